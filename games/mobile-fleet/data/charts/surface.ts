import type { Chart } from '@point-option/engine';
import { d10, list, modifier, upTo, whole } from './d10.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The Japanese box for each face; the US box is as far from the other end. */
const DAY = [3, 4, 5, 5, 6, 6, 6, 6, 7, 8];
const NIGHT = [7, 8, 8, 9, 9, 9, 9, 10, 10, 11];
const ENDS = 26;

export const surfaceCharts: readonly Chart[] = [
  {
    id: 'surface deployment',
    title: 'Where ships start in a surface battle',
    rule: '12.2',
    provenance: 'partly printed',
    note: 'An example of the sister game fixes two cells: by day a Japanese 5 starts in box 6, a US 8 in box 20. The rest is ours.',
    dice: { ...d10 },
    rows: FACES,
    columns: ['japan day', 'us day', 'japan night', 'us night'],
    cells: FACES.map((_, index) => {
      const day = DAY[index] ?? 0;
      const night = NIGHT[index] ?? 0;
      return [day, ENDS - day, night, ENDS - night];
    }),
    cell: whole(1, 25),
  },
  {
    id: 'gunnery range',
    title: 'Gunnery range',
    rule: '12.5',
    provenance: 'partly printed',
    note: 'How often the modifier for range counts, by boxes. Examples of the sister game fix 3 boxes and 11. The rest is ours.',
    rows: ['range'],
    columns: [0, 4, 6, 8, 10, 12, 14, 17, 21],
    cells: [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
    cell: whole(0, 12),
  },
  {
    id: 'torpedo range',
    title: 'Torpedo range',
    rule: '12.6',
    provenance: 'printed',
    note: 'How often the modifier for torpedo range counts, by boxes; nothing is out of range.',
    rows: ['us', 'japan'],
    columns: [0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    cells: [
      [0, 1, 2, 3, 4, null, null, null, null, null, null],
      [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, null],
    ],
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
    modifiers: { smoke: modifier(-1, '12.3', 'smoke on the display') },
  },
  list(
    { id: 'break off', title: 'Breaking off a surface battle', rule: '12.8' },
    'printed',
    [
      [10, 'goes on'],
      [11, 'ends'],
    ],
    {
      smoke: modifier(1, '12.8', 'smoke was laid'),
      rounds: modifier(1, '12.8', 'rounds fought'),
    },
  ),
];
