import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, seqOf, useStage, visit } from './stage.ts';

const stage = useStage();
const die = (page: Page) => page.locator('[data-testid="die"]');

/** Answers and rolls until a die is asked for that serves an order of one's own. */
async function toOwnDie(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.waitForSelector('[data-testid="die"], [data-testid="prompt"], [data-testid="over"]');
    if ((await die(page).count()) > 0) {
      if ((await die(page).innerText()).includes('Your order')) return;
      await roll(page, 1);
    } else await answerByClick(page);
  }
}

/** Setting up may need dice before anything has begun: some of few sides, some of many, and every one has a 1. */
async function throughSetup(page: Page): Promise<void> {
  for (let given = 0; ; given++) {
    await page.waitForFunction(
      (n) =>
        document.querySelector('.room') !== null ||
        document.querySelector(`[data-testid="setup-die"][data-given="${n}"]`) !== null,
      given,
    );
    if ((await page.locator('.room').count()) > 0) return;
    await page.locator('[data-testid="setup-die"] [data-testid="face"]').fill('1');
    await page.keyboard.press('Enter');
  }
}

async function roll(page: Page, face: number): Promise<void> {
  const before = await page.locator('.jou .line').count();
  const question = await die(page).innerText();
  await page.locator('[data-testid="face"]').fill(String(face));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    ([was, lines]) =>
      document.querySelector('[data-testid="die"]') === null ||
      (document.querySelector<HTMLElement>('[data-testid="die"]')?.innerText ?? '') !== was ||
      document.querySelectorAll('.jou .line').length !== lines,
    [question, before] as const,
  );
}

test('a match is begun with dice rolled by hand: each is asked for, entered, and read as it was rolled', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1, dice: 'hand' });
  await throughSetup(page);
  await toOwnDie(page);
  expect(await die(page).locator('h2').innerText()).toMatch(/^Roll a d\d+/);

  // The order is taken back while no die of it is entered, and given again.
  await page.locator('[data-testid="undo"]').click();
  await prompt(page).waitFor();
  await page.locator('[data-testid="redo"]').click();
  await die(page).waitFor();

  // Typed, with the keyboard alone.
  await page.locator('[data-testid="face"]').focus();
  await page.keyboard.type('99');
  expect(await page.locator('[data-testid="enter-face"]').isDisabled()).toBe(true);
  await page.locator('[data-testid="face"]').fill('2');
  const seq = await page.locator('[data-testid="die"]').getAttribute('data-seq');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (was) =>
      document.querySelector(`[data-testid="die"][data-seq="${was}"]`) === null ||
      document.querySelector('.who + .who') !== null,
    seq,
  );
  for (let i = 0; i < 20 && (await die(page).count()) > 0; i++) await roll(page, 1);
  await page.locator('.jou .flt button', { hasText: /^Dice$/ }).click();
  await page.locator('.jou .line').first().waitFor();
  const dice = page.locator('.jou .line');
  await dice.last().click();
  await page.locator('.jou .roll .die').first().waitFor();

  // It says how its dice come, in the menu and in the lobby, and never that they are seeded.
  await page.locator('.st .mn .mu').click();
  await page.locator('dialog', { hasText: 'rolled by hand' }).waitFor();
  expect(await page.locator('dialog').innerText()).not.toContain('seed');
  await page.keyboard.press('Escape');
  await page.locator('.st .br').click();
  const note = page.locator('[data-testid="saves"] .note').first();
  await note.waitFor();
  expect(await note.innerText()).toContain('rolled by hand');
  expect(await note.innerText()).not.toContain('seeded');

  // Opened again it goes on where it stood, with dice by hand.
  await page.locator('[data-testid="saves"] .se').first().click();
  await page.waitForSelector('.room');
  await toOwnDie(page);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

test('an order that waits for a die still waits for it after the page was closed', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'chit-cup', { dice: 'hand' });
  await throughSetup(page);
  await toOwnDie(page);
  const asked = await die(page).locator('.asked').innerText();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await die(again).waitFor();
  expect(await die(again).locator('.asked').innerText()).toBe(asked);
  expect(await seqOf(again)).toBe(-1);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);
