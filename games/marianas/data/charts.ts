import type { Chart, Json } from '@point-option/engine';
import { CLASSES } from './ships.ts';

const printed = { provenance: 'printed' } as const;
const d6 = { count: 1, sides: 6 };
const FACES = [1, 2, 3, 4, 5, 6];

/** How a die is read: A with high faces best, B with low ones (dice-02). */
export type Reading = 'A' | 'B';

/** A table printed with both readings: the rows are given from the best to the worst. */
function bothReadings(
  chart: Omit<Chart, 'id' | 'title' | 'rows' | 'cells' | 'dice'>,
  id: string,
  title: string,
  best: Json[][],
): Chart[] {
  return [
    { ...chart, id: `${id} A`, title: `${title}, high faces best`, dice: d6, rows: FACES, cells: [...best].reverse() },
    { ...chart, id: `${id} B`, title: `${title}, low faces best`, dice: d6, rows: FACES, cells: best },
  ];
}

const SIXTHS = [1, 2, 3, 4, 5, 6];
/** The result columns, from the worst for the attacker to the best. */
const RESULT_COLUMNS = [-3, -2, -1, 0, 1, 2, 3, 4, 5];
export const GROUND_COLUMNS = ['1:2', '1:1', '3:2', '2:1', '3:1', '4:1'] as const;
export type GroundColumn = (typeof GROUND_COLUMNS)[number];

export const charts: readonly Chart[] = [
  ...bothReadings(
    {
      ...printed,
      rule: 'dice-01',
      note: 'Chances are printed as 17, 33, 50, 67, 83 and 100 percent.',
      columns: SIXTHS,
    },
    'chance',
    'A chance in sixths',
    SIXTHS.map((least) => SIXTHS.map((sixths) => (sixths >= least ? 'success' : 'failure'))),
  ),
  {
    ...printed,
    id: 'weapons',
    title: 'Naval weapons matrix',
    rule: 'tab-01',
    note: 'T is a torpedo, TL one of the long-range torpedoes of Japanese cruisers and destroyers (tab-02).',
    rows: ['Subs', 'Landing Force', ...CLASSES],
    columns: ['D', 'DL', 'CL', 'CA', 'BC', 'B', 'T', 'BB', 'TL', 'SBB'],
    cells: [
      ['asw', null, null, null, null, null, null, null, null, null],
      [4, 3, 4, 3, 3, 3, 3, 3, 3, 3],
      [0, 1, 2, 2, 2, 2, 2, 2, 2, 2],
      [0, 0, 1, 2, 3, 4, 4, 4, 4, 4],
      [-2, -1, 0, 1, 2, 3, 3, 4, 4, 5],
      [-2, -2, -1, 0, 1, 2, 2, 3, 3, 4],
      [-3, -2, -2, -1, 0, 1, 1, 2, 2, 3],
      [-3, -3, -2, -2, -1, 0, 0, 1, 1, 2],
      [null, null, -3, -2, -2, -1, -1, 0, 0, 1],
      [null, null, null, -3, -2, -2, -2, -1, -1, 0],
    ],
  },
  ...bothReadings({ ...printed, rule: 'tab-03', columns: RESULT_COLUMNS }, 'results', 'Naval combat results', [
    ['D', 'D', 'DS', 'DS', 'Sk', 'Sk', 'Sk', 'Sk', 'Sk'],
    ['-', 'D', 'D', 'DS', 'DS', 'DS', 'Sk', 'Sk', 'Sk'],
    ['-', '-', '-', '-', 'D', 'DS', 'DS', 'Sk', 'Sk'],
    ['-', '-', '-', '-', '-', 'D', 'DS', 'DS', 'Sk'],
    ['-', '-', '-', '-', '-', '-', 'D', 'DS', 'DS'],
    ['-', '-', '-', '-', '-', '-', '-', '-', '-'],
  ]),
  {
    ...printed,
    id: 'to hit',
    title: 'Sixths to hit',
    rule: 'air-18',
    rows: ['torpedo', 'bomb'],
    columns: ['sixths'],
    cells: [[3], [2]],
  },
  ...bothReadings({ ...printed, rule: 'gnd-02', columns: [...GROUND_COLUMNS] }, 'ground', 'Ground combat', [
    [1, 2, 2, 2, 3, 4],
    [0, 1, 1, 1, 2, 3],
    [-1, 0, 0, 1, 1, 2],
    [-2, -1, 0, 0, 1, 1],
    [-3, -2, -1, 0, 0, 1],
    [-4, -3, -2, -1, 0, 0],
  ]),
  {
    ...printed,
    id: 'search',
    title: 'Sixths of an air search, by distance',
    rule: 'recon-04',
    rows: ['sixths'],
    columns: [1, 2, 3, 4, 5, 6, 7],
    cells: [[6, 5, 4, 3, 2, 1, 0]],
  },
  {
    ...printed,
    id: 'asw',
    title: 'Sixths against a submarine, by destroyer divisions',
    rule: 'sub-07',
    rows: ['us', 'japan'],
    columns: [0, 1, 2],
    cells: [
      [0, 1, 2],
      [0, 2, 4],
    ],
  },
  {
    ...printed,
    id: 'surprise',
    title: 'Surprise at night',
    rule: 'bat-04',
    dice: d6,
    rows: FACES,
    columns: ['side'],
    cells: [['japan'], ['japan'], ['none'], ['us'], ['us'], ['us']],
  },
  ...bothReadings(
    {
      provenance: 'partly printed',
      rule: 'set-01',
      note: 'Printed as 17 percent, or else 33 percent; read as one die (RULINGS.md, 3).',
      columns: ['knows'],
    },
    'intelligence',
    'What Japan knows of the invasion',
    [['code broken'], ['forewarned'], ['forewarned'], ['surprised'], ['surprised'], ['surprised']],
  ),
  {
    id: 'points',
    title: 'Points for a ship, by hull',
    rule: 'vp-01',
    provenance: 'partly printed',
    note: 'Battlecruisers, light and escort carriers and destroyer divisions are ours (vp-05).',
    rows: ['CV', 'SBB', 'BB', 'B', 'CA', 'CL', 'BC', 'CVL', 'CVE', 'DESDIV', 'LF'],
    columns: ['points'],
    cells: [[6], [6], [5], [4], [2], [2], [4], [2], [1], [1], [0]],
  },
];
