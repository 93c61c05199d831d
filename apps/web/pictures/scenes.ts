import { choosable } from '@point-option/engine';
import type { Page } from 'playwright-core';
import { beginGame, prompt } from '../tests/player.ts';
import { matchUntil } from './moments.ts';

/** One picture of the gallery: how to come to it, from the lobby of a browser that has never been here. */
export interface Scene {
  readonly name: string;
  readonly caption: string;
  /** A match is begun in it: with the dice of a seed, which the address names. */
  readonly seeded?: boolean;
  /** On a phone the table is four pages. */
  readonly tab?: 'Order' | 'Chart' | 'Displays' | 'Journal';
  show(page: Page, isPhone: boolean): Promise<void>;
}

export const SCENES: readonly Scene[] = [
  { name: 'lobby', caption: 'The lobby, on a first visit', show: async () => {} },
  {
    name: 'lesson',
    caption: 'Lesson 1: what to look at, what to try',
    seeded: true,
    show: async (page) => {
      await page.locator('[data-testid="first"] .go').click();
      await prompt(page).waitFor();
    },
  },
  {
    name: 'battle',
    caption: 'Philippine Sea, 19 June 1944: raids inbound, the Hellcats on their way out',
    tab: 'Chart',
    show: async (page) => {
      await openMatch(page, await battle());
      // An option under the pointer lights its hex and says what it costs.
      await page.locator('.opts .row').nth(1).hover();
    },
  },
  {
    name: 'decks',
    caption: 'The flight decks: an order of many parts, written as a slip',
    tab: 'Displays',
    show: async (page) => {
      await openMatch(page, await deckWork());
      await page.locator('.opts .row').first().click();
      await page.locator('.where [data-into]').first().click();
    },
  },
  {
    name: 'journal',
    caption: 'The journal: a line opened into die, chart, column and modifiers',
    tab: 'Journal',
    show: async (page, isPhone) => {
      await openMatch(page, await battle());
      if (isPhone) await page.locator('.tb button', { hasText: 'Journal' }).click();
      await page.locator('.jou .flt button').nth(1).click();
      await page.locator('.jou li:has(.dieglyph) .line').first().click();
    },
  },
  {
    name: 'charts',
    caption: 'The charts, each with where it is from',
    show: async (page) => {
      await openMatch(page, await battle());
      await page.locator('.st .mn .mu').click();
      await page.locator('dialog').getByRole('button', { name: 'Charts', exact: true }).click();
      await page.locator('dialog .entries button').first().click();
      await page.locator('dialog .frag.whole').waitFor();
    },
  },
  {
    name: 'marianas',
    caption: 'The Marianas: regiments are ashore',
    show: async (page) => {
      const file = await matchUntil(
        'marianas',
        'historical',
        'us',
        ({ flow }) => flow.at(-1)?.procedure === 'ground combat',
      );
      await openMatch(page, file, { us: 'person', japan: 'flag' });
    },
  },
  {
    name: 'studies',
    caption: 'The test of history: what many games show, beside what happened',
    show: async (page) => {
      await page.locator('.studied a').click();
      await page.locator('.studyfigure').first().waitFor();
    },
  },
  {
    name: 'blank',
    caption: 'Two at one screen: nothing is shown until the other has come to it',
    seeded: true,
    show: async (page) => beginGame(page, 'marianas', { seats: { japan: 'person', us: 'person' } }),
  },
  {
    name: 'over',
    caption: 'The end of a match',
    show: async (page) => openMatch(page, await matchUntil('philippine-sea', 'sunset-strike', 'us', () => false)),
  },
];

/** Raids are on the chart, and intercepts are flying at them. */
async function battle(): Promise<string> {
  return matchUntil('philippine-sea', 'full-battle', 'us', ({ presentation, prompt }) => {
    const pieces = (presentation.map?.stacks ?? []).flatMap((stack) => stack.pieces);
    const flights = pieces.filter(({ face }) => face.plate === 'flight');
    const sides = new Set(flights.map(({ side }) => side));
    return sides.size > 1 && choosable(prompt).length > 3;
  });
}

async function deckWork(): Promise<string> {
  return matchUntil(
    'philippine-sea',
    'full-battle',
    'us',
    ({ prompt: { kind, question }, n }) => n > 20 && kind === 'arrange' && question.key === 'deck operations: launch',
  );
}

/** Opens the file of a match, as a person would, and goes on with it. */
async function openMatch(page: Page, file: string, seats: Readonly<Record<string, string>> = {}): Promise<void> {
  await page
    .locator('.openfile input')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const save = page.locator('[data-testid="saves"] li').first();
  await save.locator('.se').click();
  if (Object.keys(seats).length > 0) {
    for (const [side, who] of Object.entries(seats)) await save.locator(`[data-seat="${side}"]`).selectOption(who);
    await save.locator('.se').click();
  }
  await page.locator('[data-testid="prompt"], [data-testid="over"]').waitFor();
}
