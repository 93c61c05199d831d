import { chartList, chartModifier, d10, wholeCells, AIR_TABLE, FLAK_TABLE } from '@point-option/chit-pull';
import { TURNS_AWAY } from '../figures.ts';
import type { Chart } from '@point-option/engine';

export const airCharts: readonly Chart[] = [
  {
    id: 'air combat',
    title: 'Air-to-air combat',
    rule: '8.2.1',
    provenance: 'partly printed',
    note: 'Steps lost. Examples of the sister game fix three cells, column 1 at 9, 2 at 5 and 4 at 7, and the modifier for the US. The rest is ours.',
    ...AIR_TABLE,
    modifiers: {
      us: chartModifier(1, '8.2.1', 'US fighters'),
      trained: chartModifier(2, '16.3', 'trained Japanese aircrews'),
    },
  },
  {
    id: 'flak',
    title: 'Antiaircraft fire',
    rule: '8.5.2',
    provenance: 'partly printed',
    note: 'The number is taken off the attack roll; with a D a Japanese unit loses a step too. Examples of the sister game fix four cells: column 2 at 6, 4 at 3, and 6 at 4 and 6. The rest is ours.',
    ...FLAK_TABLE,
    modifiers: { suppression: chartModifier(-1, '8.5.1', 'fighters strafe') },
  },
  chartList(
    {
      id: 'extended range',
      title: 'Turns until units come back from extended range',
      rule: '8.1.2',
      cell: wholeCells(1, 12),
    },
    'printed',
    [
      [1, TURNS_AWAY[1]],
      [6, TURNS_AWAY[0]],
    ],
  ),
  {
    id: 'island readiness',
    title: 'Island-based units made ready',
    rule: '5.6',
    provenance: 'printed',
    dice: { ...d10 },
    rows: [1, 4, 6],
    columns: ['Guam', 'elsewhere'],
    cells: [
      ['ready', 'ready'],
      ['ready', 'flown'],
      ['flown', 'flown'],
    ],
  },
  chartList({ id: 'ordnance', title: 'Bombers that flak shot down', rule: '14.0' }, 'printed', [
    [1, 'lost'],
    [6, 'attacks'],
  ]),
];
