import { grid } from '../data/map.ts';
import { IS_BATTLESHIP } from '../data/ships.ts';
import { at } from '../data/state.ts';
import type { Sea } from './course.ts';
import { type Desk, FAR, type Group, has, powerOf } from './desk.ts';

/** The enemy sails one hex between any two of ours, so that nobody comes upon whoever keeps two hexes away. */
export const GUN_REACH = 2;
/** What a marker that lies face down may have in guns: the better part of a battle line. */
const FEARED_POWER = 100;

export function mayHaveGuns({ view }: Pick<Desk, 'view'>, { seen, ships }: Group): boolean {
  return !seen || powerOf(view, ships) > 0;
}

/**
 * What it costs to be where guns may come upon one before one sails again. Where battleships stand that are a match for
 * him nothing is lost.
 */
export function exposure({ desk, own, foes }: Sea, hex: number, margin = 1, reach = GUN_REACH): number {
  let cost = 0;
  let guard = -1;
  for (const foe of foes) {
    const far = grid.distance(foe.hex, hex);
    if (far >= reach || !mayHaveGuns(desk, foe)) continue;
    const power = foe.seen ? powerOf(desk.view, foe.ships) : FEARED_POWER;
    if (guard < 0) guard = guardAt(desk, own, hex);
    if (far === 0 || guard < power * margin) cost += FAR * (reach - far);
  }
  return cost;
}

/** The guns of the battleship groups in a hex. */
function guardAt({ view }: Desk, own: readonly Group[], hex: number): number {
  let power = 0;
  for (const group of own)
    if (group.hex === hex && has(group, (ship) => at(IS_BATTLESHIP, ship))) power += powerOf(view, group.ships);
  return power;
}
