import { BadInput, listed, type Side } from '@point-option/engine';
import { openingOf } from './beginning.ts';
import type { Caller } from './caller.ts';
import { keptWhole, inTurn, letGo, settleSoon } from './hostState.ts';
import { type Hosted, type Watch, createWatch } from './hosted.ts';
import { isUnkept } from './keeping.ts';
import { isWaitedFor } from './play.ts';
import { short } from './problems.ts';
import type { Opening } from './protocol.ts';

/** A connection comes to a match, for the seats that it names: all people's where it names none. */
export function watch(caller: Caller, hosted: Hosted, as: readonly Side[] | undefined): Watch {
  if (caller.isClosed) throw new BadInput(CLOSED);
  const { people } = hosted.table;
  const unknownSide = as?.find((side) => !people.includes(side));
  if (unknownSide !== undefined || as?.length === 0)
    throw new BadInput(`People play ${listed(people)} in this match, not "${short(unknownSide ?? '')}".`);
  const before = caller.watches.get(hosted);
  if (before) hosted.watches.delete(before);
  const now = createWatch(hosted, caller.push, as === undefined ? people : people.filter((side) => as.includes(side)));
  if (before) now.pace = before.pace;
  caller.watches.set(hosted, now);
  hosted.watches.add(now);
  return now;
}

export const CLOSED = 'This connection is closed.';

export function enter(caller: Caller, hosted: Hosted, notes: readonly string[]): Opening {
  settleSoon(caller.state, hosted, caller.watches.get(hosted));
  return openingOf(hosted.table, caller.state.ports.registry, notes);
}

/** A match that could not be begun or opened after all is let go. */
export function abandon(caller: Caller, hosted: Hosted): void {
  const own = caller.watches.get(hosted);
  caller.watches.delete(hosted);
  if (own) hosted.watches.delete(own);
  if (hosted.watches.size === 0) letGo(caller.state, hosted);
}

/** Whether a connection has the seats of all the people: nothing in the match is hidden from all of them. */
export function hasAllSeats(caller: Caller, hosted: Hosted): boolean {
  return caller.watches.get(hosted)?.seats.length === hosted.table.people.length;
}

/** Leave what cannot be kept: not at all, without it, or because the connection is gone, so that it stays open in the host. */
type Leaving = 'keep' | 'discard' | 'close';

/**
 * A connection turns away from a match, after the orders that it has sent. The last one to do so closes it. Staff don't
 * play on for it meanwhile.
 */
export async function turnAway(caller: Caller, hosted: Hosted, how: Leaving): Promise<void> {
  const { state } = caller;
  const own = caller.watches.get(hosted);
  if (!own) return;
  own.isLeaving = true;
  // Staff that wait for a word of whoever turns away would wait for ever.
  if (!isWaitedFor(hosted)) hosted.resume?.();
  await inTurn(state, hosted.table.id, async () => {
    const isLast = [...hosted.watches].every((other) => other === own);
    if (isLast && how !== 'discard' && !(await keptWhole(state, hosted)) && how === 'keep') {
      own.isLeaving = false;
      settleSoon(state, hosted);
      throw new BadInput(unsavedSentence(hosted));
    }
    if (caller.watches.get(hosted) === own) caller.watches.delete(hosted);
    hosted.watches.delete(own);
    if (hosted.watches.size === 0 && (how === 'discard' || !isUnkept(hosted))) letGo(state, hosted);
  });
}

/** Why a match cannot be left, and what can be done. */
export function unsavedSentence({ unsaved }: Hosted): string {
  const why = unsaved ?? 'Something went wrong.';
  const stop = /[.!?]$/.test(why) ? '' : '.';
  return `The match can't be saved: ${why}${stop} Export it first, or leave it without what was done since it was last saved.`;
}
