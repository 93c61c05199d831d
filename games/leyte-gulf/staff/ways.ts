import { at, type SideId } from '@point-option/chit-pull';
import {
  ALL_HEXES,
  BEACHHEAD,
  EDGES,
  grid,
  HOME_EDGES,
  IS_WEST,
  SAN_BERNARDINO,
  SEA_WAYS,
  SURIGAO,
} from '../data/map.ts';

/* How far it is by sea. Islands lie across most straight lines here. */

/** Farther than any way on the map. */
export const NOWHERE = 999;

const known = new Map<number, readonly number[]>();

/** By hex: hexes that ships of a side sail from there to a goal. US ships stay east of the straits (6.3). */
export function wayTo(goal: number, side: SideId): readonly number[] {
  const key = side === 'us' ? goal : grid.count + goal;
  let way = known.get(key);
  if (way === undefined) {
    way = measured([goal], side);
    known.set(key, way);
  }
  return way;
}

const home = new Map<SideId, readonly number[]>();

/** By hex: hexes that ships of a side sail from there to where they leave the map (6.3). */
export function wayHome(side: SideId): readonly number[] {
  let way = home.get(side);
  if (way === undefined) {
    way = measured(
      HOME_EDGES[side].flatMap((edge) => EDGES[edge]),
      side,
    );
    home.set(side, way);
  }
  return way;
}

function measured(goals: readonly number[], side: SideId): readonly number[] {
  const way = ALL_HEXES.map(() => NOWHERE);
  for (const goal of goals) way[goal] = 0;
  const reached = [...goals];
  for (const hex of reached)
    for (const next of at(SEA_WAYS, hex)) {
      if (at(way, next) < NOWHERE || (side === 'us' && IS_WEST[next])) continue;
      way[next] = at(way, hex) + 1;
      reached.push(next);
    }
  return way;
}

/** By hex: hexes that a Japanese force sails to the beachhead, through one strait or the nearer one. */
export function wayToBeach(hex: number, strait?: number): number {
  const beach = wayTo(BEACHHEAD, 'japan');
  if (strait === undefined || !IS_WEST[hex]) return at(beach, hex);
  return at(wayTo(strait, 'japan'), hex) + at(beach, strait);
}

/** Whether the shortest way of an enemy in a hex leads through Surigao Strait. */
export function comesBySurigao(hex: number): boolean {
  if (!IS_WEST[hex]) return hex === SURIGAO;
  return wayToBeach(hex, SURIGAO) <= wayToBeach(hex, SAN_BERNARDINO);
}
