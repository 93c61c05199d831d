import {
  at,
  chitInPool,
  chitOf,
  conditionOf,
  enemyOf,
  type Finding,
  findingOf,
  formationsOf,
  isChit,
  isCarrier,
  isOnMap,
  type Marker,
  OFF,
  PROOF,
  type Search,
  type SearchRules,
  shipsUnder,
} from '@point-option/chit-pull';
import type { ModifierUse } from '@point-option/engine';
import { DETECTED } from '../data/arms.ts';
import { BASES } from '../data/bases.ts';
import { SEARCH_RANGE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, IS_IN_US_AREA, STRAITS } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { MOGAMI } from '../data/ships.ts';

/* Module 7: who searches how far, and what changes the die. */

const ARMY = chitInPool(fleet, CHIT.usArmy);
const FIELDS: ReadonlyMap<number, readonly number[]> = new Map(
  [CHIT.fleet1, CHIT.fleet2].map((chit) => [
    chitInPool(fleet, chit),
    BASES.filter((base) => base.chit === chit).map(({ hex }) => hex),
  ]),
);

/** Carriers under a marker that can launch (9.1). */
function flyingCarriers(theater: LeyteTheater, marker: number): number {
  return shipsUnder(fleet, theater, marker).filter(
    (ship) => isCarrier(at(fleet.ships, ship).type) && conditionOf(fleet, theater, ship).flies,
  ).length;
}

/** 7.2: how far a force searches by air; 0 where it has nothing to search with. */
export function searchRangeOf(theater: LeyteTheater, marker: number): number {
  let far = 0;
  for (const ship of shipsUnder(fleet, theater, marker)) {
    const { type, side } = at(fleet.ships, ship);
    if (ship === MOGAMI) far = Math.max(far, SEARCH_RANGE.mogami);
    else if (isCarrier(type) && conditionOf(fleet, theater, ship).flies)
      far = Math.max(far, type === 'CVE' ? SEARCH_RANGE.escort : SEARCH_RANGE[side]);
  }
  return far;
}

/** Hexes from a search to its target; far away where one of them is off the map. */
function distanceTo(theater: LeyteTheater, { from, marker }: Search): number {
  const { hex } = theater.markers[marker] as Marker;
  if (hex === OFF) return Number.MAX_SAFE_INTEGER;
  const fields = FIELDS.get(from);
  if (fields !== undefined) return Math.min(...fields.map((field) => grid.distance(field, hex)));
  const origin = (theater.markers[from] as Marker).hex;
  return origin === OFF ? Number.MAX_SAFE_INTEGER : grid.distance(origin, hex);
}

/** How far aircraft of a search go. */
function rangeOf(theater: LeyteTheater, { from, source }: Search): number {
  return source === 'carrier search' ? searchRangeOf(theater, from) : SEARCH_RANGE.landBased;
}

function reaches(theater: LeyteTheater, search: Search): boolean {
  const { marker, source, from } = search;
  if (!isOnMap(theater, marker)) return false;
  switch (source) {
    case 'ship search':
      return distanceTo(theater, search) === 0;
    case 'land search':
      // 6.5.8
      return from === ARMY && IS_IN_US_AREA[at(theater.markers, marker).hex] === true;
    case 'carrier search':
    case 'island search':
      return distanceTo(theater, search) <= rangeOf(theater, search);
    case 'submarine':
    case 'raid':
    case 'battle':
      return true;
  }
}

/** 7.2: two carriers, the far half of the range, Japanese aircraft from ashore, ships in the same hex. The charts have the figures. */
function modifiers(theater: LeyteTheater, search: Search): readonly ModifierUse[] {
  const { by, from, source, marker } = search;
  switch (source) {
    case 'carrier search':
      return [flyingCarriers(theater, from) > 1 && 'two carriers', isFar(theater, search) && 'far'];
    case 'island search':
      return ['land-based', isFar(theater, search) && 'far'];
    case 'ship search':
      return [
        'own hex',
        STRAITS.includes(at(theater.markers, marker).hex) && 'strait',
        by === 'japan' && fleet.isNight(theater.turn) && 'night',
      ];
    case 'land search':
    case 'submarine':
    case 'raid':
    case 'battle':
      return [];
  }
}

function isFar(theater: LeyteTheater, search: Search): boolean {
  return 2 * distanceTo(theater, search) > rangeOf(theater, search);
}

/** 7.2: by day, for every enemy marker within range, be it detected or not. */
export function searchesOf({ state }: G, entry: number): Search[] {
  const source = sourceOf(state, entry);
  if (source === null) return [];
  const by = isChit(fleet, entry) ? at(fleet.chits, chitOf(fleet, entry)).side : at(fleet.markers, entry).side;
  return formationsOf(fleet, state, enemyOf(by))
    .map((marker): Search => ({ by, from: entry, marker, source, wing: 0 }))
    .filter((search) => reaches(state, search));
}

/** The kind of search that an entry of the pool makes now, or null. */
function sourceOf(theater: LeyteTheater, entry: number): Search['source'] | null {
  // 6.5.11
  if (fleet.isNight(theater.turn)) return null;
  if (entry === ARMY) return 'land search';
  if (isChit(fleet, entry)) return FIELDS.has(entry) ? 'island search' : null;
  return searchRangeOf(theater, entry) > 0 ? 'carrier search' : null;
}

/** Whether both sides expect a force to search by air, if it has a carrier: by day, with an enemy in the reach of the best of them. */
function mightSearch({ state }: G, marker: number): boolean {
  if (fleet.isNight(state.turn)) return false;
  return hasEnemyWithin(state, marker, SEARCH_RANGE[at(fleet.markers, marker).side]);
}

function hasEnemyWithin(theater: LeyteTheater, marker: number, range: number): boolean {
  const by = at(fleet.markers, marker).side;
  return formationsOf(fleet, theater, enemyOf(by)).some(
    (other) => distanceTo(theater, { by, from: marker, marker: other, source: 'carrier search', wing: 0 }) <= range,
  );
}

const NOTHING = 0;

/**
 * What both sides see: planes, or none, and in the modifiers how many carriers sent them. Escort carriers search so near that a force which
 * sends nobody may still have some, unless an enemy is as near as that.
 */
function shows({ state }: G, marker: number, searches: number): number {
  if (searches === 0) return hasEnemyWithin(state, marker, SEARCH_RANGE.escort) ? PROOF.noCarrier : NOTHING;
  const carriers = flyingCarriers(state, marker);
  // Seaplanes of a cruiser are planes too.
  if (carriers === 0) return PROOF.ships;
  return carriers > 1 ? PROOF.carrier | PROOF.carriers : PROOF.carrier;
}

/** 7.2: Japan hears of US forces by another die, which the US rolls in secret: its report never says how good it is. */
function quality(g: G, { by }: Search, _finding: Finding): Finding | undefined {
  if (by === 'us') return undefined;
  return findingOf(g.roll<string>('japanese report', { to: 'us', purpose: 'purpose.report quality', rule: '7.2' }));
}

/** Module 7. */
export function searchRules(meeting: SearchRules<Own>['meeting']): SearchRules<Own> {
  return {
    cite: { search: '7.0', report: '7.2', dummies: '5.4', air: '7.2', sameHex: '7.1.1' },
    modifiers: ({ state }, search) => modifiers(state, search),
    reaches: ({ state }, search) => reaches(state, search),
    // 10.5: a submarine only reports (7.0).
    arm: (source) => (source === 'submarine' ? 0 : DETECTED),
    // 7.2: both see the roll. The US knows from it how far off its report may be; the quality of a Japanese one is rolled in secret.
    isOpen: () => true,
    quality,
    // 7.2: a search that fails loses a force that was held.
    losesTrack: true,
    // 4.4, 7.1: at any time of the activation.
    midMove: true,
    searchesOf,
    mightSearch,
    shows,
    meeting,
  };
}
