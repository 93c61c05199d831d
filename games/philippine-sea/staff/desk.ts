import type { Answer, Ask, Message, Values } from '@point-option/engine';
import { IS_FIGHTER, UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid, OFF } from '../data/map.ts';
import {
  type Battle,
  type Force,
  inMission,
  MISSIONS,
  ON_CARRIERS,
  type Raid,
  READY,
  SERVICING,
} from '../data/state.ts';
import { CARRIERS, TASK_GROUPS } from '../data/usShips.ts';
import { printed } from '../present/printed.ts';
import { lightNow, PHASES, phaseCount, TURNS_A_DAY } from '../rules/clock.ts';
import { totalHits } from '../rules/forces.ts';
import { hexOf, type Reading } from '../rules/groups.ts';
import type { Doctrine } from './tempers.data.ts';

/** An order and why it is given. */
export interface Counsel {
  readonly answer: Answer;
  readonly why: Message;
}
export function counsel(answer: Answer, reason: string, values?: Values): Counsel {
  const key = `reason.${reason}`;
  return { answer, why: values === undefined ? { key } : { key, values } };
}

/** What the staff goes by: what its side may know, and what the procedure under way is about. */
export interface Desk {
  readonly view: Battle;
  readonly temper: Doctrine;
  readonly about: Readonly<Record<string, unknown>>;
}
/** How the staff answers one kind of question. */
export type Habit = (desk: Desk, ask: Ask) => Counsel | undefined;

export const numberAbout = ({ about }: Desk, name: string): number =>
  typeof about[name] === 'number' ? about[name] : -1;

export const reading = ({ view }: Desk): Reading => ({ state: view, look: printed });

export const FAR = 99;
export const turnOfDay = ({ turn }: Battle): number => turn % TURNS_A_DAY;
export const isDark = (view: Battle): boolean => lightNow(view) !== 'day';
/** Phases until the light goes, 0 in the dark. */
const DUSK = 10 * PHASES + 1;
export const phasesOfDay = (view: Battle): number =>
  Math.max(0, DUSK - (turnOfDay(view) * PHASES + Math.max(0, view.phase - 1)));
/** Phases in which aircraft can still come home, of the whole battle. */
export const phasesLeft = (view: Battle): number => view.rules.lastPhase - phaseCount(view);

/** Where most carriers are: the fleet. */
export function fleetHex(view: Battle): number {
  let best = OFF;
  let most = 0;
  for (let group = 0; group < TASK_GROUPS.length; group++) {
    const hex = hexOf(view, group);
    if (hex === OFF) continue;
    let n = 0;
    for (let ship = 0; ship < CARRIERS.length; ship++) {
      const other = view.where[ship] as number;
      if (other >= 0 && hexOf(view, other) === hex) n++;
    }
    if (n > most || best === OFF) [best, most] = [hex, n];
  }
  return best;
}
/** How far the nearest carriers are from a hex, and where they are. */
export function homeFrom(view: Battle, hex: number): number {
  let best = OFF;
  let least = FAR;
  for (let ship = 0; ship < CARRIERS.length; ship++) {
    const group = view.where[ship] as number;
    if (group < 0 || group >= TASK_GROUPS.length) continue;
    const at = hexOf(view, group);
    if (at === OFF || at === best) continue;
    const away = grid.distance(hex, at);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** Raids that are on their way in. */
const isInbound = (raid: Raid): boolean => raid.returning === -1 && raid.target >= 0;
export function inbound(view: Battle): Raid[] {
  return view.raids.length === 0 ? NO_RAIDS : view.raids.filter(isInbound);
}
const NO_RAIDS: Raid[] = [];
/** How far a raid is from what it is after. */
export const raidDistance = (view: Battle, raid: Raid): number => {
  const goal = hexOf(view, raid.target);
  return goal === OFF ? FAR : grid.distance(raid.hex, goal);
};

/** Fighters and attack units of each mission, in one pass. */
export interface Flights {
  readonly fighters: number[];
  readonly attack: number[];
}
const FIRST = inMission(0);
export function flights(view: Battle): Flights {
  const { units } = view;
  const fighters = view.missions.map(() => 0);
  const attack = view.missions.map(() => 0);
  for (let unit = 0; unit < UNITS.length; unit++) {
    const m = (units[unit] as number) - FIRST;
    if (m < 0 || m >= MISSIONS) continue;
    const list = IS_FIGHTER[unit] ? fighters : attack;
    list[m] = (list[m] ?? 0) + 1;
  }
  return { fighters, attack };
}

/** Ready and serviced units of each carrier, by kind, in one pass. */
export interface Spots {
  readonly readyFighters: number[];
  readonly readyAttack: number[];
  readonly servicedFighters: number[];
  readonly servicedAttack: number[];
}
export function spots({ units }: Battle): Spots {
  const zeros = (): number[] => CARRIERS.map(() => 0);
  const found = { readyFighters: zeros(), readyAttack: zeros(), servicedFighters: zeros(), servicedAttack: zeros() };
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS) continue;
    const box = place & 3;
    if (box !== READY && box !== SERVICING) continue;
    const list =
      box === READY
        ? IS_FIGHTER[unit]
          ? found.readyFighters
          : found.readyAttack
        : IS_FIGHTER[unit]
          ? found.servicedFighters
          : found.servicedAttack;
    list[place >> 2] = (list[place >> 2] ?? 0) + 1;
  }
  return found;
}
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What carriers are worth sunk (15.1), and what may be hoped for from what is known of a force. */
const FLEET_CARRIER = 25;
const LIGHT_CARRIER = 15;
const BY_CHIT: Readonly<Record<string, number>> = {
  Carrier: 40,
  Large: 22,
  Medium: 13,
  Small: 7,
  Surface: 2,
  '1-2 Carriers': 26,
  '2-3 Carriers': 40,
  '3-4 Carriers': 60,
  '4+ Carriers': 80,
  'Kido Butai': 110,
};
/** What is still to be had of a carrier: nothing more of one that is sure to sink. */
export function carrierWorth(view: Battle, ship: number): number {
  const { type, hits } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  if (type !== 'CV' && type !== 'CVL') return 0;
  const left = hits - totalHits(view, ship);
  return left <= 0 ? 0 : type === 'CV' ? FLEET_CARRIER : LIGHT_CARRIER;
}
const NAMED: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: 49 }, (_, i) => {
    const [cv, cvl] = [Math.floor(i / 7), i % 7];
    return [`${cv}/${cvl}`, FLEET_CARRIER * cv + LIGHT_CARRIER * cvl];
  }),
);
/** A force of surface ships near Saipan is worth something by what it would do there. */
const BREAKTHROUGH = 12;
const NEAR_SAIPAN_COLUMN = 7;
export function worthOf(view: Battle, force: Force): number {
  if (force.ships.length > 0) {
    let worth = 0;
    for (const ship of force.ships) worth += carrierWorth(view, ship);
    return worth > 0 ? worth : surfaceWorth(force);
  }
  if (force.kind === 'surface') return force.level <= 1 ? 2 : surfaceWorth(force);
  return BY_CHIT[force.chit] ?? NAMED[force.chit] ?? 5;
}
const surfaceWorth = ({ hex }: Force): number => (columnOf(hex) <= NEAR_SAIPAN_COLUMN ? BREAKTHROUGH : 0);
const COLUMNS: readonly number[] = Array.from({ length: grid.count }, (_, hex) => Number(grid.label(hex).slice(2)));
export const columnOf = (hex: number): number => COLUMNS[hex] ?? 0;

/** 4.434. */
export const INTERCEPTION_FUEL = 3;
/** Fuel points to come home with from a hex and land, as the crow flies. */
export function fuelHome(view: Battle, hex: number): number {
  const home = homeFrom(view, hex);
  return home < 0 ? FAR : grid.distance(hex, home) + 1;
}

/** The options of an ask that offers a list. */
export const optionsOf = (ask: Ask): readonly (string | number)[] =>
  ask.kind === 'one' || ask.kind === 'some' ? ask.options : [];

/** The one that is best by a measure; the first of equals. */
export function best<T>(list: readonly T[], measure: (each: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const each of list) {
    const value = measure(each);
    if (value > most) [found, most] = [each, value];
  }
  return found;
}
