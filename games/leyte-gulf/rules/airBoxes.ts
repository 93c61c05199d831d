import {
  at,
  baseOf,
  canLaunchFrom,
  createAirBoxes,
  formationOf,
  NONE,
  OFF,
  type Rested,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { LAND_UNITS } from '../data/squadrons.ts';

/** 6.5.3: missions that a unit of a large or light US carrier flies in a day. */
export const MISSIONS_A_DAY = 2;
const TURNS_A_DAY = 4;
/** 14.1: a roll of so much exhausts a unit over Leyte. */
const EXHAUSTING = 9;

/** Whether an air unit's base can launch it: an airfield, or a carrier on the map that still flies (6.5.5). */
export function canLaunch(theater: LeyteTheater, unit: number): boolean {
  return canLaunchFrom(fleet, theater, at(theater.airHome, unit));
}

/** Whether an air unit is an escort carrier's: these may fly in every turn (6.5.2, 6.5.3). */
export function isEscortUnit(theater: LeyteTheater, unit: number): boolean {
  const home = at(theater.airHome, unit);
  return home >= 0 && at(fleet.ships, home).type === 'CVE';
}

/**
 * Units of a side that can be given another mission in the Initial Phase: those that are ready, and those on patrol, which may be taken off it
 * (6.5.4). Their carrier is on the map.
 */
export function atHand(theater: LeyteTheater, wanted: (unit: number) => boolean): number[] {
  return fleet.squadronsOf.us.filter((unit) => {
    const home = at(theater.airHome, unit);
    const place = theater.airAt[unit];
    if (home < 0 || (place !== 'ready' && place !== 'cap') || !wanted(unit) || !canLaunch(theater, unit)) return false;
    return at(theater.markers, formationOf(theater, at(theater.shipAt, home))).hex >= 0;
  });
}

/** 6.5.1, 6.5.3, 6.5.4: patrols stay up all day over their own force, and come down at its end or when they guarded another. */
function lands(theater: LeyteTheater, unit: number): Rested | null {
  const isOver = theater.turn % TURNS_A_DAY === 0;
  const guards = theater.own.covers[unit] !== NONE;
  if (!isOver && !guards) return null;
  const { side } = at(fleet.squadrons, unit);
  // Only US units tire; what a Japanese unit has lost is lost.
  const weak = side === 'us' || at(theater.airWeak, unit);
  return { place: guards ? 'flown' : 'ready', weak };
}

/**
 * 3.3, 6.5.1, 6.5.3: by day US units that have flown are ready again, exhausted, unless they have flown twice; by night all are ready and
 * fresh. Japanese units of carriers are ready again when the turn is over.
 */
function recovers(theater: LeyteTheater, unit: number): Rested | null {
  const night = fleet.isNight(theater.turn);
  const { side } = at(fleet.squadrons, unit);
  if (side === 'japan') {
    // 13.2: where strikes come back, a unit flies one mission a day.
    const waits = SCENARIOS[theater.own.scenario].strikesReturn && !night;
    return waits || baseOf(at(theater.airHome, unit)) >= 0 ? null : { place: 'ready', weak: at(theater.airWeak, unit) };
  }
  if (baseOf(at(theater.airHome, unit)) >= 0) return night ? { place: 'ready', weak: false } : null;
  if (night) return { place: 'ready', weak: false };
  if (theater.airAt[unit] !== 'flown') return null;
  const done = !isEscortUnit(theater, unit) && at(theater.own.missions, unit) >= MISSIONS_A_DAY;
  return done ? null : { place: 'ready', weak: true };
}

export const airBoxes = createAirBoxes<Own>(fleet, {
  cite: { recovery: '6.5.3', grounded: '6.5.5', lost: '6.5.5' },
  lands,
  recovers,
  grounded: 'stranded',
  refuge: () => OFF,
  readiness: ({ airHome }, unit) => ({
    chart: 'readiness',
    to: 'japan',
    purpose: 'purpose.readiness',
    about: { unit: at(fleet.squadrons, unit).name, base: at(fleet.bases, baseOf(at(airHome, unit))).name },
    rule: '6.5.9',
  }),
});

/** The day in October of a turn. */
export function dateOf({ own, turn }: Pick<LeyteTheater, 'own' | 'turn'>): number {
  return SCENARIOS[own.scenario].firstDay + Math.floor((Math.max(turn, 1) - 1) / TURNS_A_DAY);
}

/** 13.3.5: on the first day of the campaign the Japanese air fleets do nothing. */
export function areFleetsIdle(theater: LeyteTheater): boolean {
  return dateOf(theater) === SCENARIOS[theater.own.scenario].idleDay;
}

/** 6.5.9: by day every Japanese unit ashore that has flown rolls to be ready. */
export function rollReadiness(g: G): void {
  if (fleet.isNight(g.state.turn) || areFleetsIdle(g.state)) return;
  airBoxes.rollReady(
    g,
    LAND_UNITS.filter((unit) => baseOf(at(g.state.airHome, unit)) >= 0),
  );
}

/** 3.3: the aircraft in the Terminal Phase: patrols, then the US units that have flown. */
export function restAircraft(g: G): void {
  const { state } = g;
  const night = fleet.isNight(state.turn);
  if (!night) {
    landPatrols(g);
    returnFromSupport(g);
  }
  // A deck that a critical hit closed is open again (9.2, ours).
  if (night) state.own.impaired = [];
  airBoxes.recover(g, 'us', night ? 'rested' : 'tired');
  airBoxes.recover(g, 'japan', 'rested');
  if (night) state.own.missions.fill(0);
}

/** 14.1: units over Leyte are back as they left, but for those that Japanese flak exhausts. */
function returnFromSupport(g: G): void {
  const { state } = g;
  for (const unit of state.own.support) {
    if (state.airAt[unit] !== 'flown') continue;
    const { name } = at(fleet.squadrons, unit);
    const die = g.die(10, 'purpose.ground support', '14.1', { about: { unit: name } });
    if (die >= EXHAUSTING) state.airWeak[unit] = true;
    if (canLaunch(state, unit)) state.airAt[unit] = 'ready';
  }
  state.own.support = [];
}

/** A patrol is a mission of its day (6.5.3, 6.5.4). */
function landPatrols(g: G): void {
  const { state } = g;
  const { covers, missions } = state.own;
  const up = state.airAt.flatMap((place, unit) => (place === 'cap' ? [unit] : []));
  airBoxes.landPatrols(g);
  for (const unit of up) {
    if (state.airAt[unit] === 'cap') continue;
    missions[unit] = at(missions, unit) + 1;
    covers[unit] = NONE;
  }
}
