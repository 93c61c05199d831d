import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import { launch, type Served, serve } from './openStage.ts';

export * from './player.ts';

/** The built page in a real browser. */
export interface Stage {
  readonly browser: Browser;
  /** Dice that can be foretold: ?seed= is part of every address. */
  readonly address: string;
  /** Whether each visit is to a browser that has never been here. */
  readonly isFresh: boolean;
}

const DESKTOP = { width: 1440, height: 900 };

/** What is opened once for all files of tests that run in one worker, and closed behind the last. */
function once<T>(open: () => Promise<T>, close: (opened: T) => unknown) {
  // oxlint-disable-next-line no-empty-pattern -- vitest reads here what else it needs: nothing
  return async ({}: object, { onCleanup }: { onCleanup(clean: () => unknown): void }): Promise<T> => {
    const opened = await open();
    onCleanup(() => close(opened));
    return opened;
  };
}

const end = ({ close }: Served): void => close();

/**
 * Files of tests that run one after the other share a browser, and the pages that are served with all that was packed
 * for them.
 */
const shared = test
  .extend(
    'browser',
    { scope: 'worker' },
    once(launch, (browser) => browser.close()),
  )
  .extend('forPeople', { scope: 'worker' }, once(serve, end))
  .extend(
    'forTests',
    { scope: 'worker' },
    once(() => serve({ forTests: true }), end),
  );

/**
 * Builds, serves and opens what a file of tests needs. `forTests` is the page with the games that only tests have. `fresh`
 * is for tests of what a browser stores and loads: all others visit the page in a tab that was emptied.
 */
export function useStage({ forTests = false, fresh = false } = {}): Stage {
  const stage: { browser?: Browser; address?: string } = {};
  shared.beforeAll(({ browser }) => {
    stage.browser = browser;
  }, 240_000);
  const settle = ({ address }: Served): void => {
    stage.address = address;
  };
  if (forTests) shared.beforeAll(({ forTests: served }) => settle(served), 240_000);
  else shared.beforeAll(({ forPeople: served }) => settle(served), 240_000);
  afterAll(async () => {
    emptied.clear();
    // Emptied tabs, and what a test that failed has left open.
    await Promise.all((stage.browser?.contexts() ?? []).map(closeForGood));
  });
  return {
    get browser() {
      if (!stage.browser) throw new Error('The browser is not open yet.');
      return stage.browser;
    },
    get address() {
      return stage.address ?? '';
    },
    isFresh: fresh,
  };
}

/** Every message from the worker, as the page's own thread gets it. */
const RECORDER = `
  window.__messages = [];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => window.__messages.push(JSON.stringify(data)));
    }
  };
`;

export interface Visit {
  /** To be closed at the end. */
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of. */
  readonly faults: string[];
}

type Tab = Pick<Visit, 'context' | 'page'>;

/** Tabs that were used and emptied, at most one of a kind. A new one costs as much again as the page itself. */
const emptied = new Map<string, Tab>();

export async function visit(
  stage: Stage,
  {
    size = DESKTOP,
    seed = 'stage',
    dark = false,
    touch = size.width < 600,
    prepare,
  }: {
    size?: { width: number; height: number };
    seed?: string;
    dark?: boolean;
    touch?: boolean;
    /** What is to be so before anything is loaded. */
    prepare?: (page: Page) => Promise<unknown>;
  } = {},
): Promise<Visit> {
  const kind = touch ? 'touch' : 'mouse';
  const isFresh = stage.isFresh || prepare !== undefined;
  const used = isFresh ? undefined : emptied.get(kind);
  if (used) emptied.delete(kind);
  const { context, page } = used ?? (await openTab(stage, touch));
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  const faults: string[] = [];
  const onError = (error: Error): void => void faults.push(error.message);
  const onSaid = (message: ConsoleMessage): void => {
    if (message.type() === 'error') faults.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onSaid);
  if (!isFresh)
    context.close = async () => {
      page.off('pageerror', onError);
      page.off('console', onSaid);
      if (page.isClosed() || context.pages().length > 1 || emptied.has(kind)) return closeForGood(context);
      await empty({ context, page }, stage.address);
      emptied.set(kind, { context, page });
    };
  await prepare?.(page);
  await page.goto(`${stage.address}?seed=${seed}`);
  await page.waitForSelector('.gamecard');
  return { context, page, faults };
}

async function openTab({ browser }: Stage, hasTouch: boolean): Promise<Tab> {
  const context = await browser.newContext({ hasTouch, reducedMotion: 'reduce', acceptDownloads: true });
  await context.addInitScript(RECORDER);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('point-option speed', 'instant');
  });
  context.setDefaultTimeout(10_000);
  return { context, page: await context.newPage() };
}

/** Leaves the page, which ends its worker, and removes all that it stored. */
async function empty({ context, page }: Tab, address: string): Promise<void> {
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await session.detach();
}

function closeForGood(context: BrowserContext): Promise<void> {
  Reflect.deleteProperty(context, 'close');
  return context.close();
}

/** Messages from the worker since the last time they were taken. */
export async function takeMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { __messages: string[] }).__messages.splice(0));
}
