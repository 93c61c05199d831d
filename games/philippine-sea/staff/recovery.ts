import type { Box } from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { type Battle, inMission, type Mission, MISSIONS } from '../data/state.ts';
import { CARRIERS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { lightNow } from '../rules/clock.ts';
import type { Reading } from '../rules/groups.ts';
import { windFault } from '../rules/handling.ts';
import { missionHex } from '../rules/missions.ts';
import {
  counsel,
  type Desk,
  fleetHex,
  flights,
  type Habit,
  inbound,
  INTERCEPTION_FUEL,
  isDark,
  numberAbout,
  optionsOf,
  reading,
  sum,
} from './desk.ts';
import { forming, strikeTarget, targetOf } from './targets.ts';

/** Whether the units of a mission over the fleet come down now. */
function comesDown(desk: Desk, m: number): boolean {
  const { view } = desk;
  const mission = view.missions[m] as Mission;
  if (mission.kind === 'patrol') return isDark(view) || view.turn >= view.rules.recoveryFrom;
  if (mission.kind === 'intercept') return inbound(view).length === 0 || mission.fuel <= INTERCEPTION_FUEL + 1;
  if (mission.spent) return true;
  if ((flights(view).attack[m] as number) === 0) return !(forming(view).includes(m) && strikeTarget(desk));
  return targetOf(desk, mission) === undefined;
}
/** Displays whose units come down in a hex now, as bits. */
export function comingDown(desk: Desk, hex: number): number {
  let bits = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = desk.view.missions[m] as Mission;
    if (mission.kind !== null && missionHex(desk.view, mission) === hex && comesDown(desk, m)) bits |= 1 << m;
  }
  return bits;
}
const FIRST = inMission(0);
export function unitsDown({ units }: Battle, bits: number): number {
  let n = 0;
  if (bits !== 0)
    for (const place of units) if (place >= FIRST && place < FIRST + MISSIONS && (bits >> (place - FIRST)) & 1) n++;
  return n;
}

/** 6.28: those short of fuel first, each to its own deck, or to any with room. */
export const land: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const down = comingDown(desk, numberAbout(desk, 'hex'));
  const units: number[] = [];
  for (const { id } of ask.pieces) {
    const unit = UNIT_BY_ID.get(id) as number;
    if ((down >> ((view.units[unit] as number) - FIRST)) & 1) units.push(unit);
  }
  if (units.length === 0) return counsel({}, 'stay aloft');
  const fuel = (unit: number): number => view.missions[(view.units[unit] as number) - FIRST]?.fuel ?? 0;
  units.sort((a, b) => fuel(a) - fuel(b) || a - b);
  return counsel(berths(reading(desk), ask.boxes, units), 'land', { n: units.length });
};
/** Units to decks: their own where it has room, otherwise where there is most. */
function berths(g: Reading, boxes: readonly Box[], units: readonly number[]): Record<string, string> {
  const left = boxes.map(({ max = 0 }) => max);
  const placed: Record<string, string> = {};
  const later: number[] = [];
  const landings: number[] = [];
  const take = (unit: number, at: number): void => {
    const carrier = US_SHIP_BY_NAME.get(boxes[at]?.id ?? '') ?? 0;
    landings[carrier] = (landings[carrier] ?? 0) + 1;
    left[at] = (left[at] ?? 0) - 1;
    // 17.2, 17.3: what the wind forbids stays aloft.
    if (windFault(g, landings)) {
      landings[carrier]--;
      left[at] = 0;
      return;
    }
    placed[UNITS[unit]?.id ?? ''] = boxes[at]?.id ?? '';
  };
  let room = sum(left);
  for (const unit of units) {
    if (room-- <= 0) break;
    const own = boxes.findIndex(({ id }) => id === CARRIERS[UNITS[unit]?.home ?? -1]?.name);
    if (own >= 0 && (left[own] as number) > 0) take(unit, own);
    else later.push(unit);
  }
  for (const unit of later) {
    let most = -1;
    for (let at = 0; at < left.length; at++)
      if ((left[at] as number) > 0 && (most < 0 || (left[at] as number) > (left[most] as number))) most = at;
    if (most >= 0) take(unit, most);
  }
  return placed;
}

/** 8.28: searchers that are back, all that there is room for; a unit over the side for one that ditches is no gain. */
export const landSearch: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const decks = ask.boxes.filter(({ id }) => US_SHIP_BY_NAME.has(id));
  const units = ask.pieces.flatMap(({ id, boxes }) =>
    boxes === undefined || boxes[0] === decks[0]?.id ? [UNIT_BY_ID.get(id) as number] : [],
  );
  // Where there is not room for all, what a deck has room for is what must be taken.
  const rooms = decks.map(({ id, min, max = 0 }): Box => ({ id, max: min ?? max }));
  return counsel(berths(reading(desk), rooms, units), 'land searchers');
};

/** 6.43: lights for those who come in in the dark. */
export const lightsOn: Habit = (desk, ask) => {
  const { view } = desk;
  const hexes = optionsOf(ask).filter(
    (hex) => unitsDown(view, comingDown(desk, Number(hex))) > 0 || isSearchBack(view, Number(hex)),
  );
  return hexes.length > 0 ? counsel([...hexes], 'lights for them') : counsel([], 'stay dark');
};
const isSearchBack = (view: Battle, hex: number): boolean =>
  lightNow(view) !== 'day' && view.searches.some((search) => search.homeward && hex === fleetHex(view));
/** 6.433: dark again when everybody is down. */
export const lightsOut: Habit = (desk, ask) => {
  const { view } = desk;
  const up = view.missions.some(({ kind }) => kind !== null) || view.searches.length > 0;
  return up ? counsel([], 'lights stay on') : counsel([...optionsOf(ask)], 'lights out');
};
