import { wholeCells } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

const points = wholeCells(0, 100);

export type Level = 'japan decisive' | 'japan pyrrhic' | 'draw' | 'us significant' | 'us decisive';

export const victoryCharts: readonly Chart[] = [
  {
    id: 'japanese points',
    title: 'Japanese points for US ships',
    rule: '10.1',
    provenance: 'printed',
    note: 'A ship that is sunk counts as sunk, not as damaged too.',
    cell: points,
    rows: ['CV', 'CVL', 'BB', 'CA', 'CL', 'DD'],
    columns: ['sunk', 'damaged'],
    cells: [
      [20, 4],
      [10, 2],
      [8, 0],
      [4, 0],
      [3, 0],
      [1, 0],
    ],
  },
  {
    id: 'japanese survivors',
    title: 'Japanese points for carriers of their own',
    rule: '10.1',
    provenance: 'printed',
    cell: points,
    rows: ['CV', 'CVL'],
    columns: ['whole', 'damaged'],
    cells: [
      [5, 2],
      [3, 1],
    ],
  },
  {
    id: 'us points',
    title: 'US points for Japanese ships',
    rule: '10.2',
    provenance: 'printed',
    cell: points,
    rows: ['CV', 'CVL', 'super battleship', 'BB', 'CA', 'CL', 'DD'],
    columns: ['sunk'],
    cells: [[10], [5], [10], [8], [5], [2], [1]],
  },
  {
    id: 'levels',
    title: 'Levels of victory',
    rule: '10.3',
    provenance: 'printed',
    note: 'By US points less Japanese points.',
    rows: ['level'],
    columns: [-1, 0, 10, 20, 30],
    cells: [['japan decisive', 'japan pyrrhic', 'draw', 'us significant', 'us decisive']],
  },
];
