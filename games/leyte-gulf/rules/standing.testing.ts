import { at, LEFT, OFF, placeMarker, retire, type SideId, SIDES } from '@point-option/chit-pull';
import {
  type Answer,
  ask,
  type MatchOptions,
  type Match,
  optionsOf,
  type Procedure,
  type Refusal,
  whyNot,
} from '@point-option/engine';
import {
  choicesOf,
  createRig,
  heardBy,
  order as give,
  questionTo,
  refusalTo,
  type Standing as RigStanding,
  standAt,
} from '@point-option/proving';
import { DETECTED } from '../data/arms.ts';
import { charts } from '../data/charts.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { options } from '../data/options.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { ship } from '../data/ships.ts';
import { forcesOf, shipsOfForce, start } from '../data/start.ts';
import { leyteGulf } from '../index.ts';
import { procedures } from '../procedures.ts';

export { AFTER, eventsOf as events, idle, nowIn as now } from '@point-option/proving';
export { ship } from '../data/ships.ts';
export { unit } from '../data/squadrons.ts';

export type Table = Match<LeyteTheater, LeyteTheater>;
export type Standing = RigStanding<LeyteTheater>;

const partsOf = (scenario: ScenarioId) => ({
  id: 'leyte-gulf',
  rulesVersion: 1,
  sides: SIDES,
  charts,
  options,
  scenario,
  setup: start,
});

/** Changes are to the historical scenario on turn 2, by day, with nobody on the map. */
const {
  done,
  given,
  playing: play,
} = createRig<LeyteTheater>(partsOf('historical'), (data) => {
  data.turn = 2;
});

export { done, given };

/** A match about to play a procedure of the game. */
export function playing<L extends object>(played: Procedure<LeyteTheater, L>, locals: L, how?: Standing): Table {
  return play(played, locals, procedures, how);
}

export function marker(id: string): number {
  const number = fleet.markerNumber.get(id);
  if (number === undefined) throw new Error(`There is no marker ${id}.`);
  return number;
}

export function hex(label: string): number {
  return grid.mustHex(label);
}

/** Puts a marker on the map with these ships; without any it is a dummy. */
export function put(data: LeyteTheater, id: string, label: string, ...ships: string[]): number {
  const number = marker(id);
  placeMarker(data, number, hex(label)).dummy = ships.length === 0;
  for (const name of ships) data.shipAt[ship(name)] = number;
  return number;
}

/** Takes everybody off the map. */
export function clear(data: LeyteTheater): void {
  for (let number = 0; number < data.markers.length; number++) retire(data, number);
  data.shipAt.fill(LEFT);
}

export function see(data: LeyteTheater, ...ids: string[]): void {
  for (const id of ids) at(data.markers, marker(id)).seen = DETECTED;
}

export function hurt(data: LeyteTheater, id: string, hits: number): void {
  data.hits[ship(id)] = hits;
}

export function dataOf(match: Table): LeyteTheater {
  return match.table.whole.data;
}

export function markerIn(match: Table, id: string): LeyteTheater['markers'][number] {
  return at(dataOf(match).markers, marker(id));
}

/** The hex of a marker, or "off". */
export function whereIs(match: Table, id: string): string {
  const { hex: there } = markerIn(match, id);
  return there === OFF ? 'off' : grid.label(there);
}

export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}

export function refused(match: Table, side: SideId, answer: Answer): Refusal | null {
  return refusalTo(match, side, answer);
}

/** Why an order is refused, as "reason (rule)". */
export function why(match: Table, side: SideId, answer: Answer): string | null {
  const refusal = refused(match, side, answer);
  return refusal && `${refusal.reason.key} (${refusal.rule})`;
}

/** What is said of something that is not offered. */
export function saidOf(
  match: Table,
  side: SideId,
  wanted: Parameters<typeof whyNot>[2],
  ...route: string[]
): string | null {
  const refusal = whyNot(match, side, wanted, { route: route.map(hex) });
  return refusal && `${refusal.reason.key} (${refusal.rule})`;
}

export function choices(match: Table, side: SideId): readonly (string | number)[] {
  return choicesOf(match, side);
}

/** The hexes that a side may choose, by their labels. */
export function hexes(match: Table, side: SideId): string[] {
  return choices(match, side).map((each) => grid.label(Number(each)));
}

export function course(...labels: string[]): number[] {
  return labels.map(hex);
}

export function heard(match: Table, viewer: SideId | 'referee' = 'referee'): string[] {
  return heardBy(match, viewer);
}

/** The side that must answer now. */
export function asked(match: Table): SideId {
  const side = SIDES.find((each) => ask(match, each) !== null);
  if (side === undefined) throw new Error('Nobody is asked.');
  return side;
}

/** The questions put, as "side: procedure: step". */
export function question(match: Table): string {
  return SIDES.flatMap((side) => {
    const put = questionTo(match, side);
    return put === null ? [] : [`${side}, ${put}`];
  }).join(' and ');
}

/** The numbers that forces have in these tests, in the order of the scenario: Force A is Force 1, Taffy 1 is TF 1. */
export function numbered(scenario: ScenarioId, side: SideId): Record<string, string> {
  const forces = forcesOf(SCENARIOS[scenario], side);
  return Object.fromEntries(forces.map((force, place) => [force, `${side === 'japan' ? 'Force' : 'TF'} ${place + 1}`]));
}

/** The game itself about to play a step of the turn, with these things on the map. */
export function turnFrom(
  step: string,
  change: (data: LeyteTheater) => void,
  {
    scenario = 'historical',
    seed = 'turn',
    dice,
    ...how
  }: { scenario?: ScenarioId; seed?: string; dice?: readonly number[]; options?: MatchOptions } = {},
): Table {
  const settings = optionsOf(leyteGulf, how.options);
  const data = start(scenario, settings);
  data.turn = 2;
  change(data);
  const frames = [
    { procedure: 'campaign', step: 'turns' },
    { procedure: 'turn', step },
  ];
  return standAt(leyteGulf, frames, data, { options: settings, ...(dice ? { dice } : { seed }) });
}

/** Gives all forces their ships, under the numbers of these tests. */
export function muster(data: LeyteTheater): void {
  const scenario = SCENARIOS[data.own.scenario];
  for (const side of SIDES)
    for (const [force, id] of Object.entries(numbered(scenario.id, side)))
      for (const each of shipsOfForce(scenario, force)) data.shipAt[each] = marker(id);
}
