import { describe, expect, test } from 'vitest';
import type { Reading } from '../data/charts.ts';
import { chance, effectiveRoll, PERCENTAGES, readingOf, sixthsOf } from './chance.ts';
import { done, given } from './testing.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const what = { purpose: 'purpose.die', rule: 'dice-01' };
const successes = (reading: Reading, sixths: number): number[] =>
  FACES.filter((face) => given([face], (g) => chance(g, reading, sixths, what)));

describe('dice', () => {
  test('rule dice-01: percentages are printed sixths of one die', () => {
    expect(PERCENTAGES.map(sixthsOf)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(PERCENTAGES).toEqual([17, 33, 50, 67, 83, 100]);
  });

  test('rule dice-01: a chance of so many sixths comes off on as many faces', () => {
    expect(FACES.map((sixths) => successes('A', sixths))).toEqual([
      [6],
      [5, 6],
      [4, 5, 6],
      [3, 4, 5, 6],
      [2, 3, 4, 5, 6],
      FACES,
    ]);
  });

  test('rule dice-02: read the other way, low faces are best', () => {
    expect(FACES.map((sixths) => successes('B', sixths))).toEqual(FACES.map((sixths) => FACES.slice(0, sixths)));
    expect(FACES.map((face) => effectiveRoll(face, 'A'))).toEqual(FACES);
    expect(FACES.map((face) => effectiveRoll(face, 'B'))).toEqual([6, 5, 4, 3, 2, 1]);
    expect([readingOf('us'), readingOf('japan')]).toEqual(['A', 'B']);
  });

  test('rule dice-01: no chance needs no die, a certainty needs one', () => {
    expect(given([], (g) => chance(g, 'A', 0, what))).toBe(false);
    expect(given([], (g) => chance(g, 'B', -1, what))).toBe(false);
    const match = done((g) => void chance(g, 'A', 6, { ...what, to: 'us' }), { dice: [1] });
    expect(match.table.journal).toMatchObject([
      { rule: 'dice-01', to: ['us'], roll: { dice: [1], purpose: 'purpose.die' } },
    ]);
  });
});
