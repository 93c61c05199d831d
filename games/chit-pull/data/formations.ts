import type { Fleet, MarkerSpec } from './fleet.ts';
import { type Condition, isDestroyer } from './ship.ts';
import { at, ofSide, type SideId } from './side.ts';
import { baseHome, baseOf, isFighter, type Squadron } from './squadron.ts';
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
  const found: number[] = [];
  for (const marker of ofSide(fleet.markersOf, side)) if (isOnMap(theater, marker)) found.push(marker);
  return found;
}

export function formationsAt(fleet: Fleet, theater: Theater, side: SideId, hex: number): number[] {
  const found: number[] = [];
  for (const marker of ofSide(fleet.markersOf, side))
    if ((theater.markers[marker] as Marker).hex === hex && isOnMap(theater, marker)) found.push(marker);
  return found;
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
  const groups: number[] = [];
  for (const group of ofSide(fleet.markersOf, side))
    if ((theater.markers[group] as Marker).force === marker) groups.push(group);
  return groups;
}

/** The marker on the map that a group sails under: itself, or its force. */
export function formationOf(theater: Theater, marker: number): number {
  const { force } = theater.markers[marker] as Marker;
  return force === NONE ? marker : force;
}

/** The ships that sail with one group. */
export function shipsIn(fleet: Fleet, theater: Theater, group: number): number[] {
  const ships: number[] = [];
  for (const ship of ofSide(fleet.shipsOf, at(fleet.markers, group).side))
    if (theater.shipAt[ship] === group) ships.push(ship);
  return ships;
}

/** The ships of a marker on the map, those of all its groups where it is a force. */
export function shipsUnder(fleet: Fleet, theater: Theater, marker: number): number[] {
  const { kind, side } = at(fleet.markers, marker);
  if (kind !== 'force') return shipsIn(fleet, theater, marker);
  const ships: number[] = [];
  for (const ship of ofSide(fleet.shipsOf, side)) {
    const group = theater.shipAt[ship] as number;
    if (group >= 0 && (theater.markers[group] as Marker).force === marker) ships.push(ship);
  }
  return ships;
}

export function isAfloat(theater: Theater, ship: number): boolean {
  const group = at(theater.shipAt, ship);
  return group !== SUNK && group !== LEFT;
}

/** The hex a ship is in, or OFF. */
export function hexOfShip(theater: Theater, ship: number): number {
  const group = theater.shipAt[ship] as number;
  return group < 0 ? OFF : (theater.markers[group] as Marker).hex;
}

/** What a ship can do with the hits it has. */
export function conditionOf(fleet: Fleet, theater: Theater, ship: number): Condition {
  return (fleet.logs[ship] as readonly Condition[])[theater.hits[ship] as number] as Condition;
}

/** Movement points of a ship in a turn, or in a round of a battle, by its parity. */
export function speedOf(fleet: Fleet, theater: Theater, ship: number, count: number): number {
  const { move } = conditionOf(fleet, theater, ship);
  return Math.max(0, (count % 2 === 1 ? move[0] : move[1]) - (theater.lame[ship] as number));
}

/** Boxes that a ship moves on the display of the surface battle under way. */
export function battleSpeedOf(fleet: Fleet, theater: Theater, ship: number): number {
  const { battle, turn } = theater;
  return speedOf(fleet, theater, ship, fleet.splitInBattle === 'round' ? (battle?.round ?? 1) : turn);
}

export function isDamaged(theater: Theater, ship: number): boolean {
  return (theater.hits[ship] as number) > 0;
}

export function hasDestroyers(fleet: Fleet, ships: readonly number[]): boolean {
  return ships.some((ship) => isDestroyer(at(fleet.ships, ship).type));
}

/** How many units of each reported type there are. */
export function countsOf(fleet: Fleet, ships: readonly number[]): number[] {
  const counts: number[] = [];
  for (const _type of fleet.reported) counts.push(0);
  for (const ship of ships) {
    const type = fleet.reportedType[ship] as number;
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** Whether fighters may cover a base: one beyond the map only where an enemy may come there. */
export function isCovered({ bases, raidsBeyond }: Fleet, base: number): boolean {
  return raidsBeyond === true || at(bases, base).beyond === 0;
}

/** The hex an air unit flies from: that of its carrier, or the edge of the map for a base beyond it; OFF where it has none. */
export function hexOfAir(fleet: Fleet, theater: Theater, unit: number): number {
  const home = theater.airHome[unit] as number;
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
  const patrol: number[] = [];
  for (const unit of ofSide(fleet.squadronsOf, side)) {
    if (theater.airAt[unit] !== 'cap' || !isFighter((fleet.squadrons[unit] as Squadron).kind)) continue;
    const base = baseOf(theater.airHome[unit] as number);
    // Over a base beyond the map it is over no hex.
    if (base >= 0 && at(fleet.bases, base).beyond > 0) continue;
    const post = theater.airPost[unit] as number;
    if ((post === OFF ? hexOfAir(fleet, theater, unit) : post) === hex) patrol.push(unit);
  }
  return patrol;
}

/** The fighters on patrol over a base beyond the map. */
export function patrolOfBase({ squadrons }: Fleet, { airAt, airHome }: Theater, base: number): number[] {
  const home = baseHome(base);
  return squadrons.flatMap((_, unit) => (airAt[unit] === 'cap' && airHome[unit] === home ? [unit] : []));
}

/** Where a side knows an enemy marker to be, or OFF; it knows its own. */
export function knownHex(fleet: Fleet, theater: Theater, viewer: SideId, marker: number): number {
  const { hex, force, shown } = theater.markers[marker] as Marker;
  if ((fleet.markers[marker] as MarkerSpec).side === viewer) return hex;
  // A group in a force has no marker that anybody could see.
  if (force !== NONE) return OFF;
  return theater.secret ? shown : hex;
}
