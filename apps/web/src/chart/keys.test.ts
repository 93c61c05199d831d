import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import * as grids from './grids.testing.ts';
import { meaningOf } from './keys.ts';

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
const pointy = boardOf(grids.pointy, null);
const flat = boardOf(grids.flat, null);

describe('keys on the chart', () => {
  test.each([
    [pointy, { q: 'NW', w: 'NE', e: 'E', d: 'SE', s: 'SW', a: 'W' }],
    [flat, { q: 'NW', w: 'N', e: 'NE', d: 'SE', s: 'S', a: 'SW' }],
  ])('go to the six neighbours', (board, keys) => {
    const hex = board.grid.mustHex('0505');
    for (const [key, direction] of Object.entries(keys)) {
      const to = board.grid.neighbour(hex, board.grid.directions.indexOf(direction as never));
      expect(meaningOf(pressed(key), board, hex)).toEqual({ kind: 'go', hex: to });
    }
  });

  test.each([pointy, flat])('Shift and an arrow twice goes straight', (board) => {
    let hex = board.grid.mustHex('0505');
    const [x, y] = board.centreOf(hex);
    for (let step = 0; step < 2; step++) {
      const meaning = meaningOf(pressed('ArrowUp', true), board, hex);
      if (meaning?.kind === 'go') hex = meaning.hex;
    }
    const [toX, toY] = board.centreOf(hex);
    expect(toX).toBeCloseTo(x);
    expect(toY).toBeLessThan(y - 1.5);
  });

  test('arrows pan, plus and minus zoom, and what is held with Control is not ours', () => {
    expect(meaningOf(pressed('ArrowLeft'), pointy, 0)).toEqual({ kind: 'pan', dx: -96, dy: 0 });
    expect(meaningOf(pressed('+'), pointy, 0)).toEqual({ kind: 'zoom', factor: 1.25 });
    expect(meaningOf({ ...pressed('+'), ctrlKey: true }, pointy, 0)).toBeNull();
    expect(meaningOf(pressed('Tab'), pointy, 0)).toBeNull();
    expect(meaningOf(pressed('i'), pointy, 0)).toEqual({ kind: 'inspect' });
  });

  test('at the edge of the map the cursor stays', () => {
    const corner = pointy.grid.mustHex('0101');
    expect(meaningOf(pressed('q'), pointy, corner)).toEqual({ kind: 'go', hex: corner });
  });
});
