import { amountOf, capital, type AllotItemView, type PromptView } from '@point-option/engine';
import { type Draft, emptyDraft, roomFor, totalOf } from '../store/draft.ts';
import { pointedAt, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { Triangle } from './Glyphs.tsx';
import { rangeText } from './limits.ts';
import { isPointedAt } from './look.ts';
import { OddsView } from './OddsView.tsx';
import { allotAll, allotMore } from './picking.ts';
import { ScaleBar } from './ScaleBar.tsx';

type AllotPrompt = PromptView & { kind: 'allot' };

/** Amounts over many things: a row for each, and the total against its limits. */
export function AllotField({ prompt, seq }: { readonly prompt: AllotPrompt; readonly seq: number }) {
  const draft = useStore(room, (now) => now.draft);
  const total = totalOf(draft);
  const isFull = prompt.items.every(({ id }) => roomFor(prompt, draft, id) === 0);
  return (
    <div className="allot">
      <ul className="opts" aria-label={t('table.order')}>
        {prompt.items.map((item) => (
          <Item key={item.id} prompt={prompt} item={item} draft={draft} seq={seq} />
        ))}
      </ul>
      <div className="total" data-testid="total">
        {limitsTotal(prompt) && (
          <>
            <span>{t('allot.total', { n: total })}</span>
            {Number.isFinite(prompt.max) && (
              <ScaleBar value={total} max={prompt.max} label={t('allot.total', { n: total })} />
            )}
            <span className="note">{rangeText(prompt)}</span>
          </>
        )}
        <button type="button" className="link" disabled={isFull} onClick={allotAll}>
          {t('allot.fill')}
        </button>
        <button type="button" className="link" onClick={() => room.set({ draft: emptyDraft(prompt) })}>
          {t('allot.clear')}
        </button>
      </div>
    </div>
  );
}

/** Whether the total has limits of its own. Where only each amount has, the sum of all means nothing. */
function limitsTotal({ items, min, max }: AllotPrompt): boolean {
  const sum = (of: (item: AllotItemView) => number): number => items.reduce((all, item) => all + of(item), 0);
  return min > sum((item) => item.min) || max < sum((item) => item.max);
}

interface ItemProps {
  readonly prompt: AllotPrompt;
  readonly item: AllotItemView;
  readonly draft: Draft;
  readonly seq: number;
}

function Item({ prompt, item, draft, seq }: ItemProps) {
  const focused = useStore(room, (now) => now.focus === item.id);
  const pointed = useStore(room, (now) => isPointedAt(item, pointedAt(now)));
  const n = amountOf(draft.allotted, item.id);
  const label = capital(speak(item.label));
  const focus = (): void => room.set({ focus: item.id });
  return (
    <li
      className={`${focused || n > item.min ? 'on' : ''}${pointed ? ' pulse' : ''}`}
      data-option={item.id}
      onMouseEnter={focus}
    >
      <div
        className="row"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={n}
        aria-valuemin={item.min}
        aria-valuemax={item.max}
        onFocus={focus}
        onKeyDown={(event) => {
          const steps = { ArrowRight: 1, '+': 1, '=': 1, ArrowLeft: -1, '-': -1, End: Infinity, Home: -Infinity }[
            event.key
          ];
          if (steps === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          allotMore(item.id, steps);
        }}
      >
        <span className="wt">
          {label} {item.cost !== undefined && <small>{t('table.cost', { n: item.cost })}</small>}
        </span>
        <span className="stepper">
          <button
            type="button"
            className="se"
            tabIndex={-1}
            aria-label={t('allot.less', { what: label })}
            disabled={n <= item.min}
            onClick={() => allotMore(item.id, -1)}
          >
            −
          </button>
          <output className="hx">{n}</output>
          <button
            type="button"
            className="se"
            tabIndex={-1}
            aria-label={t('allot.more', { what: label })}
            disabled={roomFor(prompt, draft, item.id) === 0}
            onClick={() => allotMore(item.id, 1)}
          >
            +
          </button>
          <small className="note">{item.min > 0 ? rangeText(item) : t('allot.of', { n: item.max })}</small>
        </span>
      </div>
      {item.caution && (
        <p className="risk">
          <Triangle /> {speak(item.caution)}
        </p>
      )}
      {focused && <OddsView option={item.id} seq={seq} />}
    </li>
  );
}
