import type { Fleet } from '../data/fleet.ts';
import { conditionOf, formationOf, shipsUnder } from '../data/formations.ts';
import { PROOF, proofs } from '../data/proof.ts';
import { isCarrier } from '../data/ship.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import type { OrganizationRules } from '../rules/organizationRules.ts';
import { isEngaged, isFresh, wasShown } from './laidOpen.ts';

/*
 * What the enemy can't rule out. Whoever changes or draws hidden things keeps within it, so that nothing that was shown or told this turn
 * becomes untrue, and the rules never meet a formation that can't be.
 */

/** The limits that a game's formations keep, as its reorganization knows them. */
export type FormationFigures = Pick<OrganizationRules<object>['limits'], 'ships' | 'forceGroups' | 'carriers'>;

/** The carriers of a formation that can launch. */
function flyingCarriers(fleet: Fleet, theater: Theater, ships: readonly number[]): number {
  let n = 0;
  for (const ship of ships) if (isCarrier(at(fleet.ships, ship).type) && conditionOf(fleet, theater, ship).flies) n++;
  return n;
}

const CARRIER_BITS = PROOF.carrier | PROOF.carriers | PROOF.noCarrier;

/** How many carriers that can launch a formation has shown the enemy this turn: 0, 1, or 2 for more; -1 where nothing was shown. */
export function carriersShown(theater: Theater, marker: number): number {
  const bits = proofs(theater, marker);
  if ((bits & CARRIER_BITS) === 0) return -1;
  if ((bits & PROOF.carriers) !== 0) return 2;
  return (bits & PROOF.carrier) !== 0 ? 1 : 0;
}

/** Whether a formation is still what it has shown itself to be this turn. */
export function keepsProofs(fleet: Fleet, theater: Theater, marker: number): boolean {
  const bits = proofs(theater, marker);
  if (bits === 0) return true;
  const ships = shipsUnder(fleet, theater, marker);
  if ((bits & PROOF.ships) !== 0 && ships.length === 0) return false;
  if ((bits & PROOF.noShips) !== 0 && ships.length > 0) return false;
  const shown = carriersShown(theater, marker);
  const n = flyingCarriers(fleet, theater, ships);
  // With secret movement planes show no more than that there is a carrier.
  return shown < 0 || Math.min(2, n) === shown || (theater.secret && shown === 1 && n > 1);
}

/** Whether a side's groups keep the limits on carriers, where they did before. */
export function carriersWithin(
  fleet: Fleet,
  theater: Theater,
  side: SideId,
  { carriers }: FormationFigures,
  groups: readonly number[],
): boolean {
  for (const limit of ofSide(carriers, side)) {
    const count = new Map<number, number>();
    for (const ship of ofSide(fleet.shipsOf, side)) {
      const group = at(theater.shipAt, ship);
      if (group >= 0 && limit.counts(at(fleet.ships, ship))) count.set(group, (count.get(group) ?? 0) + 1);
    }
    if (count.size > limit.groups || groups.some((group) => (count.get(group) ?? 0) > limit.perGroup)) return false;
  }
  return true;
}

/** Whether the enemy holds a formation detected, or was told of it this turn: then it has ships. */
export function isBelieved(fleet: Fleet, theater: Theater, marker: number): boolean {
  if (at(theater.markers, marker).seen !== 0 || theater.report?.marker === marker) return true;
  const held = ofSide(theater.contacts, enemyOf(at(fleet.markers, marker).side));
  return held.some((contact) => contact.marker === marker && isFresh(theater, contact));
}

/** Whether a group's ships and place are tied to something that both sides see: a display, or a patrol sent out from its carriers. */
export function isTied(fleet: Fleet, theater: Theater, group: number): boolean {
  const { side } = at(fleet.markers, group);
  if (isEngaged(theater, group, side) || isEngaged(theater, formationOf(theater, group), side)) return true;
  const { airHome, shipAt } = theater;
  return ofSide(fleet.squadronsOf, side).some((unit) => {
    const home = at(airHome, unit);
    return home >= 0 && shipAt[home] === group && wasShown(theater, unit);
  });
}

/** Ships by the fleets that they are of. */
export function byFleet(fleet: Fleet, ships: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const lots = new Map<string, number[]>();
  for (const ship of ships) {
    const name = at(fleet.ships, ship).fleet;
    const lot = lots.get(name);
    if (lot) lot.push(ship);
    else lots.set(name, [ship]);
  }
  return lots;
}

/** How many groups ships of one fleet take at least. */
export function groupsFor(
  fleet: Fleet,
  side: SideId,
  { ships: most, carriers }: FormationFigures,
  ships: readonly number[],
): number {
  let needed = Math.ceil(ships.length / most);
  for (const { counts, perGroup } of ofSide(carriers, side)) {
    const counted = ships.filter((ship) => counts(at(fleet.ships, ship))).length;
    needed = Math.max(needed, Math.ceil(counted / perGroup));
  }
  return needed;
}
