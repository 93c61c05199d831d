import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { flat, large } from './grids.testing.ts';

const odd = { ...flat, shove: 'even', rows: [1, 13], cols: [1, 17] } as const;

describe.each([
  ['pointy', large],
  ['flat', odd],
] as const)('a board of %s hexes', (_, spec) => {
  const board = boardOf(spec, null);

  test('finds every hex at its middle and near its corners, and none off the map', () => {
    for (let hex = 0; hex < board.grid.count; hex++) {
      const [x, y] = board.centreOf(hex);
      expect(board.hexAt(x, y)).toBe(hex);
      for (const [dx, dy] of board.corners) expect(board.hexAt(x + dx * 0.97, y + dy * 0.97)).toBe(hex);
    }
    expect(board.hexAt(-40, 400)).toBe(-1);
  });

  test('has side d between the corners d and d + 1', () => {
    const hex = board.grid.mustHex('0505');
    for (let d = 0; d < 6; d++) {
      const [x, y] = board.centreOf(hex);
      const [a, b] = [board.corners[d], board.corners[(d + 1) % 6]];
      const beyond = [x + ((a?.[0] ?? 0) + (b?.[0] ?? 0)) * 0.6, y + ((a?.[1] ?? 0) + (b?.[1] ?? 0)) * 0.6] as const;
      expect(board.hexAt(...beyond)).toBe(board.grid.neighbour(hex, d));
    }
  });

  test('holds all hexes on its sheet', () => {
    const [left, top, right, bottom] = board.sheet;
    for (let hex = 0; hex < board.grid.count; hex++) {
      const [x, y] = board.centreOf(hex);
      expect(x > left && x < right && y > top && y < bottom).toBe(true);
    }
  });
});
