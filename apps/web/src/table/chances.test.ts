import type { Odds } from '@point-option/engine';
import { expect, test } from 'vitest';
import { distribution, percent } from './chances.ts';

const result = { key: 'hits' };

test('results that are numbers make a distribution with its mean, gaps and all', () => {
  const odds: Odds = {
    of: 4,
    outcomes: [
      { result, ways: 1, value: 1 },
      { result, ways: 3, value: 3 },
    ],
    source: 'exact',
  };
  expect(distribution(odds)).toEqual({
    bars: [
      { value: 1, share: 0.25 },
      { value: 2, share: 0 },
      { value: 3, share: 0.75 },
    ],
    mean: 2.5,
  });
});

test('results that are words make none', () => {
  const odds: Odds = {
    of: 3,
    outcomes: [
      { result: { key: 'hits', values: { n: 2 } }, ways: 2, value: 2 },
      // Words with a number in them are still words.
      { result: { key: 'sunk', values: { n: 3 } }, ways: 1 },
    ],
    source: 'exact',
  };
  expect(distribution(odds)).toBeNull();
});

test('small chances keep a decimal', () => {
  expect([percent(0.5), percent(0.034), percent(0)]).toEqual(['50%', '3.4%', '0%']);
});
