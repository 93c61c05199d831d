import type { Client, Seen } from '@point-option/host/client';
import type { Kind, Push, Replies, Requests } from '@point-option/host/protocol';
import { createWorkerClient, type Stopped } from './client.ts';
import { room, seatNow } from './room.ts';
import { storeOf } from './store.ts';

let client: Client | null = null;
let receiver: (push: Push, seen: Seen) => void = () => {};

/** Who hears what the host tells without being asked. */
export function onPush(receive: (push: Push, seen: Seen) => void): void {
  receiver = receive;
}

/** The one client of this page. Its worker starts when it is first needed. */
export function connection(): Client {
  client ??= createWorkerClient(startWorker, {
    onPush: (push, seen) => receiver(push, seen),
    onStopped: (stopped) => line.set({ stopped }),
  });
  return client;
}

function startWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'point-option' });
}

/** Whether the worker is there. */
export const line = storeOf<{ readonly stopped: Stopped | null }>({ stopped: null });

type OfMatch = { [K in Kind]: Requests[K] extends { match: string } ? K : never }[Kind];
type OfSeat = { [K in OfMatch]: Requests[K] extends { seat: string } ? K : never }[OfMatch];

/** Asks about the match at the table. */
export async function askMatch<K extends Exclude<OfMatch, OfSeat>>(
  kind: K,
  asked: Omit<Requests[K], 'match'>,
): Promise<Replies[K]> {
  const match = room.get().opening?.match ?? '';
  return connection().ask(kind, { ...asked, match } as unknown as Requests[K]);
}

/** Asks for the seat at the screen. */
export async function askSeat<K extends OfSeat>(
  kind: K,
  asked: Omit<Requests[K], 'match' | 'seat'>,
): Promise<Replies[K]> {
  const now = seatNow();
  const match = room.get().opening?.match ?? '';
  return connection().ask(kind, { ...asked, match, seat: now?.seat ?? '' } as unknown as Requests[K]);
}
