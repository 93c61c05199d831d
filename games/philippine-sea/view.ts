import type { Battle } from './data/state.ts';

/**
 * The player sees all there is: what he does not know of the Japanese has not been drawn yet, so that it stands
 * nowhere. Only what the rules considered in between is kept from him, and that is in no state (teaching.ts).
 */
export type BattleView = Battle;

export function observe(data: Battle): BattleView {
  return data;
}
