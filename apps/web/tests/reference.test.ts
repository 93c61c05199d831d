import { gameOf, registry } from '@point-option/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readRulings, rulingsOfGames } from '../rulings.ts';
import { isPartOf, nearestOf } from '../src/reference/numbers.ts';
import { seriousNow } from './axe.ts';
import { beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();
const PHONE = { width: 390, height: 844 };

const entry = (page: Page) => page.locator('.reference [data-entry]');
const tab = (page: Page, name: string) => page.locator('.refbar .flt button', { hasText: name }).click();

describe('the sheet of charts and rules', () => {
  test('a question says why it is asked; its rule opens with help, leads on to others, and back', async () => {
    const { page, context, faults } = await visit(stage);
    await beginGame(page, 'philippine-sea');
    await prompt(page).waitFor();
    // The lesson says why by itself, as long as it is heard.
    await page.getByRole('button', { name: 'Skip lesson' }).click();
    expect(await page.locator('.ask .why').innerText()).toContain('with fuel by the die');
    await page.locator('.ask .help summary').click();
    expect(await page.locator('.ask .help').innerText()).toContain('10 to 14 points');

    await page.locator('.ask header .rule').click();
    await entry(page).waitFor();
    expect(await entry(page).innerText()).toMatch(/rule 4\.34/i);
    expect(await page.locator('.steptext').first().innerText()).toContain('10 to 14 points');
    // The rule that the help names, its chart, and its ruling.
    await page.locator('.steptext .rule', { hasText: '4.35' }).click();
    await page.locator('[data-entry]', { hasText: /rule 4\.35/i }).waitFor();
    expect(await page.locator('.ruling').first().innerText()).toContain('Ruling 2');
    await page.locator('.entries button', { hasText: 'Fuel of a patrol' }).click();
    await page.locator('.frag.whole').waitFor();
    expect(await page.locator('.reference .prov').first().innerText()).toContain('Printed in the rule book');
    await page.locator('[data-testid="back"]').click();
    await page.locator('[data-entry]', { hasText: /rule 4\.35/i }).waitFor();
    await page.keyboard.press('Backspace');
    await page.locator('[data-entry]', { hasText: /rule 4\.34/i }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a die of the journal opens its chart at the row and column where it was read', async () => {
    const { page, context } = await visit(stage);
    await beginGame(page, 'philippine-sea');
    await prompt(page).waitFor();
    const before = await seqOf(page);
    await page.locator('.opts .row').first().click();
    await page.locator('[data-testid="confirm"]').click();
    await settled(page, before);
    await page.locator('.jou .flt button', { hasText: /^Dice$/ }).click();
    await page.locator('.jou .line', { hasText: 'Fuel' }).first().click();
    const die = Number(await page.locator('.jou .calc .n').first().innerText());
    await page.locator('[data-testid="whole-chart"]').first().click();
    await page.locator('.frag.whole').waitFor();
    const row = await page.locator('.frag.whole tr.r th').innerText();
    const [low = 0, high = low] = row.split('-').map(Number);
    expect(die).toBeGreaterThanOrEqual(low);
    expect(die).toBeLessThanOrEqual(high);
    expect(await page.locator('.frag.whole td.x').count()).toBe(1);
    await context.close();
  });

  test('by the keyboard alone: the rule that asks, a search over everything, an entry, back to what was found', async () => {
    const { page, context } = await visit(stage);
    await beginGame(page, 'philippine-sea', { scenario: 6 });
    await prompt(page).waitFor();
    await page.keyboard.press('r');
    await entry(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-entry'))).toBe(true);
    await page.locator('.refbar input').focus();
    await page.keyboard.type('shadow');
    await page.locator('.entries .lab', { hasText: 'term' }).first().waitFor();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('.entries') !== null)) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('.terms .on').waitFor();
    await page.keyboard.press('Backspace');
    expect(await page.locator('.refbar input').inputValue()).toBe('shadow');
    // The number of a rule finds it first, and then its parts.
    await page.locator('.refbar input').fill('14.15');
    await page.locator('.entries .lab', { hasText: '14.151' }).waitFor();
    expect(await page.locator('.entries .lab').first().innerText()).toMatch(/rule 14\.15$/i);
    await page.locator('.refbar input').fill('no such word');
    expect(await page.locator('.reference .empty').innerText()).toContain('no such word');
    await context.close();
  });

  test.each([
    { game: 'philippine-sea', size: PHONE, dark: true },
    { game: 'marianas', size: { width: 1440, height: 900 }, dark: false },
    { game: 'chit-cup', size: PHONE, dark: false },
  ])(
    '$game: every part of it is there, fits the screen, and axe finds nothing serious',
    async ({ game, size, dark }) => {
      const { page, context, faults } = await visit(stage, { size, dark });
      await beginGame(page, game);
      await prompt(page).waitFor();
      await page.locator('.ask header .rule').first().click();
      await entry(page).waitFor();
      for (const name of ['Rules', 'Steps', 'Charts', 'Glossary', 'Rulings']) {
        await tab(page, name);
        await page.locator(`.refbar [aria-pressed="true"]`, { hasText: name }).waitFor();
        const wide = await page.evaluate(() => {
          const sheet = document.querySelector('dialog.sheet');
          return sheet === null ? -1 : sheet.scrollWidth - sheet.clientWidth;
        });
        expect({ name, wide }).toEqual({ name, wide: 0 });
        // Lists of one kind are built alike.
        if (name === 'Steps' || name === 'Rulings') continue;
        expect({ name, serious: await seriousNow(page, { within: 'dialog' }) }).toEqual({ name, serious: [] });
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

test('every rule that a step, a chart or a modifier names is in the index of its game, or leads to what is', async () => {
  for (const { id } of registry) {
    const { rules, procedures, charts } = await gameOf(id);
    const known = rules.map(({ rule }) => rule);
    const named = new Set([
      ...procedures.flatMap(({ steps }) => steps.map(({ rule }) => rule)),
      ...charts.flatMap(({ rule, modifiers = {} }) => [rule, ...Object.values(modifiers).map((one) => one.rule)]),
    ]);
    // Miniatures name whole chapters.
    const isThere = (rule: string): boolean =>
      nearestOf(rule, known) !== null || known.some((other) => isPartOf(other, rule, known));
    expect({ id, astray: [...named].filter((rule) => !isThere(rule)) }).toEqual({ id, astray: [] });
  }
});

describe('rulings as the page has them', () => {
  test('every game with rulings has them, numbered once each', async () => {
    const rulings = rulingsOfGames();
    expect(Object.keys(rulings)).toEqual(expect.arrayContaining(['marianas', 'philippine-sea']));
    for (const { id } of registry) {
      const { rules } = await gameOf(id);
      const known = rules.map(({ rule }) => rule);
      const own = rulings[id] ?? [];
      expect(new Set(own.map(({ no }) => no)).size).toBe(own.length);
      expect(own.filter(({ no, text }) => no === '' || text === '')).toEqual([]);
      // What a ruling names leads somewhere: to the rule or to one that it is a part of.
      const astray = own.flatMap((ruling) => ruling.rules.filter((rule) => nearestOf(rule, known) === null));
      expect(astray).toEqual([]);
    }
  });

  test('a table is read by the names of its columns, and one that nobody knows is a fault', () => {
    const table = [
      '| no. | rule | question | what we do |',
      '| --- | --- | --- | --- |',
      '| 3 | 5.1, 5.2 | Who? | `All` |',
    ];
    expect(readRulings(table.join('\n'))).toEqual([{ no: '3', rules: ['5.1', '5.2'], matter: 'Who?', text: 'All' }]);
    expect(() => readRulings('| no. | weather |\n')).toThrow('a column "weather"');
  });
});
