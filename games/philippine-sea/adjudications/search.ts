import { bearing24, integer, list, oneOf, optional, record, text } from '@point-option/engine';
import { IS_FIGHTER, MODELS, UNITS } from '../data/aircraft.ts';
import { ALL_HEXES, grid } from '../data/map.ts';
import { APPROXIMATE, inSearch, LOCATED, type Search, SPOTTED } from '../data/state.ts';
import { type Hour, lightNow, PHASES } from '../rules/clock.ts';
import { fly } from '../rules/searchFlight.ts';
import { FOUND, forcesCovered, searchModifiers } from '../rules/searchResolution.ts';
import {
  directionOf,
  FAR,
  FIRST_MOVE,
  isInZone,
  MOVE,
  NARROW_REACH,
  STANDARD_REACH,
  zoneAt,
} from '../rules/searchZones.ts';
import { FLEET, hour, insist, placeForce, range, reading, ruling, table, turnOf, westOfFleet, yes } from './kit.ts';

/** Air search (8.0). */

const outward = (narrow: boolean): Search => ({
  id: 0,
  narrow,
  origin: FLEET,
  goal: westOfFleet(narrow ? NARROW_REACH : STANDARD_REACH),
  hex: FLEET,
  homeward: false,
  group: 0,
  out: 0,
});

/** 8.25: twelve lines of flight part the sea round a hex into as many slices. */
const SLICES = 12;
/** In the middle of the map, so that every slice has a far zone. */
const ORIGIN = grid.mustHex('1315');
/** A hex of the far zone within a slice, off its edges. */
function hexInSlice(slice: number): number {
  const isFar = (hex: number): boolean => {
    const distance = grid.distance(ORIGIN, hex);
    return distance <= STANDARD_REACH && zoneAt(distance) === FAR;
  };
  return ALL_HEXES.find((hex) => isFar(hex) && bearing24(grid, ORIGIN, hex) === 2 * slice + 1) as number;
}

/** The numbers of the Max Radius markers. */
const MARKERS = Array.from({ length: 12 }, (_, i) => i + 1);
const boundaryKey = (marker: number): string => `maxRadius${marker}BoundaryBetween`;
interface SectorsGiven {
  sectorsInOrder: string[];
  maxRadius: number;
}

/** 8.31: where the forces of an example are, and were. */
const PLACES = ['in zone', 'outside zone', 'started in zone, moved out before search'] as const;
interface ZoneGiven {
  movedHexes: number;
  forces: Record<string, (typeof PLACES)[number]>;
}

const DETECTIONS: Readonly<Record<number, string>> = {
  [APPROXIMATE]: 'approximate',
  [LOCATED]: 'located',
  [SPOTTED]: 'spotted',
};
interface LookGiven {
  units: number;
  fighters?: boolean;
  narrow?: boolean;
  range: number;
  turn: Hour;
  phase?: number;
  submarineShadows?: boolean;
  level: number;
}

export const search = {
  searchDistances: ruling<{ type: string }>('8.271', { type: oneOf(['narrow', 'standard']) }, (bare, { type }) => {
    const g = table(bare);
    const flown = outward(type === 'narrow');
    const endDistances: number[] = [];
    while (!flown.homeward) {
      fly(g, flown);
      endDistances.push(flown.out);
    }
    return { endDistances };
  }),
  standardSearchSectors: ruling<SectorsGiven>(
    '8.27',
    {
      sectorsInOrder: list(text({ min: 1 }), { min: 2, max: SLICES, unique: true }),
      maxRadius: integer({ min: 1, max: MARKERS.length }),
      ...Object.fromEntries(MARKERS.map((marker) => [boundaryKey(marker), optional(list(text(), { min: 2, max: 2 }))])),
    },
    (_g, given) => {
      const { sectorsInOrder, maxRadius } = given;
      const key = boundaryKey(maxRadius);
      const [before, after] = (given as unknown as Record<string, [string, string] | undefined>)[key] ?? [];
      insist(before !== undefined && after !== undefined, `given.${key} is missing: it says where that marker lies.`);
      const place = sectorsInOrder.indexOf(before);
      insist(
        place >= 0 && sectorsInOrder[place + 1] === after,
        `given.${key} should be two sectors that follow each other in given.sectorsInOrder.`,
      );
      // The first sector is the first slice; the line of flight runs between the two.
      const direction = place + 1;
      return { searched: sectorsInOrder.filter((_, slice) => isInZone(ORIGIN, direction, FAR, hexInSlice(slice))) };
    },
  ),
  standardSearchZone: ruling<ZoneGiven>(
    '8.331',
    {
      searcher: optional(oneOf(Object.keys(MODELS))),
      movedHexes: oneOf([FIRST_MOVE, MOVE]),
      maxRadius: optional(integer({ min: 1, max: MARKERS.length })),
      forces: record(oneOf(PLACES)),
    },
    (bare, { movedHexes, forces }) => {
      const { state } = table(bare);
      const flown = outward(false);
      const furthest = movedHexes === MOVE ? FIRST_MOVE + MOVE : FIRST_MOVE;
      const covers = (hex: number): boolean => isInZone(flown.origin, directionOf(flown), zoneAt(furthest), hex);
      const inside = ALL_HEXES.find((hex) => hex !== FLEET && covers(hex)) as number;
      const outside = ALL_HEXES.find((hex) => !covers(hex)) as number;
      const names = Object.keys(forces);
      for (const name of names)
        placeForce(state, forces[name] === 'in zone' ? inside : outside, {
          from: forces[name] === 'outside zone' ? outside : inside,
        });
      const covered = forcesCovered(state, covers);
      return {
        searched: names.filter((_, id) => covered.includes(id)),
        notSearched: names.filter((_, id) => !covered.includes(id)),
      };
    },
  ),
  airSearch: ruling<LookGiven>(
    '8.34',
    {
      units: integer({ min: 1, max: 2 }),
      fighters: optional(yes),
      narrow: optional(yes),
      range,
      turn: hour,
      phase: optional(integer({ min: 1, max: PHASES })),
      submarineShadows: optional(yes),
      level: integer({ min: 0, max: 4 }),
    },
    (bare, given) => {
      const g = table(bare);
      const { state } = g;
      Object.assign(state, { turn: turnOf(given.turn), phase: given.phase ?? 1 });
      const wanted = UNITS.flatMap((_, unit) => (IS_FIGHTER[unit] === (given.fighters === true) ? [unit] : []));
      for (const unit of wanted.slice(0, given.units)) state.units[unit] = inSearch(0);
      const force = placeForce(state, westOfFleet(given.range), { level: given.level });
      if (given.submarineShadows === true) Object.assign(state.subs[0] ?? {}, { hex: force.hex, shadows: force.id });
      if (lightNow(state) === 'night') return { result: 'too dark', detection: null, nextLevel: false };
      const flown = outward(given.narrow === true);
      const result = g.roll<string>('air search', { modifiers: searchModifiers(g, flown, force) });
      const found = FOUND[result];
      return {
        result,
        detection: found ? (DETECTIONS[found.detection] ?? null) : null,
        // 8.342: only a force known before shows more of itself.
        nextLevel: found?.more === true && given.level > 0,
        ...reading(bare),
      };
    },
  ),
};
