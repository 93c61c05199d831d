import { at, isForceIn, knownEnemiesAt, markerLists, ofSide, type SideId, stackIn } from '@point-option/chit-pull';
import type { Compass } from '@point-option/engine';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G } from '../data/own.ts';

/** 12.9: east or south for the US, west or north for Japan. East is northeast and southeast on this grid, west likewise. */
const HOMEWARD: Readonly<Record<SideId, readonly Compass[]>> = {
  japan: ['SW', 'NW', 'N'],
  us: ['NE', 'SE', 'S'],
};
const lists = markerLists(fleet);

/** The hexes next to a formation on its way home. */
function homeward(side: SideId, from: number): number[] {
  return ofSide(HOMEWARD, side)
    .map((name) => grid.neighbour(from, grid.direction(name)))
    .filter((hex) => hex >= 0);
}

/** 3.3: two groups or one force to a hex. Ships detached from their groups don't count. */
function fits(g: G, marker: number, hex: number): boolean {
  const { side, kind } = at(fleet.markers, marker);
  if (kind === 'detached') return true;
  const alone = kind === 'force' || isForceIn(lists, g.state, side, hex);
  return stackIn(lists, g.state, side, hex) < (alone ? 1 : LIMITS.stack);
}

/**
 * 12.9: to where there is room for it. Ruling: not to a known enemy while there is another such hex; where there is room nowhere, it takes
 * any hex on its way home rather than stay. Only the edge of the map keeps it where it is.
 */
export function retreatHexes(g: G, marker: number): readonly number[] {
  const { side } = at(fleet.markers, marker);
  const ways = homeward(side, at(g.state.markers, marker).hex);
  const roomy = ways.filter((hex) => fits(g, marker, hex));
  const open = roomy.filter((hex) => knownEnemiesAt(fleet, g.state, side, hex).length === 0);
  return [open, roomy, ways].find(({ length }) => length > 0) ?? [];
}

export function whyNotRetreat(g: G, marker: number, hex: number): string {
  const { side } = at(fleet.markers, marker);
  const from = at(g.state.markers, marker).hex;
  if (grid.distance(from, hex) !== 1) return 'why surface one hex';
  if (!homeward(side, from).includes(hex))
    return side === 'us' ? 'why surface east or south' : 'why surface west or north';
  return fits(g, marker, hex) ? 'why surface enemy there' : 'why surface stacked';
}
