import type { OptionDetail, OptionId, Refusal, Wanted } from '@point-option/engine';
import { isOnMap } from '../data/formations.ts';
import { cardBox, hexRef, hexWanted, markerRef, markerWanted } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, NONE, OFF, type Theater } from '../data/theater.ts';
import { isForceIn, realGroupsIn } from './formation.ts';
import { type Choices, DONE, DUMMY, type MarkerDeed } from './organizationChoices.ts';
import type { Organizer, Reorganization } from './organizationRules.ts';

/** What the choices of a side that reorganizes are called, and what they are about. */
export function createDescribe<Own extends object>(
  { fleet, rules, lists }: Organizer<Own>,
  choices: Choices<Own>,
): (g: G<Own>, f: Reorganization, option: OptionId) => OptionDetail {
  const { cite } = rules;

  function describe(g: G<Own>, f: Reorganization, option: OptionId): OptionDetail {
    if (option === DONE) return { label: { key: 'reorganize done' } };
    if (option === DUMMY)
      return { label: { key: 'reorganize dummy' }, group: { key: 'reorganize dummies' }, rule: cite.dummies };
    const deed = choices.deedOf(option);
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
    const flag = ofSide(lists.force, at(fleet.markers, marker).side);
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

  return describe;
}

/** Why a side that reorganizes cannot do something. */
export function createWhyNot<Own extends object>(
  { fleet, rules, lists }: Organizer<Own>,
  choices: Choices<Own>,
): (g: G<Own>, f: Reorganization, wanted: Wanted) => Refusal | undefined {
  const { cite } = rules;

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
    const owed = choices.duty(theater, side);
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
    const flag = ofSide(lists.force, side);
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

  return whyNot;
}
