import type { Browser } from 'playwright-core';
import { median, percentile } from './figure.ts';
import { framesDuring } from './frames.ts';

/** What the machine and the browser do by themselves. Machines are noisy: a figure means something only beside these. */
export interface Yardstick {
  /** Milliseconds of a fixed loop of integers in a page. */
  readonly loop: number;
  /** The 95th percentile of the frames of an empty page, in milliseconds. */
  readonly frame: number;
  readonly slowest: number;
}

export async function yardstickOf(browser: Browser): Promise<Yardstick> {
  const page = await browser.newPage();
  const loops = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const start = performance.now();
      let x = 1;
      for (let i = 0; i < 10_000_000; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
      return performance.now() - start + (x === 0 ? 1 : 0);
    }),
  );
  const frames = await framesDuring(page, async () => page.waitForTimeout(2000));
  await page.close();
  return { loop: median(loops), frame: percentile(frames, 0.95), slowest: Math.max(...frames) };
}
