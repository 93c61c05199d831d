import type { Chart } from '@point-option/engine';
import { d10, turned, upTo, wholeCells } from './charts.ts';

/*
 * Tables of the family: the player aids of its games are lost, and what their examples print of these tables agrees. A game says in its
 * notes which cells its own rules print; the others are ours, and calibrated.
 */

/** What a chart of one of these tables is made of. */
type Table = Pick<Chart, 'dice' | 'rows' | 'columns' | 'cells' | 'cell' | 'below'>;

const upFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** What a search tells, from which modified roll on. */
export const SEARCH_STEPS = [
  [4, 'none'],
  [5, 'count'],
  [6, 'types 3'],
  [7, 'types 2'],
  [8, 'types 1'],
  [10, 'exact'],
] as const;

/** Hits by column and modified roll, 1 to 12: about a hit for every 22 of column times roll. */
const HITS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3],
  [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
  [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5],
  [0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5],
  [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
  [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
  [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7],
  [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7],
  [0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8],
  [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8],
  [0, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9],
  [1, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10],
  [1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10],
  [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
];

/** Hits on a ship. A modified roll above 12 is a 12, and factors above 20 use 20. */
export const DAMAGE_TABLE: Table = {
  dice: { ...d10 },
  rows: upTo(12),
  columns: upFrom(1, 20),
  cells: turned(HITS),
  cell: wholeCells(0, 20),
  below: 0,
};

/** Steps lost, by factors and modified roll, 1 to 11. */
const STEPS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3],
  [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
  [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7],
  [1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [1, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14],
  [2, 4, 5, 7, 8, 10, 12, 13, 15, 16, 18],
  [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23],
  [3, 6, 8, 10, 13, 15, 18, 20, 22, 25, 27],
];

/** Steps that fighters shoot down. */
export const AIR_TABLE: Table = {
  dice: { ...d10 },
  rows: upTo(11),
  columns: [1, 2, 4, 6, 8, 11, 14, 18, 23, 29, 36, 45, 56],
  cells: turned(STEPS),
  cell: wholeCells(0, 60),
  below: 0,
};

/** What flak takes off an attack, by factors and modified roll, 1 to 10; D is a step besides, of a Japanese unit. */
const FLAK: readonly (readonly (number | string)[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 1, 1, 'D1'],
  [0, 0, 0, 0, 0, 1, 1, 1, 'D1', 'D1'],
  [0, 0, 0, 0, 0, 1, 1, 'D1', 'D2', 'D2'],
  [0, 0, 0, 0, 1, 1, 1, 'D2', 'D2', 'D2'],
  [0, 0, 0, 1, 1, 1, 'D2', 'D2', 'D2', 'D2'],
  [0, 0, 0, 1, 1, 2, 'D2', 'D2', 'D2', 'D3'],
  [0, 0, 1, 1, 1, 2, 'D2', 'D2', 'D2', 'D3'],
  [0, 1, 1, 1, 1, 'D2', 'D2', 'D2', 'D3', 'D3'],
  [1, 1, 1, 1, 2, 'D2', 'D2', 'D2', 'D3', 'D3'],
  [1, 1, 1, 2, 'D2', 'D2', 'D2', 'D3', 'D3', 'D4'],
];

/** What flak does, by factors. */
export const FLAK_TABLE: Table = {
  dice: { ...d10 },
  rows: upTo(10),
  columns: upFrom(1, 10),
  cells: turned(FLAK),
  below: 0,
};

/** A result of flak: what it takes off the attack roll, and whether a Japanese unit loses a step. */
export interface FlakResult {
  readonly drm: number;
  readonly step: boolean;
}
const MEANINGS: ReadonlyMap<unknown, FlakResult> = new Map(
  FLAK.flat().map((cell) => {
    const step = typeof cell === 'string';
    return [cell, { drm: step ? Number(cell.slice(1)) : cell, step }];
  }),
);

/** What a cell of the flak chart means. */
export function flakResult(cell: unknown): FlakResult {
  const result = MEANINGS.get(cell);
  if (result === undefined) throw new Error(`${JSON.stringify(cell)} is no result of the flak chart.`);
  return result;
}

/** The Japanese box of the surface display where ships start, for each face of the die; the US box is as far from the other end. */
const DAY = [3, 4, 5, 5, 6, 6, 6, 6, 7, 8];
const NIGHT = [7, 8, 8, 9, 9, 9, 9, 10, 10, 11];
const ENDS = 26;

/** Where ships start in a surface battle. */
export const DEPLOYMENT_TABLE: Table = {
  dice: { ...d10 },
  rows: upFrom(1, 10),
  columns: ['japan day', 'us day', 'japan night', 'us night'],
  cells: DAY.map((day, face) => {
    const night = NIGHT[face] ?? 0;
    return [day, ENDS - day, night, ENDS - night];
  }),
  cell: wholeCells(1, 25),
};

/** How often the modifier for gunnery range counts, by boxes. */
export const GUNNERY_RANGE_TABLE: Table = {
  rows: ['range'],
  columns: [0, 4, 6, 8, 10, 12, 14, 17, 21],
  cells: [upTo(8)],
  cell: wholeCells(0, 12),
};

/** How often the modifier for torpedo range counts, by boxes; nothing is out of range. */
export const TORPEDO_RANGE_TABLE: Table = {
  rows: ['us', 'japan'],
  columns: [0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  cells: [
    [0, 1, 2, 3, 4, null, null, null, null, null, null],
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, null],
  ],
};
