import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openStage } from './openStage.ts';

export * from './player.ts';

/** The built page in a real browser, one for each file of tests. */
export interface Stage {
  readonly browser: Browser;
  /** Dice that can be foretold: ?seed= is part of every address. */
  readonly address: string;
}

const DESKTOP = { width: 1440, height: 900 };

/** Builds, serves and opens what a file of tests needs; everything is closed behind it. */
export function useStage({ forTests = false } = {}): Stage {
  const stage: { browser?: Browser; address?: string; close?: () => Promise<void> } = {};
  beforeAll(async () => {
    Object.assign(stage, await openStage([], { forTests }));
  }, 240_000);
  afterAll(async () => stage.close?.());
  return {
    get browser() {
      if (!stage.browser) throw new Error('The browser is not open yet.');
      return stage.browser;
    },
    get address() {
      return stage.address ?? '';
    },
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
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of. */
  readonly faults: string[];
}

export async function visit(
  stage: Stage,
  {
    size = DESKTOP,
    seed = 'stage',
    dark = false,
    touch = size.width < 600,
  }: { size?: { width: number; height: number }; seed?: string; dark?: boolean; touch?: boolean } = {},
): Promise<Visit> {
  const context = await stage.browser.newContext({
    viewport: size,
    hasTouch: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript(RECORDER);
  await context.addInitScript(() => localStorage.setItem('point-option speed', 'instant'));
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${stage.address}?seed=${seed}`);
  await page.waitForSelector('.gamecard');
  return { context, page, faults };
}

/** Messages from the worker since the last time they were taken. */
export async function takeMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { __messages: string[] }).__messages.splice(0));
}
