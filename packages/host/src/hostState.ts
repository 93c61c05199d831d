import { type Hosted, createHosted, showTo, type Watch } from './hosted.ts';
import { asItStands, isUnkept, keepAtLast, restore } from './keeping.ts';
import { namedStore } from './namedStore.ts';
import { settle } from './play.ts';
import type { Ports } from './ports.ts';
import { TAKEN_BACK } from './problems.ts';
import { tell } from './saving.ts';
import type { Table } from './table.ts';

/** The matches that are open in a host, and the order in which their requests are served. */
export interface HostState {
  readonly ports: Ports;
  /** By the id that connections use. */
  readonly open: Map<string, Hosted>;
  readonly queues: Map<string, Promise<unknown>>;
}

export function createHostState(ports: Ports): HostState {
  return { ports: { ...ports, store: namedStore(ports.store, ports.clock) }, open: new Map(), queues: new Map() };
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
export function settleSoon(state: HostState, hosted: Hosted, watch?: Watch): void {
  const { ports } = state;
  // Staff who wait for a word keep everyone else waiting: whoever comes meanwhile sees where they stand.
  if (hosted.isPaused && watch) void showSoon(state, hosted, watch);
  void inTurn(state, hosted.table.id, async () => {
    await ports.clock.pause(0);
    if (hosted.watches.size === 0) return;
    const before = asItStands(hosted);
    try {
      await settle(hosted, ports);
    } catch (error) {
      ports.report?.(error);
      tell(hosted, { push: 'note', match: hosted.table.id, note: TAKEN_BACK, fault: true });
      restore(hosted, before);
    }
  }).catch((error: unknown) => ports.report?.(error));
}

async function showSoon({ ports }: HostState, hosted: Hosted, watch: Watch): Promise<void> {
  await ports.clock.pause(0);
  if (hosted.isPaused && hosted.watches.has(watch)) showTo(hosted, watch);
}

/** Lets a match go that is kept, or is not to be. */
export function letGo(state: HostState, hosted: Hosted): void {
  state.open.delete(hosted.table.id);
  hosted.release();
}

/** Keeps what is new of a match. Whether nothing would be lost now. */
export async function keptWhole(state: HostState, hosted: Hosted): Promise<boolean> {
  try {
    await keepAtLast(hosted, state.ports);
  } catch (error) {
    state.ports.report?.(error);
  }
  return !isUnkept(hosted);
}

/**
 * Where nobody watches a match any more it is kept and let go. What cannot be kept stays open, held, so that
 * whoever opens it again finds it, and is tried again with the next request.
 */
async function closeHosted(state: HostState, hosted: Hosted): Promise<void> {
  await inTurn(state, hosted.table.id, async () => {
    if (hosted.watches.size > 0 || state.open.get(hosted.table.id) !== hosted) return;
    if ((await keptWhole(state, hosted)) && hosted.watches.size === 0) letGo(state, hosted);
  });
}

/** Tries again to keep what nobody watches any more. */
export function tidy(state: HostState): void {
  for (const hosted of state.open.values()) {
    if (hosted.watches.size === 0 && hosted.unsaved !== null && !state.queues.has(hosted.table.id))
      void closeHosted(state, hosted);
  }
}
