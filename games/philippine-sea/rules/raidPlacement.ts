import { message } from '@point-option/engine';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { groupName, hexName } from '../data/names.ts';
import { hexRef, raidRef } from '../data/refs.ts';
import type { Battle, G, Raid } from '../data/state.ts';
import { lightNow, phaseCount } from './clock.ts';
import { hexOf, shipsOf } from './groups.ts';
import { missionHex } from './missions.ts';
import { nameOfRaid } from './raidReturn.ts';
import { HEXES, told, wayFrom } from './telling.ts';

/** 10.24. */
const BEHIND = 2;

function hasAircraft(state: Battle, hex: number): boolean {
  return (
    state.missions.some((mission) => mission.kind !== null && missionHex(state, mission) === hex) ||
    state.searches.some((search) => search.hex === hex)
  );
}

/** The hexes so far along the straight line; two where it runs along a hexside, both ends of it where it is shorter. */
export function along(from: number, to: number, hexes: number): number[] {
  const place = Math.min(hexes, grid.distance(from, to));
  const [line = [], other = line] = grid.lines(from, to);
  const [hex = OFF, second = hex] = [line[place], other[place]];
  const found = hex === second ? [hex] : [hex, second];
  return found.filter((there) => there !== OFF);
}

/** 10.21: of two hexes on the line the one without American aircraft, else either. */
function choose(g: G, hexes: readonly number[], otherwise: number): number {
  const free = hexes.filter((hex) => !hasAircraft(g.state, hex));
  const list = free.length > 0 ? free : hexes;
  return list.length === 0 ? otherwise : g.pick(list, 'raid hex', '10.21', wayFrom(g, otherwise));
}

/** 10.21: where radar finds a raid, counted from its target; at its source where that is nearer (11.26). */
export function placeByRadar(g: G, source: number, target: number): number {
  return placeOnLine(g, source, hexOf(g.state, target));
}
/** 10.21, 16.21: counted from a hex. */
export function placeOnLine(g: G, source: number, goal: number): number {
  const { lateRadar } = g.state.rules.advanced;
  const range = g.roll<number>('intercept range', {
    ...HEXES,
    ...told(g, 'intercept range', () => ({ target: hexName(goal) })),
    modifiers: [lightNow(g.state) === 'dusk' && 'dusk', lateRadar > 0 && ['less effective', lateRadar]],
  });
  return choose(g, along(goal, source, range), source);
}

/** 10.24: the second wave, two hexes behind the first. */
export function placeBehind(g: G, first: number, source: number): number {
  return choose(g, along(first, source, BEHIND), source);
}

/** 11.27: whether American interceptors wait over Guam; a strike does not count. */
export function interceptorsOverGuam(state: Battle): boolean {
  return state.missions.some(({ kind, hex }) => kind === 'intercept' && hex === GUAM_HEX);
}

/** 11.26, 11.27: under interceptors over Guam, else where radar finds it. */
export function placeGuamRaid(g: G, target: number, guarded: boolean): number {
  return guarded ? GUAM_HEX : placeByRadar(g, GUAM_HEX, target);
}

/** 10.12, 10.22: a raid appears on the map; of what it is made nobody knows yet. */
export function appear(
  g: G,
  what: Pick<Raid, 'owner' | 'wave' | 'land' | 'hex' | 'source' | 'target' | 'points' | 'number' | 'caught'>,
  rule: string,
): Raid {
  const { state } = g;
  const raid: Raid = {
    id: state.nextRaid++,
    ...what,
    fighters: -1,
    aborted: 0,
    intercepted: false,
    returning: -1,
    since: phaseCount(state),
  };
  state.raids.push(raid);
  if (g.silent) {
    g.stands();
    return raid;
  }
  const { hex, target, points } = raid;
  g.emit(
    'raid sighted',
    {
      raid: nameOfRaid(state, raid),
      n: points,
      hex: hexName(hex),
      away: grid.distance(hex, target < 0 ? GUAM_HEX : hexOf(state, target)),
      target: target < 0 ? message('guam') : groupName(target, shipsOf(state, target)),
    },
    { rule, touches: [raidRef(raid.id), hexRef(hex)], reveals: true },
  );
  return raid;
}
