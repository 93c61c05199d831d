import { BadInput } from '@point-option/engine';
import { faultSentence } from './problems.ts';
import { type Hosted, hostedOf } from './hosted.ts';
import { isUnkept, keep, restore, tell } from './keeping.ts';
import { settle } from './play.ts';
import type { Ports } from './ports.ts';
import type { Table } from './table.ts';

/** The matches that are open in a host, and the order in which their requests are served. */
export interface House {
  readonly ports: Ports;
  /** By the id that connections use. */
  readonly open: Map<string, Hosted>;
  readonly queues: Map<string, Promise<unknown>>;
}

export function houseOf(ports: Ports): House {
  return { ports, open: new Map(), queues: new Map() };
}

/** The open match that an id means: the one it was opened by, or the one it is kept under by now. */
export function openMatch({ open }: House, id: string): Hosted | null {
  return open.get(id) ?? [...open.values()].find(({ table }) => table.meta.match === id) ?? null;
}

/** Serves what concerns one match one at a time, in the order it came. */
export async function inTurn<T>(house: House, id: string, work: () => Promise<T>): Promise<T> {
  const { queues } = house;
  const key = openMatch(house, id)?.table.id ?? id;
  const turn = (queues.get(key) ?? Promise.resolve()).then(work);
  const quiet = turn.catch(() => {});
  queues.set(key, quiet);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === quiet) queues.delete(key);
  }
}

/** Takes a match into the house. Whoever opened it has its words before the first view comes. */
export function admit(house: House, table: Table, release: () => void): Hosted {
  const hosted = hostedOf(table, release);
  house.open.set(table.id, hosted);
  return hosted;
}

/** Plays on once whoever asked has been answered. */
export function settleSoon(house: House, hosted: Hosted): void {
  const { ports } = house;
  void inTurn(house, hosted.table.id, async () => {
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
export async function dismiss(house: House, hosted: Hosted): Promise<void> {
  hosted.goOn?.();
  await inTurn(house, hosted.table.id, async () => {
    if (hosted.watches.size > 0 || house.open.get(hosted.table.id) !== hosted) return;
    if (isUnkept(hosted) || hosted.isUnsaved) await keep(hosted, house.ports);
    house.open.delete(hosted.table.id);
    hosted.release();
  });
}

/** A match that must not be open for what is asked of it. */
export function refuseOpen(house: House, id: string): void {
  if (openMatch(house, id)) throw new BadInput('This match is open. Leave it first.');
}
