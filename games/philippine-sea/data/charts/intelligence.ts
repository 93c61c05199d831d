import { type Chart, oneOf } from '@point-option/engine';
import { carriers, change, few, surfaceShips, whole } from './cells.ts';
import { d10, FACES, list, modifier } from './d10.ts';

const byFace = (columns: Readonly<Record<string, readonly string[]>>): Pick<Chart, 'rows' | 'columns' | 'cells'> => ({
  rows: [...FACES],
  columns: Object.keys(columns),
  cells: FACES.map((_, i) => Object.values(columns).map((column) => column[i] as string)),
});
/** Results and on how many faces each stands, in the order of the faces. */
const faces = (...runs: readonly (readonly [string, number])[]): string[] =>
  runs.flatMap(([result, n]) => Array<string>(n).fill(result));

/** Carriers as "CV/CVL". The rows of a section are named by the known air strengths that they are for (7.37). */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '1-2 Carriers': {
    '5 or less': faces(['0/1', 8], ['0/2', 2]),
    'Unknown or 6-7': faces(['0/1', 3], ['0/2', 6], ['1/0', 1]),
    '8-10': faces(['0/2', 5], ['1/1', 3], ['2/0', 2]),
    '11+': faces(['1/1', 2], ['2/0', 5], ['2/1', 3]),
  },
  '2-3 Carriers': {
    '7 or less': faces(['0/2', 5], ['0/3', 3], ['1/1', 2]),
    '8-11': faces(['0/2', 2], ['0/3', 3], ['1/1', 3], ['1/2', 1], ['2/0', 1]),
    'Unknown or 12-15': faces(['0/3', 2], ['1/1', 3], ['1/2', 2], ['2/0', 2], ['2/1', 1]),
    '16-19': faces(['1/2', 3], ['2/0', 3], ['2/1', 4]),
    '20+': faces(['2/0', 2], ['2/1', 5], ['2/2', 2], ['3/0', 1]),
  },
  '3-4 Carriers': {
    '9 or less': faces(['0/3', 5], ['1/2', 4], ['2/1', 1]),
    '10-14': faces(['0/3', 2], ['1/2', 4], ['2/1', 3], ['2/2', 1]),
    'Unknown or 15-19': faces(['1/2', 3], ['2/1', 3], ['2/2', 2], ['3/0', 1], ['3/1', 1]),
    '20-24': faces(['2/1', 4], ['2/2', 3], ['3/0', 2], ['3/1', 1]),
    '25+': faces(['2/2', 3], ['3/0', 3], ['3/1', 4]),
  },
  '4+ Carriers': {
    '14 or less': faces(['1/3', 3], ['2/2', 5], ['3/1', 2]),
    'Unknown or 15-24': faces(['2/2', 4], ['3/1', 3], ['2/3', 1], ['3/2', 1], ['4/0', 1]),
    '25-32': faces(['3/1', 4], ['3/2', 3], ['4/0', 2], ['4/1', 1]),
    '33+': faces(['3/2', 3], ['4/1', 4], ['4/2', 3]),
  },
};

/** Printed columns of the chart of level 3 to 4, faces 1 to 10. */
const PRINTED_FOUR: Readonly<Record<string, readonly string[]>> = {
  '0/1': faces(['0/1', 6], ['0/2', 2], ['1/1', 1], ['2/0', 1]),
  '0/2': faces(['0/1', 1], ['0/2', 5], ['1/1', 2], ['2/0', 1], ['1/2', 1]),
  '0/3': faces(['0/2', 1], ['0/3', 6], ['1/2', 2], ['2/1', 1]),
  '1/0': faces(['0/1', 4], ['1/0', 4], ['0/2', 1], ['1/1', 1]),
  '2/0': faces(['0/2', 2], ['2/0', 5], ['2/1', 3]),
  '1/1': faces(['0/2', 2], ['1/1', 4], ['2/0', 2], ['1/2', 1], ['2/1', 1]),
};
/** Chits that the printed part of the chart leaves out: ours, a step either way at the ends of the die. */
const OTHER_THREES = ['1/2', '1/3', '2/1', '2/2', '2/3', '3/0', '3/1', '3/2', '4/0', '4/1', '4/2'];
function ourFour(chit: string): string[] {
  const [cv, cvl] = chit.split('/').map(Number) as [number, number];
  const exact = `${cv}/${cvl}`;
  return [
    cvl > 0 ? `${cv}/${cvl - 1}` : `${cv - 1}/${cvl + 1}`,
    `${cv - 1}/${cvl + 1}`,
    ...Array<string>(5).fill(exact),
    `${cv}/${cvl + 1}`,
    cvl > 0 ? `${cv + 1}/${cvl - 1}` : `${cv}/${cvl + 1}`,
    `${cv + 1}/${cvl}`,
  ];
}
export const LEVEL_THREE_CHITS: readonly string[] = [...Object.keys(PRINTED_FOUR), ...OTHER_THREES];

const great = modifier(2, '7.37', 'the great battle');

/** Arrival, search, intelligence and commitment (7.0, 8.0, 13.0). */
export const intelligenceCharts: readonly Chart[] = [
  list(
    { id: 'arrival zone', title: 'Where a Japanese force arrives', rule: '7.12' },
    'ours',
    [
      [1, 'I'],
      [3, 'II'],
      [6, 'III'],
      [9, 'IV'],
    ],
    { west: modifier(1, '7.12', 'the fleet lies to the west') },
  ),
  list({ id: 'arrival near carriers', title: 'A force arrives near American carriers', rule: '7.15' }, 'printed', [
    [1, 'other zone'],
    [4, 'other hex'],
    [9, 'same hex'],
  ]),
  list(
    {
      id: 'air search',
      title: 'Air search',
      rule: '8.34',
      note: '?: approximate, L: located, S: spotted; +: and the next intelligence level (8.342).',
    },
    'ours',
    [
      [1, '-'],
      [5, '?'],
      [6, 'L'],
      [8, 'L+'],
      [9, 'S'],
      [10, 'S+'],
    ],
    {
      pair: modifier(1, '8.34', 'two units search'),
      narrow: modifier(1, '8.26', 'narrow search'),
      submarine: modifier(2, '8.34', 'a submarine shadows the force'),
      shadowing: modifier(1, '18.14', 'second search by a shadowing unit'),
      fighters: modifier(-2, '8.211', 'fighters search'),
      close: modifier(1, '8.34', 'range 0 to 2'),
      far: modifier(-1, '8.34', 'range 7 to 10'),
      'very far': modifier(-2, '8.34', 'range 11 and more'),
      evening: modifier(-1, '8.34', '1730'),
      dusk: modifier(-2, '8.34', '1850'),
      night: modifier(-3, '22.2', 'night'),
    },
  ),
  {
    id: 'level 1 to 2',
    title: 'Intelligence, from level 1 to level 2',
    rule: '7.36',
    provenance: 'partly printed',
    note: 'The column for carriers is printed but for its notes. "Doubtful": a small surface force, unless air points are known, then 1-2 carriers. "or Kido Butai": in the great battle, the first time.',
    dice: { ...d10 },
    ...byFace({
      Carrier: faces(
        ['Doubtful', 1],
        ['1-2 Carriers', 2],
        ['2-3 Carriers', 2],
        ['3-4 Carriers', 2],
        ['3-4 Carriers or Kido Butai', 2],
        ['4+ Carriers or Kido Butai', 1],
      ),
      Large: faces(
        ['Medium Surface', 2],
        ['Large Surface', 3],
        ['1-2 Carriers', 1],
        ['2-3 Carriers', 2],
        ['3-4 Carriers', 1],
        ['4+ Carriers or Kido Butai', 1],
      ),
      Medium: faces(
        ['Small Surface', 2],
        ['Medium Surface', 3],
        ['Large Surface', 1],
        ['1-2 Carriers', 2],
        ['2-3 Carriers', 1],
        ['3-4 Carriers', 1],
      ),
      Small: faces(['Small Surface', 5], ['Medium Surface', 2], ['1-2 Carriers', 2], ['2-3 Carriers', 1]),
      Surface: faces(['Small Surface', 3], ['Medium Surface', 3], ['Large Surface', 3], ['1-2 Carriers', 1]),
    }),
    modifiers: {
      stronger: modifier(1, '7.36', 'by known air strength'),
      weaker: modifier(-1, '7.36', 'by known air strength'),
    },
  },
  {
    id: 'known strength',
    title: 'Known air strength, for the chart of level 1 to level 2',
    rule: '7.36',
    cell: change,
    provenance: 'printed',
    rows: [0, 6, 8, 10, 13, 15, 17, 19, 21],
    columns: ['modifier'],
    cells: [[-3], [-2], [-1], [0], [1], [2], [3], [4], [5]],
  },
  ...Object.entries(SECTIONS).map(
    ([section, columns]): Chart => ({
      id: `level 2 to 3, ${section}`,
      title: `Intelligence, from level 2 to level 3, ${section.toLowerCase()}`,
      rule: '7.37',
      provenance: section === '1-2 Carriers' ? 'printed' : 'ours',
      note: 'By known air strength; fleet carriers/light carriers.',
      // There is a chit for each of these, and no other.
      cell: oneOf(LEVEL_THREE_CHITS),
      dice: { ...d10 },
      ...byFace(columns),
      modifiers: { 'great battle': great },
    }),
  ),
  {
    id: 'surface force',
    title: 'Ships of a surface force, or of a screen',
    rule: '7.39',
    cell: surfaceShips,
    provenance: 'printed',
    note: 'CA2+ and CA2-: the stronger and the weaker of two cruiser forces.',
    dice: { ...d10 },
    ...byFace({
      'Large Surface': faces(['CA2+', 3], ['BB+CA', 2], ['2BB+CA', 2], ['3BB+CA', 2], ['4BB+CA', 1]),
      'Medium Surface': faces(['DD', 2], ['CA2-', 2], ['CA', 2], ['CA2+', 2], ['BB+CA', 2]),
      'Small Surface': faces(['DD', 8], ['CA2-', 2]),
    }),
    modifiers: {
      'two carriers': modifier(-2, '7.44', 'screen of two carriers'),
      'three carriers': modifier(1, '7.44', 'screen of three carriers'),
    },
  },
  {
    id: 'screen',
    title: 'Screen of a carrier force',
    rule: '7.44',
    provenance: 'printed',
    rows: [1, 2, 3, 4],
    columns: ['like', 'modifier'],
    cells: [
      ['Small Surface', ''],
      ['Medium Surface', 'two carriers'],
      ['Medium Surface', 'three carriers'],
      ['Large Surface', ''],
    ],
  },
  {
    id: 'level 3 to 4',
    title: 'Intelligence, from level 3 to level 4',
    rule: '7.41',
    cell: carriers,
    provenance: 'partly printed',
    note: 'Fleet carriers/light carriers. The first six columns are printed.',
    dice: { ...d10 },
    ...byFace({ ...PRINTED_FOUR, ...Object.fromEntries(OTHER_THREES.map((chit) => [chit, ourFour(chit)])) }),
    modifiers: { 'great battle': modifier(1, '7.41', 'the great battle') },
  },
  {
    id: 'carrier chits',
    title: 'Commitment and air values of intelligence chits',
    rule: '13.13',
    cell: whole(0, 99),
    provenance: 'partly printed',
    note: 'The commitment value 4 of two fleet carriers is printed. Air values: nine for each fleet carrier, four and a half for each light one.',
    rows: ['1-2 Carriers', '2-3 Carriers', '3-4 Carriers', '4+ Carriers', 'Kido Butai', ...LEVEL_THREE_CHITS],
    columns: ['commitment', 'air value'],
    cells: [
      [2, 0],
      [4, 0],
      [6, 0],
      [8, 0],
      [12, 0],
      ...LEVEL_THREE_CHITS.map((chit) => {
        const [cv, cvl] = chit.split('/').map(Number) as [number, number];
        return [2 * cv + cvl, Math.ceil(9 * cv + 4.5 * cvl)];
      }),
    ],
  },
  {
    id: 'commitment, level 1',
    title: 'Commitment value of a level 1 carrier force, by known air strength',
    rule: '13.13',
    cell: few,
    provenance: 'partly printed',
    note: 'Printed: 7 is read under 6 and gives 2; 4 where nothing is known.',
    rows: [1, 6, 8, 11, 14, 17, 20, 23],
    columns: ['commitment'],
    cells: [[1], [2], [3], [4], [5], [6], [7], [8]],
  },
  {
    id: 'commitment columns',
    title: 'Columns of the commitment test, by commitment index',
    rule: '13.22',
    provenance: 'ours',
    note: 'It is read from the threshold of the scenario on, which is where tests begin.',
    rows: ['historical', 'additional', 'great battle'],
    columns: [0, 9, 10, 11, 13, 14, 16, 19, 22, 24],
    cells: [
      ['A', 'B', 'C', 'D', 'D', 'D', 'D', 'D', 'D', 'D'],
      ['A', 'A', 'A', 'B', 'C', 'D', 'D', 'D', 'D', 'D'],
      ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'B', 'C', 'D'],
    ],
  },
  {
    id: 'commitment test',
    title: 'Commitment test: whether a new carrier force is one',
    rule: '13.22',
    provenance: 'ours',
    dice: { ...d10 },
    rows: [1, 4, 6, 8, 10],
    columns: ['A', 'B', 'C', 'D'],
    cells: [
      ['false contact', 'false contact', 'false contact', 'false contact'],
      ['carriers', 'false contact', 'false contact', 'false contact'],
      ['carriers', 'carriers', 'false contact', 'false contact'],
      ['carriers', 'carriers', 'carriers', 'false contact'],
      ['carriers', 'carriers', 'carriers', 'carriers'],
    ],
  },
];
