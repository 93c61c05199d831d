import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

// A game whose pieces, boxes and options go by the same few numbers and texts.

const stage = useStage({ forTests: true });
const card = (page: Page) => page.locator('[data-testid="card"]');
const rows = (page: Page) => page.locator('.opts .row');

async function confirm(page: Page): Promise<void> {
  const before = await seqOf(page);
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
}

/** What the page answers when somebody types a name and asks why not. */
async function asked(page: Page, text: string): Promise<string> {
  await page.keyboard.press('?');
  await page.locator('#why').fill(text);
  await page.keyboard.press('Enter');
  const answer = page.locator('[data-testid="card"], [data-testid="notice"]');
  await answer.waitFor();
  const said = await answer.innerText();
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  return said;
}

test('things of one name and number are told apart, in lists and where somebody asks about one', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'same-names', { seats: { '2': 'person', '1': 'random', 'Third fleet': 'random' } });
  await prompt(page).waitFor();

  expect(await asked(page, 'Alpha')).toContain("Yes. It's choice 1: Alpha.");
  // A choice, its piece, and a place on the map.
  const several = await asked(page, 'Bravo');
  expect(several).toContain('"Bravo" may mean any of these');
  expect(several).toContain('0202');
  expect(await asked(page, 'nobody')).toContain("nobody isn't part of this question.");
  await confirm(page);

  // A route: every row of the grown list is alive.
  for (const n of [1, 2]) {
    expect(await rows(page).allInnerTexts()).toEqual([
      expect.stringContaining(`Number ${n}`),
      expect.stringContaining(`String ${n}`),
    ]);
    await rows(page).nth(1).click();
    await expect
      .poll(() => page.locator('[data-testid="route"] li[aria-current="step"]').innerText())
      .toBe(`string ${n}`);
  }
  await confirm(page);
  await confirm(page);

  // A number: typed, it is that, and only out of range is there a reason against it.
  expect(await asked(page, '12')).toContain('You can choose this now.');
  expect(await asked(page, '13')).toContain('It must be from 0 to 12, not 13.');
  await confirm(page);

  for (const n of [2, 1]) {
    await rows(page).nth(n).click();
    await expect
      .poll(() => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-pressed'))))
      .toEqual([0, 1, 2].map((at) => String(at === n)));
  }
  expect(await asked(page, 'string 1')).toContain("Yes. It's choice 3: string 1.");
  expect(await card(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
