import { type HexGridSpec, gridOf } from '@point-option/engine';

/** Hexes of 25 nautical miles; `map/` holds the chart that the same numbers are georeferenced on. */
export const gridSpec: HexGridSpec = {
  orientation: 'flat',
  order: 'CCRR',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 28],
  cols: [1, 44],
};
export const grid = gridOf(gridSpec);

/** Saipan and Tinian: TG 52.10 starts here with the 14 units that 10.2 asks for. */
export const SAIPAN = grid.mustHex('3712');
export const GUAM = grid.mustHex('3516');
export const ROTA = grid.mustHex('3615');
export const YAP = grid.mustHex('1725');
/** The middle of the Japanese starting area (16.1.1). */
export const MOBILE_FLEET_START = grid.mustHex('0618');

const hexes = Array.from({ length: grid.count }, (_, hex) => hex);

/** The column of each hex, from 1 in the west. */
export const COLUMN: readonly number[] = hexes.map((hex) => Number(grid.label(hex).slice(0, 2)));
/** The row of each hex, from 1 in the north. */
export const ROW: readonly number[] = hexes.map((hex) => Number(grid.label(hex).slice(2)));

export type Edge = 'north' | 'east' | 'south' | 'west';

/** The hexes on each edge. The north edge is row 01 (2.1). */
export const EDGES: Readonly<Record<Edge, readonly number[]>> = {
  north: hexes.filter((hex) => ROW[hex] === gridSpec.rows[0]),
  east: hexes.filter((hex) => COLUMN[hex] === gridSpec.cols[1]),
  south: hexes.filter((hex) => ROW[hex] === gridSpec.rows[1]),
  west: hexes.filter((hex) => COLUMN[hex] === gridSpec.cols[0]),
};

/** Where detached ships make for, and where a side retreats to after a surface battle (7.3, 12.9). */
export const HOME_EDGES: Readonly<Record<'japan' | 'us', readonly [Edge, Edge]>> = {
  japan: ['west', 'north'],
  us: ['east', 'south'],
};
export const IS_HOME_EDGE: Readonly<Record<'japan' | 'us', readonly boolean[]>> = {
  japan: isOn(HOME_EDGES.japan),
  us: isOn(HOME_EDGES.us),
};

function isOn(edges: readonly Edge[]): boolean[] {
  const on = new Set(edges.flatMap((edge) => EDGES[edge]));
  return hexes.map((hex) => on.has(hex));
}

/** How far a point that may lie off the map is from each hex, in hexes. */
function distancesFrom(column: number, row: number): number[] {
  const here = axialOf(column, row);
  return hexes.map((hex) => {
    const dq = grid.axialQ(hex) - here.q;
    const dr = grid.axialR(hex) - here.r;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  });
}

/** Axial coordinates go on beyond the edges: two columns east or west keep the parity of a column. */
function axialOf(column: number, row: number): { q: number; r: number } {
  const nearest = column % 2 === 1 ? '0101' : '0201';
  const { q, r } = grid.axial(grid.mustHex(nearest));
  const columns = column - Number(nearest.slice(0, 2));
  return { q: q + columns, r: r - columns / 2 + (row - 1) };
}

/** A squadron of US patrol planes, with the line that its searches do not cross (2.1, 6.3.3). */
export interface SearchLine {
  readonly id: string;
  readonly name: string;
  /** How many hexes from its base its planes search. */
  readonly radius: number;
  /** By hex: whether its planes search there. */
  readonly covers: readonly boolean[];
}

/*
 * The lines on the map are not in the rules, so where they run is ours: 600 miles around the Mariners of VP-16 at Saipan, 1,100
 * around the Liberators of VB-101 at Manus, which lies off the map where 4253 would be.
 */
const VP_16_RADIUS = 24;
const VB_101_RADIUS = 44;

export const SEARCH_LINES: readonly SearchLine[] = [
  searchLine('VP-16', 37, 12, VP_16_RADIUS),
  searchLine('VB-101', 42, 53, VB_101_RADIUS),
];

function searchLine(id: string, column: number, row: number, radius: number): SearchLine {
  return { id, name: id, radius, covers: distancesFrom(column, row).map((far) => far <= radius) };
}

const COVERED: readonly number[] = hexes.map((hex) => SEARCH_LINES.filter(({ covers }) => covers[hex]).length);

/** How many of the two squadrons search a hex: where the areas overlap, both do (6.3.3). */
export function landSearches(hex: number): number {
  return COVERED[hex] ?? 0;
}
