import { type Dice, pick } from '@point-option/engine';
import { type Fleet, sideOfEntry } from '../data/fleet.ts';
import { formationsOf } from '../data/formations.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { NONE, type Theater } from '../data/theater.ts';

/** Changes something that a side hides, in place, to something else that the enemy can't tell from it; false where it can't. */
export type Vary = (fleet: Fleet, theater: Theater, side: SideId, dice: Dice) => boolean;

/** How far off a report may be at most. */
const MOST_TOLERANCE = 3;

/** How good the report is that a side has yet to make. */
export const varyReport: Vary = (_fleet, { report }, side, dice) => {
  if (report === null || report.open || report.to !== enemyOf(side)) return false;
  report.tolerance = (report.tolerance + dice.die(MOST_TOLERANCE)) % (MOST_TOLERANCE + 1);
  return true;
};

/** Where its active formation is still bound for. */
export const varyCourse: Vary = (fleet, { active, course }, side) => {
  if (active === NONE || sideOfEntry(fleet, active) !== side || course.length === 0) return false;
  course.pop();
  return true;
};

/** Which hex it reorganizes. */
export const varyRegrouping: Vary = (fleet, theater, side, dice) => {
  const { regrouping, markers } = theater;
  if (regrouping === null || regrouping.side !== side) return false;
  const hexes = formationsOf(fleet, theater, side)
    .map((marker) => at(markers, marker).hex)
    .filter((hex) => hex !== regrouping.hex);
  if (hexes.length === 0) return false;
  regrouping.hex = pick(dice, hexes);
  return true;
};

/** What it was told of the enemy: he may guess it from his own reports, and sees it nowhere. */
export const varyContacts: Vary = (_fleet, theater, side, dice) => {
  const held = ofSide(theater.contacts, side);
  if (held.length === 0) return false;
  const contact = pick(dice, held);
  contact.total++;
  const type = contact.counts.findIndex((n) => n > 0);
  if (type >= 0) contact.counts[type] = at(contact.counts, type) + 1;
  return true;
};
