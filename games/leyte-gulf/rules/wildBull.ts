import {
  at,
  formationsAt,
  formationsOf,
  isCarrier,
  isOnMap,
  OFF,
  type Search,
  shipsUnder,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { STRIKE_RANGE, WILD_BULL_RADIUS, WILD_BULL_TURNS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, IS_WEST } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { fleetOf } from './arrivals.ts';
import { isNearer, routesTo } from './seaRoutes.ts';

/*
 * 13.1.5.1: when a Japanese force with a carrier is detected, the US rolls in secret for what Halsey does. The table is lost, and ours, and
 * so is what follows (RULINGS.md): forces of the Third Fleet that are drawn sail toward the carriers with all their movement until their
 * bombers reach them, until the force is gone, or for two turns more.
 */

export function holdsWildBull({ options, state }: Pick<G, 'options' | 'state'>): boolean {
  return options['wildBull'] === true && SCENARIOS[state.own.scenario].wildBull;
}

/** A force of the Third Fleet that no Japanese force is next to. Ships on their own are no force. */
function canBeDrawn(theater: LeyteTheater, marker: number): boolean {
  if (fleetOf(theater, marker) !== 'third' || at(fleet.markers, marker).kind !== 'group') return false;
  const { hex } = at(theater.markers, marker);
  const isForce = (each: number): boolean => at(fleet.markers, each).kind === 'group';
  return ![hex, ...grid.neighbours(hex)].some((near) => formationsAt(fleet, theater, 'japan', near).some(isForce));
}

function hasCarriers(theater: LeyteTheater, marker: number): boolean {
  return shipsUnder(fleet, theater, marker).some((ship) => isCarrier(at(fleet.ships, ship).type));
}

/** A Japanese force was detected: if it has carriers, Halsey's die is rolled, once a turn. A submarine detects nobody (7.0). */
export function hearOfCarriers(g: G, { marker, source }: Pick<Search, 'marker' | 'source'>): void {
  const { state } = g;
  if (source === 'submarine' || at(fleet.markers, marker).side !== 'japan' || !hasCarriers(state, marker)) return;
  state.own.carriersFound = true;
  if (!holdsWildBull(g) || state.own.halseyHeard === state.turn) return;
  state.own.halseyHeard = state.turn;
  const result = g.roll<Drawn>('wild bull', {
    to: 'us',
    purpose: 'purpose.wild bull',
    about: { marker: at(fleet.markers, marker).name },
    rule: '13.1.5.1',
  });
  const { hex } = at(state.markers, marker);
  for (const each of drawnBy(state, result, hex)) {
    state.own.chases = state.own.chases.filter((chase) => chase.marker !== each);
    state.own.chases.push({ marker: each, hex, of: marker, turn: state.turn });
    const values = { marker: at(fleet.markers, each).name, hex: grid.label(hex) };
    g.emit('force drawn', values, { to: 'us', rule: '13.1.5.1' });
  }
}

type Drawn = 'none' | 'nearest' | 'near' | 'all';

/** The table: nobody, the nearest force with carriers, all within 12 hexes of the sighting, or all. */
function drawnBy(theater: LeyteTheater, result: Drawn, hex: number): number[] {
  const far = (each: number): number => grid.distance(at(theater.markers, each).hex, hex);
  const forces = formationsOf(fleet, theater, 'us').filter(
    (each) => canBeDrawn(theater, each) && far(each) > STRIKE_RANGE,
  );
  const [nearest] = forces.filter((each) => hasCarriers(theater, each)).toSorted((a, b) => far(a) - far(b));
  switch (result) {
    case 'none':
      return [];
    case 'nearest':
      return nearest === undefined ? [] : [nearest];
    case 'near':
      return forces.filter((each) => far(each) <= WILD_BULL_RADIUS);
    case 'all':
      return forces;
  }
}

/** Where a force is drawn to, as seen from a hex, as long as it is out of strike range; OFF where it is free. */
export function quarryOf(
  { own, markers }: LeyteTheater,
  marker: number,
  from: number = at(markers, marker).hex,
): number {
  const chase = own.chases.find((each) => each.marker === marker);
  if (chase === undefined) return OFF;
  return from === OFF || grid.distance(from, chase.hex) <= STRIKE_RANGE ? OFF : chase.hex;
}

/** Hexes to each place that carriers were sighted in, on the waters that US ships may sail. */
const ROUTES = new Map<number, Int16Array>();
function routeTo(hex: number): Int16Array {
  const known = ROUTES.get(hex);
  if (known !== undefined) return known;
  const far = routesTo([hex], (each) => IS_WEST[each] === true);
  ROUTES.set(hex, far);
  return far;
}

/** Why a step leads no nearer to the carriers that a force is drawn to. Where no water leads to them it is free. */
export function leadsAway(theater: LeyteTheater, marker: number, from: number, to: number): Refusal | undefined {
  const hex = quarryOf(theater, marker, from);
  if (hex === OFF) return undefined;
  const far = routeTo(hex);
  if (far[from] === -1 || isNearer(far, from, to)) return undefined;
  return drawnRefusal(marker, hex);
}

function drawnRefusal(marker: number, hex: number): Refusal {
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(hex) };
  return { reason: { key: 'why drawn north', values }, rule: '13.1.5.1' };
}

/** Ours: a force that is drawn is neither divided nor joined. */
export function chaseRefusal(theater: LeyteTheater, marker: number): Refusal | undefined {
  const hex = quarryOf(theater, marker);
  return hex === OFF ? undefined : drawnRefusal(marker, hex);
}

/** Nobody is drawn any more who has come within strike range, whose quarry is off the map, or whose two turns are over. */
export function endChases({ state }: G): void {
  const { own, turn } = state;
  if (own.chases.length === 0) return;
  own.chases = own.chases.filter(
    (chase) =>
      isOnMap(state, chase.marker) &&
      isOnMap(state, chase.of) &&
      quarryOf(state, chase.marker) !== OFF &&
      turn - chase.turn < WILD_BULL_TURNS,
  );
}
