import { wholeCells } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

const points = wholeCells(0, 100);

export const victoryCharts: readonly Chart[] = [
  {
    id: 'japanese points',
    title: 'Japanese points for US ships',
    rule: '12.1',
    provenance: 'printed',
    note: 'A ship that is sunk counts as sunk, not as damaged too. Destroyers count by the hit.',
    cell: points,
    rows: ['CV', 'CVL', 'CVE', 'BB', 'CA', 'CL', 'DD', 'DE'],
    columns: ['sunk', 'damaged'],
    cells: [
      [10, 2],
      [5, 1],
      [3, 0],
      [8, 2],
      [4, 0],
      [3, 0],
      [1, 1],
      [1, 1],
    ],
  },
  {
    id: 'us points',
    title: 'US points for Japanese ships',
    rule: '12.2',
    provenance: 'printed',
    note: 'Destroyers count by the hit.',
    cell: points,
    rows: ['CV', 'CVL', 'super battleship', 'BB', 'CA', 'CL', 'DD', 'DE'],
    columns: ['sunk'],
    cells: [[10], [5], [10], [8], [5], [2], [1], [1]],
  },
  {
    id: 'levels',
    title: 'Levels of victory',
    rule: '12.3',
    provenance: 'printed',
    note: 'By US points less Japanese points; fewer than 10, and below 0, are a Japanese victory at a price.',
    rows: ['level'],
    columns: [9, 10, 21, 31],
    cells: [['japan pyrrhic', 'draw', 'us significant', 'us decisive']],
  },
];
