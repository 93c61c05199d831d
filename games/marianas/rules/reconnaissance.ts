import { enemyOf, grid, ISLAND_AT, ISLANDS, type SideId, SIDES } from '../data/map.ts';
import { islandName, sideName } from '../data/names.ts';
import { SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G } from '../data/state.ts';
import { fieldWorks } from './airBases.ts';
import { chance, readingOf } from './chance.ts';
import { isDaylight } from './clock.ts';
import { markersAt, markersOf, shipsOf } from './groups.ts';
import { reveal } from './sighting.ts';

/** recon-07: strike radius and one hex more. */
const CARRIER_SEARCH: Readonly<Record<SideId, number>> = { japan: 4, us: 3 };

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
  for (const marker of markersOf(state, side)) {
    const { hex, seen } = at(state.markers, marker);
    if (!seen && !found.includes(hex)) found.push(hex);
  }
  return found.sort((a, b) => a - b);
}

/** recon-04, recon-05: every working field, each by itself (RULINGS.md, 5). */
function fieldSearches(g: G): void {
  const { state } = g;
  ISLANDS.forEach((island, i) => {
    // A field that the Americans have taken searches for Japan no more.
    if (!fieldWorks(state, i)) return;
    for (const hex of hiddenHexes(state, 'us')) {
      const sixths = searchSixths(g, grid.distance(island.hex, hex), true, true);
      if (!chance(g, readingOf('japan'), sixths, { purpose: 'purpose.search', rule: 'recon-04' })) continue;
      g.emit(
        'search finds',
        { from: islandName(i), hex: grid.label(hex) },
        { rule: 'recon-05', touches: [grid.label(hex)] },
      );
      for (const marker of markersAt(state, 'us', hex)) reveal(g, marker, 'recon-05');
    }
  });
}

/** recon-07: the carrier groups of a hex search together; from where is the searcher's secret (RULINGS.md, 6). */
function carrierSearches(g: G, side: SideId): void {
  const { state } = g;
  const enemy = enemyOf(side);
  for (const from of carrierHexes(state, side)) {
    for (const hex of hiddenHexes(state, enemy)) {
      const distance = grid.distance(from, hex);
      if (distance > CARRIER_SEARCH[side]) continue;
      const what = { purpose: 'purpose.carrier search', rule: 'recon-07', to: side };
      // In one hex with the enemy there is nothing to search for: they meet.
      if (!chance(g, readingOf(side), searchSixths(g, Math.max(distance, 1), true, true), what)) continue;
      g.emit(
        'carriers find',
        { side: sideName(side), hex: grid.label(hex) },
        { rule: 'recon-07', touches: [grid.label(hex)] },
      );
      for (const marker of markersAt(state, enemy, hex)) reveal(g, marker, 'recon-07');
    }
  }
}

/** The hexes of a side's groups with an undamaged fleet or light carrier. */
function carrierHexes(state: Campaign, side: SideId): number[] {
  const found: number[] = [];
  for (const marker of markersOf(state, side)) {
    const { hex } = at(state.markers, marker);
    if (!found.includes(hex) && shipsOf(state, marker).some((ship) => searches(state, ship))) found.push(hex);
  }
  return found.sort((a, b) => a - b);
}

function searches(state: Campaign, ship: number): boolean {
  const { type } = at(SHIPS, ship);
  return (type === 'CV' || type === 'CVL') && !state.damaged[ship];
}

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
  for (const side of SIDES) {
    for (const marker of markersOf(state, side)) {
      const { hex, seen } = at(state.markers, marker);
      const island = at(ISLAND_AT, hex);
      if (!seen && island >= 0 && holderOf(state, island) === enemyOf(side)) reveal(g, marker, 'recon-02');
    }
  }
}
