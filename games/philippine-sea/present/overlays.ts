import { message, type Overlay } from '@point-option/engine';
import { ALL_HEXES, grid, INVASION, OFF, ZONE_AT } from '../data/map.ts';
import { hexName, missionName } from '../data/names.ts';
import type { Battle, Raid } from '../data/state.ts';
import { carrierGroups, hexOf, type Reading } from '../rules/groups.ts';
import { missionAt, missionsInUse } from '../rules/missions.ts';
import { courseAhead } from '../rules/raidFlight.ts';
import { nameOfRaid } from '../rules/raidReturn.ts';
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
    const label = message('range of a mission', { mission: missionName(flight, m) });
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
  return [
    ...state.raids.flatMap((raid) => courseOfRaid(state, raid)),
    ...state.searches
      .filter(({ homeward }) => !homeward)
      .map(
        ({ id, hex, goal }): Overlay => ({
          kind: 'track',
          hexes: grid
            .line(hex, goal)
            .filter((there) => there >= 0)
            .map(hexName),
          label: message('track of a search', { n: id + 1 }),
          side: 'us',
        }),
      ),
  ];
}

/** 10.23: a line through the hexes where it is sure to be after each segment; a mark wherever chance may take it after them. */
function courseOfRaid(state: Battle, raid: Raid): Overlay[] {
  const course = courseAhead(state, raid);
  const forks = course.findIndex((hexes) => hexes.length > 1);
  const sure = (forks < 0 ? course : course.slice(0, forks)).flat();
  const possible = forks < 0 ? [] : [...new Set(course.slice(forks).flat())];
  const values = { raid: nameOfRaid(state, raid) };
  return [
    ...(sure.length > 0
      ? [
          {
            kind: 'track',
            hexes: [raid.hex, ...sure].map(hexName),
            label: message('track of a raid', values),
            nation: 'japan',
          } as const,
        ]
      : []),
    ...(possible.length > 0
      ? [
          {
            kind: 'mark',
            hexes: possible.map(hexName),
            label: message('where a raid may be', values),
            nation: 'japan',
          } as const,
        ]
      : []),
  ];
}
