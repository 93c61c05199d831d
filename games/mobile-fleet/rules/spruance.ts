import { at } from '@point-option/chit-pull';
import { grid, SAIPAN } from '../data/map.ts';
import { TF_58 } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { CAUTIOUS_RADIUS, SCENARIOS } from '../data/scenarios.ts';

/*
 * 16.1.4, Cautious Spruance: before turn 9 Task Force 58 covers Saipan, all in one piece. Its groups can't leave it and no group is
 * formed from it, so that the force's own marker is all that need be watched.
 */

export function isCautious({ own, turn }: MobileTheater): boolean {
  return turn < SCENARIOS[own.scenario].cautiousUntil;
}

/** Whether a formation is bound to Saipan, and in one piece. */
export function isTethered(theater: MobileTheater, marker: number): boolean {
  return marker === TF_58 && isCautious(theater);
}

/** Whether a bound formation may go from one hex to another; one that was driven out of reach must come nearer. */
export function staysNearSaipan(from: number, to: number): boolean {
  const reach = grid.distance(to, SAIPAN);
  return reach <= CAUTIOUS_RADIUS || reach < grid.distance(from, SAIPAN);
}

/** Whether the group sails in Task Force 58 while that must stay intact. */
export function isBoundToForce(theater: MobileTheater, group: number): boolean {
  return at(theater.markers, group).force === TF_58 && isCautious(theater);
}
