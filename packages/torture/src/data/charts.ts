import type { Chart } from '@point-option/engine';

const ours = { provenance: 'ours', dice: { count: 1, sides: 6 } } as const;

export const charts: readonly Chart[] = [
  {
    ...ours,
    id: 'weather',
    title: 'Weather',
    rule: '3.1',
    rows: [1, 4, 6],
    columns: ['weather'],
    cells: [['clear'], ['rain'], ['storm']],
  },
  {
    ...ours,
    id: 'combat',
    title: 'Combat',
    rule: '8.1',
    note: 'By attack less defense.',
    rows: [1, 3, 5],
    columns: [-2, 0, 2, 4],
    cells: [
      ['repulse', 'miss', 'miss', 'step'],
      ['miss', 'miss', 'step', 'step'],
      ['miss', 'step', 'step', 'two steps'],
    ],
    modifiers: {
      storm: { n: -1, rule: '8.1', title: 'Storm' },
      disrupted: { n: 1, rule: '8.1', title: 'Target disrupted' },
    },
  },
  {
    ...ours,
    id: 'ambush',
    title: 'Ambush',
    rule: '6.3',
    rows: [1, 4],
    columns: ['result'],
    cells: [['evaded'], ['caught']],
  },
  {
    ...ours,
    id: 'mission',
    title: 'Missions',
    rule: '3.4',
    rows: [1, 3, 5],
    columns: ['strike', 'patrol', 'escort'],
    cells: [
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
    ],
  },
  {
    provenance: 'ours',
    id: 'posture',
    title: 'Postures',
    rule: '2.1',
    note: 'Points for a side with the most points or fewer.',
    rows: ['ahead', 'behind'],
    columns: ['attack', 'hold', 'feint'],
    cells: [
      [1, 3, 0],
      [3, 0, 2],
    ],
  },
];
