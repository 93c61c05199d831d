import type { SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { tallyDice } from './diceTally.ts';

const rolled = (sides: number, ...dice: number[]): SeenEvent => ({
  n: 1,
  key: 'kernel.roll',
  roll: { purpose: 'x', rule: '1', dice, sides, result: 0 },
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
