import { chartList, chartModifier, SEARCH_STEPS } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

/** What a search or a submarine's contact may be told: nothing, how many units in all, or how many of each type give or take some. */
export type Told = 'none' | 'count' | 'types 3' | 'types 2' | 'types 1' | 'exact';

/** How far each figure of a report may be off (6.1). */
export const TOLERANCE: Readonly<Record<Exclude<Told, 'none'>, number>> = {
  count: 0,
  'types 3': 3,
  'types 2': 2,
  'types 1': 1,
  exact: 0,
};

export const searchCharts: readonly Chart[] = [
  chartList(
    {
      id: 'search',
      title: 'Search',
      rule: '6.1',
      note: 'Printed: 7 tells the units by type, give or take 2 (6.1), and 5 or more finds (15.7). That a 5 counts the units, and the first three modifiers, are in the sister game. The rest is ours.',
    },
    'partly printed',
    SEARCH_STEPS,
    {
      'two carriers': chartModifier(1, '6.3.1', 'two or more carriers search'),
      far: chartModifier(-1, '6.3.1', 'beyond half the search range'),
      'land-based': chartModifier(-1, '6.3.2', 'Japanese search from the islands'),
      'own hex': chartModifier(2, '6.2', 'in the same hex'),
      night: chartModifier(-1, '6.2', 'Japanese lookouts at night'),
    },
  ),
];
