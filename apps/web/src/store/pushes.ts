import type { SeenEvent } from '@point-option/engine';
import type { Seen } from '@point-option/host/client';
import type { BlankView, Push, SeatView } from '@point-option/host/protocol';
import { emptyDraft } from './draft.ts';
import { nearestFirst } from './nearest.ts';
import { EMPTY_ROOM, type Room, room } from './room.ts';
import { beginRoute } from './route.ts';
import { speed } from './speed.ts';
import { fillStanding } from './staff.ts';
import { askStorage } from './storage.ts';

/** What the host tells without being asked. Of a match that is not at the table it is kept until that is. */
export function receive(push: Push, seen: Seen): void {
  if (push.match === room.get().opening?.match) show(seen);
}

/** Shows what was seen of the match at the table. Parts of the view that did not change stay the same objects. */
export function show(seen: Seen): void {
  const { table, busy, unsaved, notes } = seen;
  room.set({ busy, unsaved, notes, ...(unsaved === null && { leaveRefused: false }) });
  if (table === shown) return;
  shown = table;
  if (table === null) return;
  if (table.blank) blank(table);
  else showSeat(table, seen);
}

/** The view as the host has it. The room's own may list the options in another order. */
let shown: Seen['table'] = null;

/** Between two sides nothing of the one before may stay in the page. */
function blank(table: BlankView): void {
  const { opening, tab, terrain, storage, unsaved, leaveRefused, notes } = room.get();
  room.set({ ...EMPTY_ROOM, opening, table, tab, terrain, storage, unsaved, leaveRefused, notes, speed: speed() });
}

function showSeat(given: SeatView, seen: Seen): void {
  const { table: before } = room.get();
  const table = nearestFirst(given);
  const isSame = before !== null && !before.blank && before.seat === table.seat && before.seq === table.seq;
  room.set((now) => ({
    table,
    ...linesInHand(now, seen, before !== null && !before.blank && before.seat === table.seat),
    focus: null,
    pulse: [],
    truth: null,
    ...(!isSame && {
      draft: emptyDraft(table.prompt),
      route: null,
      advice: null,
      notice: null,
      inspected: null,
      playback: firstToPlay(table, now, seen),
    }),
  }));
  if (isSame) return;
  beginRoute(table);
  fillStanding(table);
  askStorage(table.seq);
}

/** The lines that the host sent, after earlier ones that the player has asked for. */
function linesInHand(now: Room, { journal, earlier }: Seen, isSameSeat: boolean): Pick<Room, 'journal' | 'earlier'> {
  const isRead = isSameSeat && now.reading && now.earlier < earlier;
  const lines = isRead ? [...now.journal.slice(0, earlier - now.earlier), ...journal] : journal;
  return { journal: isNew(now.journal, lines) ? lines : now.journal, earlier: isRead ? now.earlier : earlier };
}

/** Lines are only added, or struck: then the latest of them are others. */
function isNew(before: readonly SeenEvent[], now: readonly SeenEvent[]): boolean {
  return before.length !== now.length || before.some((event, i) => event !== now[i]);
}

/**
 * Where the playback begins, among the lines in hand: at the first that is new to this seat, unless there is only one or
 * all come at once.
 */
function firstToPlay(table: SeatView, before: Room, { journal, earlier }: Seen): number | null {
  const known = before.earlier + before.journal.length;
  const length = earlier + journal.length;
  const from = Math.max(table.since, Math.min(known, length), earlier);
  const first = room.get().reading && before.earlier < earlier ? before.earlier : earlier;
  return speed() !== 'instant' && known > 0 && length - from > 1 ? from - first : null;
}
