import type { SeenEvent } from '@point-option/engine';
import type { Seen } from '@point-option/host/client';
import type { BlankView, Push, SeatView } from '@point-option/host/protocol';
import { emptyDraft } from './draft.ts';
import { nearestFirst } from './nearest.ts';
import { EMPTY_ROOM, room } from './room.ts';
import { beginRoute } from './route.ts';
import { speed } from './speed.ts';
import { fillStanding } from './staff.ts';
import { askStorage } from './storage.ts';

/** What the host tells without being asked. Of a match that is not at the table it is kept until that is. */
export function receive(push: Push, seen: Seen): void {
  if (push.match === room.get().opening?.match) show(seen);
}

/** Shows what was seen of the match at the table. Parts of the view that did not change stay the same objects. */
export function show({ table, journal, busy, unsaved, notes }: Seen): void {
  room.set({ busy, unsaved, notes, ...(unsaved === null && { leaveRefused: false }) });
  if (table === shown) return;
  shown = table;
  if (table === null) return;
  if (table.blank) blank(table);
  else showSeat(table, journal);
}

/** The view as the host has it. The room's own may list the options in another order. */
let shown: Seen['table'] = null;

/** Between two sides nothing of the one before may stay in the page. */
function blank(table: BlankView): void {
  const { opening, tab, terrain, storage, unsaved, leaveRefused, notes } = room.get();
  room.set({ ...EMPTY_ROOM, opening, table, tab, terrain, storage, unsaved, leaveRefused, notes, speed: speed() });
}

function showSeat(given: SeatView, journal: readonly SeenEvent[]): void {
  const { table: before } = room.get();
  const table = nearestFirst(given);
  const isSame = before !== null && !before.blank && before.seat === table.seat && before.seq === table.seq;
  room.set((now) => ({
    table,
    journal: isNew(now.journal, journal) ? journal : now.journal,
    focus: null,
    pulse: [],
    truth: null,
    ...(!isSame && {
      draft: emptyDraft(table.prompt),
      route: null,
      advice: null,
      notice: null,
      inspected: null,
      playback: firstToPlay(table, now.journal.length, journal),
    }),
  }));
  if (isSame) return;
  beginRoute(table);
  fillStanding(table);
  askStorage(table.seq);
}

/** Lines are only added, or struck: then the latest of them are others. */
function isNew(before: readonly SeenEvent[], now: readonly SeenEvent[]): boolean {
  return before.length !== now.length || before.some((event, i) => event !== now[i]);
}

/** Where the playback begins: at the first line that is new to this seat, unless there is only one or all come at once. */
function firstToPlay(table: SeatView, known: number, journal: readonly SeenEvent[]): number | null {
  const from = Math.max(table.since, Math.min(known, journal.length));
  return speed() !== 'instant' && known > 0 && journal.length - from > 1 ? from : null;
}
