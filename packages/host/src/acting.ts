import { BadInput } from '@point-option/engine';
import { change, type Handlers, opened, seated } from './caller.ts';
import { delegate } from './delegation.ts';
import { show, showTo, viewNow } from './hosted.ts';
import { keepNote } from './keeping.ts';
import { DIE_FIRST, orderBy, redoBy, rollBy, undoBy } from './orders.ts';
import { isHidden, journalOf } from './table.ts';
import { sideName } from './words.ts';

/** Requests that change a match, or what a seat has arranged for it. */
export const acting: Handlers<
  'sit' | 'order' | 'roll' | 'undo' | 'redo' | 'standing' | 'delegate' | 'speed' | 'step' | 'lesson'
> = {
  sit: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    const watch = caller.watches.get(hosted);
    if (!hosted.table.people.includes(seat))
      throw new BadInput(`No person plays ${sideName(hosted.table.game, seat)} in this match.`);
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
      if (hosted.table.pending) return DIE_FIRST;
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
      const owner = table.pending?.given.side;
      if (owner !== undefined && owner !== side && table.people.includes(owner) && isHidden(table))
        throw new BadInput(`${sideName(table.game, owner)} rolls this die.`);
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
    return change(caller, hosted, () => (hosted.table.pending ? DIE_FIRST : redoBy(hosted.table, side)));
  },
  standing: async (caller, { match, seat, box, on }) => {
    const hosted = opened(caller, match);
    const { standing } = hosted.table;
    const side = seated(caller, hosted, seat);
    const others = (standing.get(side) ?? []).filter((each) => each !== box);
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
      table.delegations.delete(side);
      hosted.resume?.();
      if (!table.isSettling || hosted.isPaused) show(hosted);
      return {};
    }
    return change(caller, hosted, () => {
      if (table.pending) return DIE_FIRST;
      table.delegations.set(side, delegate(scope, table.match, side));
      table.staffDid.delete(side);
      table.since.set(side, journalOf(table.match, side).length);
      return null;
    });
  },
  speed: (caller, { match, speed }) => {
    const hosted = opened(caller, match);
    hosted.pace = speed;
    hosted.resume?.();
    return {};
  },
  step: (caller, { match }) => {
    opened(caller, match).resume?.();
    return {};
  },
  lesson: async (caller, { match, seat, skip }) => {
    const hosted = opened(caller, match);
    const { table } = hosted;
    seated(caller, hosted, seat);
    if (table.tutor) table.tutor.skipped = skip;
    table.meta = { ...table.meta, lessonSkipped: skip };
    show(hosted);
    await keepNote(hosted, caller.state.ports);
    return {};
  },
};
