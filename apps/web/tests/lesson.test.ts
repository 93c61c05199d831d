import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answerByClick, beginGame, prompt, seqOf, settled, takeMessages, useStage, visit } from './stage.ts';

const stage = useStage();
const lesson = (page: Page) => page.locator('[data-testid="lesson"]');

/** Reads on to the last page of what the lesson says now. */
async function readOn(page: Page): Promise<void> {
  const next = page.locator('[data-testid="lesson-next"].go');
  while ((await next.count()) > 0) await next.click();
}

/** Places a piece of an order, then orders. */
async function place(page: Page, ...placings: [string, string][]): Promise<void> {
  const before = await seqOf(page);
  for (const [piece, box] of placings) {
    await page.locator(`li[data-option="${piece}"] .row`).click();
    await page.locator(`.where [data-into="${box}"]`).first().click();
  }
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
}

test('a first visit is offered the first lesson, and a newcomer who follows the page finishes it', async () => {
  const { page, context, faults } = await visit(stage);
  expect(await page.locator('[data-testid="first"]').innerText()).toContain('about 10 min');
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  await readOn(page);
  expect(await lesson(page).innerText()).toContain('Try this');

  // The patrol that was asked for is sent, and the hex that is asked for next heads the list.
  const before = await seqOf(page);
  await page.locator('[data-option="0"] .row').click();
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await page.locator('[data-testid="outcome"]').getAttribute('data-done')).toBe('true');
  await readOn(page);
  expect(await lesson(page).innerText()).toContain('to 1111');
  expect(await page.locator('.opts .row').first().innerText()).toContain('1111');
  for (let i = 0; i < 150 && (await page.locator('[data-testid="over"]').count()) === 0; i++) await answerByClick(page);
  expect(await page.locator('[data-testid="over"] h2').innerText()).not.toBe('');
  expect(await page.locator('[data-testid="over"] [data-testid="learned"]').innerText()).toContain('patrols');
  expect(await page.locator('[data-testid="next-lesson"]').innerText()).toContain('Lesson 2');

  // The lobby knows that it is over, and offers the next one.
  await page.locator('[data-testid="over"] .go').click();
  await page.waitForSelector('[data-testid="saves"]');
  expect(await page.locator('[data-testid="first"]').innerText()).toContain('Lesson 2');
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

test('the lesson of the Marianas points, sees what is done, tells what came of it, and goes to its end', async () => {
  const { page, context, faults } = await visit(stage, { seed: 'look' });
  await beginGame(page, 'marianas', { scenario: 3 });
  await prompt(page).waitFor();
  await readOn(page);
  expect(await lesson(page).innerText()).toContain('southwest');
  // What it speaks of is ringed: on the chart, and in the list of what may be chosen.
  expect(await page.locator('.chart-pointed').count()).toBeGreaterThan(0);
  expect(await page.locator('.opts li.pulse[data-option="U1"]').count()).toBe(1);

  await place(page, ['U1', 'SW'], ['U2', 'NW']);
  expect(await page.locator('[data-testid="outcome"]').getAttribute('data-done')).toBe('true');
  expect(await page.locator('[data-testid="outcome"] .truth li').count()).toBeGreaterThan(0);
  await readOn(page);

  // Something else than was asked for is as good, and the lesson goes on.
  const before = await seqOf(page);
  await page.locator('[data-option="0607"] .row').click();
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await page.locator('[data-testid="outcome"]').getAttribute('data-done')).toBe('false');
  expect(await page.locator('[data-testid="outcome"]').innerText()).toContain('You chose differently');

  for (let i = 0; i < 60 && (await page.locator('[data-testid="over"]').count()) === 0; i++) await answerByClick(page);
  expect(await lesson(page).innerText()).toContain('-2 against 5');
  // The next game has a lesson too.
  expect(await page.locator('[data-testid="next-lesson"]').innerText()).toContain('First Contact');
  await page.locator('[data-testid="next-lesson"]').click();
  await page.waitForFunction(() => document.body.innerText.includes('TG 58.4'));
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a lesson stands where it was after a reload, and skipped it stays skipped', async () => {
  const { page, context } = await visit(stage, { seed: 'look' });
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  await answerByClick(page);
  await readOn(page);
  const said = await lesson(page).locator('.page').innerText();
  expect(said).not.toBe('');
  await page.reload();
  await prompt(page).waitFor();
  await readOn(page);
  expect(await lesson(page).locator('.page').innerText()).toBe(said);
  // What was said before can be read again.
  await lesson(page).locator('.turns button').first().click();
  expect(await lesson(page).locator('.page').innerText()).not.toBe(said);

  await page.locator('[data-testid="skip"]').click();
  await page.locator('[data-testid="unskip"]').waitFor();
  await page.reload();
  await prompt(page).waitFor();
  expect(await lesson(page).count()).toBe(0);
  await page.locator('[data-testid="unskip"]').click();
  await lesson(page).waitFor();

  // The lobby offers to go on with it, from a fresh page too.
  await page.goto(`${stage.address}?seed=look`);
  await page.waitForSelector('[data-testid="first"]');
  expect(await page.locator('[data-testid="first"] .go').innerText()).toContain('Resume');
  await page.locator('[data-testid="first"] .go').click();
  await lesson(page).waitFor();
  await context.close();
});

test('on a phone the lesson makes room: read, it is a line, and what may be chosen is in sight', async () => {
  const { page, context } = await visit(stage, { size: { width: 390, height: 844 }, seed: 'look' });
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  await readOn(page);
  await page.locator('[data-testid="lesson-next"]').click();
  expect(await lesson(page).locator('.brief').innerText()).toContain('Try this');
  const row = await page.locator('.opts .row').first().boundingBox();
  const act = await page.locator('.act').boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(act?.y ?? 0);
  await context.close();
});

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
  expect(await page.locator('[data-testid="card"]').innerText()).toContain('0101');
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
