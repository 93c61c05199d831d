import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();

/** A sheet whose contents have come: rules, charts and glossary are one. */
const opened = (name: string): string =>
  ['Rules', 'Charts', 'Glossary'].includes(name)
    ? 'dialog[open] .reference'
    : `dialog[open][aria-label="${name}"] > :nth-child(2):not(.lab)`;
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

/** What is cut off at the side: the page itself, or anything to press that does not lie in something that scrolls. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll('button, input, select, summary, h1, h2, h3')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        element.checkVisibility() &&
        width > 1 &&
        (left < -1 || right > innerWidth + 1) &&
        !scrolls(element.parentElement)
      );
    });
    const names = out.map((element) => `${element.tagName}.${element.className}: ${element.textContent}`);
    return document.documentElement.scrollWidth > innerWidth ? ['the page', ...names] : names;
  });
}

/** Answers by taps alone. */
async function answerByTap(page: Page): Promise<void> {
  const before = await seqOf(page);
  const kind = await prompt(page).getAttribute('data-kind');
  if (kind === 'confirm') await page.locator('.act .go').tap();
  else {
    const confirm = page.locator('[data-testid="confirm"]');
    if (!(await confirm.isEnabled())) await page.locator('.opts .row').first().tap();
    if (kind === 'arrange' && !(await confirm.isEnabled())) await page.locator('.where [data-into]').first().tap();
    await confirm.tap();
  }
  await settled(page, before);
}

async function begun(size: typeof PHONE, scenario = 6) {
  const visited = await visit(stage, { size, touch: true });
  await beginGame(visited.page, 'philippine-sea', { scenario });
  await prompt(visited.page).waitFor();
  return visited;
}

describe.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)('on a %s', (_name, size) => {
  test('nothing is wider than the page: lobby, table, sheets', async () => {
    const { page, context, faults } = await visit(stage, { size, touch: true });
    for (const card of await page.locator('.gamecard').all())
      if ((await card.getAttribute('open')) === null) await card.locator('summary').first().tap();
    expect(await cutOff(page)).toEqual([]);
    await beginGame(page, 'philippine-sea', { scenario: 6 });
    await prompt(page).waitFor();
    expect(await cutOff(page)).toEqual([]);
    for (const tab of await page.locator('.tb button:visible').all()) {
      await tab.tap();
      expect([await tab.innerText(), await cutOff(page)]).toEqual([await tab.innerText(), []]);
    }
    for (const name of ['Rules', 'Charts', 'Glossary', 'Keys']) {
      await page.locator('.st .mn .mu').tap();
      await page.locator('dialog').getByRole('button', { name, exact: true }).tap();
      await page.waitForSelector(opened(name));
      const wide = await page.locator('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect([name, wide, await cutOff(page)]).toEqual([name, 0, []]);
      await page.locator('dialog > header button').tap();
      await page.waitForSelector('dialog', { state: 'detached' });
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('orders are given by taps, and the button that orders is within reach each time', async () => {
    const { page, context, faults } = await begun(size);
    for (let i = 0; i < 10; i++) {
      const button = await page.locator('.act .go').first().boundingBox();
      expect(button, `question ${i}`).not.toBeNull();
      const { y = 0, height = 0 } = button ?? {};
      expect(y + height).toBeLessThanOrEqual(size.height);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThanOrEqual(44);
      await answerByTap(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the chart is dragged by a finger, and the page stays where it is', async () => {
    const { page, context } = await begun(size);
    if (size === PHONE) await page.locator('.tb button', { hasText: 'Chart' }).tap();
    const chart = page.locator('.chart').first();
    const box = await chart.boundingBox();
    if (!box) throw new Error('There is no chart.');
    const before = await where(page);
    const session = await context.newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch('touchStart', x, y);
    for (let i = 1; i <= 10; i++) await touch('touchMove', x - i * 8, y - i * 4);
    await touch('touchEnd', 0, 0);
    await page.waitForFunction(
      (old) => document.querySelector('.chart [data-piece]')?.getBoundingClientRect().x !== old,
      before.x,
    );
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    await context.close();
  });
});

async function where(page: Page): Promise<{ x: number }> {
  return page.evaluate(() => ({ x: document.querySelector('.chart [data-piece]')?.getBoundingClientRect().x ?? 0 }));
}

test('on a phone everything is on four tabs, the button that orders under the thumb', async () => {
  const { page, context } = await begun(PHONE, 1);
  const button = await page.locator('[data-testid="confirm"]').boundingBox();
  expect(button?.y).toBeGreaterThan(PHONE.height / 2);
  for (const [tab, shown] of [
    ['Journal', '.jou'],
    ['Displays', '.disp'],
    ['Chart', '.chartbox'],
    ['Order', '.ask'],
  ] as const) {
    await page.locator('.tb button', { hasText: tab }).tap();
    expect([tab, await page.locator(shown).isVisible()]).toEqual([tab, true]);
  }
  await context.close();
});

/** Whether the middle of something drawn lies in the chart's port. */
async function isOnChart(page: Page, selector: string): Promise<boolean> {
  const port = await page.locator('.chart-port').boundingBox();
  const box = await page.locator(selector).first().boundingBox();
  if (!port || !box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > port.x && x < port.x + port.width && y > port.y && y < port.y + port.height;
}

test('the chart of a phone opens on the fleet, and its tabs keep clear of the tools', async () => {
  const { page, context, faults } = await begun(PHONE);
  const groups = await page.locator('.chart-piece[data-piece^="group"]').all();
  expect(groups.length).toBeGreaterThan(0);
  expect(await isOnChart(page, '.chart-piece[data-piece^="group"]')).toBe(true);
  const tools = await page.locator('.ctools').boundingBox();
  for (const tab of await page.locator('.chart-tab').all()) {
    const box = await tab.boundingBox();
    const apart =
      !box ||
      !tools ||
      box.x + box.width <= tools.x ||
      box.y >= tools.y + tools.height ||
      box.y + box.height <= tools.y ||
      box.x >= tools.x + tools.width;
    expect([await tab.innerText(), apart]).toEqual([await tab.innerText(), true]);
  }
  expect(await page.locator('.chart-key:visible').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)('the first lesson shows the raid it speaks of on a %s', async (_name, size) => {
  const { page, context, faults } = await begun(size, 1);
  await expect.poll(() => isOnChart(page, '.chart-piece[data-piece^="raid"]')).toBe(true);
  expect(await isOnChart(page, '.chart-piece[data-piece^="group"], .chart-piece[data-piece^="mission"]')).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
