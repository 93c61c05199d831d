import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, seqOf, settled, takeMessages, useStage, visit } from './stage.ts';

const stage = useStage();

test('a first visit is offered the first lesson, and a newcomer who follows the page finishes it', async () => {
  const { page, context, faults } = await visit(stage);
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  expect(await page.locator('[data-testid="lesson"]').innerText()).toContain('Try this');
  for (let i = 0; i < 150 && (await page.locator('[data-testid="over"]').count()) === 0; i++) await answerByClick(page);
  expect(await page.locator('[data-testid="over"] h2').innerText()).not.toBe('');
  expect(await page.locator('[data-testid="over"] [data-testid="lesson"]').count()).toBe(1);

  // The lobby knows that it is over, and offers the next one.
  await page.locator('[data-testid="over"] .go').click();
  await page.waitForSelector('[data-testid="saves"]');
  expect(await page.locator('[data-testid="first"]').innerText()).toContain('Lesson 2');
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

test('undo takes an order back to the same question, and redo gives it again', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const first = await page.locator('.ask h2').innerText();
  const before = await seqOf(page);
  await page.locator('.opts .row').nth(3).click();
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await page.locator('.ask h2').innerText()).not.toBe(first);

  const after = await seqOf(page);
  await page.locator('[data-testid="undo"]').click();
  await settled(page, after);
  expect(await page.locator('.ask h2').innerText()).toBe(first);
  const undone = await seqOf(page);
  await page.locator('[data-testid="redo"]').click();
  await settled(page, undone);
  expect(await page.locator('.ask h2').innerText()).not.toBe(first);
  await context.close();
});

test('what is not offered says why not, with its rule', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await page.keyboard.press('?');
  await page.locator('#why').fill('0101');
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-testid="told"]').innerText()).toContain('0101');
  await context.close();
});

test('staff answer a question that is handed to them, and it is shown what they ordered', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  const before = await seqOf(page);
  await page.locator('.delegate summary').first().click();
  await page.locator('.delegate li .link').first().click();
  await settled(page, before);
  expect(await page.locator('.did li').count()).toBeGreaterThan(0);
  await context.close();
});

test('the lobby loads no game, and its scripts are small', async () => {
  const { page, context } = await visit(stage);
  await page.waitForTimeout(300);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => (entry.name.endsWith('.js') ? [entry.name] : [])),
  );
  expect(scripts.filter((name) => /philippine|marianas|Match/.test(name))).toEqual([]);
  const sizes = await Promise.all(
    scripts.map(async (name) => {
      const { gzipSync } = await import('node:zlib');
      return gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024);
  expect((await takeMessages(page)).length).toBeGreaterThan(0);
  await context.close();
});
