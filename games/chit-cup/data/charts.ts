import type { Chart } from '@point-option/engine';

const ours = { provenance: 'ours' } as const;
const d10 = { count: 1, sides: 10 };
const d6 = { count: 1, sides: 6 };
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const charts: readonly Chart[] = [
  {
    ...ours,
    id: 'arrivals',
    title: 'Arrivals',
    rule: '2.2',
    dice: d6,
    rows: [1, 3, 6],
    columns: ['markers'],
    cells: [[0], [1], [2]],
  },
  {
    ...ours,
    id: 'strength',
    title: 'Strength',
    rule: '3.4',
    dice: d6,
    rows: [1, 3, 5],
    columns: ['carriers', 'surface'],
    cells: [
      [2, 1],
      [3, 2],
      [4, 3],
    ],
  },
  {
    ...ours,
    id: 'search',
    title: 'Search',
    rule: '4.2',
    dice: d10,
    rows: TEN,
    columns: [0, 3, 5],
    cells: TEN.map((die) => [die >= 3, die >= 5, die >= 7].map((seen) => (seen ? 'sighted' : 'nothing'))),
    modifiers: { known: { n: 1, rule: '4.2', title: 'the marker is known' } },
  },
  {
    ...ours,
    id: 'contact',
    title: 'Contact',
    rule: '5.3',
    dice: d10,
    rows: TEN,
    columns: [0, 3, 5],
    cells: TEN.map((die) => [die >= 2, die >= 3, die >= 5].map((met) => (met ? 'contact' : 'nothing'))),
    modifiers: {
      again: { n: -2, rule: '5.3', title: 'second attempt' },
      vague: { n: -1, rule: '5.3', title: 'strength not known' },
    },
  },
  {
    ...ours,
    id: 'flak',
    title: 'Flak',
    rule: '5.5',
    dice: d10,
    rows: [1, 6, 10],
    columns: [1, 3],
    cells: [
      [0, 0],
      [0, 1],
      [1, 2],
    ],
  },
  {
    ...ours,
    id: 'damage',
    title: 'Damage',
    rule: '5.6',
    dice: d10,
    rows: [1, 5, 9],
    columns: ['carriers', 'surface'],
    cells: [
      [0, 0],
      [1, 1],
      [2, 1],
    ],
  },
  {
    ...ours,
    id: 'patrol',
    title: 'Patrol',
    rule: '6.3',
    dice: d10,
    rows: [1, 5],
    columns: ['raiders'],
    cells: [[0], [1]],
  },
  {
    ...ours,
    id: 'bombs',
    title: 'Bombs',
    rule: '6.4',
    dice: d10,
    rows: [1, 7, 10],
    columns: [1, 2, 3],
    cells: [
      [0, 0, 0],
      [0, 1, 1],
      [1, 1, 2],
    ],
  },
];
