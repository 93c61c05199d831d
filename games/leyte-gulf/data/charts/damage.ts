import { chartList, chartModifier, DAMAGE_TABLE } from '@point-option/chit-pull';
import type { Chart, Json } from '@point-option/engine';
import { CRITICAL_ROLL } from '../figures.ts';

/** What a critical hit does besides the hit: more hits, speed lost for good, guns halved or the deck closed, and the ship stopped. */
export interface CriticalEffect {
  readonly hits: number;
  readonly slow: number;
  /** Guns at half, or a carrier that launches nothing, until a night turn has ended. */
  readonly impaired: boolean;
  /** Dead in the water for the next round of a battle, or until its side has activated it. */
  readonly stopped: boolean;
}

const nothing: CriticalEffect = { hits: 0, slow: 0, impaired: false, stopped: false };
export const CRITICAL = {
  none: nothing,
  slow: { ...nothing, slow: 1 },
  impaired: { ...nothing, impaired: true },
  '1 hit': { ...nothing, hits: 1 },
  '1 hit, stopped': { ...nothing, hits: 1, stopped: true },
  '2 hits': { ...nothing, hits: 2 },
  '3 hits': { ...nothing, hits: 3 },
} as const satisfies Readonly<Record<string, CriticalEffect>>;

/** 9.2: hits on these rows may be critical, and are marked with a star. */
const starred = (row: Json, cells: readonly Json[]): Json[] =>
  cells.map((cell) => (typeof cell === 'number' && Number(row) >= CRITICAL_ROLL && cell > 0 ? `${cell}*` : cell));

const { rows, cells, cell: _plain, ...table } = DAMAGE_TABLE;
const STARRED = rows.map((row, place) => starred(row, cells[place] ?? []));

/** A result of the damage table: its hits, and whether they are critical. */
export interface Scored {
  readonly hits: number;
  readonly critical: boolean;
}
const SCORED: ReadonlyMap<Json, Scored> = new Map(
  STARRED.flat().map((cell) => {
    const critical = typeof cell === 'string';
    return [cell, { hits: critical ? Number.parseInt(cell, 10) : Number(cell), critical }];
  }),
);

/** What a cell of the damage table means. */
export function scoredIn(cell: Json): Scored {
  const scored = SCORED.get(cell);
  if (scored === undefined) throw new Error(`${JSON.stringify(cell)} is no result of the damage table.`);
  return scored;
}

export const damageCharts: readonly Chart[] = [
  {
    id: 'damage',
    title: 'Damage',
    rule: '8.1',
    provenance: 'partly printed',
    note: 'Examples fix twelve cells: column 3 at 5; 4 at 1; 5 at 8; 6 at 1, 2, 3, 5, 7, 8 and 9; 11 at 6 (8.2.3, 8.3, 10.7). They also give the modifiers but for smoke, and the range bands at 3 and 11. Of column 6 an 8 is no critical hit and a 9 is one. The rest is ours.',
    ...table,
    rows,
    cells: STARRED,
    modifiers: {
      us: chartModifier(1, '8.3.3', 'US guns and torpedoes'),
      destroyer: chartModifier(-3, '8.3.3', 'the target is a destroyer unit'),
      moved: chartModifier(-1, '8.3.3', 'the firing ship moved'),
      smoke: chartModifier(-1, '8.3.5', 'smoke'),
      range: chartModifier(-1, '8.3.3', 'range'),
      'torpedo range': chartModifier(-1, '8.3.6', 'torpedo range'),
      flak: chartModifier(-1, '8.1', 'flak'),
      patrol: chartModifier(-1, '8.2.2', 'shaken by the patrol'),
    },
  },
  chartList(
    {
      id: 'critical',
      title: 'Critical hit',
      rule: '9.2',
      note: 'An example fixes that a battleship takes 1 off, and that a 5 does nothing (8.3). The rest is ours.',
    },
    'partly printed',
    [
      [5, 'none'],
      [6, 'slow'],
      [7, 'impaired'],
      [8, '1 hit'],
      [9, '1 hit, stopped'],
      [10, '2 hits'],
      [11, '3 hits'],
    ],
    {
      battleship: chartModifier(-1, '9.2', 'the target is a battleship'),
      carrier: chartModifier(1, '9.2', 'the target is a carrier'),
    },
  ),
  chartList(
    { id: 'PT boats', title: 'PT boats attack', rule: '11.2.1' },
    'printed',
    [
      [7, 'none'],
      [8, 'slow'],
      [10, 'slow, 1 hit'],
    ],
    { night: chartModifier(2, '11.2.1', 'at night') },
  ),
];
