import { FileFault, growingHead, growingOrder, type Match, replayed } from '@point-option/engine';
import { readEarlier } from './allOrders.ts';
import type { HostState } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { tell } from './saving.ts';

/** A match opened at a bookmark is played through from its first order when there is time: nobody waits for it. */

/** As long as one stretch of it may take, how long it rests between two, and how many rests it begins with. */
const STRETCH_MS = 8;
const REST_MS = 40;
const RESTS_BEFORE = 50;

/** Checks in the background that the orders of a match lead to where it was opened. */
export async function verifySoon(state: HostState, hosted: Hosted): Promise<void> {
  const { ports } = state;
  try {
    const problem = await problemIn(state, hosted);
    if (problem !== null) tell(hosted, { push: 'note', match: hosted.table.id, note: sentence(problem) });
  } catch (error) {
    ports.report?.(error);
  }
}

function sentence(problem: string): string {
  return `This match was opened where it was left, but its orders don't lead there. ${problem} Export it to keep it as it is; what you play on with may not count.`;
}

async function problemIn(state: HostState, hosted: Hosted): Promise<string | null> {
  const { clock, store } = state.ports;
  const isOpen = (): boolean => state.open.get(hosted.table.id) === hosted;
  const { bookmark } = hosted.inStore ?? {};
  const { match } = hosted.table;
  // At once: from then on the match can be handed over without the store. Where that fails it is tried again below.
  await readEarlier(store, hosted).catch(() => {});
  for (let i = 0; i < RESTS_BEFORE && isOpen(); i++) await clock.pause(REST_MS);
  if (!isOpen() || !bookmark) return null;
  await readEarlier(store, hosted);
  // Another match where it was taken back meanwhile.
  if (hosted.earlier === null || hosted.table.match !== match) return null;
  const steps = stepsOf(match, hosted.earlier, bookmark.position);
  let begun = clock.now();
  for (;;) {
    if (!isOpen()) return null;
    try {
      if (steps.next().done === true) return null;
    } catch (error) {
      if (error instanceof FileFault) return `${error.field}: ${error.problem}`;
      throw error;
    }
    if (clock.now() - begun < STRETCH_MS) continue;
    await clock.pause(REST_MS);
    begun = clock.now();
  }
}

/** The orders of a match up to its bookmark, one after the other. What came after it was played when it was opened. */
function* stepsOf(
  { header, prepared }: Match,
  lines: readonly string[],
  { after, hash }: { readonly after: number; readonly hash: string },
): Generator<void> {
  const orders = lines.map((line, i) => growingOrder(line, i));
  const summed = { ...header, sum: growingHead(header).sum };
  for (const match of replayed(summed, orders, () => prepared.game)) {
    const last = match.record?.checkpoints.at(-1);
    if (match.table.orders === after && last?.hash !== hash)
      throw new FileFault('position', `Order ${after} comes to another state.`);
    yield;
  }
}
