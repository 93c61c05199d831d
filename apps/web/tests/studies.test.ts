import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { useStage, visit } from './stage.ts';

const stage = useStage();
const PHONE = { width: 390, height: 844 };

async function openStudies(page: Page): Promise<void> {
  await page.locator('[data-game="philippine-sea"] .studied a').click();
  await page.locator('.studyfigure').first().waitFor();
}

const pressed = async (page: Page): Promise<string> => page.locator('.which [aria-pressed="true"]').innerText();

test('the studies open from the lobby, and show every figure that history knows', async () => {
  const { page, context, faults } = await visit(stage);
  await openStudies(page);
  expect(new URL(page.url()).hash).toBe('#studies/philippine-sea');
  expect(await page.locator('h1').innerText()).toBe('The test of history');
  expect(await page.locator('h1').evaluate((head) => head === document.activeElement)).toBe(true);
  const figures = page.locator('figure.studyfigure');
  expect(await figures.count()).toBe(10);
  for (const figure of await figures.all()) {
    expect(await figure.locator('svg.plot').getAttribute('aria-label')).toMatch(
      /^History: .+\. Spruance: median .+, mean .+, middle 80% .+\.$/,
    );
    expect(await figure.innerText()).toMatch(/(inside|outside) the middle 80%/);
    expect(await figure.locator('rect.in').count()).toBeGreaterThan(0);
    expect(await figure.locator('rect.bracket').count()).toBe(1);
  }
  const text = await page.locator('main').innerText();
  expect(text).toContain('npx point-option study games/philippine-sea/studies/history.json');
  expect(text).toContain('june 1944');
  expect(text).not.toMatch(/\{\w+\}|studies\.|figure\.|score\./);
  expect(await page.locator('.ends tbody th').allInnerTexts()).toEqual(
    expect.arrayContaining(['Humiliation', 'Incomplete victory']),
  );
  // A reload comes back to it, and the name of the house leads home.
  await page.reload();
  await figures.first().waitFor();
  await page.locator('.studyhead .br').click();
  await page.locator('.gamecard').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the admirals change places by the keyboard, and stand side by side', async () => {
  const { page, context, faults } = await visit(stage);
  await openStudies(page);
  expect(await pressed(page)).toBe('Spruance');
  const net = page.locator('[data-figure="net"]');
  const label = async (): Promise<string> => (await net.locator('svg').getAttribute('aria-label')) ?? '';
  const spruance = await label();
  await page.getByRole('button', { name: 'Spruance' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await pressed(page)).toBe('Mitscher');
  const mitscher = await label();
  expect([spruance.includes('Mitscher'), mitscher.includes('Spruance')]).toEqual([false, false]);
  expect(await page.locator('.made code').first().innerText()).toContain('question.json');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await pressed(page)).toBe('Side by side');
  expect(await label()).toBe(`${spruance}${mitscher.slice(mitscher.indexOf(' Mitscher:'))}`);
  expect(await net.locator('.band').count()).toBe(2);
  expect(await page.locator('.ends thead th').allInnerTexts()).toEqual(['Spruance', 'Mitscher']);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['a desk', undefined],
  ['a phone', PHONE],
])('on %s axe finds nothing serious, and nothing is wider than the page', async (_name, size) => {
  const { page, context } = await visit(stage, size ? { size } : {});
  await openStudies(page);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.locator('.else summary').click();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

test('the lobby fetches none of it, and a game without studies says so', async () => {
  const { page, context } = await visit(stage);
  await page.waitForTimeout(300);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => /stud|findings/i.test(name))).toEqual([]);
  await page.goto(`${stage.address}#studies/marianas`);
  expect(await page.locator('.fault').innerText()).toBe('This game has no studies.');
  await context.close();
});
