import { expect, test } from 'vitest';
import { beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();

test('a turn by the keyboard alone: begin, answer every kind of question that comes, undo', async () => {
  const { page, context, faults } = await visit(stage);
  // To the button of the first lesson, by Tab alone.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[data-testid="first"]') !== null)) break;
  }
  await page.keyboard.press('Enter');
  await prompt(page).waitFor();
  let answered = 0;
  for (; answered < 8; answered++) {
    const before = await seqOf(page);
    const kind = await prompt(page).getAttribute('data-kind');
    if (kind === 'confirm') await page.keyboard.press('1');
    else {
      if (kind !== 'amount') await page.keyboard.press('1');
      if (kind === 'arrange') await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await settled(page, before);
  }
  expect(answered).toBe(8);
  expect(faults).toEqual([]);
  await context.close();
});

test('the rows of the list are walked with the arrows, and Enter twice orders', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const before = await seqOf(page);
  await page.locator('.opts .row').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-option]')?.getAttribute('data-option'))).toBe(
    '1',
  );
  await page.keyboard.press('Enter');
  expect(await seqOf(page)).toBe(before);
  await page.keyboard.press('Enter');
  await settled(page, before);
  await page.keyboard.press('z');
  await settled(page, before + 1);
  await context.close();
});
