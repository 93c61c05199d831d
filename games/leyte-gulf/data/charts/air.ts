import { AIR_TABLE, chartList, chartModifier, FLAK_TABLE, wholeCells } from '@point-option/chit-pull';
import type { Chart } from '@point-option/engine';

export const airCharts: readonly Chart[] = [
  {
    id: 'air combat',
    title: 'Air-to-air combat',
    rule: '8.2',
    provenance: 'partly printed',
    note: 'Steps lost. An example fixes three cells, column 1 at 9, 2 at 5 and 4 at 7, and the modifier (8.2.3). The rest is ours.',
    ...AIR_TABLE,
    modifiers: { us: chartModifier(1, '8.2.3', 'US fighters') },
  },
  {
    id: 'flak',
    title: 'Antiaircraft fire',
    rule: '8.1',
    provenance: 'partly printed',
    note: 'The number is taken off the attack roll; with a D a Japanese unit loses a step too. An example fixes four cells: column 2 at 6, 4 at 3, and 6 at 4 and 6 (8.2.3). The rest is ours.',
    ...FLAK_TABLE,
    modifiers: { suppression: chartModifier(-1, '8.1.1', 'fighters strafe') },
  },
  chartList({ id: 'ordnance', title: 'Bombers that flak shot down', rule: '8.1' }, 'printed', [
    [1, 'lost'],
    [6, 'attacks'],
  ]),
  chartList({ id: 'readiness', title: 'Japanese land-based units made ready', rule: '6.5.9' }, 'printed', [
    [1, 'ready'],
    [4, 'flown'],
  ]),
  chartList(
    {
      id: 'air reinforcement',
      title: 'Japanese air units that come back',
      rule: '6.5.9',
      note: 'Ours: the table is lost.',
      cell: wholeCells(0, 10),
    },
    'ours',
    [
      [1, 0],
      [4, 1],
      [7, 2],
      [10, 3],
    ],
  ),
];
