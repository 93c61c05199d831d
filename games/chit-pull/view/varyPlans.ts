import { type Dice, pick } from '@point-option/engine';
import { type Fleet, sideOfEntry } from '../data/fleet.ts';
import { formationsOf } from '../data/formations.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import { NONE, type Theater } from '../data/theater.ts';
import type { FormationFigures } from './plausible.ts';

/** What a game is played with, and the limits of its formations. */
export interface Varying {
  readonly fleet: Fleet;
  readonly limits: FormationFigures;
}

/** Changes something that a side hides, in place, to something else that the enemy can't tell from it; false where it can't. */
export type Vary = (of: Varying, theater: Theater, side: SideId, dice: Dice) => boolean;

/** How far off a report may be at most. */
const MOST_TOLERANCE = 3;

/** How good the report is that a side has yet to make. */
export const varyReport: Vary = (_of, { report }, side, dice) => {
  if (report === null || report.open || report.to !== enemyOf(side)) return false;
  report.tolerance = (report.tolerance + dice.die(MOST_TOLERANCE)) % (MOST_TOLERANCE + 1);
  return true;
};

/** Where its active formation is still bound for. */
export const varyCourse: Vary = ({ fleet }, { active, course }, side) => {
  if (active === NONE || sideOfEntry(fleet, active) !== side || course.length === 0) return false;
  course.pop();
  return true;
};

/** Which hexes it has to set right before it is done. */
export const varyRegrouping: Vary = ({ fleet }, theater, side, dice) => {
  const { regrouping, markers } = theater;
  if (regrouping === null || regrouping.side !== side) return false;
  const { due } = regrouping;
  const hexes = formationsOf(fleet, theater, side)
    .map((marker) => at(markers, marker).hex)
    .filter((hex) => !due.includes(hex));
  if (hexes.length > 0) due.push(pick(dice, hexes));
  return hexes.length > 0;
};
