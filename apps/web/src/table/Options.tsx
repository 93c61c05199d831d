import {
  boxesIn,
  capital,
  type OptionId,
  type OptionView,
  type PromptView,
  type Ref,
  refKey,
} from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useState } from 'react';
import { priceText } from '../chart/lit.ts';
import { isLongList } from '../store/nearest.ts';
import { pointedAt, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { askAbout } from './askAbout.ts';
import { DieGlyph, Triangle } from './Glyphs.tsx';
import { limitsText } from './limits.ts';
import { isPointedAt } from './look.ts';
import { shortNames } from './names.ts';
import { OddsView } from './OddsView.tsx';
import { optionKey } from './optionKey.ts';
import { chooseOption } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';
import { SlipPart } from './SlipPart.tsx';
import { KEYED } from './touching.ts';

type ChoicePrompt = PromptView & { kind: 'one' | 'some' };

/** As many as are read at a glance; the others are counted, lit, and a click away. */
const LISTED = 7;
/** More than this many are found by typing, not read through. */
const SOUGHT = 12;

/** The options as a list: with their price, what they risk, and on the one in question the chances. */
export function Options({ table, prompt }: { readonly table: SeatView; readonly prompt: ChoicePrompt }) {
  const [sought, setSought] = useState('');
  const [all, setAll] = useState(false);
  const chosen = useStore(room, (now) => now.draft.chosen);
  const focus = useStore(room, (now) => now.focus);
  const found = prompt.options
    .map((option, i) => ({ option, i }))
    .filter(({ option }) => speak(option.label).toLowerCase().includes(sought.toLowerCase()));
  // What is chosen or pointed at on the chart stands in the list, wherever it comes in it.
  // A list that is one line too long is shown whole: the line that counts the rest takes as much room.
  const shown =
    all || found.length <= LISTED + 1
      ? found
      : found.filter(({ option }, i) => i < LISTED || chosen.includes(option.id) || option.id === focus);
  const several = prompt.kind === 'some';
  return (
    <>
      {prompt.kind === 'some' && <p className="who">{limitsText(prompt)}</p>}
      {several && <Chosen prompt={prompt} chosen={chosen} />}
      {prompt.options.length > SOUGHT && (
        <div className="seek">
          <input
            type="search"
            value={sought}
            placeholder={t('table.find', { n: prompt.options.length })}
            aria-label={t('table.find', { n: prompt.options.length })}
            onChange={(event) => setSought(event.target.value)}
          />
          {isLongList(table) && <p className="note">{t('table.on chart')}</p>}
        </div>
      )}
      <ul className="opts" aria-label={t('table.order')}>
        {shown.map(({ option, i }, at) => (
          <Row
            key={optionKey(option.id)}
            option={option}
            seq={table.seq}
            several={several}
            against={several ? null : rival(prompt, option.id, chosen[0])}
            keyed={i < KEYED ? i + 1 : null}
            group={groupOf(option) === groupOf(shown[at - 1]?.option) ? '' : groupOf(option)}
          />
        ))}
        {found.length === 0 && (
          <li className="more">
            {t('table.none found')}{' '}
            <button type="button" className="link" onClick={() => askAbout(sought.trim())}>
              {t('table.why not it', { what: sought.trim() })}
            </button>
          </li>
        )}
        {found.length > shown.length && (
          <li className="more">
            {t(moreWord(table, found), { n: found.length - shown.length })}{' '}
            <button type="button" className="link" onClick={() => setAll(true)}>
              {t('table.show all', { n: found.length })}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** Where those that are not listed are lit: all on the chart, all on the displays, or here and there. */
function moreWord({ presentation: { map, displays } }: SeatView, found: readonly { option: OptionView }[]): string {
  const onChart = new Set(map?.stacks.flatMap(({ pieces }) => pieces.map(({ id }) => refKey({ piece: id }))));
  const onDisplays = new Set(
    boxesIn({ displays }).flatMap(({ id, pieces }) => [
      refKey({ box: id }),
      ...pieces.map((piece) => refKey({ piece: piece.id })),
    ]),
  );
  const all = (isThere: (ref: Ref) => boolean): boolean => found.every(({ option }) => option.touches.some(isThere));
  if (all((ref) => 'hex' in ref || onChart.has(refKey(ref)))) return 'table.more';
  return all((ref) => onDisplays.has(refKey(ref))) ? 'table.more shown' : 'table.more listed';
}

/** What an option is measured against: what is chosen, or the first other that rolls as well. */
function rival({ options }: ChoicePrompt, id: OptionId, chosen: OptionId | undefined): OptionId | null {
  if (chosen !== undefined && chosen !== id) return chosen;
  return options.find((each) => each.id !== id && each.rolls === true)?.id ?? null;
}

/** Of several the chosen ones, each of which can be struck out. */
function Chosen({ prompt, chosen }: { readonly prompt: ChoicePrompt; readonly chosen: readonly OptionId[] }) {
  if (chosen.length === 0) return null;
  const names = shortNames(prompt.options);
  return (
    <ul className="slip" aria-label={t('table.slip')}>
      {chosen.map((id) => {
        const what = capital(names.get(id) ?? String(id));
        return <SlipPart key={optionKey(id)} what={what} onStrike={() => chooseOption(id)} />;
      })}
    </ul>
  );
}

function groupOf(option: OptionView | undefined): string {
  return option?.group ? speak(option.group) : '';
}

interface RowProps {
  readonly option: OptionView;
  readonly seq: number;
  readonly several: boolean;
  readonly against: OptionId | null;
  readonly keyed: number | null;
  readonly group: string;
}

function Row({ option, seq, several, against, keyed, group }: RowProps) {
  const chosen = useStore(room, (now) => now.draft.chosen.includes(option.id));
  const focused = useStore(room, (now) => now.focus === option.id);
  const pointed = useStore(room, (now) => isPointedAt(option, pointedAt(now)));
  const focus = (): void => room.set({ focus: option.id });
  const isOpen = focused || (chosen && !several);
  return (
    <>
      {group !== '' && <li className="lab group">{group}</li>}
      <li className={`${chosen || focused ? 'on' : ''}${pointed ? ' pulse' : ''}`} data-option={String(option.id)}>
        <button
          type="button"
          className="row"
          aria-pressed={chosen}
          onClick={() => chooseOption(option.id)}
          onMouseEnter={focus}
          onFocus={focus}
        >
          {keyed === null ? <span /> : <kbd>{keyed}</kbd>}
          <span className="hx" aria-hidden="true">
            {several ? (chosen ? '☑' : '☐') : chosen ? '●' : ''}
          </span>
          <span className="wt">
            {capital(speak(option.label))}
            {option.rolls && <DieGlyph />}
          </span>
          <span className="fl">{option.cost !== undefined && <b>{t('table.cost', { n: priceText(option) })}</b>}</span>
        </button>
        {option.caution && (
          <p className="risk">
            <Triangle /> {speak(option.caution)}
          </p>
        )}
        {isOpen && (
          <>
            <OddsView option={option.id} seq={seq} against={against} />
            {option.rule !== undefined && (
              <p className="src">
                <RuleTag rule={option.rule} />
                &nbsp;
              </p>
            )}
          </>
        )}
      </li>
    </>
  );
}
