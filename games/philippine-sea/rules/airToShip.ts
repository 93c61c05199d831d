import type { Odds } from '@point-option/engine';
import type { AttackRolls } from '../data/charts/strikes.ts';
import type { Battle, G, Raid } from '../data/state.ts';

/** 5.75: what a Japanese point is worth against ships; printed, of the navy, of its veterans and of the land bases. */
export const NAVAL_ATTACK = 4;
export const VETERAN_ATTACK = 5;
export const LAND_ATTACK = 3;
export const pointAttack = ({ rules }: Battle, { land }: Pick<Raid, 'land'>): number =>
  land ? LAND_ATTACK : rules.greatBattle ? VETERAN_ATTACK : NAVAL_ATTACK;

/** 5.61(1a): undisturbed by fighters an attack counts twice (RULINGS.md, 18). */
const UNDISTURBED = 2;
export const attackTotal = (strength: number, fought: boolean): number => (fought ? strength : strength * UNDISTURBED);

type Looking = Pick<G, 'look'>;
/** 5.61(3): the damage rolls of so much attack strength: the modifier of each. */
export const damageRolls = (g: Looking, total: number): number[] => spelledOut(column(g, total));
const column = (g: Looking, total: number): AttackRolls => g.look<[number, number][]>('attack rolls', 'rolls', total);

/** 5.61(2): those of the column to the left; left of the first there are none. */
export function fewerRolls(g: Looking, total: number): number[] {
  const here = column(g, total);
  let left = total;
  // A column is one and the same list wherever it is read.
  while (left > 0 && column(g, left) === here) left--;
  return left === 0 && column(g, 0) === here ? [] : spelledOut(column(g, left));
}

function spelledOut(rolls: AttackRolls): number[] {
  const each: number[] = [];
  for (const [n, at] of rolls) for (let i = 0; i < n; i++) each.push(at);
  return each;
}

export type Surprise = 'none' | 'partial' | 'complete';
export interface Aim {
  /** By the chart of damage rolls. */
  readonly at: number;
  readonly battleship: boolean;
  readonly surprise?: Surprise;
}
const modifiersOf = ({ at, battleship, surprise }: Aim) =>
  [
    at > 0 && (['better', at] as const),
    at < 0 && (['worse', -at] as const),
    surprise === 'partial' && 'surprised',
    surprise === 'complete' && 'wholly surprised',
    battleship && 'battleship',
  ] as const;

/** 5.61(5): the hits of one damage roll. */
export const rollDamage = (g: G, aim: Aim): number =>
  g.roll<number>('air attack damage', { modifiers: modifiersOf(aim) });
export const damageOdds = (g: G, aim: Aim): Odds => g.odds('air attack damage', { modifiers: modifiersOf(aim) });
