import { type Dice, pick } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationOf, shipsIn } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import type { Vary } from './varyPlans.ts';

/** Blanks on the surface display stand for ships of the formations that fight there, of their type where there are any left. */
export function drawFaces(fleet: Fleet, theater: Theater, side: SideId, dice: Dice): void {
  const { battle, shipAt } = theater;
  if (battle === null) return;
  const taken = new Set(battle.ships.map(({ ship }) => ship));
  const groups = battle.markers.filter((marker) => at(fleet.markers, marker).side === side);
  for (const combatant of battle.ships) {
    const { type, side: owner } = at(fleet.ships, combatant.ship);
    if (owner !== side || !fleet.blanksOf(side, type).includes(combatant.ship)) continue;
    // Each of the formations has a ship there.
    const empty = groups.find((marker) => shipsIn(fleet, theater, marker).length === 0);
    const group = empty ?? groups[0];
    const free = ofSide(fleet.shipsOf, side).filter((ship) => at(shipAt, ship) >= 0 && !taken.has(ship));
    const here = free.filter((ship) => battle.markers.includes(formationOf(theater, at(shipAt, ship))));
    const others = free.filter((ship) => group !== undefined && canSpare(fleet, theater, ship, group));
    const like = (ships: readonly number[]): number[] => ships.filter((ship) => at(fleet.ships, ship).type === type);
    const near = empty === undefined ? here : [];
    const from = [like(near), like(others), near, others, free].find(({ length }) => length > 0);
    if (from === undefined) continue;
    const ship = pick(dice, from);
    taken.add(ship);
    combatant.mask = combatant.ship;
    combatant.ship = ship;
    if (group === undefined || near.includes(ship)) continue;
    shipAt[ship] = group;
    // A formation with a ship on the display is no dummy.
    at(theater.markers, group).dummy = false;
  }
}

/** Whether a ship may as well be of another formation: hers has others, and nobody there is of another fleet. */
function canSpare(fleet: Fleet, theater: Theater, ship: number, group: number): boolean {
  const fleetOf = (each: number): string => at(fleet.ships, each).fleet;
  if (shipsIn(fleet, theater, at(theater.shipAt, ship)).length < 2) return false;
  return shipsIn(fleet, theater, group).every((each) => fleetOf(each) === fleetOf(ship));
}

/** Two ships of one type that lie face down have changed counters. */
export const varyFaces: Vary = ({ fleet }, { battle, hits }, side, dice) => {
  const hidden = (battle?.ships ?? []).filter(
    ({ ship, mask }) => mask !== undefined && at(fleet.ships, ship).side === side,
  );
  const pairs = hidden.flatMap((one, place) =>
    hidden
      .slice(place + 1)
      .filter(
        (other) =>
          at(fleet.ships, other.ship).type === at(fleet.ships, one.ship).type && hits[other.ship] === hits[one.ship],
      )
      .map((other) => [one, other] as const),
  );
  if (pairs.length === 0) return false;
  const [one, other] = pick(dice, pairs);
  [one.ship, other.ship] = [other.ship, one.ship];
  return true;
};
