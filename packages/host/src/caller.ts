import { BadInput, type Refusal, type Side } from '@point-option/engine';
import { type HostState, openMatch } from './hostState.ts';
import type { Hosted, Watch } from './hosted.ts';
import { asItStands, restore } from './keeping.ts';
import { settle } from './play.ts';
import { Failed, isExpected, Refused, short, TAKEN_BACK } from './problems.ts';
import type { Kind, Nothing, Push, Replies, Requests } from './protocol.ts';
import { isShared } from './table.ts';
import { sideName, wordsOf } from './words.ts';

/** A connection as the handlers of its requests know it. */
export interface Caller {
  readonly state: HostState;
  /** Never throws: a connection that cannot be pushed to is dropped. */
  readonly push: (message: Push) => void;
  /** What it sees of each match that it has open. */
  readonly watches: Map<Hosted, Watch>;
  isClosed: boolean;
  /** The set-up whose dice are being rolled by hand. */
  setup: { readonly what: string; readonly seed: string } | null;
}

/** What answers some kinds of request. */
export type Handlers<K extends Kind> = {
  readonly [P in K]: (caller: Caller, asked: Requests[P]) => Replies[P] | Promise<Replies[P]>;
};

/** The match that a request names, which this connection must have open. */
export function opened({ state, watches }: Caller, match: string): Hosted {
  const hosted = openMatch(state, match);
  if (hosted === null || !watches.has(hosted))
    throw new BadInput(`The match "${short(match)}" is not open here. Open it first.`);
  return hosted;
}

/** A seat that this connection has. */
export function ownSeat({ watches }: Caller, hosted: Hosted, seat: Side): Side {
  if (!hosted.table.people.includes(seat))
    throw new BadInput(`${sideName(hosted.table.game, short(seat))} isn't played by a person in this match.`);
  if (watches.get(hosted)?.seats.includes(seat) !== true)
    throw new BadInput(`This connection doesn't play ${sideName(hosted.table.game, seat)}.`);
  return seat;
}

/** The seat that a request speaks for. Its person must be at the screen where others there must not see what they do. */
export function seated(caller: Caller, hosted: Hosted, asked: Side): Side {
  const { table } = hosted;
  const seat = ownSeat(caller, hosted, asked);
  const watch = caller.watches.get(hosted);
  const holder = watch?.holder ?? null;
  if (watch && isShared(table, watch.seats) && holder !== seat)
    throw new BadInput(
      holder === null
        ? `The screen is hidden until ${sideName(table.game, seat)} takes over.`
        : `It's ${sideName(table.game, holder)}'s turn at the screen.`,
    );
  return seat;
}

/** Does something to a match and plays on. Where the rules break, the match goes back to where it was before. */
export async function change(caller: Caller, hosted: Hosted, work: () => Refusal | null): Promise<Nothing> {
  const { ports } = caller.state;
  const before = asItStands(hosted);
  let refusal: Refusal | null;
  try {
    refusal = work();
    if (refusal === null) await settle(hosted, ports);
  } catch (error) {
    if (isExpected(error)) throw error;
    ports.report?.(error);
    restore(hosted, before);
    throw new Failed(TAKEN_BACK, { cause: error });
  }
  if (refusal !== null) throw new Refused(wordsOf(hosted.table.game), refusal);
  return {};
}
