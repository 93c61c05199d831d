import type { Distribution } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { shapeOf } from './shape.ts';
import { insideOf, plotText, rangeText, shareText } from './telling.ts';

const WIDE = 400;
const carriers: Distribution = [
  [0, 10],
  [1, 60],
  [2, 20],
  [3, 10],
];
const aircraft: Distribution = [
  [24, 1],
  [36, 5],
  [60, 4],
];

describe('a plot', () => {
  test('has a bar for every value that came, as high as it came often', () => {
    const { rows } = shapeOf([carriers], undefined, WIDE);
    expect(rows[0]?.bars).toEqual([
      { from: 0, to: 100, high: 0.167, low: 0, top: 0, share: 0.1, central: true },
      { from: 100, to: 200, high: 1, low: 1, top: 1, share: 0.6, central: true },
      { from: 200, to: 300, high: 0.333, low: 2, top: 2, share: 0.2, central: true },
      { from: 300, to: 400, high: 0.167, low: 3, top: 3, share: 0.1, central: false },
    ]);
  });

  test('has bars as wide as values lie apart, and none where none came', () => {
    const { rows } = shapeOf([aircraft], undefined, WIDE);
    expect(rows[0]?.bars.map(({ from, to, low }) => [low, from, to])).toEqual([
      [24, 0, 100],
      [36, 100, 200],
      [60, 300, 400],
    ]);
  });

  test('shades the central eight tenths, edge to edge with the bars', () => {
    expect(shapeOf([carriers], undefined, WIDE).rows[0]?.band).toEqual({ from: 0, to: 300 });
  });

  test('counts values together where there are too many, and loses none', () => {
    const many: Distribution = Array.from({ length: 101 }, (_, i) => [i - 50, 1 + (i % 3)]);
    const bars = shapeOf([many], undefined, WIDE).rows[0]?.bars ?? [];
    expect(bars.length).toBeLessThanOrEqual(40);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect([bars[0]?.low, bars[0]?.top]).toEqual([-50, -48]);
  });

  test('makes room for what happened beyond all games', () => {
    const { history, rows } = shapeOf([carriers], { low: 5, high: 7, note: '' }, WIDE);
    expect(history).toEqual({ from: 275, to: 375 });
    expect(rows[0]?.bars.at(-1)?.to).toBe(200);
    expect(shapeOf([carriers], { low: -4, high: -4, note: '' }, WIDE).history).toEqual({ from: 25, to: 25 });
  });

  test('draws several studies on one scale, the highest bar of all as high as there is room', () => {
    const { rows } = shapeOf([carriers, [[3, 7]]], undefined, WIDE);
    expect(rows[1]?.bars).toMatchObject([{ from: 300, to: 400, high: 1 }]);
    expect(rows[0]?.bars[1]?.high).toBe(0.6);
  });

  test('of one value alone is one bar', () => {
    const { rows, ticks } = shapeOf([[[0, 9]]], { low: 0, high: 0, note: '' }, WIDE);
    expect(rows[0]?.bars).toMatchObject([{ from: 0, to: 400, high: 1, central: true }]);
    expect(ticks).toEqual([{ at: 200, value: 0 }]);
  });

  test('has a handful of round numbers under it', () => {
    const values = (found: Distribution): number[] => shapeOf([found], undefined, WIDE).ticks.map(({ value }) => value);
    expect(values(carriers)).toEqual([0, 1, 2, 3]);
    expect(
      values([
        [-80, 1],
        [120, 1],
      ]),
    ).toEqual([-150, -100, -50, 0, 50, 100, 150, 200]);
    expect(
      values([
        [104, 1],
        [112, 1],
        [544, 1],
      ]),
    ).toEqual([100, 200, 300, 400, 500]);
  });
});

describe('the words of a plot', () => {
  test('say what stands under it', () => {
    expect(plotText([{ who: 'Spruance', found: carriers }], { low: 1, high: 1, note: '' })).toBe(
      'History: 1. Spruance: median 1, mean 1.3, middle 80% 0 to 2.',
    );
  });

  test('have a true minus, and no range where there is none', () => {
    expect([rangeText(-8, 82), rangeText(3, 3)]).toEqual(['−8 to 82', '3']);
  });

  test('give small shares to a tenth', () => {
    expect([0, 0.004, 0.099, 0.456].map(shareText)).toEqual(['0 %', '0.4 %', '9.9 %', '46 %']);
  });

  test('count what lies inside, of the figures that were found', () => {
    const known = (low: number) => ({ low, high: low, note: '' });
    const told = {
      study: { history: { a: known(1), b: known(9), c: known(0) } },
      findings: { figures: { a: carriers, b: carriers } },
    } as unknown as Parameters<typeof insideOf>[0];
    expect(insideOf(told)).toEqual({ inside: 1, of: 2 });
  });
});
