import type { Chart } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { canPass, drmOf, type Impact, isThroughSmoke, rangeBetween, shotModifiers, totalImpact } from './figures.ts';

/** Modifiers of the sister game: its ships also aim worse when they have moved. */
const damage: Chart = {
  id: 'damage',
  title: 'Damage',
  rule: '8.3.3',
  provenance: 'ours',
  dice: { count: 1, sides: 10 },
  rows: [1],
  columns: ['hits'],
  cells: [[0]],
  modifiers: {
    us: { n: 1, rule: '8.3.3', title: 'US' },
    destroyer: { n: -3, rule: '8.3.3', title: 'destroyer' },
    smoke: { n: -1, rule: '8.3.5', title: 'smoke' },
    range: { n: -1, rule: '8.3.3', title: 'range' },
    moved: { n: -1, rule: '8.3.2', title: 'moved' },
  },
};

describe('the arithmetic of the display', () => {
  test('rule surface.range: range counts the box of the target', () => {
    expect([rangeBetween(9, 20), rangeBetween(20, 9), rangeBetween(4, 4)]).toEqual([11, 11, 0]);
  });

  test('rule surface.smoke: smoke lies in the way from the box of the firer to that of the target', () => {
    expect([[5], [9], [7], [4], [10], []].map((smoke) => isThroughSmoke(smoke, 5, 9))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isThroughSmoke([7], 9, 5)).toBe(true);
  });

  test('rule surface.modifiers: modifiers are added up by name, as in the worked examples of the sister game', () => {
    const drm = (by: 'japan' | 'us', range: number, atDestroyers: boolean, moved: boolean) =>
      drmOf(damage, [...shotModifiers({ by, atDestroyers, smoke: false, range, of: 'range' }), moved && 'moved']);
    expect(drm('japan', 4, false, true)).toEqual({ drm: -5, parts: { range: -4, moved: -1 } });
    expect(drm('us', 4, false, false)).toEqual({ drm: -3, parts: { range: -4, us: 1 } });
    expect(drm('japan', 0, true, true)).toEqual({ drm: -4, parts: { moved: -1, destroyer: -3 } });
    expect(drm('us', 0, true, false)).toEqual({ drm: -2, parts: { destroyer: -3, us: 1 } });
  });

  test('several torpedoes are added up, and a unit of destroyers may take no more than one hit from each', () => {
    // Column 6 of the damage table at the modified rolls of the example.
    const rolled = (...rolls: readonly (readonly [roll: number, hits: number])[]): Impact[] =>
      rolls.map(([roll, hits]) => ({ hits, criticals: roll >= 9 && hits > 0 ? 1 : 0 }));
    expect(totalImpact(rolled([9, 2], [5, 1], [3, 1]))).toEqual({ hits: 4, criticals: 1 });
    const capped = rolled([8, 2], [3, 1], [2, 0], [1, 0]).map(({ hits }) => ({
      hits: Math.min(1, hits),
      criticals: 0,
    }));
    expect(totalImpact(capped)).toEqual({ hits: 2, criticals: 0 });
  });

  test('rule surface.movement: a ship passes through boxes on its way, there and back as far as its movement lasts', () => {
    const passed = (start: number, end: number, points: number): number[] =>
      Array.from({ length: 25 }, (_, i) => i + 1).filter((box) => canPass(start, end, points, box));
    expect(passed(6, 8, 4)).toEqual([5, 6, 7, 8, 9]);
    expect(passed(6, 6, 0)).toEqual([6]);
    expect(passed(6, 6, 5)).toEqual([4, 5, 6, 7, 8]);
  });
});
