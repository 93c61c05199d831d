import type { Ref } from '@point-option/engine';
import { AIR } from '../data/aircraft.ts';
import { airName, shipName, sideName } from '../data/names.ts';
import { enemyOf, type SideId } from '../data/map.ts';
import { anchoredPiece, shipRef } from '../data/refs.ts';
import { FORCE_OF, isWeak, SHIPS, type ShipType } from '../data/ships.ts';
import { at, type Campaign, clearMarker, type G, LOST, numberAt, SUNK } from '../data/state.ts';
import type { Reading } from '../data/charts.ts';
import { type About, chance, type Purpose, readingOf, type Rolls } from './chance.ts';
import type { Result } from './gunnery.ts';
import { forgetPassing, shipsOf } from './groups.ts';

export type Cause = 'gun' | 'torpedo' | 'bomb' | 'collision';

/** dam-07 */
const EXPLODES: Purpose = { purpose: 'purpose.explosion', rule: 'dam-07' };
export const EXPLOSION_SIXTHS = 2;

/** dam-06 */
export const TRANSPORTS_SUNK: Readonly<Record<Result, number>> = { '-': 0, D: 1, DS: 2, Sk: 4 };

export type Fate = 'unharmed' | 'damaged' | 'sunk';

/** dam-03, dam-04, dam-05: what a result does to a ship, as it is and whether it is damaged already. */
export function fateOf(weak: boolean, damaged: boolean, result: Result): Fate {
  switch (result) {
    case '-':
      return damaged ? 'damaged' : 'unharmed';
    case 'D':
      return weak && damaged ? 'sunk' : 'damaged';
    case 'DS':
      return weak || damaged ? 'sunk' : 'damaged';
    case 'Sk':
      return 'sunk';
  }
}

const CARRIERS: readonly ShipType[] = ['CV', 'CVL', 'CVE'];

/** dam-07: whether a Japanese carrier that a DS leaves afloat has to roll (RULINGS.md, 16). */
export function mayBlowUp(side: SideId, type: ShipType, fate: Fate, result: Result): boolean {
  return side === 'japan' && CARRIERS.includes(type) && result === 'DS' && fate === 'damaged';
}

/** dam-07: whether it blows up after all. */
function blowsUp(
  g: Rolls,
  { side, type }: Struck,
  fate: Fate,
  result: Result,
  attacker: Reading,
  about: About | undefined,
): boolean {
  return mayBlowUp(side, type, fate, result) && chance(g, attacker, EXPLOSION_SIXTHS, EXPLODES, about);
}

/** A ship as a result meets it: what is parked aboard, and the patrol it flies. */
export interface Struck {
  readonly type: Exclude<ShipType, 'LF'>;
  readonly side: SideId;
  readonly hulls: number;
  readonly damaged: boolean;
  readonly parked: number;
  readonly cap: number;
}
/** What became of it: how many of the parked air units are lost, and what is left of the patrol. */
export interface Effect {
  readonly fate: Fate;
  readonly blewUp: boolean;
  readonly lost: number;
  readonly cap: number;
}

/** dam-03 to dam-05, dam-07, air-15, air-16: what a result does to a ship and what is aboard. The attacker rolls. */
export function effectOf(
  g: Rolls,
  ship: Struck,
  result: Result,
  cause: Cause,
  attacker: Reading,
  about?: About,
): Effect {
  const { type, parked, cap } = ship;
  const fate = fateOf(isWeak(type, ship.hulls), ship.damaged, result);
  const blewUp = blowsUp(g, ship, fate, result, attacker, about);
  if (blewUp || fate === 'sunk') return { fate: 'sunk', blewUp, lost: parked, cap: 0 };
  const bombed = cause === 'bomb' && result !== '-';
  return {
    fate,
    blewUp,
    lost: bombed ? destroyedAboard(type, parked) : 0,
    cap: bombed ? cap - destroyedAboard(type, cap) : cap,
  };
}

/** air-15, air-16: of so many, how many bombs destroy aboard: all, but half of an escort group's. */
function destroyedAboard(type: ShipType, n: number): number {
  return type === 'CVE' ? Math.floor(n / 2) : n;
}

/**
 * Applies a result to a ship: damage, sinking, what goes down with it. `aloft` are the air units that are in the air
 * at the moment and so are not aboard (air-15).
 */
export function applyResult(g: G, ship: number, result: Result, cause: Cause, aloft: readonly number[] = []): void {
  const { state } = g;
  const unit = at(SHIPS, ship);
  if (unit.type === 'LF') return sinkTransports(g, ship, TRANSPORTS_SUNK[result]);
  if (result === '-' || state.at[ship] === SUNK) return;
  const { type, side, hulls } = unit;
  const damaged = at(state.damaged, ship);
  const parked = unitsAt(state, ship).filter((other) => !aloft.includes(other));
  const struck = { type, side, hulls, damaged, parked: parked.length, cap: numberAt(state.cap, ship) };
  const { fate, blewUp, lost, cap } = effectOf(g, struck, result, cause, readingOf(enemyOf(side)), () => ({
    ship: shipName(ship),
  }));
  if (fate === 'sunk') return sink(g, ship, blewUp ? 'dam-07' : 'dam-05', aloft);
  loseAboard(g, ship, parked.slice(0, lost));
  state.cap[ship] = cap;
  if (!damaged) {
    state.damaged[ship] = true;
    state.damageKnown[ship] = cause !== 'collision';
    g.emit(
      'damaged',
      { ship: shipName(ship) },
      { rule: 'dam-04', touches: [shipRef(ship)], ...(cause === 'collision' && { to: unit.side }) },
    );
  }
}

/** The air units based at a ship or an island. */
export function unitsAt(state: Campaign, base: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < state.base.length; unit++) if (state.base[unit] === base) found.push(unit);
  return found;
}

/** An air unit is gone, for one point. */
export function loseAir(g: G, unit: number): void {
  const { state } = g;
  const { side } = at(AIR, unit);
  state.base[unit] = LOST;
  state.airLost[side]++;
}

/** air-15: air units are lost aboard a carrier: which ones both sides see by the score. */
function loseAboard(g: G, ship: number, units: readonly number[]): void {
  if (units.length === 0) return;
  g.emit(
    'air lost aboard',
    { ship: shipName(ship), units: units.map(airName), n: units.length },
    { rule: 'air-15', reveals: true, touches: [shipRef(ship)] },
  );
  for (const unit of units) loseAir(g, unit);
}

/** A ship goes down, and with it what is aboard. */
export function sink(g: G, ship: number, rule: string, aloft: readonly number[] = []): void {
  const { state } = g;
  const { side } = at(SHIPS, ship);
  const marker = numberAt(state.at, ship);
  g.emit('sunk', { ship: shipName(ship), side: sideName(side) }, { rule, reveals: true, touches: [shipRef(ship)] });
  state.at[ship] = SUNK;
  state.damaged[ship] = true;
  state.damageKnown[ship] = true;
  loseAboard(
    g,
    ship,
    unitsAt(state, ship).filter((unit) => !aloft.includes(unit)),
  );
  state.cap[ship] = 0;
  if (state.battle) state.battle.fighters = state.battle.fighters.filter((fighter) => fighter.ship !== ship);
  dropEmpty(state, marker);
}

/** Takes a marker without ships off the map. */
export function dropEmpty(state: Campaign, marker: number): void {
  if (marker < 0 || at(state.markers, marker).dummy || shipsOf(state, marker).length > 0) return;
  forgetPassing(state, marker);
  clearMarker(at(state.markers, marker));
}

/** dam-06: of so many transports and factors aboard, what goes down: those with troops aboard first. */
export function transportsHit(transports: number, aboard: number, hits: number): { sunk: number; drowned: number } {
  const sunk = Math.min(hits, transports);
  return { sunk, drowned: Math.min(sunk, aboard) };
}

/** dam-06: a landing force without transports is gone. */
function sinkTransports(g: G, ship: number, hits: number): void {
  const { state } = g;
  const force = numberAt(FORCE_OF, ship);
  const { sunk, drowned } = transportsHit(numberAt(state.transports, force), numberAt(state.aboard, force), hits);
  if (sunk === 0) return;
  state.transports[force] = numberAt(state.transports, force) - sunk;
  state.aboard[force] = numberAt(state.aboard, force) - drowned;
  state.factorsLost.us += drowned;
  g.emit(
    'transports sunk',
    { ship: shipName(ship), n: sunk, drowned },
    { rule: 'dam-06', reveals: true, touches: [shipRef(ship)] },
  );
  if (state.transports[force] === 0) {
    const marker = numberAt(state.at, ship);
    state.at[ship] = SUNK;
    state.anchored[force] = -1;
    if (state.battle) state.battle.fighters = state.battle.fighters.filter((fighter) => fighter.ship !== ship);
    dropEmpty(state, marker);
  }
}

/** land-04: whether a ship is a landing force that lies at an island. */
export function isAnchored(state: Campaign, ship: number): boolean {
  const force = numberAt(FORCE_OF, ship);
  return force >= 0 && numberAt(state.anchored, force) >= 0;
}

/** All that stands for a ship: its counter, and the one that shows it at anchor. */
export function shipRefs(state: Campaign, ship: number): Ref[] {
  return isAnchored(state, ship) ? [shipRef(ship), { piece: anchoredPiece(ship) }] : [shipRef(ship)];
}
