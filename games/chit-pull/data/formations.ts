import type { Fleet, MarkerSpec } from './fleet.ts';
import { type Condition, isDestroyer } from './ship.ts';
import { at, ofSide, type SideId } from './side.ts';
import { baseOf, isFighter } from './squadron.ts';
import { LEFT, type Marker, NONE, OFF, SUNK, type Theater } from './theater.ts';

/*
 * What a formation is, from the lists of the theater. Nothing here changes anything, and nothing knows a rule that only one of the
 * games has. What is asked thousands of times a turn reads its lists directly: `at` would not be inlined everywhere.
 */

/** Whether a marker has a place of its own on the map. */
export function isOnMap(theater: Theater, marker: number): boolean {
  const { hex, force } = theater.markers[marker] as Marker;
  return hex !== OFF && force === NONE;
}

/** The markers of a side that have a place of their own on the map. */
export function formationsOf(fleet: Fleet, theater: Theater, side: SideId): number[] {
  return ofSide(fleet.markersOf, side).filter((marker) => isOnMap(theater, marker));
}

export function formationsAt(fleet: Fleet, theater: Theater, side: SideId, hex: number): number[] {
  return ofSide(fleet.markersOf, side).filter(
    (marker) => at(theater.markers, marker).hex === hex && isOnMap(theater, marker),
  );
}

export function hasFormationAt(fleet: Fleet, theater: Theater, side: SideId, hex: number): boolean {
  if (hex === OFF) return false;
  for (const marker of ofSide(fleet.markersOf, side)) {
    const { hex: there, force } = theater.markers[marker] as Marker;
    if (there === hex && force === NONE) return true;
  }
  return false;
}

/** The groups that a marker on the map stands for: itself, or those that sail in the force. */
export function groupsOf(fleet: Fleet, theater: Theater, marker: number): number[] {
  const { kind, side } = at(fleet.markers, marker);
  if (kind !== 'force') return [marker];
  return ofSide(fleet.markersOf, side).filter((group) => at(theater.markers, group).force === marker);
}

/** The marker on the map that a group sails under: itself, or its force. */
export function formationOf(theater: Theater, marker: number): number {
  const { force } = theater.markers[marker] as Marker;
  return force === NONE ? marker : force;
}

/** The ships that sail with one group. */
export function shipsIn(fleet: Fleet, theater: Theater, group: number): number[] {
  return ofSide(fleet.shipsOf, at(fleet.markers, group).side).filter((ship) => theater.shipAt[ship] === group);
}

/** The ships of a marker on the map, those of all its groups where it is a force. */
export function shipsUnder(fleet: Fleet, theater: Theater, marker: number): number[] {
  const { kind, side } = at(fleet.markers, marker);
  if (kind !== 'force') return shipsIn(fleet, theater, marker);
  return ofSide(fleet.shipsOf, side).filter((ship) => {
    const group = at(theater.shipAt, ship);
    return group >= 0 && at(theater.markers, group).force === marker;
  });
}

export function isAfloat(theater: Theater, ship: number): boolean {
  const group = at(theater.shipAt, ship);
  return group !== SUNK && group !== LEFT;
}

/** The hex a ship is in, or OFF. */
export function hexOfShip(theater: Theater, ship: number): number {
  const group = at(theater.shipAt, ship);
  return group < 0 ? OFF : at(theater.markers, group).hex;
}

/** What a ship can do with the hits it has. */
export function conditionOf(fleet: Fleet, theater: Theater, ship: number): Condition {
  return (fleet.logs[ship] as readonly Condition[])[theater.hits[ship] as number] as Condition;
}

/** Movement points of a ship in a turn or a round, by its parity. */
export function speedOf(fleet: Fleet, theater: Theater, ship: number, count: number): number {
  const { move } = conditionOf(fleet, theater, ship);
  return Math.max(0, (count % 2 === 1 ? move[0] : move[1]) - (theater.lame[ship] as number));
}

export function isDamaged(theater: Theater, ship: number): boolean {
  return (theater.hits[ship] as number) > 0;
}

export function hasDestroyers(fleet: Fleet, ships: readonly number[]): boolean {
  return ships.some((ship) => isDestroyer(at(fleet.ships, ship).type));
}

/** How many units of each reported type there are. */
export function countsOf(fleet: Fleet, ships: readonly number[]): number[] {
  const counts = fleet.reported.map(() => 0);
  for (const ship of ships) tally(counts, at(fleet.reportedType, ship));
  return counts;
}

/** The hex an air unit flies from: that of its carrier, or the edge of the map for a base beyond it; OFF where it has none. */
export function hexOfAir(fleet: Fleet, theater: Theater, unit: number): number {
  const home = at(theater.airHome, unit);
  const base = baseOf(home);
  return base < 0 ? hexOfShip(theater, home) : at(fleet.bases, base).hex;
}

/** Hexes from an air unit's base to a hex of the map. */
export function flightTo(fleet: Fleet, theater: Theater, unit: number, hex: number): number {
  const base = baseOf(at(theater.airHome, unit));
  const beyond = base < 0 ? 0 : at(fleet.bases, base).beyond;
  return beyond + fleet.grid.distance(hexOfAir(fleet, theater, unit), hex);
}

/** The strength of an air unit on the side it shows. */
export function strengthOf(fleet: Fleet, theater: Theater, unit: number): number {
  const { full, weak } = at(fleet.squadrons, unit);
  return at(theater.airWeak, unit) ? weak : full;
}

/** The air units whose carrier sails under a marker. */
export function airUnder(fleet: Fleet, theater: Theater, marker: number): number[] {
  const { side } = at(fleet.markers, marker);
  return ofSide(fleet.squadronsOf, side).filter((unit) => {
    const home = at(theater.airHome, unit);
    return home >= 0 && at(theater.shipAt, home) >= 0 && formationOf(theater, at(theater.shipAt, home)) === marker;
  });
}

/** The patrol over a hex: fighters of a side that fly it there. */
export function patrolOver(fleet: Fleet, theater: Theater, side: SideId, hex: number): number[] {
  return ofSide(fleet.squadronsOf, side).filter((unit) => {
    if (theater.airAt[unit] !== 'cap' || !isFighter(at(fleet.squadrons, unit).kind)) return false;
    const post = at(theater.airPost, unit);
    return (post === OFF ? hexOfAir(fleet, theater, unit) : post) === hex;
  });
}

/** Where a side knows an enemy marker to be, or OFF; it knows its own. */
export function knownHex(fleet: Fleet, theater: Theater, viewer: SideId, marker: number): number {
  const { hex, force, shown } = theater.markers[marker] as Marker;
  if ((fleet.markers[marker] as MarkerSpec).side === viewer) return hex;
  // A group in a force has no marker that anybody could see.
  if (force !== NONE) return OFF;
  return theater.secret ? shown : hex;
}

function tally(counts: number[], place: number): void {
  counts[place] = at(counts, place) + 1;
}
