import { hexGrid, nationsOf } from '@point-option/engine';
import { expect, test } from 'vitest';
import { featuresOf, placed } from './features.ts';

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
