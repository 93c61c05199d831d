import { bearing12, inSector } from '@point-option/engine';
import { ALL_HEXES, grid } from '../data/map.ts';
import type { Search } from '../data/state.ts';

/** 8.23: how far each kind of search goes. */
export const STANDARD_REACH = 10;
export const NARROW_REACH = 14;
/** 18.21: fighters with drop tanks. */
const EXTENDED_REACH = 12;
/** 8.271: hexes flown in the segment of the launch, and in each later one. */
export const FIRST_MOVE = 2;
export const MOVE = 4;
/** 18.22: the last leg out, and the first one home. */
export const EXTENDED_MOVE = 2;

/** 8.33: the close, the middle and the far zone: the farthest ring of each; and the one beyond (18.22). */
const ZONE_ENDS = [2, 6, STANDARD_REACH, EXTENDED_REACH] as const;
export type Zone = 0 | 1 | 2 | 3;
export const CLOSE: Zone = 0;
export const MIDDLE: Zone = 1;
export const FAR: Zone = 2;
const BEYOND: Zone = 3;

export function zoneAt(distance: number): Zone {
  if (distance <= ZONE_ENDS[CLOSE]) return CLOSE;
  if (distance <= ZONE_ENDS[MIDDLE]) return MIDDLE;
  return distance <= ZONE_ENDS[FAR] ? FAR : BEYOND;
}
/** The nearest ring of a zone. */
export const zoneBegins = (zone: Zone): number => (zone === CLOSE ? 0 : (ZONE_ENDS[zone - 1] as number) + 1);

/** 8.25: hexsides and the spines between them. */
const DIRECTIONS = 12;
/** 8.251: 30 degrees to either side of the line of flight. */
const HALF_SECTOR = 1;

/** 8.33: whether a hex is in a zone of the search that flies from an origin in one of the twelve directions. */
export function isInZone(origin: number, direction: number, zone: Zone, hex: number): boolean {
  const distance = grid.distance(origin, hex);
  if (distance > ZONE_ENDS[zone] || distance < zoneBegins(zone)) return false;
  return inSector(grid, origin, hex, direction, HALF_SECTOR);
}
/** The direction of a standard search, of the twelve (8.25). */
export const directionOf = ({ origin, goal }: Pick<Search, 'origin' | 'goal'>): number => bearing12(grid, origin, goal);

/** 8.332: how far a standard search goes: to the end of the last zone of which any hex is on the map. */
export function turningPoint(search: Pick<Search, 'origin' | 'goal' | 'extended'>): number {
  const { origin, goal } = search;
  let zone = zoneAt(grid.distance(origin, goal));
  const direction = directionOf(search);
  const last = search.extended === true ? BEYOND : FAR;
  while (zone < last) {
    const next = (zone + 1) as Zone;
    if (!isOnMap(origin, direction, next)) break;
    zone = next;
  }
  return ZONE_ENDS[zone];
}
/** Whether any hex of a zone is on the map, worked out when it is first asked for. */
const onMap = new Map<number, boolean>();
function isOnMap(origin: number, direction: number, zone: Zone): boolean {
  const key = (origin * DIRECTIONS + direction) * ZONE_ENDS.length + zone;
  let is = onMap.get(key);
  if (is === undefined) {
    is = ALL_HEXES.some((hex) => isInZone(origin, direction, zone, hex));
    onMap.set(key, is);
  }
  return is;
}

const ZONES: readonly Zone[] = [CLOSE, MIDDLE, FAR, BEYOND];
/** By origin, direction and zones: a search flies on for several turns, and its sector stays what it is. */
const sectorsKnown = new Map<string, readonly number[]>();
/** 8.33: the hexes that a standard or extended search is still to look into. */
export function hexesToSearch(search: Pick<Search, 'origin' | 'goal' | 'extended' | 'out'>): readonly number[] {
  const { origin, out } = search;
  const direction = directionOf(search);
  const [from, last] = [out === 0 ? -1 : zoneAt(out), zoneAt(turningPoint(search))];
  const key = `${origin} ${direction} ${from} ${last}`;
  let hexes = sectorsKnown.get(key);
  if (!hexes) {
    const zones = ZONES.filter((zone) => zone > from && zone <= last);
    hexes = grid
      .within(origin, EXTENDED_REACH)
      .filter((hex) => hex >= 0 && zones.some((zone) => isInZone(origin, direction, zone, hex)));
    sectorsKnown.set(key, hexes);
  }
  return hexes;
}

/** So many steps one way and so many the next way clockwise; -1 off the map. */
function stepsFrom(origin: number, way: number, first: number, second: number): number {
  const next = (way + 1) % grid.directions.length;
  const q = stepQ(way) * first + stepQ(next) * second;
  const r = stepR(way) * first + stepR(next) * second;
  return grid.hexFromAxial(grid.axialQ(origin) + q, grid.axialR(origin) + r);
}
/** Steps in axial coordinates, measured in the middle of the map, where every hex has its six neighbours. */
const MIDDLE_HEX = grid.mustHex('1313');
const stepQ = (way: number): number => grid.axialQ(grid.neighbour(MIDDLE_HEX, way)) - grid.axialQ(MIDDLE_HEX);
const stepR = (way: number): number => grid.axialR(grid.neighbour(MIDDLE_HEX, way)) - grid.axialR(MIDDLE_HEX);

/**
 * 8.25, 8.261: where the Max Radius marker of a standard search may lie: ten hexes along each hexside direction and
 * each spine between two; where that is off the map, the last hex of that line that is on it (RULINGS.md, 105).
 */
function findStandardGoals(origin: number, reach = STANDARD_REACH): number[] {
  const goals: number[] = [];
  for (let way = 0; way < grid.directions.length; way++) {
    goals.push(lastOnMap(reach, (n) => stepsFrom(origin, way, n, 0)));
    goals.push(lastOnMap(reach / 2, (n) => stepsFrom(origin, way, n, n)));
  }
  return goals.filter((goal) => goal >= 0);
}
function lastOnMap(furthest: number, at: (n: number) => number): number {
  for (let n = furthest; n > 0; n--) if (at(n) >= 0) return at(n);
  return -1;
}

/** Hexes with the edge of the map beyond them. */
const EDGE_HEXES = ALL_HEXES.filter((hex) => grid.neighbours(hex).length < grid.directions.length);
/** 8.26, 8.261: any hex fourteen away, or on the edge nearer than that. */
function findNarrowGoals(origin: number): number[] {
  const nearer = EDGE_HEXES.filter((hex) => hex !== origin && grid.distance(origin, hex) < NARROW_REACH);
  return [...grid.ring(origin, NARROW_REACH).filter((hex) => hex >= 0), ...nearer];
}

/** The goals from each hex are worked out once, when they are first asked for. */
const standard: (readonly number[] | undefined)[] = [];
const narrow: (readonly number[] | undefined)[] = [];
const extended: (readonly number[] | undefined)[] = [];
export const standardGoals = (origin: number): readonly number[] => (standard[origin] ??= findStandardGoals(origin));
/** 18.21. */
export const extendedGoals = (origin: number): readonly number[] =>
  (extended[origin] ??= findStandardGoals(origin, EXTENDED_REACH));
export const narrowGoals = (origin: number): readonly number[] => (narrow[origin] ??= findNarrowGoals(origin));

/**
 * 8.32: the hexes of a straight path from one place on it to another. Where it runs along a hexside the player chooses
 * between two; the one with more in it is taken for him (RULINGS.md, 106).
 */
export function pathHexes(
  from: number,
  to: number,
  first: number,
  last: number,
  worth: (hex: number) => number,
): number[] {
  const [one = [], other = one] = grid.lines(from, to);
  const hexes: number[] = [];
  for (let i = first; i <= last; i++) {
    const a = one[i] ?? -1;
    const b = other[i] ?? -1;
    if (a < 0 && b < 0) continue;
    hexes.push(a < 0 || (b >= 0 && b !== a && worth(b) > worth(a)) ? b : a);
  }
  return hexes;
}
