import { type Dice, shuffle } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { PROOF, proofs } from '../data/proof.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { NONE, OFF, type Theater, UNKNOWN } from '../data/theater.ts';
import { groupsIn, type MarkerLists } from '../rules/formation.ts';
import { byFleet, type FormationFigures, groupsFor, isBelieved, isTied } from './plausible.ts';

/** What drawing hidden formations needs to know of a game. */
export interface Drawing {
  readonly fleet: Fleet;
  readonly lists: MarkerLists;
  readonly limits: FormationFigures;
}

/** A marker that may be a dummy is one so often. */
const DUMMY_IN = 4;

/**
 * Draws which of a side's markers could be dummies, which groups sail in its force and, with secret movement, where everything is. It
 * gives the markers that ships can be dealt to: groups and detachments.
 */
export function drawFormations(drawing: Drawing, theater: Theater, side: SideId, dice: Dice): number[] {
  const { fleet, lists } = drawing;
  const hidden = ofSide(fleet.shipsOf, side).filter((ship) => theater.shipAt[ship] === UNKNOWN);
  const needed = groupsNeeded(drawing, theater, side, hidden);
  if (theater.secret) placeUnseen(drawing, theater, side, needed, dice);
  if (theater.veiled) drawForce(drawing, theater, side, needed, dice);
  const groups = ofSide(lists.groups, side).filter((group) => at(theater.markers, group).hex !== OFF);
  const dummies = theater.veiled ? drawDummies(drawing, theater, groups, hidden.length, needed, dice) : [];
  for (const group of dummies) at(theater.markers, group).dummy = true;
  const detached = ofSide(lists.detached, side).filter((marker) => at(theater.markers, marker).hex !== OFF);
  return [...groups.filter((group) => !dummies.includes(group)), ...detached];
}

/** With secret movement: markers that are in play and were not seen lie somewhere on the map. */
function placeUnseen({ fleet, lists }: Drawing, theater: Theater, side: SideId, needed: number, dice: Dice): void {
  const { markers } = theater;
  const force = ofSide(lists.force, side);
  const taken = new Set(markers.map(({ hex }) => hex));
  const anywhere = (): number => {
    for (;;) {
      const hex = dice.die(fleet.grid.count) - 1;
      if (!taken.has(hex)) return hex;
    }
  };
  for (const marker of ofSide(fleet.markersOf, side)) {
    const entry = at(markers, marker);
    if (entry.hex !== OFF || entry.force !== NONE || !isInPlay(theater, marker)) continue;
    entry.hex = anywhere();
    taken.add(entry.hex);
  }
  // Ships have to be somewhere, even where nothing of them was ever seen.
  const groups = ofSide(lists.groups, side);
  const free = groups.filter((group) => at(markers, group).hex === OFF && at(markers, group).force === NONE);
  const short = theater.veiled && theater.turn > 0 ? needed - (groups.length - free.length) : 0;
  // A force on the map has a group in it.
  const spare = force !== NONE && at(markers, force).hex !== OFF ? free.slice(1) : free;
  for (const group of spare.slice(0, Math.max(0, short))) {
    at(markers, group).hex = anywhere();
    taken.add(at(markers, group).hex);
  }
  if (force === NONE) return;
  const { hex } = at(markers, force);
  for (const entry of markers) if (entry.force === force) entry.hex = hex;
}

/** Whether a side knows that a marker of the enemy's is in play: it was activated, waits in the pool, or its ships are known. */
function isInPlay({ markers, active, pool, shipAt, veiled }: Theater, marker: number): boolean {
  const { done, seen, dummy } = at(markers, marker);
  if (dummy || shipAt.includes(marker) || markers.some(({ force }) => force === marker)) return true;
  // Where formations lie open there is nothing else; a marker of one that is gone may still be in the pool.
  return veiled && (done || seen !== 0 || active === marker || pool.includes(marker));
}

/** How many groups the hidden ships take at least, each fleet with groups of its own. Those that were reported have no more than that. */
function groupsNeeded({ fleet, limits }: Drawing, theater: Theater, side: SideId, hidden: readonly number[]): number {
  const told = ofSide(theater.contacts, enemyOf(side)).filter(({ total }) => total > 0);
  const placed = told.reduce((sum, { total }) => sum + total, 0);
  let needed = told.reduce((sum, { total }) => sum + Math.ceil(total / limits.ships), 0);
  for (const ships of byFleet(fleet, hidden.slice(placed)).values()) needed += groupsFor(fleet, side, limits, ships);
  return needed;
}

/** Some of the groups that are not on the map by themselves sail in the force: at least as many as its ships need. */
function drawForce(drawing: Drawing, theater: Theater, side: SideId, groups: number, dice: Dice): void {
  const { lists, limits } = drawing;
  const force = ofSide(lists.force, side);
  if (force === NONE || at(theater.markers, force).hex === OFF) return;
  const { hex } = at(theater.markers, force);
  const off = ofSide(lists.groups, side).filter((group) => at(theater.markers, group).hex === OFF);
  const room = ofSide(limits.forceGroups, side) - groupsIn(theater, force);
  const out = ofSide(lists.groups, side).filter((group) => at(theater.markers, group).hex !== OFF).length;
  const sent = groupsFor(drawing.fleet, side, limits, senders(theater, force)) - groupsIn(theater, force);
  const needed = Math.max(Number(groupsIn(theater, force) === 0), groups - out, sent);
  const most = Math.max(0, Math.min(room, off.length));
  const least = Math.min(most, needed);
  const n = least + dice.die(most - least + 1) - 1;
  for (const group of shuffle(dice, off).slice(0, n)) {
    const entry = at(theater.markers, group);
    entry.hex = hex;
    entry.force = force;
  }
}

/** The carriers whose aircraft are in the raid, where a force has sent it. */
function senders({ raid, airHome }: Theater, force: number): number[] {
  if (raid?.from !== force) return [];
  return [...new Set(raid.flights.map(({ unit }) => at(airHome, unit)))].filter((home) => home >= 0);
}

/** Markers that could be dummies, as far as the ships find room in the others and every fleet has a group of its own. */
function drawDummies(
  drawing: Drawing,
  theater: Theater,
  groups: readonly number[],
  hidden: number,
  needed: number,
  dice: Dice,
): number[] {
  const shown = groups.filter((group) => (proofs(theater, group) & PROOF.noShips) !== 0);
  const eligible = groups.filter((group) => mayBeDummy(drawing, theater, group));
  const room = Math.max(0, groups.length - shown.length - needed);
  // Where there are fewer ships than groups, the rest must be dummies.
  const short = Math.max(0, groups.length - shown.length - hidden);
  const drawn = shuffle(dice, eligible);
  const n = Math.min(drawn.length, Math.max(short, drawn.slice(0, room).filter(() => dice.die(DUMMY_IN) === 1).length));
  return [...shown, ...drawn.slice(0, n)];
}

function mayBeDummy({ fleet }: Drawing, theater: Theater, group: number): boolean {
  const bits = proofs(theater, group);
  if ((bits & (PROOF.ships | PROOF.carrier | PROOF.carriers | PROOF.noShips)) !== 0) return false;
  const { force } = at(theater.markers, group);
  if (force !== NONE || isTied(fleet, theater, group)) return false;
  return !theater.shipAt.includes(group) && !isBelieved(fleet, theater, group);
}
