import { hexGrid, type HexGridSpec } from '@point-option/engine';

/** 1.1: seven columns by five rows, the island in the east. */
export const gridSpec: HexGridSpec = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 5],
  cols: [1, 7],
};
export const grid = hexGrid(gridSpec);
export const island = grid.mustHex('0307');
export const home = grid.mustHex('0306');
/** 2.2: where the enemy appears. */
export const westernHexes: readonly number[] = ['0101', '0201', '0301', '0401', '0501'].map((label) =>
  grid.mustHex(label),
);
