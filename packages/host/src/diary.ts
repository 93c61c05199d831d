import {
  createReader,
  type Game,
  type GameEvent,
  type JournalReader,
  type Match,
  observeEvent,
  type SeenEvent,
  type Viewer,
} from '@point-option/engine';

/** How many events had been told at a point of a match, and how many lines they made for each viewer. */
export interface Told {
  readonly events: number;
  readonly lines: Readonly<Record<Viewer, number>>;
}

export const NOTHING_TOLD: Told = { events: 0, lines: {} };

/** What one viewer has been told. Lines are numbered from the beginning of the match. */
export interface Telling {
  /** How many lines came before those in hand: a match opened at a position has left them in the store. */
  readonly earlier: number;
  readonly lines: readonly SeenEvent[];
  /** All lines, in hand or not. */
  readonly length: number;
  /** A mark of now, and the first line that was added or struck since an earlier one. */
  readonly mark: number;
  changedSince(mark: number): number;
}

/** What has been told in a match, to each viewer: read on as it is told, never again from the beginning. */
export interface Diary {
  to(viewer: Viewer): Telling;
}

export function createDiary(match: Match, from: Told = NOTHING_TOLD): Diary {
  const { game } = match.prepared;
  const readers = new Map<Viewer, JournalReader>();
  return {
    to: (viewer) => {
      const reader = readers.get(viewer) ?? readerFor(game, viewer, from);
      readers.set(viewer, reader);
      const events = match.table.journal ?? [];
      const lines = reader.read(events);
      const earlier = from.lines[viewer] ?? 0;
      return {
        earlier,
        lines,
        length: earlier + lines.length,
        mark: events.length,
        changedSince: (mark) => earlier + reader.changedSince(mark),
      };
    },
  };
}

function readerFor(game: Game, viewer: Viewer, { events, lines }: Told): JournalReader {
  const narrow = (event: GameEvent): Omit<SeenEvent, 'n'> | null => knownOf(game, event, viewer);
  return createReader({ viewer, narrow, from: { event: events, line: lines[viewer] ?? 0 } });
}

/** The lines that events make for a viewer, from a point on. */
export function linesOf(game: Game, viewer: Viewer, events: readonly GameEvent[], from: Told): readonly SeenEvent[] {
  return readerFor(game, viewer, from).read(events);
}

/** How much has been told after these events too. */
export function toldAfter(game: Game, viewers: readonly Viewer[], events: readonly GameEvent[], from: Told): Told {
  const lines = viewers.map((viewer): [Viewer, number] => [
    viewer,
    (from.lines[viewer] ?? 0) + linesOf(game, viewer, events, from).length,
  ]);
  return { events: from.events + events.length, lines: Object.fromEntries(lines) };
}

export function viewersOf({ sides }: Game): readonly Viewer[] {
  return [...sides, 'referee' satisfies Viewer];
}

/** What a viewer hears of an event, with the nations of the pieces that it is about; null where the game keeps it back. */
function knownOf(game: Game, event: GameEvent, viewer: Viewer): Omit<SeenEvent, 'n'> | null {
  const known = game.observeEvent ? game.observeEvent(event, viewer) : observeEvent(event, viewer);
  if (known === null || game.nationOf === undefined) return known;
  // From what the line itself touches: a viewer who isn't told of a piece isn't told of its nation.
  const all = (known.touches ?? []).flatMap((ref) => ('piece' in ref ? (game.nationOf?.(ref.piece) ?? []) : []));
  return all.length === 0 ? known : { ...known, nations: [...new Set(all)] };
}
