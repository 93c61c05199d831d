import type { RollRecord, SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { chiSquareTail, tallyDice } from './diceTally.ts';

const rolled = (sides: number, ...dice: number[]): SeenEvent & { roll: RollRecord } => ({
  n: 1,
  key: 'kernel.roll',
  roll: { by: 'die', purpose: 'x', rule: '1', dice, sides, result: 0 },
});

test('dice are counted by their kind, with the band that fair ones keep to', () => {
  const [ten, six] = tallyDice([rolled(10, 3), rolled(10, 3, 10), rolled(6, 1), { n: 2, key: 'x' }]);
  expect([ten?.sides, ten?.n, ten?.faces[2], ten?.faces[9], ten?.mean]).toEqual([10, 3, 2, 1, 16 / 3]);
  expect([six?.sides, six?.n]).toEqual([6, 1]);
  const many = tallyDice(Array.from({ length: 600 }, () => rolled(6, 6)))[0];
  // A hundred of each are expected, give or take 1.96 times the root of 600 * 1/6 * 5/6.
  expect([many?.low.toFixed(1), many?.high.toFixed(1)]).toEqual(['82.1', '117.9']);
  expect(many?.faces[5]).toBeGreaterThan(many?.high ?? 0);
});

test.each(['pick', 'draw'] as const)('a %s is not a die', (by) => {
  const event = rolled(12, 3);
  expect(tallyDice([{ ...event, roll: { ...event.roll, by } }])).toEqual([]);
  expect(tallyDice([{ ...event, roll: { ...event.roll, by: 'chart' } }])).toHaveLength(1);
});

test('how uneven they fell is judged once every face is expected five times', () => {
  const even = Array.from({ length: 60 }, (_, i) => rolled(6, (i % 6) + 1));
  expect(tallyDice(even.slice(0, 24))[0]?.chance).toBeNull();
  expect(tallyDice(even)[0]?.chance).toBeGreaterThan(0.99);
  const loaded = Array.from({ length: 60 }, () => rolled(6, 6));
  expect(tallyDice(loaded)[0]?.chance).toBeLessThan(0.001);
  // From any table of chi-square: 11.07 is the 5% point of five degrees of freedom, 16.92 that of nine.
  expect(chiSquareTail(11.07, 5)).toBeCloseTo(0.05, 2);
  expect(chiSquareTail(16.92, 9)).toBeCloseTo(0.05, 2);
});
