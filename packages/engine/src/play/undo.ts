import { emptyAnswer } from './ask.ts';
import type { Match } from './match.ts';
import { message } from '../view/message.ts';
import { cutPast, takeOut, wentBack } from './past.ts';
import { keep, type MatchRecord, type UndoPoint, type UndoStop } from './record.ts';
import { notAsked, type Refusal, refuse, RulesFault } from './refusal.ts';
import { deciders, openStep, questionAt } from './run.ts';
import type { Side, State } from './state.ts';

/**
 * Why an order just applied can never be taken back, or null where it can. Of a joint answer nobody is told more than
 * that it stands: whether a die followed, some of the sides may not know.
 */
export function undoStop(
  rolled: boolean,
  revealed: boolean,
  joint: boolean,
  state: State<unknown>,
): UndoStop['why'] | null {
  if (state.outcome !== null) return 'over';
  if (!rolled && !revealed) return null;
  return joint ? 'joint' : rolled ? 'die' : 'secret';
}

/**
 * Keeps the place before an order that took effect, to go back to, unless the order is a stop. The places before another
 * side's orders go: a side takes back its own orders only, and only the latest of all that took effect.
 */
export function keepUndo<D>(
  record: MatchRecord<D>,
  point: UndoPoint,
  why: UndoStop['why'] | null,
  joint: boolean,
): void {
  const { undo: points } = record;
  const last = points.at(-1);
  if (why !== null) record.stop = { why, by: joint ? null : point.by };
  else if (last !== undefined && last.by !== point.by) record.stop = { why: 'other side', by: null };
  if (why !== null || (last !== undefined && last.by !== point.by)) points.length = 0;
  if (why === null) points.push(point);
}

/** Why a side cannot take its last order back, or null where it can. */
export function undoRefusal<D, V>(match: Match<D, V>, side: Side): Refusal | null {
  const { record, table } = match;
  if (!match.prepared.game.sides.includes(side)) return notAsked(match.prepared.game.sides, side);
  if (record === null) return refuse('undo simulation');
  const state = table.whole;
  if (Object.hasOwn(state.sealed, side)) return null;
  if (state.outcome !== null) return refuse('undo over');
  const last = record.undo.at(-1);
  if (last?.by === side) return null;
  // What another side's order did, rolled in secret perhaps, is not for this one to learn.
  const { why, by } = record.stop;
  if (last === undefined && (by === null || by === side)) return refuse(`undo ${why}`);
  return refuse(match.seats[side] === 0 ? 'undo start' : 'undo other side');
}

/**
 * Whether a side can take back anything that it decided itself. A question that offers nothing is answered for it, and
 * would be again.
 */
export function canUndoDecision<D, V>(match: Match<D, V>, side: Side): boolean {
  if (match.record === null || undoRefusal(match, side) !== null) return false;
  const { table, prepared, record } = match;
  if (Object.hasOwn(table.whole.sealed, side)) {
    const { cursor, step } = openStep(prepared.procedures, table);
    if (emptyAnswer(questionAt(table, cursor, step, side)) === null) return true;
  }
  return record.undo.some(({ by, decides }) => by === side && decides);
}

/**
 * Takes a side's last order back: to the last die, revealed secret or order of another side, never across one. It is
 * an order itself, and the dice do not go back with it. A sealed answer can be taken back until all are in, and after
 * that by the side that gave the last word, if nothing came of it yet; what others have sealed since is then void.
 */
export function undo<D, V>(match: Match<D, V>, side: Side): Refusal | null {
  const refusal = undoRefusal(match, side);
  if (refusal !== null || match.record === null) return refusal;
  const { record, table, seats } = match;
  const state = table.whole;
  match.asked = null;
  if (Object.hasOwn(state.sealed, side)) {
    takeOut(record.past, side);
    delete state.sealed[side];
    const { step, cursor } = openStep(match.prepared.procedures, table);
    state.open = deciders(step, table, cursor.frame.locals).filter((s) => !Object.hasOwn(state.sealed, s));
    table.journal?.push({ key: 'kernel.taken back', to: [side], after: table.orders });
    seats[side] = (seats[side] ?? 0) + 1;
  } else {
    const point = record.undo.at(-1);
    if (point === undefined) throw new RulesFault('Nothing to take back.');
    // Nothing that can be taken back has rolled a die, so the dice stand where they stood.
    table.whole = wentBack(match, record.past, point.place).state;
    cutPast(record.past, point.place);
    record.undo.pop();
    table.journal?.push({
      key: 'kernel.undone',
      values: { side: message(`side.${side}`) },
      to: 'all',
      after: table.orders,
      strikes: table.toldBefore + point.journal,
    });
    // An order that another side made up for the question it saw before is stale now.
    for (const seat of table.sides) seats[seat] = (seats[seat] ?? 0) + 1;
  }
  table.orders++;
  keep(match, record, { by: side, undo: true });
  return null;
}
