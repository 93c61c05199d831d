import type { Battle, Mission, Raid } from '../data/state.ts';
import { missionHex, OUT_OF_FUEL } from './missions.ts';

/** 4.434. */
export const INTERCEPTION_FUEL = 3;

/** 4.51: whether a mission has the fuel for air combat, or would fall out of the sky over it. */
export const hasFuelToFight = ({ kind, fuel }: Mission): boolean =>
  kind === 'patrol' || fuel - INTERCEPTION_FUEL > OUT_OF_FUEL;
/** 4.24, 4.34: interceptors in a hex and patrols over it; strikes never. */
function isInterceptorAt(state: Battle, mission: Mission, hex: number): boolean {
  return (mission.kind === 'intercept' || mission.kind === 'patrol') && missionHex(state, mission) === hex;
}
export const canFight = (state: Battle, mission: Mission, hex: number): boolean =>
  isInterceptorAt(state, mission, hex) && hasFuelToFight(mission);

export const isOverAt = (raid: Raid, hex: number): boolean => raid.returning === -1 && raid.hex === hex;
export const raidById = (state: Battle, id: number): Raid | undefined => state.raids.find((raid) => raid.id === id);

/** Combats in one hex. */
export interface HexFight {
  hex: number;
  /** Missions that have engaged and not fought yet, each with its raid. */
  engaged: { mission: number; raid: number }[];
  mission: number;
  raid: number;
  /** 4.52: units sent against the escorts: at least, and as ordered. */
  least: number;
  atEscorts: number;
  /** 4.37: `mission` divides before anybody engages. */
  dividing?: boolean;
}
