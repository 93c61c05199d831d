import type { Json, ModifierUse, Odds, Term } from '@point-option/engine';
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
  /** The share of its flak that a ship fires at a unit: all of it, half, or none. */
  share(unit: number, nextBox: boolean): 0 | 0.5 | 1;
  /** Whether a ship fires into the next box once in a raid, and only if nothing attacks it; otherwise at every unit there. */
  readonly helpsOnce: boolean;
  /** Whether fighters that strafe a ship come off the die of all its shots, or each off what its fire does to one bomber. */
  readonly strafing: 'die' | 'result';
  /** Fighters that a unit is worth by itself against the flak of its target. */
  ownFighters(unit: number): number;
  /** Whether bombers that flak shoots down may still deliver what they carry. */
  delivers(g: G<Own>): boolean;
  /** Whether bombers that flak weakens still deliver what they carried before. */
  keepsLoad(g: G<Own>): boolean;
}

/** What a step adds to what a shot takes off an attack, where one number says both. */
export const STEP = 100;

export interface Flak<Own extends object> {
  /** The column that a ship fires on at a unit, 0 where it cannot. */
  column(theater: Theater<Own>, ship: number, unit: number, nextBox: boolean): number;
  /** Whether a ship fires into the next box once in a raid, and only if nothing attacks it. */
  readonly helpsOnce: boolean;
  /** Whether ships of a side fire into boxes next to theirs. */
  reachesNextBox(side: SideId): boolean;
  /** What strafing fighters take off the die. */
  modifiers(fighters: number): readonly ModifierUse[];
  /** What one shot takes off an attack, and STEP more where it costs a step. */
  odds(g: G<Own>, column: number, fighters: number): Odds;
  /** Whether bombers that flak shoots down may still deliver what they carry. */
  delivers(g: G<Own>): boolean;
  /** Whether bombers that flak weakens still deliver what they carried before. */
  keepsLoad(g: G<Own>): boolean;
  /** Whether each fighter that strafes goes with one bomber. */
  readonly strafesForOne: boolean;
  /** The share of its flak that a ship fires at a unit. */
  share(unit: number, nextBox: boolean): number;
  /** Fighters that a unit is worth by itself against the flak of its target. */
  ownFighters(unit: number): number;
  /** One ship fires at one air unit, with so many fighters strafing the ship. */
  shoot(g: G<Own>, ship: number, flight: Flight, nextBox: boolean, fighters: number): void;
}

export function createFlak<Own extends object>(fleet: Fleet, rules: FlakRules<Own>, air: AirCombat<Own>): Flak<Own> {
  function column(theater: Theater<Own>, ship: number, unit: number, nextBox: boolean): number {
    return roundHalfUp(conditionOf(fleet, theater, ship).flak * rules.share(unit, nextBox));
  }

  /** What strafing fighters leave of a shot. */
  function eased(drm: number, fighters: number): number {
    return rules.strafing === 'result' ? Math.max(0, drm - fighters) : drm;
  }

  function shoot(g: G<Own>, ship: number, flight: Flight, nextBox: boolean, fighters: number): void {
    const { name, side } = at(fleet.squadrons, flight.unit);
    const strafers = fighters + (nextBox ? 0 : rules.ownFighters(flight.unit));
    const cell = g.roll('flak', {
      column: column(g.state, ship, flight.unit, nextBox),
      modifiers: modifiersOf(strafers),
      purpose: 'purpose.flak',
      about: g.silent ? NO_VALUES : { ship: at(fleet.ships, ship).name, unit: name },
      rule: rules.cite.shot,
      name: (result) => (side === 'japan' ? aimSpoiled(result) : aimSpoiled(rules.result(result).drm)),
    });
    const { drm, step } = rules.result(cell);
    flight.flak += eased(drm, strafers);
    if (step && side === 'japan') hit(g, flight);
  }

  function modifiersOf(fighters: number): readonly ModifierUse[] {
    return fighters > 0 && rules.strafing === 'die' ? [['suppression', fighters]] : NO_MODIFIERS;
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
    const keeps = !flight.suppresses && rules.keepsLoad(g);
    flight.strength = delivered(keeps, strength, at(fleet.squadrons, flight.unit).weak);
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
    const modifiers = modifiersOf(fighters);
    const { of, outcomes, source } = g.odds('flak', { column: shotColumn, modifiers, name });
    const worth = (cell: Json): number => {
      const { drm, step } = rules.result(cell);
      return eased(drm, fighters) + (step ? STEP : 0);
    };
    return { of, source, outcomes: outcomes.map((each, i) => ({ ...each, value: worth(at(cells, i)) })) };
  }

  return {
    column,
    helpsOnce: rules.helpsOnce,
    modifiers: modifiersOf,
    reachesNextBox: (side) => rules.reachesNextBox(side),
    odds,
    delivers: (g) => rules.delivers(g),
    keepsLoad: (g) => rules.keepsLoad(g),
    strafesForOne: rules.strafing === 'result',
    share: (unit, nextBox) => rules.share(unit, nextBox),
    ownFighters: (unit) => rules.ownFighters(unit),
    shoot,
  };
}

const NO_MODIFIERS: readonly ModifierUse[] = [];
const NO_VALUES = {};

/** The strength that a bomber attacks with once flak has hit it: what it carried then, or what is left, where losses tell at once. */
export function delivered(delivers: boolean, before: number, left: number): number {
  return delivers ? before : left;
}

/** What the journal calls a result without a step loss. */
export function aimSpoiled(result: Json): Term | undefined {
  return typeof result === 'number' ? { key: 'aim spoiled', values: { n: result } } : undefined;
}
