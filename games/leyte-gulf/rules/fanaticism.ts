import { at, isCarrier, shipsUnder } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid, IS_WEST, STRAITS } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { FANATICAL, LAST_PASSAGE_DAY, SCENARIOS } from '../data/scenarios.ts';
import { shipsOfForce } from '../data/start.ts';
import { dateOf } from './airBoxes.ts';
import { isNearer, routesTo } from './seaRoutes.ts';

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
  const { freed, homeward } = theater.own;
  return shipsUnder(fleet, theater, marker).some((ship) => sworn.includes(ship) && !freed[ship] && !homeward[ship]);
}

const TO_BEACHHEAD = routesTo([BEACHHEAD], (hex) => IS_WEST[hex] === true);

/** Why a force that has passed a strait may only sail nearer to the beachhead. */
export function straysFromBeachhead(g: G, marker: number, from: number, to: number): Refusal | undefined {
  return isNearer(TO_BEACHHEAD, from, to) ? undefined : pressesOn(g, marker);
}

/** 13.1.5.2: a force that has passed a strait and has not fought yet must go on, and says why. */
export function pressesOn(g: G, marker: number): Refusal | undefined {
  const { state } = g;
  if (!isFanatical(g) || at(fleet.markers, marker).side !== 'japan') return undefined;
  if (!isSworn(state, marker) || !hasPassed(state, marker)) return undefined;
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(BEACHHEAD) };
  return { reason: { key: 'why no turning back', values }, rule: '13.1.5.2' };
}

function hasPassed(theater: LeyteTheater, marker: number): boolean {
  return shipsUnder(fleet, theater, marker).some((ship) => theater.own.passed[ship]);
}

/** A force has sailed: who came into a strait from the west and leaves it eastward has passed it, be it turns later. */
export function notePassage({ state }: G, marker: number): void {
  const { wake, own } = state;
  if (at(fleet.markers, marker).side !== 'japan' || dateOf(state) > LAST_PASSAGE_DAY) return;
  for (const ship of shipsUnder(fleet, state, marker)) {
    for (let place = 1; place < wake.length; place++) {
      const [from, to] = [at(wake, place - 1), at(wake, place)];
      if (STRAITS.includes(to)) own.inStrait[ship] = IS_WEST[from] === true || own.inStrait[ship] === true;
      else if (own.inStrait[ship]) {
        own.passed[ship] = own.passed[ship] || !IS_WEST[to];
        own.inStrait[ship] = false;
      }
    }
  }
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
