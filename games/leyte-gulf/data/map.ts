import { gridOf, type HexGridSpec } from '@point-option/engine';
import hexes from '../map/hexes.json' with { type: 'json' };

/** The map: rows from 10 in the north, columns from 01 in the west; `map/` holds the chart that the same numbers are georeferenced on. */
export const gridSpec: HexGridSpec = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [10, 48],
  cols: [1, 33],
};
export const grid = gridOf(gridSpec);

export const ALL_HEXES: readonly number[] = Array.from({ length: grid.count }, (_, hex) => hex);
/** The row of each hex, from 10 in the north. */
export const ROW: readonly number[] = ALL_HEXES.map((hex) => Number(grid.label(hex).slice(0, 2)));
/** The column of each hex, from 1 in the west. */
export const COLUMN: readonly number[] = ALL_HEXES.map((hex) => Number(grid.label(hex).slice(2)));

/** Where all missions of the 2nd Air Fleet are measured from (6.5.9). */
export const CLARK = grid.mustHex('2412');
/** Damaged Japanese cruisers may shelter here (9.4). */
export const MANILA = grid.mustHex('2512');
/** Where the transports unload (12.1). */
export const ORMOC = grid.mustHex('3520');
/** The US beachhead (12.3). */
export const BEACHHEAD = grid.mustHex('3521');
export const SAN_BERNARDINO = grid.mustHex('3119');
export const SURIGAO = grid.mustHex('3722');
/** The two straits between the Sibuyan and Mindanao Seas and the Philippine Sea (6.3, 8.3.10). */
export const STRAITS: readonly number[] = [SAN_BERNARDINO, SURIGAO];

/**
 * Hexes with some sea that nobody enters (6.1). The printed map shows them in dark blue and is lost: these are ours. The first five close
 * Palawan, Balabac and the passage behind Surigao, the last two are a bay whose mouth the coastline shuts.
 */
export const PARTIAL: readonly number[] = ['3707', '3708', '3823', '3905', '4104', '4821', '4822'].map(grid.mustHex);

const TERRAIN = hexes.terrain.join('').toLowerCase();
const partial = new Set(PARTIAL);

/** Hexes that ships enter (6.1). */
export const IS_SEA: readonly boolean[] = ALL_HEXES.map((hex) => TERRAIN[hex] !== 'l' && !partial.has(hex));

const SIDES = hexes.sides.join('');
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIRECTIONS = [0, 1, 2, 3, 4, 5];
/** Of the four sorts of side, open water and narrows let ships through; blocked water and land do not. */
const NARROWS = 1;

/** Whether water leads over a side. Each side is written with the hex that has it in direction 0, 1 or 2. */
function isOpen(hex: number, direction: number): boolean {
  const other = grid.neighbour(hex, direction);
  if (other < 0) return false;
  if (direction >= 3) return isOpen(other, direction - 3);
  return ((DIGITS.indexOf(SIDES.charAt(hex)) >> (2 * direction)) & 3) <= NARROWS;
}

/** By hex: the hexes that ships sail into from it (6.1). */
export const SEA_WAYS: readonly (readonly number[])[] = ALL_HEXES.map((hex) => {
  if (!IS_SEA[hex]) return [];
  const over = DIRECTIONS.filter((direction) => isOpen(hex, direction));
  return over.map((direction) => grid.neighbour(hex, direction)).filter((next) => IS_SEA[next]);
});

/** All hexes that ships reach from some of them through hexes that are not closed to them. */
export function reachable(from: readonly number[], isClosed: (hex: number) => boolean): ReadonlySet<number> {
  const reached = new Set(from);
  // A set hands out what is added while it is gone through.
  for (const hex of reached) for (const next of SEA_WAYS[hex] ?? []) if (!isClosed(next)) reached.add(next);
  return reached;
}

/** Luzon ends in this row; north of it the two seas join. */
export const LAST_OPEN_ROW = 16;

const westOf = reachable(
  ALL_HEXES.filter((hex) => COLUMN[hex] === gridSpec.cols[0] && (ROW[hex] ?? 0) > LAST_OPEN_ROW && IS_SEA[hex]),
  (hex) => (ROW[hex] ?? 0) <= LAST_OPEN_ROW || STRAITS.includes(hex),
);
/** The waters west of the straits, as far north as Luzon goes: who comes from them through a strait has passed it (6.3, 13.1.5.2). */
export const IS_WEST: readonly boolean[] = ALL_HEXES.map((hex) => westOf.has(hex));

/** How far US cruisers and destroyers go beyond Surigao Strait (6.3). */
export const BEYOND_SURIGAO: readonly number[] = (SEA_WAYS[SURIGAO] ?? []).filter((hex) => IS_WEST[hex]);

export type Edge = 'north' | 'east' | 'south' | 'west';

/** The hexes on each edge. */
export const EDGES: Readonly<Record<Edge, readonly number[]>> = {
  north: ALL_HEXES.filter((hex) => ROW[hex] === gridSpec.rows[0]),
  east: ALL_HEXES.filter((hex) => COLUMN[hex] === gridSpec.cols[1]),
  south: ALL_HEXES.filter((hex) => ROW[hex] === gridSpec.rows[1]),
  west: ALL_HEXES.filter((hex) => COLUMN[hex] === gridSpec.cols[0]),
};

/** The edges by which a side leaves the map (6.3, 6.4.2, 9.4). */
export const HOME_EDGES: Readonly<Record<'japan' | 'us', readonly Edge[]>> = {
  japan: ['north', 'west'],
  us: ['east'],
};

/*
 * The area of US land-based aircraft is printed on the map alone. Ours is what the Liberators of Morotai reach: the field lies off the map,
 * where 5928 would be, and 27 hexes are 700 miles. It ends at row 32, short of San Bernardino Strait.
 */
const MOROTAI = { like: '4728', rowsSouth: 12, radius: 27 } as const;

/** Where US land-based aircraft search and strike (6.5.8). */
export const IS_IN_US_AREA: readonly boolean[] = ALL_HEXES.map((hex) => distanceToMorotai(hex) <= MOROTAI.radius);

/** Axial coordinates go on beyond the edges: two rows south in the same column are one step less in q. */
export function distanceToMorotai(hex: number): number {
  const { q, r } = grid.axial(grid.mustHex(MOROTAI.like));
  const dq = grid.axialQ(hex) - (q - MOROTAI.rowsSouth / 2);
  const dr = grid.axialR(hex) - (r + MOROTAI.rowsSouth);
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
