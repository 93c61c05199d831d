import { hexGrid } from '@point-option/engine';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { pointy } from './grids.testing.ts';
import { dashedIn } from './lit.ts';
import { roomOf } from './room.ts';

const ZOOM = 50;

test('a label stands where no counter, no name and no other label does', () => {
  const board = boardOf(pointy, null);
  const middle = (label: string): [number, number] => {
    const [x, y] = board.centreOf(hexGrid(pointy).mustHex(label));
    return [x * ZOOM, y * ZOOM];
  };
  const piece = { id: 'a', side: null, label: { key: 'plain' }, face: { plate: 'plain', name: 'A' } } as const;
  const stacks = [{ hex: '0303', pieces: [piece] }];
  const room = roomOf(board, { stacks, places: [{ hex: '0505', name: { key: 'place' } }] }, null, ZOOM);
  expect(room.take([middle('0303'), middle('0505'), middle('0707')], 30)).toEqual(middle('0707'));
  // Taken now; and beside the counter there is no room for a wide one.
  expect(room.take([middle('0707'), middle('0304')], 90)).toBeNull();
  expect(room.take([middle('0304')], 30)).toEqual(middle('0304'));
});

test('broken lines are for what rolls dice or costs more than the least', () => {
  const lit = [
    { ref: { hex: '0101' }, cost: 1 },
    { ref: { hex: '0102' }, cost: 2 },
    { ref: { hex: '0103' }, rolls: true },
    { ref: { hex: '0104' } },
  ];
  expect(lit.map(dashedIn(lit))).toEqual([false, true, true, false]);
});
