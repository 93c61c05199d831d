import {
  chartList,
  chartModifier,
  DEPLOYMENT_TABLE,
  GUNNERY_RANGE_TABLE,
  TORPEDO_RANGE_TABLE,
} from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

export const surfaceCharts: readonly Chart[] = [
  {
    id: 'surface deployment',
    title: 'Where groups start in a surface battle',
    rule: '8.3.1',
    provenance: 'partly printed',
    note: 'An example fixes two cells: by day a Japanese 5 starts in box 6, a US 8 in box 20 (8.3). The rest is ours.',
    ...DEPLOYMENT_TABLE,
  },
  {
    id: 'gunnery range',
    title: 'Gunnery range',
    rule: '8.3.3',
    provenance: 'partly printed',
    note: 'How often the modifier for range counts, by boxes. Examples fix 3 boxes and 11 (8.3). The rest is ours.',
    ...GUNNERY_RANGE_TABLE,
  },
  {
    id: 'torpedo range',
    title: 'Torpedo range',
    rule: '8.3.6',
    provenance: 'partly printed',
    note: 'How often the modifier for torpedo range counts, by boxes; nothing is out of range. Printed but for the Japanese limit, which is that of the sister game.',
    ...TORPEDO_RANGE_TABLE,
  },
  chartList(
    { id: 'break off', title: 'Breaking off a surface battle', rule: '8.3.8' },
    'printed',
    [
      [9, 'goes on'],
      [10, 'ends'],
    ],
    {
      smoke: chartModifier(1, '8.3.8', 'sides that made smoke'),
      rounds: chartModifier(1, '8.3.8', 'rounds fought before'),
    },
  ),
];
