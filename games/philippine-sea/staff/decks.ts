import type { Ask, Box } from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { type Battle, HANGAR, inMission, inSearch, LANDED, type Mission, MISSIONS } from '../data/state.ts';
import { grid } from '../data/map.ts';
import { CARRIERS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { lightNow } from '../rules/clock.ts';
import { countDecks, type Decks, onDeck } from '../rules/decks.ts';
import { hexOf } from '../rules/groups.ts';
import { INTERCEPTION_FUEL } from '../rules/interception.ts';
import { roomToLand } from '../rules/landing.ts';
import { missionHex } from '../rules/missions.ts';
import {
  counsel,
  type Desk,
  fleetHex,
  flights,
  type Habit,
  inbound,
  isDark,
  numberAbout,
  optionsOf,
  reading,
  spots,
  type Spots,
  sum,
  turnOfDay,
} from './desk.ts';
import { fightersFirst } from './launching.ts';
import { searchersWanted } from './searching.ts';
import { forming, strikeTarget, targetOf } from './targets.ts';

/** All groups work their decks. */
export const groups: Habit = (_desk, ask) => counsel([...optionsOf(ask)], 'decks work');

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
function comingDown(desk: Desk, hex: number): number {
  let bits = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = desk.view.missions[m] as Mission;
    if (mission.kind !== null && missionHex(desk.view, mission) === hex && comesDown(desk, m)) bits |= 1 << m;
  }
  return bits;
}
const FIRST = inMission(0);
function unitsDown({ units }: Battle, bits: number): number {
  let n = 0;
  if (bits !== 0)
    for (const place of units) if (place >= FIRST && place < FIRST + MISSIONS && (bits >> (place - FIRST)) & 1) n++;
  return n;
}

/** What decks are for now. */
interface Purpose {
  readonly attack: boolean;
  readonly fighters: boolean;
  readonly search: number;
  readonly season: boolean;
}
function purposeOf(desk: Desk): Purpose {
  const { view, temper } = desk;
  const { launches } = view.rules;
  const strikes = launches.includes('strike');
  const fighters = fightersFirst(desk, flights(view));
  const attack = strikes && !fighters && (strikeTarget(desk) !== undefined || forming(view).length > 0);
  const later = turnOfDay(view) <= temper.lastStrike || view.rules.recoveryFrom - view.turn > 6;
  return {
    attack,
    fighters,
    search: searchersWanted(desk),
    season: (strikes || launches.includes('search')) && later,
  };
}
const isCV = (carrier: number): boolean => CARRIERS[carrier]?.type === 'CV';
const deckFor = (carrier: number): number => (isCV(carrier) ? 2 : 1);

/** 6.25: fighters up to what a deck can launch; bombers where there is a target, or a search to fly. */
export const raise: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const g = reading(desk);
  const decks = countDecks(view);
  const purpose = purposeOf(desk);
  const seen = spots(view);
  const hex = hexOf(view, numberAbout(desk, 'group'));
  const down = unitsDown(view, comingDown(desk, hex));
  let berthsLeft = openDeck(view, decks, hex) - searchersComing(view);
  let rooms = 0;
  const roomOn: number[] = [];
  for (let c = 0; c < CARRIERS.length; c++) {
    const group = view.where[c] as number;
    roomOn[c] = group >= 0 && hexOf(view, group) === hex ? roomToLand(g, c, decks) : 0;
    rooms += roomOn[c] as number;
  }
  const free = CARRIERS.map((_, c) => deckFor(c) - onDeck(decks, c));
  let searchers = purpose.search - sum(seen.readyAttack);
  const placed: Record<string, string> = {};
  let why = 'nothing to raise';
  const up = (fighter: boolean, key: string, may: (carrier: number) => boolean): void => {
    for (const { id, boxes } of ask.pieces) {
      const unit = UNIT_BY_ID.get(id) as number;
      const place = view.units[unit] as number;
      const carrier = place >> 2;
      if (placed[id] !== undefined || IS_FIGHTER[unit] !== fighter || (place & 3) === LANDED) continue;
      if ((free[carrier] as number) <= 0 || !may(carrier)) continue;
      const box = boxes?.[0];
      if (box?.endsWith('ready') !== true) continue;
      const takes = (roomOn[carrier] as number) > 0;
      if ((takes && rooms - 1 < down) || berthsLeft <= 0) continue;
      berthsLeft--;
      if (takes) {
        rooms--;
        roomOn[carrier] = (roomOn[carrier] as number) - 1;
      }
      placed[id] = box;
      free[carrier] = (free[carrier] as number) - 1;
      why = key;
    }
  };
  if (purpose.attack) up(false, 'raise bombers', isCV);
  else if (searchers > 0 && !purpose.fighters)
    up(false, 'raise searchers', () => searchers-- > 0);
  if (view.rules.launches.some((kind) => kind !== 'search')) up(true, 'raise fighters', () => true);
  if (!purpose.season && !purpose.attack) strikeBelow(view, ask, placed);
  return counsel(placed, why);
};
/** Places on the decks in a hex. */
function openDeck(view: Battle, decks: Decks, hex: number): number {
  let n = 0;
  for (let c = 0; c < CARRIERS.length; c++) {
    const group = view.where[c] as number;
    if (group >= 0 && hexOf(view, group) === hex) n += Math.max(0, Math.min(deckFor(c), deckFor(c) + (isCV(c) ? 1 : 0) - onDeck(decks, c)));
  }
  return n;
}
/** Searchers that will be back within a turn or so: for them there is a place kept (8.28). */
function searchersComing(view: Battle): number {
  if (view.searches.length === 0) return 0;
  let n = 0;
  const home = fleetHex(view);
  for (const { id, homeward, hex } of view.searches) {
    if (!homeward || grid.distance(hex, home) > BACK_SOON) continue;
    for (const place of view.units) if (place === inSearch(id)) n++;
  }
  return n;
}
const BACK_SOON = 4;

/** Bombers that nobody will need make room for fighters. */
function strikeBelow(view: Battle, ask: Ask & { kind: 'arrange' }, placed: Record<string, string>): void {
  const most = new Map<string, number>();
  for (const { id, most: limit = 0 } of ask.boxes) most.set(id, limit);
  for (const { id, boxes } of ask.pieces) {
    const unit = UNIT_BY_ID.get(id) as number;
    const box = boxes?.at(-1);
    if (placed[id] !== undefined || IS_FIGHTER[unit] || box === undefined || ((view.units[unit] as number) & 3) === LANDED) continue;
    const left = most.get(box) ?? 0;
    if (left <= 0) continue;
    most.set(box, left - 1);
    placed[id] = box;
  }
}

/** 6.26, 6.27: landed aircraft below; into servicing what the deck will want next. */
export const lower: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const purpose = purposeOf(desk);
  const seen = spots(view);
  const outs = Array.isArray(desk.about['outs']) ? (desk.about['outs'] as number[]) : [];
  const most = new Map<string, number>();
  for (const { id, most: limit = 0 } of ask.boxes) {
    const carrier = US_SHIP_BY_NAME.get(id.replace(/ servicing$/, ''));
    most.set(id, limit - (carrier === undefined ? 0 : outs.filter((c) => c === carrier).length));
  }
  const placed: Record<string, string> = {};
  const put = (id: string, box: string): boolean => {
    const left = most.get(box) ?? 0;
    if (left <= 0) return false;
    most.set(box, left - 1);
    placed[id] = box;
    return true;
  };
  for (const fighters of orderOf(purpose))
    for (const { id, boxes } of ask.pieces) {
      const unit = UNIT_BY_ID.get(id) as number;
      const place = view.units[unit] as number;
      const carrier = place >> 2;
      const box = boxes?.[0];
      if (box === undefined || placed[id] !== undefined) continue;
      if ((place & 3) === LANDED) put(id, box);
      else if ((place & 3) === HANGAR && IS_FIGHTER[unit] === fighters && isWanted(desk, purpose, seen, carrier, fighters)) {
        if (put(id, box)) count(seen, carrier, fighters);
      }
    }
  return counsel(placed, purpose.attack ? 'service bombers' : 'service by need');
};
const orderOf = ({ attack }: Purpose): readonly boolean[] => (attack ? [false, true] : [true, false]);
function count(seen: Spots, carrier: number, fighters: boolean): void {
  const list = fighters ? seen.servicedFighters : seen.servicedAttack;
  list[carrier] = (list[carrier] as number) + 1;
}
/** Whether a carrier should service one more of a kind. */
function isWanted({ view, temper }: Desk, purpose: Purpose, seen: Spots, carrier: number, fighters: boolean): boolean {
  if (fighters && !view.rules.launches.some((kind) => kind !== 'search')) return false;
  const upAndComing = (seen.readyFighters[carrier] as number) + (seen.servicedFighters[carrier] as number);
  if (fighters) {
    if (purpose.attack && isCV(carrier)) return false;
    return purpose.fighters || !purpose.season || upAndComing < (isCV(carrier) ? temper.deckFighters : 2);
  }
  if (purpose.fighters || (!purpose.season && !purpose.attack)) return false;
  return isCV(carrier) || (purpose.search > 0 && (seen.readyFighters[carrier] !== 0 || !view.rules.launches.includes('patrol')));
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
  return counsel(berths(ask.boxes, units), 'land', { n: units.length });
};
/** Units to decks: their own where it has room, otherwise where there is most. */
function berths(boxes: readonly Box[], units: readonly number[]): Record<string, string> {
  const left = boxes.map(({ most = 0 }) => most);
  const placed: Record<string, string> = {};
  const later: number[] = [];
  const take = (unit: number, at: number): void => {
    left[at] = (left[at] as number) - 1;
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
    for (let at = 0; at < left.length; at++) if ((left[at] as number) > 0 && (most < 0 || (left[at] as number) > (left[most] as number))) most = at;
    if (most >= 0) take(unit, most);
  }
  return placed;
}

/** 8.28: searchers that are back, all that there is room for. */
export const landSearch: Habit = (_desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  return counsel(
    berths(
      ask.boxes,
      ask.pieces.map(({ id }) => UNIT_BY_ID.get(id) as number),
    ),
    'land searchers',
  );
};

/** 6.43: lights for those who come in in the dark. */
export const lightsOn: Habit = (desk, ask) => {
  const { view } = desk;
  const hexes = optionsOf(ask).filter((hex) => unitsDown(view, comingDown(desk, Number(hex))) > 0 || isSearchBack(view, Number(hex)));
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
