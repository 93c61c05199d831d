import type { Chart } from '@point-option/engine';
import { d10, list, modifier, turned, upTo, whole } from './d10.ts';

const AIR_COLUMNS = [1, 2, 4, 6, 8, 11, 14, 18, 23, 29, 36, 45, 56];

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

const FLAK_COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

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

/** A result of flak: what it takes off the attack roll, and whether a Japanese unit loses a step (8.5.2). */
export interface FlakResult {
  readonly drm: number;
  readonly step: boolean;
}
const FLAK_RESULTS: ReadonlyMap<unknown, FlakResult> = new Map(
  FLAK.flat().map((cell) => {
    const step = typeof cell === 'string';
    return [cell, { drm: step ? Number(cell.slice(1)) : cell, step }];
  }),
);

/** What a cell of the flak chart means. */
export function flakResult(cell: unknown): FlakResult {
  const result = FLAK_RESULTS.get(cell);
  if (result === undefined) throw new Error(`${JSON.stringify(cell)} is no result of the flak chart.`);
  return result;
}

export const airCharts: readonly Chart[] = [
  {
    id: 'air combat',
    title: 'Air-to-air combat',
    rule: '8.2.1',
    provenance: 'partly printed',
    note: 'Steps lost. Examples of the sister game fix three cells, column 1 at 9, 2 at 5 and 4 at 7, and the modifier for the US. The rest is ours.',
    dice: { ...d10 },
    rows: upTo(11),
    columns: AIR_COLUMNS,
    cells: turned(STEPS),
    cell: whole(0, 60),
    below: 0,
    modifiers: {
      us: modifier(1, '8.2.1', 'US fighters'),
      trained: modifier(2, '16.3', 'trained Japanese aircrews'),
    },
  },
  {
    id: 'flak',
    title: 'Antiaircraft fire',
    rule: '8.5.2',
    provenance: 'partly printed',
    note: 'The number is taken off the attack roll; with a D a Japanese unit loses a step too. Examples of the sister game fix four cells: column 2 at 6, 4 at 3, and 6 at 4 and 6. The rest is ours.',
    dice: { ...d10 },
    rows: upTo(10),
    columns: FLAK_COLUMNS,
    cells: turned(FLAK),
    below: 0,
    modifiers: { suppression: modifier(-1, '8.5.1', 'fighters strafe') },
  },
  list(
    {
      id: 'extended range',
      title: 'Turns until units come back from extended range',
      rule: '8.1.2',
      cell: whole(1, 12),
    },
    'printed',
    [
      [1, 4],
      [6, 2],
    ],
  ),
  {
    id: 'island readiness',
    title: 'Island-based units made ready',
    rule: '5.6',
    provenance: 'printed',
    dice: { ...d10 },
    rows: [1, 4, 6],
    columns: ['Guam', 'elsewhere'],
    cells: [
      ['ready', 'ready'],
      ['ready', 'flown'],
      ['flown', 'flown'],
    ],
  },
  list({ id: 'ordnance', title: 'Bombers that flak shot down', rule: '14.0' }, 'printed', [
    [1, 'lost'],
    [6, 'attacks'],
  ]),
];
