import { type Message, message, some } from '@point-option/engine';
import { HEX_LABELS } from '../data/map.ts';
import { groupName } from '../data/names.ts';
import { groupRef, hexRef } from '../data/refs.ts';
import type { Battle, G } from '../data/state.ts';
import { FIXED_GROUPS } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { groupsAt, groupsOnMap, hexOf } from './groups.ts';

/** 6.43, 6.431: whether the ships in a hex show lights; all of them do or none. */
export const isLit = (state: Battle, hex: number): boolean => state.lit.includes(hex);

/** 6.433: the lit hexes in which ships lie, once each. */
export function litGroups({ state }: G): number[] {
  return state.lit.length === 0 ? [] : state.lit.filter((hex) => groupsAt(state, hex, true).length > 0);
}

/** The groups that show lights, and where: to be asked before a fleet sails. */
export function litNow(state: Battle): readonly number[] {
  return state.lit.length === 0 ? [] : groupsOnMap(state, true).filter((group) => isLit(state, hexOf(state, group)));
}
/** Lights are those of the ships: they go along with a group that has moved (RULINGS.md, 62). */
export function lightsFollow(state: Battle, groups: readonly number[]): void {
  if (state.lit.length === 0) return;
  // A ship that was left behind was in one of these groups, and shows its lights where it lies.
  const left = state.lit.filter((hex) => groupsAt(state, hex, true).some((group) => group >= FIXED_GROUPS));
  state.lit = [...new Set([...groups.map((group) => hexOf(state, group)), ...left])];
}

/** Whether anything is in the air that could come down in the dark. */
function isAnythingAloft(state: Battle): boolean {
  if (state.searches.length > 0) return true;
  for (const { kind } of state.missions) if (kind !== null) return true;
  return false;
}

/** 6.43: dark hexes with task groups, at dusk and at night, while aircraft are up. */
export function darkHexes({ state }: G): number[] {
  const hexes: number[] = [];
  if (lightNow(state) === 'day' || !isAnythingAloft(state)) return hexes;
  for (const group of groupsOnMap(state)) {
    const hex = hexOf(state, group);
    if (!hexes.includes(hex) && !isLit(state, hex)) hexes.push(hex);
  }
  return hexes;
}

function ships(state: Battle, hex: number): readonly Message[] {
  return groupsAt(state, hex).map((group) => groupName(group));
}
const inHex = (state: Battle, hex: number): Message =>
  message('ships in a hex', { groups: ships(state, hex), hex: HEX_LABELS[hex] ?? '' });

/** 6.43: the lights go on. */
export const lightsOn = some<Battle, object, number>({
  options: darkHexes,
  describe: ({ state }, _f, hex) => ({
    label: inHex(state, Number(hex)),
    touches: [hexRef(Number(hex)), ...groupsAt(state, Number(hex)).map(groupRef)],
    caution: message('lights draw submarines'),
    rule: '6.43',
  }),
  apply: (g, _f, hexes) => {
    for (const hex of hexes) {
      g.state.lit.push(hex);
      if (!g.silent)
        g.emit(
          'lights go on',
          { groups: ships(g.state, hex), hex: HEX_LABELS[hex] ?? '' },
          { rule: '6.43', touches: [hexRef(hex)] },
        );
    }
  },
});

/** 6.433: at the end of a turn lights may go out again. */
export const lightsOut = some<Battle, object, number>({
  options: litGroups,
  describe: ({ state }, _f, hex) => ({
    label: inHex(state, Number(hex)),
    touches: [hexRef(Number(hex)), ...groupsAt(state, Number(hex)).map(groupRef)],
    rule: '6.433',
  }),
  apply: (g, _f, hexes) => {
    const { state } = g;
    // A marker without ships is no light.
    state.lit = litGroups(g).filter((hex) => !hexes.includes(hex));
    if (g.silent) return;
    for (const hex of hexes)
      g.emit(
        'lights go out',
        { groups: ships(state, hex), hex: HEX_LABELS[hex] ?? '' },
        { rule: '6.433', touches: [hexRef(hex)] },
      );
  },
});
