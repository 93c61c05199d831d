import { fileText, loadText } from './files.ts';
import { type Hosted, show } from './hosted.ts';
import { resumePending, teachNext } from './orders.ts';
import type { Ports } from './ports.ts';
import type { Push } from './protocol.ts';
import { isOver, keptOf, metaIn } from './table.ts';
import { createTutor } from './tutor.ts';
import { whereItStands } from './whereItStands.ts';

export function tell({ watches }: Hosted, message: Push): void {
  for (const watch of watches) watch.push(message);
}

/** Keeps the match as it stands. Where that fails the players are told, and the next change tries again. */
export async function keep(hosted: Hosted, { store, clock }: Ports): Promise<void> {
  const { table } = hosted;
  const { match, people } = table;
  table.meta = {
    ...table.meta,
    played: new Date(clock.now()).toISOString(),
    isOver: isOver(table),
    where: whereItStands(match, people),
  };
  const orders = match.record?.orders.length ?? 0;
  await trying(hosted, async () => {
    const moved = await store.write(keptOf(table), fileText(match));
    hosted.keptOrders = orders;
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
  if (hosted.isUnsaved || isUnkept(hosted)) return keep(hosted, ports);
  return trying(hosted, () => ports.store.note(keptOf(hosted.table)));
}

/** Whether orders were given since it was last kept. */
export function isUnkept({ table, keptOrders }: Hosted): boolean {
  return keptOrders !== (table.match.record?.orders.length ?? 0);
}

async function trying(hosted: Hosted, work: () => Promise<void>): Promise<void> {
  const { id } = hosted.table;
  try {
    await work();
    if (hosted.isUnsaved) tell(hosted, { push: 'unsaved', match: id, problem: null });
    hosted.isUnsaved = false;
  } catch (error) {
    hosted.isUnsaved = true;
    tell(hosted, { push: 'unsaved', match: id, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** Takes the match back to what was kept, after a fault of the rules. */
export async function restore(hosted: Hosted, { store }: Ports): Promise<void> {
  const { table } = hosted;
  // Nothing newer than the match in hand was kept: it stands as it was before the order that failed.
  if (hosted.keptOrders >= 0 && !hosted.isUnsaved) {
    const { kept, text } = await store.read(table.meta.match);
    table.match = loadText(text, table.game).match;
    table.meta = { ...metaIn(kept), match: table.meta.match };
    table.tutor = createTutor(table.match, table.people, table.meta.lessonSkipped);
    table.pending = null;
    if (kept.pending) resumePending(table, kept.pending);
    teachNext(table);
  }
  table.delegations.clear();
  for (const watch of hosted.watches) watch.last = null;
  show(hosted);
}
