import { type Compass, hexGrid, type HexGridSpec } from '@point-option/engine';
import hexes from '../map/hexes.json' with { type: 'json' };

/** Hexes of 33 nautical miles (2.1); `map/` holds the chart that the same numbers are georeferenced on. */
export const gridSpec: HexGridSpec = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'W',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 26],
  cols: [1, 30],
};
export const grid = hexGrid(gridSpec);

/** A hex number that stands for "not on the map". */
export const OFF = -1;

export const ALL_HEXES: readonly number[] = Array.from({ length: grid.count }, (_, hex) => hex);
export const HEX_LABELS: readonly string[] = ALL_HEXES.map((hex) => grid.label(hex));
const row = (hex: number): number => Number((HEX_LABELS[hex] as string).slice(0, 2));
const column = (hex: number): number => Number((HEX_LABELS[hex] as string).slice(2));
const at = (...labels: string[]): readonly number[] => labels.map(grid.mustHex);
const inRow = (number: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${number}${String(from + i).padStart(2, '0')}`);

export const SAIPAN = grid.mustHex('1006');
export const GUAM_HEX = grid.mustHex('1407');
/** 16.21: where flights from Yap and from Iwo Jima come from. */
export const YAP = grid.mustHex('2219');
export const IWO_BEARING = grid.mustHex('0109');

/** 2.12: hexes that carriers may not enter, as the coastline gives them. */
export const IS_ISLAND: readonly boolean[] = hexes.terrain.flatMap((line) =>
  Array.from(line).map((letter) => letter.toLowerCase() === 'i'),
);

/** 2.13: the red line that divides the map runs between these two columns. */
const FIRST_WESTERN_COLUMN = 15;
export const IS_WESTERN: readonly boolean[] = ALL_HEXES.map((hex) => column(hex) >= FIRST_WESTERN_COLUMN);

/** 7.22: a zone with its compass: where each face of the Mission Movement die leads. */
export interface Zone {
  readonly id: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  /** Ten directions, for the faces 1 to 10. */
  readonly compass: readonly Compass[];
  /** 12.45: whether it adjoins the east edge. */
  readonly onEastEdge: boolean;
}

function zone(id: string, rows: Zone['rows'], columns: Zone['columns'], faces: Partial<Record<Compass, number>>): Zone {
  const compass = (Object.entries(faces) as [Compass, number][]).flatMap(([way, n]) => Array<Compass>(n).fill(way));
  return { id, rows, columns, compass, onEastEdge: columns[0] === 1 };
}

/**
 * The zones and compasses are ours: the map is not among what has come down to us. They lead to Saipan, round it in
 * the north and the south as well as straight. The invasion zone (7.23) holds Saipan and Tinian and the sea east of them.
 */
export const ZONES: readonly Zone[] = [
  zone('invasion', [9, 12], [1, 5], { E: 10 }),
  zone('north-west', [1, 8], [15, 30], { NE: 1, E: 5, SE: 4 }),
  zone('west', [9, 14], [15, 30], { NE: 2, E: 6, SE: 2 }),
  zone('south-west', [15, 26], [15, 30], { NE: 4, E: 5, SE: 1 }),
  zone('north', [1, 8], [6, 14], { E: 3, SE: 6, SW: 1 }),
  zone('middle', [9, 12], [6, 14], { NE: 2, E: 6, SE: 2 }),
  zone('south', [13, 26], [6, 14], { NW: 1, NE: 6, E: 3 }),
  zone('north-east', [1, 8], [1, 5], { SW: 5, SE: 5 }),
  zone('south-east', [13, 26], [1, 5], { NW: 5, NE: 5 }),
];
export const INVASION = 0;
export const ZONE_AT: readonly number[] = ALL_HEXES.map((hex) => {
  if (hex === SAIPAN) return INVASION;
  const [r, c] = [row(hex), column(hex)];
  return ZONES.findIndex(({ rows, columns }) => r >= rows[0] && r <= rows[1] && c >= columns[0] && c <= columns[1]);
});
/** 7.23: hexes from which one step east leads off the map. */
export const IS_EAST_EDGE: readonly boolean[] = ALL_HEXES.map((hex) => column(hex) === 1);

/** 7.13, 7.14: the arrival zones, counterclockwise from the top, with the hexes of the faces 1 to 10. */
export const ARRIVAL_ZONES = ['I', 'II', 'III', 'IV'] as const;
export type ArrivalZone = (typeof ARRIVAL_ZONES)[number];
export const ARRIVAL_HEXES: Readonly<Record<ArrivalZone, readonly number[]>> = {
  I: at(...inRow('01', 9, 18)),
  II: at('0318', '0419', '0518', '0519', '0619', '0720', '0719', '0819', '0820', '0919'),
  III: at('1219', '1319', '1320', '1418', '1419', '1518', '1519', '1618', '1718', '1818'),
  IV: at(...inRow('26', 8, 17)),
};

/** 20.3: where oilers may lie. */
export const OIL_HEXES: readonly (readonly number[])[] = [
  at('0624', '0725', '0823', '0926'),
  at('1023', '1125', '1224', '1326'),
  at('1523', '1625', '1724', '1826'),
];
