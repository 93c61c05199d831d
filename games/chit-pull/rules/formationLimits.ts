import type { Refusal } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isDamaged } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type Marker, OFF, type Theater } from '../data/theater.ts';
import type { CarrierLimit, Organizer } from './organizationRules.ts';

/*
 * Whether groups could be made up in some way. A start may put more into a group than the rules let a player: such a group may be left as
 * it is and may lose ships, but takes none in.
 */

/** By ship: the marker it would sail with. */
export type Placing = Int16Array;

export interface FormationLimits {
  /** Which limit on carriers a side would break if they sailed like that, if any. */
  carriersBroken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined;
  /** Which of the other limits it would break. */
  broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined;
  /** How many more groups a side may form, dummies included. */
  groupsLeft(theater: Theater, side: SideId): number;
  /** Group markers that nobody sails with, whether on the map or yet to come. */
  unused(theater: Theater, side: SideId): number[];
}

export function createLimits<Own extends object>(organizer: Organizer<Own>): FormationLimits {
  const { fleet, rules, lists } = organizer;
  const { limits, cite } = rules;
  const tally = createTally(fleet);
  const { after, before, gained } = tally;
  const refusal = createRefusal(fleet);
  const fleetNames = [...new Set(fleet.ships.map((ship) => ship.fleet))];
  const fleetOf = fleet.ships.map((ship) => fleetNames.indexOf(ship.fleet));
  /** The first ship that sails with each marker; filled anew for each question. */
  const first = new Int16Array(fleet.markers.length);

  function broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    tally.count(theater, ofSide(fleet.shipsOf, side), placing);
    return (
      tooManyShips(side) ??
      tooManyGroups(theater, side) ??
      unescorted(theater, side, placing) ??
      mixedFleets(theater, side, placing)
    );
  }

  /** Ships on their own are a group as far as size goes: an air raid lays them out on the same display. */
  function tooManyShips(side: SideId): Refusal | undefined {
    for (const group of ofSide(fleet.markersOf, side)) {
      const n = after[group] as number;
      if (n > limits.ships && gained[group] === 1)
        return refusal('why too many ships', cite.ships, group, { n, most: limits.ships });
    }
    return undefined;
  }

  function tooManyGroups({ markers }: Theater, side: SideId): Refusal | undefined {
    const most = ofSide(limits.groups, side);
    let old = 0;
    let now = 0;
    for (const group of ofSide(lists.groups, side)) {
      const isDummy = (markers[group] as Marker).dummy;
      if (isDummy || before[group] !== 0) old++;
      if (isDummy || after[group] !== 0) now++;
    }
    if (now <= most || now <= old) return undefined;
    return { reason: { key: 'why too many groups', values: { most } }, rule: cite.groups };
  }

  /** Undamaged ships sail apart only to escort a damaged one. */
  function unescorted(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    for (const marker of ofSide(lists.detached, side)) {
      if (gained[marker] === 0) continue;
      const isEscort = ofSide(fleet.shipsOf, side).some((ship) => placing[ship] === marker && isDamaged(theater, ship));
      if (!isEscort) return refusal('why nobody to escort', cite.escorts, marker, {});
    }
    return undefined;
  }

  function mixedFleets(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    first.fill(-1);
    const { shipAt } = theater;
    for (const ship of ofSide(fleet.shipsOf, side)) {
      if ((shipAt[ship] as number) < 0) continue;
      const group = placing[ship] as number;
      const leader = first[group] as number;
      if (leader < 0) first[group] = ship;
      else if (fleetOf[ship] !== fleetOf[leader] && gained[group] === 1 && at(fleet.markers, group).kind === 'group') {
        const values = { ship: at(fleet.ships, ship).name, other: at(fleet.ships, leader).name };
        return refusal('why fleets apart', cite.fleets, group, values);
      }
    }
    return undefined;
  }

  return { carriersBroken: createCarrierLimits(organizer, tally), broken, ...createMuster(organizer) };
}

/** How many ships sail with each marker. */
interface Tally {
  /** As they would sail, and as they do. */
  readonly after: Uint8Array;
  readonly before: Uint8Array;
  /** 1 where a ship would join. */
  readonly gained: Uint8Array;
  /** Counts some ships. */
  count(theater: Theater, ships: readonly number[], placing: Placing): void;
}

/** Filled anew for each question: they are asked thousands of times a second. */
function createTally({ markers }: Fleet): Tally {
  const after = new Uint8Array(markers.length);
  const before = new Uint8Array(markers.length);
  const gained = new Uint8Array(markers.length);

  function count(theater: Theater, ships: readonly number[], placing: Placing): void {
    after.fill(0);
    before.fill(0);
    gained.fill(0);
    const { shipAt } = theater;
    for (const ship of ships) {
      const from = shipAt[ship] as number;
      if (from < 0) continue;
      const to = placing[ship] as number;
      after[to] = (after[to] ?? 0) + 1;
      before[from] = (before[from] ?? 0) + 1;
      if (to !== from) gained[to] = 1;
    }
  }

  return { after, before, gained, count };
}

type Refuse = (key: string, rule: string, marker: number, values: Record<string, string | number>) => Refusal;

/** A refusal that speaks of a group. */
function createRefusal({ markers }: Fleet): Refuse {
  return (key, rule, marker, values) => {
    const { id, name } = at(markers, marker);
    return { reason: { key, values: { group: name, ...values } }, rule, box: id };
  };
}

/** How many carriers a group may have, and how many groups may have any. */
function createCarrierLimits<Own extends object>(
  { fleet, rules: { limits }, lists }: Organizer<Own>,
  tally: Tally,
): FormationLimits['carriersBroken'] {
  const { after, before, gained } = tally;
  const refusal = createRefusal(fleet);
  const counted = new Map<CarrierLimit, readonly number[]>(
    (['japan', 'us'] as const).flatMap((side) =>
      limits.carriers[side].map((limit): [CarrierLimit, number[]] => [
        limit,
        fleet.carriersOf[side].filter((ship) => limit.counts(at(fleet.ships, ship))),
      ]),
    ),
  );

  function tooManyCarriers(side: SideId, { perGroup, rule }: CarrierLimit): Refusal | undefined {
    for (const group of ofSide(lists.groups, side)) {
      const n = after[group] as number;
      if (n > perGroup && gained[group] === 1)
        return refusal('why too many carriers', rule, group, { n, most: perGroup });
    }
    return undefined;
  }

  function tooManyCarrierGroups(side: SideId, { groups: most, rule }: CarrierLimit): Refusal | undefined {
    let old = 0;
    let now = 0;
    for (const group of ofSide(lists.groups, side)) {
      if (before[group] !== 0) old++;
      if (after[group] !== 0) now++;
    }
    if (now <= most || now <= old) return undefined;
    return { reason: { key: 'why too many carrier groups', values: { most } }, rule };
  }

  function carriersBroken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    for (const limit of ofSide(limits.carriers, side)) {
      tally.count(theater, counted.get(limit) ?? [], placing);
      const refused = tooManyCarriers(side, limit) ?? tooManyCarrierGroups(side, limit);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }

  return carriersBroken;
}

/** Which group markers are in use. */
function createMuster<Own extends object>({
  fleet,
  rules,
  lists,
}: Organizer<Own>): Pick<FormationLimits, 'groupsLeft' | 'unused'> {
  const sailing = new Uint8Array(fleet.markers.length);

  /** Marks the group markers that ships sail with. */
  function muster(theater: Theater, side: SideId): void {
    sailing.fill(0);
    const { shipAt } = theater;
    for (const ship of ofSide(fleet.shipsOf, side)) {
      const group = shipAt[ship] as number;
      if (group >= 0) sailing[group] = 1;
    }
  }

  function isUnused(theater: Theater, group: number): boolean {
    return sailing[group] === 0 && (theater.markers[group] as Marker).hex === OFF;
  }

  function unused(theater: Theater, side: SideId): number[] {
    muster(theater, side);
    return ofSide(lists.groups, side).filter((group) => isUnused(theater, group));
  }

  function groupsLeft(theater: Theater, side: SideId): number {
    muster(theater, side);
    let left = ofSide(rules.limits.groups, side);
    for (const group of ofSide(lists.groups, side)) if (!isUnused(theater, group)) left--;
    return left;
  }

  return { groupsLeft, unused };
}
