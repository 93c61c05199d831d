import {
  type Game,
  growingLines,
  growingParts,
  growingText,
  load,
  type Match,
  matchFile,
  readMatchFile,
} from '@point-option/engine';
import { fileText, sentenced } from './files.ts';
import type { HostState } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { asNew, markIn } from './inStore.ts';
import type { Kept, Store, StoredText } from './ports.ts';
import { keptOf } from './table.ts';

/** Matches as whole files: to hand on, to copy, and to check. */

/** All of an open match, as it stands: from memory, with the orders that only the store has. */
export async function wholeText({ ports }: HostState, { table, inStore }: Hosted): Promise<StoredText> {
  const kept = keptOf(table);
  const { match } = table;
  if ((match.record?.before ?? 0) === 0 || inStore === null) return { kept, text: fileText(match) };
  const { text } = await ports.store.read(table.meta.match);
  const parts = growingParts(text);
  if (parts === null) return { kept, text };
  const since = growingLines(match, inStore.orders, inStore.sum).map((line) => line.text);
  return { kept, text: growingText(parts.head, [...parts.lines.slice(0, inStore.orders), ...since]) };
}

type Played = { readonly match: Match } | { readonly text: string; readonly problem: string };

/** Plays a match again from its first order, which shows that it is what it says. */
export function played(text: string, game: Game): Promise<Played> {
  return Promise.resolve().then(() => {
    try {
      const { match, isAdopted } = sentenced(() => load(readMatchFile(text), () => game));
      return isAdopted ? { text, problem: GONE } : { match };
    } catch (error) {
      return { text, problem: error instanceof Error ? error.message : String(error) };
    }
  });
}

const GONE = 'Its rules are gone, so it could not be played again to check it.';

/** The file of a match that was checked. What cannot be is handed on as it is, with a word of warning. */
export function wholeFile(checked: Played): { readonly text: string; readonly notes: readonly string[] } {
  if ('problem' in checked) return { text: checked.text, notes: [`Exported as it is saved. ${checked.problem}`] };
  return { text: JSON.stringify(matchFile(checked.match)), notes: [] };
}

/** Writes a match that comes from outside, with a bookmark: it was played through once, and need not be again. */
export async function writeNew(store: Store, kept: Kept, match: Match): Promise<void> {
  const { write, next } = asNew(match);
  await store.write(kept, write);
  await markIn(store, kept.match, match, next);
}
