import {
  at,
  conditionOf,
  createCriticals,
  createDamage,
  hexOfShip,
  type Impact,
  isCarrier,
  isDestroyer,
  OFF,
} from '@point-option/chit-pull';
import type { Json } from '@point-option/engine';
import { CRITICAL, scoredIn } from '../data/charts/damage.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { airBoxes } from './airBoxes.ts';

/** 9.3: an attack takes one ship of a unit of destroyers at the most, and these suffer no critical hits (9.2). */
export function impactOn(ship: number, result: Json): Impact {
  const { hits, critical } = scoredIn(result);
  if (isDestroyer(at(fleet.ships, ship).type)) return { hits: Math.min(1, hits), criticals: 0 };
  return { hits, criticals: critical ? 1 : 0 };
}

const marks = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.0' },
  // 6.5.5, 9.1: its aircraft are out of the battle, and not lost unless she sinks.
  grounded: (g, ship) => {
    airBoxes.ground(g, ship);
    // All of them: those on patrol too.
    airBoxes.strand(g, ship);
  },
  lost: airBoxes.lose,
});

/** 6.4: whoever is hit may be detached when the activation is over, and is left where that was. */
function inflict(g: G, ship: number, hits: number): void {
  const hex = hexOfShip(g.state, ship);
  marks.inflict(g, ship, hits);
  const { own } = g.state;
  if (hits <= 0 || hex === OFF) return;
  own.hurt = own.hurt.filter((each) => each.ship !== ship);
  own.hurt.push({ ship, hex });
}

export const damage = { inflict };

const base = createCriticals<Own>(
  fleet,
  {
    cite: { critical: '9.2' },
    chart: 'critical',
    spares: ({ type }) => isDestroyer(type),
    modifiers: ({ type }) => (type === 'BB' ? ['battleship'] : isCarrier(type) ? ['carrier'] : []),
    effect: (result) => CRITICAL[result as keyof typeof CRITICAL],
    // 9.2, ours: guns and decks out of order, and ships dead in the water.
    suffer: (g, ship, result) => {
      const { impaired, stopped } = CRITICAL[result as keyof typeof CRITICAL];
      const { own } = g.state;
      const values = { ship: at(fleet.ships, ship).name };
      if (impaired && !own.impaired.includes(ship)) {
        own.impaired.push(ship);
        g.emit(isCarrier(at(fleet.ships, ship).type) ? 'deck closed' : 'guns out', values, { rule: '9.2' });
      }
      if (stopped && !own.stopped.includes(ship)) {
        own.stopped.push(ship);
        g.emit('dead in the water', values, { rule: '9.2' });
        lieStill(g.state, ship);
      }
    },
  },
  damage,
);
export const criticals = base;

/** 9.2, ours: in a surface battle such a ship loses all movement of the next round. */
function lieStill(theater: LeyteTheater, ship: number): void {
  const combatant = theater.battle?.ships.find((each) => each.ship === ship);
  if (combatant !== undefined) combatant.slow += Math.max(...conditionOf(fleet, theater, ship).move);
}

/** 9.2, ours: what a critical hit stopped gets under way again when its side has moved it, or a battle ends. */
export function getUnderWay(theater: LeyteTheater, ships: readonly number[]): void {
  const { own } = theater;
  own.stopped = own.stopped.filter((ship) => !ships.includes(ship));
}
