import type { SeenEvent } from '@point-option/engine';
import { applyPatch } from '@point-option/host/patch';
import type { BlankView, JournalPush, Push, SeatView } from '@point-option/host/protocol';
import { emptyDraft } from './draft.ts';
import { nearestFirst } from './nearest.ts';
import { EMPTY_ROOM, room } from './room.ts';
import { beginRoute } from './route.ts';
import { speed } from './speed.ts';
import { fillStanding } from './staff.ts';
import { askStorage } from './storage.ts';

/** The view as the host has it. The room's own may list the options in another order. */
let view: SeatView | null = null;

/** What the host tells without being asked. Parts of the view that did not change stay the same objects. */
export function receive(message: Push): void {
  // A match that was just left may still say something.
  const { opening } = room.get();
  if (opening !== null && message.match !== opening.match) return;
  switch (message.push) {
    case 'busy':
      return room.set({ busy: message.busy });
    case 'unsaved':
      return room.set({ unsaved: message.problem });
    case 'note':
      return room.set({ moved: message.note });
    case 'blank':
      return blank(message.table);
    case 'table':
      return show(message.table, message.journal);
    case 'change':
      return view === null ? undefined : show(applyPatch(view, message.patch) as SeatView, message.journal);
  }
}

/** Between two sides nothing of the one before may stay in the page. */
function blank(table: BlankView): void {
  view = null;
  const { opening, tab, terrain, storage, unsaved } = room.get();
  room.set({ ...EMPTY_ROOM, opening, table, tab, terrain, storage, unsaved, speed: speed() });
}

function show(given: SeatView, { from, lines }: JournalPush): void {
  view = given;
  const before = room.get().table;
  const table = nearestFirst(given);
  const isSame = before !== null && !before.blank && before.seq === table.seq;
  room.set((now) => {
    const journal = lines.length === 0 && from === now.journal.length ? now.journal : [...now.journal.slice(0, from), ...lines];
    return {
      table,
      journal,
      focus: null,
      pulse: [],
      truth: null,
      ...(!isSame && {
        draft: emptyDraft(table.prompt),
        route: null,
        advice: null,
        told: null,
        inspected: null,
        playback: firstToPlay(table, now.journal.length, journal),
      }),
    };
  });
  if (isSame) return;
  beginRoute(table);
  fillStanding(table);
  askStorage(table.seq);
}

/** Where the playback begins: at the first line that is new to this seat, unless there is only one or all come at once. */
function firstToPlay(table: SeatView, known: number, journal: readonly SeenEvent[]): number | null {
  const from = Math.max(table.since, Math.min(known, journal.length));
  return speed() !== 'instant' && known > 0 && journal.length - from > 1 ? from : null;
}

/** Forgets the view of a match that is left. */
export function forgetView(): void {
  view = null;
}
