import type { Chart } from '@point-option/engine';
import { few, hitsOr, torpedoHits, victoryPoints, whole } from './cells.ts';
import { d10, FACES, list, modifier } from './d10.ts';

/** Damage, fire and decks (12.0), and the points for all of it (15.1). */
export const damageCharts: readonly Chart[] = [
  {
    id: 'american damage',
    title: 'Effects of damage on American ships',
    rule: '12.11',
    cell: whole(1, 40),
    rising: true,
    provenance: 'partly printed',
    note: 'Hits from which a ship is damaged so, or sunk. Carriers follow from 15.1; of battleships crippled and sunk are printed (12.51).',
    rows: ['CV', 'CVL', 'BB 20', 'BB 22'],
    columns: ['light', 'heavy', 'crippled', 'sunk'],
    cells: [
      [1, 4, 6, 8],
      [1, 3, 4, 5],
      [1, 10, 15, 20],
      [1, 12, 15, 22],
    ],
  },
  {
    id: 'deck limits',
    title: 'Carrier operations',
    rule: '6.22',
    cell: whole(0, 12),
    provenance: 'partly printed',
    note: 'Units. The rows of sound carriers are printed; what heavy damage leaves is ours (12.11).',
    rows: ['CV', 'CVL', 'CV heavy', 'CVL heavy'],
    columns: ['launch or land', 'flight deck', 'launch occupancy', 'lower', 'servicing', 'aboard'],
    cells: [
      [2, 3, 2, 2, 2, 8],
      [1, 1, 1, 1, 1, 3],
      [1, 2, 2, 2, 2, 8],
      [0, 0, 0, 0, 0, 3],
    ],
  },
  list(
    {
      id: 'deck repair',
      title: 'Repair of a flight deck',
      rule: '12.13',
      note: 'The results are printed; what heavy damage takes from the roll is ours (RULINGS.md, 36).',
    },
    'partly printed',
    [
      [1, 'out of action'],
      [7, 'repaired'],
    ],
    { heavy: modifier(-2, '12.13', 'heavily damaged') },
  ),
  list(
    { id: 'fire outbreak', title: 'Outbreak of fire', rule: '12.31' },
    'ours',
    [
      [1, 'no fire'],
      [10, 'fire'],
    ],
    {
      'several hits': modifier(1, '12.31', 'two or three hits'),
      'many hits': modifier(2, '12.31', 'four hits or more'),
      'ready aircraft': modifier(1, '12.31', 'ready units on deck, 1 for each'),
      servicing: modifier(1, '12.31', 'aircraft being serviced'),
    },
  ),
  list(
    {
      id: 'fire spread',
      title: 'Spread of fire',
      rule: '12.33',
      note: 'The results are printed, their rolls are ours.',
    },
    'partly printed',
    [
      [1, 'out'],
      [4, '-1'],
      [6, 'no change'],
      [7, 'damage'],
      [8, '+1'],
      [9, '+1, damage'],
      [10, 'double damage'],
    ],
    {
      'second level': modifier(1, '12.33', 'fire of level 2'),
      'third level': modifier(2, '12.33', 'fire of level 3'),
      'hard hit': modifier(1, '12.33', 'heavily damaged or crippled'),
    },
  ),
  {
    id: 'victory awards',
    title: 'Victory points for damage to Japanese carriers',
    rule: '15.1',
    cell: victoryPoints,
    provenance: 'printed',
    note: 'Light damage is one point a hit.',
    rows: ['sunk', 'crippled', 'heavy', 'light'],
    columns: ['CV', 'CVL'],
    cells: [
      [25, 15],
      [17, 10],
      [10, 6],
      [1, 1],
    ],
  },
  {
    id: 'victory deductions',
    title: 'Victory points for damage to American carriers',
    rule: '15.1',
    cell: victoryPoints,
    provenance: 'printed',
    rows: ['sunk', 'crippled', 'heavy', 'light'],
    columns: ['CV', 'CVL'],
    cells: [
      [35, 25],
      [15, 15],
      [10, 10],
      [5, 5],
    ],
  },
  {
    id: 'victory others',
    title: 'Other victory points',
    rule: '15.1',
    cell: whole(1, 100),
    provenance: 'printed',
    note: 'Units and points of aircraft are counted by so many to a point.',
    rows: [
      'air points to a victory point',
      'naval air points to a victory point, great battle',
      'units lost away from the fleet to a point',
      'units lost at the fleet to a point',
      'submarine lost',
      'carrier exited',
      'battleship exited',
      'other unit exited',
    ],
    columns: ['number'],
    cells: [[5], [1], [2], [4], [4], [20], [15], [8]],
  },
];

/** Submarines of both sides (14.0). */
export const submarineCharts: readonly Chart[] = [
  list(
    { id: 'submarine contact', title: 'Submarine contact', rule: '14.13' },
    'printed',
    [
      [1, 'fail'],
      [5, 'contact'],
    ],
    {
      'did not move': modifier(1, '14.131', 'the force did not move'),
      'moved in': modifier(1, '14.131', 'the force moved into the hex'),
      oblique: modifier(-2, '14.131', 'oblique approach'),
      stern: modifier(-3, '14.131', 'stern chase'),
      dark: modifier(-1, '14.131', 'dusk or night'),
      cripple: modifier(3, '14.131', 'a crippled ship'),
    },
  ),
  list(
    {
      id: 'submarine attack',
      title: 'American submarine attack',
      rule: '14.16',
      cell: few,
      note: 'Damage rolls. Printed by example: 10 gives two.',
    },
    'partly printed',
    [
      [1, 0],
      [7, 1],
      [10, 2],
    ],
    { cripple: modifier(2, '14.16', 'a crippled ship') },
  ),
  list(
    {
      id: 'submarine hits',
      title: 'Hits of a submarine attack',
      rule: '14.16',
      cell: hitsOr('again', 'destroyed'),
      note: 'Printed by example: 9 gives five; 10 is rolled again.',
    },
    'partly printed',
    [
      [1, 2],
      [4, 3],
      [7, 4],
      [9, 5],
      [10, 'again'],
    ],
  ),
  list(
    {
      id: 'submarine hits, again',
      title: 'Second roll for hits of a submarine attack',
      rule: '14.164',
      cell: hitsOr('destroyed'),
    },
    'partly printed',
    [
      [1, 6],
      [10, 'destroyed'],
    ],
  ),
  {
    id: 'anti-submarine',
    title: 'Attack on a submarine',
    rule: '14.17',
    provenance: 'partly printed',
    note: 'Printed by example: 8 pins for two turns, 10 is rolled again. Against a submarine that has attacked a lone cripple odd faces do nothing (14.172); after hits the roll is one higher than the face.',
    dice: { ...d10 },
    rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    columns: ['force', 'lone ship', 'lone ship, after hits'],
    cells: (
      [
        'no effect',
        'no effect',
        'no effect',
        'Pin 1',
        'Pin 1',
        'Pin 1',
        'Pin 2',
        'Pin 2',
        'Pin 2',
        'again',
        'again',
      ] as const
    ).map((result, i) => [result, i % 2 === 0 ? 'no effect' : result, i % 2 === 1 ? 'no effect' : result]),
    modifiers: { hits: modifier(1, '14.17', 'the submarine has scored hits') },
  },
  {
    id: 'anti-submarine, again',
    title: 'Second roll of an attack on a submarine',
    rule: '14.17',
    provenance: 'partly printed',
    dice: { ...d10 },
    rows: [...FACES],
    columns: ['force', 'lone ship'],
    cells: FACES.map((face) => {
      const result = face >= 9 ? 'destroyed' : 'Pin 2';
      return [result, face % 2 === 1 ? 'no effect' : result];
    }),
  },
  list(
    { id: 'japanese submarine', title: 'Japanese submarine attack', rule: '14.22' },
    'ours',
    [
      [1, 'no effect'],
      [10, 'again'],
    ],
    {
      cripple: modifier(1, '14.25', 'a crippled ship'),
      escort: modifier(-1, '14.25', 'surface units beside it, 1 for each'),
    },
  ),
  list(
    {
      id: 'japanese submarine, again',
      title: 'Second roll of a Japanese submarine attack',
      rule: '14.23',
      cell: torpedoHits,
      note: 'Hits, with or without a fire.',
    },
    'ours',
    [
      [1, '2'],
      [4, '3'],
      [7, '3, fire'],
      [9, '5, fire'],
      [10, 'sunk'],
    ],
  ),
];
