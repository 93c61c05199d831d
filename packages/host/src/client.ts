import type { Refusal, SeenEvent } from '@point-option/engine';
import { applyPatch } from './patch.ts';
import type { BlankView, JournalPush, Kind, Push, Replies, Reply, Request, Requests, SeatView } from './protocol.ts';

/** What a client has seen of one match. */
export interface Seen {
  readonly table: SeatView | BlankView | null;
  /** The lines of the journal in hand, and how many come before them: they can be asked for. */
  readonly journal: readonly SeenEvent[];
  readonly earlier: number;
  readonly busy: boolean;
  /** Why the match could not be kept; null where it is. */
  readonly unsaved: string | null;
  readonly notes: readonly string[];
}

export const NOTHING_SEEN: Seen = { table: null, journal: [], earlier: 0, busy: false, unsaved: null, notes: [] };

/** What a client has seen once it is told something more. What did not change is the same object as before. */
export function follow(seen: Seen, push: Push): Seen {
  switch (push.push) {
    case 'table':
      return { ...seen, table: push.table, journal: push.journal.lines, earlier: push.journal.from };
    case 'blank':
      // Between two people nothing of the one before may stay.
      return { ...seen, table: push.table, journal: [], earlier: 0 };
    case 'change':
      return { ...seen, table: applyPatch(seen.table, push.patch) as SeatView, ...linesWith(seen, push.journal) };
    case 'busy':
      return { ...seen, busy: push.busy };
    case 'unsaved':
      return { ...seen, unsaved: push.problem };
    case 'note':
      return { ...seen, notes: [...seen.notes, push.note] };
  }
}

/** As many lines as a client has in hand at most, and as many as it goes on with then: a long match has tens of thousands. */
const IN_HAND = 1500;
const LATEST = 1000;

function linesWith({ journal, earlier }: Seen, { from, lines }: JournalPush): Pick<Seen, 'journal' | 'earlier'> {
  const all = [...journal.slice(0, Math.max(0, from - earlier)), ...lines];
  const first = Math.min(earlier, from);
  const dropped = all.length > IN_HAND ? all.length - LATEST : 0;
  return { journal: dropped > 0 ? all.slice(dropped) : all, earlier: first + dropped };
}

/** A way to a host: a worker, a socket, or a connection in the same program. */
export interface Transport {
  send(request: Request): void;
  /** Says who hears what comes back. Called once. */
  listen(heard: (message: Reply | Push) => void): void;
}

/** What a host refused or could not do. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    message: string,
    readonly refusal: Refusal | undefined,
    readonly fault: boolean,
  ) {
    super(message);
  }
}

export interface Client {
  ask<K extends Kind>(kind: K, asked: Requests[K]): Promise<Replies[K]>;
  seen(match: string): Seen;
  /** Drops what was seen of a match. */
  forget(match: string): void;
}

/** The near end of a connection: asks, and keeps what was seen of each match. `onPush` is told after that. */
export function createClient(transport: Transport, onPush: (push: Push, seen: Seen) => void = () => {}): Client {
  const waiting = new Map<number, { resolve(given: never): void; reject(error: Problem): void }>();
  const matches = new Map<string, Seen>();
  let last = 0;
  transport.listen((message) => {
    if ('push' in message) {
      const seen = follow(matches.get(message.match) ?? NOTHING_SEEN, message);
      matches.set(message.match, seen);
      onPush(message, seen);
      return;
    }
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) asker?.resolve(message.given as never);
    else asker?.reject(new Problem(message.problem, message.refusal, message.fault === true));
  });
  return {
    ask: <K extends Kind>(kind: K, asked: Requests[K]) =>
      new Promise<Replies[K]>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        transport.send({ ...asked, id, kind } as unknown as Request);
      }),
    seen: (match) => matches.get(match) ?? NOTHING_SEEN,
    forget: (match) => {
      matches.delete(match);
    },
  };
}

/** A way to a connection in the same program: `directly((push) => host.connect(push))`. */
export function directly(
  connect: (push: (message: Push) => void) => { request(request: Request): Promise<Reply> },
): Transport {
  let hear: (message: Reply | Push) => void = () => {};
  const connection = connect((message) => hear(message));
  return {
    send: (request) => {
      void connection.request(request).then((reply) => hear(reply));
    },
    listen: (heard) => {
      hear = heard;
    },
  };
}
