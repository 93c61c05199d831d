import { pick, shuffle } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isCovered } from '../data/formations.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { baseOf, isFighter } from '../data/squadron.ts';
import { type AirPlace, LEFT, type Theater } from '../data/theater.ts';
import { canLaunchFrom } from '../rules/airBoxes.ts';
import { isAirOpen } from './laidOpen.ts';
import { isTied } from './plausible.ts';
import type { Vary } from './varyPlans.ts';

/** Whether the enemy can't tell what an air unit does: it is on no display, and nobody saw it sent out. */
export function isAirHidden(theater: Theater, unit: number): boolean {
  return theater.airAt[unit] !== 'lost' && !isAirOpen(theater, unit);
}

/** Whether a unit's base is one that a raid has come to, so that both sides see who defends it. */
function isUnderRaid(fleet: Fleet, theater: Theater, unit: number): boolean {
  const home = at(theater.airHome, unit);
  const base = baseOf(home);
  if (base >= 0) return theater.raid?.base === base;
  const group = at(theater.shipAt, home);
  return group < 0 || isTied(fleet, theater, group);
}

/** Where a unit could wait by now, for all that the enemy knows. */
export function placesFor(fleet: Fleet, theater: Theater, unit: number): AirPlace[] {
  const home = at(theater.airHome, unit);
  const base = baseOf(home);
  if (base < 0 && theater.shipAt[home] === LEFT) return ['stranded'];
  if (!canLaunchFrom(fleet, theater, home)) return ['flown'];
  const patrols =
    isFighter(at(fleet.squadrons, unit).kind) && !fleet.isNight(theater.turn) && (base < 0 || isCovered(fleet, base));
  return patrols ? ['ready', 'flown', 'cap'] : ['ready', 'flown'];
}

/** An air unit is in another of its boxes. */
export const varyAircraft: Vary = ({ fleet }, theater, side, dice) => {
  const { airAt } = theater;
  for (const unit of shuffle(dice, hiddenUnits(fleet, theater, side))) {
    const places = placesFor(fleet, theater, unit);
    const others = places.filter((place) => place !== airAt[unit]);
    if (others.length === places.length || others.length === 0) continue;
    airAt[unit] = pick(dice, others);
    return true;
  }
  return false;
};

function hiddenUnits(fleet: Fleet, theater: Theater, side: SideId): number[] {
  return ofSide(fleet.squadronsOf, side).filter(
    (unit) => isAirHidden(theater, unit) && !isUnderRaid(fleet, theater, unit),
  );
}

/** An American unit is tired, or is not. Japanese units that show their weak side have lost a step, which was seen. */
export const varyFatigue: Vary = ({ fleet }, theater, side, dice) => {
  if (side !== 'us') return false;
  const units = hiddenUnits(fleet, theater, side);
  if (units.length === 0) return false;
  const unit = pick(dice, units);
  theater.airWeak[unit] = !at(theater.airWeak, unit);
  return true;
};

/** A unit that is not there yet comes a turn later. */
export const varyReturns: Vary = ({ fleet }, theater, side, dice) => {
  const { airAt, airBack } = theater;
  const coming = ofSide(fleet.squadronsOf, side).filter(
    (unit) => (airAt[unit] === 'away' || airAt[unit] === 'waiting') && isAirHidden(theater, unit),
  );
  if (coming.length === 0) return false;
  const unit = pick(dice, coming);
  airBack[unit] = at(airBack, unit) + 1;
  return true;
};
