import type { OptionId } from '@point-option/engine';
import type { Fleet, MarkerSpec } from '../data/fleet.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type Marker, NONE, OFF, type Theater } from '../data/theater.ts';
import { groupsIn, isOverfull } from './formation.ts';
import type { FormationLimits } from './formationLimits.ts';
import type { Organizer } from './organizationRules.ts';

export const DONE = 'done';
export const DUMMY = 'dummy';

/** What is done with one marker, as an option. */
export interface MarkerDeed {
  readonly deed: 'join' | 'leave' | 'remove';
  readonly marker: number;
}

/** A hex where a group must join the force before the side can go on. */
export interface Duty {
  readonly hex: number;
  readonly group: number;
}

/** What a side may do with its formations now. */
export interface Choices<Own extends object> {
  options(theater: Theater<Own>, side: SideId): OptionId[];
  /** What an option does with a marker; undefined where it is none of these. */
  deedOf(option: OptionId): MarkerDeed | undefined;
  duty(theater: Theater<Own>, side: SideId): Duty | null;
}

export function createChoices<Own extends object>(organizer: Organizer<Own>, limits: FormationLimits): Choices<Own> {
  const { fleet, rules, lists } = organizer;
  // Options go by names that are made once.
  const ids = { join: idsOf(fleet, 'join'), leave: idsOf(fleet, 'leave'), remove: idsOf(fleet, 'remove') };
  const deeds = new Map<OptionId, MarkerDeed>(
    (['join', 'leave', 'remove'] as const).flatMap((deed) =>
      ids[deed].map((id, marker): [OptionId, MarkerDeed] => [id, { deed, marker }]),
    ),
  );
  const addHexes = createHexes(organizer);

  function options(theater: Theater<Own>, side: SideId): OptionId[] {
    const found: OptionId[] = duty(theater, side) === null ? [DONE] : [];
    const left = limits.groupsLeft(theater, side);
    addHexes(found, theater, side, left);
    for (const group of ofSide(lists.groups, side)) {
      const { hex, dummy } = theater.markers[group] as Marker;
      if (hex === OFF) continue;
      if (canJoin(theater, group)) found.push(ids.join[group] as string);
      else if (canLeave(theater, group)) found.push(ids.leave[group] as string);
      else if (dummy) found.push(ids.remove[group] as string);
    }
    if (left > 0 && rules.dummyHexes(theater, side).length > 0) found.push(DUMMY);
    return found;
  }

  function canJoin(theater: Theater<Own>, group: number): boolean {
    const { hex, force, dummy } = theater.markers[group] as Marker;
    const { side } = fleet.markers[group] as MarkerSpec;
    const flag = ofSide(lists.force, side);
    if (force !== NONE || dummy || flag === NONE) return false;
    const there = (theater.markers[flag] as Marker).hex;
    if (there === OFF) return true;
    return there === hex && groupsIn(theater, flag) < ofSide(rules.limits.forceGroups, side);
  }

  function canLeave(theater: Theater<Own>, group: number): boolean {
    return (theater.markers[group] as Marker).force !== NONE && rules.bound(theater, group) === undefined;
  }

  function duty(theater: Theater<Own>, side: SideId): Duty | null {
    if (theater.regrouping === null) return null;
    for (const hex of theater.regrouping.due) {
      if (!isOverfull(lists, theater, side, hex, rules.limits.stack)) continue;
      for (const group of ofSide(lists.groups, side))
        if (at(theater.markers, group).hex === hex && canJoin(theater, group)) return { hex, group };
    }
    return null;
  }

  return { options, deedOf: (option) => deeds.get(option), duty };
}

function idsOf(fleet: Fleet, deed: MarkerDeed['deed']): string[] {
  return fleet.markers.map(({ id }) => `${deed} ${id}`);
}

type AddHexes<Own extends object> = (found: OptionId[], theater: Theater<Own>, side: SideId, left: number) => void;

function createHexes<Own extends object>({ fleet, rules, lists }: Organizer<Own>): AddHexes<Own> {
  const inHex = new Uint8Array(fleet.grid.count);
  const crippled = new Uint8Array(fleet.grid.count);

  /** Hexes where ships can change places: between two groups, to a new one, or to sail on their own. */
  function addHexes(found: OptionId[], theater: Theater<Own>, side: SideId, left: number): void {
    const hexes: number[] = [];
    const { shipAt, markers, hits } = theater;
    // Ships of one group mostly stand side by side in the list.
    let last: number = OFF;
    let hex: number = OFF;
    for (const ship of ofSide(fleet.shipsOf, side)) {
      const group = shipAt[ship] as number;
      if (group < 0) continue;
      if (group !== last) {
        last = group;
        const isOpen =
          (fleet.markers[group] as MarkerSpec).kind === 'group' && rules.fixed?.(theater, group) === undefined;
        hex = isOpen ? (markers[group] as Marker).hex : OFF;
      }
      if (hex === OFF) continue;
      if (inHex[hex] === 0) hexes.push(hex);
      inHex[hex] = (inHex[hex] ?? 0) + 1;
      if ((hits[ship] as number) > 0 && rules.detaches) crippled[hex] = 1;
    }
    for (const place of hexes) {
      const splits = (inHex[place] as number) > 1 && (left > 0 || isShared(theater, side, place));
      if (splits || (crippled[place] === 1 && detachedFor(theater, side, place) !== NONE)) found.push(place);
      inHex[place] = 0;
      crippled[place] = 0;
    }
  }

  /** Whether ships have a second marker to go to: another group, or a dummy. */
  function isShared(theater: Theater<Own>, side: SideId, hex: number): boolean {
    let markers = 0;
    for (const group of ofSide(lists.groups, side))
      if ((theater.markers[group] as Marker).hex === hex && rules.fixed?.(theater, group) === undefined) markers++;
    return markers > 1;
  }

  /** A marker for ships that sail on their own from a hex, or NONE. */
  function detachedFor(theater: Theater<Own>, side: SideId, hex: number): number {
    for (const marker of ofSide(lists.detached, side)) {
      const there = at(theater.markers, marker).hex;
      if (there === OFF || there === hex) return marker;
    }
    return NONE;
  }

  return addHexes;
}
