import { describe, expect, test } from 'vitest';
import { disengage, disengageRoll, torpedoRangeDrm } from './surfaceFigures.ts';
import { given } from './testing.ts';

describe('worked examples', () => {
  test.each([
    ['us', 3, { legal: true, drm: 0 }],
    ['us', 4, { legal: true, drm: -1 }],
    ['us', 7, { legal: true, drm: -4 }],
    ['us', 8, { legal: false }],
    ['japan', 6, { legal: true, drm: 0 }],
    ['japan', 7, { legal: true, drm: -1 }],
    ['japan', 8, { legal: true, drm: -2 }],
    ['japan', 12, { legal: true, drm: -6 }],
    ['japan', 13, { legal: false }],
  ] as const)('rules 12.6d, 12.6e: torpedoes of %s at %i boxes', (side, range, expected) => {
    expect(given([], (g) => torpedoRangeDrm(g, side, range))).toEqual(expected);
  });

  test('rule 12.8d: after round 5 with smoke a 2 is 8, and a 5 is 11 and ends the battle', () => {
    expect(given([2], (g) => disengageRoll(g, 5, true))).toEqual({ modified: 8, ends: false });
    expect(given([5], (g) => disengageRoll(g, 5, true))).toEqual({ modified: 11, ends: true });
    expect(given([5], (g) => disengageRoll(g, 5, false))).toEqual({ modified: 10, ends: false });
    expect(given([2, 5], (g) => disengage(g, 5, true, { us: true, japan: false }))).toEqual({
      modified: [8, 11],
      battleEnds: true,
    });
    expect(given([], (g) => disengage(g, 5, true, { us: true, japan: true })).battleEnds).toBe(true);
    expect(given([], (g) => disengage(g, 5, true, { us: false, japan: false })).battleEnds).toBe(false);
    expect(given([], (g) => disengage(g, 8, true, { us: false, japan: false })).battleEnds).toBe(true);
  });
});
