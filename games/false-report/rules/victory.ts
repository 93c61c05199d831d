import type { Outcome } from '@point-option/engine';
import { ARRIVAL_REACH, BASE, grid, type SideId, SIDES } from '../data/map.ts';
import { at, MARKERS, other, shipsLeft, type Waters } from '../data/state.ts';

/** 8.2 */
const WORTH = { sunk: 2, arrived: 1 } as const;
/** 8.3: the least lead of each level, the best first. */
const LEVELS = [
  { least: 8, level: 'decisive' },
  { least: 3, level: 'marginal' },
] as const;

/** 8.2, 8.3 */
export function score(state: Waters): Outcome {
  const scores = { north: pointsOf(state, 'north'), south: pointsOf(state, 'south') };
  const lead = Math.abs(scores.north - scores.south);
  const leader: SideId = scores.north > scores.south ? 'north' : 'south';
  const level = LEVELS.find(({ least }) => lead >= least)?.level;
  return level ? { winner: leader, result: `${leader} ${level}`, scores } : { winner: null, result: 'draw', scores };
}

function pointsOf(state: Waters, side: SideId): number {
  const enemy = other(side);
  const own = state.hidden[side];
  let points = 0;
  for (let marker = 0; marker < MARKERS; marker++) {
    points += WORTH.sunk * at(state.hidden[enemy].hits, marker);
    const near = grid.distance(at(own.hex, marker), BASE[enemy]) <= ARRIVAL_REACH;
    if (near) points += WORTH.arrived * shipsLeft(own, marker);
  }
  return points;
}

/** 8.1: whether a side has no ships left. All sinkings are told, so that the end tells nothing new. */
export function beaten(state: Waters): boolean {
  return SIDES.some((side) => {
    const fleet = state.hidden[side];
    for (let marker = 0; marker < MARKERS; marker++) if (shipsLeft(fleet, marker) > 0) return false;
    return true;
  });
}
