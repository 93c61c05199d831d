import { runInThisContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareScript, openBare } from './barePage.ts';
import { useStage } from './stage.ts';

// The tests of every host, run in a page beside the browser's store: that is where its host is, too.

const SUITE = `
  import { fixedChance, fixedClock, hostSuite } from '@point-option/host/testing';
  import { tests } from 'vitest';
  const forget = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('point-option');
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
  // It stands still, and lets the browser answer meanwhile.
  const clock = { now: fixedClock().now, pause: () => new Promise((done) => setTimeout(done, 0)) };
  hostSuite("the browser's store", async (registry) => {
    await forget();
    return { registry, store: browserStore, clock, chance: fixedChance() };
  });
  globalThis.__tests = tests.map(({ path }) => path.join(' > '));
  globalThis.__run = async (n) => {
    try {
      await tests[n].body();
      return null;
    } catch (error) {
      return error.stack ?? String(error);
    }
  };
`;

interface Suite {
  readonly __tests: readonly string[];
  __run(n: number): Promise<string | null>;
}

const script = await bareScript(SUITE);
// The names alone: the script touches nothing of a browser before a test is run.
runInThisContext(script);
const { __tests: names } = globalThis as unknown as Suite;

const stage = useStage();
let page: Page;
beforeAll(async () => {
  page = await openBare(await stage.browser.newContext(), stage.address, script);
});
afterAll(() => page.context().close());

let group = '';

test.each(names.map((name, n) => [name, n] as const))('%s', async (name, n) => {
  // A document for every group of tests: what the last one left at work has ended with it.
  const own = name.split(' > ')[1] ?? '';
  if (own !== group) await page.reload();
  group = own;
  expect(await page.evaluate((which) => (globalThis as unknown as Suite).__run(which), n)).toBeNull();
});
