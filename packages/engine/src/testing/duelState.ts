import type { Chart } from '../charts/chart.ts';
import type { Context } from '../play/context.ts';
import type { Side } from '../play/state.ts';

// Duel: a game for the kernel's own tests. Small, and it uses every kind of step, answer, audience and chance.

export type By<T> = Record<string, T>;

export interface Duel {
  turn: number;
  turns: number;
  score: By<number>;
  /** Sealed together, public once both are in. */
  bids: By<number>;
  /** 2.5: rolled in secret; the other side may not know it. 0 before. */
  strength: By<number>;
  /** 2.1: chosen in secret. */
  camp: By<string>;
  scouts: By<number[]>;
  /** 2.3: the answer itself, kept. */
  places: By<Record<string, string>>;
  /** 3.3: what each side was told of the other's strength, 0 where nothing. */
  told: By<number>;
  planned: string[];
}

export type G = Context<Duel>;

export const SIDES: readonly Side[] = ['red', 'blue'];
export const CAMPS = ['ford', 'hill', 'wood'] as const;
export const PIECES = ['archers', 'horse', 'pikes'] as const;

export function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

function both<T>(make: () => T): By<T> {
  return { red: make(), blue: make() };
}

export function setup(scenario: string): Duel {
  return {
    turn: 0,
    turns: scenario === 'long' ? 6 : 2,
    score: both(() => 0),
    bids: both(() => 0),
    strength: both(() => 0),
    camp: both(() => ''),
    scouts: both(() => []),
    places: both(() => ({})),
    told: both(() => 0),
    planned: [],
  };
}

export const clash: Chart = {
  id: 'clash',
  title: 'Clash',
  rule: '1.4',
  provenance: 'ours',
  dice: { count: 1, sides: 6 },
  rows: [1, 3, 5],
  columns: ['even', 'ahead'],
  cells: [
    ['nothing', 'nothing'],
    ['nothing', 'loot'],
    ['loot', 'loot'],
  ],
  modifiers: { scouted: { n: 1, rule: '2.2', title: 'Scouted' } },
};

export const worth: Chart = {
  id: 'worth',
  title: 'Worth of a camp',
  rule: '3.1',
  provenance: 'ours',
  rows: ['ford', 'hill', 'wood'],
  columns: ['points'],
  cells: [[1], [3], [2]],
};
