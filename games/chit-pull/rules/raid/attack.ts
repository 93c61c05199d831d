import { isAfloat } from '../../data/formations.ts';
import { at } from '../../data/side.ts';
import { type Flight, type G, NONE } from '../../data/theater.ts';
import { hitsScored } from '../airCombat.ts';
import { type RaidParts, raidOf } from './rules.ts';

const NO_VALUES = {};

export interface Attacks<Own extends object> {
  /** One air unit attacks one ship: hits, and the critical rolls that they bring. */
  attack(g: G<Own>, flight: Flight, ship: number): void;
  /** Every bomber of the raid that is left attacks the ship it was put on, one after the other. */
  attackAll(g: G<Own>): void;
}

export function createAttacks<Own extends object>({ fleet, rules, damage, criticals }: RaidParts<Own>): Attacks<Own> {
  function attack(g: G<Own>, flight: Flight, ship: number): void {
    const { name } = at(fleet.squadrons, flight.unit);
    if (!isAfloat(g.state, ship)) {
      g.emit('attack wasted', { unit: name, ship: at(fleet.ships, ship).name }, { rule: rules.cite.attack });
      return;
    }
    const result = g.roll('damage', {
      column: flight.strength,
      modifiers: [
        flight.flak > 0 && ['flak', flight.flak],
        flight.harried > 0 && ['patrol', flight.harried],
        ...rules.attackModifiers(g, flight, ship),
      ],
      purpose: 'purpose.air attack',
      about: g.silent ? NO_VALUES : { unit: name, ship: at(fleet.ships, ship).name },
      rule: rules.cite.attack,
      name: hitsScored,
    });
    const { hits, criticals: critical } = rules.impact(flight, ship, result);
    damage.inflict(g, ship, hits);
    criticals.rollEach(g, ship, critical, 'air');
  }

  function attackAll(g: G<Own>): void {
    const raid = raidOf(g);
    for (const flight of raid.flights) {
      if (flight.fate === 'down' || flight.box === NONE || flight.suppresses) continue;
      attack(g, flight, at(raid.boxes, flight.box));
    }
  }

  return { attack, attackAll };
}
