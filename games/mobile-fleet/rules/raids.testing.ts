import { chitInPool, type Flight, LEFT, type SideId } from '@point-option/chit-pull';
import { ask } from '@point-option/engine';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { raidProcedures, raids } from './raids.ts';
import {
  cap,
  dataOf,
  flown,
  marker,
  order,
  place,
  playing,
  put,
  ready,
  see,
  ship,
  type Standing,
  type Table,
  unit,
} from './testing.ts';

/*
 * Two groups eight hexes apart, each with the ships and aircraft that a test names: TG 58.1 in 1410 and Force A in 0610. Each side holds
 * the other detected by its carriers' search. All other aircraft have flown.
 */
export const US_HEX = '1410';
export const JAPAN_HEX = '0610';
export const US_GROUP = 'TG 58.1';
export const JAPAN_GROUP = 'Force A';
const FAR_AWAY = '0101';

export const ISLANDS = chitInPool(fleet, CHIT.flotilla61);
export const TRUK = chitInPool(fleet, CHIT.flotilla22);

export interface Scene extends Standing {
  /** Ships of the two groups. */
  readonly us?: readonly string[];
  readonly japan?: readonly string[];
  /** Units that are ready, and those on patrol. */
  readonly ready?: readonly string[];
  readonly cap?: readonly string[];
}

function arrangeScene(data: MobileTheater, { us = ['Hornet'], japan = ['Taiho'], ...scene }: Scene): void {
  for (const force of ['Force B', 'Force C']) place(data, force, FAR_AWAY);
  place(data, JAPAN_GROUP, JAPAN_HEX);
  place(data, US_GROUP, US_HEX);
  see(data, JAPAN_GROUP, ARM.carrier);
  see(data, US_GROUP, ARM.carrier);
  crew(data, JAPAN_GROUP, japan);
  crew(data, US_GROUP, us);
  flown(data, ...fleet.squadrons.map(({ id }) => id));
  ready(data, ...(scene.ready ?? []));
  cap(data, ...(scene.cap ?? []));
  scene.change?.(data);
}

/** Gives a group these ships and no others. */
export function crew(data: MobileTheater, group: string, ships: readonly string[]): void {
  data.shipAt.forEach((at, each) => {
    if (at === marker(group)) data.shipAt[each] = LEFT;
  });
  put(data, group, ...ships);
}

function standing(scene: Scene): Standing {
  const { options, dice, seed } = scene;
  return {
    change: (data) => arrangeScene(data, scene),
    options: { radar: false, ordnance: false, ...options },
    ...(dice && { dice }),
    ...(seed !== undefined && { seed }),
  };
}

/** A match in which aircraft of a formation or an air flotilla are about to strike. Radar and ordnance are off unless a test wants them. */
export function striking(entry: string | number, scene: Scene = {}): Table {
  const number = typeof entry === 'string' ? marker(entry) : entry;
  return playing(raids.strike, { entry: number, raids: [] }, raidProcedures, standing(scene));
}

/** The US strikes Force A with these units, all of them ready. */
export function americanStrike(units: readonly string[], scene: Scene = {}, ...dice: number[]): Table {
  const match = striking(US_GROUP, { ...scene, ready: [...units, ...(scene.ready ?? [])] });
  order(match, 'us', onto(JAPAN_HEX, units), ...dice);
  return match;
}

/** Japan strikes TG 58.1 with these units, all of them ready. */
export function japaneseStrike(units: readonly string[], scene: Scene = {}, ...dice: number[]): Table {
  const match = striking(JAPAN_GROUP, { ...scene, ready: [...units, ...(scene.ready ?? [])] });
  order(match, 'japan', onto(US_HEX, units), ...dice);
  return match;
}

/** An order that puts all of these into one box. */
export function onto(box: string, units: readonly string[]): Record<string, string> {
  return Object.fromEntries(units.map((id) => [id, box]));
}

/** Lays ships out in the boxes of the display, in the order given: the first in the middle. */
export function layOut(match: Table, side: SideId, ...ships: string[]): void {
  order(match, side, Object.fromEntries(ships.map((id, box) => [id, `sea ${box}`])));
}

export function flightOf(match: Table, id: string): Flight | undefined {
  return dataOf(match).raid?.flights.find((flight) => flight.unit === unit(id));
}

/** What is known of an air unit. */
export function airOf(match: Table, id: string): { at: string; weak: boolean } {
  const { airAt, airWeak } = dataOf(match);
  return { at: airAt[unit(id)] as string, weak: airWeak[unit(id)] as boolean };
}

export function hitsOn(match: Table, id: string): number {
  return dataOf(match).hits[ship(id)] as number;
}

/** The question a side has before it, by procedure and step, or null. */
export function asked(match: Table, side: SideId): string | null {
  const question = ask(match, side);
  return question && `${question.procedure}: ${question.step}`;
}
