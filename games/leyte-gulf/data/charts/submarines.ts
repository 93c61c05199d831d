import { chartList, chartModifier, wholeCells } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

/** Whom a submarine attacks, and how many of them. */
export const SUBMARINE_TARGETS = {
  none: { ships: 0, target: 'none' },
  random: { ships: 1, target: 'random' },
  'no destroyer': { ships: 1, target: 'no destroyer' },
  choice: { ships: 1, target: 'choice' },
  'choice of two': { ships: 2, target: 'choice' },
} as const;

export const submarineCharts: readonly Chart[] = [
  chartList(
    { id: 'sonar markers', title: 'Sonar markers', rule: '10.1', cell: wholeCells(0, 9) },
    'printed',
    [
      [3, 5],
      [4, 4],
      [7, 3],
      [9, 2],
    ],
    { sunk: chartModifier(1, '10.1', 'submarines sunk so far') },
  ),
  chartList(
    {
      id: 'sonar distance',
      title: 'Where a sonar marker goes',
      rule: '10.2',
      note: 'Near: on an enemy force or next to one, with an odd roll. Far: two or more hexes from every one.',
    },
    'printed',
    Array.from({ length: 10 }, (_, index) => [index + 1, index % 2 === 0 ? 'near' : 'far'] as const),
  ),
  chartList(
    {
      id: 'submarine attack',
      title: 'Submarine attack',
      rule: '10.4',
      note: 'An example fixes that a US 6 attacks a ship by chance that is no destroyer (10.7). The modifier is printed. The rest is ours.',
    },
    'partly printed',
    [
      [3, 'none'],
      [4, 'random'],
      [6, 'no destroyer'],
      [8, 'choice'],
      [10, 'choice of two'],
    ],
    { japan: chartModifier(-2, '10.4', 'Japanese submarine') },
  ),
  chartList(
    { id: 'depth charges', title: 'Depth charges', rule: '10.7' },
    'printed',
    [
      [9, 'gone'],
      [10, 'sunk'],
    ],
    {
      destroyers: chartModifier(1, '10.7', 'each destroyer unit after the first'),
      carrier: chartModifier(1, '10.7', 'a US carrier is present'),
    },
  ),
];
