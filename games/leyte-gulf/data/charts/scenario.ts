import { chartList } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

export const scenarioCharts: readonly Chart[] = [
  chartList(
    {
      id: 'wild bull',
      title: 'Halsey hears of carriers',
      rule: '13.1.5.1',
      note: 'Ours: the table is lost. Who is drawn sails toward the sighting: nobody, the nearest carrier force, all forces within 12 hexes of it, or all.',
    },
    'ours',
    [
      [1, 'none'],
      [3, 'nearest'],
      [6, 'near'],
      [9, 'all'],
    ],
  ),
  chartList(
    { id: 'air variant', title: 'Secret Japanese air units', rule: '13.2' },
    'printed',
    Array.from({ length: 10 }, (_, index) => [index + 1, `variant ${index + 1}`] as const),
  ),
];
