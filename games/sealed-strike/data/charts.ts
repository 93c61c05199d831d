import type { Chart } from '@point-option/engine';

const ours = { provenance: 'ours', dice: { count: 1, sides: 6 } } as const;

export const charts: readonly Chart[] = [
  {
    ...ours,
    id: 'dogfight',
    title: 'Dogfight',
    rule: '7.2',
    note: 'Enemy fighters lost, by the number of own fighters.',
    rows: [1, 4, 6],
    columns: [1, 2, 3],
    cells: [
      [0, 0, 0],
      [0, 1, 1],
      [1, 1, 2],
    ],
  },
  {
    ...ours,
    id: 'interception',
    title: 'Interception',
    rule: '7.3',
    note: 'Bombers lost, by the number of patrol fighters in excess of the escorts.',
    rows: [1, 3, 5],
    columns: [1, 2, 3],
    cells: [
      [0, 0, 1],
      [0, 1, 1],
      [1, 1, 2],
    ],
  },
  {
    ...ours,
    id: 'flak',
    title: 'Flak',
    rule: '7.6',
    note: 'Bombers lost, by the sum of flak.',
    rows: [1, 4, 6],
    columns: [1, 3, 4],
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [1, 1, 2],
    ],
    modifiers: { shore: { n: 1, rule: '7.6', title: 'shore guns' } },
  },
  {
    ...ours,
    id: 'bombs',
    title: 'Bombs',
    rule: '7.7',
    note: 'Hits of one bomber squadron.',
    rows: [1, 4, 6],
    columns: ['carrier', 'cruiser', 'destroyer'],
    cells: [
      [0, 0, 0],
      [1, 1, 0],
      [2, 1, 1],
    ],
    modifiers: { massed: { n: 1, rule: '7.7', title: 'massed bombers' } },
  },
  {
    ...ours,
    id: 'search',
    title: 'Search',
    rule: '8.2',
    rows: [1, 3, 5],
    columns: ['sea', 'lagoon'],
    cells: [
      ['nothing', 'nothing'],
      ['sighted', 'nothing'],
      ['sighted', 'sighted'],
    ],
  },
];
