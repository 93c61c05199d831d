import { describe, expect, test } from 'vitest';
import type { Model } from '../data/aircraft.ts';
import { crashSixths, ferryRange, isInReach, longestLeg } from './airRange.ts';

describe('air range', () => {
  test('rule air-06: a Betty reaches five hexes, other Japanese three, Americans two', () => {
    const reach = (model: Model): number => longestLeg(model, false);
    expect((['Betty', 'Zero', 'Val', 'Judy', 'Jill', 'SB2C', 'TBF'] as const).map(reach)).toEqual([
      5, 3, 3, 3, 3, 2, 2,
    ]);
    expect([4, 5, 6].map((distance) => isInReach(distance, reach('Betty')))).toEqual([true, true, false]);
  });

  test('rule air-07: one hex more on either leg, at two sixths when it is the way home', () => {
    expect(longestLeg('Jill', true)).toBe(4);
    expect([3, 4].map((back) => crashSixths('Jill', back))).toEqual([0, 2]);
    expect([2, 3].map((back) => crashSixths('SB2C', back))).toEqual([0, 2]);
    expect([5, 6].map((back) => crashSixths('Betty', back))).toEqual([0, 2]);
  });

  test('rule air-08: without a strike a unit flies both legs in one', () => {
    expect([ferryRange('TBF'), ferryRange('Zero'), ferryRange('Betty')]).toEqual([4, 6, 10]);
  });
});
