import { BadInput, growingOrder, rewound, same } from '@point-option/engine';
import { allLines, earlierAfter, textOf } from './allOrders.ts';
import { createDiary } from './diary.ts';
import { type Hosted, show } from './hosted.ts';
import { asAdded, asNew, type InStore, markIn } from './inStore.ts';
import { teachNext } from './orders.ts';
import { GoneFromStore, type Moved, type Ports, type Store } from './ports.ts';
import { saving, tell } from './saving.ts';
import { beginHandDice } from './staff.ts';
import { isOver, keptOf, type Pending, type Table } from './table.ts';
import { createTutor } from './tutor.ts';
import { whereItStands } from './whereItStands.ts';

/**
 * Keeps what is new of a match: the orders since it was last kept, and now and then a bookmark. Where that fails the
 * players are told, and the next change tries again.
 */
export async function keep(hosted: Hosted, ports: Ports): Promise<void> {
  const { table } = hosted;
  noteTime(hosted, ports);
  await trying(hosted, ports, async () => {
    const stamp = stampOf(table);
    const moved = await write(hosted, ports.store);
    hosted.keptStamp = stamp;
    if (moved !== null) await follow(hosted, ports.store, moved);
  });
}

/** Keeps the match where anything is new. */
export async function keepNew(hosted: Hosted, ports: Ports): Promise<void> {
  if (isUnkept(hosted) || hosted.unsaved !== null) await keep(hosted, ports);
}

async function write(hosted: Hosted, store: Store): Promise<Moved | null> {
  const { table, inStore } = hosted;
  const kept = keptOf(table);
  if (inStore === null) {
    const whole = asNew(table.match);
    hosted.sending = whole.next.orders;
    const moved = await store.write(kept, whole.write);
    hosted.inStore = whole.next;
    return moved;
  }
  const added = asAdded(table.match, inStore);
  hosted.sending = added.next.orders;
  return orAnew(hosted, { store, inStore: added.next }, async () => {
    const moved = await store.add(kept, added.write);
    hosted.inStore = added.next;
    hosted.inStore = await markIn(store, moved?.match ?? kept.match, table.match, added.next);
    return moved;
  });
}

/** Writes to a match. Where the store has lost it, it is written anew, with every order. */
async function orAnew<T>(
  hosted: Hosted,
  { store, inStore }: { readonly store: Store; readonly inStore: InStore },
  work: () => Promise<T>,
): Promise<T | Moved | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GoneFromStore)) throw error;
    const { match } = hosted.table;
    const lines = allLines(hosted);
    if (lines === null) throw new BadInput(LOST, { cause: error });
    const next = (match.record?.before ?? 0) === 0 ? asNew(match).next : unmarkable(inStore, lines);
    hosted.sending = next.orders;
    const moved = await store.write(keptOf(hosted.table), textOf(match, lines));
    hosted.inStore = next;
    return moved;
  }
}

/** What the store has of a match that was written anew, where what was told before this sitting is in no memory. */
function unmarkable(before: InStore, lines: readonly string[]): InStore {
  const { sum } = growingOrder(lines.at(-1) ?? '', lines.length - 1);
  return { ...before, orders: lines.length, sum, snapshot: null, isUnmarkable: true };
}

const LOST = 'This match was deleted or cleared from where it was saved, and its first orders with it.';

/** The store had to put the match elsewhere. */
async function follow(hosted: Hosted, store: Store, moved: Moved): Promise<void> {
  const { table } = hosted;
  table.meta = { ...table.meta, match: moved.match };
  const release = await store.hold(moved.match);
  hosted.release();
  hosted.release = release;
  tell(hosted, { push: 'note', match: table.id, note: moved.note, now: moved.match });
}

/** How long a list of matches may say where a match stood before: to work that out for every order would be waste. */
const WHERE_MS = 3000;

/** Notes when the match was played last, and where it stands. */
function noteTime(hosted: Hosted, { clock }: Ports, isLeft = false): void {
  const { table, where } = hosted;
  const now = clock.now();
  table.meta = { ...table.meta, played: new Date(now).toISOString(), isOver: isOver(table) };
  const { orders } = table.match.table;
  if (where !== null && (where.orders === orders || (now - where.at < WHERE_MS && !isLeft && !isOver(table)))) return;
  table.meta = { ...table.meta, where: whereItStands(table.match) };
  hosted.where = { orders, at: now };
}

/** Keeps what stands beside the file alone, unless the file itself is still to be kept. */
export async function keepNote(hosted: Hosted, ports: Ports): Promise<void> {
  const { table, inStore } = hosted;
  const isFileNew = inStore === null ? isUnkept(hosted) : inStore.orders !== ordersIn(table);
  if (hosted.unsaved !== null || isFileNew) return keep(hosted, ports);
  return trying(hosted, ports, async () => {
    const stamp = stampOf(table);
    const note = (): Promise<void> => ports.store.note(keptOf(table));
    const moved = await (inStore ? orAnew(hosted, { store: ports.store, inStore }, note) : note());
    hosted.keptStamp = stamp;
    if (moved) await follow(hosted, ports.store, moved);
  });
}

/** Keeps what is new of a match that is left, and where it stands. */
export async function keepAtLast(hosted: Hosted, ports: Ports): Promise<void> {
  const isNoted = hosted.where?.orders === ordersIn(hosted.table);
  if (!isNoted) noteTime(hosted, ports, true);
  if (isUnkept(hosted) || hosted.unsaved !== null) await keep(hosted, ports);
  else if (!isNoted) await keepNote(hosted, ports);
}

/** Whether anything is new since the match was last kept. */
export function isUnkept({ table, keptStamp }: Hosted): boolean {
  return keptStamp !== stampOf(table);
}

/** The match in hand is what the store has. Where it stands is known there, unless a program was killed before it said so. */
export function markKept(hosted: Hosted, { clock }: Ports): void {
  const { table } = hosted;
  hosted.keptStamp = stampOf(table);
  const { where } = table.meta;
  if (where !== undefined && !same(where, whereItStands(table.match))) return;
  hosted.where = { orders: ordersIn(table), at: clock.now() };
}

/** What would be lost if the match were not kept. Orders are only ever added. */
function stampOf(table: Table): string {
  const { standing, pending, name, seats, lessonSkipped = false } = keptOf(table);
  return JSON.stringify([ordersIn(table), standing, pending, name, seats, lessonSkipped]);
}

function ordersIn({ match }: Table): number {
  return match.table.orders;
}

/** Tries to save. What came meanwhile, while a store took too long, is saved as soon as it answers. */
function trying(hosted: Hosted, ports: Ports, work: () => Promise<void>): Promise<void> {
  return saving(hosted, ports, work, () => (isUnkept(hosted) ? keep(hosted, ports) : null));
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
  // What is on its way to the store may arrive.
  const kept = Math.max(hosted.inStore?.orders ?? -1, hosted.sending ?? -1);
  const orders = Math.max(before.orders, Math.min(kept, ordersIn(table)));
  const bookmark = hosted.inStore?.bookmark ?? null;
  hosted.earlier = earlierAfter(hosted, bookmark?.position.after ?? 0);
  table.match = rewound(table.match, bookmark?.position ?? null, orders);
  if (bookmark) beginHandDice(table.match, bookmark.hand);
  table.diary = createDiary(table.match, bookmark?.told);
  table.chaptersBefore = bookmark?.chapters ?? 0;
  table.tutor = createTutor(table.match, table.people, table.meta.lessonSkipped);
  table.pending = orders === before.orders ? before.pending : null;
  table.redo.clear();
  table.delegations.clear();
  teachNext(table);
  for (const watch of hosted.watches) watch.last = null;
  show(hosted);
}
