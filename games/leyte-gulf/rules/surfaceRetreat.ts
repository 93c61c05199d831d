import { at, formationsAt, knownEnemiesAt } from '@point-option/chit-pull';
import { LIMITS, OVERSTACKED } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, SEA_WAYS } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { whyNotTogether } from './arrivals.ts';
import { reachBeachhead } from './beachhead.ts';
import { whyNotSail } from './straits.ts';

/* 8.3.9: where forces go that must leave the hex of a battle. */

/** Ships on their own move in the Terminal Phase alone (6.4). */
export function stays(marker: number): boolean {
  return at(fleet.markers, marker).kind === 'detached';
}

/** The forces of a side that fought: those that have yet to go, and the hex to which others have gone, or undefined. */
function comrades({ battle, markers }: LeyteTheater, marker: number): { left: number[]; gone: number | undefined } {
  const { side } = at(fleet.markers, marker);
  const fought = (battle?.markers ?? []).filter(
    (each) => at(fleet.markers, each).side === side && !stays(each) && at(markers, each).hex >= 0,
  );
  const left = fought.filter((each) => at(markers, each).hex === battle?.hex);
  const first = fought.find((each) => !left.includes(each));
  return { left, gone: first === undefined ? undefined : at(markers, first).hex };
}

/**
 * 8.3.9: whoever had moved in goes back where it came from. Others go to an empty hex next to it, though not to the one from which the enemy
 * came; then to friends who have room; then to that from which he came; then to friends who have none. All that fought together go
 * together. Where none of these is, ours: to any hex that ships enter.
 */
export function retreatHexes(g: G, marker: number): readonly number[] {
  const { state } = g;
  const { battle } = state;
  const { side } = at(fleet.markers, marker);
  const { left, gone } = comrades(state, marker);
  if (gone !== undefined) return [gone];
  if (battle !== null && battle.active === side && battle.from >= 0) return [battle.from];
  const here = at(state.markers, marker).hex;
  const ways = (SEA_WAYS[here] ?? []).filter((hex) =>
    left.every((each) => whyNotSail(state, each, here, hex) === undefined),
  );
  const friendsAt = (hex: number): number[] => formationsAt(fleet, state, side, hex);
  const isVacant = (hex: number): boolean =>
    friendsAt(hex).length === 0 && knownEnemiesAt(fleet, state, side, hex).length === 0;
  const hasFriends = (hex: number): boolean => friendsAt(hex).some((each) => !stays(each));
  const refusal = (hex: number): string | undefined =>
    whyNotTogether(state, [...friendsAt(hex), ...left], grid.label(hex))?.reason.key;
  const fits = (hex: number): boolean => refusal(hex) === undefined;
  const isEntry = (hex: number): boolean => hex === battle?.from;
  // 5.3.1, 5.5: the two US fleets never share a hex, however crowded the sea is.
  const mixes = (hex: number): boolean => refusal(hex) === 'why fleets never stack';
  const choices = [
    ways.filter((hex) => isVacant(hex) && !isEntry(hex)),
    ways.filter((hex) => hasFriends(hex) && fits(hex)),
    ways.filter((hex) => isEntry(hex) && fits(hex)),
    ways.filter((hex) => hasFriends(hex) && !mixes(hex)),
    ways.filter((hex) => !mixes(hex)),
  ];
  return choices.find((hexes) => hexes.length > 0) ?? [];
}

/** 8.3.9: too many forces in a hex all lose movement. 12.3: the beachhead may have been reached. */
export function retreated(g: G, marker: number): void {
  const { state } = g;
  const { hex } = at(state.markers, marker);
  if (reachBeachhead(g, marker, hex)) return;
  const there = formationsAt(fleet, state, at(fleet.markers, marker).side, hex).filter((each) => !stays(each));
  // All that fought together come before it is known how many there are.
  if (there.length <= LIMITS.stack || comrades(state, marker).left.length > 0) return;
  for (const each of there) at(state.markers, each).slow += OVERSTACKED;
  g.emit(
    'surface overstacked',
    { hex: grid.label(hex), n: OVERSTACKED },
    { rule: '8.3.9', touches: [{ hex: grid.label(hex) }] },
  );
}

export function whyNotRetreat(g: G, marker: number, hex: number): string {
  const here = at(g.state.markers, marker).hex;
  return grid.distance(here, hex) === 1 ? 'why surface other hexes first' : 'why surface one hex';
}
