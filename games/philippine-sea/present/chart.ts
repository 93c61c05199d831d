import { type MapView, message, type Overlay, type PieceView } from '@point-option/engine';
import { grid, GUAM_HEX, gridSpec, OFF, SAIPAN, YAP, ZONE_AT, INVASION, ALL_HEXES } from '../data/map.ts';
import { hexName } from '../data/names.ts';
import type { Battle } from '../data/state.ts';
import { hexOf, groupsOnMap, type Reading } from '../rules/groups.ts';
import { missionHex, missionsInUse, missionAt, unitsAt } from '../rules/missions.ts';
import { inSearch } from '../data/state.ts';
import { forcePiece, groupPiece, japanesePiece, missionPiece, raidPiece, submarinePiece } from './pieces.ts';

/** The map with everything that is on it, and lines that matter: raids to their targets, searches to their turning points. */
export function chart(g: Reading): MapView {
  const { state } = g;
  const stacks = new Map<number, PieceView[]>();
  const put = (hex: number, piece: PieceView): void => {
    if (hex === OFF) return;
    const stack = stacks.get(hex);
    if (stack) stack.push(piece);
    else stacks.set(hex, [piece]);
  };
  for (const group of groupsOnMap(state, true)) put(hexOf(state, group), groupPiece(g, group));
  for (const force of state.forces) put(force.hex, forcePiece(force));
  for (const { ship, hex } of state.wrecks) put(hex, japanesePiece(g, ship));
  for (const raid of state.raids) if (raid.returning < 0) put(raid.hex, raidPiece(state, raid));
  for (const mission of missionsInUse(state))
    put(missionHex(state, missionAt(state, mission)), missionPiece(state, mission));
  for (const search of state.searches) put(search.hex, searchPiece(state, search));
  state.subs.forEach(({ sunk, hex }, sub) => {
    if (!sunk) put(hex, submarinePiece(state, sub));
  });
  return {
    grid: gridSpec,
    places: [
      { hex: hexName(SAIPAN), name: message('place.saipan') },
      { hex: hexName(GUAM_HEX), name: message('place.guam') },
      { hex: hexName(YAP), name: message('place.yap') },
    ],
    stacks: [...stacks].sort(([a], [b]) => a - b).map(([hex, pieces]) => ({ hex: hexName(hex), pieces })),
    overlays: overlays(state),
  };
}

function searchPiece(state: Battle, search: Battle['searches'][number]): PieceView {
  const units = unitsAt(state, inSearch(search.id)).length;
  return {
    id: `search ${search.id}`,
    kind: 'search',
    side: 'us',
    label: message(search.narrow ? 'narrow search on the chart' : 'search on the chart', { n: search.id + 1, units }),
    ...(search.homeward && { state: ['homeward'] }),
  };
}

const INVASION_HEXES = ALL_HEXES.filter((hex) => ZONE_AT[hex] === INVASION).map(hexName);

function overlays(state: Battle): Overlay[] {
  const line = (from: number, to: number): string[] =>
    grid
      .line(from, to)
      .filter((hex) => hex >= 0)
      .map(hexName);
  return [
    { kind: 'zone', hexes: INVASION_HEXES, label: message('invasion zone') },
    ...state.raids
      .filter(({ returning, target }) => returning < 0 && target >= 0 && hexOf(state, target) !== OFF)
      .map(
        (raid): Overlay => ({
          kind: 'track',
          hexes: line(raid.hex, hexOf(state, raid.target)),
          label: message('track of a raid', { n: raid.id + 1 }),
        }),
      ),
    ...state.searches
      .filter(({ homeward }) => !homeward)
      .map(
        ({ id, hex, goal }): Overlay => ({
          kind: 'track',
          hexes: line(hex, goal),
          label: message('track of a search', { n: id + 1 }),
          side: 'us',
        }),
      ),
    ...(state.lit.length > 0
      ? [{ kind: 'mark', hexes: state.lit.map(hexName), label: message('lit hexes') } as const]
      : []),
  ];
}
