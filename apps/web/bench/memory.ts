import type { CDPSession, Page } from 'playwright-core';
import { beginGame, prompt } from '../tests/player.ts';
import { type Figure, slope } from './figure.ts';
import { giveOrders } from './orders.ts';
import { open, type Scene } from './scene.ts';

const ORDERS = 500;
const EVERY = 50;
/** By then everything has been loaded, compiled and shown once. */
const SETTLED = 50;
const MB = 1_000_000;

/** Kilobytes that a match may grow by with every order: its record and its diary are kept, and nothing else should be. */
const MOST_PER_ORDER = 20;

interface Heaps {
  readonly page: number;
  readonly worker: number;
}

/** The heaps of page and worker after everything that nobody holds has been thrown away. */
async function heapsOf(page: Page): Promise<() => Promise<Heaps>> {
  const session = await page.context().newCDPSession(page);
  const workers = await workersOf(session);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    let worker = 0;
    for (const send of workers()) {
      await send('HeapProfiler.collectGarbage');
      worker += ((await send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
    }
    return { page: usedSize, worker };
  };
}

type Send = (method: string) => Promise<unknown>;

/** The workers of a page are targets of their own, which are spoken to through it. */
async function workersOf(session: CDPSession): Promise<() => Send[]> {
  const open = new Map<string, Send>();
  const waiting = new Map<number, (result: unknown) => void>();
  let next = 1;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    open.set(
      sessionId,
      async (method) =>
        new Promise((resolve, reject) => {
          const id = next++;
          waiting.set(id, resolve);
          session
            .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
            .catch(reject);
        }),
    );
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => open.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return () => [...open.values()];
}

/** The heaps over one long match. */
export async function memory(scene: Scene): Promise<Figure[]> {
  const { page, close } = await open(scene, '?seed=bench');
  await beginGame(page, 'philippine-sea', { scenario: 9 });
  await prompt(page).waitFor();
  const heaps = await heapsOf(page);
  const kept: (Heaps & { at: number })[] = [];
  await giveOrders(page, {
    scenario: 9,
    orders: ORDERS,
    every: async (at) => {
      if (at % EVERY === 0) kept.push({ at, ...(await heaps()) });
    },
  });
  await close();
  return (['page', 'worker'] as const).flatMap((of) => {
    const points = kept.filter(({ at }) => at >= SETTLED).map((each) => [each.at, each[of]] as const);
    const [first, last] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
    return [
      { name: `Memory of the ${of} after ${SETTLED} orders`, unit: 'MB', value: first / MB },
      { name: `Memory of the ${of} after ${ORDERS} orders`, unit: 'MB', value: last / MB, ratio: last / first },
      {
        name: `Memory of the ${of}: growth for every order`,
        unit: 'KB',
        value: slope(points) / 1000,
        most: MOST_PER_ORDER,
      },
    ];
  });
}
