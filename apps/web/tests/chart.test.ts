import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, seqOf, settled, stepOf, useStage, visit } from './stage.ts';

const stage = useStage();

/** The mission that the question is about. */
const MOVER = '.chart-piece[aria-label*="selected"]';

/** Plays a scenario until something is asked. */
async function playUntil(page: Page, scenario: number, step: string): Promise<void> {
  await beginGame(page, 'philippine-sea', { scenario });
  await prompt(page).waitFor();
  for (let i = 0; i < 40 && (await stepOf(page)) !== step; i++) await answerByClick(page);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing on the page is "${selector}".`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a mission is dragged to a lit hex, which chooses its option; dropped elsewhere it returns', async () => {
  const { page, context, faults } = await visit(stage);
  await playUntil(page, 1, 'mission flight: move');
  const drag = async (to: { x: number; y: number }): Promise<void> => {
    // The stack it lies in opens under the pointer; it is taken from where it lies then.
    const stack = await middleOf(page, MOVER);
    await page.mouse.move(stack.x, stack.y);
    await page.locator('.chart-room').waitFor();
    const piece = await middleOf(page, MOVER);
    await page.mouse.move(piece.x, piece.y);
    await page.mouse.down();
    await page.mouse.move(piece.x + 12, piece.y + 12, { steps: 2 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const { x, y } = await middleOf(page, MOVER);
  await drag({ x: x - 330, y: y + 150 });
  expect(await page.locator('[data-testid="confirm"]').isDisabled()).toBe(true);

  await drag(await middleOf(page, '.chart-lit.chart-rolls'));
  const chosen = page.locator('.opts .row[aria-pressed="true"]');
  expect(await chosen.count()).toBe(1);
  expect(await chosen.innerText()).toContain('cost 2-3');
  // The arrow from the mission to the hex is drawn, and after the order its trail.
  expect(await page.locator('.chart-preview').count()).toBe(1);
  const before = await seqOf(page);
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await page.locator('.chart-trail').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a group is dragged to the next hex, which puts its course on the slip', async () => {
  const { page, context, faults } = await visit(stage);
  await playUntil(page, 6, 'fleet movement: courses');
  const group = await middleOf(page, '.chart-piece[data-piece^="group"][aria-label*="available"]');
  await page.mouse.move(group.x, group.y);
  await page.mouse.down();
  await page.mouse.move(group.x - 12, group.y, { steps: 2 });
  // Picked up, it lights the hexes it may sail to.
  await page.locator('.chart-lit').first().waitFor();
  const to = await middleOf(page, '.chart-lit');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.slip li').count()).toBe(1);
  expect(await page.locator('.chart-preview').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);

test('hundreds of lit hexes are one region, any of which a click chooses', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await page.locator('.chart-region').waitFor();
  expect(await page.locator('.chart-lit').count()).toBe(1);
  const box = await page.locator('.chart-port').boundingBox();
  if (!box) throw new Error('There is no chart.');
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
  expect(await page.locator('[data-testid="confirm"]').isEnabled()).toBe(true);
  expect(await page.locator('.chart-aim').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a line of the diary moves the chart, and a new table does not', async () => {
  const { page, context } = await visit(stage);
  await playUntil(page, 1, 'mission flight: move');
  const where = (): Promise<string> =>
    page.locator('.chart-world').evaluate((world) => getComputedStyle(world).transform);
  const box = await page.locator('.chart-port').boundingBox();
  if (!box) throw new Error('There is no chart.');
  const line = page.locator('.jou .line', { hasText: 'Radar' }).first();
  const first = await where();
  await line.click();
  await page.waitForFunction(
    (was) => getComputedStyle(document.querySelector('.chart-world') as Element).transform !== was,
    first,
  );
  expect(await page.locator('.chart-pointed').count()).toBe(1);
  // Panned away by hand; the next order leaves the chart where it is.
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 100, { steps: 4 });
  await page.mouse.up();
  const panned = await where();
  await answerByClick(page);
  expect(await where()).toBe(panned);
  await context.close();
}, 120_000);

test('every course of a search is in view, has its compass word, and shows its sector before it is ordered', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  for (let i = 0; i < 30; i++) {
    const step = await stepOf(page);
    if (step === 'search: goal') break;
    const before = await seqOf(page);
    await page.keyboard.press(/^search: (declare|launch)$/.test(step) ? '2' : '1');
    await page.locator('[data-testid="confirm"]').click();
    await settled(page, before);
  }
  const port = await page.locator('.chart-port').boundingBox();
  const lit = page.locator('.chart-lit .chart-amber');
  await page.waitForFunction(() => document.querySelectorAll('.chart-lit .chart-amber').length === 12);
  for (const hex of await lit.all()) {
    const box = await hex.boundingBox();
    expect(box && port && box.x >= port.x && box.x + box.width <= port.x + port.width).toBe(true);
    expect(box && port && box.y >= port.y && box.y + box.height <= port.y + port.height).toBe(true);
  }
  expect(await page.locator('.opts .row').first().innerText()).toMatch(/\d{4}, (north|south|east|west)/);
  const sectors = page.locator('.chart-sector');
  expect(await sectors.count()).toBe(0);
  await page.locator('.opts .row').nth(1).focus();
  await sectors.waitFor();
  const one = await sectors.locator('path').getAttribute('d');
  await page.locator('.opts .row').nth(2).focus();
  await page.waitForFunction((was) => document.querySelector('.chart-sector path')?.getAttribute('d') !== was, one);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);
