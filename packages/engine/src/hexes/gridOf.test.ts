import { expect, it } from 'vitest';
import { gridOf } from './gridOf.ts';
import type { HexGridSpec } from './hexes.ts';

const spec: HexGridSpec = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 2],
  cols: [1, 3],
};

it('a grid is built once for its spec, and anew for another', () => {
  expect(gridOf(spec)).toBe(gridOf(spec));
  expect(gridOf(spec).count).toBe(6);
  expect(gridOf({ ...spec, rows: [1, 1] }).count).toBe(3);
});
