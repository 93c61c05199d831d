import { at, isCarrier, shipsUnder } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid, IS_WEST } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { FANATICAL, SCENARIOS } from '../data/scenarios.ts';
import { shipsOfForce } from '../data/start.ts';
import { passesStrait } from './straits.ts';

/*
 * 13.1.5.2: Forces A, B and C and Shima's pass a strait on 25 October at the latest, and go on toward the beachhead until they have fought
 * a battleship or a carrier without wanting to break off.
 */

export function isFanatical({ options }: Pick<G, 'options'>): boolean {
  return options['fanaticism'] === true;
}

/** The ships that are sworn to it, by scenario. */
const SWORN: ReadonlyMap<string, readonly number[]> = new Map(
  Object.values(SCENARIOS).map((scenario) => [
    scenario.id,
    FANATICAL.flatMap((force) => shipsOfForce(scenario, force)),
  ]),
);

export function swornIn({ own }: LeyteTheater): readonly number[] {
  return SWORN.get(own.scenario) ?? [];
}

/** Whether a force has a ship that is not free yet. */
export function isSworn(theater: LeyteTheater, marker: number): boolean {
  const sworn = swornIn(theater);
  return shipsUnder(fleet, theater, marker).some((ship) => sworn.includes(ship) && !theater.own.freed[ship]);
}

/** Why a force that is east of the straits may not sail away from the beachhead. */
export function mayTurnBack(g: G, marker: number, from: number, to: number): Refusal | undefined {
  const { state } = g;
  if (!isFanatical(g) || at(fleet.markers, marker).side !== 'japan' || IS_WEST[from] === true) return undefined;
  if (!isSworn(state, marker) || !hasPassed(state, marker)) return undefined;
  if (IS_WEST[to] !== true && grid.distance(to, BEACHHEAD) <= grid.distance(from, BEACHHEAD)) return undefined;
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(BEACHHEAD) };
  return { reason: { key: 'why no turning back', values }, rule: '13.1.5.2' };
}

function hasPassed(theater: LeyteTheater, marker: number): boolean {
  return shipsUnder(fleet, theater, marker).some((ship) => theater.own.passed[ship]);
}

/** A force has sailed: if its way led from the west through a strait, its ships have passed it. */
export function notePassage({ state }: G, marker: number): void {
  const { wake } = state;
  if (at(fleet.markers, marker).side !== 'japan') return;
  const passes = wake.some((hex, place) => place > 0 && passesStrait('japan', at(wake, place - 1), hex));
  if (passes) for (const ship of shipsUnder(fleet, state, marker)) state.own.passed[ship] = true;
}

/** A battle that both sides have seen: who fought a battleship or a carrier, and did not choose to break off, is free. */
export function freeAfterBattle(
  g: G,
  japanBrokeOff: boolean,
  japanese: readonly number[],
  american: readonly number[],
): void {
  if (japanBrokeOff) return;
  const major = american.some((ship) => {
    const { type } = at(fleet.ships, ship);
    return type === 'BB' || isCarrier(type);
  });
  if (!major) return;
  for (const ship of japanese) g.state.own.freed[ship] = true;
}
