import { grid, OFF } from '../data/map.ts';
import { hexName } from '../data/names.ts';
import { hexRef, searchRef } from '../data/refs.ts';
import { type Battle, type G, inSearch, LOST_AWAY, type Search } from '../data/state.ts';
import { FIXED_GROUPS } from '../data/usShips.ts';
import { groupsWithCarriers, hexOf } from './groups.ts';
import { unitsAt } from './missions.ts';
import { lookAround, searchName } from './searchResolution.ts';
import {
  directionOf,
  EXTENDED_MOVE,
  FIRST_MOVE,
  isInZone,
  MOVE,
  pathHexes,
  STANDARD_REACH,
  turningPoint,
  zoneAt,
  zoneBegins,
} from './searchZones.ts';

/**
 * 8.28: where a search goes back to: the group that launched it, wherever that is now; where it has no carriers left,
 * the nearest group that has (RULINGS.md, 104).
 */
export function homeOf(state: Battle, { group, hex }: Search): number {
  const groups = groupsWithCarriers(state);
  const own = hexOf(state, group);
  let home = OFF;
  let nearest = Infinity;
  for (let other = 0; other < FIXED_GROUPS; other++) {
    if (((groups >> other) & 1) === 0) continue;
    const at = hexOf(state, other);
    if (at === own) return own;
    const away = grid.distance(hex, at);
    if (away >= nearest) continue;
    home = at;
    nearest = away;
  }
  return home;
}
/** 8.28: it must land now. */
export const isHome = (state: Battle, search: Search): boolean =>
  search.homeward && search.hex === homeOf(state, search);

/** 8.24, 8.27, 8.271: one search flies on, outward or homeward, and looks around it (8.31). */
export function fly(g: G, search: Search): void {
  lookAround(g, search, flyOn(g, search));
}

/** Where a search sees from its new place. */
type Covers = (hex: number) => boolean;
const NOWHERE: Covers = () => false;

/** 8.271: one leg, without looking around. */
export function flyOn(g: G, search: Search): Covers {
  return search.homeward ? flyHomeward(g, search) : flyOutward(g, search);
}

function flyOutward(g: G, search: Search): Covers {
  const { origin, goal, narrow } = search;
  const length = grid.distance(origin, goal);
  const before = Math.min(search.out, length);
  const out = search.out === 0 ? FIRST_MOVE : search.out + legFrom(search);
  const at = Math.min(out, length);
  const flown = pathHexes(origin, goal, before + 1, at, (hex) => forcesIn(g, hex));
  search.hex = flown.at(-1) ?? search.hex;
  // Off the map the marker of a standard search is not reached in full, but its zones are searched all the same (8.332).
  search.out = narrow ? at : out;
  if (out >= (narrow ? length : turningPoint(search))) search.homeward = true;
  report(g, search);
  return seenFrom(g, search, flown, search.out);
}

/** 8.271, 18.22: beyond the reach of a standard search legs are shorter. */
const legFrom = ({ extended, out, homeward }: Search): number =>
  extended === true && (homeward ? out > STANDARD_REACH : out >= STANDARD_REACH) ? EXTENDED_MOVE : MOVE;

function flyHomeward(g: G, search: Search): Covers {
  const { state } = g;
  const home = homeOf(state, search);
  if (home === OFF) {
    for (const unit of unitsAt(state, inSearch(search.id))) state.units[unit] = LOST_AWAY;
    state.searches = state.searches.filter((other) => other !== search);
    g.emit('search has no deck', { search: searchName(search) }, { rule: '8.28', touches: [searchRef(search.id)] });
    return NOWHERE;
  }
  const before = search.out;
  const leg = legFrom(search);
  // What was flown beyond the edge of the map, as it were, has to be flown back too.
  const beyond = Math.max(0, before - grid.distance(search.origin, search.hex));
  const steps = Math.min(Math.max(0, leg - beyond), grid.distance(search.hex, home));
  const flown = pathHexes(search.hex, home, 1, steps, (hex) => forcesIn(g, hex));
  search.hex = flown.at(-1) ?? search.hex;
  search.out = grid.distance(search.origin, search.hex);
  report(g, search);
  return seenFrom(g, search, flown, Math.max(before, search.out));
}

/** 8.32, 8.33: a narrow search sees the hexes it flew through, a standard one the zone, counted from its origin. */
function seenFrom(g: G, search: Search, flown: readonly number[], furthest: number): Covers {
  if (g.state.forces.length === 0) return NOWHERE;
  // 18.11(3): where it shadowed a force it does not look again on the way back.
  const { origin, blindFrom = Infinity } = search;
  if (search.narrow) return (hex) => flown.includes(hex) && grid.distance(origin, hex) < blindFrom;
  const direction = directionOf(search);
  const zone = zoneAt(furthest);
  return zoneBegins(zone) >= blindFrom ? NOWHERE : (hex) => isInZone(origin, direction, zone, hex);
}

function forcesIn({ state }: G, hex: number): number {
  let n = 0;
  for (const force of state.forces) if (force.hex === hex) n++;
  return n;
}

function report(g: G, search: Search): void {
  if (g.silent) return;
  g.emit(
    search.homeward ? 'search flies homeward' : 'search flies on',
    { search: searchName(search), hex: hexName(search.hex) },
    { rule: '8.271', touches: [searchRef(search.id), hexRef(search.hex)] },
  );
}
