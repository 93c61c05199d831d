import { BadInput, type Game, load, type Match, matchFile, matchFromHere, readMatchFile } from '@point-option/engine';
import { allLines, readEarlier, textOf } from './allOrders.ts';
import { fileText, sentenced } from './files.ts';
import type { HostState } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { asNew, markIn } from './inStore.ts';
import type { Kept, Store, StoredText } from './ports.ts';
import { isOver, keptOf } from './table.ts';

/** Matches as whole files: to hand on, to copy, and to check. */

/** All of an open match, as it stands: from memory, with the orders that only the store has. */
export async function wholeText({ ports }: HostState, hosted: Hosted): Promise<StoredText> {
  const kept = keptOf(hosted.table);
  const { match } = hosted.table;
  if ((match.record?.before ?? 0) === 0) return { kept, text: fileText(match) };
  await readEarlier(ports.store, hosted);
  const lines = allLines(hosted);
  if (lines === null) throw new BadInput('The first orders of this match are no longer where it was saved.');
  return { kept, text: textOf(match, lines) };
}

/** An open match to hand over, whatever became of the store: where its first orders are lost, it begins where it stands. */
export async function textInHand(
  state: HostState,
  hosted: Hosted,
): Promise<StoredText & { readonly notes: readonly string[] }> {
  try {
    return { ...(await wholeText(state, hosted)), notes: [] };
  } catch (error) {
    const { table } = hosted;
    if (!(error instanceof BadInput) || isOver(table)) throw error;
    const { orders } = table.match.table;
    return { kept: keptOf(table), text: fileText(matchFromHere(table.match)), notes: [sentenceOn(orders, error)] };
  }
}

function sentenceOn(orders: number, { message }: BadInput): string {
  return `This file begins where the match stands now, after ${orders} orders, with new dice. It has neither those orders nor the journal. ${message}`;
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
