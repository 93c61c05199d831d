import { createSurfaceSorties, type Flight } from '@point-option/chit-pull';
import { MOST_SLOW, SLOWING_UNITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';
import { raidRules, raids } from './raids.ts';

/** 7.2 holds for aircraft in a surface battle too: all that attack a group or force in one round are one attack. */
const { flightOf, airOdds, harried } = createSurfaceSorties<Own>(fleet, {
  slowing: { rule: '7.2', units: SLOWING_UNITS, most: MOST_SLOW },
  attackModifiers: (g, flight, ship) => raidRules.attackModifiers(g, flight, ship),
});

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

export { airOdds, harried };
