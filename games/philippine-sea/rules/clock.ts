import type { Battle } from '../data/state.ts';

/** 3.0: a turn is 80 minutes; the track begins at 0530, and eighteen turns make a day (6.41; RULINGS.md, 3). */
const TRACK = [
  '0530',
  '0650',
  '0810',
  '0930',
  '1050',
  '1210',
  '1330',
  '1450',
  '1610',
  '1730',
  '1850',
  '2010',
  '2130',
  '2250',
  '0010',
  '0130',
  '0250',
  '0410',
] as const;
export type Hour = (typeof TRACK)[number];
export const HOURS: readonly Hour[] = TRACK;
export const TURNS_A_DAY = TRACK.length;
export const PHASES = 4;
const DUSK_TURN = TRACK.indexOf('1850');

export type Light = 'day' | 'dusk' | 'night';

export function hourOf(turn: number): Hour {
  return TRACK[turn % TURNS_A_DAY] as Hour;
}

/** The day in June by the calendar: after midnight it is the next. */
export function dateOf(turn: number): number {
  const late = turn % TURNS_A_DAY >= TRACK.indexOf('0010') ? 1 : 0;
  return 19 + Math.floor(turn / TURNS_A_DAY) + late;
}

/** The turn that begins at an hour of the battle day that starts on that date at 0530. */
export function turnAt(day: number, hour: Hour): number {
  return (day - 19) * TURNS_A_DAY + TRACK.indexOf(hour);
}

/** 6.41. */
export function lightOf(turn: number, phase: number): Light {
  const at = turn % TURNS_A_DAY;
  if (at < DUSK_TURN || (at === DUSK_TURN && phase <= 1)) return 'day';
  return at === DUSK_TURN && phase <= 3 ? 'dusk' : 'night';
}

export const lightNow = ({ turn, phase }: Battle): Light => lightOf(turn, phase);

/** Phases since 0530 of 19 June; the first is 0. */
export const phaseCount = ({ turn, phase }: Battle): number => turn * PHASES + phase - 1;

/** 12.42: crippled ships move in turns ending in 30, every third one. */
export const isTowingTurn = (turn: number): boolean => hourOf(turn).endsWith('30');
