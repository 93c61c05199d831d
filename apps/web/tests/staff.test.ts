import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();

/** To the question which aircraft go into servicing: submarines, no search, the first group, nobody takes off or goes up. */
async function toDeckWork(page: Page): Promise<void> {
  for (let i = 0; i < 14; i++) {
    const question = await page.locator('.ask h2').innerText();
    if (question.includes('go into servicing')) return;
    const before = await seqOf(page);
    if (!/take off|go up to the flight deck/.test(question)) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await settled(page, before);
  }
}

test('the staff say what they would order and why; it is ordered when it is confirmed, not before', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const before = await seqOf(page);
  await page.keyboard.press('a');
  const advice = page.locator('[data-testid="advice"]');
  await advice.waitFor();
  expect(await advice.locator('em').innerText()).not.toBe('');
  expect(await seqOf(page)).toBe(before);
  const hex = await page.locator('[data-testid="confirm"] .golabel').innerText();
  await page.keyboard.press('Enter');
  await settled(page, before);
  expect(await page.locator('.jou .line').first().innerText()).toContain(hex);
  expect(faults).toEqual([]);
  await context.close();
});

test("a carrier's deck is left to the staff from now on: filled in, shown as theirs, struck out, kept, taken back", async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await toDeckWork(page);
  const slip = page.locator('.slip li');
  const theirs = page.locator('.slip .by-staff');
  await page.locator('.decks-left summary').click();
  await page.getByRole('button', { name: "Leave Hornet's deck to the staff from now on" }).click();
  await theirs.first().waitFor();
  const filled = await slip.allInnerTexts();
  expect(filled.every((line) => line.includes('Hornet'))).toBe(true);
  expect(await theirs.count()).toBe(filled.length);
  await theirs.first().getByRole('button').click();
  expect(await slip.count()).toBe(filled.length - 1);

  // The page is loaded anew: what was left to them is still theirs.
  await page.reload();
  await theirs.first().waitFor();
  expect(await slip.allInnerTexts()).toEqual(filled);
  await page.locator('.decks-left summary').click();
  await page.getByRole('button', { name: "Leave Yorktown's deck to the staff this once" }).click();
  await page.locator('.slip .by-staff', { hasText: 'Yorktown' }).first().waitFor();
  await page.getByRole('button', { name: "Take Hornet's deck back from the staff" }).click();
  await page.getByRole('button', { name: "Leave Hornet's deck to the staff from now on" }).waitFor();
  await page.reload();
  await prompt(page).waitFor();
  await page.locator('.nt', { hasText: 'Nothing placed yet' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('at the speed of one by one the staff wait for each order, and are stopped between two', async () => {
  const { page, context, faults } = await visit(stage);
  await page.evaluate(() => localStorage.setItem('point-option speed', 'step'));
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await page.locator('.delegate summary').first().click();
  await page.getByRole('button', { name: 'Hand everything over' }).click();
  const acts = page.locator('[data-testid="staff-acts"]');
  await acts.waitFor();
  for (let n = 1; n < 4; n++) {
    await page.waitForFunction((count) => document.querySelectorAll('.did li').length === count, n);
    expect(await page.locator('.did li em').first().innerText()).not.toBe('');
    // Events that came since are played back first.
    while ((await page.locator('[data-testid="playback"]').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
  }
  await page.waitForFunction(() => document.querySelectorAll('.did li').length === 4);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await prompt(page).waitFor();
  expect(await page.locator('.did li').count()).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});
