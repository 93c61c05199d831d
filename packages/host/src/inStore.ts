import { growingHead, growingLines, growingText, type Match } from '@point-option/engine';
import { type Bookmark, bookmarkText, nextBookmark } from './bookmark.ts';
import type { Added, Marked, Store } from './ports.ts';

/** What the store has of a match: to add what is new, and no more. */
export interface InStore {
  readonly orders: number;
  /** The sum over those orders. */
  readonly sum: string;
  readonly bookmark: Bookmark | null;
  /** How long the text of the bookmark was. */
  readonly length: number;
  /** The store lost the chapters before this sitting, so that a bookmark would have none to name. */
  readonly isUnmarkable?: true;
  /** The latest snapshot that stands in the file itself, and how long it made its line. */
  readonly filed: { readonly after: number; readonly length: number };
  /** The sum over the orders up to a snapshot that has no bookmark yet. */
  readonly snapshot: { readonly after: number; readonly sum: string } | null;
}

/** What is to be written, and what the store has once it is. */
export interface Keeping<T> {
  readonly write: T;
  readonly next: InStore;
}

export const NOTHING_FILED: InStore['filed'] = { after: 0, length: 0 };

/** A match that the store does not have yet. */
export function asNew(match: Match): Keeping<string> {
  const head = growingHead(match.header);
  const empty: InStore = { orders: 0, sum: head.sum, bookmark: null, length: 0, filed: NOTHING_FILED, snapshot: null };
  const { lines, next } = linesAfter(match, empty);
  return { write: growingText(head.text, lines), next };
}

/** What is new of a match since the store was last written to. */
export function asAdded(match: Match, before: InStore): Keeping<Added> {
  const { lines, next } = linesAfter(match, before);
  return { write: { after: before.orders, lines }, next };
}

/** A bookmark, where one is due in a match that the store has. */
function asMarked(match: Match, now: InStore): Keeping<Marked> | null {
  const { snapshot, bookmark: last } = now;
  if (snapshot === null || now.isUnmarkable || !isDue(snapshot.after, now)) return null;
  const marked = nextBookmark(match, snapshot.sum, last);
  if (marked === null || marked.bookmark.position.after !== snapshot.after) return null;
  const text = bookmarkText(marked.bookmark);
  return {
    write: {
      after: snapshot.after,
      sum: snapshot.sum,
      text,
      first: last?.chapters ?? 0,
      chapters: marked.chapters.map((chapter) => JSON.stringify(chapter)),
    },
    next: { ...now, bookmark: marked.bookmark, length: text.length, snapshot: null },
  };
}

/** Sets a bookmark where one is due. A store that can't keep it is asked again after the next snapshot. */
export async function markIn(store: Pick<Store, 'mark'>, id: string, match: Match, now: InStore): Promise<InStore> {
  const marked = asMarked(match, now);
  if (marked === null) return now;
  try {
    await store.mark(id, marked.write);
    return marked.next;
  } catch {
    // The orders are saved, and lead to all that it says.
    return { ...now, snapshot: null };
  }
}

/** What a bookmark may cost, and a snapshot in the file itself, shared out over the orders since the one before. */
const BYTES_PER_ORDER = 1500;
const BYTES_IN_FILE = 400;

function isDue(after: number, { bookmark, length }: InStore): boolean {
  return after - (bookmark?.position.after ?? 0) >= length / BYTES_PER_ORDER;
}

/** Whether a snapshot is to stand in the file: a file that was copied without its bookmark can be gone on with from there. */
function isFiledNow(after: number, { filed }: InStore): boolean {
  return after - filed.after >= filed.length / BYTES_IN_FILE;
}

function linesAfter(match: Match, before: InStore): { lines: readonly string[]; next: InStore } {
  const after = match.record?.snapshots.at(-1)?.after ?? 0;
  const isFiled = after > before.orders && isFiledNow(after, before);
  const lines = growingLines(match, before.orders, before.sum, isFiled ? after : null);
  const at = lines[after - before.orders - 1];
  return {
    lines: lines.map(({ text }) => text),
    next: {
      ...before,
      ...(isFiled && at && { filed: { after, length: at.text.length } }),
      orders: before.orders + lines.length,
      sum: lines.at(-1)?.sum ?? before.sum,
      snapshot: at ? { after, sum: at.sum } : before.snapshot,
    },
  };
}
