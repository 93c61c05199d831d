import type { Match } from './match.ts';
import { message } from './message.ts';
import { keep, type UndoStop } from './record.ts';
import { notAsked, type Refusal, refuse, RulesFault } from './refusal.ts';
import { deciders, openStep } from './run.ts';
import type { Side, State } from './state.ts';

/** Why an order just applied can never be taken back, or null where it can. */
export function undoStop(
  rolled: boolean,
  revealed: boolean,
  joint: boolean,
  side: Side,
  state: State<unknown>,
): UndoStop['why'] | null {
  if (state.outcome !== null) return 'over';
  // All answers came to light together; whether dice followed, some of the sides may not know.
  if (joint) return state.open.length > 0 && Object.hasOwn(state.sealed, side) ? null : 'joint';
  if (rolled) return 'die';
  if (revealed) return 'secret';
  return state.open.length === 1 && state.open[0] === side ? null : 'other side';
}

/** Why a side cannot take its last order back, or null where it can. */
export function undoRefusal<D, V>(match: Match<D, V>, side: Side): Refusal | null {
  const { record, table } = match;
  if (!match.prepared.game.sides.includes(side)) return notAsked(match.prepared.game.sides, side);
  if (record === null) return refuse('undo simulation');
  const state = table.whole;
  if (Object.hasOwn(state.sealed, side)) return null;
  if (state.outcome !== null) return refuse('undo over');
  if (!state.open.includes(side)) return refuse('undo other side');
  if (record.undo.length > 0) return null;
  // What another side's order did, rolled in secret perhaps, is not for this one to learn.
  const { why, by } = record.stop;
  return refuse(`undo ${by === null || by === side ? why : match.seats[side] === 0 ? 'start' : 'other side'}`);
}

/**
 * Takes a side's last order back: to the last die, revealed secret or other side's turn, never across one. It is an
 * order itself, and the dice do not go back with it. A sealed answer can be taken back until all are in.
 */
export function undo<D, V>(match: Match<D, V>, side: Side): Refusal | null {
  const refusal = undoRefusal(match, side);
  if (refusal !== null || match.record === null) return refusal;
  const { record, table, seats } = match;
  const state = table.whole;
  match.asked = null;
  if (Object.hasOwn(state.sealed, side)) {
    delete state.sealed[side];
    const { step, frame } = openStep(match.prepared.procedures, table);
    state.open = deciders(step, table, frame.locals).filter((s) => !Object.hasOwn(state.sealed, s));
    table.journal?.push({ key: 'kernel.taken back', to: [side], after: table.orders });
  } else {
    const point = record.undo.pop();
    if (point === undefined) throw new RulesFault('Nothing to take back.');
    table.whole = point.state;
    table.journal?.push({
      key: 'kernel.undone',
      values: { side: message(`side.${side}`) },
      to: 'all',
      after: table.orders,
      strikes: point.journal,
    });
  }
  table.orders++;
  seats[side] = (seats[side] ?? 0) + 1;
  keep(record, { by: side, undo: true }, table, seats);
  return null;
}
