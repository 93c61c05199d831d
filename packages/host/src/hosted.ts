import type { SeenEvent, Side } from '@point-option/engine';
import { type Patch, patchOf } from './patch.ts';
import type { BlankView, JournalPush, Push, SeatView, Speed } from './protocol.ts';
import { seatView } from './seatView.ts';
import { awaited, isHidden, journalOf, type Table } from './table.ts';

/** What one connection sees of a match. */
export interface Watch {
  readonly push: (message: Push) => void;
  /** The seat before its screen; null while the screen is blank. */
  holder: Side | null;
  /** The view and the journal as they were last pushed. */
  last: SeatView | null;
  lines: readonly SeenEvent[];
  blanks: number;
}

/** The latest view of a seat, with the number of the change it was made for and of the seat's next order. */
interface SeatNow {
  readonly version: number;
  readonly number: number;
  readonly view: SeatView;
  readonly lines: readonly SeenEvent[];
  /** What made it of the view before: whoever was shown that one need not have it worked out again. */
  readonly since: { readonly view: SeatView; readonly patch: Patch | null } | null;
}

/** A match that is open in this host, and who watches it. */
export interface Hosted {
  readonly table: Table;
  readonly watches: Set<Watch>;
  readonly views: Map<Side, SeatNow>;
  version: number;
  pace: Speed;
  /** Lets staff who wait for a word go on. */
  resume: (() => void) | null;
  /** Staff wait between two orders that are watched: whoever only asks need not. */
  isPaused: boolean;
  /** Requests that only ask, and wait for their turn: a pause is one. */
  readonly askers: Set<() => void>;
  /** Lets go of the match in the store. */
  release: () => void;
  isUnsaved: boolean;
  /** Orders that were kept. */
  keptOrders: number;
}

export function createHosted(table: Table, release: () => void): Hosted {
  return {
    table,
    watches: new Set(),
    views: new Map(),
    version: 0,
    pace: 'fast',
    resume: null,
    isPaused: false,
    askers: new Set(),
    release,
    isUnsaved: false,
    keptOrders: -1,
  };
}

export function createWatch({ table }: Hosted, push: (message: Push) => void): Watch {
  const holder = isHidden(table) ? null : (awaited(table)[0] ?? table.people[0] ?? null);
  return { push, holder, last: null, lines: [], blanks: 0 };
}

/** The view of a seat, worked out once for every change. Its number rises where the position moved for that seat. */
export function viewNow(hosted: Hosted, seat: Side): SeatView {
  return seatNow(hosted, seat).view;
}

function seatNow(hosted: Hosted, seat: Side): SeatNow {
  const { table, views, version } = hosted;
  const before = views.get(seat);
  if (before?.version === version) return before;
  const number = table.match.seats[seat] ?? 0;
  const lines = journalOf(table.match, seat);
  let view = seatView(table, seat, lines);
  let since: SeatNow['since'] = null;
  if (before) {
    let patch = patchOf(before.view, view);
    if (before.number !== number || isMove(patch)) {
      const seq = view.seq + 1;
      table.seqs.set(seat, seq);
      view = { ...view, seq };
      patch = withSeq(patch, seq);
    }
    since = { view: before.view, patch };
  }
  const now = { version, number, view, lines, since };
  views.set(seat, now);
  return now;
}

/** What a view shows of the position. What a seat leaves to its staff, or reads of a lesson, moves nothing. */
const POSITION = [
  'journalLength',
  'prompt',
  'die',
  'outcome',
  'flow',
  'presentation',
] as const satisfies readonly (keyof SeatView)[];

/** Whether the position is another for the seat. */
function isMove(patch: Patch | null): boolean {
  if (patch === null) return false;
  if (!('set' in patch)) return true;
  return POSITION.some((field) => field in patch.set || patch.gone?.includes(field) === true);
}

function withSeq(patch: Patch | null, seq: number): Patch {
  return patch !== null && 'set' in patch
    ? { ...patch, set: { ...patch.set, seq: { is: seq } } }
    : { set: { seq: { is: seq } } };
}

/** Something changed: everyone who watches is told what it makes of what they see. */
export function show(hosted: Hosted): void {
  hosted.version++;
  for (const watch of hosted.watches) showTo(hosted, watch);
}

export function showTo(hosted: Hosted, watch: Watch): void {
  const { table } = hosted;
  if (!isHidden(table)) watch.holder ??= awaited(table)[0] ?? table.people[0] ?? null;
  if (watch.holder === null) {
    showBlank(table, watch);
    return;
  }
  const { view, lines, since } = seatNow(hosted, watch.holder);
  const last = watch.last?.seat === view.seat ? watch.last : null;
  const journal = linesSince(last ? watch.lines : [], lines);
  const isRead = journal.from === lines.length && watch.lines.length === lines.length;
  watch.last = view;
  watch.lines = lines;
  if (last === null) {
    watch.push({ push: 'table', match: table.id, table: view, journal });
    return;
  }
  const patch = last === view ? null : last === since?.view ? since.patch : patchOf(last, view);
  if (patch !== null || !isRead) watch.push({ push: 'change', match: table.id, patch: patch ?? { set: {} }, journal });
}

/** Where a journal begins to differ from what was sent: lines are only added, or struck. */
function linesSince(sent: readonly SeenEvent[], lines: readonly SeenEvent[]): JournalPush {
  const changed = lines.findIndex((line, i) => sent[i]?.key !== line.key || sent[i]?.struck !== line.struck);
  const from = changed < 0 ? lines.length : changed;
  return { from, lines: lines.slice(from) };
}

function showBlank(table: Table, watch: Watch): void {
  watch.last = null;
  watch.lines = [];
  watch.push({ push: 'blank', match: table.id, table: blankView(table, ++watch.blanks) });
}

function blankView(table: Table, seq: number): BlankView {
  const { people, isResumed, ordered, id } = table;
  const next = awaited(table)[0] ?? people[0] ?? '';
  // A side that has ordered nothing yet has nothing to come back for.
  const others = people.filter((side) => side !== next && (isResumed || ordered.has(side)));
  return { match: id, blank: true, seq, next, others };
}

/**
 * The screen goes to the person who is awaited now. Where the game hides anything between people it goes blank first,
 * until that person comes to it.
 */
export function turnScreens({ table, watches }: Hosted): void {
  const due = awaited(table);
  for (const watch of watches) {
    if (watch.holder === null || due[0] === undefined || due.includes(watch.holder)) continue;
    watch.holder = isHidden(table) ? null : due[0];
  }
}
