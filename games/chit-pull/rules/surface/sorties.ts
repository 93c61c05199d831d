import type { ModifierUse, Odds } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { strengthOf } from '../../data/formations.ts';
import { markerRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { type Flight, type G, NONE, OFF } from '../../data/theater.ts';
import { slowByAir } from '../movementRules.ts';
import { CHARTS } from './rules.ts';

/** What a game says of aircraft that attack ships in the middle of a surface battle. */
interface SortieRules<Own extends object> {
  /** The rule by which attacks from the air slow a formation: so many units at once, and no more than this in a turn. */
  readonly slowing: { readonly rule: string; readonly units: number; readonly most: number };
  attackModifiers(g: G<Own>, flight: Flight, ship: number): readonly ModifierUse[];
}

export interface SurfaceSorties<Own extends object> {
  flightOf(g: G<Own>, unit: number, suppresses: boolean): Flight;
  /** The chances of a unit that flak doesn't touch. */
  airOdds(g: G<Own>, unit: number, ship: number): Odds;
  /** All that attack a formation in one round are one attack, and slow it like any other. */
  harried(g: G<Own>, marker: number, units: number): void;
}

export function createSurfaceSorties<Own extends object>(
  fleet: Fleet,
  { slowing, attackModifiers }: SortieRules<Own>,
): SurfaceSorties<Own> {
  function flightOf(g: G<Own>, unit: number, suppresses: boolean): Flight {
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

  function airOdds(g: G<Own>, unit: number, ship: number): Odds {
    const flight = flightOf(g, unit, false);
    const use = { column: flight.strength, modifiers: attackModifiers(g, flight, ship) };
    return { ...g.odds(CHARTS.damage, use), title: { key: 'odds surface air' } };
  }

  function harried(g: G<Own>, number: number, units: number): void {
    if (units < slowing.units) return;
    const marker = at(g.state.markers, number);
    const { name, kind } = at(fleet.markers, number);
    if (kind === 'detached' || marker.hex === OFF || !slowByAir(marker, slowing.most)) return;
    const values = { marker: name, n: marker.slow };
    g.emit('surface slowed', values, { rule: slowing.rule, touches: [markerRef(fleet, number)] });
  }

  return { flightOf, airOdds, harried };
}
