import { type Client, createClient, directly, follow, NOTHING_SEEN, type Seen } from '../client.ts';
import type { Host } from '../host.ts';
import type { Push, Reply, Replies, Request, Requests, SeatView } from '../protocol.ts';

/** A connection of a test: it notes all that is said to it, as JSON. */
export interface Desk extends Client {
  readonly pushes: Push[];
  readonly replies: Reply[];
  /** A match of the test game, played on to its first question. */
  begin(how?: Partial<Requests['begin']>): Promise<string>;
  open(match: string, seats?: Record<string, string>, as?: string[]): Promise<Replies['open']['opening']>;
  view(match: string, seat: string): Promise<SeatView>;
  order(match: string, seat: string, ...answers: Requests['order']['answer'][]): Promise<void>;
  /** What the pushes alone tell of a match, from the first on. */
  followed(match: string): Seen;
  raw(request: unknown): Promise<Reply>;
  close(): Promise<void>;
}

export function deskAt(host: Host): Desk {
  const pushes: Push[] = [];
  const replies: Reply[] = [];
  const connection = host.connect((push) => {
    pushes.push(json(push));
    hear(push);
  });
  let hear: (message: Push) => void = () => {};
  const transport = directly((push) => {
    hear = (message) => push(json(message));
    return {
      request: async (request: Request) => {
        const reply = await connection.request(json(request));
        replies.push(reply);
        return json(reply);
      },
    };
  });
  const client = createClient(transport);
  const desk: Desk = {
    ...client,
    pushes,
    replies,
    begin: async (how = {}) => {
      const begun = await client.ask('begin', { game: 'skirmish', dice: { kind: 'seeded', seed: 'a' }, ...how });
      if ('die' in begun) throw new Error('A die is missing.');
      const { match } = begun.opening;
      await client.ask('rules', { match });
      return match;
    },
    open: async (match, seats, as) => {
      const { opening } = await client.ask('open', { match, ...(seats && { seats }), ...(as && { as }) });
      await client.ask('rules', { match });
      return opening;
    },
    view: async (match, seat) => (await client.ask('look', { match, seat })).view,
    order: async (match, seat, ...answers) => {
      for (const answer of answers) await client.ask('order', { match, seat, answer });
    },
    followed: (match) => pushes.filter((push) => push.match === match).reduce(follow, NOTHING_SEEN),
    raw: (request) => connection.request(request),
    close: () => connection.close(),
  };
  return desk;
}

function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
