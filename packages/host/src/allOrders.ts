import { growingHead, growingLines, growingOrder, growingParts, growingText, type Match } from '@point-option/engine';
import type { Hosted } from './hosted.ts';
import type { Store } from './ports.ts';

/**
 * All orders of an open match, from memory. A match that was opened at a bookmark has only those since in hand. The rest
 * is read from the store in the background and remembered: by the time that the match is handed over or written
 * anew the store may be gone.
 */

/** The lines of all orders in a match file; null where the first of them have not been read yet. */
export function allLines({ table, earlier }: Hosted): readonly string[] | null {
  return linesWith(table.match, earlier);
}

function linesWith(match: Match, earlier: readonly string[] | null): readonly string[] | null {
  const before = match.record?.before ?? 0;
  if (before > 0 && earlier?.length !== before) return null;
  const sum = before > 0 ? growingOrder(earlier?.at(-1) ?? '', before - 1).sum : growingHead(match.header).sum;
  const snapshot = match.record?.snapshots.at(-1)?.after ?? null;
  const since = growingLines(match, before, sum, snapshot).map(({ text }) => text);
  return [...(earlier ?? []), ...since];
}

/** The text of such a file. */
export function textOf({ header }: Match, lines: readonly string[]): string {
  return growingText(growingHead(header).text, lines);
}

/** Reads the orders before those in hand from the store, once. */
export async function readEarlier(store: Pick<Store, 'read'>, hosted: Hosted): Promise<void> {
  const { match, meta } = hosted.table;
  const before = match.record?.before ?? 0;
  if (before === 0 || hosted.earlier !== null) return;
  const { text } = await store.read(meta.match);
  const lines = growingParts(text)?.lines.slice(0, before) ?? [];
  // Not those of a match that was taken back meanwhile, or of another one.
  if (lines.length === before && before === hosted.table.match.record?.before) hosted.earlier = lines;
}

/** What stands before the orders in hand, once those up to a number no longer are. */
export function earlierAfter(hosted: Hosted, orders: number): readonly string[] | null {
  return orders === 0 ? null : (allLines(hosted)?.slice(0, orders) ?? null);
}
