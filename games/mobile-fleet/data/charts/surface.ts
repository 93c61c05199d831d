import {
  chartList,
  chartModifier,
  d10,
  upTo,
  DEPLOYMENT_TABLE,
  GUNNERY_RANGE_TABLE,
  TORPEDO_RANGE_TABLE,
} from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];

export const surfaceCharts: readonly Chart[] = [
  {
    id: 'surface deployment',
    title: 'Where ships start in a surface battle',
    rule: '12.2',
    provenance: 'partly printed',
    note: 'An example of the sister game fixes two cells: by day a Japanese 5 starts in box 6, a US 8 in box 20. The rest is ours.',
    ...DEPLOYMENT_TABLE,
  },
  {
    id: 'gunnery range',
    title: 'Gunnery range',
    rule: '12.5',
    provenance: 'partly printed',
    note: 'How often the modifier for range counts, by boxes. Examples of the sister game fix 3 boxes and 11. The rest is ours.',
    ...GUNNERY_RANGE_TABLE,
  },
  {
    id: 'torpedo range',
    title: 'Torpedo range',
    rule: '12.6',
    provenance: 'printed',
    note: 'How often the modifier for torpedo range counts, by boxes; nothing is out of range.',
    ...TORPEDO_RANGE_TABLE,
  },
  {
    id: 'leave the battle',
    title: 'Leaving the surface display',
    rule: '12.3',
    provenance: 'printed',
    dice: { ...d10 },
    rows: upTo(10),
    columns: ROUNDS,
    cells: upTo(10).map((roll) => ROUNDS.map((round) => (roll <= round ? 'leaves' : 'stays'))),
    modifiers: { smoke: chartModifier(-1, '12.3', 'smoke on the display') },
  },
  chartList(
    { id: 'break off', title: 'Breaking off a surface battle', rule: '12.8' },
    'printed',
    [
      [10, 'goes on'],
      [11, 'ends'],
    ],
    {
      smoke: chartModifier(1, '12.8', 'smoke was laid'),
      rounds: chartModifier(1, '12.8', 'rounds fought'),
    },
  ),
];
