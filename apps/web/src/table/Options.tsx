import type { OptionId, PromptView } from '@point-option/engine';
import { useState } from 'react';
import { priceText } from '../chart/lit.ts';
import { isLongList } from '../store/nearest.ts';
import { room, speak, whyNot } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { gridOf } from './gridOf.ts';
import { isPointedAt } from './look.ts';
import { briefNames, capital } from './names.ts';
import { OddsView } from './OddsView.tsx';
import { chooseOption } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';
import { SlipPart } from './SlipPart.tsx';
import { KEYED } from './touching.ts';

type Option = PromptView['options'][number];

/** So many are read at a glance; the others are counted, lit, and a click away. */
const LISTED = 7;
/** More than this many are found by typing, not read through. */
const SOUGHT = 12;

/** The options as a list: with their price, what they risk, and on the one in question the chances. */
export function Options({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  const [sought, setSought] = useState('');
  const [all, setAll] = useState(false);
  const chosen = useStore(room, (now) => now.draft.chosen);
  const focus = useStore(room, (now) => now.focus);
  const found = prompt.options
    .map((option, i) => ({ option, i }))
    .filter(({ option }) => speak(option.label).toLowerCase().includes(sought.toLowerCase()));
  // What is chosen or pointed at on the chart stands in the list, wherever it comes in it.
  const shown = all
    ? found
    : found.filter(({ option }, i) => i < LISTED || chosen.includes(option.id) || option.id === focus);
  const several = prompt.kind === 'some';
  return (
    <>
      {prompt.limits && <p className="who">{limitsText(prompt.limits)}</p>}
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
            key={option.id}
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
            <button type="button" className="link" onClick={() => whyNot(sought.trim())}>
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
function moreWord({ presentation: { map, displays } }: TableView, found: readonly { option: Option }[]): string {
  const grid = map && gridOf(map.grid);
  const onChart = new Set(map?.stacks.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const onDisplays = new Set(
    displays.flatMap(({ boxes }) => boxes.flatMap(({ id, pieces }) => [id, ...pieces.map((piece) => piece.id)])),
  );
  const all = (isThere: (id: string) => boolean): boolean =>
    found.every(({ option }) => (option.touches ?? []).some(isThere));
  if (all((id) => onChart.has(id) || (grid?.hexAt(id) ?? -1) >= 0)) return 'table.more';
  return all((id) => onDisplays.has(id)) ? 'table.more shown' : 'table.more listed';
}

/** What an option is measured against: what is chosen, or the first other that rolls as well. */
function rival({ options }: PromptView, id: OptionId, chosen: OptionId | undefined): OptionId | null {
  if (chosen !== undefined && chosen !== id) return chosen;
  return options.find((each) => each.id !== id && each.rolls === true)?.id ?? null;
}

/** Of several the chosen ones, each of which can be struck out. */
function Chosen({ prompt, chosen }: { readonly prompt: PromptView; readonly chosen: readonly OptionId[] }) {
  if (chosen.length === 0) return null;
  const names = briefNames(new Map(prompt.options.map(({ id, label }) => [id, speak(label)])));
  return (
    <ul className="slip" aria-label={t('table.slip')}>
      {chosen.map((id) => {
        const what = capital(names.get(id) ?? String(id));
        return <SlipPart key={id} what={what} onStrike={() => chooseOption(id)} />;
      })}
    </ul>
  );
}

function groupOf(option: Option | undefined): string {
  return option?.group ? speak(option.group) : '';
}

function limitsText({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? t('table.limits one', { n: least }) : t('table.limits', { least, most });
}

interface RowProps {
  readonly option: Option;
  readonly seq: number;
  readonly several: boolean;
  readonly against: OptionId | null;
  readonly keyed: number | null;
  readonly group: string;
}

function Row({ option, seq, several, against, keyed, group }: RowProps) {
  const chosen = useStore(room, (now) => now.draft.chosen.includes(option.id));
  const focused = useStore(room, (now) => now.focus === option.id);
  const pointed = useStore(room, (now) => isPointedAt(option, now.pulse));
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

export function DieGlyph() {
  return (
    <svg className="dieglyph" width="13" height="13" viewBox="0 0 13 13" role="img" aria-label={t('table.dice')}>
      <path d="M6.5 .8l5.2 2.9v5.6l-5.2 2.9-5.2-2.9V3.7z" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <circle cx="6.5" cy="6.5" r="1.6" fill="currentColor" />
    </svg>
  );
}

export function Triangle() {
  return (
    <svg className="tri" width="13" height="12" viewBox="0 0 13 12" aria-hidden="true">
      <path d="M6.5 1l5.6 10H.9z" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M6.5 4.4v3.2M6.5 8.6v1.2" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
