import { hexGrid, type MapView, type Message, message, type PieceView } from '@point-option/engine';
import type { ChartFile } from '../chart/chartFile.ts';
import type { Lit } from '../chart/lit.ts';

/** Sample pieces say what they are given to say. */
export const words = ({ key, values }: Message): string => (typeof values?.text === 'string' ? values.text : key);
const text = (said: string): Message => message('text', { text: said });

let count = 0;
export function piece(kind: string, side: string | null, said: string, more: Partial<PieceView> = {}): PieceView {
  return { id: `${kind} ${count++}`, kind, side, label: text(said), ...more };
}

const us = (kind: string, said: string, more?: Partial<PieceView>): PieceView => piece(kind, 'us', said, more);
const jp = (kind: string, said: string, more?: Partial<PieceView>): PieceView => piece(kind, 'japan', said, more);

const intercept = us('intercept', 'Intercept 2: 2 fighters', { fuel: 6 });

/** The position of the design's own picture: a raid closes on Task Force 58. */
export const battle = {
  stacks: [
    { hex: '0817', pieces: [jp('contact', 'Force K, nothing known', { level: 0 })] },
    { hex: '1121', pieces: [jp('contact', 'Force D, nothing known', { level: 0 })] },
    { hex: '1322', pieces: [jp('contact', 'Force N, nothing known', { level: 0 })] },
    { hex: '0925', pieces: [jp('contact', 'Force A, nothing known', { level: 0 })] },
    { hex: '1426', pieces: [jp('contact', 'Force P, nothing known', { level: 0 })] },
    { hex: '0819', pieces: [jp('carrier', 'Force B, medium', { level: 1, state: ['fogged'] })] },
    { hex: '1318', pieces: [jp('carrier', 'Force F, carriers', { level: 1, detection: 'located' })] },
    { hex: '1416', pieces: [jp('surface', 'Force H, a large surface force', { level: 2, detection: 'approximate' })] },
    {
      hex: '1017',
      pieces: [
        jp('carrier', 'Force C, 1 fleet carrier and 2 light carriers, by report', { level: 3, detection: 'spotted' }),
      ],
    },
    {
      hex: '1520',
      pieces: [
        jp('carrier', 'Force E, 3 ships', { level: 4, detection: 'spotted', state: ['surprised'] }),
        us('submarine', 'Cavalla, shadowing Force E'),
      ],
    },
    { hex: '1219', pieces: [us('submarine', 'Albacore')] },
    { hex: '0915', pieces: [us('submarine', 'Finback')] },
    { hex: '1616', pieces: [us('submarine', 'Stingray', { state: ['pinned 1'] })] },
    { hex: '1010', pieces: [us('carriers', 'TG 58.4')] },
    { hex: '1012', pieces: [us('surface', 'TG 58.7', {})] },
    {
      hex: '1110',
      pieces: [
        us('carriers', 'TG 58.3'),
        us('carriers', 'TG 58.1'),
        us('carriers', 'TG 58.2'),
        us('patrol', 'Patrol 4: 2 fighters'),
      ],
    },
    { hex: '1116', pieces: [us('search', 'Search 6 (1 unit)')] },
    { hex: '1612', pieces: [us('search', 'Search 8 (1 unit)', { state: ['homeward'] })] },
    { hex: '1014', pieces: [us('strike', 'Strike 3: 2 fighters, 4 attack', { fuel: 10 })] },
    { hex: '1214', pieces: [jp('raid', 'raid 2 of Force F, 5 points')] },
    {
      hex: '1112',
      pieces: [
        us('intercept', 'Intercept 1: 3 fighters', { fuel: 9, state: ['moved'] }),
        jp('raid', 'raid 1 of Force F, 8 points'),
      ],
    },
    { hex: '1212', pieces: [intercept] },
  ],
  lit: [
    ...['1112', '1111', '1211', '1213', '1311', '1312'].map(
      (id, i): Lit => ({ id, cost: 1, ...(i < 2 && { key: String(i + 1) }) }),
    ),
    ...['1012', '1011', '1013', '1113', '1114', '1214', '1210', '1313', '1310', '1411', '1412', '1413'].map(
      (id): Lit => ({ id, cost: 2, rolls: true, ...(id === '1214' && { key: '3' }) }),
    ),
  ],
  selected: intercept.id,
  previews: [{ from: intercept.id, to: '1112' }],
  trails: [
    { from: '1318', to: '1214', side: 'japan' },
    { from: '1115', to: '1116', side: 'us' },
    { from: '1722', to: '1520', side: 'japan' },
  ],
};

export function battleMap(chart: ChartFile): MapView {
  const grid = hexGrid(chart.hexes.layout);
  const line = (a: string, b: string): string[] =>
    grid.line(grid.mustHex(a), grid.mustHex(b)).map((hex) => grid.label(hex));
  return {
    grid: chart.hexes.layout,
    places: [
      { hex: '1006', name: text('Saipan') },
      { hex: '1407', name: text('Guam') },
    ],
    stacks: battle.stacks,
    overlays: [
      { kind: 'zone', hexes: ['0905', '0906', '1005', '1006', '1105', '1106'], label: text('Invasion Zone') },
      {
        kind: 'range',
        hexes: grid.within(grid.mustHex('1110'), 5).map((hex) => grid.label(hex)),
        label: text('search to 5 hexes'),
        side: 'us',
      },
      { kind: 'sector', hexes: grid.within(grid.mustHex('1116'), 2).map((hex) => grid.label(hex)), side: 'us' },
      { kind: 'track', hexes: line('1318', '1214'), label: text('raid 2') },
      { kind: 'track', hexes: line('1112', '1110'), label: text('phase 3') },
      { kind: 'track', hexes: line('1014', '1017'), side: 'us' },
      { kind: 'mark', hexes: ['1407'], label: text('held by Japan'), side: 'japan' },
    ],
  };
}

/** Pieces strewn over any chart, always the same. */
export function strewn(chart: ChartFile, stacks: number): MapView {
  const grid = hexGrid(chart.hexes.layout);
  const kinds = ['group', 'carriers', 'surface', 'submarine', 'raid', 'strike', 'dummy', 'CV', 'BB'];
  return {
    grid: chart.hexes.layout,
    places: [],
    overlays: [],
    stacks: Array.from({ length: stacks }, (_, i) => {
      const hex = grid.label((i * 7919 + 31) % grid.count);
      const side = i % 2 === 0 ? 'us' : 'japan';
      return {
        hex,
        pieces: Array.from({ length: 1 + (i % 3) }, (__, n) => ({
          id: `strewn ${i} ${n}`,
          kind: kinds[(i + n) % kinds.length] ?? 'group',
          side,
          label: text(`${side === 'us' ? 'A' : 'J'}${i + n}: 3 ships`),
          ...(i % 4 === 0 && { heading: i % 6 }),
        })),
      };
    }),
  };
}
