import { chitInPool, type Flight, LEFT, OFF, type SideId, SIDES } from '@point-option/chit-pull';
import { type Answer, ask, type Match, type Procedure } from '@point-option/engine';
import {
  createRig,
  heardBy,
  order as give,
  piecesOf,
  questionTo,
  refusalTo,
  type Standing as RigStanding,
} from '@point-option/proving';
import { charts } from '../data/charts.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import { options } from '../data/options.ts';
import type { LeyteTheater } from '../data/own.ts';
import type { BattleId } from '../data/scenarios.ts';
import { ship } from '../data/ships.ts';
import { unit } from '../data/squadrons.ts';
import { start } from '../data/start.ts';
import { procedures } from '../procedures.ts';
import { raidProcedures, raids } from './raids.ts';

export { AFTER, nowIn as now } from '@point-option/proving';

/*
 * Two forces eight hexes apart on turn 2, a day turn, each with the ships and aircraft that a test names: TF 1 in 2228 and Force 1 in 2220.
 * Each side holds the other detected. All other aircraft have flown.
 */
export const US_HEX = '2228';
export const JAPAN_HEX = '2220';
export const US_FORCE = 'TF 1';
export const JAPAN_FORCE = 'Force 1';

export type Table = Match<LeyteTheater, LeyteTheater>;
export type Standing = RigStanding<LeyteTheater>;

const rigFor = (scenario: BattleId) =>
  createRig<LeyteTheater>(
    { id: 'leyte-gulf', rulesVersion: 1, sides: SIDES, charts, options, scenario, setup: start },
    (data) => {
      data.turn = 2;
    },
  );
const RIGS = {
  historical: rigFor('historical'),
  'what-if': rigFor('what-if'),
  campaign: rigFor('campaign'),
} as const;

export const FLEET_1 = chitInPool(fleet, CHIT.fleet1);
export const FLEET_2 = chitInPool(fleet, CHIT.fleet2);
export const ARMY = chitInPool(fleet, CHIT.usArmy);

export interface Scene extends Standing {
  readonly scenario?: BattleId;
  readonly us?: readonly string[];
  readonly japan?: readonly string[];
  /** Units that are ready, and those on patrol. */
  readonly ready?: readonly string[];
  readonly cap?: readonly string[];
}

export function marker(id: string): number {
  const number = fleet.markerNumber.get(id);
  if (number === undefined) throw new Error(`There is no marker ${id}.`);
  return number;
}

/** Puts a force on the map, and these ships into it. */
export function place(data: LeyteTheater, id: string, hex: string, ...ships: string[]): number {
  const number = marker(id);
  Object.assign(data.markers[number] as object, { hex: grid.mustHex(hex) });
  for (const each of ships) data.shipAt[ship(each)] = number;
  return number;
}

/** The enemy holds a force detected, or no longer does. */
export function see(data: LeyteTheater, id: string, seen = 1): void {
  Object.assign(data.markers[marker(id)] as object, { seen });
}

export function airPlace(data: LeyteTheater, where: LeyteTheater['airAt'][number], ...ids: string[]): void {
  for (const id of ids) data.airAt[unit(id)] = where;
}

function arrangeScene(data: LeyteTheater, { us = ['Essex'], japan = ['Zuikaku'], ...scene }: Scene): void {
  data.shipAt.fill(LEFT);
  place(data, JAPAN_FORCE, JAPAN_HEX, ...japan);
  place(data, US_FORCE, US_HEX, ...us);
  see(data, JAPAN_FORCE);
  see(data, US_FORCE);
  airPlace(data, 'flown', ...fleet.squadrons.filter((_, each) => data.airAt[each] !== 'stranded').map(({ id }) => id));
  airPlace(data, 'ready', ...(scene.ready ?? []));
  airPlace(data, 'cap', ...(scene.cap ?? []));
  scene.change?.(data);
}

function standingOf(scene: Scene): Standing {
  const { options: chosen, dice, seed } = scene;
  return {
    change: (data) => arrangeScene(data, scene),
    ...(chosen && { options: chosen }),
    ...(dice && { dice }),
    ...(seed !== undefined && { seed }),
  };
}

const rigOf = ({ scenario = 'historical' }: Scene) => RIGS[scenario];

/** A match that stands where a procedure is about to be played, with all of the game's others. */
export function playing<L extends object>(played: Procedure<LeyteTheater, L>, locals: L, scene: Scene = {}): Table {
  return rigOf(scene).playing(played, locals, procedures, standingOf(scene));
}

/** A match in which one thing has just been done. */
export function done(run: Parameters<(typeof RIGS)['historical']['done']>[0], scene: Scene = {}): Table {
  return rigOf(scene).done(run, standingOf(scene));
}

/** Aircraft of a force or of an air formation are about to strike. */
export function striking(entry: string | number, scene: Scene = {}): Table {
  const number = typeof entry === 'string' ? marker(entry) : entry;
  const change = (data: LeyteTheater): void => {
    data.active = number < fleet.markers.length ? number : OFF;
    scene.change?.(data);
  };
  return rigOf(scene).playing(
    raids.strike,
    { entry: number, raids: [] },
    raidProcedures,
    standingOf({ ...scene, change }),
  );
}

/** The US strikes Force 1 with these units, all of them ready. */
export function americanStrike(units: readonly string[], scene: Scene = {}, ...dice: number[]): Table {
  const match = striking(US_FORCE, { ...scene, ready: [...units, ...(scene.ready ?? [])] });
  order(match, 'us', onto(JAPAN_FORCE, units), ...dice);
  return match;
}

/** Japan strikes TF 1 with these units, all of them ready. */
export function japaneseStrike(units: readonly string[], scene: Scene = {}, ...dice: number[]): Table {
  const match = striking(JAPAN_FORCE, { ...scene, ready: [...units, ...(scene.ready ?? [])] });
  order(match, 'japan', onto(US_FORCE, units), ...dice);
  return match;
}

export function onto(box: string, units: readonly string[]): Record<string, string> {
  return Object.fromEntries(units.map((id) => [id, box]));
}

/** Lays ships out in the boxes of the display, in the order given: the first in the middle. */
export function layOut(match: Table, side: SideId, ...ships: string[]): void {
  order(match, side, Object.fromEntries(ships.map((id, box) => [id, `sea ${box}`])));
}

export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}

export function refused(match: Table, side: SideId, answer: Answer): string | undefined {
  return refusalTo(match, side, answer)?.rule;
}

export function dataOf(match: Table): LeyteTheater {
  return match.table.whole.data;
}

/** The question a side has before it, by procedure and step, or null. */
export function asked(match: Table, side: SideId): string | null {
  return questionTo(match, side);
}

/** What a side may choose among, where it picks one or some. */
export function choices(match: Table, side: SideId): readonly unknown[] {
  const question = ask(match, side);
  return question?.kind === 'one' || question?.kind === 'some' ? question.options : [];
}

/** The pieces a side may place, each with the boxes of its own that it may go to. */
export function pieces(match: Table, side: SideId): Record<string, readonly string[] | undefined> {
  return piecesOf(match, side);
}

export function flightOf(match: Table, id: string): Flight | undefined {
  return dataOf(match).raid?.flights.find((flight) => flight.unit === unit(id));
}

export function airOf(match: Table, id: string): { at: string; weak: boolean } {
  const { airAt, airWeak } = dataOf(match);
  return { at: airAt[unit(id)] as string, weak: airWeak[unit(id)] as boolean };
}

export function hitsOn(match: Table, id: string): number {
  return dataOf(match).hits[ship(id)] as number;
}

export function heard(match: Table, viewer: SideId | 'referee' = 'referee'): string[] {
  return heardBy(match, viewer);
}

/** The rolls of a match on one chart, or for one purpose. */
export function rolls(match: Table, what: string) {
  return (match.table.journal ?? []).flatMap(({ roll }) =>
    roll !== undefined && (roll.chart?.chart === what || roll.purpose === what) ? [roll] : [],
  );
}
