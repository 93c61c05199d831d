import type { Browser, Page } from 'playwright-core';
import type { Yardstick } from './yardstick.ts';

/** Where things are measured: a browser, the page's address, and what the machine does by itself. */
export interface Scene {
  readonly browser: Browser;
  readonly address: string;
  readonly yardstick: Yardstick;
  /** Does what is measured; with --trace it also tells where the time went. */
  watch(page: Page, name: string, work: () => Promise<unknown>): Promise<void>;
}

export const DESKTOP = { width: 1440, height: 900 };

/** Staff are not watched: what they do is there at once. */
export function playInstantly(): void {
  localStorage.setItem('point-option speed', 'instant');
}

/** A page of a browser that has never been here. */
export async function open(
  { browser, address }: Scene,
  path: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addInitScript(playInstantly);
  const page = await context.newPage();
  await page.goto(address + path);
  return { page, close: async () => context.close() };
}
