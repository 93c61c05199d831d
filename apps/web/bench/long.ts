import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginLong, playOn, skirmish } from '@point-option/host/testing';
import type { Page } from 'playwright-core';
import { openProfile, openStage } from '../tests/openStage.ts';
import { answerByClick, prompt } from '../tests/player.ts';
import { type Figure, median } from './figure.ts';
import { LARGE } from './games.ts';
import { watchOrders } from './orders.ts';
import { DESKTOP, playInstantly, type Scene } from './scene.ts';
import { type Took, watchWorker, type WorkerLine } from './workerLine.ts';

const ORDERS = 20_000;
/** Where a young match stands. */
const YOUNG = 75;
/** The long match and a young one are measured in turns, so that a machine that slows down slows both. */
const WINDOWS = 6;
const IN_WINDOW = 25;
const OPENINGS = 7;
const CLICKS = 40;

/** A match of twenty thousand orders in the page's own worker, with its store: that of `npm run bench`, played up there. */
export async function longMatches(scene: Scene): Promise<Figure[]> {
  const stage = await openStage([], { forBench: true });
  try {
    const own = { ...scene, browser: stage.browser, address: stage.address };
    return [...(await longMatch(own, skirmish.id, 'Long')), ...(await longMatch(own, LARGE, 'Long, large state'))];
  } finally {
    await stage.close();
  }
}

async function longMatch(scene: Scene, game: string, name: string): Promise<Figure[]> {
  const { page, close } = await openOnDisk();
  const line = await watchWorker(page);
  await atLobby(page, scene);
  const long = await playedTo(page, line, game, ORDERS - WINDOWS * IN_WINDOW * 2);
  const young = await playedTo(page, line, game, YOUNG);
  const took: Record<'late' | 'early', Took[]> = { late: [], early: [] };
  await scene.watch(page, `${name}: orders`, async () => {
    for (let i = 0; i < WINDOWS; i++) {
      took.early.push(...(await ordersIn(line, young)));
      took.late.push(...(await ordersIn(line, long)));
    }
  });
  const count = await ordersStored(page, long);
  for (const match of [young, long]) await line.client.ask('leave', { match });
  const opened = await openings(scene, page, line, long);
  const painted = { early: await clicked(scene, page, young), late: await clicked(scene, page, long) };
  await close();
  return [
    { name: `${name}: on the disk`, unit: 'orders', value: count },
    ...figuresOf(scene, name, { took, opened, painted }),
  ];
}

/** A browser with a profile on the disk: one without keeps its matches in memory, where a save costs next to nothing. */
async function openOnDisk(): Promise<{ page: Page; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'point-option-bench-'));
  const context = await openProfile(folder, { viewport: DESKTOP });
  await context.addInitScript(playInstantly);
  return {
    page: await context.newPage(),
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A page that has just been opened, with a worker that has just been started and is ready to play. */
async function atLobby(page: Page, { address }: Scene): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForSelector('.gamecard');
  await page.locator('.saves, .empty').first().waitFor();
}

async function playedTo(page: Page, { client }: WorkerLine, game: string, orders: number): Promise<string> {
  const match = await beginLong(client, ORDERS, game);
  // Not at a walking pace: what staff do is not watched here.
  await client.ask('speed', { match, speed: 'instant' });
  for (let left = orders; left > 0; left = orders - (await ordersStored(page, match)))
    await playOn(client, match, { orders: Math.ceil(left / 3), acknowledged: () => {} });
  return match;
}

async function ordersIn({ client, taken }: WorkerLine, match: string): Promise<readonly Took[]> {
  await taken();
  await playOn(client, match, { orders: IN_WINDOW, acknowledged: () => {} });
  return (await taken()).filter(({ kind }) => kind === 'order');
}

/** How many orders of a match are on the disk. */
async function ordersStored(page: Page, match: string): Promise<number> {
  return page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('point-option');
        opening.addEventListener('error', () => reject(new Error('The store cannot be opened.')));
        opening.addEventListener('success', () => {
          const keys = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
          const counting = opening.result.transaction('order').objectStore('order').count(keys);
          counting.addEventListener('success', () => {
            resolve(counting.result);
            opening.result.close();
          });
        });
      }),
    match,
  );
}

interface Opened {
  readonly took: Took;
  /** From the click to the frame that asks the first question. */
  readonly shown: number;
}

/** Opens the match from the lobby of a page that has just been loaded, with a player's click. */
async function openings(scene: Scene, page: Page, { client, taken }: WorkerLine, match: string): Promise<Opened[]> {
  const all: Opened[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    await atLobby(page, scene);
    // A lobby that has stood for a while has loaded the host.
    await client.ask('storage', {});
    await taken();
    const shown = await shownAfterClick(page, match);
    const took = (await taken()).find(({ kind }) => kind === 'open');
    if (!took) throw new Error('The page did not open the match.');
    all.push({ took, shown });
  }
  return all;
}

async function shownAfterClick(page: Page, match: string): Promise<number> {
  return page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const watcher = new MutationObserver(() => {
          if (document.querySelector('[data-testid="prompt"]') === null) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        watcher.observe(document.body, { subtree: true, childList: true });
        document.querySelector<HTMLElement>(`[data-match="${id}"] button.se`)?.click();
      }),
    match,
  );
}

/** From the click on an order to the frame with the next question. */
async function clicked(scene: Scene, page: Page, match: string): Promise<readonly number[]> {
  await atLobby(page, scene);
  await page.locator(`[data-match="${match}"] button.se`).click();
  await prompt(page).waitFor();
  await page.evaluate(watchOrders);
  await scene.watch(page, `clicks in ${match}`, async () => {
    for (let i = 0; i < CLICKS; i++) await answerByClick(page);
  });
  return page.evaluate(() => Reflect.get(window, '__orders') as number[]);
}

interface Measured {
  readonly took: Readonly<Record<'late' | 'early', readonly Took[]>>;
  readonly opened: readonly Opened[];
  readonly painted: Readonly<Record<'late' | 'early', readonly number[]>>;
}

function figuresOf({ yardstick }: Scene, name: string, { took, opened, painted }: Measured): Figure[] {
  const ms = (what: string, values: readonly number[], most?: number): Figure => {
    const value = median(values);
    const ratio = value / yardstick.loop;
    return { name: `${name}: ${what}`, unit: 'ms', value, ratio, ...(most !== undefined && { most }) };
  };
  const pair = (what: string, early: readonly number[], late: readonly number[], most?: number): Figure[] => [
    ms(`${what}, about the 100th`, early),
    ms(`${what}, the last`, late),
    {
      name: `${name}: ${what}, last to 100th`,
      unit: 'times',
      value: median(late) / median(early),
      ...(most !== undefined && { most }),
    },
  ];
  const of = (which: 'worker' | 'page', when: 'late' | 'early'): number[] => took[when].map((each) => each[which]);
  return [
    ...pair('order in the worker', of('worker', 'early'), of('worker', 'late'), 1.3),
    ...pair('order to reply in the page', of('page', 'early'), of('page', 'late'), 1.3),
    ...pair('order from click to frame', painted.early, painted.late),
    ms(
      'opened by the worker',
      opened.map((each) => each.took.worker),
      300,
    ),
    ms(
      'to the reply in the page',
      opened.map((each) => each.took.page),
      300,
    ),
    ms(
      'from click to the first question',
      opened.map((each) => each.shown),
    ),
  ];
}
