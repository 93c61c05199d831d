import { message, type Overlay } from '@point-option/engine';
import { ALL_HEXES, grid, INVASION, OFF, ZONE_AT } from '../data/map.ts';
import { hexName } from '../data/names.ts';
import type { Battle } from '../data/state.ts';
import { carrierGroups, hexOf, type Reading } from '../rules/groups.ts';
import { missionAt, missionsInUse } from '../rules/missions.ts';
import { hexesToSearch } from '../rules/searchZones.ts';
import { leeward } from '../rules/wind.ts';
import { reachAndReturn, wayHome } from './home.ts';

const INVASION_HEXES = ALL_HEXES.filter((hex) => ZONE_AT[hex] === INVASION).map(hexName);
/** A mission with no more fuel to spare than this must think of home. */
const LOW = 2;

/** Raids to their targets, searches with what they will sweep, how far a mission can go and still come home. */
export function overlays(g: Reading, asked: number | null): Overlay[] {
  const { state } = g;
  return [
    { kind: 'zone', hexes: INVASION_HEXES, label: message('invasion zone') },
    ...ranges(g, asked),
    ...sectors(state),
    ...tracks(state),
    ...(state.oilers.length > 0
      ? [
          {
            kind: 'mark',
            hexes: state.oilers.map(({ hex }) => hexName(hex)),
            label: message('oiler on the chart'),
          } as const,
        ]
      : []),
    ...winds(state),
    ...(state.lit.length > 0
      ? [{ kind: 'mark', hexes: state.lit.map(hexName), label: message('lit hexes') } as const]
      : []),
  ];
}

/** 17.0: where a carrier group would run before the wind, while its courses matter. */
function winds(state: Battle): Overlay[] {
  if (!state.rules.advanced.leeward) return [];
  const hexes = [...new Set(carrierGroups(state).flatMap((group) => leeward(hexOf(state, group), state.wind)))];
  return hexes.length === 0 ? [] : [{ kind: 'zone', hexes: hexes.map(hexName), label: message('leeward hexes') }];
}

/** 4.43: of the mission that is asked where it flies, and of those that can hardly turn back later. */
function ranges(g: Reading, asked: number | null): Overlay[] {
  const { state } = g;
  return missionsInUse(state).flatMap((m): Overlay[] => {
    const flight = missionAt(state, m);
    if (flight.kind === 'patrol' || flight.hex === OFF) return [];
    const way = wayHome(g, m);
    if (way === null || way.left < 0) return [];
    if (m !== asked && (way.hexes === 0 || way.left > LOW)) return [];
    const hexes = reachAndReturn(flight, way);
    if (hexes.length === 0) return [];
    const label = message('range of a mission', { n: m + 1 });
    return [{ kind: 'range', hexes: hexes.map(hexName), label, side: 'us' }];
  });
}

/** 8.33: the zones that a standard search is still to look into. A narrow one sees no more than its way. */
function sectors(state: Battle): Overlay[] {
  return state.searches
    .filter(({ narrow, homeward }) => !narrow && !homeward)
    .flatMap((search): Overlay[] => {
      const hexes = hexesToSearch(search);
      const label = message('search mission', { n: search.id + 1 });
      return hexes.length === 0 ? [] : [{ kind: 'sector', hexes: hexes.map(hexName), label, side: 'us' }];
    });
}
function tracks(state: Battle): Overlay[] {
  const line = (from: number, to: number): string[] =>
    grid
      .line(from, to)
      .filter((hex) => hex >= 0)
      .map(hexName);
  return [
    ...state.raids
      .filter(({ returning, target }) => returning < 0 && target >= 0 && hexOf(state, target) !== OFF)
      .map(
        (raid): Overlay => ({
          kind: 'track',
          hexes: line(raid.hex, hexOf(state, raid.target)),
          label: message('track of a raid', { n: raid.number ?? raid.id + 1 }),
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
  ];
}
