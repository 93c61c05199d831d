import { ask, type Presentation, promptFor } from '@point-option/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousNow } from './axe.ts';
import { playedUntil, sitDown } from './played.ts';
import { beginGame, handAll, seqOf, settled, stepOf, useStage, visit } from './stage.ts';

const stage = useStage();
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Columns of the displays that are wider inside than out, or reach beyond the page. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.disp .column')].flatMap((column) => {
      const { right } = column.getBoundingClientRect();
      const wide = column.scrollWidth > column.clientWidth + 1 || right > innerWidth + 1;
      return wide ? [`${column.className}: ${column.scrollWidth} in ${column.clientWidth}`] : [];
    }),
  );
}

const serious = (page: Page): Promise<string[]> => seriousNow(page, { within: '.disp' });

const inFlight = (seen: () => Presentation): boolean => {
  const { displays } = seen();
  const missions = displays.find(({ id }) => id === 'missions')?.boxes ?? [];
  const isFlying = missions.filter(({ gauges = [] }) => gauges.length > 0).length > 1;
  return isFlying && displays.some(({ id }) => id.startsWith('butai '));
};

test('missions show their fuel and whether they get home; forces how much is known; nothing is cut off; displays fold', async () => {
  const file = await playedUntil('philippine-sea', 'full-battle', 'us', inFlight);
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file);
  await page.waitForSelector('.disp .display');
  for (const [size, colorScheme] of [
    [DESK, 'light'],
    [DESK, 'dark'],
    [TABLET, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    if (size === TABLET) await page.locator('.disp .tabs button', { hasText: 'Missions' }).click();
    const missions = page.locator('[data-display="missions"]');
    expect(await missions.locator('.sc').innerText()).toMatch(/^\d of 8 free$/);
    expect(await missions.locator('.gauge', { hasText: 'Fuel' }).count()).toBeGreaterThan(1);
    expect(await missions.locator('.notes :is(.good, .caution)').count()).toBeGreaterThan(1);
    // Free missions take no room.
    expect(await missions.locator('.box').count()).toBeLessThanOrEqual(8);
    expect(await missions.locator('.box.none').count()).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    await page
      .locator('.disp .tabs button', { hasText: /^(B\d|[A-Z])$/ })
      .first()
      .click();
    expect(await page.locator('.display.lay-cells .gauge', { hasText: 'Intelligence' }).count()).toBe(1);
    expect(await cutOff(page)).toEqual([]);
    if (size === DESK) expect(await serious(page)).toEqual([]);
  }
  // They fold to a line of titles and unfold again, by key and by button.
  await page.setViewportSize(DESK);
  await page.keyboard.press('d');
  expect(await page.locator('.disp .column').count()).toBe(0);
  expect(await page.locator('.disp .titles').innerText()).toContain('58.1');
  await page.locator('.disp .fold').click();
  expect(await page.locator('.disp .column').count()).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
}, 240_000);

test('while an order is composed the decks show what it would make of their limits', async () => {
  const file = await playedUntil(
    'philippine-sea',
    'full-battle',
    'us',
    (_seen, { table }) => table.whole.agenda.at(-1)?.step === 'raise',
  );
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file);
  const piece = page.locator('.lower .part [data-piece][aria-pressed]').first();
  const name = await piece.getAttribute('data-piece');
  const carrier = page.locator('.holder', { has: page.locator(`[data-piece="${name}"]`) });
  const deck = carrier.locator('.gauge', { hasText: 'Deck' });
  const before = await deck.innerText();
  await piece.click();
  await carrier.locator('.upper .part.now header button').click();
  expect(await carrier.locator(`.upper [data-coming="${name}"]`).count()).toBe(1);
  expect(await carrier.locator(`.leaving[data-piece="${name}"]`).count()).toBe(1);
  expect(await deck.innerText()).toContain('→');
  // Struck out of the slip, everything is as it was.
  await page.locator('.slip button').click();
  expect(await deck.innerText()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);

test('a surface battle is a board with two lines that face each other', async () => {
  const file = await playedUntil('marianas', 'historical', 'us', (_seen, { table }) => {
    const { battle } = table.whole.data as { battle: { round: number } | null };
    return battle !== null && battle.round > 0;
  });
  for (const sizes of [[DESK, TABLET], [PHONE]]) {
    const { page, context, faults } = await visit(stage, sizes[0] && { size: sizes[0] });
    await sitDown(page, file, 'us');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === PHONE) await page.locator('.tb button', { hasText: 'Displays' }).click();
      const lines = page.locator('.board .line');
      expect(await lines.count()).toBe(2);
      expect(await lines.nth(0).locator('.zone').count()).toBe(4);
      expect(await lines.nth(0).locator('[data-piece]').count()).toBeGreaterThan(0);
      expect(await lines.nth(1).locator('[data-piece]').count()).toBeGreaterThan(0);
      expect(await cutOff(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      if (size === PHONE) expect(await serious(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
}, 240_000);

test('a gun in hand tells its chances at each target, by pointer and by keyboard', async () => {
  const file = await playedUntil('marianas', 'historical', 'us', (_seen, match) => {
    const question = ask(match, 'us');
    return question?.procedure === 'gunfire' && question.step === 'targets';
  });
  for (const size of [DESK, PHONE]) {
    const { page, context, faults } = await visit(stage, { size });
    await sitDown(page, file, 'us');
    await page.locator('.pieces-list .row').first().click();
    const odds = page.locator('.where [data-testid="odds"]');
    await odds.waitFor();
    const targets = page.locator('.where [data-into]');
    // Wherever the list came to lie under the pointer: it is put on the first.
    await targets.first().hover();
    const first = ((await targets.first().getAttribute('data-into')) ?? '').split('+')[0] ?? '';
    await odds.locator('p', { hasText: first }).waitFor();
    const shares = (await odds.locator('li b').allTextContents()).map(Number.parseFloat);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(98);
    await targets.last().focus();
    const last = ((await targets.last().getAttribute('data-into')) ?? '').split('+')[0] ?? '';
    await odds.locator('p', { hasText: last }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(await serious(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }
}, 240_000);

test('an aircraft put down on a display goes where that stands for, is asked which, or is told why not', async () => {
  const file = await playedUntil('philippine-sea', 'full-battle', 'us', (seen, match) => {
    const question = promptFor(match, 'us');
    if (question?.kind !== 'arrange' || question.step !== 'launch') return false;
    // A patrol can be begun, and the box for it is empty.
    const patrols = question.boxes.flatMap(({ touches }) => touches.flatMap((ref) => ('box' in ref ? [ref.box] : [])));
    return seen().displays.some(({ boxes }) =>
      boxes.some(({ id, pieces }) => id.startsWith('patrol') && pieces.length === 0 && patrols.includes(id)),
    );
  });
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file);
  const fighter = page.locator('.disp .piece[data-movable][data-piece*="F6F"]:not(.leaving)').first();
  const group = page.locator('.display.lay-holders');
  const slip = page.locator('.slip li');
  const notice = page.locator('[data-testid="notice"]');
  // Of the lowest carrier, so that nothing is scrolled while it is dragged.
  const low = page.locator('.disp .piece[data-movable][data-piece*="F6F"]:not(.leaving)').last();
  await group.locator('[data-box^="patrol"]').scrollIntoViewIfNeeded();
  const first = await low.getAttribute('data-piece');
  await low.dragTo(group.locator('[data-box^="patrol"]'));
  expect(await slip.innerText()).toContain('new patrol');
  expect(await group.locator(`[data-box^="patrol"] [data-coming="${first}"]`).count()).toBe(1);

  await fighter.dragTo(page.locator('[data-display="missions"] h3'));
  expect(await notice.locator('button.se').allInnerTexts()).toContain('A new intercept (1)');
  await notice.getByRole('button', { name: 'A new intercept (1)' }).click();
  expect(await slip.count()).toBe(2);
  expect(await notice.count()).toBe(0);

  const bomber = page.locator('.disp .piece[data-movable][data-piece*="SB2C"]:not(.leaving)').first();
  if ((await bomber.count()) > 0) {
    await bomber.dragTo(page.locator('[data-display="missions"] h3'));
    expect(await slip.last().innerText()).toContain('new strike');
  }
  await group.locator('[data-box^="screen"]').scrollIntoViewIfNeeded();
  const next = await low.getAttribute('data-piece');
  await low.dragTo(group.locator('[data-box^="screen"]'));
  const reason = page.locator('[data-testid="card"] [data-testid="reason"]');
  await reason.waitFor();
  expect(await reason.innerText()).toContain(`${next} can't go to Screen`);
  expect(await reason.innerText()).not.toContain('screen ');
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('choices of a strike wrap, several of them are in sight beside the lesson, and the slip is short', async () => {
  for (const sizes of [[DESK, TABLET], [PHONE]]) {
    const { page, context, faults } = await visit(stage, sizes[0] && { size: sizes[0] });
    await beginGame(page, 'marianas', { scenario: 3, seats: { us: 'person' } });
    await page.locator('[data-testid="prompt"]').waitFor();
    for (let i = 0; i < 40 && (await stepOf(page)) !== 'air operations: plan'; i++) {
      const before = await seqOf(page);
      await page.keyboard.press('a');
      await page.locator('[data-testid="advice"]').waitFor();
      await page.locator('.act .go').click();
      await settled(page, before);
    }
    const piece = page.locator('.opts .row').first();
    const label = await piece.locator('.wt').innerText();
    await piece.click();
    await page.locator('.where .se').first().waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const seen = await page.locator('.asked').evaluate((part) => {
        const room = part.getBoundingClientRect();
        const choices = [...part.querySelectorAll('.where .se')].map((choice) => choice.getBoundingClientRect());
        return {
          whole: choices.filter(({ top, bottom }) => top >= room.top - 1 && bottom <= room.bottom + 1).length,
          wide: choices.filter(({ right }) => right > room.right).length,
          cut: part.scrollWidth - part.clientWidth,
        };
      });
      expect(seen.wide).toBe(0);
      expect(seen.cut).toBeLessThanOrEqual(0);
      expect(seen.whole).toBeGreaterThan(1);
    }
    await page.locator('.where .se').first().click();
    const written = await page.locator('.slip li span').first().innerText();
    // The slip has the short names of the piece and of where it goes, the list the whole labels.
    expect(label).toContain(written.split(' → ')[0]);
    expect(written.length).toBeLessThan(label.length);
    expect(written).not.toContain('in reach');
    expect(written).not.toContain('flak');
    expect(faults).toEqual([]);
    await context.close();
  }
}, 240_000);

test('when all is told after the end, chart and displays show it as it was, or as the seat saw it', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 3, seats: { us: 'person' } });
  await page.locator('[data-testid="prompt"]').waitFor();
  await handAll(page);
  await page.locator('.over').waitFor({ timeout: 60_000 });
  const theirs = page.locator('.disp .tabs button', { hasText: 'Groups of Japan' });
  expect(await theirs.count()).toBe(0);
  await page.getByRole('button', { name: 'Reveal everything' }).click();
  await theirs.waitFor();
  await page.getByRole('button', { name: 'What you saw' }).click();
  expect(await theirs.count()).toBe(0);
  await page.getByRole('button', { name: 'What was there' }).click();
  await theirs.waitFor();
  expect(await cutOff(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
