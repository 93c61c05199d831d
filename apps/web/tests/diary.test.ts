import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, handAll, prompt, useStage, visit } from './stage.ts';

const stage = useStage();

/** A whole battle, which the staff play in a moment: nearly two thousand lines. */
async function wholeBattle(page: Page): Promise<void> {
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await handAll(page);
  await page.locator('[data-testid="over"]').waitFor({ timeout: 60_000 });
}

test('the diary of a long match: drawn as far as it is seen, by turns and phases, searched, counted, played again', async () => {
  const { page, context, faults } = await visit(stage);
  await wholeBattle(page);
  const rows = page.locator('.jou > ol > li');
  const last = Number(await page.locator('.jou time').first().innerText());
  expect(last).toBeGreaterThan(1000);
  expect(await rows.count()).toBeLessThan(120);
  expect(await page.locator('.jou .head').first().innerText()).toContain('Phase');

  // Scrolled to its end, the first lines are there.
  const first = page.locator('.jou .line', { hasText: 'Cavalla is on station' });
  await expect
    .poll(
      async () => {
        // Earlier lines are fetched as the end of those in hand comes into view.
        await page.locator('.jou > ol').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
        return first.count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);

  await page.locator('.jou input').fill('hornet');
  await page.locator('.jou mark').first().waitFor();
  expect(new Set(await page.locator('.jou mark').allInnerTexts())).toEqual(new Set(['Hornet']));
  await page.locator('.jou input').fill('');

  // A roll opens into a piece of its chart, which leads to the whole of it with the cell marked.
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const withChart = page.locator('.jou .line', { hasText: 'rolled' });
  await withChart.first().click();
  await page.locator('.jou .frag td.x').waitFor();
  await page.locator('[data-testid="whole-chart"]').click();
  await page.locator('dialog .frag.whole td.x').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });

  await page.getByRole('button', { name: 'Play from here' }).click();
  const playback = page.locator('[data-testid="playback"]');
  const shown = await playback.locator('> p').innerText();
  expect(await playback.locator('.roll').count()).toBe(1);
  await page.keyboard.press('[');
  expect(await playback.locator('> p').innerText()).not.toBe(shown);
  await page.keyboard.press(']');
  expect(await playback.locator('> p').innerText()).toBe(shown);
  await page.keyboard.press('Escape');
  expect(await playback.count()).toBe(0);

  await page.getByRole('button', { name: 'Dice so far' }).click();
  expect(await page.locator('[data-testid="dice-stats"]').innerText()).toMatch(/\d+d10[\s\S]*% of fair dice/);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('lines about the enemy can be read by themselves', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await page.getByRole('button', { name: 'Enemy', exact: true }).click();
  const lines = await page.locator('.jou .line').allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes('Raid'))).toBe(true);
  await context.close();
});
