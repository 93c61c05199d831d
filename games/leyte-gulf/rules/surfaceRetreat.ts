import { at, formationsAt, knownEnemiesAt } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid, SEA_WAYS } from '../data/map.ts';
import type { G } from '../data/own.ts';
import { stackRefusal } from './stacking.ts';
import { whyNotSail } from './straits.ts';

/**
 * 8.3.9: whoever had moved in goes back where it came from. Others go to an empty hex next to it, though not to the one from which the enemy
 * came; then to friends who have room; then to that from which he came; then to friends who have none.
 */
export function retreatHexes(g: G, marker: number): readonly number[] {
  const { battle, markers } = g.state;
  const { side } = at(fleet.markers, marker);
  const here = at(markers, marker).hex;
  if (battle !== null && battle.active === side && battle.from >= 0) return [battle.from];
  const ways = (SEA_WAYS[here] ?? []).filter((hex) => whyNotSail(g.state, marker, here, hex) === undefined);
  const hasFriends = (hex: number): boolean =>
    formationsAt(fleet, g.state, side, hex).some((other) => other !== marker);
  const isHeld = (hex: number): boolean => knownEnemiesAt(fleet, g.state, side, hex).length > 0;
  const isEntry = (hex: number): boolean => hex === battle?.from;
  const fits = (hex: number): boolean => stackRefusal(g.state, marker, hex) === undefined;
  const choices = [
    ways.filter((hex) => !isEntry(hex) && !hasFriends(hex) && !isHeld(hex)),
    ways.filter((hex) => !isEntry(hex) && hasFriends(hex) && fits(hex)),
    ways.filter((hex) => isEntry(hex) && fits(hex)),
    ways.filter((hex) => hasFriends(hex)),
    ways,
  ];
  return choices.find((hexes) => hexes.length > 0) ?? [];
}

export function whyNotRetreat(g: G, marker: number, hex: number): string {
  const here = at(g.state.markers, marker).hex;
  return grid.distance(here, hex) === 1 ? 'why surface other hexes first' : 'why surface one hex';
}
