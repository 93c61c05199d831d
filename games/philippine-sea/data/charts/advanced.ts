import type { Chart } from '@point-option/engine';
import { change, few } from './cells.ts';
import { d10, list, modifier } from './d10.ts';

const surprise = modifier(2, '21.26', 'the other side is surprised');

/** The advanced rules (16.0 to 21.0). */
export const advancedCharts: readonly Chart[] = [
  list({ id: 'land air arrives', title: 'Whether aircraft come from other islands', rule: '16.12' }, 'printed', [
    [1, 'none'],
    [9, 'reinforcement'],
  ]),
  list(
    { id: 'land air strength', title: 'Strength of land air reinforcements', rule: '16.12', cell: few },
    'ours',
    [
      [1, 2],
      [2, 3],
      [4, 5],
      [7, 7],
      [9, 9],
      [10, 12],
    ],
    {
      'few yesterday': modifier(1, '16.12', 'few came from there on the day before'),
      'many yesterday': modifier(-1, '16.12', 'many came from there on the day before'),
    },
  ),
  {
    id: 'land air next day',
    title: 'What reinforcements leave for the next day',
    rule: '16.12',
    provenance: 'ours',
    note: 'By points that came on the nineteenth: what is added to the roll for the same base on the twentieth.',
    rows: [0, 3, 5, 7, 9, 12],
    columns: ['modifier'],
    cell: change,
    cells: [[2], [1], [0], [-1], [-2], [-3]],
  },
  list(
    { id: 'wind', title: 'Where the wind blows', rule: '17.6', note: 'A 9 is misprinted (RULINGS.md, 40).' },
    'partly printed',
    [
      [1, 'E->W'],
      [8, 'SE->NW'],
      [9, 'NE->SW'],
      [10, 'again'],
    ],
  ),
  list({ id: 'wind, again', title: 'Where the wind blows, second roll', rule: '17.6' }, 'printed', [
    [1, 'NE->SW'],
    [6, 'NW->SE'],
    [7, 'W->E'],
    [8, 'SW->NE'],
  ]),
  list({ id: 'true bearing', title: 'Where a force really is', rule: '18.32' }, 'printed', [
    [1, 'NE'],
    [2, 'E'],
    [3, 'SE'],
    [4, 'SW'],
    [5, 'W'],
    [6, 'NW'],
    [7, 'no change'],
  ]),
  list({ id: 'true distance', title: 'How far off a force really is', rule: '18.33', cell: few }, 'printed', [
    [1, 0],
    [3, 1],
    [8, 2],
  ]),
  list(
    { id: 'refuelling', title: 'Refuelling from an oiler', rule: '20.61' },
    'printed',
    [
      [1, 'refuelled'],
      [5, 'not yet'],
    ],
    { 'Taiho lost': modifier(1, '20.61', 'the flagship Taiho is lost') },
  ),
  list({ id: 'night surprise', title: 'Surprise in a night action', rule: '21.21' }, 'printed', [
    [1, 'us'],
    [3, 'nobody'],
    [10, 'japan'],
  ]),
  {
    id: 'surface defence',
    title: 'How hard a ship is to hurt by gunfire',
    rule: '21.25',
    provenance: 'ours',
    rows: ['BB', 'CV', 'CVL', 'cruisers', 'destroyers'],
    columns: ['defence'],
    cell: few,
    cells: [[6], [3], [2], [3], [2]],
  },
  {
    id: 'surface fire',
    title: 'Surface combat fire',
    rule: '21.25',
    provenance: 'ours',
    note: 'Columns are the attack of the firer less the defence of the target. Results are hits.',
    dice: { ...d10 },
    rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    columns: [0, 1, 2, 4, 6, 8, 10],
    below: 0,
    cell: few,
    cells: [
      [0, 0, 0, 0, 1, 1, 2],
      [0, 0, 0, 1, 1, 2, 3],
      [0, 0, 1, 1, 2, 3, 4],
      [0, 0, 1, 2, 3, 4, 4],
      [0, 1, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5, 6],
      [1, 1, 2, 3, 5, 6, 7],
      [1, 2, 3, 4, 6, 7, 8],
      [1, 2, 3, 5, 7, 8, 10],
      [2, 3, 4, 6, 8, 10, 12],
      [2, 4, 5, 7, 10, 12, 14],
    ],
    modifiers: { surprise },
  },
  list(
    { id: 'torpedoes', title: 'Torpedoes in a night action', rule: '21.26', cell: few, note: 'Results are hits.' },
    'ours',
    [
      [1, 0],
      [6, 2],
      [7, 3],
      [8, 4],
      [9, 6],
      [10, 8],
      [11, 10],
    ],
    { surprise, 'long lance': modifier(2, '21.26', 'Japanese torpedoes') },
  ),
];
