import type { Refusal } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isDamaged } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type Marker, NONE, OFF, type Theater } from '../data/theater.ts';
import type { CarrierLimit, Organizer } from './organizationRules.ts';

/*
 * Whether groups could be made up in some way. A start may put more into a group than the rules let a player: such a group may be left as
 * it is and may lose ships, but takes none in.
 */

/** By ship: the marker it would sail with. */
export type Placing = Int16Array;

export interface FormationLimits {
  /** Which limit a side would break if they sailed like that, if any. */
  broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined;
  /** The same, told without a sentence. */
  isBroken(theater: Theater, side: SideId, placing: Placing): boolean;
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
  const carriers = createCarrierLimits(organizer, tally);
  const fleetNames = [...new Set(fleet.ships.map((ship) => ship.fleet))];
  const fleetOf = fleet.ships.map((ship) => fleetNames.indexOf(ship.fleet));
  /** The first ship that sails with each marker; filled anew for each question. */
  const first = new Int16Array(fleet.markers.length);

  /** Carriers first: random orders are mostly wrong there. */
  function broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    const refused = carriers.broken(theater, side, placing);
    if (refused !== undefined) return refused;
    tally.count(theater, side, ofSide(fleet.shipsOf, side), placing);
    return (
      tooManyShips(side) ??
      tooManyGroups(theater, side) ??
      unescorted(theater, side, placing) ??
      mixedFleets(theater, side, placing)
    );
  }

  function isBroken(theater: Theater, side: SideId, placing: Placing): boolean {
    if (carriers.isBroken(theater, side, placing)) return true;
    tally.count(theater, side, ofSide(fleet.shipsOf, side), placing);
    return (
      crowded(side) !== NONE ||
      hasTooManyGroups(theater, side) ||
      loner(theater, side, placing) !== NONE ||
      stranger(theater, side, placing) !== NONE
    );
  }

  /**
   * A marker that takes in more ships than it may have, or NONE. Ships on their own are a group as far as size goes: an air raid lays them
   * out on the same display.
   */
  function crowded(side: SideId): number {
    for (const group of ofSide(fleet.markersOf, side))
      if ((after[group] as number) > limits.ships && gained[group] === 1) return group;
    return NONE;
  }

  function tooManyShips(side: SideId): Refusal | undefined {
    const group = crowded(side);
    if (group === NONE) return undefined;
    return refusal('why too many ships', cite.ships, group, { n: after[group] as number, most: limits.ships });
  }

  function hasTooManyGroups({ markers }: Theater, side: SideId): boolean {
    let old = 0;
    let now = 0;
    for (const group of ofSide(lists.groups, side)) {
      const isDummy = (markers[group] as Marker).dummy;
      if (isDummy || before[group] !== 0) old++;
      if (isDummy || after[group] !== 0) now++;
    }
    return now > ofSide(limits.groups, side) && now > old;
  }

  function tooManyGroups(theater: Theater, side: SideId): Refusal | undefined {
    if (!hasTooManyGroups(theater, side)) return undefined;
    return { reason: { key: 'why too many groups', values: { most: ofSide(limits.groups, side) } }, rule: cite.groups };
  }

  /** A marker of ships on their own with nobody to escort, or NONE: undamaged ships sail apart only to escort a damaged one. */
  function loner(theater: Theater, side: SideId, placing: Placing): number {
    for (const marker of ofSide(lists.detached, side)) {
      if (gained[marker] === 0) continue;
      const isEscort = ofSide(fleet.shipsOf, side).some((ship) => placing[ship] === marker && isDamaged(theater, ship));
      if (!isEscort) return marker;
    }
    return NONE;
  }

  function unescorted(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    const marker = loner(theater, side, placing);
    return marker === NONE ? undefined : refusal('why nobody to escort', cite.escorts, marker, {});
  }

  /** A ship that would sail with a group of another fleet, or NONE. */
  function stranger({ shipAt }: Theater, side: SideId, placing: Placing): number {
    for (const group of ofSide(fleet.markersOf, side)) first[group] = NONE;
    for (const ship of ofSide(fleet.shipsOf, side)) {
      if ((shipAt[ship] as number) < 0) continue;
      const group = placing[ship] as number;
      const leader = first[group] as number;
      if (leader === NONE) first[group] = ship;
      else if (fleetOf[ship] !== fleetOf[leader] && gained[group] === 1 && at(fleet.markers, group).kind === 'group')
        return ship;
    }
    return NONE;
  }

  function mixedFleets(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    const ship = stranger(theater, side, placing);
    if (ship === NONE) return undefined;
    const group = placing[ship] as number;
    const values = { ship: at(fleet.ships, ship).name, other: at(fleet.ships, first[group] as number).name };
    return refusal('why fleets apart', cite.fleets, group, values);
  }

  return { broken, isBroken, ...createMuster(organizer) };
}

/** How many ships sail with each marker. */
interface Tally {
  /** As they would sail, and as they do. */
  readonly after: Uint8Array;
  readonly before: Uint8Array;
  /** 1 where a ship would join. */
  readonly gained: Uint8Array;
  /** Counts some ships of a side. */
  count(theater: Theater, side: SideId, ships: readonly number[], placing: Placing): void;
}

/** Filled anew for each question: they are asked thousands of times a second. */
function createTally({ markers, markersOf }: Fleet): Tally {
  const after = new Uint8Array(markers.length);
  const before = new Uint8Array(markers.length);
  const gained = new Uint8Array(markers.length);

  function count({ shipAt }: Theater, side: SideId, ships: readonly number[], placing: Placing): void {
    for (const marker of ofSide(markersOf, side)) {
      after[marker] = 0;
      before[marker] = 0;
      gained[marker] = 0;
    }
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
): Pick<FormationLimits, 'broken' | 'isBroken'> {
  const { after, before, gained } = tally;
  const refusal = createRefusal(fleet);
  const limitsOf = (side: SideId): { limit: CarrierLimit; ships: readonly number[] }[] =>
    limits.carriers[side].map((limit) => ({
      limit,
      ships: fleet.carriersOf[side].filter((ship) => limit.counts(at(fleet.ships, ship))),
    }));
  const counted = { japan: limitsOf('japan'), us: limitsOf('us') };

  /** A group that takes in more carriers than it may have, or NONE. */
  function crowded(side: SideId, { perGroup }: CarrierLimit): number {
    for (const group of ofSide(lists.groups, side))
      if ((after[group] as number) > perGroup && gained[group] === 1) return group;
    return NONE;
  }

  function hasTooManyGroups(side: SideId, { groups: most }: CarrierLimit): boolean {
    let old = 0;
    let now = 0;
    for (const group of ofSide(lists.groups, side)) {
      if (before[group] !== 0) old++;
      if (after[group] !== 0) now++;
    }
    return now > most && now > old;
  }

  function isBroken(theater: Theater, side: SideId, placing: Placing): boolean {
    for (const { limit, ships } of ofSide(counted, side)) {
      tally.count(theater, side, ships, placing);
      if (crowded(side, limit) !== NONE || hasTooManyGroups(side, limit)) return true;
    }
    return false;
  }

  function broken(theater: Theater, side: SideId, placing: Placing): Refusal | undefined {
    for (const { limit, ships } of ofSide(counted, side)) {
      tally.count(theater, side, ships, placing);
      const { perGroup, groups, rule } = limit;
      const group = crowded(side, limit);
      if (group !== NONE)
        return refusal('why too many carriers', rule, group, { n: after[group] as number, most: perGroup });
      if (hasTooManyGroups(side, limit))
        return { reason: { key: 'why too many carrier groups', values: { most: groups } }, rule };
    }
    return undefined;
  }

  return { broken, isBroken };
}

/** Which group markers are in use. */
function createMuster<Own extends object>({
  fleet,
  rules,
  lists,
}: Organizer<Own>): Pick<FormationLimits, 'groupsLeft' | 'unused'> {
  const sailing = new Uint8Array(fleet.markers.length);

  /** Marks the group markers that ships sail with. */
  function muster({ shipAt }: Theater, side: SideId): void {
    for (const marker of ofSide(fleet.markersOf, side)) sailing[marker] = 0;
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
