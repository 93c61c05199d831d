import type { Refusal } from '@point-option/engine';
import { isDamaged } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { OFF, type Theater } from '../data/theater.ts';
import type { CarrierLimit, Organizer } from './organizationRules.ts';

/*
 * Whether groups could be made up in some way. A start may put more into a group than the rules let a player: such a group may be left as
 * it is and may lose ships, but takes none in.
 */

/** Where a ship would sail: with another marker, or with the one it has. */
export type Placing = (ship: number, from: number) => number;

export interface FormationLimits {
  /** Which limit a side would break with these changes, if any. */
  broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined;
  /** How many more groups a side may form, dummies included. */
  groupsLeft(theater: Theater, side: SideId): number;
  /** Group markers that nobody sails with, whether on the map or yet to come. */
  unused(theater: Theater, side: SideId): number[];
}

export function createLimits<Own extends object>({ fleet, rules, lists }: Organizer<Own>): FormationLimits {
  const { limits, cite } = rules;
  const count = fleet.markers.length;
  const fleetNames = [...new Set(fleet.ships.map((ship) => ship.fleet))];
  const fleetOf = fleet.ships.map((ship) => fleetNames.indexOf(ship.fleet));
  const counted = new Map<CarrierLimit, readonly boolean[]>(
    [...limits.carriers.japan, ...limits.carriers.us].map((limit) => [
      limit,
      fleet.ships.map((ship) => limit.counts(ship)),
    ]),
  );
  // Filled anew for each question: they are asked thousands of times a second.
  const ships = new Uint8Array(count);
  const old = new Uint8Array(count);
  const gained = new Uint8Array(count);
  const hurt = new Uint8Array(count);

  function broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    tally(theater, side, placing);
    return (
      tooManyShips(side) ??
      tooManyGroups(theater, side) ??
      unescorted(side) ??
      mixedFleets(theater, side, placing) ??
      tooManyCarriers(theater, side, placing)
    );
  }

  /** Counts ships by marker, before and after; where only some kinds matter, those. */
  function tally(theater: Theater, side: SideId, placing: Placing, only?: readonly boolean[]): void {
    ships.fill(0);
    old.fill(0);
    gained.fill(0);
    hurt.fill(0);
    for (const ship of ofSide(fleet.shipsOf, side)) {
      const from = at(theater.shipAt, ship);
      if (from < 0 || only?.[ship] === false) continue;
      const to = placing(ship, from);
      ships[to] = (ships[to] ?? 0) + 1;
      old[from] = (old[from] ?? 0) + 1;
      if (to !== from) gained[to] = 1;
      if (isDamaged(theater, ship)) hurt[to] = 1;
    }
  }

  function tooManyShips(side: SideId): Refusal | undefined {
    for (const group of ofSide(lists.groups, side)) {
      const n = ships[group] as number;
      if (n <= limits.ships || gained[group] === 0) continue;
      return refusal('why too many ships', cite.ships, group, { n, most: limits.ships });
    }
    return undefined;
  }

  function tooManyGroups(theater: Theater, side: SideId): Refusal | undefined {
    const most = ofSide(limits.groups, side);
    let before = 0;
    let after = 0;
    for (const group of ofSide(lists.groups, side)) {
      const isDummy = at(theater.markers, group).dummy;
      if ((old[group] as number) > 0 || isDummy) before++;
      if ((ships[group] as number) > 0 || isDummy) after++;
    }
    if (after <= most || after <= before) return undefined;
    return { reason: { key: 'why too many groups', values: { most } }, rule: cite.groups };
  }

  /** Undamaged ships sail apart only to escort a damaged one. */
  function unescorted(side: SideId): Refusal | undefined {
    for (const marker of ofSide(lists.detached, side)) {
      if (gained[marker] === 0 || hurt[marker] === 1) continue;
      return refusal('why nobody to escort', cite.escorts, marker, {});
    }
    return undefined;
  }

  function mixedFleets(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    for (const group of ofSide(lists.groups, side)) {
      if (gained[group] === 0) continue;
      let first = -1;
      for (const ship of ofSide(fleet.shipsOf, side)) {
        const from = at(theater.shipAt, ship);
        if (from < 0 || placing(ship, from) !== group) continue;
        if (first < 0) first = ship;
        if (fleetOf[ship] === fleetOf[first]) continue;
        const values = { ship: at(fleet.ships, ship).name, other: at(fleet.ships, first).name };
        return refusal('why fleets apart', cite.fleets, group, values);
      }
    }
    return undefined;
  }

  function tooManyCarriers(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    for (const limit of ofSide(limits.carriers, side)) {
      const refused = carriersBroken(theater, side, placing, limit);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }

  function carriersBroken(theater: Theater, side: SideId, placing: Placing, limit: CarrierLimit): Refusal | undefined {
    tally(theater, side, placing, counted.get(limit));
    let before = 0;
    let after = 0;
    for (const group of ofSide(lists.groups, side)) {
      const n = ships[group] as number;
      if (n > limit.perGroup && gained[group] === 1)
        return refusal('why too many carriers', limit.rule, group, { n, most: limit.perGroup });
      if ((old[group] as number) > 0) before++;
      if (n > 0) after++;
    }
    if (after <= limit.groups || after <= before) return undefined;
    return { reason: { key: 'why too many carrier groups', values: { most: limit.groups } }, rule: limit.rule };
  }

  function refusal(key: string, rule: string, marker: number, values: Record<string, string | number>): Refusal {
    const { id, name } = at(fleet.markers, marker);
    return { reason: { key, values: { group: name, ...values } }, rule, box: id };
  }

  function unused(theater: Theater, side: SideId): number[] {
    const found: number[] = [];
    for (const group of ofSide(lists.groups, side))
      if (at(theater.markers, group).hex === OFF && !theater.shipAt.includes(group)) found.push(group);
    return found;
  }

  function groupsLeft(theater: Theater, side: SideId): number {
    const groups = ofSide(lists.groups, side);
    return ofSide(limits.groups, side) - (groups.length - unused(theater, side).length);
  }

  return { broken, groupsLeft, unused };
}
