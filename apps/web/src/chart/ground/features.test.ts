import { hexGrid, nationsOf } from '@point-option/engine';
import { expect, test } from 'vitest';
import { changedHands, featuresOf, placed, placedControl } from './features.ts';

const grid = hexGrid({
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 2],
  cols: [1, 2],
});
const nations = nationsOf(['north', 'south']);
const kinds = [
  { label: { key: 'sea' }, ground: 'sea' },
  { label: { key: 'hills' }, ground: 'rough' },
] as const;

test('a map without features gives the painter nothing to do', () => {
  expect(featuresOf({}, nations)).toBeNull();
  expect(featuresOf({ hexsides: [], control: [] }, nations)).toBeNull();
});

test('terrain is told hex by hex, and may leave a hex out', () => {
  const features = featuresOf({ terrain: { kinds, at: [0, 1, -1, 0] } }, nations);
  expect(placed(grid, features)?.grounds).toEqual(['sea', 'rough', undefined, 'sea']);
});

test('hexsides and control go by the numbers of hexes; what is on no map is left out', () => {
  const features = featuresOf(
    {
      hexsides: [
        { hex: '0102', direction: 3, kind: 'river' },
        { hex: '9999', direction: 0, kind: 'road' },
        { hex: '0101', direction: 7, kind: 'road' },
      ],
      control: [
        { nation: 'south', hexes: ['0101', '0202', '9999'] },
        { nation: 'nobody', hexes: ['0102'] },
      ],
    },
    nations,
  );
  const at = placed(grid, features);
  expect(at?.hexsides).toEqual([{ hex: grid.mustHex('0102'), direction: 3, kind: 'river' }]);
  expect(at?.control).toEqual([
    { ink: 'vermilion', corners: 'cut', hexes: new Set([grid.mustHex('0101'), grid.mustHex('0202')]) },
  ]);
});

test('where hexes have only changed hands, they are told; the rest is the same as before', () => {
  const terrain = { kinds, at: [0, 1, 0, 1] };
  const hexsides = [{ hex: '0102', direction: 3, kind: 'river' }] as const;
  const before = featuresOf({ terrain, hexsides, control: [{ nation: 'north', hexes: ['0101', '0102'] }] }, nations);
  const control = [
    { nation: 'north', hexes: ['0101', '0201'] },
    { nation: 'south', hexes: ['0102'] },
  ];
  const after = featuresOf({ terrain, hexsides, control }, nations);
  expect(after?.terrain).toBe(before?.terrain);
  expect(after?.hexsides).toBe(before?.hexsides);
  expect(changedHands(before, after)).toEqual(expect.arrayContaining(['0102', '0201']));
  expect(changedHands(before, after)).toHaveLength(2);
  expect(changedHands(after, after)).toEqual([]);
  expect(placedControl(grid, after?.control ?? []).map(({ hexes }) => hexes.size)).toEqual([2, 1]);
});

test('where the ground or a hexside is another, all is new', () => {
  const one = featuresOf({ terrain: { kinds, at: [0, 1, 0, 1] } }, nations);
  const other = featuresOf({ terrain: { kinds, at: [0, 1, 0, 0] } }, nations);
  expect(changedHands(one, other)).toBeNull();
  expect(changedHands(null, one)).toBeNull();
  expect(changedHands(one, null)).toBeNull();
});
