import { type GameEvent, hears, observeEvent, type SeenEvent } from './event.ts';
import type { Viewer } from './state.ts';

/** What a game makes of an event for a side that hears it. */
export type Narrow = (event: GameEvent, viewer: Viewer) => Omit<SeenEvent, 'n'> | null;

export interface Reading {
  readonly viewer: Viewer;
  readonly narrow?: Narrow | undefined;
  /**
   * Where the journal is not read from its beginning: the number of the first event that will be given, counted from 0
   * over the whole match, and how many lines the viewer had before it.
   */
  readonly from?: { readonly event: number; readonly line: number };
}

/** A viewer's journal as it grows: each event is read once, and an undo touches only the lines that it strikes. */
export interface JournalReader {
  /**
   * Takes in what is new in the journal, which only ever grows, and gives the viewer's lines. It is the same list every
   * time. A line that gets struck is replaced by a new object, so one that was handed out never changes.
   */
  read(events: readonly GameEvent[]): readonly SeenEvent[];
  /** The first line, by its place in the list, that is new or was struck since so many events had been read. */
  changedSince(events: number): number;
}

/** Reads the journal of a match for one viewer, from its beginning or from the middle. */
export function createReader({ viewer, narrow, from = { event: 0, line: 0 } }: Reading): JournalReader {
  const lines: SeenEvent[] = [];
  /** The number of the event behind each line. */
  const numbers: number[] = [];
  /** The places of lines that an undo could strike: not struck yet, and no undo themselves. */
  const open: number[] = [];
  /** The undos that struck lines: how many events had been read after each, and the first line it struck. */
  const strikes: { readonly read: number; readonly line: number }[] = [];
  let read = 0;

  const strike = (event: number): void => {
    let first = lines.length;
    for (let at = open.at(-1); at !== undefined && (numbers[at] as number) >= event; at = open.at(-1)) {
      lines[at] = { ...(lines[at] as SeenEvent), struck: true };
      first = at;
      open.pop();
    }
    if (first < lines.length) strikes.push({ read: read + 1, line: first });
  };

  const take = (event: GameEvent): void => {
    if (event.strikes !== undefined) strike(event.strikes);
    const known = hears(event, viewer) && narrow ? narrow(event, viewer) : observeEvent(event, viewer);
    if (known) {
      if (event.strikes === undefined) open.push(lines.length);
      lines.push({ n: from.line + lines.length + 1, ...known });
      numbers.push(from.event + read);
    }
    read++;
  };

  return {
    read: (events) => {
      while (read < events.length) take(events[read] as GameEvent);
      return lines;
    },
    changedSince: (events) => {
      let first = placeOf(numbers, from.event + events);
      for (let i = strikes.length - 1; i >= 0 && (strikes[i]?.read ?? 0) > events; i--)
        first = Math.min(first, strikes[i]?.line ?? first);
      return first;
    },
  };
}

/** The journal as a viewer knows it; what an undo took back is struck, not removed, and the undo itself stands. */
export function journalFor(events: readonly GameEvent[], viewer: Viewer, narrow?: Narrow): SeenEvent[] {
  return [...createReader({ viewer, narrow }).read(events)];
}

/** The first place in a list of rising numbers that holds this one or more. */
function placeOf(numbers: readonly number[], least: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
