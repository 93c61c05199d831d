import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prompt, useStage, visit } from './stage.ts';

/** What a page loads, and when. */

const stage = useStage({ fresh: true });

/** Kilobytes of script, zipped, that may come before anything is chosen. */
const LOBBY_BUDGET = 150;

test('the lobby lists its matches before the host and any game are loaded, and stays small', async () => {
  const { page, context } = await visit(stage);
  const scripts: { name: string; url: string }[] = [];
  // What the first visit is still loading belongs to that one.
  await page.goto('about:blank');
  context.on('response', (response) => {
    const url = response.url();
    const { pathname } = new URL(url);
    if (!pathname.endsWith('.js')) return;
    scripts.push({ name: pathname.slice(pathname.lastIndexOf('/') + 1).replace(/-.{8}\.js$/, ''), url });
  });
  await page.goto(stage.address);
  await page.waitForSelector('.gamecard');
  await answered(page);
  const before = [...scripts];
  const names = before.map(({ name }) => name);
  expect(names).toContain('worker');
  for (const later of ['host', 'philippine-sea', 'Match']) expect(names).not.toContain(later);
  const sizes = await Promise.all(before.map(({ url }) => zipped(url)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LOBBY_BUDGET);
  await context.close();
});

test('where the host does not load, the page says so, and tries again when it is asked again', async () => {
  const { page, context } = await visit(stage);
  await context.route('**/assets/host-*.js', async (route) => route.abort());
  await page.locator('[data-testid="first"] .go').click();
  await page.getByText('The part of the page that plays matches did not load.').first().waitFor();
  await context.unroute('**/assets/host-*.js');
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  await context.close();
});

test('a match begins where the host was being loaded ahead of time, and that fails', async () => {
  const { page, context } = await visit(stage);
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let asked = 0;
  await context.route('**/assets/host-*.js', async (route) => {
    if (++asked > 1) return route.continue();
    await failing;
    return route.abort();
  });
  // The lobby has stood for a while.
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(1);
  await page.locator('[data-testid="first"] .go').click();
  fail();
  await prompt(page).waitFor();
  await context.close();
});

/** Kilobytes of a script, zipped: fetched here, since a browser may have dropped what it loaded. */
async function zipped(url: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length / 1000;
}

/** Waits until the worker has answered the first question. */
async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => (Reflect.get(window, '__messages') as string[]).length > 0);
}
