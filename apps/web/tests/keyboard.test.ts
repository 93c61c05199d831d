import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, seqOf, settled, stepOf, useStage, visit } from './stage.ts';

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
  // The keyboard is led to the question.
  await page.waitForFunction(() => document.activeElement?.matches('.ask h2'));
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
  const second = await page.locator('.opts [data-option]').nth(1).getAttribute('data-option');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-option]')?.getAttribute('data-option'))).toBe(
    second,
  );
  await page.keyboard.press('Enter');
  expect(await seqOf(page)).toBe(before);
  await page.keyboard.press('Enter');
  await settled(page, before);
  await page.keyboard.press('z');
  await settled(page, before + 1);
  await context.close();
});

/** What has the focus, by the part of the page it is in. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const parts = [
      '.opts .row',
      '[data-testid="confirm"]',
      '[data-testid="undo"]',
      '[data-testid="advise"]',
      '.jou input',
    ];
    return parts.find((part) => at?.matches(part)) ?? at?.className ?? '';
  });
}

test('Tab goes from the options to the button that orders, then to the staff and the journal', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await page.locator('.opts .row').first().focus();
  await page.keyboard.press('1');
  const way: string[] = [];
  for (let i = 0; i < 40 && way.at(-1) !== '.jou input'; i++) {
    const at = await focused(page);
    if (at !== way.at(-1)) way.push(at);
    await page.keyboard.press('Tab');
  }
  const order = ['.opts .row', '[data-testid="confirm"]', '[data-testid="advise"]', '.jou input'];
  expect([...new Set(way.filter((each) => order.includes(each)))]).toEqual(order);
  await context.close();
});

test('the focus returns to what opened a sheet when it closes', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const row = page.locator('.opts .row').nth(2);
  for (const key of ['r', '/', '?']) {
    await row.focus();
    // On an option the question mark is answered at once; away from it, it asks what is meant.
    if (key === '?') await page.locator('[data-testid="advise"]').focus();
    await page.keyboard.press(key);
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    const isBack = key === '?' ? page.locator('[data-testid="advise"]') : row;
    expect([key, await isBack.evaluate((element) => element === document.activeElement)]).toEqual([key, true]);
  }
  await page.locator('.st .mu').click();
  await page.waitForSelector('dialog[open]');
  await page.locator('dialog .se', { hasText: 'Close' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(await page.locator('.st .mu').evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

test('why not is answered by the key on what has the focus, and by typing what is not offered', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await page.locator('.seek input').fill('9999');
  await page.getByRole('button', { name: 'Why not 9999?' }).click();
  await page.locator('[data-testid="reason"]', { hasText: '9999' }).waitFor();
  await page.keyboard.press('Escape');
  const piece = page.locator('[data-box] [data-piece]').first();
  await piece.focus();
  await page.keyboard.press('?');
  await page.locator('[data-testid="card"]').waitFor();
  await context.close();
});

test('the button that orders stays where it is from question to question', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const places = new Set<number>();
  for (let i = 0; i < 8; i++) {
    const box = await page.locator('.act .go').boundingBox();
    places.add(Math.round(box!.y));
    await answerByClick(page);
  }
  expect([...places]).toHaveLength(1);
  await context.close();
});

/** To the first question that may be answered with nothing, by clicks. */
async function toPartial(page: Page): Promise<void> {
  for (let i = 0; i < 14; i++) {
    if ((await stepOf(page)).startsWith('deck operations: ')) return;
    const before = await seqOf(page);
    await page.locator('.opts .row').first().click();
    await page.locator('[data-testid="confirm"]').click();
    await settled(page, before);
  }
}

test('after a click on the button that orders the focus is on the new question, and no key orders twice', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await toPartial(page);
  const isOnQuestion = () => page.evaluate(() => document.activeElement?.matches('.ask h2'));
  expect(await isOnQuestion()).toBe(true);
  let seq = await seqOf(page);
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, seq);
  expect(await isOnQuestion()).toBe(true);
  seq = await seqOf(page);
  // Space is the next event while they are played, and nothing where none is.
  await page.keyboard.press('[');
  await page.locator('[data-testid="playback"]').waitFor();
  await page.keyboard.press('[');
  const at = () => page.locator('[data-testid="playback"] .note').innerText();
  const was = await at();
  // Wherever the focus is.
  await page.locator('[data-testid="confirm"]').focus();
  await page.keyboard.press('Space');
  expect(await at()).not.toBe(was);
  await page.keyboard.press('Space');
  await page.locator('[data-testid="playback"]').waitFor({ state: 'detached' });
  expect(await seqOf(page)).toBe(seq);
  // Enter held down: the first press orders, those that follow are none.
  await page.locator('[data-testid="confirm"]').focus();
  await page.keyboard.down('Enter');
  await settled(page, seq);
  const next = await seqOf(page);
  await page.locator('[data-testid="confirm"]').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.waitForTimeout(300);
  expect(await seqOf(page)).toBe(next);
  await context.close();
});

test('Enter orders after a click on anything else; a button reached by Tab keeps it', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const told = page.locator('[data-testid="card"]');
  const unlit = page.locator('[data-box] [data-piece]:not([aria-pressed])').first();
  await page.keyboard.press('1');
  await unlit.click();
  await told.waitFor();
  const seq = await seqOf(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => !document.querySelector(`[data-testid="prompt"][data-seq="${was}"]`), seq);
  // By the keyboard it is pressed.
  const next = await seqOf(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await told.waitFor();
  expect(await seqOf(page)).toBe(next);
  await context.close();
});

test('Enter orders after the lesson was turned over with the mouse', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await page.keyboard.press('1');
  if ((await prompt(page).getAttribute('data-kind')) === 'arrange') await page.keyboard.press('1');
  await page.locator('[data-testid="lesson-next"]').click();
  const seq = await seqOf(page);
  await page.keyboard.press('Enter');
  await settled(page, seq);
  expect(await seqOf(page)).not.toBe(seq);
  await context.close();
});

test('Z clears what is written first, and takes the last order back after that', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await toPartial(page);
  const seq = await seqOf(page);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.locator('.slip li').first().waitFor();
  await page.keyboard.press('z');
  await page.locator('.slip li').first().waitFor({ state: 'detached' });
  expect(await seqOf(page)).toBe(seq);
  await page.keyboard.press('z');
  await settled(page, seq);
  await context.close();
});

/** Everything beside the chart and above it that a click would tell something of, by what it is. */
const CLICKABLE =
  '[data-display] h3, .display .piece[data-piece], .display [data-box], .display [data-cup], [data-track]';

/** What has the focus, as `CLICKABLE` finds it: the title of a lit box is the box. */
async function focusedThing(page: Page): Promise<number> {
  return page.evaluate((all) => {
    const at = document.activeElement;
    const things = [...document.querySelectorAll(all)];
    const box = at?.matches('[data-box] > header > button, [data-box] > .hh > button') ? at.closest('[data-box]') : at;
    return things.findIndex((thing) => thing === box);
  }, CLICKABLE);
}

test('everything that a click tells something of is reached by the keyboard, a display being one stop of Tab', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const count = await page.locator(CLICKABLE).count();
  const parts = await page.locator('.display').count();
  expect(count).toBeGreaterThan(parts * 3);
  const reached = new Set<number>();
  let stops = 0;
  await page.locator('.st .br').focus();
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    let at = await focusedThing(page);
    if (at < 0) continue;
    if (reached.has(at)) break;
    stops++;
    // To the end of the part, and back to where Tab goes on from.
    for (let last = -1; at !== last; ) {
      reached.add(at);
      last = at;
      await page.keyboard.press('ArrowRight');
      at = await focusedThing(page);
    }
  }
  expect(reached.size).toBe(count);
  // The tracks are one more.
  expect(stops).toBe(parts + 1);
  await context.close();
});

test('Enter on an unlit box, a track or the title of a display shows its card, and orders nothing', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await page.keyboard.press('1');
  const seq = await seqOf(page);
  const card = page.locator('[data-testid="card"]');
  for (const thing of ['.display [data-box]:not(.now)', '[data-track]', '[data-display] h3']) {
    // By a key, so that Enter is meant for it.
    await page.locator(thing).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.locator(thing).first().focus();
    await page.keyboard.press('Enter');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  }
  expect(await seqOf(page)).toBe(seq);
  await context.close();
});
