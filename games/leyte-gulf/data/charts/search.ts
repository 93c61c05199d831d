import { chartList, chartModifier, SEARCH_STEPS } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

export const searchCharts: readonly Chart[] = [
  chartList(
    {
      id: 'search',
      title: 'Search',
      rule: '7.3',
      note: 'Examples fix 7, by type and give or take 2 (7.2, 8.3), that a Japanese 5 finds (7.2), and the first three modifiers; own hex and strait make 3 together. That a 5 counts the units is printed (5.1). The rest is ours.',
    },
    'partly printed',
    SEARCH_STEPS,
    {
      'two carriers': chartModifier(1, '7.2', 'two or more carriers search'),
      far: chartModifier(-1, '7.2', 'beyond half the search range'),
      'land-based': chartModifier(-1, '7.2', 'Japanese land-based aircraft'),
      'own hex': chartModifier(2, '7.1', 'in the same hex'),
      strait: chartModifier(1, '7.1', 'in a strait'),
      night: chartModifier(-1, '7.1', 'Japanese lookouts at night'),
    },
  ),
  chartList(
    {
      id: 'japanese report',
      title: 'What the Japanese are told',
      rule: '7.2',
      note: 'Ours, but that a 10 is not exact: in the example its report is one short of each type.',
    },
    'partly printed',
    [
      [1, 'count 3'],
      [3, 'types 3'],
      [6, 'types 2'],
      [9, 'types 1'],
    ],
  ),
];
