import { type Compass, hexGrid, type HexGridSpec } from '@point-option/engine';

/** Japan acts first in every phase (time-03). */
export type SideId = 'japan' | 'us';
export const SIDES: readonly SideId[] = ['japan', 'us'];
/** What a table by sides holds for one: faster than to look it up by the name, and rules do that all the time. */
export function ofSide<T>(table: Readonly<Record<SideId, T>>, side: SideId): T {
  return side === 'us' ? table.us : table.japan;
}
export function enemyOf(side: SideId): SideId {
  return side === 'japan' ? 'us' : 'japan';
}

/** Hexes of 100 nautical miles; `map/` holds the chart that the same numbers are georeferenced on. */
export const gridSpec: HexGridSpec = {
  orientation: 'flat',
  order: 'CCRR',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'even',
  rows: [1, 13],
  cols: [1, 17],
};
export const grid = hexGrid(gridSpec);

export type IslandId = 'saipan' | 'guam' | 'iwo' | 'palau';
export interface Island {
  readonly id: IslandId;
  readonly hex: number;
  /** Air units its field takes; null is any number (air-02). */
  readonly airLimit: number | null;
  /** Japanese ground factors at the start (gnd-06); null where nobody can land. */
  readonly garrison: number | null;
  /** For final control (vp-02). */
  readonly points: number;
}

export const ISLANDS: readonly Island[] = [
  { id: 'saipan', hex: grid.mustHex('1308'), airLimit: null, garrison: 8, points: 10 },
  { id: 'guam', hex: grid.mustHex('1309'), airLimit: null, garrison: 6, points: 5 },
  { id: 'iwo', hex: grid.mustHex('1002'), airLimit: 2, garrison: null, points: 0 },
  { id: 'palau', hex: grid.mustHex('0612'), airLimit: null, garrison: null, points: 0 },
];
export const SAIPAN = 0;
export const GUAM = 1;
export const IWO = 2;

/** The island in each hex, or -1. */
export const ISLAND_AT: readonly number[] = Array.from({ length: grid.count }, (_, hex) =>
  ISLANDS.findIndex((island) => island.hex === hex),
);

/** Where a carrier that just moved that way has the wind behind it and cannot launch (air-09). */
const DOWNWIND: readonly Compass[] = ['S', 'SW', 'NW'];
export const IS_DOWNWIND: readonly boolean[] = grid.directions.map((name) => DOWNWIND.includes(name));

const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
const column = (hex: number): number => Number(grid.label(hex).slice(0, 2));
const row = (hex: number): number => Number(grid.label(hex).slice(2));
const WESTERN = 6;

/** set-06: the eastern edge. */
export const EAST_EDGE: readonly number[] = hexes.filter((hex) => column(hex) === 17);
/** set-03, set-04: the western edge and the southern one as far as it is called south-western. */
export const WEST_EDGE: readonly number[] = hexes.filter(
  (hex) => column(hex) === 1 || (row(hex) === 13 && column(hex) <= WESTERN),
);
/** end-01: west, south-west or north-west. */
const JAPANESE_WAY_OUT = hexes.filter(
  (hex) => column(hex) === 1 || ((row(hex) === 13 || row(hex) === 1) && column(hex) <= WESTERN),
);
/** dam-08, end-01: where ships of a side may leave the map. */
export const WAY_OUT: Readonly<Record<SideId, readonly number[]>> = { japan: JAPANESE_WAY_OUT, us: EAST_EDGE };
export const IS_WAY_OUT: Readonly<Record<SideId, readonly boolean[]>> = {
  japan: hexes.map((hex) => JAPANESE_WAY_OUT.includes(hex)),
  us: hexes.map((hex) => EAST_EDGE.includes(hex)),
};
/** set-02: west of Saipan. */
export const WEST_OF_SAIPAN: readonly number[] = hexes.filter((hex) => column(hex) < 13);
