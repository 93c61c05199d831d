import { BadInput, load, matchFile } from '@point-option/engine';
import { fileText } from './files.ts';
import { type Hosted, show } from './hosted.ts';
import { teachNext } from './orders.ts';
import type { Ports } from './ports.ts';
import { FAULT, isExpected, StoreProblem } from './problems.ts';
import type { Push } from './protocol.ts';
import { isOver, keptOf, type Pending, type Table } from './table.ts';
import { createTutor } from './tutor.ts';
import { whereItStands } from './whereItStands.ts';

export function tell({ watches }: Hosted, message: Push): void {
  for (const watch of watches) watch.push(message);
}

/** Keeps the match as it stands. Where that fails the players are told, and the next change tries again. */
export async function keep(hosted: Hosted, ports: Ports): Promise<void> {
  const { store, clock } = ports;
  const { table } = hosted;
  table.meta = {
    ...table.meta,
    played: new Date(clock.now()).toISOString(),
    isOver: isOver(table),
    where: whereItStands(table.match),
  };
  await trying(hosted, ports, async () => {
    const { match } = table;
    const stamp = stampOf(table);
    const orders = ordersIn(table);
    const moved = await store.write(keptOf(table), fileText(match));
    hosted.keptOrders = orders;
    hosted.keptStamp = stamp;
    if (moved === null) return;
    table.meta = { ...table.meta, match: moved.match };
    const release = await store.hold(moved.match);
    hosted.release();
    hosted.release = release;
    tell(hosted, { push: 'note', match: table.id, note: moved.note, now: moved.match });
  });
}

/** Keeps what stands beside the file alone, unless the file itself is still to be kept. */
export async function keepNote(hosted: Hosted, ports: Ports): Promise<void> {
  if (hosted.unsaved !== null || hosted.keptOrders !== ordersIn(hosted.table)) return keep(hosted, ports);
  return trying(hosted, ports, async () => {
    const stamp = stampOf(hosted.table);
    await ports.store.note(keptOf(hosted.table));
    hosted.keptStamp = stamp;
  });
}

/** Whether anything is new since the match was last kept. */
export function isUnkept({ table, keptStamp }: Hosted): boolean {
  return keptStamp !== stampOf(table);
}

/** The match in hand is what the store has. */
export function markKept(hosted: Hosted): void {
  hosted.keptOrders = ordersIn(hosted.table);
  hosted.keptStamp = stampOf(hosted.table);
}

/** What would be lost if the match were not kept. Orders are only ever added. */
function stampOf(table: Table): string {
  const { standing, pending, name, seats, lessonSkipped = false } = keptOf(table);
  return JSON.stringify([ordersIn(table), standing, pending, name, seats, lessonSkipped]);
}

function ordersIn({ match }: Table): number {
  return match.record?.orders.length ?? 0;
}

function trying(hosted: Hosted, ports: Ports, work: () => Promise<void>): Promise<void> {
  const { id } = hosted.table;
  const before = hosted.saving;
  const trial = async (): Promise<void> => {
    await before;
    try {
      await work();
      if (hosted.unsaved !== null) tell(hosted, { push: 'unsaved', match: id, problem: null });
      hosted.unsaved = null;
    } catch (error) {
      hosted.unsaved = reasonOf(error);
      if (!isExpected(error)) ports.report?.(error);
      tell(hosted, { push: 'unsaved', match: id, problem: hosted.unsaved });
    }
  };
  hosted.saving = trial();
  return hosted.saving;
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreProblem) return error.why;
  return error instanceof BadInput ? error.message : FAULT;
}

/** A position that a match can be taken back to. */
export interface Before {
  readonly orders: number;
  readonly pending: Pending | null;
}

export function asItStands({ table }: Hosted): Before {
  return { orders: ordersIn(table), pending: table.pending };
}

/**
 * Takes the match back after a fault of the rules: to where it was before, or, where it was kept on the way, to that.
 * The engine leaves the orders before a fault as they were, so neither needs the store, which may be behind.
 */
export function restore(hosted: Hosted, before: Before): void {
  const { table } = hosted;
  const orders = Math.max(before.orders, Math.min(hosted.keptOrders, ordersIn(table)));
  const file = matchFile(table.match);
  const upTo = ({ after }: { readonly after: number }): boolean => after <= orders;
  const cut = {
    ...file,
    orders: file.orders.slice(0, orders),
    length: orders,
    checkpoints: file.checkpoints.filter(upTo),
    snapshots: file.snapshots.filter(upTo),
    outcome: orders === file.length ? file.outcome : null,
  };
  table.match = load(cut, () => table.game).match;
  table.tutor = createTutor(table.match, table.people, table.meta.lessonSkipped);
  table.pending = orders === before.orders ? before.pending : null;
  table.redo.clear();
  table.delegations.clear();
  teachNext(table);
  for (const watch of hosted.watches) watch.last = null;
  show(hosted);
}
