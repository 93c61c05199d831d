import { type Message, message } from '@point-option/engine';
import { IS_FIGHTER } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
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
import { forceById } from './forces.ts';
import { promote } from './intelligence.ts';
import { unitsAt } from './missions.ts';

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
    hour === '1730' && 'evening',
    hour === '1850' && 'dusk',
  ] as const;
}

/** 8.34, 8.341, 8.342: one search looks for one force. */
export function lookFor(g: G, search: Search, force: Force): void {
  if (!g.silent)
    g.emit(
      'search looks for',
      { search: searchName(search), force: forceName(force), hex: hexName(force.hex) },
      { rule: '8.34', touches: [`search ${search.id}`, `force ${force.id}`] },
    );
  // Only a force known before shows more of itself (8.342).
  const known = force.level > 0;
  const found = FOUND[g.roll<string>('air search', { modifiers: searchModifiers(g, search, force) })];
  if (!found || !detect(g, force, found.detection, 'search')) return;
  if (found.more && known) promote(g, force, { search: true });
}

/** 8.331: the forces that are where a search looks at that moment, wherever they were before. */
export function forcesCovered({ forces }: Battle, covers: (hex: number) => boolean): number[] {
  const near: number[] = [];
  for (const force of forces) if (force.hex >= 0 && covers(force.hex)) near.push(force.id);
  return near;
}

/** 8.31, 8.331: a search looks for every force that is now where it has flown. At night it sees nothing (8.34c). */
export function lookAround(g: G, search: Search, covers: (hex: number) => boolean): void {
  const { state } = g;
  const near = forcesCovered(state, covers);
  if (near.length === 0) return;
  if (lightNow(state) === 'night') {
    g.emit('too dark to search', { search: searchName(search) }, { rule: '8.34', touches: [`search ${search.id}`] });
    return;
  }
  for (const id of near) {
    // One force may have been taken off with another: the halves of a double force.
    const force = forceById(state, id);
    if (force) lookFor(g, search, force);
  }
}
