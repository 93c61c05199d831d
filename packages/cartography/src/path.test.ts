import { describe, expect, it } from 'vitest';
import { closed, dotsPath, linePath, ringPath, simplified } from './path.ts';

describe('path data', () => {
  it('is a ring in whole units: the first point, then the steps', () => {
    const ring = [
      [1, 1],
      [2, 1],
      [2, 3],
      [-1, 1.04],
    ] as const;
    expect(ringPath(ring, 0.1)).toBe('M10 10l10 0 0 20-30-20z');
    expect(ringPath([...ring, [1, 1]], 0.1)).toBe(ringPath(ring, 0.1));
  });

  it('is nothing where the units leave no area', () => {
    expect(
      ringPath(
        [
          [0, 0],
          [0.4, 0],
          [0, 0.4],
        ],
        1,
      ),
    ).toBeUndefined();
    expect(
      ringPath(
        [
          [0, 0],
          [5, 0],
          [5, 0.2],
        ],
        1,
      ),
    ).toBeUndefined();
  });

  it('is an open line, or dots', () => {
    expect(
      linePath(
        [
          [0, -0.1],
          [5, 5],
          [5.2, 5.1],
          [7, 4],
        ],
        1,
      ),
    ).toBe('M0 0l5 5 2-1');
    expect(
      dotsPath(
        [
          [3, -4],
          [5, 5],
        ],
        1,
      ),
    ).toBe('M3-4h0m2 9h0');
    expect(dotsPath([], 1)).toBe('');
  });
});

describe('simplified', () => {
  it('keeps what strays further than the tolerance, and the ends', () => {
    const line = [
      [0, 0],
      [1, 0.05],
      [2, 0],
      [3, 1],
      [4, 0],
    ] as const;
    expect(simplified(line, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it('works on rings, whose ends meet', () => {
    const ring = closed([
      [0, 0],
      [4, 0.05],
      [8, 0],
      [8, 8],
      [0, 8],
    ]);
    expect(simplified(ring, 0.1)).toEqual([
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
      [0, 0],
    ]);
  });
});
