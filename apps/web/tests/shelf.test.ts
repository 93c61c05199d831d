import { registry } from '@point-option/games';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, useStage, visit } from './stage.ts';

const stage = useStage();

test('the shelf has the games of the registry, and none that is for tests alone', async () => {
  const { page, context } = await visit(stage);
  const games = page.locator('[data-game]');
  await games.first().waitFor();
  const shown = await games.evaluateAll((all) => all.map((each) => each.getAttribute('data-game')));
  expect(new Set(shown)).toEqual(new Set(registry.map(({ id }) => id)));
  await context.close();
});

/** Orders given in each game. */
const ORDERS = process.env['POINT_OPTION_SOAK'] === undefined ? 6 : 12;

test.each(registry.map(({ id }) => id))('%s is drawn and played by the one renderer', async (game) => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, game);
  await prompt(page).waitFor();
  const over = page.locator('[data-testid="over"]');
  for (let i = 0; i < ORDERS && (await over.count()) === 0; i++) await answerByClick(page);
  // A message without words shows its key, and a value that is missing its braces.
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/\{\w+\}|kernel\./);
  expect(faults).toEqual([]);
  await context.close();
});

test('a line of the journal opens into dice, chart, column and rule, and the rule into the index', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'marianas', { seats: { japan: 'flag', us: 'person' } });
  await prompt(page).waitFor();
  const dice = page.locator('.jou li:has(.dieglyph) .line');
  for (let i = 0; i < 25 && (await dice.count()) === 0; i++) await answerByClick(page);
  await dice.first().click();
  const roll = page.locator('.jou .roll').first();
  expect(await roll.innerText()).toContain('Result');
  await roll.locator('.rule').first().click();
  await page.waitForSelector('dialog[open] .reference [data-entry]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const shown = await page.locator('.jou > ol > li:not(.head, .gap)').count();
  expect(await page.locator('.jou > ol > li .dieglyph').count()).toBe(shown);
  await page.locator('.jou input').fill('no such thing');
  await page.locator('.jou .empty').waitFor();
  await context.close();
});

test('the charts stand with where they are from', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea');
  await prompt(page).waitFor();
  await page.getByRole('button', { name: 'Charts' }).click();
  const charts = page.locator('dialog .entries button');
  await charts.first().waitFor();
  expect(await charts.count()).toBeGreaterThan(10);
  await charts.first().click();
  await page.locator('dialog .frag.whole td').first().waitFor();
  expect(await page.locator('dialog .prov').first().innerText()).not.toBe('');
  await context.close();
});

test('what happened since the last order is played back event by event, and the question waits meanwhile', async () => {
  const { page, context } = await visit(stage);
  await page.evaluate(() => localStorage.setItem('point-option speed', 'step'));
  await beginGame(page, 'marianas', { seats: { japan: 'flag', us: 'person' } });
  await prompt(page).waitFor();
  const playback = page.locator('[data-testid="playback"]');
  for (let i = 0; i < 15 && (await playback.count()) === 0; i++) await answerByClick(page);
  const told: string[] = [];
  while ((await playback.count()) > 0 && told.length < 60) {
    told.push(await playback.locator('p').innerText());
    await page.keyboard.press('Space');
  }
  expect(told.length).toBeGreaterThan(1);
  // The last event that was played back is the latest line of the diary.
  expect(await page.locator('.jou > ol > li p').first().innerText()).toBe(told.at(-1));
  await answerByClick(page);
  await context.close();
});
