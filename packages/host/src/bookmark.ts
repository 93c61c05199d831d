import { type Match, latestPosition, type Position, positionJson, readPosition, type Side } from '@point-option/engine';
import * as z from 'zod/mini';
import { type Chapter, chaptersOf } from './chapters.ts';
import { NOTHING_TOLD, type Told } from './diary.ts';
import { handDice } from './staff.ts';

/** Where a stored match can be opened without what came before: the position, how much had been told, and the chapters that hold it. */
export interface Bookmark {
  readonly position: Position;
  readonly told: Told;
  readonly chapters: number;
  /** What the dice of each side's own orders came to, where they are rolled by hand: their staff's dice follow from it. */
  readonly hand: Readonly<Record<Side, string>>;
}

/** A bookmark at the latest snapshot of a match, with the chapters that are new since the one before. */
export function nextBookmark(
  match: Match,
  orderSum: string,
  last: Bookmark | null,
): { readonly bookmark: Bookmark; readonly chapters: readonly Chapter[] } | null {
  const position = latestPosition(match, orderSum);
  if (position === null) return null;
  const { table, prepared } = match;
  const from = last?.told ?? NOTHING_TOLD;
  const events = (table.journal ?? []).slice(from.events - table.toldBefore, position.told - table.toldBefore);
  const { chapters, after } = chaptersOf(prepared.game, events, from);
  const bookmark = {
    position,
    told: after,
    chapters: (last?.chapters ?? 0) + chapters.length,
    hand: handDice(match, position.after),
  };
  return { bookmark, chapters };
}

const told = z.object({ events: z.int(), lines: z.record(z.string(), z.int()) });
const bookmarkSchema = z.object({
  position: z.unknown(),
  told,
  chapters: z.int(),
  hand: z.record(z.string(), z.string()),
});

export function bookmarkText(bookmark: Bookmark): string {
  return JSON.stringify({ ...bookmark, position: positionJson(bookmark.position) });
}

/** A bookmark from a store; null where it is damaged: the match is then opened by all its orders. */
export function readBookmark(text: string | null): Bookmark | null {
  if (text === null) return null;
  try {
    const { position, ...rest } = z.parse(bookmarkSchema, JSON.parse(text));
    return { ...rest, position: readPosition(position) };
  } catch {
    return null;
  }
}
