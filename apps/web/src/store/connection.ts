import type { Kind, Requests } from '@point-option/host/protocol';
import { type Client, createClient, type Given } from './client.ts';
import { receive } from './pushes.ts';
import { room, seatNow } from './room.ts';

let client: Client | null = null;

/** The one client of this page. Its worker starts when it is first needed. */
export function connection(): Client {
  client ??= createClient(
    new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'point-option' }),
    receive,
  );
  return client;
}

type OfMatch = { [K in Kind]: Requests[K] extends { match: string } ? K : never }[Kind];
type OfSeat = { [K in OfMatch]: Requests[K] extends { seat: string } ? K : never }[OfMatch];

/** Asks about the match at the table. */
export async function askMatch<K extends Exclude<OfMatch, OfSeat>>(
  kind: K,
  asked: Omit<Requests[K], 'match'>,
): Promise<Given<K>> {
  const match = room.get().opening?.match ?? '';
  return connection().ask(kind, { ...asked, match } as unknown as Requests[K]);
}

/** Asks for the seat at the screen. */
export async function askSeat<K extends OfSeat>(kind: K, asked: Omit<Requests[K], 'match' | 'seat'>): Promise<Given<K>> {
  const now = seatNow();
  const match = room.get().opening?.match ?? '';
  return connection().ask(kind, { ...asked, match, seat: now?.seat ?? '' } as unknown as Requests[K]);
}
