import type { Page } from 'playwright-core';
import { answerByClick, beginGame, prompt } from '../tests/player.ts';
import { type Figure, percentile } from './figure.ts';
import { open, type Scene } from './scene.ts';

const ORDERS = 200;

/** Notes when an order is clicked, and when the first frame that shows the next question has been drawn. */
export function watchOrders(): void {
  const kept: number[] = [];
  Reflect.set(window, '__orders', kept);
  // What is looked for stays the same element for many orders: to seek it at every change would be measured as part of the order.
  let asked: HTMLElement | null = null;
  const shown = (): string | undefined => {
    if (asked?.isConnected !== true)
      asked = document.querySelector<HTMLElement>('[data-testid="prompt"], [data-testid="over"]');
    return asked?.dataset['seq'] ?? 'over';
  };
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target as Element | null)?.closest('.act .go')) return;
      const before = shown();
      const watcher = new MutationObserver(() => {
        if (shown() === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          // A message comes after the frame has been drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => kept.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-seq'] });
    },
    { capture: true },
  );
}

/** A match that orders are given in. */
export interface Played {
  readonly game?: string;
  readonly scenario: number;
  readonly seats?: Record<string, string>;
}

export async function beginPlay(page: Page, { game = 'philippine-sea', scenario, seats }: Played): Promise<void> {
  await beginGame(page, game, { scenario, ...(seats && { seats }) });
  await prompt(page).waitFor();
}

/** Gives orders through the page, as a person would, until there are enough; matches that end are begun again. */
export async function giveOrders(
  page: Page,
  { orders, every, ...played }: Played & { orders: number; every?: (given: number) => Promise<void> },
): Promise<void> {
  for (let given = 0; given < orders; given++) {
    if ((await page.locator('[data-testid="over"]').count()) > 0) {
      await page.locator('.st .br').click();
      await page.waitForSelector('.gamecard');
      await beginPlay(page, played);
    }
    await every?.(given);
    await answerByClick(page);
  }
  await every?.(orders);
}

/** From the click on an order to the frame with the next question, in the full battle. */
export async function orderToPaint(scene: Scene): Promise<Figure[]> {
  return timesOfOrders(scene, { name: 'Order to paint', scenario: 6, orders: ORDERS, most: 50 });
}

export async function timesOfOrders(
  scene: Scene,
  { name, orders, most, ...played }: Played & { name: string; orders: number; most: number },
): Promise<Figure[]> {
  const { page, close } = await open(scene, '?seed=bench');
  await beginPlay(page, played);
  await page.evaluate(watchOrders);
  await scene.watch(page, 'orders', async () => giveOrders(page, { ...played, orders }));
  const times = await page.evaluate(() => Reflect.get(window, '__orders') as number[]);
  await close();
  return [[0.5, 'p50'] as const, [0.95, 'p95', most] as const, [1, 'slowest'] as const].map(([share, which, limit]) => {
    const value = percentile(times, share);
    return {
      name: `${name}, ${times.length} orders: ${which}`,
      unit: 'ms',
      value,
      ratio: value / scene.yardstick.loop,
      ...(limit !== undefined && { most: limit }),
    };
  });
}
