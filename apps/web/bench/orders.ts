import type { Page } from 'playwright-core';
import { answerByClick, beginGame, prompt } from '../tests/player.ts';
import { type Figure, percentile } from './figure.ts';
import { open, type Scene } from './scene.ts';

const ORDERS = 200;

/** Notes when an order is clicked, and when the first frame that shows the next question has been drawn. */
function watchOrders(): void {
  const kept: number[] = [];
  Reflect.set(window, '__orders', kept);
  const shown = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-testid="prompt"], [data-testid="over"]')?.dataset['seq'] ?? 'over';
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
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    },
    { capture: true },
  );
}

/** Gives orders through the page, as a person would, until there are enough; matches that end are begun anew. */
export async function giveOrders(
  page: Page,
  {
    game = 'philippine-sea',
    scenario,
    orders,
    every,
  }: { game?: string; scenario: number; orders: number; every?: (given: number) => Promise<void> },
): Promise<void> {
  for (let given = 0; given < orders; given++) {
    if ((await page.locator('[data-testid="over"]').count()) > 0) {
      await page.locator('.st .br').click();
      await page.waitForSelector('.gamecard');
      await beginGame(page, game, { scenario });
      await prompt(page).waitFor();
    }
    await every?.(given);
    await answerByClick(page);
  }
  await every?.(orders);
}

/** From the click on an order to the frame with the next question, in the full battle. */
export async function orderToPaint(scene: Scene): Promise<Figure[]> {
  const { page, close } = await open(scene, '?seed=bench');
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const figures = await orderFigures(scene, page, 'Order to paint', { scenario: 6, orders: ORDERS });
  await close();
  return figures;
}

/** The times of orders given through a page on which a match is open. */
export async function orderFigures(
  scene: Scene,
  page: Page,
  title: string,
  orders: Parameters<typeof giveOrders>[1],
): Promise<Figure[]> {
  await page.evaluate(watchOrders);
  await scene.watch(page, 'orders', async () => giveOrders(page, orders));
  const times = await page.evaluate(() => Reflect.get(window, '__orders') as number[]);
  return [[0.5, 'p50'] as const, [0.95, 'p95', 100] as const, [1, 'slowest'] as const].map(([share, name, most]) => {
    const value = percentile(times, share);
    return {
      name: `${title}, ${times.length} orders: ${name}`,
      unit: 'ms',
      value,
      ratio: value / scene.yardstick.loop,
      ...(most !== undefined && { most }),
    };
  });
}
