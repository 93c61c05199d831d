import { chartList, chartModifier, wholeCells } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';
import type { Told } from './search.ts';

/** Whom a submarine attacks: nobody, any unit by chance, any but destroyers by chance, or whom it likes. */
export type SubmarineTarget = 'none' | 'random' | 'no destroyer' | 'choice';

/** What the results of the contact chart mean (11.1.4). */
export const SUBMARINE_RESULTS = {
  none: { told: 'none', target: 'none' },
  'types 3': { told: 'types 3', target: 'none' },
  'types 2, attack': { told: 'types 2', target: 'random' },
  'types 1, attack': { told: 'types 1', target: 'no destroyer' },
  'exact, attack': { told: 'exact', target: 'choice' },
} as const satisfies Readonly<Record<string, { readonly told: Told; readonly target: SubmarineTarget }>>;
export type SubmarineResult = keyof typeof SUBMARINE_RESULTS;

export const submarineCharts: readonly Chart[] = [
  chartList(
    { id: 'submarine markers', title: 'US submarine markers', rule: '11.1.1', cell: wholeCells(0, 5) },
    'printed',
    [
      [3, 2],
      [4, 3],
      [7, 4],
      [9, 5],
    ],
    { '19 June': chartModifier(1, '11.1.1', '19 June'), '20 June': chartModifier(-1, '11.1.1', '20 June') },
  ),
  chartList(
    { id: 'japanese submarine markers', title: 'Japanese submarine markers', rule: '15.2.1', cell: wholeCells(0, 3) },
    'printed',
    [
      [3, 0],
      [4, 1],
      [7, 2],
      [9, 3],
    ],
  ),
  chartList(
    {
      id: 'submarine distance',
      title: 'Where a submarine marker goes',
      rule: '11.1.2',
      note: 'Far: two or more hexes from every enemy formation. Near: one hex from one.',
    },
    'printed',
    [
      [1, 'far'],
      [6, 'near'],
    ],
  ),
  chartList({ id: 'submarine contact', title: 'Submarine contact', rule: '11.1.4' }, 'printed', [
    [1, 'none'],
    [3, 'types 3'],
    [5, 'types 2, attack'],
    [7, 'types 1, attack'],
    [9, 'exact, attack'],
  ]),
];
