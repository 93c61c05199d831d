import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { playedToItsEnd, sitDown } from './played.ts';
import { answerByClick, beginGame, prompt, useStage, visit } from './stage.ts';

const stage = useStage();

/** A sheet whose contents have come: rules, charts and glossary are one. */
const opened = (name: string): string =>
  REFERENCE.includes(name) ? 'dialog[open] .reference' : `dialog[open][aria-label="${name}"] > :nth-child(2):not(.lab)`;
const PHONE = { width: 390, height: 844 };

/**
 * By night a phone has the colors that a desk has by night, and axe takes longest over colors: on a phone `npm test` looks
 * by day, and by night at the tabs, which no desk has. `npm run soak` looks at everything.
 */
const isSoak = process.env['POINT_OPTION_SOAK'] !== undefined;
const PHONE_LAMPS = isSoak ? undefined : (['day'] as const);
/** Looked at on a phone by night, for this very game, where they are opened tab by tab (`reference.test.ts`). */
const REFERENCE = ['Rules', 'Charts', 'Glossary'];

let ended: Promise<string> | null = null;

/** The file of a match that is over: played once, whatever screens it is looked at on. */
function endedMatch(): Promise<string> {
  ended ??= playedToItsEnd('marianas', 'historical', 'a11y');
  return ended;
}

describe.each([
  ['on a desk, by day and by night', undefined],
  ['on a phone', PHONE],
] as const)('axe finds nothing serious, %s', (_name, size) => {
  const options = size ? { size } : {};
  let found: Record<string, string[]> = {};
  beforeEach(() => {
    found = {};
  });
  const look = async (page: Page, what: string, within?: string, lamps = size && PHONE_LAMPS): Promise<void> => {
    const problems = await seriousFaults(page, within === undefined ? {} : { within }, lamps);
    if (problems.length > 0) found[what] = problems;
  };
  /** On a phone every tab is a page. */
  const tabs = async (page: Page, what: string): Promise<void> => {
    if (!size) {
      await look(page, what);
      return;
    }
    for (const tab of await page.locator('.tb button').all()) {
      await tab.click();
      await look(page, `${what}, ${await tab.innerText()}`);
    }
    await page.locator('.tb button').first().click();
    const ofTabs = await seriousFaults(page, { within: '.tb' });
    if (ofTabs.length > 0) found[`${what}, the tabs`] = ofTabs;
  };
  const sheet = async (page: Page, name: string): Promise<void> => {
    await page.locator('.st .mn .mu').click();
    await page.waitForSelector('dialog[open]');
    if (name !== 'Menu') await page.locator('dialog').getByRole('button', { name, exact: true }).click();
    await page.waitForSelector(opened(name));
    const first = page.locator('dialog details > summary').first();
    if ((await first.count()) > 0) await first.click();
    // What lies behind the sheet has been looked at.
    await look(page, name, 'dialog', !isSoak && REFERENCE.includes(name) ? ['day'] : size && PHONE_LAMPS);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  };

  test('in the lobby: new, with every card open, with a match kept', async () => {
    const { page, context } = await visit(stage, options);
    await look(page, 'lobby');
    for (const card of await page.locator('.gamecard').all())
      if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click();
    await look(page, 'lobby with its cards open');
    await page.locator('[data-testid="first"] .go').click();
    await prompt(page).waitFor();
    await tabs(page, 'lesson');
    await page.locator('.st .br').click();
    await page.locator('[data-testid="saves"] summary').click();
    await look(page, 'lobby with a match');
    expect(found).toEqual({});
    await context.close();
  }, 180_000);

  test('at the table of the Philippine Sea, with every sheet, an open die and the statistics', async () => {
    const { page, context } = await visit(stage, options);
    await beginGame(page, 'philippine-sea', { scenario: 6 });
    await prompt(page).waitFor();
    const dice = page.locator('.jou li:has(.dieglyph) .line');
    for (let i = 0; i < 40 && (await dice.count()) === 0; i++) await answerByClick(page);
    await tabs(page, 'table');
    await look(page, 'chart', '.chart');
    const reference = size && !isSoak ? [] : REFERENCE;
    for (const name of ['Menu', ...reference, 'Keys']) await sheet(page, name);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await look(page, 'why not', 'dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    if (size) await page.locator('.tb button', { hasText: 'Journal' }).click();
    await dice.first().click();
    await page.locator('.jou .flt button').last().click();
    await look(page, 'journal with an open die and the statistics');
    expect(found).toEqual({});
    await context.close();
  }, 180_000);

  test('at the end of a match of the Marianas, on the blank sheet and at the table', async () => {
    const { page, context } = await visit(stage, options);
    await sitDown(page, await endedMatch(), 'japan');
    await page.locator('[data-testid="over"]').waitFor();
    await tabs(page, 'the end');
    await page.getByRole('button', { name: 'Reveal everything' }).click();
    await page.locator('.truth li').first().waitFor();
    await look(page, 'the whole story');
    await page.goto(stage.address);
    await page.waitForSelector('.gamecard');
    await beginGame(page, 'marianas', { seats: { japan: 'person', us: 'person' } });
    await look(page, 'blank sheet');
    await page.locator('.blank .go').click();
    await prompt(page).waitFor();
    await tabs(page, 'table of the Marianas');
    await look(page, 'chart of the Marianas', '.chart');
    expect(found).toEqual({});
    await context.close();
  }, 180_000);

  test('on the pages of faults, and in the gallery', async () => {
    const { page, context } = await visit(stage, options);
    await page.goto(`${stage.address}#match/none`);
    await page.locator('.faultpage').waitFor();
    await look(page, 'a match that is not there');
    await page.goto(stage.address);
    await beginGame(page, 'philippine-sea');
    await prompt(page).waitFor();
    await page.evaluate(() => {
      Reflect.set(Array.prototype, 'toReversed', () => {
        throw new Error('planted');
      });
      document.querySelector<HTMLElement>('.jou .flt button:nth-child(2)')?.click();
    });
    await page.locator('.faultpage').waitFor();
    await look(page, 'an exception');
    await page.goto(`${stage.address}gallery.html?page=counters`);
    await page.locator('#root > *').first().waitFor();
    await look(page, 'gallery');
    expect(found).toEqual({});
    await context.close();
  }, 180_000);
});

test('axe finds what is planted, by day and by night', async () => {
  const { page, context } = await visit(stage);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.id = 'pale';
    pale.textContent = 'Hardly to be read';
    pale.style.cssText = 'color: #777; background: #888';
    document.querySelector('main')?.append(pale, document.createElement('img'));
  });
  expect((await seriousFaults(page)).sort()).toEqual([
    'by day, color-contrast: #pale',
    'by day, image-alt: img',
    'by night, color-contrast: #pale',
  ]);
  await context.close();
});
