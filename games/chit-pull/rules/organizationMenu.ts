import {
  again,
  type Decision,
  end,
  goto,
  type OptionDetail,
  type OptionId,
  one,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { isDamaged, isOnMap } from '../data/formations.ts';
import { cardBox, hexRef, hexWanted, markerRef, markerWanted } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, NONE, OFF, type Theater } from '../data/theater.ts';
import { retire } from './damage.ts';
import { groupsIn, isForceIn, isOverfull, joinForce, leaveForce, overfullHexes, realGroupsIn } from './formation.ts';
import type { FormationLimits } from './formationLimits.ts';
import { inView, tellOwner } from './organizationNews.ts';
import { type Organizer, type Reorganization, regroupingOf } from './organizationRules.ts';
import { settleSlow } from './organizationSlow.ts';

export const DONE = 'done';
export const DUMMY = 'dummy';
/** The steps of the procedure that choices lead to. */
export const SHIPS = 'ships';
export const DUMMY_HEX = 'dummy hex';

type Deed = 'join' | 'leave' | 'remove';
interface MarkerDeed {
  readonly deed: Deed;
  readonly marker: number;
}

/** Why the force must be formed in a hex before the side can go on. */
export interface Duty {
  readonly hex: number;
  readonly group: number;
}

export interface Menu<Own extends object> {
  readonly decision: Decision<Theater<Own>, Reorganization>;
  /** A hex where a group has yet to join the force, or null. */
  duty(theater: Theater<Own>, side: SideId): Duty | null;
}

/** What a side does with its formations, one thing at a time, until it is done. */
export function createMenu<Own extends object>(organizer: Organizer<Own>, limits: FormationLimits): Menu<Own> {
  const { fleet, rules, lists } = organizer;
  const { cite } = rules;
  // Options go by names that are made once.
  const idOf = (deed: Deed): string[] => fleet.markers.map(({ id }) => `${deed} ${id}`);
  const ids = { join: idOf('join'), leave: idOf('leave'), remove: idOf('remove') };
  const deeds = new Map<OptionId, MarkerDeed>(
    (['join', 'leave', 'remove'] as const).flatMap((deed) =>
      ids[deed].map((id, marker): [OptionId, MarkerDeed] => [id, { deed, marker }]),
    ),
  );

  const inHex = new Uint8Array(fleet.grid.count);
  const crippled = new Uint8Array(fleet.grid.count);

  function options(g: G<Own>, { side }: Reorganization): OptionId[] {
    const theater = g.state;
    const found: OptionId[] = duty(theater, side) === null ? [DONE] : [];
    addHexes(found, theater, side);
    for (const group of ofSide(lists.groups, side)) {
      if (canJoin(theater, group)) found.push(at(ids.join, group));
      else if (canLeave(theater, group)) found.push(at(ids.leave, group));
      else if (at(theater.markers, group).dummy) found.push(at(ids.remove, group));
    }
    if (canPlaceDummy(theater, side)) found.push(DUMMY);
    return found;
  }

  /** Hexes where ships can change places: between two groups, to a new one, or to sail on their own. */
  function addHexes(found: OptionId[], theater: Theater<Own>, side: SideId): void {
    const hexes: number[] = [];
    for (const ship of ofSide(fleet.shipsOf, side)) {
      const group = at(theater.shipAt, ship);
      if (group < 0 || at(fleet.markers, group).kind !== 'group') continue;
      const { hex } = at(theater.markers, group);
      if (hex === OFF) continue;
      if (inHex[hex] === 0) hexes.push(hex);
      inHex[hex] = (inHex[hex] ?? 0) + 1;
      if (rules.detaches && isDamaged(theater, ship)) crippled[hex] = 1;
    }
    const room = limits.groupsLeft(theater, side) > 0;
    for (const hex of hexes) {
      const splits = (inHex[hex] as number) > 1 && (room || isShared(theater, side, hex));
      if (splits || (crippled[hex] === 1 && detachedFor(theater, side, hex) !== NONE)) found.push(hex);
      inHex[hex] = 0;
      crippled[hex] = 0;
    }
  }

  /** Whether ships have a second marker to go to: another group, or a dummy. */
  function isShared(theater: Theater<Own>, side: SideId, hex: number): boolean {
    let markers = 0;
    for (const group of ofSide(lists.groups, side)) if (at(theater.markers, group).hex === hex) markers++;
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

  function forceOf(group: number): number {
    return ofSide(lists.force, at(fleet.markers, group).side);
  }

  function canJoin(theater: Theater<Own>, group: number): boolean {
    const { hex, force, dummy } = at(theater.markers, group);
    const flag = forceOf(group);
    if (hex === OFF || force !== NONE || dummy || flag === NONE) return false;
    const there = at(theater.markers, flag).hex;
    if (there === OFF) return true;
    return there === hex && groupsIn(theater, flag) < ofSide(rules.limits.forceGroups, at(fleet.markers, group).side);
  }

  function canLeave(theater: Theater<Own>, group: number): boolean {
    return at(theater.markers, group).force !== NONE && rules.bound(theater, group) === undefined;
  }

  function canPlaceDummy(theater: Theater<Own>, side: SideId): boolean {
    return limits.groupsLeft(theater, side) > 0 && rules.dummyHexes(theater, side).length > 0;
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

  function describe(g: G<Own>, f: Reorganization, option: OptionId): OptionDetail {
    if (option === DONE) return { label: { key: 'reorganize done' } };
    if (option === DUMMY)
      return { label: { key: 'reorganize dummy' }, group: { key: 'reorganize dummies' }, rule: cite.dummies };
    const deed = deeds.get(option);
    return deed === undefined ? describeHex(g, f, Number(option)) : describeDeed(g, deed);
  }

  function describeHex(g: G<Own>, { side }: Reorganization, hex: number): OptionDetail {
    const groups = realGroupsIn(lists, g.state, side, hex);
    const here = [...groups, ...(isForceIn(lists, g.state, side, hex) ? [ofSide(lists.force, side)] : [])];
    const touches = here.filter((marker) => isOnMap(g.state, marker)).map((marker) => markerRef(fleet, marker));
    return {
      label: {
        key: 'reorganize ships',
        values: {
          hex: fleet.grid.label(hex),
          groups: groups.map((group) => ({ key: 'kernel.plain', values: { id: at(fleet.markers, group).name } })),
        },
      },
      short: { key: 'reorganize ships short', values: { hex: fleet.grid.label(hex) } },
      group: { key: 'reorganize hexes' },
      touches: [hexRef(fleet, hex), ...touches],
      picks: [hexRef(fleet, hex)],
      rule: cite.shift,
    };
  }

  function describeDeed(g: G<Own>, { deed, marker }: MarkerDeed): OptionDetail {
    const flag = forceOf(marker);
    const group = at(fleet.markers, marker).name;
    const force = flag === NONE ? '' : at(fleet.markers, flag).name;
    const hex = fleet.grid.label(at(g.state.markers, marker).hex);
    const forms = deed === 'join' && at(g.state.markers, flag).hex === OFF;
    const isOut = deed !== 'leave';
    return {
      label: { key: `reorganize ${forms ? 'form' : deed}`, values: { group, force, hex } },
      group: { key: deed === 'remove' ? 'reorganize dummies' : 'reorganize force' },
      // A group in the force has no counter on the map, and its card stands for it.
      touches: isOut ? [markerRef(fleet, marker)] : [{ box: cardBox(fleet, marker) }, markerRef(fleet, flag)],
      picks: isOut ? [markerRef(fleet, marker)] : [{ box: cardBox(fleet, marker) }],
      rule: deed === 'remove' ? cite.dummies : cite.force,
    };
  }

  function whyNot(g: G<Own>, { side }: Reorganization, wanted: Wanted): Refusal | undefined {
    const theater = g.state;
    if ('option' in wanted && wanted.option === DONE) return whyNotDone(theater, side);
    if ('option' in wanted && wanted.option === DUMMY)
      return {
        reason: { key: 'why no group left', values: { most: ofSide(rules.limits.groups, side) } },
        rule: cite.groups,
      };
    const marker = markerWanted(fleet, wanted);
    if (marker >= 0) return whyNotMarker(theater, side, marker);
    const box = 'box' in wanted ? fleet.markers.findIndex((_, number) => cardBox(fleet, number) === wanted.box) : -1;
    // The card stands for a group that sails in the force; others are pointed at on the map.
    if (box >= 0) {
      const isOut = at(fleet.markers, box).side === side && at(theater.markers, box).force === NONE;
      return isOut ? undefined : whyNotMarker(theater, side, box);
    }
    const hex = hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const isEmpty = realGroupsIn(lists, theater, side, hex).length === 0;
    const key = isEmpty ? 'why no group there' : 'why nothing to regroup';
    return { reason: { key, values: { hex: fleet.grid.label(hex) } }, rule: cite.shift };
  }

  function whyNotDone(theater: Theater<Own>, side: SideId): Refusal | undefined {
    const owed = duty(theater, side);
    if (owed === null) return undefined;
    const values = {
      hex: fleet.grid.label(owed.hex),
      group: at(fleet.markers, owed.group).name,
      force: at(fleet.markers, ofSide(lists.force, side)).name,
    };
    return { reason: { key: 'why force due', values }, rule: cite.stacking };
  }

  function whyNotMarker(theater: Theater<Own>, side: SideId, marker: number): Refusal | undefined {
    const { kind, name, side: owner } = at(fleet.markers, marker);
    const values = { group: name };
    if (owner !== side) return { reason: { key: 'why not your group', values }, rule: cite.reorganize };
    if (kind === 'detached') return { reason: { key: 'why detached for good', values }, rule: cite.escorts };
    const { hex, force } = at(theater.markers, marker);
    if (hex === OFF) return undefined;
    if (force !== NONE) return rules.bound(theater, marker);
    const flag = forceOf(marker);
    if (kind === 'force' || flag === NONE) return { reason: { key: 'why choose the hex', values }, rule: cite.shift };
    const flagName = at(fleet.markers, flag).name;
    if (at(theater.markers, flag).hex !== hex)
      return { reason: { key: 'why force elsewhere', values: { ...values, force: flagName } }, rule: cite.force };
    const most = ofSide(rules.limits.forceGroups, side);
    return {
      reason: { key: 'why force full', values: { force: flagName, most } },
      rule: ofSide(cite.forceGroups, side),
    };
  }

  const decision = one<Theater<Own>, Reorganization>({
    options,
    about: (g, f) => {
      const owed = duty(g.state, f.side);
      if (owed === null) return { duty: { key: 'no force due' } };
      const force = at(fleet.markers, ofSide(lists.force, f.side)).name;
      return { duty: { key: 'force due', values: { hex: fleet.grid.label(owed.hex), force } } };
    },
    describe,
    whyNot,
    apply: (g, f, choice) => {
      const theater = g.state;
      if (choice === DONE) {
        settleSlow(theater, rules.limits.slow);
        theater.regrouping = null;
        // Stacking counts as the phase leaves it.
        theater.overfull[f.side] = overfullHexes(lists, theater, f.side, rules.limits.stack);
        return end;
      }
      if (choice === DUMMY) return goto(DUMMY_HEX);
      const deed = deeds.get(choice);
      if (deed === undefined) {
        regroupingOf(theater, f.side).hex = Number(choice);
        return goto(SHIPS);
      }
      perform(g, deed);
      return again;
    },
  });

  function perform(g: G<Own>, { deed, marker }: MarkerDeed): void {
    inView(organizer, g, at(fleet.markers, marker).side, () => {
      const theater = g.state;
      if (deed === 'remove') {
        tellOwner(organizer, g, 'dummy removed', cite.dummies, marker);
        retire(theater, marker);
      } else if (deed === 'join') {
        const flag = forceOf(marker);
        const key = at(theater.markers, flag).hex === OFF ? 'force formed' : 'force joined';
        joinForce(theater, marker, flag);
        tellOwner(organizer, g, key, cite.force, marker, flag);
      } else {
        const { force } = at(theater.markers, marker);
        leaveForce(theater, marker);
        tellOwner(organizer, g, 'force left', cite.force, marker, force);
      }
    });
  }

  return { decision, duty };
}
