import { capital, choosable, type PromptView, type RouteView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { answerOf, type Draft, totalOf } from '../store/draft.ts';
import { order, redoOrder } from '../store/orders.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { confirmOrder, clearOrUndo } from './picking.ts';

/** The button that orders, named by what it does, and undo. */
export function Actions({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  const draft = useStore(room, (now) => now.draft);
  const route = useStore(room, (now) => now.route);
  const busy = useStore(room, (now) => now.busy);
  const isYes = prompt.kind === 'confirm';
  return (
    <div className="act">
      {/* One button for every kind of question: to take away the one that has the focus would style the whole page. */}
      <button
        type="button"
        className="go"
        data-testid={isYes ? undefined : 'confirm'}
        disabled={busy || (!isYes && answerOf(prompt, draft, route) === undefined)}
        onClick={isYes ? () => order(true) : confirmOrder}
      >
        <span className="golabel">{isYes ? t('web.yes') : confirmLabel(prompt, draft, route)}</span>{' '}
        <kbd>{isYes ? '1' : 'Enter'}</kbd>
      </button>
      {isYes && (
        <button type="button" className="se" disabled={busy} onClick={() => order(false)}>
          {t('web.no')} <kbd>2</kbd>
        </button>
      )}
      <UndoButtons table={table} />
    </div>
  );
}

export function UndoButtons({ table }: { readonly table: SeatView }) {
  return (
    <>
      <button type="button" className="se" disabled={!table.canUndo} onClick={clearOrUndo} data-testid="undo">
        {t('table.undo')} <kbd>Z</kbd>
      </button>
      {table.canRedo && (
        <button type="button" className="se" onClick={redoOrder} data-testid="redo">
          {t('table.redo')} <kbd>Y</kbd>
        </button>
      )}
    </>
  );
}

/** What the button says: what is still missing, or what will be done. A game may name that itself ("Launch 2 units"). */
function confirmLabel(prompt: PromptView, draft: Draft, route: RouteView | null): string {
  switch (prompt.kind) {
    case 'one': {
      const chosen = prompt.options.find(({ id }) => id === draft.chosen[0]);
      return chosen ? capital(speak(chosen.label)) : t('table.choose');
    }
    case 'some': {
      const n = draft.chosen.length;
      return n < prompt.min ? t('table.need', { n: prompt.min - n }) : deedText(prompt, n, 'table.confirm some');
    }
    case 'amount':
      return deedText(prompt, draft.amount, 'table.confirm amount');
    case 'arrange': {
      const n = Object.keys(draft.placed).length;
      if (answerOf(prompt, draft) === undefined) return t('table.left', { n: prompt.pieces.length - n });
      return deedText(prompt, n, 'table.confirm place');
    }
    case 'path': {
      if (route?.unfinished) return speak(route.unfinished.reason);
      return deedText(prompt, draft.route.length, 'table.confirm route');
    }
    case 'allot': {
      const n = totalOf(draft);
      return n < prompt.min ? t('allot.need', { n: prompt.min - n }) : deedText(prompt, n, 'table.confirm allot');
    }
    case 'confirm':
      return t('web.yes');
  }
}

/** The game's own words for the deed under "order.<question>", with how many, or under "none.<question>"; else the page's. */
function deedText({ question }: PromptView, n: number, plain: string): string {
  const key = `${n > 0 ? 'order' : 'none'}.${question.key}`;
  const words = room.get().opening?.words ?? {};
  if (Object.hasOwn(words, key)) return capital(speak({ key, values: { ...question.values, n } }));
  return n === 0 ? t('table.confirm none') : t(plain, { n });
}

/** One line under the button: whether the order can be taken back, or why the last one cannot. */
export function UndoLine({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  const draft = useStore(room, (now) => now.draft);
  const taken = useStore(room, (now) => now.route?.taken);
  const isChosen = ({ id }: { id: string | number }): boolean =>
    draft.chosen.includes(id) || Object.hasOwn(draft.placed, id) || Object.hasOwn(draft.allotted, id);
  const chosen = prompt.kind === 'path' ? (taken ?? []) : choosable(prompt).filter(isChosen);
  const key = chosen.some(({ rolls }) => rolls) ? 'rolls' : chosen.some(({ reveals }) => reveals) ? 'reveals' : null;
  const line = key
    ? t(`table.${key}`)
    : table.undoRefused
      ? t('table.no undo', { why: speak(table.undoRefused.reason) })
      : t('table.can undo');
  return <p className="nt undoline">{line}</p>;
}
