import { fileURLToPath } from 'node:url';
import { BadInput } from '@point-option/engine';
import type { Clock, Store } from '@point-option/host';
import { fixedClock } from '@point-option/host/testing';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';

const WORKER = fileURLToPath(new URL('../src/worker', import.meta.url));
const VITEST = fileURLToPath(new URL('inPage/vitest.ts', import.meta.url));

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

/** The far end as a script of a page, with what else a test needs there. */
export async function bareScript(more = ''): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${FAR_END}${more}`, resolveDir: WORKER, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    // The tests of the host assert with vitest, which has no place in a page.
    alias: { vitest: VITEST },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const DOCUMENT = '<!doctype html><script src="bare.js"></script>';

/** A page with nothing but such a script. */
export async function openBare(context: BrowserContext, address: string, script: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/bare.html', (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }));
  await page.route('**/bare.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto(`${address}bare.html`);
  return page;
}

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
export function storeIn(page: Page): Store {
  const ask =
    (name: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      call(page, name, args);
  return {
    list: ask('list'),
    open: ask('open'),
    read: ask('read'),
    add: ask('add'),
    mark: ask('mark'),
    chapter: ask('chapter'),
    write: ask('write'),
    note: ask('note'),
    remove: ask('remove'),
    fresh: ask('fresh'),
    state: ask('state'),
    hold: async (match: string) => {
      const held = await call(page, 'hold', [match]);
      return () => {
        // A page that is gone has let go.
        call(page, 'release', [held]).catch(() => {});
      };
    },
  } as unknown as Store;
}

/** It stands still, and lets the browser answer meanwhile. */
export const clock: Clock = {
  ...fixedClock(),
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
};
