import { BadInput } from '@point-option/engine';
import { faultSentence } from './problems.ts';
import { type Hosted, createHosted } from './hosted.ts';
import { isUnkept, keep, restore, tell } from './keeping.ts';
import { settle } from './play.ts';
import type { Ports } from './ports.ts';
import type { Table } from './table.ts';

/** The matches that are open in a host, and the order in which their requests are served. */
export interface HostState {
  readonly ports: Ports;
  /** By the id that connections use. */
  readonly open: Map<string, Hosted>;
  readonly queues: Map<string, Promise<unknown>>;
}

export function createHostState(ports: Ports): HostState {
  return { ports, open: new Map(), queues: new Map() };
}

/** The open match that an id means: the one it was opened by, or the one it is kept under by now. */
export function openMatch({ open }: HostState, id: string): Hosted | null {
  return open.get(id) ?? [...open.values()].find(({ table }) => table.meta.match === id) ?? null;
}

/** Serves what concerns one match one at a time, in the order it came. */
export async function inTurn<T>(state: HostState, id: string, work: () => Promise<T>): Promise<T> {
  const { queues } = state;
  const key = openMatch(state, id)?.table.id ?? id;
  const turn = (queues.get(key) ?? Promise.resolve()).then(work);
  const quiet = turn.catch(() => {});
  queues.set(key, quiet);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === quiet) queues.delete(key);
  }
}

/** Adds a match to those that are open. Its opening reaches the connection before the first view does. */
export function openHosted(state: HostState, table: Table, release: () => void): Hosted {
  const hosted = createHosted(table, release);
  state.open.set(table.id, hosted);
  return hosted;
}

/** Plays on once the request has been answered. */
export function settleSoon(state: HostState, hosted: Hosted): void {
  const { ports } = state;
  void inTurn(state, hosted.table.id, async () => {
    await ports.clock.pause(0);
    if (hosted.watches.size === 0) return;
    try {
      await settle(hosted, ports);
    } catch (error) {
      tell(hosted, { push: 'note', match: hosted.table.id, note: faultSentence(error), fault: true });
      await restore(hosted, ports).catch(() => {});
    }
  });
}

/** Where nobody watches a match any more it is kept and let go. */
export async function closeHosted(state: HostState, hosted: Hosted): Promise<void> {
  hosted.resume?.();
  await inTurn(state, hosted.table.id, async () => {
    if (hosted.watches.size > 0 || state.open.get(hosted.table.id) !== hosted) return;
    if (isUnkept(hosted) || hosted.isUnsaved) await keep(hosted, state.ports);
    state.open.delete(hosted.table.id);
    hosted.release();
  });
}

/** A match that must not be open for what is asked of it. */
export function refuseOpen(state: HostState, id: string): void {
  if (openMatch(state, id)) throw new BadInput('This match is open. Leave it first.');
}
