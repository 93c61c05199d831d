import { at, baseHome, baseOf } from '@point-option/chit-pull';
import { base } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { ISLAND_UNITS, JAPANESE_CARRIER_UNITS, LATE_UNITS } from '../data/squadrons.ts';
import { canLaunch } from './airBoxes.ts';

const D10 = 10;
const GUAM = base('Guam');

/** 16.1.2: one die tells the turn on which the late units of both islands arrive. Only the Japanese see it. */
export function rollLateAir(g: G): void {
  if (SCENARIOS[g.state.own.scenario].landAirEarly) return;
  const turn = g.die(D10, 'purpose.late air', '16.1.2', { to: 'japan' });
  for (const unit of LATE_UNITS) g.state.airBack[unit] = turn;
}

/** 5.3, 16.1.2: units whose turn has come arrive at full strength and ready, as those of the set-up do. */
export function reinforce(g: G): void {
  const { state } = g;
  for (const unit of ISLAND_UNITS) {
    if (state.airAt[unit] !== 'waiting' || at(state.airBack, unit) > state.turn) continue;
    state.airAt[unit] = 'ready';
    state.airBack[unit] = 0;
    if (!g.silent)
      g.emit('air arrives', { unit: unitName(unit), base: baseName(state, unit) }, { rule: '5.3', to: 'japan' });
  }
}

/**
 * 16.1.2: by day one land-based unit that was lost, drawn at random, is back on Guam: flown, and reduced if it can be. It waits while Guam
 * has no room (2.1).
 */
export function revive(g: G): void {
  const { state } = g;
  if (fleet.isNight(state.turn) || !hasRoom(state, GUAM)) return;
  const lost = ISLAND_UNITS.filter((unit) => state.airAt[unit] === 'lost');
  if (lost.length === 0) return;
  const unit = g.pick(lost, 'purpose.revived', '16.1.2', { name: (each) => unitName(Number(each)) });
  state.airHome[unit] = baseHome(GUAM);
  state.airAt[unit] = 'flown';
  state.airWeak[unit] = at(fleet.squadrons, unit).weak > 0;
  g.emit('air revived', { unit: unitName(unit) }, { rule: '16.1.2', reveals: true });
}

/** 2.1: how many units a field takes; those that are lost or have yet to arrive take no room. */
function hasRoom(theater: MobileTheater, field: number): boolean {
  let based = 0;
  for (const unit of ISLAND_UNITS) {
    const place = theater.airAt[unit];
    if (theater.airHome[unit] === baseHome(field) && place !== 'lost' && place !== 'waiting') based++;
  }
  return based < (at(fleet.bases, field).capacity ?? Infinity);
}

/** 5.5: Japanese carrier units never become ready again, unless the scenario has crews that can: by day, on a die. */
export function rollCarrierReadiness(g: G): void {
  const { state } = g;
  const { carrierRecovery } = SCENARIOS[state.own.scenario];
  if (carrierRecovery === 0 || fleet.isNight(state.turn)) return;
  for (const unit of JAPANESE_CARRIER_UNITS) {
    if (state.airAt[unit] !== 'flown' || !canLaunch(state, unit)) continue;
    const die = g.die(D10, 'purpose.carrier readiness', '16.3', { to: 'japan', about: { unit: unitName(unit) } });
    if (die <= carrierRecovery) state.airAt[unit] = 'ready';
  }
}

function unitName(unit: number): string {
  return at(fleet.squadrons, unit).name;
}
function baseName(theater: MobileTheater, unit: number): string {
  return at(fleet.bases, baseOf(at(theater.airHome, unit))).name;
}
