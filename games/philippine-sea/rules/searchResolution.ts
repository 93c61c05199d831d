import { type Message, message } from '@point-option/engine';
import { IS_FIGHTER } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, searchRef } from '../data/refs.ts';
import {
  APPROXIMATE,
  type Battle,
  type Force,
  type G,
  inSearch,
  LOCATED,
  type Search,
  SPOTTED,
} from '../data/state.ts';
import { hourOf, lightNow } from './clock.ts';
import { detect, type Detection } from './detection.ts';
import { forceById, isCarrierForce } from './forces.ts';
import { promote } from './intelligence.ts';
import { correctPlace } from './locationUncertainty.ts';
import { unitsAt } from './missions.ts';
import { fliesByNight, noteNightWork } from './nightOperations.ts';
import { abandonFuel } from './refuelling.ts';
import { told } from './telling.ts';

export const searchName = ({ id }: Pick<Search, 'id'>): Message => message('search mission', { n: id + 1 });

/** 8.34: the ranges of the modifiers. */
const CLOSE_RANGE = 2;
const MIDDLE_RANGE = 6;
const FAR_RANGE = 10;

/** 8.341, 8.342: what each result finds, and whether more is learned. */
export const FOUND: Readonly<Record<string, { readonly detection: Detection; readonly more: boolean }>> = {
  '?': { detection: APPROXIMATE, more: false },
  L: { detection: LOCATED, more: false },
  'L+': { detection: LOCATED, more: true },
  S: { detection: SPOTTED, more: false },
  'S+': { detection: SPOTTED, more: true },
};

/** 8.34: the modifiers of one attempt. */
export function searchModifiers({ state }: G, search: Search, force: Force) {
  const units = unitsAt(state, inSearch(search.id));
  // From the point of the launch, wherever the fleet is now (8.281).
  const range = grid.distance(search.origin, force.hex);
  const hour = hourOf(state.turn);
  return [
    units.length > 1 && 'pair',
    search.narrow && 'narrow',
    state.subs.some(({ shadows }) => shadows === force.id) && 'submarine',
    units.some((unit) => IS_FIGHTER[unit]) && 'fighters',
    range <= CLOSE_RANGE && 'close',
    range > MIDDLE_RANGE && range <= FAR_RANGE && 'far',
    range > FAR_RANGE && 'very far',
    search.shadows === force.id && 'shadowing',
    hour === '1730' && 'evening',
    hour === '1850' && lightNow(state) !== 'night' && 'dusk',
    lightNow(state) === 'night' && 'night',
  ] as const;
}

/** 8.34, 8.341, 8.342: one search looks for one force. Says whether it has found where it is, so that it may stay by it (18.11). */
export function lookFor(g: G, search: Search, force: Force): boolean {
  if (!g.silent)
    g.emit(
      'search looks for',
      { search: searchName(search), force: forceName(force), hex: hexName(force.hex) },
      { rule: '8.34', touches: [searchRef(search.id), forceRef(force.id)] },
    );
  const about = () => ({ search: searchName(search), force: forceName(force), hex: hexName(force.hex) });
  // Only a force known before shows more of itself (8.342).
  const known = force.level > 0;
  const { detection } = force;
  const found =
    FOUND[
      g.roll<string>('air search', { ...told(g, 'air search', about), modifiers: searchModifiers(g, search, force) })
    ];
  if (!found || !detect(g, force, found.detection, 'search')) return false;
  if (found.more && known && !promote(g, force, { search: true })) return false;
  // 18.23: fighters that meet carriers drop their tanks.
  if (search.extended === true && isCarrierForce(force)) turnBack(g, search);
  if (found.detection < LOCATED) return false;
  abandonFuel(g, force);
  if (g.state.rules.advanced.uncertainty && detection === APPROXIMATE) correctPlace(g, force);
  return true;
}

function turnBack(g: G, search: Search): void {
  if (search.homeward) return;
  search.homeward = true;
  g.emit('search drops its tanks', { search: searchName(search) }, { rule: '18.23', touches: [searchRef(search.id)] });
}

/** 8.331: the forces that are where a search looks at that moment, wherever they were before. */
export function forcesCovered({ forces }: Battle, covers: (hex: number) => boolean): number[] {
  const near: number[] = [];
  for (const force of forces) if (force.hex >= 0 && covers(force.hex)) near.push(force.id);
  return near;
}

/** 8.31, 8.331: what a search looks for now. At night it sees nothing (8.34c), unless all its crews are trained for it (22.2). */
export function toLookFor(g: G, search: Search, covers: (hex: number) => boolean): number[] {
  const { state } = g;
  const near = forcesCovered(state, covers);
  if (near.length === 0 || lightNow(state) !== 'night') return near;
  const units = unitsAt(state, inSearch(search.id));
  if (!units.every((unit) => fliesByNight(state, unit))) {
    g.emit('too dark to search', { search: searchName(search) }, { rule: '8.34', touches: [searchRef(search.id)] });
    return [];
  }
  for (const unit of units) noteNightWork(state, unit);
  return near;
}

/** 8.31, 8.331: a search looks for every force that is now where it has flown. */
export function lookAround(g: G, search: Search, covers: (hex: number) => boolean): void {
  const { state } = g;
  for (const id of toLookFor(g, search, covers)) {
    // One force may have been taken off with another: the halves of a double force.
    const force = forceById(state, id);
    if (force) lookFor(g, search, force);
  }
}
