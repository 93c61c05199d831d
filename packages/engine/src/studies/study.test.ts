import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  averageOf,
  CENTRAL,
  checkOf,
  type Distribution,
  isCentral,
  quantile,
  readFindings,
  readStudy,
} from './study.ts';

const study = {
  format: 'point-option study',
  version: 1,
  game: 'tiny-duel',
  id: 'first',
  title: 'First',
  about: '',
  scenario: 'open',
  staff: { red: 'random' },
  seed: 's',
  games: 10,
  history: { shots: { low: 1, high: 2, note: '' } },
};

const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 });
const distributionOf = (list: readonly number[]): Distribution => {
  const counts = new Map<number, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
};

test('a quantile is a value that so many games stay at or below, and so many reach', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 99 }), (list, hundredths) => {
      const share = hundredths / 100;
      const at = quantile(distributionOf(list), share);
      expect(list.filter((value) => value <= at).length).toBeGreaterThanOrEqual(share * list.length);
      expect(list.filter((value) => value < at).length).toBeLessThan(share * list.length);
    }),
  );
});

test('the average is that of the values, whatever their order', () => {
  fc.assert(
    fc.property(values, (list) => {
      expect(averageOf(distributionOf(list))).toBeCloseTo(list.reduce((sum, value) => sum + value, 0) / list.length);
    }),
  );
});

test('history is central where what is known of it meets the central eight tenths', () => {
  const found = distributionOf(Array.from({ length: 100 }, (_, i) => i));
  expect([quantile(found, CENTRAL.low), quantile(found, CENTRAL.high)]).toEqual([9, 89]);
  expect(isCentral(found, { low: 0, high: 9 })).toBe(true);
  expect(isCentral(found, { low: 0, high: 8 })).toBe(false);
  expect(isCentral(found, { low: 89, high: 120 })).toBe(true);
  expect(isCentral(found, { low: 90, high: 120 })).toBe(false);
});

test('a check tells games apart by number, by name and by value', () => {
  const checks = [checkOf(1, { a: 1 }), checkOf(2, { a: 1 }), checkOf(1, { a: 2 }), checkOf(1, { b: 1 })];
  expect(new Set(checks).size).toBe(checks.length);
  expect(checks.every((each) => Number.isSafeInteger(each) && each >= 0 && each < 2 ** 48)).toBe(true);
});

test('a file that is no study is refused with its field', () => {
  expect(readStudy(study)).toBe(study);
  expect(() => readStudy({ ...study, games: 0 })).toThrow(/This is no study: games.*whole number/);
  expect(() => readStudy({ ...study, format: 'match' })).toThrow(/format.*"point-option study"/);
  expect(() => readStudy({ ...study, history: { shots: { low: 1 } } })).toThrow(/history.*shots/);
  expect(() => readFindings({ study: 'first' })).toThrow(/These are no findings of a study/);
});
