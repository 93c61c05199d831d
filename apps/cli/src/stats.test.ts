import { describe, expect, test } from 'vitest';
import { meanOf, tFactor, wilson } from './stats.ts';

describe('the Wilson interval', () => {
  // Published examples: Newcombe 1998, table I (method 3, without continuity correction).
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, of, low, high) => {
    const interval = wilson(count, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('never leaves 0 to 1, and knows nothing of no games', () => {
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

test('the factor of a mean is that of printed t tables, and normal in the end', () => {
  expect(tFactor(1)).toBeCloseTo(12.706, 3);
  expect(tFactor(9)).toBeCloseTo(2.262, 3);
  expect(tFactor(30)).toBeCloseTo(2.042, 3);
  expect(tFactor(40)).toBeCloseTo(2.0211, 4);
  expect(tFactor(120)).toBeCloseTo(1.9799, 4);
  expect(tFactor(1e9)).toBeCloseTo(1.95996, 5);
});

describe('a mean', () => {
  const sums = (values: readonly number[]) => ({
    n: values.length,
    sum: values.reduce((sum, n) => sum + BigInt(n), 0n),
    squares: values.reduce((sum, n) => sum + BigInt(n) * BigInt(n), 0n),
    min: Math.min(...values),
    max: Math.max(...values),
  });

  test('with its deviation and interval', () => {
    const { mean, sd, low, high, min, max } = meanOf(sums([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(mean).toBe(5);
    expect(sd).toBeCloseTo(2.13809, 5);
    expect(high! - mean).toBeCloseTo((2.364624 * 2.13809) / Math.sqrt(8), 4);
    expect(mean - low!).toBeCloseTo(high! - mean, 9);
    expect([min, max]).toEqual([2, 9]);
  });

  test('of one game has no spread to tell', () => {
    expect(meanOf(sums([7]))).toEqual({ mean: 7, low: null, high: null, sd: null, min: 7, max: 7 });
  });

  test('of large numbers is exact', () => {
    expect(meanOf(sums([1_000_000_001, 1_000_000_003])).sd).toBeCloseTo(Math.SQRT2, 9);
  });
});
