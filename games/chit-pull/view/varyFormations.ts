import { pick, shuffle } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationOf, isOnMap, shipsIn } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { NONE, OFF, type Theater } from '../data/theater.ts';
import { unusedMarker } from '../rules/damage.ts';
import { carriersWithin, type FormationFigures, isBelieved, isTied, keepsProofs } from './plausible.ts';
import type { Vary } from './varyPlans.ts';

/** The groups of a side that its hidden ships sail with. */
function hiddenGroups(fleet: Fleet, theater: Theater, side: SideId): number[] {
  return ofSide(fleet.markersOf, side).filter(
    (marker) =>
      at(fleet.markers, marker).kind === 'group' &&
      at(theater.markers, marker).hex !== OFF &&
      !isTied(fleet, theater, marker),
  );
}

/** Two ships of different groups change places, with the aircraft aboard. */
export const varyShips: Vary = ({ fleet, limits }, theater, side, dice) => {
  if (!theater.veiled) return false;
  const groups = new Set(hiddenGroups(fleet, theater, side));
  const ships = shuffle(
    dice,
    ofSide(fleet.shipsOf, side).filter((ship) => groups.has(at(theater.shipAt, ship))),
  );
  for (const [i, one] of ships.entries())
    for (const other of ships.slice(i + 1)) if (exchange(limits, fleet, theater, one, other)) return true;
  return false;
};

/** Two ships change groups, where nobody could tell and the groups could be so. */
function exchange(limits: FormationFigures, fleet: Fleet, theater: Theater, one: number, other: number): boolean {
  const { shipAt } = theater;
  const [here, there] = [at(shipAt, one), at(shipAt, other)];
  const [a, b] = [at(fleet.ships, one), at(fleet.ships, other)];
  if (here === there || a.fleet !== b.fleet) return false;
  // A start may put more ships into a group than it could take in later.
  if ([here, there].some((group) => shipsIn(fleet, theater, group).length > limits.ships)) return false;
  const isTold =
    isBelieved(fleet, theater, formationOf(theater, here)) || isBelieved(fleet, theater, formationOf(theater, there));
  if (isTold && fleet.reportedType[one] !== fleet.reportedType[other]) return false;
  shipAt[one] = there;
  shipAt[other] = here;
  const possible =
    carriersWithin(fleet, theater, a.side, limits, [here, there]) &&
    [here, there].every((group) => keepsProofs(fleet, theater, formationOf(theater, group)));
  if (possible) return true;
  shipAt[one] = here;
  shipAt[other] = there;
  return false;
}

/** A dummy and a group of ships change markers. */
export const varyDummies: Vary = ({ fleet }, theater, side, dice) => {
  if (!theater.veiled) return false;
  const out = hiddenGroups(fleet, theater, side).filter(
    (marker) => isOnMap(theater, marker) && !isBelieved(fleet, theater, marker),
  );
  const [dummies, groups] = [true, false].map((dummy) =>
    shuffle(
      dice,
      out.filter((marker) => at(theater.markers, marker).dummy === dummy),
    ),
  ) as [number[], number[]];
  return dummies.some((dummy) => groups.some((group) => reveal(fleet, theater, dummy, group)));
};

/** The ships of a group sail with the dummy's marker instead, where nobody could tell. */
function reveal(fleet: Fleet, theater: Theater, dummy: number, group: number): boolean {
  const swap = (from: number, to: number): void => {
    for (const ship of shipsIn(fleet, theater, from)) theater.shipAt[ship] = to;
    at(theater.markers, from).dummy = true;
    at(theater.markers, to).dummy = false;
  };
  swap(group, dummy);
  if (keepsProofs(fleet, theater, dummy) && keepsProofs(fleet, theater, group)) return true;
  swap(dummy, group);
  return false;
}

/** Another group sails in the force, with the ships of one that does. */
export const varyForce: Vary = ({ fleet }, theater, side, dice) => {
  const { markers, regrouping, veiled } = theater;
  if (!veiled || regrouping?.side === side) return false;
  const inForce = hiddenGroups(fleet, theater, side).filter((group) => at(markers, group).force !== NONE);
  const unused = ofSide(fleet.markersOf, side).filter(
    (group) => at(fleet.markers, group).kind === 'group' && isUnused(fleet, theater, group),
  );
  if (inForce.length === 0 || unused.length === 0) return false;
  const [from, to] = [pick(dice, inForce), pick(dice, unused)];
  markers[to] = at(markers, from);
  markers[from] = unusedMarker();
  for (const ship of shipsIn(fleet, theater, from)) theater.shipAt[ship] = to;
  if (theater.report?.group === from) theater.report.group = to;
  return true;
};

function isUnused(fleet: Fleet, theater: Theater, group: number): boolean {
  return at(theater.markers, group).hex === OFF && shipsIn(fleet, theater, group).length === 0;
}

/** With secret movement: a formation that the enemy has not found is one hex away. */
export const varyPlaces: Vary = ({ fleet }, theater, side, dice) => {
  const { markers, secret, active, subs } = theater;
  if (!secret) return false;
  const taken = new Set([...markers.map(({ hex }) => hex), ...subs.map(({ hex }) => hex)]);
  const hidden = ofSide(fleet.markersOf, side).filter(
    (marker) =>
      marker !== active &&
      isOnMap(theater, marker) &&
      at(markers, marker).seen === 0 &&
      !isTied(fleet, theater, marker) &&
      !markers.some(({ force }, group) => force === marker && isTied(fleet, theater, group)),
  );
  for (const marker of shuffle(dice, hidden)) {
    const free = fleet.grid.within(at(markers, marker).hex, 1).filter((hex) => hex >= 0 && !taken.has(hex));
    if (free.length === 0) continue;
    const hex = pick(dice, free);
    at(markers, marker).hex = hex;
    for (const group of markers) if (group.force === marker) group.hex = hex;
    return true;
  }
  return false;
};
