import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();
const PHONE = { width: 390, height: 844 };

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

test('at the size of a phone everything is on four tabs, and the button that orders is within reach', async () => {
  const { page, context } = await visit(stage, { size: PHONE });
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  const button = await page.locator('[data-testid="confirm"]').boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(PHONE.height);
  expect(button!.y).toBeGreaterThan(PHONE.height / 2);
  expect(button!.height).toBeGreaterThanOrEqual(44);
  for (const [tab, shown] of [
    ['Journal', '.jou'],
    ['Decks', '.disp'],
    ['Chart', '.chartbox'],
    ['Order', '.ask'],
  ] as const) {
    await page.locator('.tb button', { hasText: tab }).click();
    expect([tab, await page.locator(shown).isVisible()]).toEqual([tab, true]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await answerByClick(page);
  await context.close();
});

/** What axe calls serious or worse. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

describe.each([
  ['day', false, undefined],
  ['night', true, undefined],
  ['phone', false, PHONE],
] as const)('axe finds nothing serious by %s', (_name, dark, size) => {
  const options = { dark, ...(size && { size }) };

  test('in the lobby and in a lesson', async () => {
    const { page, context } = await visit(stage, options);
    expect(await serious(page)).toEqual([]);
    await page.locator('[data-testid="first"] .go').click();
    await prompt(page).waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  });

  test('at the table of the Marianas, on the blank sheet, in the rules and the menu', async () => {
    const { page, context } = await visit(stage, options);
    await beginGame(page, 'marianas', { seats: { japan: 'person', us: 'person' } });
    expect(await serious(page)).toEqual([]);
    await page.locator('.blank .go').click();
    await prompt(page).waitFor();
    expect(await serious(page)).toEqual([]);
    for (const key of ['r', '/']) {
      await page.keyboard.press(key);
      await page.waitForSelector('dialog[open]');
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
    await context.close();
  });
});
