import type { Odds } from '@point-option/engine';
import { expect, test } from 'vitest';
import { distribution, numberOf, percent } from './chances.ts';

const plain = (id: number | string) => ({ key: 'kernel.plain', values: { id } });

test('results that are numbers make a distribution with its mean, gaps and all', () => {
  const odds: Odds = {
    of: 4,
    outcomes: [
      { result: plain(1), ways: 1 },
      { result: plain('3'), ways: 3 },
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
  expect(numberOf({ key: 'result.safe' })).toBeNull();
  expect(numberOf({ key: 'hits', values: { n: 2 } })).toBe(2);
  expect(numberOf({ key: 'hits', values: { n: 2, of: 3 } })).toBeNull();
  const odds: Odds = { of: 2, outcomes: [{ result: { key: 'safe' }, ways: 2 }], source: 'exact' };
  expect(distribution(odds)).toBeNull();
});

test('small chances keep a decimal', () => {
  expect([percent(0.5), percent(0.034), percent(0)]).toEqual(['50%', '3.4%', '0%']);
});
