import { expect, test } from 'vitest';
import { answerByClick, beginGame, handAll, prompt, seqOf, settled, stepOf, useStage, visit } from './stage.ts';

const stage = useStage();

test('a whole scenario 2 is played through the page, to its score', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 2 });
  await prompt(page).waitFor();
  for (let i = 0; i < 250 && (await page.locator('[data-testid="over"]').count()) === 0; i++) await answerByClick(page);
  expect(await page.locator('[data-testid="over"] .scores td').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
}, 240_000);

test('an aircraft is dragged from its box into another, struck out of the slip, and dragged again', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  // To the deck work of the first task group: submarines, no search, the group, no launches.
  for (let i = 0; i < 12; i++) {
    const step = await stepOf(page);
    if (step === 'deck operations: raise') break;
    const before = await seqOf(page);
    if (step !== 'deck operations: launch') await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await settled(page, before);
  }
  const piece = page.locator('[data-box="Hornet servicing"] [data-piece]').first();
  const box = page.locator('[data-box="Hornet ready"]');
  await piece.dragTo(box);
  expect(await page.locator('.slip li').count()).toBe(1);
  await page.locator('.slip button').click();
  expect(await page.locator('.slip li').count()).toBe(0);
  await piece.dragTo(box);
  // Dropped where it may not go, it stays where it was.
  await page.locator('.slip button').click();
  await piece.dragTo(page.locator('.jou header'));
  expect(await page.locator('.slip li').count()).toBe(0);
  await page.keyboard.press('Escape');
  // Dropped on another carrier it is said why.
  await piece.dragTo(page.locator('[data-box="Yorktown ready"]'));
  await page.locator('[data-testid="card"] [data-testid="reason"]').waitFor();
  expect(await page.locator('[data-testid="card"]').innerText()).toContain('Yorktown');
  expect(await page.locator('[data-testid="reason"]').innerText()).not.toContain('You can choose this now');
  expect(await page.locator('.slip li').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await piece.dragTo(box);
  const before = await seqOf(page);
  const carried = await piece.getAttribute('data-piece');
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await box.locator(`[data-piece="${carried}"]`).count()).toBe(1);
  await context.close();
});

test('everything is handed to the staff, watched, and taken back while they are at it', async () => {
  const { page, context, faults } = await visit(stage);
  await page.evaluate(() => localStorage.setItem('point-option speed', 'fast'));
  await beginGame(page, 'philippine-sea', { scenario: 9 });
  await prompt(page).waitFor();
  await handAll(page);
  await page.waitForFunction(() => document.querySelectorAll('.did li').length > 2);
  await page.getByRole('button', { name: 'Take command back' }).click();
  await page.getByRole('button', { name: 'Take command back' }).waitFor({ state: 'detached' });
  // From here on the person decides: nothing moves until an order is given.
  const seq = await seqOf(page);
  await page.waitForTimeout(1000);
  expect(await seqOf(page)).toBe(seq);
  await answerByClick(page);
  expect(faults).toEqual([]);
  await context.close();
});
