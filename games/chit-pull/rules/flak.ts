import type { Json, Odds, Term } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf } from '../data/formations.ts';
import { airRef } from '../data/refs.ts';
import { roundHalfUp } from '../data/ship.ts';
import { at, type SideId } from '../data/side.ts';
import type { Flight, G, Theater } from '../data/theater.ts';
import { stepsOf, type AirCombat } from './airCombat.ts';

/** What a game says of antiaircraft fire. */
export interface FlakRules<Own extends object> {
  readonly cite: { readonly shot: string; readonly ordnance: string };
  /** What a cell of the flak chart means: what it takes off the attack roll, and whether a Japanese unit loses a step. */
  result(cell: unknown): { readonly drm: number; readonly step: boolean };
  /** Whether ships of a side fire into boxes next to theirs, at half strength. */
  reachesNextBox(side: SideId): boolean;
  /** Whether bombers that flak hits still deliver what they carry. */
  delivers(g: G<Own>): boolean;
}

/** What a step adds to what a shot takes off an attack, where one number says both. */
export const STEP = 100;

export interface Flak<Own extends object> {
  /** The column that a ship fires on, 0 where it cannot. */
  column(theater: Theater<Own>, ship: number, nextBox: boolean): number;
  /** Whether ships of a side fire into boxes next to theirs. */
  reachesNextBox(side: SideId): boolean;
  /** What one shot takes off an attack, and STEP more where it costs a step. */
  odds(g: G<Own>, column: number, fighters: number): Odds;
  /** Whether bombers that flak hits still deliver what they carry. */
  delivers(g: G<Own>): boolean;
  /** One ship fires at one air unit, with so many fighters strafing the ship. */
  shoot(g: G<Own>, ship: number, flight: Flight, nextBox: boolean, fighters: number): void;
}

export function createFlak<Own extends object>(fleet: Fleet, rules: FlakRules<Own>, air: AirCombat<Own>): Flak<Own> {
  function column(theater: Theater<Own>, ship: number, nextBox: boolean): number {
    const { flak } = conditionOf(fleet, theater, ship);
    return nextBox ? roundHalfUp(flak / 2) : flak;
  }

  function shoot(g: G<Own>, ship: number, flight: Flight, nextBox: boolean, fighters: number): void {
    const { name, side } = at(fleet.squadrons, flight.unit);
    const cell = g.roll('flak', {
      column: column(g.state, ship, nextBox),
      modifiers: [fighters > 0 && ['suppression', fighters]],
      purpose: 'purpose.flak',
      ...(!g.silent && { about: { ship: at(fleet.ships, ship).name, unit: name } }),
      rule: rules.cite.shot,
      name: (result) => (side === 'japan' ? aimSpoiled(result) : aimSpoiled(rules.result(result).drm)),
    });
    const { drm, step } = rules.result(cell);
    flight.flak += drm;
    if (step && side === 'japan') hit(g, flight);
  }

  function hit(g: G<Own>, flight: Flight): void {
    const carries = rules.delivers(g) && !flight.suppresses;
    const { strength } = flight;
    const last = stepsOf(fleet, g.state, flight.unit) === 1;
    if (last && carries && deliversDoomed(g, flight)) {
      flight.fate = 'doomed';
      return;
    }
    air.loseStep(g, flight.unit);
    if (last) flight.fate = 'down';
    // What it carried when flak hit it is what it drops; otherwise the losses tell at once.
    flight.strength = carries ? strength : at(fleet.squadrons, flight.unit).weak;
  }

  /** A unit that flak shoots down may still drop what it carries. */
  function deliversDoomed(g: G<Own>, { unit }: Flight): boolean {
    const { name } = at(fleet.squadrons, unit);
    const use = { purpose: 'purpose.ordnance', about: { unit: name }, rule: rules.cite.ordnance };
    if (g.roll<string>('ordnance', use) !== 'attacks') return false;
    g.emit('air unit doomed', { unit: name }, { rule: rules.cite.ordnance, touches: [airRef(fleet, unit)] });
    return true;
  }

  function odds(g: G<Own>, shotColumn: number, fighters: number): Odds {
    const cells: Json[] = [];
    const name = (cell: Json): Term | undefined => {
      cells.push(cell);
      return aimSpoiled(cell);
    };
    const modifiers = [fighters > 0 && (['suppression', fighters] as const)];
    const { of, outcomes, source } = g.odds('flak', { column: shotColumn, modifiers, name });
    const worth = (cell: Json): number => {
      const { drm, step } = rules.result(cell);
      return drm + (step ? STEP : 0);
    };
    return { of, source, outcomes: outcomes.map((each, i) => ({ ...each, value: worth(at(cells, i)) })) };
  }

  return {
    column,
    reachesNextBox: (side) => rules.reachesNextBox(side),
    odds,
    delivers: (g) => rules.delivers(g),
    shoot,
  };
}

/** What the journal calls a result without a step loss. */
export function aimSpoiled(result: Json): Term | undefined {
  return typeof result === 'number' ? { key: 'aim spoiled', values: { n: result } } : undefined;
}
