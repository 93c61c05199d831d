import type { Catalogue, SeenEvent, Side } from '@point-option/engine';
import type { BlankView, Client, Kind, Opening, Push, Replies, Requests, SeatView, Seen } from '@point-option/host';

/** Requests of a seat, without the match and the seat that they name. */
type OfSeat<K extends Kind> = Omit<Requests[K], 'match' | 'seat'>;
type SeatKind = { [K in Kind]: Requests[K] extends { match: string; seat: string } ? K : never }[Kind];

/** The host failed while it played on. Its sentence says what happened. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
}

/** A match as a terminal follows it: what it was told last, and what it can ask. */
export interface Following {
  readonly opening: Opening;
  readonly words: Catalogue;
  /** The file that the match is saved in now. */
  readonly file: string;
  /** The lines of a seat's journal after the first so many. */
  linesAfter(seat: Side, after: number): Promise<readonly SeenEvent[]>;
  /** Waits until somebody here must do something, or the match is over. `meanwhile` is told of every view before that. */
  settled(meanwhile?: (view: SeatView) => Promise<void>): Promise<SeatView | BlankView>;
  ask<K extends SeatKind>(kind: K, seat: Side, about: OfSeat<K>): Promise<Replies[K]>;
  askMatch<K extends Kind>(kind: K, about: Omit<Requests[K], 'match'>): Promise<Replies[K]>;
}

/** Hears what a host pushes to a terminal. */
export interface Listener {
  hear(push: Push): void;
  follow(client: Client, opening: Opening): Following;
}

/** `warn` is told at once what the player should hear whatever the screen shows. */
export function createListener(warn: (sentence: string) => void): Listener {
  let file: string | null = null;
  let fault: string | null = null;
  const waiting: (() => void)[] = [];
  return {
    hear(push) {
      if (push.push === 'note') {
        file = push.now ?? file;
        if (push.fault) fault = push.note;
        else warn(push.note);
      }
      if (push.push === 'unsaved')
        warn(push.problem === null ? 'The match is saved again.' : `The match could not be saved. ${push.problem}`);
      for (const heard of waiting.splice(0)) heard();
    },
    follow(client, opening) {
      const { match, words } = opening;
      return {
        opening,
        words,
        get file() {
          return file ?? match;
        },
        async linesAfter(seat, after) {
          const { journal, earlier } = client.seen(match);
          if (after >= earlier) return journal.slice(after - earlier);
          return (await client.ask('journal', { match, seat, from: after })).lines;
        },
        async settled(meanwhile) {
          for (;;) {
            // Nothing more comes of it, so waiting on would never end.
            if (fault !== null) throw new HostFault(fault);
            const table = dueIn(client.seen(match));
            if (table !== null) return table;
            const { table: seen } = client.seen(match);
            const heard = new Promise<void>((resolve) => {
              waiting.push(resolve);
            });
            if (seen?.blank === false) await meanwhile?.(seen);
            await heard;
          }
        },
        ask: (kind, seat, about) => client.ask(kind, { ...about, match, seat } as unknown as Requests[typeof kind]),
        askMatch: (kind, about) => client.ask(kind, { ...about, match } as unknown as Requests[typeof kind]),
      };
    },
  };
}

/** What is on the screen, where somebody must do something or nothing is left to do. */
function dueIn({ table, busy }: Seen): SeatView | BlankView | null {
  if (table === null || busy) return null;
  if (table.blank) return table;
  const isDue = (table.prompt !== null && !table.staffActs) || table.die !== null || table.outcome !== null;
  return isDue ? table : null;
}
