import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { pointy } from './grids.testing.ts';
import { placesOf } from './places.ts';

const board = boardOf(pointy, null);
const piece = { id: '0505', side: null, label: { key: 'p' }, face: { plate: 'plain', name: 'p' } } as const;
const places = placesOf(board, [{ hex: '0202', pieces: [piece] }]);

test('a piece lies where its stack is, though it is called like another hex', () => {
  expect(places.labelOf({ piece: '0505' })).toBe('0202');
  expect(places.hexOf({ piece: '0505' })).toBe(board.grid.mustHex('0202'));
  expect(places.hexOf({ hex: '0505' })).toBe(board.grid.mustHex('0505'));
});

test('what is not on the chart is nowhere', () => {
  expect(places.hexOf({ box: '0505' })).toBe(-1);
  expect(places.hexOf({ piece: 'another' })).toBe(-1);
  expect(places.hexOf({ hex: '9999' })).toBe(-1);
  expect(places.hexOf(null)).toBe(-1);
});
