import { at, type Flight, markerRef, NONE, OFF, slowByAir, strengthOf } from '@point-option/chit-pull';
import type { Odds } from '@point-option/engine';
import { MOST_SLOW, SLOWING_UNITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G } from '../data/own.ts';
import { raidRules, raids } from './raids.ts';

/**
 * 12.7: the ship that is attacked fires flak alone, at every unit over it; then those that got through attack, one by one. Its owner picks the
 * order of the shots (8.5.2). One order is the best there is: first at those that keep its gunners down.
 */
export function airAttack(g: G, ship: number, attackers: readonly number[], suppressing: readonly number[]): void {
  const { air, guns, attacks } = raids;
  const flights = [
    ...suppressing.map((unit) => flightOf(g, unit, true)),
    ...attackers.map((unit) => flightOf(g, unit, false)),
  ];
  for (const flight of flights) {
    if (guns.column(g.state, ship, flight.unit, false) > 0) guns.shoot(g, ship, flight, false, strafing(flights));
  }
  for (const flight of flights) {
    if (!flight.suppresses && flight.fate !== 'down') attacks.attack(g, flight, ship);
    if (flight.fate === 'doomed') air.loseStep(g, flight.unit);
  }
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

/** The chances of a unit that flak doesn't touch. */
export function airOdds(g: G, unit: number, ship: number): Odds {
  const flight = flightOf(g, unit, false);
  const use = { column: flight.strength, modifiers: raidRules.attackModifiers(g, flight, ship) };
  return { ...g.odds('damage', use), title: { key: 'odds surface air' } };
}

/** 7.2 holds for aircraft in a surface battle too: all that attack a group or force in one round are one attack. */
export function harried(g: G, number: number, units: number): void {
  if (units < SLOWING_UNITS) return;
  const marker = at(g.state.markers, number);
  const { name, kind } = at(fleet.markers, number);
  if (kind === 'detached' || marker.hex === OFF || !slowByAir(marker, MOST_SLOW)) return;
  // The enemy hears how slow it is now, whatever else has slowed it.
  g.stands();
  const values = { marker: name, n: marker.slow };
  g.emit('surface slowed', values, { rule: '7.2', touches: [markerRef(fleet, number)] });
}
