import type { Term } from '@point-option/engine';
import { enemyOf, grid, ISLAND_AT, ISLANDS, ofSide, type SideId, SIDES } from '../data/map.ts';
import { islandName, sideName } from '../data/names.ts';
import { hexRef } from '../data/refs.ts';
import { FLEET, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G, MARKER_COUNT, MARKERS, markerSide, numberAt, OFF } from '../data/state.ts';
import { fieldWorks } from './airBases.ts';
import { type About, chance, type Purpose, readingOf } from './chance.ts';
import { isDaylight } from './clock.ts';
import { addInOrder, hexOf, markersAt } from './groups.ts';
import { reveal } from './sighting.ts';

/** recon-07: strike radius and one hex more. */
const CARRIER_SEARCH: Readonly<Record<SideId, number>> = { japan: 4, us: 3 };

const SEARCH: Purpose = { purpose: 'purpose.search', rule: 'recon-04' };

/** recon-04: sixths of an air search, by what it flies from and how far. */
export function searchSixths(g: Pick<G, 'look'>, distance: number, working: boolean, daylight: boolean): number {
  return working && daylight ? g.look<number>('search', 'sixths', distance) : 0;
}

/** recon-04 to recon-07: the morning's and each daylight turn's searches, Japan's first. */
export function search(g: G): void {
  const { state } = g;
  if (!isDaylight(state.turn)) return;
  sightAtIslands(g);
  for (const side of SIDES) {
    if (side === 'japan') fieldSearches(g);
    if (g.options['carrierSearch'] === true) carrierSearches(g, side);
  }
}

/** Hexes where a side has markers face down: the others need no search. */
function hiddenHexes(state: Campaign, side: SideId): number[] {
  const found: number[] = [];
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) {
    const { hex, seen } = at(state.markers, marker);
    if (hex !== OFF && !seen) addInOrder(found, hex);
  }
  return found;
}

/** Turns up what lies in a hex: no later search needs to look there. */
function findIn(g: G, side: SideId, hex: number, hidden: number[], rule: string): void {
  for (const marker of markersAt(g.state, side, hex)) reveal(g, marker, rule);
  hidden.splice(hidden.indexOf(hex), 1);
}

/** recon-04, recon-05: every working field, each by itself (RULINGS.md, 5). */
function fieldSearches(g: G): void {
  const { state } = g;
  const hidden = hiddenHexes(state, 'us');
  ISLANDS.forEach((island, i) => {
    // A field that the Americans have taken searches for Japan no more.
    if (!fieldWorks(state, i)) return;
    for (const hex of hidden.slice()) {
      const distance = grid.distance(island.hex, hex);
      const sixths = searchSixths(g, distance, true, true);
      const about = g.silent ? undefined : searchFrom(islandName(i), hex, distance);
      if (!chance(g, readingOf('japan'), sixths, SEARCH, about)) continue;
      g.emit(
        'search finds',
        { from: islandName(i), hex: grid.label(hex) },
        { rule: 'recon-05', touches: [hexRef(hex)] },
      );
      findIn(g, 'us', hex, hidden, 'recon-05');
    }
  });
}

/** What the die of a search is about. */
function searchFrom(from: Term, hex: number, distance: number): About {
  return () => ({ from, hex: grid.label(hex), distance });
}

/** recon-07: the carrier groups of a hex search together; from where is the searcher's secret (RULINGS.md, 6). */
function carrierSearches(g: G, side: SideId): void {
  const { state } = g;
  const enemy = enemyOf(side);
  const hidden = hiddenHexes(state, enemy);
  if (hidden.length === 0) return;
  for (const from of carrierHexes(state, side)) {
    for (const hex of hidden.slice()) {
      const distance = grid.distance(from, hex);
      if (distance > ofSide(CARRIER_SEARCH, side)) continue;
      const what = { purpose: 'purpose.carrier search', rule: 'recon-07', to: side };
      // In one hex with the enemy there is nothing to search for: they meet.
      const sixths = searchSixths(g, Math.max(distance, 1), true, true);
      const about = g.silent ? undefined : searchFrom(grid.label(from), hex, distance);
      if (!chance(g, readingOf(side), sixths, what, about)) continue;
      g.emit(
        'carriers find',
        { side: sideName(side), hex: grid.label(hex) },
        { rule: 'recon-07', touches: [hexRef(hex)] },
      );
      findIn(g, enemy, hex, hidden, 'recon-07');
    }
  }
}

/** The hexes of a side's groups with an undamaged fleet or light carrier. */
function carrierHexes(state: Campaign, side: SideId): number[] {
  const found: number[] = [];
  for (const ship of ofSide(SEARCHERS, side)) {
    const hex = hexOf(state, ship);
    if (hex !== OFF && !state.damaged[ship]) addInOrder(found, hex);
  }
  return found;
}

function searchersOf(side: SideId): number[] {
  return ofSide(FLEET, side).filter((ship) => ['CV', 'CVL'].includes(at(SHIPS, ship).type));
}
const SEARCHERS: Readonly<Record<SideId, readonly number[]>> = { japan: searchersOf('japan'), us: searchersOf('us') };

/** Who holds an island: the side with troops there; Japan where nobody can land. */
export function holderOf(state: Campaign, island: number): SideId | 'nobody' {
  const { japan, us } = at(state.islands, island);
  if (at(ISLANDS, island).garrison === null || japan > 0) return 'japan';
  return us > 0 ? 'us' : 'nobody';
}

/** recon-02: by daylight ships in an island hex that the enemy holds are seen. */
export function sightAtIslands(g: G): void {
  const { state } = g;
  if (!isDaylight(state.turn)) return;
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const { hex, seen } = at(state.markers, marker);
    if (hex === OFF || seen) continue;
    const island = numberAt(ISLAND_AT, hex);
    if (island >= 0 && holderOf(state, island) === enemyOf(markerSide(marker))) reveal(g, marker, 'recon-02');
  }
}
