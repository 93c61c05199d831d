import type { Fleet } from '../data/fleet.ts';
import { conditionOf, shipsIn } from '../data/formations.ts';
import { shipRef } from '../data/refs.ts';
import { isCarrier } from '../data/ship.ts';
import { at } from '../data/side.ts';
import { type G, NONE, OFF, SUNK, type Theater } from '../data/theater.ts';

/** What a game says of damage: its rule numbers, and what a loss means for the aircraft of a carrier. */
export interface DamageRules<Own extends object> {
  readonly cite: { readonly hits: string; readonly sunk: string };
  /** A carrier has just lost the ability to operate aircraft. */
  grounded(g: G<Own>, ship: number): void;
  /** A ship has just gone down; it sails with no marker any more, but `group` is still as it was. */
  lost(g: G<Own>, ship: number, group: number): void;
}

export interface Damage<Own extends object> {
  /** Marks hits on the damage log of a ship, and sinks it with the last box. */
  inflict(g: G<Own>, ship: number, hits: number): void;
}

export function createDamage<Own extends object>(fleet: Fleet, rules: DamageRules<Own>): Damage<Own> {
  function inflict(g: G<Own>, ship: number, hits: number): void {
    const theater = g.state;
    if (hits <= 0 || at(theater.shipAt, ship) < 0) return;
    const { name, type, boxes } = at(fleet.ships, ship);
    const flew = isCarrier(type) && conditionOf(fleet, theater, ship).flies;
    const marked = Math.min(boxes, at(theater.hits, ship) + hits);
    theater.hits[ship] = marked;
    g.emit(
      'hit',
      { ship: name, n: hits, taken: marked, boxes },
      { rule: rules.cite.hits, touches: [shipRef(fleet, ship)] },
    );
    if (marked === boxes) sink(g, ship);
    else if (flew && !conditionOf(fleet, theater, ship).flies) rules.grounded(g, ship);
  }

  function sink(g: G<Own>, ship: number): void {
    const group = at(g.state.shipAt, ship);
    g.emit('sunk', { ship: at(fleet.ships, ship).name }, { rule: rules.cite.sunk, touches: [shipRef(fleet, ship)] });
    g.state.shipAt[ship] = SUNK;
    rules.lost(g, ship, group);
    retireIfEmpty(fleet, g.state, group);
  }

  return { inflict };
}

/** A group without ships that is no dummy leaves the map, and so does a force without groups. */
export function retireIfEmpty(fleet: Fleet, theater: Theater, group: number): void {
  const marker = at(theater.markers, group);
  if (marker.dummy || marker.hex === OFF || shipsIn(fleet, theater, group).length > 0) return;
  const { force } = marker;
  retire(theater, group);
  if (force !== NONE && !theater.markers.some((other) => other.force === force)) retire(theater, force);
}

/** Takes a marker off the map, as if it had never been used. */
export function retire(theater: Theater, marker: number): void {
  theater.markers[marker] = unusedMarker();
}

export function unusedMarker(): Theater['markers'][number] {
  return { hex: OFF, force: NONE, dummy: false, seen: 0, slow: 0, bombed: 0, done: false, shown: OFF, proof: 0 };
}
