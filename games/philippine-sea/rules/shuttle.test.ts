import { describe, expect, test } from 'vitest';
import { rollShuttle, SHUTTLE_RANGE } from './shuttle.ts';
import { given } from './testing.ts';

describe('shuttle raids to Guam, not in play yet', () => {
  test('the die less four must exceed the distance', () => {
    expect(given([9], (g) => rollShuttle(g, SHUTTLE_RANGE))).toEqual({ net: 5, diverts: true });
    expect(given([8], (g) => rollShuttle(g, SHUTTLE_RANGE))).toEqual({ net: 4, diverts: false });
    expect(given([1], (g) => rollShuttle(g, 0))).toEqual({ net: -3, diverts: false });
  });

  test('from farther away nothing is rolled', () => {
    expect(given([], (g) => rollShuttle(g, SHUTTLE_RANGE + 1))).toBeNull();
  });
});
