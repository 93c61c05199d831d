import {
  type Game,
  type GameEvent,
  type Match,
  observeEvent,
  type SeenEvent,
  type Side,
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
  const readers = new Map<Viewer, Reader>();
  return {
    to: (viewer) => {
      let reader = readers.get(viewer);
      if (!reader) {
        reader = new Reader(match.prepared.game, viewer, from);
        readers.set(viewer, reader);
      }
      reader.read(match.table.journal ?? []);
      return reader;
    },
  };
}

/** The lines that events make for a viewer, from a point on. */
export function linesOf(game: Game, viewer: Viewer, events: readonly GameEvent[], from: Told): readonly SeenEvent[] {
  const reader = new Reader(game, viewer, from);
  reader.read(events);
  return reader.lines;
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

class Reader implements Telling {
  readonly earlier: number;
  readonly lines: SeenEvent[] = [];
  private readonly first: number;
  /** The number of the event that each line tells. */
  private readonly places: number[] = [];
  /** When lines were struck, and the first of them. */
  private readonly strikes: { readonly at: number; readonly line: number }[] = [];
  mark: number;

  constructor(
    private readonly game: Game,
    private readonly viewer: Viewer,
    from: Told,
  ) {
    this.first = from.events;
    this.mark = from.events;
    this.earlier = from.lines[viewer] ?? 0;
  }

  get length(): number {
    return this.earlier + this.lines.length;
  }

  read(events: readonly GameEvent[]): void {
    for (; this.mark < this.first + events.length; this.mark++) {
      const event = events[this.mark - this.first];
      if (event === undefined) continue;
      if (event.strikes !== undefined) this.strike(events, event.strikes);
      const known = knownOf(this.game, event, this.viewer);
      if (known === null) continue;
      this.lines.push({ n: this.length + 1, ...known });
      this.places.push(this.mark);
    }
  }

  changedSince(mark: number): number {
    let first = this.earlier + placeOf(this.places, mark);
    for (let i = this.strikes.length - 1; i >= 0; i--) {
      const strike = this.strikes[i];
      if (strike === undefined || strike.at < mark) break;
      first = Math.min(first, strike.line);
    }
    return first;
  }

  /** What an undo took back is struck, not removed; an undo itself stands. */
  private strike(events: readonly GameEvent[], from: number): void {
    const first = placeOf(this.places, from);
    this.strikes.push({ at: this.mark, line: this.earlier + first });
    for (let i = first; i < this.lines.length; i++) {
      const line = this.lines[i];
      const isUndo = events[(this.places[i] ?? 0) - this.first]?.strikes !== undefined;
      if (line && !isUndo) this.lines[i] = { ...line, struck: true };
    }
  }
}

/** The first of some rising numbers that is not below a number, by its place. */
function placeOf(places: readonly number[], number: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An event as a viewer knows it, with the nations of the pieces that it is told about; null where it isn't told. */
function knownOf(game: Game, event: GameEvent, viewer: Viewer): Omit<SeenEvent, 'n'> | null {
  const isTold = event.to === 'all' || viewer === 'referee' || event.to.includes(viewer as Side);
  const known = isTold && game.observeEvent ? game.observeEvent(event, viewer) : observeEvent(event, viewer);
  if (known === null || game.nationOf === undefined) return known;
  // From what the line itself touches: a viewer who isn't told of a piece isn't told of its nation.
  const all = (known.touches ?? []).flatMap((ref) => ('piece' in ref ? (game.nationOf?.(ref.piece) ?? []) : []));
  return all.length === 0 ? known : { ...known, nations: [...new Set(all)] };
}
