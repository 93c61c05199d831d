import { type Ghost, type MapView, message, type PieceView } from '@point-option/engine';
import { GUAM_HEX, gridSpec, OFF, SAIPAN, YAP } from '../data/map.ts';
import { hexName } from '../data/names.ts';
import type { Search } from '../data/state.ts';
import { groupsOnMap, hexOf, type Reading } from '../rules/groups.ts';
import { missionAt, missionHex, missionsInUse } from '../rules/missions.ts';
import { overlays } from './overlays.ts';
import {
  forcePiece,
  groupPiece,
  japanesePiece,
  missionPiece,
  raidPiece,
  searchPiece,
  submarinePiece,
} from './pieces.ts';

/** The map with everything that is on it, and the lines and areas that matter now; `asked`: the mission that is asked where it flies. */
export function chart(g: Reading, asked: number | null): MapView {
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
      { hex: hexName(SAIPAN), name: message('place.saipan'), covers: ['Saipan', 'Tinian'] },
      { hex: hexName(GUAM_HEX), name: message('place.guam'), covers: ['Guam'] },
      { hex: hexName(YAP), name: message('place.yap'), covers: ['Yap'] },
    ],
    stacks: [...stacks].sort(([a], [b]) => a - b).map(([hex, pieces]) => ({ hex: hexName(hex), pieces })),
    overlays: overlays(g, asked),
    ghosts: state.searches.filter(({ homeward }) => !homeward).map(searchGhost),
  };
}

/** 8.24: a search that is still on its way out, where it was ordered to. Its course is a line on the chart already. */
const searchGhost = ({ id, goal }: Search): Ghost => ({
  piece: `search ${id}`,
  hex: hexName(goal),
  label: message('goal of a search', { n: id + 1 }),
});
