import { BadInput, type Game, type GameEvent, type SeenEvent, type Viewer } from '@point-option/engine';
import * as z from 'zod/mini';
import { linesOf, type Told, toldAfter, viewersOf } from './diary.ts';

/** What was told in a stretch of a match, as a store keeps it. Nothing told later takes any of it back. */
export interface Chapter {
  readonly from: Told;
  readonly events: readonly GameEvent[];
}

/** About as many events as one chapter has. */
const EVENTS = 400;

/** Events as chapters, and how much has been told after the last of them. */
export function chaptersOf(
  game: Game,
  events: readonly GameEvent[],
  from: Told,
): { readonly chapters: readonly Chapter[]; readonly after: Told } {
  const chapters: Chapter[] = [];
  const viewers = viewersOf(game);
  let begun = from;
  for (const end of endsOf(events, from.events)) {
    const own = events.slice(begun.events - from.events, end);
    chapters.push({ from: begun, events: own });
    begun = toldAfter(game, viewers, own, begun);
  }
  return { chapters, after: begun };
}

/** Where chapters end: after enough events, and where no undo reaches back across the end. */
function endsOf(events: readonly GameEvent[], first: number): number[] {
  const ends: number[] = [];
  let reaches = Number.POSITIVE_INFINITY;
  const isFree = events.map(() => true);
  for (let i = events.length - 1; i > 0; i--) {
    reaches = Math.min(reaches, (events[i]?.strikes ?? Number.POSITIVE_INFINITY) - first);
    isFree[i] = reaches >= i;
  }
  let begun = 0;
  for (let i = 1; i < events.length; i++) {
    if (i - begun < EVENTS || isFree[i] !== true) continue;
    ends.push(i);
    begun = i;
  }
  if (events.length > 0) ends.push(events.length);
  return ends;
}

const told = z.object({ events: z.int(), lines: z.record(z.string(), z.int()) });
const chapterSchema = z.object({ from: told, events: z.array(z.looseObject({ key: z.string() })) });

export function readChapter(text: string): Chapter {
  try {
    return z.parse(chapterSchema, JSON.parse(text)) as unknown as Chapter;
  } catch {
    throw new BadInput(
      "An earlier part of this match's journal is damaged in the store. Export the match and import it again: that rebuilds it.",
    );
  }
}

/** Reads chapters of a match by their numbers. */
export type ReadChapter = (n: number) => Promise<Chapter>;

/**
 * A viewer's lines from one number up to another, out of the first so many chapters. Which of them has the first line is
 * found by halving: each says how many lines came before it.
 */
export async function earlierLines(
  read: ReadChapter,
  count: number,
  about: { readonly game: Game; readonly viewer: Viewer; readonly from: number; readonly to: number },
): Promise<readonly SeenEvent[]> {
  const { game, viewer, from, to } = about;
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (((await read(middle)).from.lines[viewer] ?? 0) <= from) low = middle;
    else high = middle - 1;
  }
  const found: SeenEvent[] = [];
  for (let n = low; n < count; n++) {
    const chapter = await read(n);
    if ((chapter.from.lines[viewer] ?? 0) >= to) break;
    found.push(...linesOf(game, viewer, chapter.events, chapter.from));
  }
  return found.filter(({ n }) => n > from && n <= to);
}
