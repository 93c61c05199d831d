import type { Chart } from '@point-option/engine';

const ours = { provenance: 'ours' } as const;
const d10 = { count: 1, sides: 10 };
/** Distances from a base: near, middling, far. */
const DISTANCES = [0, 2, 4];

export const charts: readonly Chart[] = [
  {
    ...ours,
    id: 'report',
    title: 'Report',
    rule: '5.2',
    note: 'A 1 is unseen in every column, whatever helps: a search that sees nothing proves nothing.',
    dice: d10,
    rows: [0, 3, 5, 6, 8, 10],
    columns: DISTANCES,
    cells: [
      ['unseen', 'unseen', 'unseen'],
      ['rough', 'unseen', 'unseen'],
      ['fair', 'rough', 'unseen'],
      ['good', 'fair', 'rough'],
      ['exact', 'good', 'fair'],
      ['exact', 'exact', 'good'],
    ],
    modifiers: {
      warm: { n: 1, rule: '5.2', title: 'an earlier contact there or next to it' },
      squall: { n: -1, rule: '5.2', title: 'squalls' },
    },
  },
  {
    ...ours,
    id: 'accuracy',
    title: 'Accuracy',
    rule: '5.4',
    rows: ['rough', 'fair', 'good', 'exact'],
    columns: ['error'],
    cells: [[3], [2], [1], [0]],
  },
  {
    ...ours,
    id: 'shadow',
    title: 'Shadow',
    rule: '5.7',
    dice: d10,
    rows: [1, 4, 6, 8],
    columns: DISTANCES,
    cells: [
      ['lost', 'lost', 'lost'],
      ['held', 'lost', 'lost'],
      ['held', 'held', 'lost'],
      ['held', 'held', 'held'],
    ],
  },
  {
    ...ours,
    id: 'contact',
    title: 'Contact',
    rule: '6.3',
    dice: d10,
    rows: [1, 2, 3, 5],
    columns: DISTANCES,
    cells: [
      ['missed', 'missed', 'missed'],
      ['met', 'missed', 'missed'],
      ['met', 'met', 'missed'],
      ['met', 'met', 'met'],
    ],
    modifiers: { stale: { n: -2, rule: '6.3', title: 'a turn old' } },
  },
  {
    ...ours,
    id: 'flak',
    title: 'Flak',
    rule: '6.5',
    note: 'Every column has every result, so that losses prove no strength.',
    dice: d10,
    rows: [1, 4, 6, 8, 9, 10],
    columns: [1, 3, 5],
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 2],
      [2, 2, 2],
    ],
  },
  {
    ...ours,
    id: 'damage',
    title: 'Damage',
    rule: '6.7',
    dice: d10,
    rows: [1, 5, 9],
    columns: ['hits'],
    cells: [[0], [1], [2]],
    modifiers: {
      home: { n: 1, rule: '6.6', title: 'pressed home' },
      afar: { n: -1, rule: '6.6', title: 'dropped from afar' },
    },
  },
  {
    ...ours,
    id: 'claims',
    title: 'Claims',
    rule: '6.7',
    rows: [0, 2, 4],
    columns: ['claim'],
    cells: [['slight'], ['some'], ['heavy']],
  },
];
