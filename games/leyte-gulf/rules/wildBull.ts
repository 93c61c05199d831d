import {
  at,
  formationsAt,
  formationsOf,
  isCarrier,
  isOnMap,
  knownHex,
  ofSide,
  OFF,
  shipsUnder,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { STRIKE_RANGE, WILD_BULL_RADIUS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { fleetOf } from './arrivals.ts';
import { stackRefusal } from './stacking.ts';
import { whyNotSail } from './straits.ts';

/*
 * 13.1.5.1: when a Japanese force with a carrier is detected, the US rolls in secret for what Halsey does. The table is lost, and ours:
 * forces of the Third Fleet that are drawn sail toward the carriers until their bombers reach them.
 */

function holdsWildBull({ options, state }: Pick<G, 'options' | 'state'>): boolean {
  return options['wildBull'] === true && SCENARIOS[state.own.scenario].wildBull;
}

/** A force of the Third Fleet that no Japanese force is next to. */
function canBeDrawn(theater: LeyteTheater, marker: number): boolean {
  if (fleetOf(theater, marker) !== 'third') return false;
  const { hex } = at(theater.markers, marker);
  return ![hex, ...grid.neighbours(hex)].some((near) => formationsAt(fleet, theater, 'japan', near).length > 0);
}

/** A Japanese force was detected: if it has carriers, Halsey's die is rolled. */
export function hearOfCarriers(g: G, marker: number): void {
  const { state } = g;
  if (at(fleet.markers, marker).side !== 'japan') return;
  const carriers = shipsUnder(fleet, state, marker).some((ship) => isCarrier(at(fleet.ships, ship).type));
  if (!carriers) return;
  state.own.carriersFound = true;
  if (!holdsWildBull(g)) return;
  const { hex } = at(state.markers, marker);
  const result = g.roll<'none' | 'nearest' | 'near' | 'all'>('wild bull', {
    to: 'us',
    purpose: 'purpose.wild bull',
    about: { marker: at(fleet.markers, marker).name },
    rule: '13.1.5.1',
  });
  const forces = formationsOf(fleet, state, 'us').filter((each) => canBeDrawn(state, each));
  const far = (each: number): number => grid.distance(at(state.markers, each).hex, hex);
  const [nearest] = forces.toSorted((a, b) => far(a) - far(b));
  const drawn = {
    none: [],
    nearest: nearest === undefined ? [] : [nearest],
    near: forces.filter((each) => far(each) <= WILD_BULL_RADIUS),
    all: forces,
  }[result];
  for (const each of drawn) {
    state.own.chases = [...state.own.chases.filter((chase) => chase.marker !== each), { marker: each, hex }];
    g.emit(
      'force drawn',
      { marker: at(fleet.markers, each).name, hex: grid.label(hex) },
      { to: 'us', rule: '13.1.5.1' },
    );
  }
}

/** Where a force is drawn to, as long as it is out of strike range; OFF where it is free. */
export function quarryOf({ own, markers }: LeyteTheater, marker: number): number {
  const chase = own.chases.find((each) => each.marker === marker);
  if (chase === undefined) return OFF;
  const { hex } = at(markers, marker);
  return hex === OFF || grid.distance(hex, chase.hex) <= STRIKE_RANGE ? OFF : chase.hex;
}

/** Why a step leads away from the carriers that a force is drawn to. */
export function leadsAway(theater: LeyteTheater, marker: number, from: number, to: number): Refusal | undefined {
  const hex = quarryOf(theater, marker);
  if (hex === OFF || grid.distance(to, hex) <= grid.distance(from, hex)) return undefined;
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(hex) };
  return { reason: { key: 'why drawn north', values }, rule: '13.1.5.1' };
}

/** The first hex of the move of a force that is drawn: it may not stay while a hex next to it is nearer. */
export function firstHexToward({ state }: G, marker: number): { hex: number; why: Refusal } | undefined {
  const hex = quarryOf(state, marker);
  if (hex === OFF) return undefined;
  const from = at(state.markers, marker).hex;
  const nearer = grid
    .neighbours(from)
    .find(
      (next) =>
        grid.distance(next, hex) < grid.distance(from, hex) &&
        whyNotSail(state, marker, from, next) === undefined &&
        stackRefusal(state, marker, next) === undefined,
    );
  if (nearer === undefined) return undefined;
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(hex) };
  return { hex: nearer, why: { reason: { key: 'why drawn north', values }, rule: '13.1.5.1' } };
}

/** Nobody is drawn to where nobody is any more: the chase ends with the detection (3.3). */
export function endChases({ state }: G): void {
  const held = ofSide(fleet.markersOf, 'japan').some(
    (each) => isOnMap(state, each) && at(state.markers, each).seen !== 0 && knownHex(fleet, state, 'us', each) !== OFF,
  );
  if (!held) state.own.chases = [];
}
