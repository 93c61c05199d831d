import {
  at,
  chitInPool,
  chitOf,
  isChit,
  conditionOf,
  type ContactSource,
  enemyOf,
  formationsOf,
  isOnMap,
  type Marker,
  NONE,
  ofSide,
  OFF,
  PROOF,
  type Search,
  type SearchRules,
  type SideId,
} from '@point-option/chit-pull';
import type { ModifierUse } from '@point-option/engine';
import { ARM } from '../data/arms.ts';
import { SEARCH_RANGE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, GUAM, SEARCH_LINES } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';

/** 6.3.1, 6.3.2, 6.3.3, 11.1.4: what a search finds is held by the arm that made it. US patrol planes from ashore only inform. */
const ARM_OF: Readonly<Record<ContactSource, number>> = {
  'carrier search': ARM.carrier,
  'island search': ARM.island,
  'land search': 0,
  'ship search': ARM.ship,
  submarine: ARM.submarine,
  raid: 0,
  battle: 0,
};

const ISLAND_SEARCH = chitInPool(fleet, CHIT.flotilla61);
const LAND_SEARCH = chitInPool(fleet, CHIT.landSearch);

/** Carriers under a marker that can launch (9.4). */
export function flyingCarriers(theater: MobileTheater, marker: number): number {
  const { shipAt, markers } = theater;
  let n = 0;
  for (const ship of ofSide(fleet.carriersOf, at(fleet.markers, marker).side)) {
    const group = shipAt[ship] as number;
    if (group < 0 || (group !== marker && markers[group]?.force !== marker)) continue;
    if (conditionOf(fleet, theater, ship).flies) n++;
  }
  return n;
}

/** 6.3.1, 6.3.2: how far aircraft of one kind search; the two areas from ashore have their own limits. */
function rangeOf({ by, source }: Search): number {
  return source === 'island search' ? SEARCH_RANGE.island : SEARCH_RANGE[by];
}

/** Hexes between a search and where its target is, which may be off the map. */
function distanceTo(theater: MobileTheater, { from, marker, source }: Search): number {
  const { hex } = theater.markers[marker] as Marker;
  const origin = source === 'island search' ? GUAM : (theater.markers[from] as Marker).hex;
  return hex === OFF || origin === OFF ? Number.MAX_SAFE_INTEGER : grid.distance(origin, hex);
}

/** Whether a search can find its target where that is now. */
function reaches(theater: MobileTheater, search: Search): boolean {
  const { marker, source, wing } = search;
  if (!isOnMap(theater, marker)) return false;
  switch (source) {
    case 'land search':
      return SEARCH_LINES[wing]?.covers[at(theater.markers, marker).hex] === true;
    case 'ship search':
      return distanceTo(theater, search) === 0;
    case 'carrier search':
    case 'island search':
      return distanceTo(theater, search) <= rangeOf(search);
    case 'submarine':
    case 'raid':
    case 'battle':
      return true;
  }
}

/** 6.1: what changes the roll. The charts have the figures; most of them are ours. */
function modifiers(theater: MobileTheater, search: Search): readonly ModifierUse[] {
  const { by, from, source } = search;
  switch (source) {
    case 'carrier search':
      return [flyingCarriers(theater, from) > 1 && 'two carriers', isFar(theater, search) && 'far'];
    case 'island search':
      return ['land-based', isFar(theater, search) && 'far'];
    case 'ship search':
      return ['own hex', by === 'japan' && fleet.isNight(theater.turn) && 'night'];
    case 'land search':
    case 'submarine':
    case 'raid':
    case 'battle':
      return NO_MODIFIERS;
  }
}
const NO_MODIFIERS: readonly ModifierUse[] = [];

function isFar(theater: MobileTheater, search: Search): boolean {
  return 2 * distanceTo(theater, search) > rangeOf(search);
}

/**
 * 6.0, 6.3: the searches that can be made; their side says which of them are. 15.7: where formations are hidden, one is made for every
 * marker that the enemy has, wherever it may be.
 */
export function searchesOf({ state }: G, entry: number): Search[] {
  const by = !isChit(fleet, entry) ? at(fleet.markers, entry).side : at(fleet.chits, chitOf(fleet, entry)).side;
  const source = sourceOf(state, entry);
  if (source === null) return [];
  const targets = state.secret ? ofSide(fleet.markersOf, enemyOf(by)) : formationsOf(fleet, state, enemyOf(by));
  const wings = source === 'land search' ? SEARCH_LINES.length : 1;
  const found: Search[] = [];
  for (const marker of targets) {
    for (let wing = 0; wing < wings; wing++) {
      const search: Search = { by, from: entry, marker, source, wing };
      if (state.secret || reaches(state, search)) found.push(search);
    }
  }
  return found;
}

/** The kind of search that an entry of the pool makes now, or null. */
function sourceOf(theater: MobileTheater, entry: number): ContactSource | null {
  // 6.3.3: by night too.
  if (entry === LAND_SEARCH) return 'land search';
  // 6.3
  if (fleet.isNight(theater.turn)) return null;
  // 6.3.2: from Guam alone; the 22nd Air Flotilla never searches.
  if (isChit(fleet, entry)) return entry === ISLAND_SEARCH ? 'island search' : null;
  // Ruling: an air search needs a carrier that can launch.
  return flyingCarriers(theater, entry) > 0 ? 'carrier search' : null;
}

/** Whether a formation can search by air if it has a carrier, as both sides see: by day, with an enemy in reach. */
export function mightSearch({ state }: G, marker: number): boolean {
  if (fleet.isNight(state.turn)) return false;
  if (state.secret) return true;
  const by: SideId = at(fleet.markers, marker).side;
  const search: Search = { by, from: marker, marker: NONE, source: 'carrier search', wing: 0 };
  for (const other of ofSide(fleet.markersOf, enemyOf(by))) {
    search.marker = other;
    if (reaches(state, search)) return true;
  }
  return false;
}

const NOTHING = 0;

/**
 * What both sides see: planes, and in the modifiers of the roll, which the searched side sees, how many carriers sent them. Where everybody
 * has to be searched for (15.7), a formation without planes has no carrier; otherwise its side may have held them back.
 */
function shows({ state }: G, marker: number, searches: number): number {
  if (searches === 0) return state.secret ? PROOF.noCarrier : NOTHING;
  if (state.secret) return PROOF.carrier;
  return flyingCarriers(state, marker) > 1 ? PROOF.carrier | PROOF.carriers : PROOF.carrier;
}

/** Module 6. */
export function searchRules(meeting: SearchRules<Own>['meeting']): SearchRules<Own> {
  return {
    cite: { search: '6.0', report: '6.1', dummies: '3.1.6', air: '6.3', sameHex: '6.2' },
    modifiers: ({ state }, search) => modifiers(state, search),
    reaches: ({ state }, search) => reaches(state, search),
    arm: (source) => ARM_OF[source],
    // 6.1: in secret, whoever searches.
    isOpen: () => false,
    // 4.3: detection is lost at night alone.
    losesTrack: false,
    // 6.0: search comes first.
    midMove: false,
    searchesOf,
    mightSearch,
    shows,
    meeting,
  };
}
