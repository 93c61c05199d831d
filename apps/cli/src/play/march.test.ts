import type { Game } from '@point-option/engine';
import { march } from '@point-option/engine/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { firstOf, followed, programmed, savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';
import { mapDrawn } from './questions.ts';
import { seatAt } from './seat.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A game with routes and amounts, which the terminal knows nothing of. */
const game = march as unknown as Game;
const begun = (): TestMatch => testMatch(folder.path, ['red'], { game });
const answers = (match: TestMatch) =>
  savedIn(match).orders.flatMap((order) => (order.by === 'red' && 'answer' in order ? [order.answer] : []));

test('a route is typed step by step, with what it costs and what comes next, and given with done', async () => {
  const match = begun();
  const { text } = await typed(match, ['0201', 'show', 'back', 'done', '0201', '0301', 'done', 'quit']);
  expect(text()).toContain('From 0101. You can spend 4. At least 1 step. At most 3 steps.');
  expect(text()).toContain('Route: 0101 0201. Cost 1 of 4.\n  Next:');
  expect(text()).toMatch(/0202 \(costs 2\) Caution: 0202 is rough ground/);
  // Back at the start it is too short.
  expect(text()).toMatch(/Route: 0101\. Cost 0 of 4\..*The route can't end there: /s);
  expect(text()).toMatch(/Your order: done\nRefused: /);
  expect(text()).toContain('Cost 2 of 4.');
  expect(answers(match)[0]).toEqual(['0201', '0301']);
});

test('a whole route may be typed in one line; it is read as far as it goes', async () => {
  const match = begun();
  const { text } = await typed(match, ['0201 0301 0405', 'clear', '0201 0301', 'done', 'quit']);
  expect(text()).toContain('Hex 0405 is not among the choices.');
  expect(text()).toContain('Route: 0101 0201 0301. Cost 2 of 4.');
  expect(answers(match)[0]).toEqual(['0201', '0301']);
});

test('what stops a route is said, and nothing can follow', async () => {
  const match = begun();
  const { text } = await typed(match, ['0201 0301', 'done', 'foot 2', 'done', '0302', '0303', '0304', 'done', 'quit']);
  expect(text()).toMatch(/0303 \(costs 1\)\. The route ends there: A march ends in a town/);
  expect(text()).toMatch(/Your order: 0304\nThe route ends there: A march ends in a town\nYour order: done/);
  expect(answers(match)[2]).toEqual(['0302', '0303']);
});

test('why not, odds and cards speak of what was named', async () => {
  const { text } = await typed(begun(), ['why 0203', 'why column', 'odds 0102', 'inspect column', 'inspect 0303']);
  expect(text()).toContain('The column cannot swim. (rule 2.1)');
  expect(text()).toContain('Piece The column is not among the choices now.');
  expect(text()).toMatch(/To 0102.*\n {2}a mine: 0\.0%/);
  expect(text()).toMatch(/The column:\n {2}Hex: 0101\n {2}Ordered to: 0102\n {2}Strength: 3-2/);
  expect(text()).toMatch(/Fort, hex 0303:\n {2}Terrain: /);
});

test('once a route has begun, why not and odds are about its next step', async () => {
  const { text } = await typed(begun(), ['why 0301', 'odds 0301', '0201', 'why 0301', 'odds 0301', 'odds', 'why 0102']);
  const [before = '', after = ''] = text().split('Route: 0101 0201. ');
  expect(before).toContain('Hex 0301 is not among the choices now.');
  expect(before).toMatch(/odds 0301\n.*0301.*not among the choices/);
  expect(after).toMatch(/why 0301\nYes\. It's choice \d+: To 0301\./);
  expect(after).toMatch(/odds 0301\n2\. To 0301.*:\n {2}a mine: 0\.0%/);
  expect(after).toMatch(/Your order: odds\n(\d\. To .*:\n {2}a mine: .*\n)+Your order: why 0102/);
  expect(after.split('Your order: odds\n')[1]).toContain('To 0301');
  expect(after).toContain('why 0102\nHex 0102 is not among the choices now.');
});

test('the map is drawn around the next steps of the route', async () => {
  const match = testMatch(folder.path, ['red'], { game });
  const following = await followed(match, firstOf(match, false));
  const table = await following.settled();
  if (table.blank) throw new Error('The screen is blank.');
  const seat = seatAt(following, scriptedTerminal([], { width: 20 }), table);
  const shown = (): string => mapDrawn(seat)[0] ?? '';
  const first = shown();
  expect(first).toContain('Shown:');
  seat.draft.route = (await following.ask('route', 'red', { route: ['0201', '0301'] })).route;
  const [, center = ''] = /around (\d+)/.exec(shown()) ?? [];
  const next = seat.draft.route?.steps.map(({ id }) => id) ?? [];
  expect(next).toContain(center);
  expect(shown()).not.toBe(first);
});

test('amounts are given by name over as many lines as it takes, with totals and limits', async () => {
  const match = begun();
  const { text } = await typed(match, [
    '0201 0301',
    'done',
    'Foot 9',
    'done',
    'Foot 1',
    'Guns 2',
    'show',
    'wagons',
    'cannon 2',
    'Wagons 1, 2 1',
    'done',
    'clear',
    'foot 1, wagons 2',
    'done',
    'quit',
  ]);
  expect(text()).toContain('  2. Foot: 1 to 3\n');
  expect(text()).toContain('  1. Guns: 0 to 4, in steps of 2\n');
  expect(text()).toContain('  Total: 2 to 4.\n');
  // The foot has from the start what it must get.
  expect(text()).toContain('  Guns: 2 of 4\n  Foot: 1 of 3\n  Total: 3, of 2 to 4.');
  expect(text()).toContain('Refused: Foot takes from 1 to 3, not 9. (rule');
  expect(text()).toContain('"wagons" is not a name and an amount, such as "Guns 4".');
  expect(text()).toContain('"cannon" is none of the choices.');
  expect(text()).toContain('Refused: Supply the guns or the wagons, not both. (rule 3.2)');
  expect(text()).toContain('Your order: clear\n  Foot: 1 of 3\n  Total: 1, of 2 to 4. 1 more to give.');
  expect(answers(match)[1]).toEqual({ foot: 1, wagons: 2 });
});

test('a program asks for the route as it grows, and whether an order would be taken', async () => {
  const match = begun();
  const of = { match: match.path, seat: 'red' };
  const told = await programmed(match, [
    { id: 1, kind: 'route', ...of, route: ['0201'] },
    { id: 2, kind: 'check', ...of, answer: ['0102'] },
    { id: 3, kind: 'order', ...of, answer: ['0201'] },
  ]);
  const given = (wanted: number) => told.find(({ id }) => id === wanted).given;
  expect(given(1).route).toMatchObject({ route: ['0201'], cost: 1, stopped: null, unfinished: null });
  expect(given(2).refusal).toEqual({ reason: { key: 'why not the ford' }, rule: '2.2' });
  expect(answers(match)).toEqual([['0201']]);
});
