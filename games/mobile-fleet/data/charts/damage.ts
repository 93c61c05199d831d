import type { Chart } from '@point-option/engine';
import { d10, list, modifier, turned, upTo, whole } from './d10.ts';

const COLUMNS = Array.from({ length: 20 }, (_, index) => index + 1);
const LAST_ROLL = 12;

/** Hits by column and modified roll, 1 to 12: about a hit for every 22 of column times roll. */
const HITS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3],
  [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
  [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5],
  [0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5],
  [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
  [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
  [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7],
  [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7],
  [0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8],
  [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8],
  [0, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9],
  [1, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10],
  [1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10],
  [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
];

/** What a critical hit does besides the torpedo's own: hits, and speed lost for good. */
export type Critical = 'none' | 'slow' | '1 hit' | '1 hit, slow' | '2 hits' | '4 hits';
export const CRITICAL: Readonly<Record<Critical, { readonly hits: number; readonly slow: number }>> = {
  none: { hits: 0, slow: 0 },
  slow: { hits: 0, slow: 1 },
  '1 hit': { hits: 1, slow: 0 },
  '1 hit, slow': { hits: 1, slow: 1 },
  '2 hits': { hits: 2, slow: 0 },
  '4 hits': { hits: 4, slow: 0 },
};

export const damageCharts: readonly Chart[] = [
  {
    id: 'damage',
    title: 'Damage',
    rule: '8.6',
    provenance: 'partly printed',
    note: 'Examples of the sister game fix twelve cells: column 3 at 5; 4 at 1; 5 at 8; 6 at 1, 2, 3, 5, 7, 8 and 9; 11 at 6. They also give the modifiers for the US and for destroyers, and the range bands at 3 and 11. The rest is ours.',
    dice: { ...d10 },
    rows: upTo(LAST_ROLL),
    columns: COLUMNS,
    cells: turned(HITS),
    cell: whole(0, 20),
    below: 0,
    modifiers: {
      us: modifier(1, '12.5', 'US guns and torpedoes'),
      destroyer: modifier(-3, '12.5', 'the target is a destroyer unit'),
      smoke: modifier(-1, '12.4', 'smoke'),
      range: modifier(-1, '12.5', 'range'),
      'torpedo range': modifier(-1, '12.6', 'torpedo range'),
      flak: modifier(-1, '8.5.2', 'flak'),
      patrol: modifier(-1, '8.2.1', 'shaken by the patrol'),
      'no destroyers': modifier(1, '11.1.5', 'no destroyers screen the group'),
      trained: modifier(3, '16.3', 'trained Japanese aircrews'),
    },
  },
  list(
    {
      id: 'torpedo critical',
      title: 'Torpedo critical hit',
      rule: '9.3',
      note: 'Ours. That a battleship takes 1 off, and that a 5 does nothing, is in an example of the sister game. Destroyer units suffer no critical hits.',
    },
    'ours',
    [
      [6, 'none'],
      [7, 'slow'],
      [8, '1 hit'],
      [9, '1 hit, slow'],
      [10, '2 hits'],
      [11, '4 hits'],
    ],
    {
      battleship: modifier(-1, '9.3', 'the target is a battleship'),
      'japanese carrier': modifier(1, '9.3', 'the target is a Japanese carrier'),
    },
  ),
];
