import {
  type Game,
  growingHead,
  growingHeader,
  growingOrder,
  growingParts,
  growingText,
  type Loaded,
  type Match,
  resume,
} from '@point-option/engine';
import { type Bookmark, bookmarkText, readBookmark } from './bookmark.ts';
import { loadText, sentenced } from './files.ts';
import { type InStore, NOTHING_FILED } from './inStore.ts';
import type { StoredParts, StoredText } from './ports.ts';
import { beginHandDice } from './staff.ts';

/** A match from the store, ready to go on with. */
export interface Opened {
  readonly match: Match;
  readonly notes: readonly string[];
  /** Where it was opened; null where it was played from its beginning. */
  readonly bookmark: Bookmark | null;
  /** What the store has of it; null where the store must write it anew, since it has it in another form. */
  readonly inStore: InStore | null;
  readonly isAdopted: boolean;
}

/**
 * Opens a stored match: at its bookmark where it has one. A lesson is played from its beginning, since what it has said
 * follows from all orders; so is a match whose bookmark does not fit, which costs time and nothing else.
 */
export function openStored(stored: StoredParts | StoredText, game: Game): Opened {
  if ('text' in stored) {
    const parts = growingParts(stored.text);
    if (parts === null) return opened(loadText(stored.text, game), null, null);
    return openStored({ kept: stored.kept, ...parts, bookmark: null }, game);
  }
  const bookmark = readBookmark(stored.bookmark);
  // Without a bookmark it goes on from the latest snapshot that stands in the file.
  if (bookmark === null && !hasRules(game, sentenced(() => growingHeader(stored.head)).rules))
    return opened(loadText(growingText(stored.head, stored.lines), game), null, null);
  return sentenced(() => fromParts(stored, bookmark, game));
}

/** Whether a bookmark was stored that can't be read: the orders that came with it are not all. */
export function isMisread(stored: StoredParts | StoredText): boolean {
  return 'bookmark' in stored && stored.bookmark !== null && readBookmark(stored.bookmark) === null;
}

function hasRules({ rulesVersion, earlier = [] }: Game, version: number): boolean {
  return rulesVersion === version || earlier.some((older) => older.rulesVersion === version);
}

function fromParts({ head, lines }: StoredParts, bookmark: Bookmark | null, game: Game): Opened {
  const header = growingHeader(head);
  const after = bookmark?.position.after ?? 0;
  const orders = lines.map((line, i) => growingOrder(line, after + i));
  const loaded = resume({ header, position: bookmark?.position ?? null, orders }, () => game);
  if (bookmark) beginHandDice(loaded.match, bookmark.hand);
  const { sum: headSum } = growingHead(loaded.match.header);
  const inStore: InStore = {
    orders: after + orders.length,
    sum: orders.at(-1)?.sum ?? bookmark?.position.orderSum ?? headSum,
    bookmark,
    length: bookmark ? bookmarkText(bookmark).length : 0,
    // How the file stands is not known: one more than there need be does no harm.
    filed: NOTHING_FILED,
    snapshot: snapshotIn(loaded.match, orders, after),
  };
  return opened(loaded, bookmark, loaded.isAdopted ? null : inStore);
}

/** A snapshot that the orders since the bookmark came to. */
function snapshotIn(
  { record }: Match,
  orders: readonly { readonly sum: string }[],
  before: number,
): InStore['snapshot'] {
  const after = record?.snapshots.at(-1)?.after ?? 0;
  const at = orders[after - before - 1];
  return at ? { after, sum: at.sum } : null;
}

function opened(
  { match, notes, isAdopted = false }: Loaded | (Omit<Loaded, 'isAdopted'> & { isAdopted?: boolean }),
  bookmark: Bookmark | null,
  inStore: InStore | null,
): Opened {
  return { match, notes, bookmark: isAdopted ? null : bookmark, inStore, isAdopted };
}
