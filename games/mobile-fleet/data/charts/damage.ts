import { chartList, chartModifier, DAMAGE_TABLE } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

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
    ...DAMAGE_TABLE,
    modifiers: {
      us: chartModifier(1, '12.5', 'US guns and torpedoes'),
      destroyer: chartModifier(-3, '12.5', 'the target is a destroyer unit'),
      smoke: chartModifier(-1, '12.4', 'smoke'),
      range: chartModifier(-1, '12.5', 'range'),
      'torpedo range': chartModifier(-1, '12.6', 'torpedo range'),
      flak: chartModifier(-1, '8.5.2', 'flak'),
      patrol: chartModifier(-1, '8.2.1', 'shaken by the patrol'),
      'no destroyers': chartModifier(1, '11.1.5', 'no destroyers screen the group'),
      trained: chartModifier(3, '16.3', 'trained Japanese aircrews'),
    },
  },
  chartList(
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
      battleship: chartModifier(-1, '9.3', 'the target is a battleship'),
      'japanese carrier': chartModifier(1, '9.3', 'the target is a Japanese carrier'),
    },
  ),
];
