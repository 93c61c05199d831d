import { expect, test } from 'vitest';
import { filledBy } from './Force.tsx';
import { partsLeft } from './Marks.tsx';

test('a plate is empty only where nothing is known, and full only where everything is', () => {
  expect([0, 1, 2, 3, 4].map((level) => filledBy({ level, of: 4 }))).toEqual([0, 1, 2, 3, 4]);
  expect(filledBy({ level: 1, of: 20 })).toBe(1);
  expect(filledBy({ level: 19, of: 20 })).toBe(3);
  expect(filledBy({ level: 1, of: 1 })).toBe(4);
});

test('a ring of ten parts is empty only where nothing is left', () => {
  expect(partsLeft({ value: 0, max: 12 })).toBe(0);
  expect(partsLeft({ value: 1, max: 40 })).toBe(1);
  expect(partsLeft({ value: 6, max: 12 })).toBe(5);
  expect(partsLeft({ value: 14, max: 12 })).toBe(10);
  expect(partsLeft({ value: -3, max: 12 })).toBe(0);
});
