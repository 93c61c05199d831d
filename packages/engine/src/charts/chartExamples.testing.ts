import type { Chart } from './chart.ts';

// Charts for the tests of the chart files, made up in the manner of the games.

/** Numbered columns without a result below the first; both kinds of modifier. */
export const fire: Chart = {
  id: 'fire',
  title: 'Fire at aircraft',
  rule: '5.1',
  provenance: 'ours',
  dice: { count: 1, sides: 10 },
  rows: [0, 1, 4, 8, 12],
  columns: [1, 2, 3, 5],
  cells: [
    [0, 0, 0, 1],
    [0, 0, 1, 2],
    [0, 1, 2, 3],
    [1, 2, 4, 6],
    [2, 3, 5, 8],
  ],
  modifiers: {
    escorts: { n: -1, rule: '5.2', title: 'Escorted' },
    take_off: { n: 2, rule: '5.3', title: 'Caught taking off' },
    range: { n: -1, rule: '5.4', title: 'For each hex' },
  },
};

/** Numbered columns with a result below the first; results that are objects. */
export const flak: Chart = {
  id: 'flak',
  title: 'Anti-aircraft',
  rule: '6.1',
  provenance: 'partly printed',
  dice: { count: 2, sides: 6 },
  rows: [2, 6, 9],
  columns: [10, 20, 40],
  below: 'none',
  cells: [
    ['none', 'none', { aborted: 1, lost: 0 }],
    ['none', { aborted: 1, lost: 0 }, { aborted: 1, lost: 1 }],
    [
      { aborted: 1, lost: 0 },
      { aborted: 1, lost: 1 },
      { aborted: 2, lost: 2 },
    ],
  ],
};

/** Named rows and columns, no dice. */
export const matrix: Chart = {
  id: 'matrix',
  title: 'Guns against armour',
  rule: '7.1',
  provenance: 'printed',
  rows: ['destroyer', 'battleship'],
  columns: ['D', 'CA', 'BB'],
  cells: [
    [0, 2, 2],
    [null, -2, 0],
  ],
};

/** Two dice read as a percentage, one column. */
export const safeReturn: Chart = {
  id: 'safe return',
  title: 'Safe return',
  rule: '8.1',
  provenance: 'ours',
  dice: { count: 2, sides: 10, read: 'digits' },
  rows: [1, 81, 96],
  columns: ['fate'],
  cells: [['safe'], ['ditched'], ['lost']],
  modifiers: {
    night: { n: 30, rule: '8.2', title: 'At night' },
    lit: { n: -30, rule: '8.3', title: 'Decks lit' },
  },
};
