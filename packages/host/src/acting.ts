import { BadInput } from '@point-option/engine';
import { type Caller, change, type Handlers, opened, ownSeat, seated } from './caller.ts';
import { delegate } from './delegation.ts';
import { show, showTo, viewNow } from './hosted.ts';
import { keepNote } from './keeping.ts';
import { NO_DIE, orderBy, redoBy, rollBy, undoBy, waitRefusal } from './orders.ts';
import { isServedNow } from './play.ts';
import { short } from './problems.ts';
import type { SeatView } from './protocol.ts';
import { awaited, isShared, pendingFor } from './table.ts';
import { sideName } from './words.ts';

/** Requests that change a match, or what a seat has arranged for it. */
export const acting: Handlers<
  'sit' | 'order' | 'roll' | 'undo' | 'redo' | 'standing' | 'delegate' | 'speed' | 'step' | 'lesson'
> = {
  sit: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    const watch = caller.watches.get(hosted);
    ownSeat(caller, hosted, seat);
    if (!watch) return {};
    watch.holder = seat;
    watch.last = null;
    showTo(hosted, watch);
    return {};
  },
  order: (caller, { match, seat, answer, seq }) => {
    const hosted = opened(caller, match);
    const side = seated(caller, hosted, seat);
    return change(caller, hosted, () => {
      const waits = waitRefusal(hosted.table, side);
      if (waits !== null) return waits;
      if (seq !== undefined && seq !== viewNow(hosted, side).seq)
        throw new BadInput('The position has moved on since that order was made.');
      return orderBy(hosted.table, side, answer);
    });
  },
  roll: (caller, { match, seat, face }) => {
    const hosted = opened(caller, match);
    const side = seated(caller, hosted, seat);
    return change(caller, hosted, () => {
      const { table } = hosted;
      const seats = caller.watches.get(hosted)?.seats ?? [];
      const rollers = table.pending ? awaited(table) : [side];
      // People at one screen who hide nothing from each other may roll for each other.
      const isFree = !isShared(table, seats) && rollers.some((roller) => seats.includes(roller));
      if (!rollers.includes(side) && !isFree) {
        if (pendingFor(table, side) === null) throw new BadInput(NO_DIE);
        throw new BadInput(`${sideName(table.game, rollers[0] ?? side)} rolls this die.`);
      }
      return rollBy(table, face);
    });
  },
  undo: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    const side = seated(caller, hosted, seat);
    return change(caller, hosted, () => undoBy(hosted.table, side));
  },
  redo: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    const side = seated(caller, hosted, seat);
    return change(caller, hosted, () => waitRefusal(hosted.table, side) ?? redoBy(hosted.table, side));
  },
  standing: async (caller, { match, seat, box, on }) => {
    const hosted = opened(caller, match);
    const { standing } = hosted.table;
    const side = seated(caller, hosted, seat);
    const others = (standing.get(side) ?? []).filter((each) => each !== box);
    if (on && !canStand(viewNow(hosted, side), box))
      throw new BadInput(`The box "${short(box)}" can't be left to the staff.`);
    standing.set(side, on ? [...others, box] : others);
    show(hosted);
    await keepNote(hosted, caller.state.ports);
    return {};
  },
  delegate: (caller, { match, seat, scope }) => {
    const hosted = opened(caller, match);
    const { table } = hosted;
    const side = seated(caller, hosted, seat);
    if (scope === null) {
      const isServed = isServedNow(hosted, [side]);
      table.delegations.delete(side);
      if (isServed) hosted.resume?.();
      if (!table.isSettling || hosted.isPaused) show(hosted);
      return {};
    }
    return change(caller, hosted, () => {
      const waits = waitRefusal(table, side);
      if (waits !== null) return waits;
      table.delegations.set(side, delegate(scope, table.match, side));
      // What was taken back before the staff went on would answer something else afterwards.
      table.redo.delete(side);
      table.staffDid.delete(side);
      table.since.set(side, table.diary.to(side).length);
      return null;
    });
  },
  speed: (caller, { match, speed }) => {
    const own = caller.watches.get(opened(caller, match));
    if (own) own.pace = speed;
    goOn(caller, match);
    return {};
  },
  step: (caller, { match }) => {
    goOn(caller, match);
    return {};
  },
  lesson: async (caller, { match, seat, skip }) => {
    const hosted = opened(caller, match);
    const { table } = hosted;
    const side = seated(caller, hosted, seat);
    if (table.tutor?.pupils.has(side) !== true)
      throw new BadInput(`No lesson is told to ${sideName(table.game, side)} in this match.`);
    table.tutor.skipped = skip;
    table.meta = { ...table.meta, lessonSkipped: skip };
    show(hosted);
    await keepNote(hosted, caller.state.ports);
    return {};
  },
};

/** Staff who wait for a word go on at one from whoever they act for. */
function goOn(caller: Caller, match: string): void {
  const hosted = opened(caller, match);
  if (isServedNow(hosted, caller.watches.get(hosted)?.seats ?? [])) hosted.resume?.();
}

/** Whether a seat may leave a box to its staff. */
function canStand({ presentation }: SeatView, box: string): boolean {
  return presentation.displays.some(({ boxes }) => boxes.some(({ id, delegable }) => id === box && delegable === true));
}
