import { describe, expect, test } from 'vitest';
import type { Model } from '../data/aircraft.ts';
import { airLegs, crashSixths, ferryRange, longestLeg } from './airRange.ts';

describe('air range', () => {
  test('rule air-06: a Betty reaches five hexes, other Japanese three, Americans two', () => {
    const reach = (model: Model): number => longestLeg(model, false);
    expect((['Betty', 'Zero', 'Val', 'Judy', 'Jill', 'SB2C', 'TBF'] as const).map(reach)).toEqual([
      5, 3, 3, 3, 3, 2, 2,
    ]);
    expect(airLegs('Betty', 5, 5, false).legal).toBe(true);
    expect(airLegs('Betty', 6, 5, false).legal).toBe(false);
    expect(airLegs('Betty', 5, 6, false).legal).toBe(false);
  });

  test('rule air-07: one hex more on either leg, at two sixths when it is the way home', () => {
    expect(airLegs('Jill', 4, 4)).toEqual({ legal: true, crashSixths: 2 });
    expect(airLegs('Jill', 4, 3)).toEqual({ legal: true, crashSixths: 0 });
    expect(airLegs('SB2C', 2, 3)).toEqual({ legal: true, crashSixths: 2 });
    expect(airLegs('Zero', 5, 1)).toEqual({ legal: false, crashSixths: 0 });
    expect(airLegs('TBF', 1, 4)).toEqual({ legal: false, crashSixths: 0 });
    expect([5, 6].map((back) => crashSixths('Betty', back))).toEqual([0, 2]);
  });

  test('rule air-08: without a strike a unit flies both legs in one', () => {
    expect([ferryRange('TBF'), ferryRange('Zero'), ferryRange('Betty')]).toEqual([4, 6, 10]);
  });
});
