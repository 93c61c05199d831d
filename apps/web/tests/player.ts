import type { PromptView } from '@point-option/engine';
import type { Page } from 'playwright-core';

/** What a person does with the page. */

/** Opens a game of the shelf, seats people or staff, and begins. */
export async function beginGame(
  page: Page,
  game: string,
  {
    scenario = 1,
    seats = {},
    dice,
  }: { scenario?: number; seats?: Record<string, string>; dice?: 'fair' | 'seeded' | 'hand' } = {},
): Promise<void> {
  const card = page.locator(`[data-game="${game}"]`);
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
  await card
    .locator('.scenarios input')
    .nth(scenario - 1)
    .check();
  for (const [side, who] of Object.entries(seats)) await card.locator(`[data-seat="${side}"]`).selectOption(who);
  if (dice !== undefined) await card.locator('[data-testid="dice-kind"]').selectOption(dice);
  await card.locator('button[type=submit]').click();
  await page.waitForSelector('.room, .blank, [data-testid="setup-die"]');
}

export const prompt = (page: Page) => page.locator('[data-testid="prompt"]');

/** The step of the rules that asks, whatever its words are. */
export async function stepOf(page: Page): Promise<string> {
  return (await prompt(page).getAttribute('data-step')) ?? '';
}

/** The number of the position that is shown; -1 where nothing is asked. */
export async function seqOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-testid="prompt"]')?.getAttribute('data-seq') ?? -1));
}

/** Waits until an order is answered: with another position, the end, the sheet between two people, or a refusal. */
export async function settled(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.over, .blank, .waits, [data-testid="notice"], [data-testid="die"]') !== null ||
      document.querySelector(`[data-testid="prompt"]:not([data-seq="${seq}"])`) !== null,
    before,
    // Not in every frame: seeking through the whole page takes as long as much of what it waits for.
    { polling: 30 },
  );
}

/** Hands the whole match to the staff, and says so again when asked. */
export async function handAll(page: Page): Promise<void> {
  await page.locator('.delegate summary').first().click();
  await page.getByRole('button', { name: 'Delegate everything' }).click();
  await page.getByRole('button', { name: 'Let the staff finish the match' }).click();
}

/** Answers whatever is asked, by clicking as a person would: some of it, the first of it, yes. */
export async function answerByClick(page: Page): Promise<void> {
  const before = await seqOf(page);
  const kind = (await prompt(page).getAttribute('data-kind')) as PromptView['kind'];
  await compose(page, kind);
  await page.locator(kind === 'confirm' ? '.act .go' : '[data-testid="confirm"]').click();
  await settled(page, before);
  if ((await page.locator('[data-testid="notice"]').count()) === 0) return;
  // Refused: everything is struck out, and nothing ordered; where that is no order either, the staff is asked.
  await page.locator('[data-testid="notice"] button').last().click();
  const chosen = page.locator('.slip button, .opts .row[aria-pressed="true"]');
  while ((await chosen.count()) > 0) await chosen.first().click();
  const confirm = page.locator('[data-testid="confirm"]');
  if (await confirm.isDisabled()) await page.getByRole('button', { name: 'What would the staff order?' }).click();
  await confirm.click();
  await settled(page, before);
}

async function compose(page: Page, kind: PromptView['kind']): Promise<void> {
  switch (kind) {
    case 'one':
      return page.locator('.opts .row').first().click();
    case 'some':
    case 'arrange':
      return choosePart(page, kind);
    case 'path':
      return walk(page);
    case 'allot':
      return allot(page);
    case 'amount':
    case 'confirm':
      // What stands there is an answer already.
      break;
  }
}

/** Continues a route until it may end. */
async function walk(page: Page): Promise<void> {
  const confirm = page.locator('[data-testid="confirm"]');
  for (let i = 0; i < 60; i++) {
    const steps = page.locator('.opts .row');
    if ((i > 0 && (await confirm.isEnabled())) || (await steps.count()) === 0) return;
    const taken = await page.locator('[data-testid="route"] li').count();
    await steps.first().click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-testid="route"] li').length > n, taken);
  }
}

/** Gives to one thing after the other until that is enough. */
async function allot(page: Page): Promise<void> {
  const confirm = page.locator('[data-testid="confirm"]');
  const more = page.locator('.stepper button:last-of-type:enabled');
  for (let i = 0; i < 60 && !(i > 0 && (await confirm.isEnabled())); i++) {
    if ((await more.count()) === 0) return;
    await more.first().click();
  }
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
    const box = page.locator('.where [data-into]').first();
    if ((await box.count()) > 0) await box.click();
    else await page.keyboard.press('Escape');
  }
}
