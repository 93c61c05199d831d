import type { RollUse } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf } from '../data/formations.ts';
import { shipRef } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { baseOf } from '../data/squadron.ts';
import { type AirPlace, type G, OFF, type Theater } from '../data/theater.ts';

/*
 * Where air units wait between missions: ready, on patrol, flown. When they change boxes is the game's to say; what goes with it is not.
 */

/** What a game says of its air boxes. */
export interface AirBoxRules<Own extends object> {
  readonly cite: { readonly recovery: string; readonly grounded: string; readonly lost: string };
  /** What becomes of a unit on patrol when patrols come down, and the side it shows then; null where it stays up. */
  lands(theater: Theater<Own>, unit: number): Rested | null;
  /** What becomes of a unit of a carrier or base that can launch when its side recovers; null where it stays as it is. */
  recovers(theater: Theater<Own>, unit: number): Rested | null;
  /** Where units go that are on a carrier when it can't fly any more. */
  readonly grounded: AirPlace;
  /** The carrier that takes in a unit on patrol whose own has sunk in a hex, or OFF. */
  refuge(g: G<Own>, unit: number, hex: number): number;
  /** The roll by which a unit that has flown becomes ready, on a chart whose results include "ready". */
  readiness(theater: Theater<Own>, unit: number): RollUse & { readonly chart: string };
}

/** A unit back in one of its boxes, on its front or its back. */
export interface Rested {
  readonly place: AirPlace;
  readonly weak: boolean;
}

export interface AirBoxes<Own extends object> {
  /** Patrols come down, or stay up. */
  landPatrols(g: G<Own>): void;
  /** A side's units recover, without dice; `key` tells it how many were not ready before. */
  recover(g: G<Own>, side: SideId, key: string): void;
  /** Units that have flown roll to become ready. */
  rollReady(g: G<Own>, units: readonly number[]): void;
  /** A carrier flies nothing any more. What is in the air stays there until it lands. */
  ground(g: G<Own>, ship: number): void;
  /** The aircraft of a carrier that sinks are lost with it, but for those in the air that find another deck. */
  lose(g: G<Own>, ship: number, group: number): void;
  /** The aircraft of a carrier that has left the map are out of the battle. They are not destroyed. */
  strand(g: G<Own>, ship: number): void;
}

/** Whether a home can launch: an airfield, or a carrier on the map that still flies. */
export function canLaunchFrom(fleet: Fleet, theater: Theater, home: number): boolean {
  if (baseOf(home) >= 0) return true;
  if ((theater.shipAt[home] as number) < 0 || !conditionOf(fleet, theater, home).flies) return false;
  return fleet.isDeckClosed?.(theater, home) !== true;
}

export function createAirBoxes<Own extends object>(fleet: Fleet, rules: AirBoxRules<Own>): AirBoxes<Own> {
  const { cite } = rules;
  const unitsOfShip = (theater: Theater<Own>, ship: number): number[] =>
    ofSide(fleet.squadronsOf, at(fleet.ships, ship).side).filter(
      (unit) => theater.airHome[unit] === ship && theater.airAt[unit] !== 'lost',
    );

  function landPatrols({ state }: G<Own>): void {
    const { airAt, airPost, airWeak } = state;
    for (let unit = 0; unit < airAt.length; unit++) {
      if (airAt[unit] !== 'cap') continue;
      const landed = rules.lands(state, unit);
      if (landed === null) continue;
      airAt[unit] = landed.place;
      airWeak[unit] = landed.weak;
      airPost[unit] = OFF;
    }
  }

  function recover(g: G<Own>, side: SideId, key: string): void {
    const { state } = g;
    let n = 0;
    for (const unit of ofSide(fleet.squadronsOf, side)) {
      const place = state.airAt[unit];
      if ((place !== 'flown' && place !== 'ready') || !canLaunchFrom(fleet, state, at(state.airHome, unit))) continue;
      const rested = rules.recovers(state, unit);
      if (rested === null) continue;
      if (place !== 'ready' && rested.place === 'ready') n++;
      state.airAt[unit] = rested.place;
      state.airWeak[unit] = rested.weak;
    }
    if (n > 0) g.emit(key, { n }, { rule: cite.recovery, to: side });
  }

  function rollReady(g: G<Own>, units: readonly number[]): void {
    for (const unit of units) {
      if (g.state.airAt[unit] !== 'flown') continue;
      const use = rules.readiness(g.state, unit);
      if (g.roll(use.chart, use) === 'ready') g.state.airAt[unit] = 'ready';
    }
  }

  function ground(g: G<Own>, ship: number): void {
    const { airAt } = g.state;
    for (const unit of unitsOfShip(g.state, ship)) if (airAt[unit] === 'ready') airAt[unit] = rules.grounded;
    g.emit('grounded', { ship: at(fleet.ships, ship).name }, { rule: cite.grounded, touches: [shipRef(fleet, ship)] });
  }

  function lose(g: G<Own>, ship: number, group: number): void {
    const { state } = g;
    const { hex } = at(state.markers, group);
    let lost = 0;
    for (const unit of unitsOfShip(state, ship)) {
      const deck = state.airAt[unit] === 'cap' ? rules.refuge(g, unit, hex) : OFF;
      if (deck !== OFF) {
        state.airHome[unit] = deck;
        continue;
      }
      state.airAt[unit] = 'lost';
      state.airBack[unit] = 0;
      state.airPost[unit] = OFF;
      lost++;
    }
    if (lost === 0) return;
    const values = { ship: at(fleet.ships, ship).name, n: lost };
    g.emit('aircraft lost aboard', values, { rule: cite.lost, touches: [shipRef(fleet, ship)] });
  }

  function strand({ state }: G<Own>, ship: number): void {
    for (const unit of unitsOfShip(state, ship)) {
      state.airAt[unit] = 'stranded';
      state.airBack[unit] = 0;
      state.airPost[unit] = OFF;
    }
  }

  return { landPatrols, recover, rollReady, ground, lose, strand };
}
