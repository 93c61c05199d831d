import { readFileSync } from 'node:fs';
import {
  canonical,
  flowOf,
  type Game,
  journalFor,
  observeMatch,
  promptFor,
  readMatchFile,
  replay,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BlankView, Push, Reply, TableView } from '../src/worker/protocol.ts';
import { answerByClick, beginGame, prompt, takeMessages, useStage, visit } from './stage.ts';

const stage = useStage();

/** Everything that a message of a table may say: a field that is not listed here has not been thought about. */
const SAID = [
  'blank',
  'canRedo',
  'canUndo',
  'delegated',
  'flow',
  'journal',
  'lesson',
  'mayGo',
  'outcome',
  'presentation',
  'prompt',
  'save',
  'seat',
  'seq',
  'since',
  'staffDid',
  'undoRefused',
  'waitingFor',
];

async function isBlank(page: Page): Promise<boolean> {
  return (await page.locator('[data-testid="blank"]').count()) > 0;
}

function tablesIn(messages: readonly string[]): (TableView | BlankView)[] {
  return messages.flatMap((text) => {
    const message = JSON.parse(text) as Reply | Push;
    return 'push' in message && message.push === 'table' ? [message.table] : [];
  });
}

test('Marianas at one screen: blank between the sides, and the page is told what the seat before it may know', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  const messages: string[] = [];
  const shown = new Map<string, Set<string>>();
  let handovers = 0;
  for (let i = 0; i < 60 && handovers < 14; i++) {
    messages.push(...(await takeMessages(page)));
    if (await isBlank(page)) {
      handovers++;
      // Nothing that was on the chart or in the list of either side is in the page now.
      const html = await page.content();
      for (const secrets of shown.values()) for (const secret of secrets) expect(html).not.toContain(secret);
      await page.locator('.blank .go').click();
      await page.waitForSelector('.room');
    }
    await prompt(page).waitFor();
    const seat = tablesIn(await keep(page, messages)).at(-1);
    const side = seat && !seat.blank ? seat.seat : '';
    const lines = await page.locator('.opts .wt').allInnerTexts();
    shown.set(side, new Set([...(shown.get(side) ?? []), ...lines.filter((line) => /\d/.test(line))]));
    await answerByClick(page);
  }
  messages.push(...(await takeMessages(page)));
  expect(handovers).toBeGreaterThanOrEqual(8);
  expect([...shown.keys()].sort()).toEqual(['japan', 'us']);
  const text = await exportedFile(page);
  checkTables(tablesIn(messages), text, await gameOf('marianas'));
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

async function keep(page: Page, messages: string[]): Promise<string[]> {
  const fresh = await takeMessages(page);
  messages.push(...fresh);
  return fresh.length > 0 ? fresh : messages.slice(-8);
}

async function exportedFile(page: Page): Promise<string> {
  await page.goto(`${stage.address}?seed=stage`);
  await page.locator('[data-testid="saves"] summary').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/**
 * Plays the match again and works out what each side may know at every moment. Whatever the page was told must be
 * that, of the seat it was told for: nothing more, and nothing of the other.
 */
function checkTables(tables: readonly (TableView | BlankView)[], text: string, game: Game): void {
  const allowed = new Map<string, Set<string>>(game.sides.map((side) => [side, new Set()]));
  const journals = new Map<string, Set<string>>(game.sides.map((side) => [side, new Set()]));
  const plain = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value ?? null)));
  replay(
    readMatchFile(text),
    () => game,
    (match) => {
      for (const side of game.sides) {
        const seen = observeMatch(match, side);
        const flow = flowOf(match.prepared.procedures, seen.agenda);
        for (const part of [game.present(seen), promptFor(match, side), flow]) allowed.get(side)?.add(plain(part));
        for (const line of journalFor(match.table.journal ?? [], side, game.observeEvent))
          journals.get(side)?.add(plain(line));
      }
    },
  );
  for (const table of tables) {
    if (table.blank) {
      expect(Object.keys(table).sort()).toEqual(['blank', 'next', 'others', 'save', 'seq']);
      continue;
    }
    const { seat } = table;
    expect(Object.keys(table).sort()).toEqual(SAID);
    for (const part of ['presentation', 'prompt', 'flow'] as const)
      expect([seat, part, allowed.get(seat)?.has(plain(table[part]))]).toEqual([seat, part, true]);
    for (const line of table.journal.lines) expect(journals.get(seat)).toContain(plain(line));
  }
  // It would tell them apart: what one side is shown is never what the other is.
  const [japan, us] = game.sides.map((side) => tables.filter((table) => !table.blank && table.seat === side));
  const of = (table: TableView | BlankView | undefined): string =>
    table && !table.blank ? plain(table.presentation) : '';
  expect(allowed.get('us')?.has(of(japan?.[0]))).toBe(false);
  expect(allowed.get('japan')?.has(of(us?.[0]))).toBe(false);
}

test('a side that has given up the screen can come back to it, and sees its own side only', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  await page.locator('.blank .go').click();
  await prompt(page).waitFor();
  for (let i = 0; i < 10 && !(await isBlank(page)); i++) await answerByClick(page);
  await takeMessages(page);
  await page.locator('.blank .link').first().click();
  await page.waitForSelector('.room');
  const seats = tablesIn(await takeMessages(page)).map((table) => (table.blank ? 'blank' : table.seat));
  expect(seats).toEqual(['japan']);
  expect(await page.locator('.waits').count()).toBe(1);
  await context.close();
});
