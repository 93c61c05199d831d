import {
  type AirCombat,
  at,
  type Flak,
  type Flight,
  formationOf,
  markerRef,
  NONE,
  OFF,
  strengthOf,
  type SurfaceRules,
} from '@point-option/chit-pull';
import type { Odds } from '@point-option/engine';
import { MOST_SLOW, SLOWING_UNITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';

/** What aircraft and flak do anywhere. */
export interface AirArms {
  readonly air: Pick<AirCombat<Own>, 'loseStep'>;
  readonly guns: Flak<Own>;
  readonly attacks: { attack(g: G, flight: Flight, ship: number): void };
}

/** 12.7: the ship that is attacked fires flak alone, at every unit over it; then those that got through attack, one by one. */
export function airAttackWith({ air, guns, attacks }: AirArms): SurfaceRules<Own>['airAttack'] {
  return (g, ship, attackers, suppressing) => {
    const flights = [
      ...attackers.map((unit) => flightOf(g, unit, false)),
      ...suppressing.map((unit) => flightOf(g, unit, true)),
    ];
    for (const flight of flights) {
      if (guns.column(g.state, ship, false) > 0) guns.shoot(g, ship, flight, false, strafing(flights));
    }
    for (const flight of flights) {
      if (!flight.suppresses && flight.fate !== 'down') attacks.attack(g, flight, ship);
      if (flight.fate === 'doomed') air.loseStep(g, flight.unit);
    }
  };
}

/** 8.5.1: fighters that flak has not shot down. */
function strafing(flights: readonly Flight[]): number {
  return flights.filter(({ suppresses, fate }) => suppresses && fate === 'flying').length;
}

function flightOf(g: G, unit: number, suppresses: boolean): Flight {
  return {
    unit,
    fate: 'flying',
    extended: false,
    engaged: false,
    strength: strengthOf(fleet, g.state, unit),
    harried: 0,
    flak: 0,
    box: NONE,
    suppresses,
  };
}

export function airOdds(g: G, unit: number): Odds {
  return { ...g.odds('damage', { column: strengthOf(fleet, g.state, unit) }), title: { key: 'odds surface air' } };
}

/** 7.2 holds for aircraft in a surface battle too. */
export function harried(g: G, group: number, units: number): void {
  if (units < SLOWING_UNITS) return;
  const number = formationOf(g.state, group);
  const marker = at(g.state.markers, number);
  if (marker.hex === OFF || marker.slow >= MOST_SLOW) return;
  marker.slow++;
  const values = { marker: at(fleet.markers, number).name, n: marker.slow };
  g.emit('surface slowed', values, { rule: '7.2', touches: [markerRef(fleet, number)] });
}
