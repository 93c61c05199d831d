import { runInThisContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareScript, openBare } from './barePage.ts';
import { useStage } from './stage.ts';

// The tests of every host, run in a page with the ports of the worker: its store, clock and chance.

const SUITE = `
  import { hostSuite } from '@point-option/host/testing';
  import { tests } from 'vitest';
  import { browserPorts } from './ports.ts';
  const forget = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('point-option');
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
  const { store, clock, chance } = browserPorts;
  hostSuite("the browser's store, clock and chance", async (registry) => {
    await forget();
    return { registry, store, clock, chance };
  });
  // How each change is to be written, as the browser is asked.
  const asked = new Set();
  const begin = globalThis.IDBDatabase?.prototype.transaction;
  if (begin)
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') asked.add(options?.durability ?? 'default');
      return begin.call(this, names, mode, options);
    };
  globalThis.__durability = async () => {
    await store.remove('nothing');
    return [...asked];
  };
  globalThis.__seeds = () => Array.from({ length: 50 }, () => chance.seed());
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
  __seeds(): readonly string[];
  __durability(): Promise<readonly string[]>;
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

test('every change is asked to be on the disk before it counts as saved', async () => {
  expect(await page.evaluate(() => (globalThis as unknown as Suite).__durability())).toEqual(['strict']);
});

test('the seeds of the browser are long, and no two are alike', async () => {
  const seeds = await page.evaluate(() => (globalThis as unknown as Suite).__seeds());
  expect(new Set(seeds).size).toBe(50);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  // Every digit turns up in every place, or as good as: 50 seeds of chance miss one in 25.
  const digits = Array.from({ length: 64 }, (_, place) => new Set(seeds.map((seed) => seed[place])).size);
  expect(Math.min(...digits)).toBeGreaterThan(5);
});
