import { createFleet, type ShipType } from '@point-option/chit-pull';
import { BASES } from './bases.ts';
import { gridSpec } from './map.ts';
import { CHITS, MARKERS } from './markers.ts';
import { SHIPS } from './ships.ts';
import { SQUADRONS } from './squadrons.ts';

/** The types that reports tell apart, as the example of 6.1 does. */
export const REPORTED: readonly ShipType[] = ['CV', 'CVL', 'BB', 'CA', 'CL', 'DD'];

const TURNS_A_DAY = 4;
const FIRST_DAY = 18;

/** Each day has its night turn first: turns 1, 5 and 9 (1.1). */
export function isNight(turn: number): boolean {
  return turn % TURNS_A_DAY === 1;
}

/** The day in June: 18 for turns 1 to 4, and so on. */
export function dayOf(turn: number): number {
  return FIRST_DAY + Math.floor((Math.max(turn, 1) - 1) / TURNS_A_DAY);
}

/** Everything of this battle that never changes. */
export const fleet = createFleet({
  gridSpec,
  ships: SHIPS,
  squadrons: SQUADRONS,
  bases: BASES,
  // 8.0: any airfield within range.
  raidsBeyond: true,
  markers: MARKERS,
  chits: CHITS,
  // 8.2.2, 8.5.1
  escorts: ['F', 'FB'],
  reported: REPORTED,
  reportedAs: (type) => REPORTED.indexOf(type),
  isNight,
  // 2.3.1 knows turns alone.
  splitInBattle: 'turn',
});
