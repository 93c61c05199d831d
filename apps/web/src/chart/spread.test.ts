import { message, type PieceView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { opens, spread } from './spread.ts';

const piece = (id: string, side: string): PieceView => ({
  id,
  side,
  label: message(id),
  face: { plate: 'plain', name: id },
});
const stack = [piece('a', 'us'), piece('b', 'us'), piece('c', 'us'), piece('x', 'japan')];
const none = (): number => 0;

describe('a stack', () => {
  test('shows one piece of each side, and how many lie beneath', () => {
    const positions = spread(stack, 50, false, none);
    expect(positions.map(({ piece: { id }, behind }) => [id, behind])).toEqual([
      ['a', 2],
      ['x', 0],
    ]);
  });

  test('shows every nation in a place of its own, two of one side as well', () => {
    const three = [...stack, { ...piece('y', 'japan'), nation: 'isles' }];
    const positions = spread(three, 50, false, none);
    expect(positions.map(({ piece: { id } }) => id)).toEqual(['a', 'x', 'y']);
    expect(new Set(positions.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(3);
  });

  test('shows on top what can be chosen', () => {
    const [top] = spread(stack, 50, false, ({ id }) => (id === 'c' ? 1 : 0));
    expect(top?.piece.id).toBe('c');
  });

  test('what can be chosen lies beside the others, far enough to be seen and hit', () => {
    for (const zoom of [34, 50, 59]) {
      const positions = spread(stack, zoom, false, ({ id }) => ({ x: 1, b: 2 })[id] ?? 0);
      const [b, x] = ['b', 'x'].map((id) => positions.find((position) => position.piece.id === id));
      expect(b && x && Math.abs(b.dx - x.dx)).toBeGreaterThan((x?.size ?? 0) * 0.7);
    }
    const all = spread(stack, 50, false, ({ side }) => (side === 'us' ? 1 : 0));
    expect(all.map(({ piece: { id } }) => id)).toEqual(['a', 'b', 'c', 'x']);
  });

  test('of which not all are seen says how many there are', () => {
    const groups = ['1', '2', '3', '4', '5'].map((id) => piece(id, 'us'));
    const positions = spread(groups, 50, false, () => 1);
    expect(positions.map(({ behind, count }) => [behind, count])).toEqual([
      [0, 5],
      [0, 5],
      [2, 5],
    ]);
  });

  test('fans out when it is open, and when hexes are large', () => {
    expect(spread(stack, 50, true, none)).toHaveLength(4);
    const large = spread(stack, 100, false, none);
    expect(large).toHaveLength(4);
    expect(new Set(large.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(4);
    for (const { dx, dy } of large) expect(Math.hypot(dx, dy)).toBeLessThan(50);
  });

  test('does not open where there is nothing to open', () => {
    expect([opens(1, 50), opens(4, 50), opens(4, 10), opens(4, 140)]).toEqual([false, true, false, false]);
  });
});
