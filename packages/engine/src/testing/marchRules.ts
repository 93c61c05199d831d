import type { Context } from '../play/context.ts';
import { allot, path } from '../play/decision.ts';
import { call, decide, deed, end, goto, procedure } from '../play/procedure.ts';
import { hexGrid } from '../hexes/hexes.ts';

// March: a game for tests of routes and allotments. Red leads a column past a mine that blue has laid in secret, and
// gives out supplies on the way.

export interface March {
  turn: number;
  /** The hex of the column, by its label. */
  at: string;
  /** Where the mine lies; '' before it is laid. Red may not know it until it goes off. */
  mine: string;
  sprung: boolean;
  /** Hexes where the column has been, and no mine was. */
  safe: string[];
  steps: number;
  supplies: number;
  given: Record<string, number>;
}

export const GRID = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 4],
  cols: [1, 5],
} as const;
const grid = hexGrid(GRID);

export const START = '0101';
const FORT = '0303';
const ROUGH: readonly string[] = ['0202', '0302', '0204'];
const LAKE: readonly string[] = ['0203'];
/** Where a mine may lie. */
const MINABLE: readonly string[] = ['0103', '0202', '0302', '0304', '0402'];
/** Where it may still lie, as far as red knows. */
export function suspects({ sprung, safe }: Pick<March, 'sprung' | 'safe'>): string[] {
  return sprung ? [] : MINABLE.filter((hex) => !safe.includes(hex));
}

const BUDGET = 4;
export const TURNS = 3;

export type Ground = 'clear' | 'rough' | 'sea' | 'town';
export function groundOf(hex: string): Ground {
  if (hex === FORT) return 'town';
  if (LAKE.includes(hex)) return 'sea';
  return ROUGH.includes(hex) ? 'rough' : 'clear';
}

const costOf = (hex: string): number => (groundOf(hex) === 'rough' ? 2 : 1);

/** 2.1: on foot, around the lake, never back into a hex of the route, as far as the feet carry. */
function stepsFrom(g: Context<March>, route: readonly string[]) {
  const from = route.at(-1) ?? g.state.at;
  const left = BUDGET - route.reduce((sum, hex) => sum + costOf(hex), 0);
  return grid
    .neighbours(grid.mustHex(from))
    .map((hex) => grid.label(hex))
    .filter((to) => to !== g.state.at && !route.includes(to) && groundOf(to) !== 'sea' && costOf(to) <= left)
    .map((to) => ({
      to,
      cost: costOf(to),
      ...(groundOf(to) === 'rough' && { caution: { key: 'caution rough', values: { hex: to } } }),
      ...(groundOf(to) === 'town' && { stops: { key: 'stops town' } }),
    }));
}

const march = procedure<March>('march', '2', [
  decide(
    'go',
    '2.1',
    'red',
    path({
      route: (g) => ({ from: g.state.at, min: g.state.turn === 1 ? 1 : 0, max: 3, budget: BUDGET }),
      next: (g, _f, route) => stepsFrom(g, route),
      check: (_g, _f, route) =>
        route.at(-1) === '0102' ? { reason: { key: 'why not the ford' }, rule: '2.2' } : undefined,
      describe: (_g, _f, hex) => ({ label: { key: 'to hex', values: { hex } }, touches: [{ hex: String(hex) }] }),
      whyNot: (_g, _f, wanted) =>
        'hex' in wanted && groundOf(wanted.hex) === 'sea' ? { reason: { key: 'why lake' }, rule: '2.1' } : undefined,
      odds: (g, _f, hex) => ({
        of: Math.max(1, suspects(g.state).length),
        source: 'exact',
        outcomes: [{ result: { key: 'odds mine' }, ways: suspects(g.state).includes(String(hex)) ? 1 : 0 }],
      }),
      apply: (g, _f, route) => {
        g.state.at = route.at(-1) ?? g.state.at;
        g.emit('marches', { hex: g.state.at }, { rule: '2.1', touches: [{ piece: 'column' }, { hex: g.state.at }] });
        const suspected = suspects(g.state).filter((hex) => route.includes(hex));
        if (suspected.length === 0) return;
        g.stands();
        g.state.safe.push(...suspected.filter((hex) => hex !== g.state.mine));
        if (!route.includes(g.state.mine)) return;
        g.state.sprung = true;
        g.state.steps--;
        g.emit('mine', { hex: g.state.mine }, { rule: '2.3', touches: [{ hex: g.state.mine }], reveals: true });
      },
    }),
  ),
]);

const supply = procedure<March>('supply', '3', [
  decide(
    'give',
    '3.1',
    'red',
    allot({
      allotment: (g) => ({
        items: [
          { id: 'guns', max: 4, by: 2 },
          { id: 'foot', min: 1, max: 3 },
          { id: 'wagons', max: 2 },
        ],
        min: 2,
        max: Math.min(4, g.state.supplies),
      }),
      check: (_g, _f, { guns = 0, wagons = 0 }) =>
        guns > 0 && wagons > 0 ? { reason: { key: 'why not both' }, rule: '3.2' } : undefined,
      describe: (_g, _f, id) => ({ label: { key: `item.${id}` }, touches: [{ box: String(id) }] }),
      whyNot: (_g, _f, wanted) => ('track' in wanted ? { reason: { key: 'why stores' }, rule: '3.1' } : undefined),
      apply: (g, _f, amounts) => {
        for (const [id, n] of Object.entries(amounts)) {
          g.state.given[id] = (g.state.given[id] ?? 0) + n;
          g.state.supplies -= n;
        }
        g.emit('gives', { n: g.state.supplies }, { rule: '3.1', touches: [{ track: 'supplies' }] });
      },
    }),
  ),
]);

const day = procedure<March>('day', '1', [
  deed('mine', '1.1', (g) => {
    g.state.mine = g.pick(MINABLE, 'purpose.mine', '1.1', { to: 'blue' });
  }),
  deed('dawn', '1.2', (g) => {
    g.state.turn++;
    g.emit('dawn', { turn: g.state.turn }, { heading: 'turn', rule: '1.2' });
  }),
  call(
    'march',
    '1.3',
    () => march,
    () => ({}),
  ),
  call(
    'supply',
    '1.4',
    () => supply,
    () => ({}),
  ),
  deed('night', '1.5', (g) => {
    if (g.state.turn < TURNS) return goto('dawn');
    g.finish({ winner: null, result: 'over', scores: { steps: g.state.steps, supplies: g.state.supplies } });
    return end;
  }),
]);

export const procedures = [day, march, supply];
