import {
  type Face,
  hexGrid,
  type MapView,
  type Message,
  message,
  type Nations,
  nationsOf,
  type PieceView,
  type Ref,
} from '@point-option/engine';
import type { ChartFile } from '../chart/chartFile.ts';
import type { RouteDrawn, Way } from '../chart/chartProps.ts';
import type { Lit } from '../chart/lit.ts';

/** Sample pieces say what they are given to say. */
export const words = ({ key, values }: Message): string =>
  typeof values?.['text'] === 'string' ? values['text'] : key;
export const text = (said: string): Message => message('text', { text: said });

/** Two sides, one of which commands two nations, and every other livery there is. */
export const nations: Nations = nationsOf(['blue', 'red', 'green', 'sand', 'plum', 'stone']);

let count = 0;
export function piece(side: string | null, face: Face, more: Partial<PieceView> = {}): PieceView {
  return { id: `${face.plate} ${count++}`, side, label: text(face.name), face, ...more };
}

const fuel = (value: number, critical?: string): NonNullable<Face['endurance']> => ({
  label: text('Fuel'),
  value,
  max: 12,
  ...(critical !== undefined && { critical }),
});
const known = (name: string, level: number, more: Partial<Face> = {}): PieceView =>
  piece('red', { plate: 'force', name, known: { level, of: 4 }, ...more });
const group = (name: string): PieceView => piece('blue', { plate: 'ship', symbol: 'fleet carrier', name });
const submarine = (name: string, more: Partial<Face> = {}): PieceView =>
  piece('blue', { plate: 'submarine', symbol: 'submarine', name, ...more });
const flight = (name: string, symbol: NonNullable<Face['symbol']>, strength: number[], more: Partial<Face> = {}) =>
  piece('blue', { plate: 'flight', symbol, name, strength, ...more });
const raid = (name: string, points: number, more: Partial<Face> = {}): PieceView =>
  piece('red', { plate: 'flight', symbol: 'torpedo bomber', name, strength: [points], ...more });
const search = (name: string, more: Partial<Face> = {}): PieceView =>
  piece('blue', { plate: 'search', name, strength: [1], ...more });

const intercept = flight('2', 'fighter', [2], { endurance: fuel(6) });
const at = (hex: string): Ref => ({ hex });

/** The position of the design's own picture: a raid closes on a task force. */
export const battle: {
  readonly stacks: MapView['stacks'];
  readonly lit: readonly Lit[];
  readonly selected: Ref;
  readonly previews: readonly Way[];
  readonly trails: readonly Way[];
} = {
  stacks: [
    ...['0817 K', '1121 D', '1322 N', '0925 A', '1426 P'].map((each) => {
      const [hex = '', name = ''] = each.split(' ');
      return { hex, pieces: [known(name, 0)] };
    }),
    { hex: '0819', pieces: [known('B', 1, { symbol: 'fleet carrier', states: [{ is: 'outdated' }] })] },
    { hex: '1318', pieces: [known('F', 1, { symbol: 'fleet carrier', fix: 'located' })] },
    { hex: '1416', pieces: [known('H', 2, { symbol: 'battleship', fix: 'rough', foot: text('large') })] },
    {
      hex: '1017',
      pieces: [
        known('C', 3, { symbol: 'fleet carrier', fix: 'spotted', strength: [1, 2], states: [{ is: 'reported' }] }),
      ],
    },
    {
      hex: '1520',
      pieces: [
        known('E', 4, { symbol: 'fleet carrier', fix: 'spotted', strength: [3], states: [{ is: 'surprised' }] }),
        submarine('Pike', { states: [{ is: 'shadowing' }] }),
      ],
    },
    { hex: '1219', pieces: [submarine('Tench')] },
    { hex: '0915', pieces: [submarine('Roach')] },
    { hex: '1616', pieces: [submarine('Bream', { states: [{ is: 'pinned', n: 1 }] })] },
    { hex: '1010', pieces: [group('1.4')] },
    { hex: '1012', pieces: [piece('blue', { plate: 'ship', symbol: 'battleship', name: '1.7' })] },
    { hex: '1110', pieces: [group('1.3'), group('1.1'), group('1.2'), flight('4', 'fighter', [2])] },
    { hex: '1116', pieces: [search('6')] },
    { hex: '1612', pieces: [search('8', { states: [{ is: 'homeward' }] })] },
    { hex: '1014', pieces: [flight('3', 'dive bomber', [2, 4], { endurance: fuel(10) })] },
    { hex: '1214', pieces: [raid('F-2', 5)] },
    {
      hex: '1112',
      pieces: [flight('1', 'fighter', [3], { endurance: fuel(9), states: [{ is: 'moved' }] }), raid('F-1', 8)],
    },
    { hex: '1212', pieces: [intercept] },
  ],
  lit: [
    ...['1112', '1111', '1211', '1213', '1311', '1312'].map(
      (hex, i): Lit => ({ ref: at(hex), cost: 1, ...(i < 2 && { key: String(i + 1) }) }),
    ),
    ...['1012', '1011', '1013', '1113', '1114', '1214', '1210', '1313', '1310', '1411', '1412', '1413'].map(
      (hex): Lit => ({ ref: at(hex), cost: 2, rolls: true, ...(hex === '1214' && { key: '3' }) }),
    ),
  ],
  selected: { piece: intercept.id },
  previews: [{ from: { piece: intercept.id }, to: at('1112') }],
  trails: [
    { from: at('1318'), to: at('1214'), nation: 'red' },
    { from: at('1115'), to: at('1116'), nation: 'blue' },
    { from: at('1722'), to: at('1520'), nation: 'red' },
  ],
};

export function battleMap(chart: ChartFile): MapView {
  const grid = hexGrid(chart.hexes.layout);
  const line = (a: string, b: string): string[] =>
    grid.line(grid.mustHex(a), grid.mustHex(b)).map((hex) => grid.label(hex));
  const around = (hex: string, radius: number): string[] =>
    grid.within(grid.mustHex(hex), radius).map((each) => grid.label(each));
  return {
    grid: chart.hexes.layout,
    places: [
      { hex: '1006', name: text('North Island') },
      { hex: '1407', name: text('South Island') },
    ],
    stacks: battle.stacks,
    overlays: [
      { kind: 'zone', hexes: ['0905', '0906', '1005', '1006', '1105', '1106'], label: text('Invasion Zone') },
      { kind: 'range', hexes: around('1110', 5), label: text('search to 5 hexes'), side: 'blue' },
      { kind: 'sector', hexes: around('1116', 2), side: 'blue' },
      { kind: 'track', hexes: line('1318', '1214'), label: text('raid 2'), side: 'red' },
      { kind: 'track', hexes: line('1112', '1110'), label: text('phase 3'), side: 'red' },
      { kind: 'track', hexes: line('1014', '1017'), side: 'blue' },
      { kind: 'mark', hexes: ['1407'], label: text('held by red'), side: 'red' },
    ],
  };
}

const STREWN: readonly Face[] = [
  { plate: 'ship', symbol: 'fleet carrier', name: '1.3', pips: [1, 1] },
  { plate: 'ship', symbol: 'battleship', name: 'Steadfast', badge: 'BB' },
  { plate: 'ground', symbol: 'infantry', name: '27', strength: [4, 4, 3], steps: { left: 2, of: 3 } },
  { plate: 'submarine', symbol: 'submarine', name: 'Pike' },
  { plate: 'flight', symbol: 'torpedo bomber', name: 'F-1', strength: [8] },
  { plate: 'ground', symbol: 'armor', name: '762', strength: [3, 5], steps: { left: 1, of: 2 } },
  { plate: 'dummy', name: 'A7' },
  { plate: 'ship', symbol: 'cruiser', name: 'Prompt', badge: 'CL' },
];
const SIDES = Object.keys(nations);

/** Pieces scatter over any chart, always the same. */
export function scatter(chart: ChartFile, stacks: number): MapView {
  const grid = hexGrid(chart.hexes.layout);
  return {
    grid: chart.hexes.layout,
    places: [],
    overlays: [],
    stacks: Array.from({ length: stacks }, (_, i) => ({
      hex: grid.label((i * 7919 + 31) % grid.count),
      pieces: Array.from({ length: 1 + (i % 3) }, (__, n) => ({
        id: `scatter ${i} ${n}`,
        side: SIDES[i % 3] ?? 'blue',
        label: text(`${i + n}`),
        face: STREWN[(i + n) % STREWN.length] as Face,
        ...(i % 4 === 0 && { heading: (i % 6) * 60 }),
      })),
    })),
  };
}

/** An island drawn from terrain alone, without any geography: grounds, hexsides, control, ghosts and a route. */
export function island(): { map: MapView; lit: readonly Lit[]; route: RouteDrawn } {
  const layout = {
    orientation: 'pointy',
    order: 'CCRR',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 14],
    cols: [1, 22],
  } as const;
  const grid = hexGrid(layout);
  const middle = grid.mustHex('1107');
  const grounds = ['sea', 'shallows', 'clear', 'jungle', 'rough', 'mountain', 'town', 'atoll', 'off'] as const;
  const groundAt = (hex: number): number => {
    const far = grid.distance(hex, middle);
    if (hex === grid.mustHex('0403')) return 7;
    if (grid.label(hex).startsWith('22')) return 8;
    if (far > 5) return 0;
    if (far === 5) return 1;
    return [5, 4, 3, hex % 5 === 0 ? 6 : 2, hex % 3 === 0 ? 3 : 2][far] ?? 2;
  };
  const ring = (radius: number): string[] => grid.ring(middle, radius).map((hex) => grid.label(hex));
  const land = grid.within(middle, 4).map((hex) => grid.label(hex));
  const side = (hex: string, direction: number, kind: NonNullable<MapView['hexsides']>[number]['kind']) => ({
    hex,
    direction,
    kind,
  });
  const marines = piece('blue', {
    plate: 'ground',
    symbol: 'marines',
    name: '4 Mar',
    strength: [6, 6, 4],
    steps: { left: 3, of: 4 },
  });
  return {
    map: {
      grid: layout,
      places: [{ hex: '1107', name: text('The Peak') }],
      terrain: {
        kinds: grounds.map((ground) => ({ label: text(ground), ground })),
        at: Array.from({ length: grid.count }, (_, hex) => groundAt(hex)),
      },
      hexsides: [
        ...ring(4).flatMap((hex, i) => [side(hex, i % 6, i % 4 === 0 ? 'reef' : 'coast')]),
        ...['1005', '1006', '1007', '1008'].flatMap((hex) => [side(hex, 0, 'river'), side(hex, 1, 'river')]),
        side('1206', 3, 'road'),
        side('1206', 0, 'road'),
        side('1306', 0, 'road'),
        side('1208', 1, 'barrier'),
        side('1208', 2, 'border'),
        side('1209', 0, 'strait'),
        side('1508', 0, 'strait'),
      ],
      control: [
        { nation: 'blue', hexes: land.filter((hex) => hex < '1000') },
        { nation: 'red', hexes: land.filter((hex) => hex >= '1000' && hex < '1300') },
        { nation: 'green', hexes: land.filter((hex) => hex >= '1300') },
      ],
      stacks: [
        { hex: '0807', pieces: [marines] },
        {
          hex: '1006',
          pieces: [
            piece('red', {
              plate: 'ground',
              symbol: 'infantry',
              name: '43',
              strength: [4, 4, 3],
              steps: { left: 2, of: 2 },
            }),
          ],
        },
        {
          hex: '1309',
          pieces: [piece('green', { plate: 'ground', symbol: 'artillery', name: '10 FA', strength: [5, 2] })],
        },
      ],
      overlays: [{ kind: 'zone', hexes: ['0807', '0808', '0809', '0908'], label: text('Beachhead'), side: 'blue' }],
      ghosts: [{ piece: marines.id, hex: '0909', path: ['0807', '0808', '0909'], label: text('ordered') }],
    },
    lit: [
      { ref: at('1007'), cost: 2, caution: text('Mined') },
      { ref: at('1006'), cost: 3, stops: text('Enemy zone') },
      { ref: at('0908'), cost: 1 },
    ],
    route: {
      from: { piece: marines.id },
      steps: [
        { ref: at('0806'), cost: 1 },
        { ref: at('0906'), cost: 2, caution: text('Mined') },
        { ref: at('0907'), cost: 2 },
      ],
    },
  };
}
