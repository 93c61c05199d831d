import { same, type Side } from '@point-option/engine';
import type { Chapter } from './chapters.ts';
import type { InStore } from './inStore.ts';
import { latestLines } from './journal.ts';
import { type Patch, patchOf } from './patch.ts';
import type { BlankView, JournalPush, Push, SeatView, Speed } from './protocol.ts';
import { seatView } from './seatView.ts';
import { awaited, isShared, type Table } from './table.ts';

/** What one connection sees of a match. */
export interface Watch {
  readonly push: (message: Push) => void;
  /** The seats that its people have: all people's at one screen, or one where each has a screen of their own. */
  readonly seats: readonly Side[];
  /** The seat before its screen; null while the screen is blank. */
  holder: Side | null;
  /** How fast staff order in the name of its people. */
  pace: Speed;
  /** It is about to turn away: staff don't play on for it. */
  isLeaving: boolean;
  /** The view as it was last pushed, how many lines of the journal were, and the diary's mark then. */
  last: SeatView | null;
  sent: number;
  mark: number;
  /** The blank screen that was last pushed, while it is the one shown. */
  blank: BlankView | null;
  blanks: number;
}

/** The latest view of a seat, with the number of the change it was made for and of the seat's next order. */
interface SeatNow {
  readonly version: number;
  readonly number: number;
  readonly view: SeatView;
  /** What made it of the view before: whoever was shown that one need not have it worked out again. */
  readonly since: { readonly view: SeatView; readonly patch: Patch | null } | null;
}

/** A match that is open in this host, and who watches it. */
export interface Hosted {
  readonly table: Table;
  readonly watches: Set<Watch>;
  readonly views: Map<Side, SeatNow>;
  version: number;
  /** Lets staff who wait for a word go on. */
  resume: (() => void) | null;
  /** Staff wait between two orders that are watched: whoever only asks need not. */
  isPaused: boolean;
  /** Requests that only ask, and wait for their turn: a pause is one. */
  readonly askers: Set<() => void>;
  /** Requests that change the match and wait for staff: a pause without end refuses them. */
  readonly waiting: Set<() => void>;
  /** Lets go of the match in the store. */
  release: () => void;
  /** Why the match could not be kept when that was last tried; null where it could. */
  unsaved: string | null;
  /** What the store has of it; null where that is nothing yet. */
  inStore: InStore | null;
  /** The orders before those in hand, each as a line of its file; null where there are none, or they have not been read yet. */
  earlier: readonly string[] | null;
  /** Earlier chapters of the journal that somebody asked for. */
  readonly chapters: Map<number, Chapter>;
  /** Where a list says that it stands: worked out after so many orders, and when. */
  where: { readonly orders: number; readonly at: number } | null;
  /** What was kept last, to tell whether anything is new. */
  keptStamp: string | null;
  /** Ends when all that is being kept is: one thing at a time. */
  saving: Promise<void>;
  /** How many saves that is. */
  saves: number;
  /** How many orders the store will have once it has what it was given last; null where it was given nothing. */
  sending: number | null;
  /** The store took too long: it is waited for in the background. */
  isSlow: boolean;
  /** A save takes so long that an export does not wait for it. */
  isSaveLong: boolean;
  /** Who waits for a save, and exports that wait for their turn. */
  readonly savers: Set<() => void>;
  readonly exporters: Set<() => void>;
}

export function createHosted(table: Table, release: () => void): Hosted {
  return {
    table,
    watches: new Set(),
    views: new Map(),
    version: 0,
    resume: null,
    isPaused: false,
    askers: new Set(),
    waiting: new Set(),
    release,
    unsaved: null,
    inStore: null,
    earlier: null,
    where: null,
    chapters: new Map(),
    keptStamp: null,
    saving: Promise.resolve(),
    saves: 0,
    sending: null,
    isSlow: false,
    isSaveLong: false,
    savers: new Set(),
    exporters: new Set(),
  };
}

export function createWatch({ table }: Hosted, push: (message: Push) => void, seats: readonly Side[]): Watch {
  const holder = isShared(table, seats) ? null : firstOf(table, seats);
  return { push, seats, holder, pace: 'fast', isLeaving: false, last: null, sent: 0, mark: 0, blank: null, blanks: 0 };
}

/** Who comes to a screen first: whoever of its people is awaited. */
function firstOf(table: Table, seats: readonly Side[]): Side | null {
  return awaited(table).find((side) => seats.includes(side)) ?? seats[0] ?? null;
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
  let view = seatView(table, seat);
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
  const now = { version, number, view, since };
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
  // A seat's number rises by what happened, whether or not anyone looks.
  for (const side of hosted.table.people) seatNow(hosted, side);
  for (const watch of hosted.watches) showTo(hosted, watch);
}

export function showTo(hosted: Hosted, watch: Watch): void {
  const { table } = hosted;
  if (!isShared(table, watch.seats)) watch.holder ??= firstOf(table, watch.seats);
  if (watch.holder === null) {
    showBlank(hosted, watch);
    return;
  }
  watch.blank = null;
  const { view, since } = seatNow(hosted, watch.holder);
  const last = watch.last?.seat === view.seat ? watch.last : null;
  const journal = last ? linesSince(hosted, watch, watch.holder) : latestLines(hosted, watch.holder);
  const { mark, length } = table.diary.to(watch.holder);
  watch.last = view;
  watch.mark = mark;
  watch.sent = length;
  if (last === null) {
    watch.push({ push: 'table', match: table.id, table: view, journal });
    return;
  }
  const patch = last === view ? null : last === since?.view ? since.patch : patchOf(last, view);
  if (patch !== null || journal.lines.length > 0)
    watch.push({ push: 'change', match: table.id, patch: patch ?? { set: {} }, journal });
}

/** What of a journal a connection was not sent: lines are only added, or struck. */
function linesSince({ table }: Hosted, { sent, mark }: Watch, viewer: Side): JournalPush {
  const telling = table.diary.to(viewer);
  const from = Math.max(telling.earlier, Math.min(sent, telling.changedSince(mark)));
  return { from, lines: telling.lines.slice(from - telling.earlier) };
}

/** A blank screen is pushed where it says something new: that it is pushed at all would tell that somebody acted. */
function showBlank(hosted: Hosted, watch: Watch): void {
  const { table } = hosted;
  watch.last = null;
  const view: BlankView = { ...blankView(hosted, watch), match: table.id, blank: true, seq: watch.blanks + 1 };
  if (watch.blank && same({ ...watch.blank, seq: view.seq }, view)) return;
  watch.blanks++;
  watch.blank = view;
  watch.push({ push: 'blank', match: table.id, table: view });
}

function blankView({ table, watches }: Hosted, own: Watch): Pick<BlankView, 'next' | 'others'> {
  const { isResumed, ordered, match } = table;
  const { seats } = own;
  // People at one screen see each other act. Where others act elsewhere, only what everyone is told counts: who is asked,
  // not who has answered under seal.
  const isAlone = [...watches].every((watch) => watch === own || !watch.seats.some((side) => seats.includes(side)));
  const { open, sealed } = match.table.whole;
  const asked = isAlone ? awaited(table) : seats.filter((side) => open.includes(side) || Object.hasOwn(sealed, side));
  const next = asked.find((side) => seats.includes(side)) ?? seats[0] ?? '';
  // A side that has ordered nothing yet has nothing to come back for.
  const others = seats.filter((side) => side !== next && (isResumed || !isAlone || ordered.has(side)));
  return { next, others };
}

/**
 * The screen goes to the person of it who is awaited now. Where the game hides anything between its people it goes blank
 * first, until that person comes to it. A screen of one person stays theirs.
 */
export function turnScreens({ table, watches }: Hosted): void {
  for (const watch of watches) {
    const due = awaited(table).filter((side) => watch.seats.includes(side));
    if (watch.holder === null || due[0] === undefined || due.includes(watch.holder)) continue;
    watch.holder = isShared(table, watch.seats) ? null : due[0];
  }
}
