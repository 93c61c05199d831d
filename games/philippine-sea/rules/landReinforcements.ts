import { HOURS, TURNS_A_DAY } from './clock.ts';

/** 16.1: bases from which land aircraft may fly to Guam, each with an activation chit. */
export const REINFORCEMENT_BASES = ['Yap', 'Iwo Jima'] as const;
export type ReinforcementBase = (typeof REINFORCEMENT_BASES)[number];

const FIRST_TURN = HOURS.indexOf('0810');

/** 16.11: from 0810 of each day on their chits are in the cup. */
export const reinforcementsDue = (turn: number): boolean => turn % TURNS_A_DAY >= FIRST_TURN;

/** 16.11, 16.12(4): the chits for a turn: those of bases that have not sent aircraft yet on this day. */
export function reinforcementChits(turn: number, sent: readonly ReinforcementBase[]): ReinforcementBase[] {
  return reinforcementsDue(turn) ? REINFORCEMENT_BASES.filter((base) => !sent.includes(base)) : [];
}
