import type { Answer, Ask, Dice, Message, Values } from '@point-option/engine';
import { enemyOf, grid, type SideId } from '../data/map.ts';
import { FLEET, type GunClass, IS_CARRIER, LANDING_FORCES, SHIPS } from '../data/ships.ts';
import { at, MARKERS, numberAt, OFF } from '../data/state.ts';
import { isDaylight } from '../rules/clock.ts';
import type { CampaignView } from '../view.ts';

/** An order and why it is given. */
export interface Counsel {
  readonly answer: Answer;
  readonly why: Message;
}
export function counsel(answer: Answer, reason: string, values?: Values): Counsel {
  const key = `reason.${reason}`;
  return { answer, why: values === undefined ? { key } : { key, values } };
}

/** What the staff goes by: what its side may know, and nothing else. */
export interface Desk {
  readonly view: CampaignView;
  readonly side: SideId;
  readonly enemy: SideId;
  readonly day: boolean;
  /** What the procedure under way is about: hexes, markers and sides that all can see. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly dice: Dice;
}

export function deskOf(view: CampaignView, side: SideId, about: object, dice: Dice): Desk {
  return {
    view,
    side,
    enemy: enemyOf(side),
    day: isDaylight(view.turn),
    about: about as Readonly<Record<string, unknown>>,
    dice,
  };
}

/** How the staff answers one kind of question. */
export type Habit = (desk: Desk, ask: Ask) => Counsel | undefined;

/** A marker on the map and what the side knows to be in it. */
export interface Group {
  readonly marker: number;
  readonly hex: number;
  /** An enemy's is empty while he lies face down. */
  readonly ships: readonly number[];
  readonly dummy: boolean;
  readonly seen: boolean;
}

/** The markers of a side as the desk knows them. */
export function groupsOf(view: CampaignView, side: SideId): Group[] {
  const ships = new Map<number, number[]>();
  for (const ship of FLEET[side]) {
    const marker = numberAt(view.at, ship);
    if (marker < 0) continue;
    const others = ships.get(marker);
    if (others) others.push(ship);
    else ships.set(marker, [ship]);
  }
  const found: Group[] = [];
  const { first, last } = MARKERS[side];
  for (let marker = first; marker <= last; marker++) {
    const { hex, dummy, seen } = at(view.markers, marker);
    if (hex !== OFF) found.push({ marker, hex, ships: ships.get(marker) ?? [], dummy, seen });
  }
  return found;
}

export function has(group: Group, test: (ship: number) => boolean): boolean {
  return group.ships.some(test);
}

/** A fleet or light carrier, sunk or sound. */
export function isFastCarrier(ship: number): boolean {
  const { type } = at(SHIPS, ship);
  return type === 'CV' || type === 'CVL';
}
export function isCarrier(ship: number): boolean {
  return at(IS_CARRIER, ship);
}
export function isLanding(ship: number): boolean {
  return LANDING_FORCES.includes(ship);
}

/** How much a gun counts in a fight between ships. */
const GUN_POWER: Readonly<Record<GunClass, number>> = { D: 1, DL: 1.5, CL: 2, CA: 4, BC: 6, B: 8, BB: 10, SBB: 13 };
const GUNS: readonly number[] = SHIPS.map(({ guns }) => guns.reduce((sum, gun) => sum + GUN_POWER[gun], 0));
/** dam-02: a damaged ship fires half the time. */
const DAMAGED_POWER = 0.5;

export function gunsOf(ship: number): number {
  return numberAt(GUNS, ship);
}
/** The weight of metal of some ships, as they are. */
export function powerOf(view: CampaignView, ships: readonly number[]): number {
  let power = 0;
  for (const ship of ships) power += numberAt(GUNS, ship) * (view.damaged[ship] ? DAMAGED_POWER : 1);
  return power;
}

/** The distance from a hex to the nearest of some groups, or a long way where there is none. */
export const FAR = 99;
export function nearest(hex: number, groups: readonly Group[]): number {
  let best = FAR;
  for (const group of groups) best = Math.min(best, grid.distance(hex, group.hex));
  return best;
}

/** The options of an ask that offers a list, as texts. */
export function optionsOf(ask: Ask): string[] {
  return ask.kind === 'one' || ask.kind === 'some' ? ask.options.map(String) : [];
}

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
