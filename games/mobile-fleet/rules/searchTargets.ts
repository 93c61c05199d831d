import {
  type Activation,
  at,
  entryName,
  isChit,
  isOnMap,
  knownHex,
  markerRef,
  markerWanted,
  type SideId,
  sideOfEntry,
} from '@point-option/chit-pull';
import { type Decision, some } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { mightSearch, searchesOf } from './searching.ts';

/*
 * 6.0, 6.3: whoever is activated may search by air, for every enemy formation in range. Search planes show that there is a carrier, so that
 * holding them back is worth something. 15.7 leaves no choice: there every marker is rolled for.
 */

/** The enemy formations that an entry of the pool can search for. */
function targetsOf(g: G, entry: number): readonly number[] {
  return [...new Set(searchesOf(g, entry).map(({ marker }) => marker))];
}

/** Who is asked: the owner of everything that could have search planes, as far as the enemy can tell. A dummy has nobody to send. */
export function choosesTargets(g: G, { entry }: Activation): SideId | readonly [] {
  const { state } = g;
  if (state.secret) return [];
  const asked = isChit(fleet, entry) ? targetsOf(g, entry).length > 0 : isOnMap(state, entry) && mightSearch(g, entry);
  return asked ? sideOfEntry(fleet, entry) : [];
}

function markerOf(option: unknown): number {
  return fleet.markerNumber.get(String(option)) as number;
}

/** 6.0: all, some or none of the enemy formations in range. */
export const searchTargets: Decision<MobileTheater, Activation> = some<MobileTheater, Activation, string>({
  options: (g, { entry }) => targetsOf(g, entry).map((marker) => at(fleet.markers, marker).id),
  about: (_g, { entry }) => ({ from: entryName(fleet, entry) }),
  describe: ({ state }, { entry }, option) => {
    const marker = markerOf(option);
    const { name } = at(fleet.markers, marker);
    const values = { marker: name, hex: grid.label(knownHex(fleet, state, sideOfEntry(fleet, entry), marker)) };
    return {
      label: { key: 'search target', values },
      short: { key: 'name', values: { name } },
      touches: [markerRef(fleet, marker)],
    };
  },
  whyNot: (_g, { entry }, wanted) => {
    const marker = markerWanted(fleet, wanted);
    if (marker < 0 || at(fleet.markers, marker).side === sideOfEntry(fleet, entry)) return undefined;
    return { reason: { key: 'why no search', values: { marker: at(fleet.markers, marker).name } }, rule: '6.3' };
  },
  // Searches cost nothing: nearly always all of them are wanted.
  example: (g, { entry }) => targetsOf(g, entry).map((marker) => at(fleet.markers, marker).id),
  apply: (_g, f, chosen) => {
    f.targets = chosen.map(markerOf);
  },
});
