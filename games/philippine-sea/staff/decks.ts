import type { Ask } from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID } from '../data/aircraft.ts';
import { type Battle, HANGAR, inSearch, LANDED, ON_CARRIERS } from '../data/state.ts';
import { grid } from '../data/map.ts';
import { CARRIERS } from '../data/usShips.ts';
import { countDecks, type Decks, onDeck } from '../rules/decks.ts';
import { hexOf } from '../rules/groups.ts';
import { roomToLand } from '../rules/landing.ts';
import {
  counsel,
  type Desk,
  fleetHex,
  flights,
  type Habit,
  inbound,
  numberAbout,
  optionsOf,
  raidDistance,
  reading,
  spots,
  type Spots,
  sum,
  turnOfDay,
} from './desk.ts';
import { fightersFirst } from './launching.ts';
import { comingDown, unitsDown } from './recovery.ts';
import { searchersWanted } from './searching.ts';
import { forming, strikeTarget } from './targets.ts';

/** All groups work their decks. */
export const groups: Habit = (_desk, ask) => counsel([...optionsOf(ask)], 'decks work');

/** What decks are for now. */
interface Purpose {
  readonly attack: boolean;
  readonly fighters: boolean;
  readonly search: number;
  readonly season: boolean;
  /** Raids are so near that bombers brought up without a target would only burn (12.31). */
  readonly alarm: boolean;
}
function purposeOf(desk: Desk, seen: Spots): Purpose {
  const { view, temper } = desk;
  const { launches } = view.rules;
  const strikes = launches.includes('strike');
  const aloft = flights(view);
  const fighters = fightersFirst(desk, aloft, seen);
  const attack = strikes && !fighters && (strikeTarget(desk) !== undefined || forming(view, aloft).length > 0);
  const alarm = !attack && inbound(view).some((raid) => raidDistance(view, raid) <= temper.alarm);
  const later = turnOfDay(view) <= temper.lastStrike || view.rules.recoveryFrom - view.turn > 6;
  return {
    attack,
    fighters,
    alarm,
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
  const seen = spots(view);
  const purpose = purposeOf(desk, seen);
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
  let why: string | undefined;
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
        roomOn[carrier] = (roomOn[carrier] ?? 0) - 1;
      }
      why ??= key;
      placed[id] = box;
      free[carrier] = (free[carrier] ?? 0) - 1;
    }
  };
  if (purpose.attack) up(false, 'raise bombers', isCV);
  else if (searchers > 0 && !purpose.fighters && !purpose.alarm) up(false, 'raise searchers', () => searchers-- > 0);
  if (view.rules.launches.some((kind) => kind !== 'search')) up(true, 'raise fighters', () => true);
  if (purpose.fighters || (!purpose.season && !purpose.attack)) strikeBelow(view, ask, placed);
  return counsel(placed, why ?? 'nothing to raise');
};
/** Places on the decks in a hex. */
function openDeck(view: Battle, decks: Decks, hex: number): number {
  let n = 0;
  for (let c = 0; c < CARRIERS.length; c++) {
    const group = view.where[c] as number;
    if (group >= 0 && hexOf(view, group) === hex)
      n += Math.max(0, Math.min(deckFor(c), deckFor(c) + (isCV(c) ? 1 : 0) - onDeck(decks, c)));
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

/** Bombers in servicing make room for fighters that wait below. */
function strikeBelow(view: Battle, ask: Ask & { kind: 'arrange' }, placed: Record<string, string>): void {
  const most = new Map<string, number>();
  for (const { id, max: limit = 0 } of ask.boxes) most.set(id, limit);
  let waiting = 0;
  view.units.forEach((place, unit) => {
    if (IS_FIGHTER[unit] && place >= 0 && place < ON_CARRIERS && (place & 3) === HANGAR) waiting |= 1 << (place >> 2);
  });
  for (const { id, boxes } of ask.pieces) {
    const unit = UNIT_BY_ID.get(id) as number;
    const box = boxes?.at(-1);
    if (
      placed[id] !== undefined ||
      IS_FIGHTER[unit] ||
      box === undefined ||
      ((view.units[unit] as number) & 3) === LANDED
    )
      continue;
    const left = most.get(box) ?? 0;
    if (left <= 0 || ((waiting >> ((view.units[unit] as number) >> 2)) & 1) === 0) continue;
    most.set(box, left - 1);
    placed[id] = box;
  }
}

const CARRIER_OF_BOX: ReadonlyMap<string, number> = new Map(CARRIERS.map(({ name }, c) => [`${name} servicing`, c]));

/** 6.26, 6.27: landed aircraft below; into servicing what the deck will want next. */
export const lower: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const seen = spots(view);
  const purpose = purposeOf(desk, seen);
  const outs = Array.isArray(desk.about['outs']) ? (desk.about['outs'] as number[]) : [];
  const most = new Map<string, number>();
  for (const { id, max: limit = 0 } of ask.boxes) {
    const carrier = CARRIER_OF_BOX.get(id);
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
      else if (
        (place & 3) === HANGAR &&
        IS_FIGHTER[unit] === fighters &&
        isWanted(desk, purpose, seen, carrier, fighters)
      ) {
        if (put(id, box)) count(seen, carrier, fighters);
      }
    }
  return counsel(placed, purpose.attack ? 'service bombers' : 'service by need');
};
const orderOf = ({ attack }: Purpose): readonly boolean[] => (attack ? [false, true] : [true, false]);
function count(seen: Spots, carrier: number, fighters: boolean): void {
  const list = fighters ? seen.servicedFighters : seen.servicedAttack;
  list[carrier] = (list[carrier] ?? 0) + 1;
}
/** Whether a carrier should service one more of a kind. */
function isWanted({ view, temper }: Desk, purpose: Purpose, seen: Spots, carrier: number, fighters: boolean): boolean {
  if (fighters && !view.rules.launches.some((kind) => kind !== 'search')) return false;
  const upAndComing = (seen.readyFighters[carrier] as number) + (seen.servicedFighters[carrier] as number);
  if (fighters) {
    if (purpose.attack && isCV(carrier) && upAndComing >= temper.strikeFighters) return false;
    return purpose.fighters || !purpose.season || upAndComing < (isCV(carrier) ? temper.deckFighters : 2);
  }
  if (purpose.fighters || (!purpose.season && !purpose.attack)) return false;
  return (
    isCV(carrier) ||
    (purpose.search > 0 && (seen.readyFighters[carrier] !== 0 || !view.rules.launches.includes('patrol')))
  );
}
