import type { Locator, Page } from 'playwright-core';
import { seqOf, settled, stepOf } from './stage.ts';

/** Two people at one screen: what they do with a match that a test has brought. */

/** Opens a match file with two people at one screen. */
export async function openHotSeat(page: Page, text: string): Promise<void> {
  await page
    .locator('.openfile input')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const save = page.locator('[data-testid="saves"] li').first();
  await save.locator('button.se').click();
  await page.waitForFunction(() => document.querySelector('.room, .blank, .saves select') !== null);
  for (const seat of await save.locator('select').all()) await seat.selectOption('person');
  if ((await save.locator('select').count()) > 0) await save.locator('button.se').click();
  await page.waitForSelector('.room, .blank');
}

/** Seats the side that is asked and returns the step of its question. */
export async function takeSeat(page: Page): Promise<string> {
  await page.waitForSelector('.blank, [data-testid="prompt"], [data-testid="over"]');
  if ((await page.locator('.blank').count()) > 0) await page.locator('.blank .go').click();
  await page.waitForSelector('[data-testid="prompt"], [data-testid="over"]');
  return (await page.locator('[data-testid="over"]').count()) > 0 ? 'over' : stepOf(page);
}

export async function confirm(page: Page): Promise<void> {
  const before = await seqOf(page);
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
}

/** Puts every unit on the slip, piece by piece, onto the target of this name. */
export async function strikeWithAll(page: Page, target: RegExp): Promise<number> {
  const rows = page.locator('.pieces-list .row');
  const n = await rows.count();
  for (let left = n; left > 0; left--) {
    await rows.first().click();
    await page.locator('.where [data-into]').filter({ hasText: target }).first().click();
  }
  return n;
}

/** Everything that can be read. */
export const readable = (page: Page): Promise<string> => page.locator('body').innerText();

/** Whether the middle of a thing is what stands there on the screen, neither cut off nor covered. */
export function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(there);
  });
}

export async function chooseRow(page: Page, name: string): Promise<void> {
  await page.locator('.opts .row', { hasText: name }).click();
  await confirm(page);
}

/** The order that the staff would give. */
export async function asStaffWould(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What would the staff order?' }).click();
  await confirm(page);
}
