import type { Chart } from '@point-option/engine';
import { few } from './cells.ts';
import { d10, list, modifier } from './d10.ts';

/** American missions: fuel, air combat, coming home (4.0, 6.4). */
export const airCharts: readonly Chart[] = [
  list({ id: 'patrol fuel', title: 'Fuel of a patrol that leaves its station', rule: '4.35', cell: few }, 'printed', [
    [1, 10],
    [3, 11],
    [5, 12],
    [7, 13],
    [9, 14],
  ]),
  list({ id: 'second hex', title: 'Fuel for two hexes in a segment', rule: '4.432', cell: few }, 'printed', [
    [1, 2],
    [6, 3],
  ]),
  {
    id: 'american air combat',
    title: 'American air-to-air combat',
    rule: '4.54',
    cell: few,
    provenance: 'ours',
    note: 'Points shot down, by the number of American units that fire. Half of what was first proposed for it: a raid is met two or three times on its way in, and of those of the nineteenth one aircraft in five came home (docs/history/philippine-sea.md).',
    dice: { ...d10 },
    rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    columns: [1, 2, 3, 4, 5, 6, 7, 8],
    cells: [
      [0, 0, 0, 0, 1, 1, 1, 1],
      [0, 0, 1, 1, 1, 1, 1, 2],
      [0, 1, 1, 1, 1, 2, 2, 2],
      [0, 1, 1, 1, 2, 2, 2, 3],
      [0, 1, 1, 2, 2, 2, 3, 3],
      [1, 1, 2, 2, 3, 3, 4, 4],
      [1, 1, 2, 2, 3, 3, 4, 4],
      [1, 1, 2, 2, 3, 4, 4, 5],
      [1, 1, 2, 3, 4, 4, 5, 6],
      [1, 2, 2, 3, 4, 5, 6, 6],
      [1, 2, 3, 4, 5, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 6, 7, 8, 9],
    ],
    modifiers: {
      'at fighters': modifier(-1, '4.54', 'at fighters'),
      'fuel critical': modifier(-2, '4.45', 'the firing mission is short of fuel'),
      'taking off': modifier(2, '11.27', 'the enemy is taking off from Guam'),
      'veteran fighters': modifier(-4, '4.54', 'at naval fighters, in the great battle'),
      'new types': modifier(-1, '24.4', 'new Japanese types, at fighters'),
    },
  },
  {
    id: 'japanese air combat',
    title: 'Japanese air-to-air combat',
    rule: '4.54',
    provenance: 'ours',
    note: 'By the Japanese points that fire. A: aborted (4.57), E: one unit lost, 2E: two. That there is a column for 8 points is printed (4.53).',
    dice: { ...d10 },
    rows: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    columns: [1, 2, 3, 4, 6, 8, 10],
    cells: [
      ['-', '-', '-', '-', '-', '-', 'A'],
      ['-', '-', '-', '-', '-', 'A', 'A'],
      ['-', '-', '-', '-', 'A', 'A', 'A'],
      ['-', '-', '-', 'A', 'A', 'A', 'E'],
      ['-', '-', 'A', 'A', 'A', 'E', 'E'],
      ['-', 'A', 'A', 'E', 'E', 'E', 'A+E'],
      ['A', 'A', 'E', 'E', 'E', 'A+E', 'A+E'],
      ['A', 'E', 'E', 'E', 'A+E', 'A+E', 'A+E'],
      ['E', 'E', 'A+E', 'A+E', 'A+E', '2E', '2E'],
      ['E', 'A+E', 'A+E', '2E', '2E', '2E', '2E'],
    ],
    modifiers: {
      'at attack planes': modifier(1, '4.54', 'at attack planes'),
      'fuel critical': modifier(2, '4.45', 'the target is short of fuel'),
      veterans: modifier(3, '4.54', 'naval fliers, in the great battle'),
      'new types': modifier(1, '24.4', 'new Japanese types'),
    },
  },
  list(
    {
      id: 'safe return',
      title: 'Safe return',
      rule: '4.451',
      note: 'The points by which a mission is short of fuel are added to the roll.',
    },
    'ours',
    [
      [1, 'safe'],
      [11, 'lost'],
    ],
    {
      short: modifier(1, '4.451', 'fuel short, 1 for each point'),
      unpaid: modifier(2, '4.433', 'no fuel left to land'),
      dusk: modifier(1, '6.42', 'dusk'),
      night: modifier(3, '6.42', 'night'),
    },
  ),
  list({ id: 'deck crash', title: 'Whether a lost unit crashed on the deck', rule: '4.452' }, 'printed', [
    [1, 'clear'],
    [10, 'crash'],
  ]),
  list({ id: 'crash cleared', title: 'Clearing a crash from the deck', rule: '4.453' }, 'printed', [
    [1, 'cleared'],
    [8, 'blocked'],
  ]),
];
