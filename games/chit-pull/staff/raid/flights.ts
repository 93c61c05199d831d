import { at } from '../../data/side.ts';
import { isBomber, isFighter } from '../../data/squadron.ts';
import type { Flight, Raid, Theater } from '../../data/theater.ts';
import { stepsOf } from '../../rules/airCombat.ts';
import type { Desk } from '../desk.ts';
import type { Kit } from '../kit.ts';

/** The raid that the question is about. */
export function raidAt({ view }: Desk): Raid {
  if (view.raid === null) throw new Error('No raid is under way.');
  return view.raid;
}

export function isBomberUnit({ fleet }: Kit, unit: number): boolean {
  return isBomber(at(fleet.squadrons, unit).kind);
}
export function isFighterUnit({ fleet }: Kit, unit: number): boolean {
  return isFighter(at(fleet.squadrons, unit).kind);
}

/** Flak on the way in takes about this much off an attack. */
const USUAL_FLAK = -2;
/** What a hit on a ship worth attacking brings. */
const USUAL_HIT = 1.5;
/** Torpedoes hit harder than their hits count. */
const TORPEDO_SHARE = 1.3;

/** What a bomber that gets through is likely to bring, with a strength and a change to its die. */
export function attackWorth({ tables, rules }: Kit, unit: number, strength: number, drm: number): number {
  const hits = tables.meanHits(strength, USUAL_FLAK + drm);
  return hits * USUAL_HIT * (rules.isTorpedo(unit) ? TORPEDO_SHARE : 1);
}

/** The strength that a unit has left when it loses a step: none with its last. */
export function strengthAfter({ fleet }: Kit, theater: Theater, unit: number): number {
  const { weak, side } = at(fleet.squadrons, unit);
  return side === 'us' || stepsOf(fleet, theater, unit) > 1 ? weak : 0;
}

/** Points that its next step costs a unit's owner. */
export function stepPoints(kit: Kit, theater: Theater, unit: number): number {
  const { full, weak } = at(kit.fleet.squadrons, unit);
  const now = at(theater.airWeak, unit) ? weak : full;
  return Math.max(0, now - strengthAfter(kit, theater, unit)) * kit.rules.factorPoints(unit);
}

/** The flights that still fly with the raid and have not been drawn off. */
export function flightsLeft({ flights }: Pick<Raid, 'flights'>): Flight[] {
  return flights.filter(({ fate, engaged }) => fate === 'flying' && !engaged);
}

/** The strength of a unit as it is now. */
export function strengthNow({ fleet }: Kit, { airWeak }: Theater, unit: number): number {
  const { full, weak } = at(fleet.squadrons, unit);
  return at(airWeak, unit) ? weak : full;
}

export function factorsOf(kit: Kit, theater: Theater, units: readonly number[]): number {
  let sum = 0;
  for (const unit of units) sum += strengthNow(kit, theater, unit);
  return sum;
}
