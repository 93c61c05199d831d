import { at, createOrganization, type SideId } from '@point-option/chit-pull';
import type { MatchOptions } from '@point-option/engine';
import { order as give } from '@point-option/proving';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { organizationRules } from './organization.ts';
import { sailingRules } from './sailingRules.ts';
import { dataOf, given, hex, marker, playing, ship, type Table } from './testing.ts';

const { reorganization, limits } = createOrganization(fleet, organizationRules);
export { limits };

/** 3.3: whether a marker must leave its hex when it moves. */
export function mustLeave(data: MobileTheater, number: number): boolean {
  return given([], (g) => sailingRules.mustLeave({ ...g, state: data }, number)) !== undefined;
}

/** A side about to reorganize, from the set-up on turn 2 with these changes. */
export function reorganizing(
  side: SideId,
  change: (data: MobileTheater) => void = () => {},
  options: MatchOptions = {},
): Table {
  return playing(reorganization, { side }, [], { change, options });
}

/** TF 58 may be divided: Spruance has nothing to say any more. */
export function unbound(data: MobileTheater): void {
  data.turn = 10;
}

/** Rearranges the ships of a hex. */
export function regroup(match: Table, side: SideId, label: string, placed: Record<string, string>): void {
  give(match, side, hex(label));
  give(match, side, placed);
}

/** Places a dummy. */
export function placeDummy(match: Table, side: SideId, label: string, id: string): void {
  give(match, side, 'dummy');
  give(match, side, hex(label));
  give(match, side, id);
}

/** The marker that a ship sails with, by its id. */
export function sailsWith(match: Table, id: string): string {
  return at(fleet.markers, at(dataOf(match).shipAt, ship(id))).id;
}

export function markerOf(match: Table, id: string): MobileTheater['markers'][number] {
  return at(dataOf(match).markers, marker(id));
}
