import { fileURLToPath } from 'node:url';
import { BadInput } from '@point-option/engine';
import type { Clock, Ports, Store } from '@point-option/host';
import { fixedChance, fixedClock, hostSuite } from '@point-option/host/testing';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { useStage } from './stage.ts';

const stage = useStage();
const WORKER = fileURLToPath(new URL('../src/worker', import.meta.url));

/** The store of the worker with its locks, in a page of its own: what it gives or refuses, as plain data. */
const FAR_END = `
  import { BadInput } from '@point-option/engine';
  import { browserStore } from './browserStore.ts';
  const held = new Map();
  let last = 0;
  const calls = {
    ...browserStore,
    hold: async (match) => {
      const release = await browserStore.hold(match);
      held.set(++last, release);
      return last;
    },
    release: async (n) => held.get(n)?.(),
  };
  globalThis.__store = async (name, args) => {
    try {
      return { given: await calls[name](...args) };
    } catch (error) {
      return { problem: error.message, isBadInput: error instanceof BadInput };
    }
  };
`;

let script = '';
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: FAR_END, resolveDir: WORKER, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  script = outputFiles[0]?.text ?? '';
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

type Answered = { readonly given: unknown } | { readonly problem: string; readonly isBadInput: boolean };

async function call(page: Page, name: string, args: readonly unknown[]): Promise<unknown> {
  const answered = await page.evaluate(
    ([method, given]) =>
      (globalThis as unknown as { __store(name: string, args: readonly unknown[]): Promise<Answered> }).__store(
        method,
        given,
      ),
    [name, args] as const,
  );
  if ('given' in answered) return answered.given;
  throw answered.isBadInput ? new BadInput(answered.problem) : new Error(answered.problem);
}

/** The near end: a store like any other. */
function storeIn(page: Page): Store {
  const ask =
    (name: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      call(page, name, args);
  return {
    list: ask('list'),
    open: ask('open'),
    read: ask('read'),
    add: ask('add'),
    chapter: ask('chapter'),
    write: ask('write'),
    note: ask('note'),
    remove: ask('remove'),
    fresh: ask('fresh'),
    state: ask('state'),
    hold: async (match: string) => {
      const held = await call(page, 'hold', [match]);
      return () => void call(page, 'release', [held]);
    },
  } as unknown as Store;
}

/** It stands still, and lets the browser answer meanwhile. */
const clock: Clock = {
  now: fixedClock().now,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
};

hostSuite("the browser's store", async (registry): Promise<Ports> => {
  // Every test has a browser of its own: nothing is kept in it yet.
  const context = await stage.browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  await page.route('**/empty.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${stage.address}empty.html`);
  await page.addScriptTag({ content: script });
  return { registry, store: storeIn(page), clock, chance: fixedChance() };
});
