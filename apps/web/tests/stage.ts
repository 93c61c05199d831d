import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPage } from '../../../scripts/web/build.mjs';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { listen } from '../../../scripts/web/server.mjs';

/** The built page in a real browser, one for each file of tests. */
export interface Stage {
  readonly browser: Browser;
  /** Dice that can be foretold: ?seed= is part of every address. */
  readonly address: string;
}

const DESKTOP = { width: 1440, height: 900 };

/** Builds, serves and opens what a file of tests needs; everything is closed behind it. */
export function useStage(): Stage {
  const stage: { browser?: Browser; address?: string; close?: () => void } = {};
  beforeAll(async () => {
    const path = ensureChromium();
    const { server, address } = await listen(await buildPage(), 0);
    stage.browser = await chromium.launch({
      executablePath: path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-component-update', '--disable-sync'],
    });
    stage.address = address;
    stage.close = () => server.close();
  }, 240_000);
  afterAll(async () => {
    await stage.browser?.close();
    stage.close?.();
  });
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
  }: { size?: { width: number; height: number }; seed?: string; dark?: boolean } = {},
): Promise<Visit> {
  const context = await stage.browser.newContext({
    viewport: size,
    hasTouch: size.width < 600,
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

/** Opens a game of the shelf, seats people or staff, and begins. */
export async function beginGame(
  page: Page,
  game: string,
  { scenario = 1, seats = {} }: { scenario?: number; seats?: Record<string, string> } = {},
): Promise<void> {
  const card = page.locator(`[data-game="${game}"]`);
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
  await card
    .locator('.scenarios input')
    .nth(scenario - 1)
    .check();
  for (const [side, who] of Object.entries(seats)) await card.locator(`[data-seat="${side}"]`).selectOption(who);
  await card.locator('button[type=submit]').click();
  await page.waitForSelector('.room, .blank');
}

export const prompt = (page: Page) => page.locator('[data-testid="prompt"]');

/** The number of the position that is shown; -1 where nothing is asked. */
export async function seqOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-testid="prompt"]')?.getAttribute('data-seq') ?? -1));
}

/** Waits until the worker has answered an order: another position, the end, or the sheet between two people. */
export async function settled(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.over, .blank, .waits') !== null ||
      document.querySelector(`[data-testid="prompt"]:not([data-seq="${seq}"])`) !== null,
    before,
  );
}

/** Answers whatever is asked, by clicking as a person would: some of it, the first of it, yes. */
export async function answerByClick(page: Page): Promise<void> {
  const before = await seqOf(page);
  const kind = await prompt(page).getAttribute('data-kind');
  if (kind === 'confirm') {
    await page.locator('.act .go').click();
  } else {
    if (kind === 'one') await page.locator('.opts .row').first().click();
    if (kind === 'some' || kind === 'arrange') await choosePart(page, kind);
    await page.locator('[data-testid="confirm"]').click();
  }
  await settled(page, before);
}

async function choosePart(page: Page, kind: string): Promise<void> {
  const confirm = page.locator('[data-testid="confirm"]');
  for (let i = 0; i < 60; i++) {
    const isEnough = await confirm.isEnabled();
    if (isEnough && i > 0) return;
    const rows = page.locator(kind === 'some' ? '.opts .row[aria-pressed="false"]' : '.opts .row');
    if ((await rows.count()) === 0) return;
    await rows.first().click();
    if (kind === 'some') continue;
    const box = page.locator('.where [data-box]').first();
    if ((await box.count()) > 0) await box.click();
    else await page.keyboard.press('Escape');
  }
}
