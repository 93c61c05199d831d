import { BadInput, type Refusal, type Side } from '@point-option/engine';
import { type HostState, openMatch } from './hostState.ts';
import type { Hosted, Watch } from './hosted.ts';
import { restore } from './keeping.ts';
import { settle } from './play.ts';
import { isExpected, Refused } from './problems.ts';
import type { Kind, Nothing, Push, Replies, Requests } from './protocol.ts';
import { isHidden } from './table.ts';
import { sideName, wordsOf } from './words.ts';

/** A connection as the handlers of its requests know it. */
export interface Caller {
  readonly state: HostState;
  readonly push: (message: Push) => void;
  /** What it sees of each match that it has open. */
  readonly watches: Map<Hosted, Watch>;
}

/** What answers some kinds of request. */
export type Handlers<K extends Kind> = {
  readonly [P in K]: (caller: Caller, asked: Requests[P]) => Replies[P] | Promise<Replies[P]>;
};

/** The match that a request names, which this connection must have open. */
export function opened({ state, watches }: Caller, match: string): Hosted {
  const hosted = openMatch(state, match);
  if (hosted === null || !watches.has(hosted))
    throw new BadInput(`The match "${match}" is not open here. Open it first.`);
  return hosted;
}

/** The seat that a request speaks for: of a person, who must be at the screen where the game hides anything. */
export function seated({ watches }: Caller, hosted: Hosted, seat: Side): Side {
  const { table } = hosted;
  if (!table.people.includes(seat)) throw new BadInput(`No person plays ${sideName(table.game, seat)} in this match.`);
  const holder = watches.get(hosted)?.holder ?? null;
  if (isHidden(table) && holder !== seat)
    throw new BadInput(
      holder === null
        ? `The screen is hidden until ${sideName(table.game, seat)} takes over.`
        : `It's ${sideName(table.game, holder)}'s turn at the screen.`,
    );
  return seat;
}

/** Does something to a match and plays on. Where the rules break, the match goes back to what was kept before. */
export async function change(caller: Caller, hosted: Hosted, work: () => Refusal | null): Promise<Nothing> {
  const { ports } = caller.state;
  let refusal: Refusal | null;
  try {
    refusal = work();
    if (refusal === null) await settle(hosted, ports);
  } catch (error) {
    if (!isExpected(error)) await restore(hosted, ports);
    throw error;
  }
  if (refusal !== null) throw new Refused(wordsOf(hosted.table.game), refusal);
  return {};
}
