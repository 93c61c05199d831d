import { sameNames } from '@point-option/host/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { HAND, savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const table = (change: Partial<TestMatch> = {}): TestMatch =>
  testMatch(folder.path, ['2'], { game: sameNames, scenario: 'plain', ...change });

let matches = 0;
/** What was ordered with these lines in a new match, and what was said. */
async function played(...lines: string[]): Promise<{ answers: unknown[]; said: string }> {
  const match = table({ path: `${folder.path}/${matches++}.json` });
  const { text } = await typed(match, [...lines, 'quit']);
  const answers = savedIn(match).orders.map((order) => ('answer' in order ? order.answer : 'undo'));
  return { answers, said: text() };
}

/** Lines that give an order to each question before the one meant. */
const TO_SHARE = ['none', 'number 1', 'done'];
const TO_COUNT = [...TO_SHARE, 'none'];
const TO_WHICH = [...TO_COUNT, '3'];
const TO_SEVERAL = [...TO_WHICH, 'choice 1'];

test('the number in the list is a piece and a box, not the id of another', async () => {
  const { answers, said } = await played('1 2', '2 1', 'done');
  expect(said).toContain('1. Alpha\n    2. Bravo');
  expect(answers).toEqual([{ '2': '1', '1': '2' }]);
  expect((await played('Alpha lagoon', 'odds 2 1', 'done')).answers).toEqual([{ '2': '1' }]);
});

test('the number of a hex is no box that a piece of the same id stands for', async () => {
  const { answers, said } = await played('Alpha 0101', 'why hex 0101', 'Bravo piece 0101', 'Alpha Delta', 'done');
  expect(said).toContain('No box in "Alpha 0101".');
  expect(said).toContain('Hex 0101 is not among the choices now.');
  expect(answers).toEqual([{ '1': 'berth', '2': 'berth' }]);
});

test('a number is the number of a choice, whatever ids there are', async () => {
  for (const [line, answer] of [
    ['1', 2],
    ['2', 1],
    ['3', '1'],
    ['string 1', '1'],
    ['number 1', 1],
  ] as const)
    expect((await played(...TO_WHICH, line)).answers.at(-1)).toBe(answer);
});

test('the whole label of a choice goes before the word that it begins with', async () => {
  expect((await played(...TO_SEVERAL, 'number 2')).answers.at(-1)).toEqual([1]);
  expect((await played(...TO_SEVERAL, 'choice 2')).answers.at(-1)).toEqual(['1']);
});

test('where a number is asked for, why is asked of the number', async () => {
  const { said } = await played(...TO_COUNT, 'why 1', 'why 12', 'why 13');
  expect(said).toContain('You can choose 1.');
  expect(said).toContain('You can choose 12.');
  expect(said).toContain('It must be from 0 to 12, not 13. (rule 1.4)');
  expect(said).not.toContain('whole number');
});

test('an item or a piece may be called what every object has', async () => {
  const { answers, said } = await played(...TO_SHARE, 'show', 'Foxtrot 2', 'done');
  expect(said).not.toContain('function');
  expect(said).toContain('No amounts set.');
  expect(answers.at(-1)).toEqual({ constructor: 2 });
  const placed = await played('Alpha Harbor', 'Bravo Delta Harbor', 'show');
  expect(placed.said).toContain('Not placed: Foxtrot.');
});

test('dice by hand are for as many people as there are', async () => {
  const { text } = await typed(table({ dice: HAND }), ['quit']);
  expect(text()).toContain("the other sides' secret ones too. This is for people at one table.");
});
