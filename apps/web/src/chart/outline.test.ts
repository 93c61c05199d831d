import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { pointy } from './grids.testing.ts';
import { hexPath, outlinePath } from './outline.ts';

const board = boardOf(pointy, null);
const hex = (label: string): number => board.grid.mustHex(label);
const loops = (path: string): number[] =>
  path
    .split('z')
    .filter((loop) => loop !== '')
    .map((loop) => loop.split('L').length);

describe('outlines', () => {
  test('a hex has six corners, and drawn in it is smaller', () => {
    expect(loops(hexPath(board, hex('0505'), 50))).toEqual([6]);
    expect(hexPath(board, hex('0505'), 50, 4)).not.toBe(hexPath(board, hex('0505'), 50));
  });

  test('two neighbours have one line of ten sides, two strangers two of six', () => {
    expect(loops(outlinePath(board, [hex('0505'), hex('0506')], 50))).toEqual([10]);
    expect(loops(outlinePath(board, [hex('0202'), hex('0707')], 50))).toEqual([6, 6]);
  });

  test('a ring has a line outside and a line about its hole', () => {
    const ring = board.grid.ring(hex('0505'), 1);
    expect(loops(outlinePath(board, ring, 50)).sort((a, b) => a - b)).toEqual([6, 18]);
  });
});
