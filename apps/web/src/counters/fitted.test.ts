import { expect, test } from 'vitest';
import { textWidth, fitted } from './fitted.ts';

test('letters shrink until they fit, down to a size that can be read', () => {
  expect(fitted('K', 35, 11.5)).toBe(11.5);
  const size = fitted('DESDIV', 35, 11.5);
  expect(size * textWidth('DESDIV')).toBeLessThanOrEqual(35.01);
  expect(fitted('a very long name that will not fit', 10, 11.5)).toBeGreaterThan(5);
});
