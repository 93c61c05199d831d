import { hexGrid, type HexGridSpec } from '@point-option/engine';

export type SideId = 'north' | 'south';
export const SIDES: readonly SideId[] = ['north', 'south'];

/** 1.1: seven columns, of seven rows and six by turns, so that neither side has the better shore. */
export const gridSpec: HexGridSpec = {
  orientation: 'flat',
  order: 'CCRR',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'even',
  rows: [1, 7],
  cols: [1, 7],
  omit: ['0207', '0407', '0607'],
};
export const grid = hexGrid(gridSpec);

/** 1.1 */
export const BASE: Readonly<Record<SideId, number>> = { north: grid.mustHex('0401'), south: grid.mustHex('0406') };

/** 5.1, 6.1, 8.2: in hexes from a base. */
export const SEARCH_REACH = 5;
export const STRIKE_REACH = 5;
export const ARRIVAL_REACH = 1;

const hexes = Array.from({ length: grid.count }, (_, hex) => hex);

/** Each hex and those next to it: where a formation may go (4.2) and what a search covers (5.1). */
export const AROUND: readonly (readonly number[])[] = hexes.map((hex) => [hex, ...grid.neighbours(hex)]);

/** 5.1: what each side may search. */
export const SEARCHABLE: Readonly<Record<SideId, readonly number[]>> = {
  north: hexes.filter((hex) => grid.distance(BASE.north, hex) <= SEARCH_REACH),
  south: hexes.filter((hex) => grid.distance(BASE.south, hex) <= SEARCH_REACH),
};
