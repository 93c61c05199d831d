import {
  at,
  formationOf,
  isCrowdedOut,
  markerLists,
  type MovementRules,
  ofSide,
  OFF,
  slowestSpeed,
  slowOf,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { DUMMY_SPEED, LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { CAUTIOUS_RADIUS } from '../data/scenarios.ts';
import { leadsWest, maySailWest } from './duty.ts';
import { isTethered, staysNearSaipan } from './spruance.ts';

const lists = markerLists(fleet);
const SOUTHEAST = grid.direction('SE');
/** 15.4 */
const NIGHT_BONUS = 1;

/**
 * 7.1, 7.2: the slowest ship sets the pace, and what slowed the formation comes off. 3.1.6: a dummy makes four. 15.4: both sides gain a
 * point at night; ruling: ships that cannot move at all do not.
 */
export function allowance({ state, options }: G, marker: number): number {
  const speed = slowestSpeed(fleet, state, marker, DUMMY_SPEED);
  if (speed === 0) return 0;
  const bonus = options['nightSpeed'] === true && fleet.isNight(state.turn) ? NIGHT_BONUS : 0;
  return Math.max(0, speed + bonus - slowOf(fleet, state, marker));
}

/** 16.1.4: Task Force 58 keeps near Saipan, and no Japanese formation turns back before the strike. */
function mayEnter({ state }: G, marker: number, from: number, to: number): boolean {
  return !leavesSaipan(state, marker, from, to) && !turnsBack(state, marker, from, to);
}

function leavesSaipan(theater: MobileTheater, marker: number, from: number, to: number): boolean {
  return isTethered(theater, marker) && !staysNearSaipan(from, to);
}

function turnsBack(theater: MobileTheater, marker: number, from: number, to: number): boolean {
  return leadsWest(from, to) && at(fleet.markers, marker).side === 'japan' && !maySailWest(theater);
}

function whyNotEnter({ state }: G, marker: number, from: number, to: number): Refusal | undefined {
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(to), n: CAUTIOUS_RADIUS };
  if (leavesSaipan(state, marker, from, to)) return { reason: { key: 'why near Saipan', values }, rule: '16.1.4' };
  if (turnsBack(state, marker, from, to)) return { reason: { key: 'why no turning back', values }, rule: '16.1.4' };
  return undefined;
}

/** 3.3: groups leave a hex where too many are. */
function mustLeave({ state }: G, marker: number): Refusal | undefined {
  const { side, name } = at(fleet.markers, marker);
  if (!isCrowdedOut(lists, state, side, marker, LIMITS.stack)) return undefined;
  const values = { marker: name, hex: grid.label(at(state.markers, marker).hex), n: LIMITS.stack };
  return { reason: { key: 'why overfull', values }, rule: '3.3' };
}

/** The hex to the southeast of a formation, or OFF where it can't sail there this turn. */
export function hexToWindward(g: G, marker: number): number {
  const { hex: here } = at(g.state.markers, marker);
  const hex = grid.neighbour(here, SOUTHEAST);
  return hex >= 0 && allowance(g, marker) > 0 && mayEnter(g, marker, here, hex) ? hex : OFF;
}

/** 15.3. Ruling: patrols go up before ships move, so that a formation sails its hex into the wind first thing on its move. */
function mustEnter(g: G, marker: number): { hex: number; why: Refusal } | undefined {
  if (g.options['wind'] !== true || !hasLaunched(g.state, marker)) return undefined;
  const hex = hexToWindward(g, marker);
  if (hex === OFF) return undefined;
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(hex) };
  return { hex, why: { reason: { key: 'why into the wind', values }, rule: '15.3' } };
}

/** Whether carriers of a formation have fighters on patrol. */
function hasLaunched(theater: MobileTheater, marker: number): boolean {
  for (const unit of ofSide(fleet.squadronsOf, at(fleet.markers, marker).side)) {
    if (theater.airAt[unit] !== 'cap') continue;
    const group = theater.shipAt[at(theater.airHome, unit)] ?? OFF;
    if (group >= 0 && formationOf(theater, group) === marker) return true;
  }
  return false;
}

/** Module 7. */
export const sailingRules: Pick<
  MovementRules<Own>,
  'cite' | 'allowance' | 'mayEnter' | 'whyNotEnter' | 'mustLeave' | 'mustEnter' | 'pauses' | 'metAtStart'
> = {
  cite: { move: '7.1', stop: '7.1', submarine: '11.1.3', battle: '12.0' },
  allowance,
  mayEnter,
  whyNotEnter,
  mustLeave,
  mustEnter,
  // 6.0: movement is one step, after search and before combat.
  pauses: false,
  // 11.1.3: only on entering.
  metAtStart: false,
};
