import type { Page } from 'playwright-core';
import { type Figure, percentile } from './figure.ts';
import { open, type Scene } from './scene.ts';
import { beginGame, prompt } from '../tests/player.ts';

/** Milliseconds between the frames of a page while something is done with it. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const kept: number[] = [];
    let last = performance.now();
    let going = true;
    const frame = (): void => {
      const now = performance.now();
      kept.push(now - last);
      last = now;
      if (going) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Reflect.set(window, '__frames', () => {
      going = false;
      return kept.slice(1);
    });
  });
  await work();
  return page.evaluate(() => (Reflect.get(window, '__frames') as () => number[])());
}

/** Milliseconds that the page's own thread was at work meanwhile, and in what. */
async function workDuring(
  page: Page,
  work: () => Promise<unknown>,
): Promise<Record<'all' | 'script' | 'draw', number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taken = async (): Promise<Record<string, number>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await taken();
  await work();
  const after = await taken();
  await session.detach();
  const spent = (...names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0);
  return {
    all: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    draw: spent('LayoutDuration', 'RecalcStyleDuration'),
  };
}

const STROKES = 12;
const STEPS = 45;

/** Drags the chart to and fro, across and slantwise, as a hand would that looks for something. */
async function pan(page: Page): Promise<void> {
  const box = await page.locator('.chart').first().boundingBox();
  if (!box) throw new Error('There is no chart on the page.');
  const { x, y, width, height } = box;
  for (let i = 0; i < STROKES; i++) {
    const [from, to] = i % 2 === 0 ? [0.85, 0.15] : [0.15, 0.85];
    const [high, low] = i % 4 < 2 ? [0.3, 0.6] : [0.6, 0.3];
    await page.mouse.move(x + width * from, y + height * high);
    await page.mouse.down();
    await page.mouse.move(x + width * to, y + height * low, { steps: STEPS });
    await page.mouse.up();
  }
}

async function zoom(page: Page): Promise<void> {
  const box = await page.locator('.chart').first().boundingBox();
  if (!box) throw new Error('There is no chart on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let i = 0; i < 120; i++) await page.mouse.wheel(0, i % 40 < 20 ? -60 : 60);
}

/** The tools of the chart: nearer, farther, all of it. */
async function useTool(page: Page, tool: 'nearer' | 'all'): Promise<void> {
  await page
    .locator('.ctools button')
    .nth(tool === 'nearer' ? 0 : 2)
    .click();
}

/** The view that a match opens with, then the whole chart, then three clicks nearer. */
const VIEWS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['as it opens', async () => {}],
  ['whole in view', async (page) => useTool(page, 'all')],
  [
    'close up',
    async (page) => {
      for (let i = 0; i < 3; i++) {
        await useTool(page, 'nearer');
        await page.waitForTimeout(300);
      }
    },
  ],
];

export async function framesOf(scene: Scene, page: Page, name: string, most: number): Promise<Figure[]> {
  const { frame } = scene.yardstick;
  // What is drawn for the first time is drawn before anything is measured.
  await page.waitForTimeout(2500);
  const figures: Figure[] = [];
  for (const [how, look] of VIEWS) {
    await look(page);
    await page.waitForTimeout(1500);
    let panned: number[] = [];
    const busy = await workDuring(page, async () => {
      panned = await framesDuring(page, async () => scene.watch(page, `${name}, ${how}, pan`, async () => pan(page)));
    });
    const p95 = percentile(panned, 0.95);
    figures.push(
      {
        name: `${name}, ${how}: pan frames, p95 of ${panned.length}`,
        unit: 'ms',
        value: p95,
        ratio: p95 / frame,
        most,
      },
      { name: `${name}, ${how}: pan frames, slowest`, unit: 'ms', value: Math.max(...panned), most: 100 },
      { name: `${name}, ${how}: work of the page in a pan frame`, unit: 'ms', value: busy.all / panned.length },
      { name: `${name}, ${how}: of it script`, unit: 'ms', value: busy.script / panned.length },
      { name: `${name}, ${how}: of it style and layout`, unit: 'ms', value: busy.draw / panned.length },
    );
  }
  const zoomed = await framesDuring(page, async () => scene.watch(page, `${name}, zoom`, async () => zoom(page)));
  const p95 = percentile(zoomed, 0.95);
  figures.push(
    { name: `${name}: wheel zoom frames, p95 of ${zoomed.length}`, unit: 'ms', value: p95, ratio: p95 / frame },
    { name: `${name}: wheel zoom frames, slowest`, unit: 'ms', value: Math.max(...zoomed) },
  );
  return figures;
}

/** The chart of a battle under way, with its counters, options and displays around it. */
export async function seaFrames(scene: Scene): Promise<Figure[]> {
  const { page, close } = await open(scene, '?seed=bench');
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const figures = await framesOf(scene, page, 'Philippine Sea', 20);
  await close();
  return figures;
}

/** The largest chart there is, 17,000 hexes, strewn with counters. */
export async function pacificFrames(scene: Scene): Promise<Figure[]> {
  const { page, close } = await open(scene, 'gallery.html?chart=pacific-war&stacks=200');
  await page.locator('.chart').first().waitFor();
  const figures = await framesOf(scene, page, 'Pacific, 200 stacks', 34);
  await close();
  return figures;
}
