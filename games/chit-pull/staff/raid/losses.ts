import { at } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { flightIn, stepsOf } from '../../rules/airCombat.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { attackWorth, raidAt, strengthNow } from './flights.ts';

/*
 * Which units bear the steps that were lost. A bomber on its way to the target is dear, a fighter that has done its work is cheap, and
 * what is lost for good in points counts besides.
 */

/** What a factor of a unit is worth that will fly again, and of one that may still strafe today. */
const LATER = 0.12;
const STRAFES = 0.06;

/** Whether a unit of the raid has yet to bomb. */
function isOnItsWay(desk: Desk, unit: number): boolean {
  const flight = flightIn(raidAt(desk), unit);
  return flight !== undefined && !flight.engaged && isBomber(at(desk.fleet.squadrons, unit).kind);
}

/** What its nth step costs the owner of a unit, counted from 0. */
function stepCost(desk: Desk, unit: number, nth: number): number {
  const { fleet, kit, view } = desk;
  const { weak, side } = at(fleet.squadrons, unit);
  const flight = flightIn(raidAt(desk), unit);
  const attacks = isOnItsWay(desk, unit);
  const steps = stepsOf(fleet, view, unit);
  const now = strengthNow(kit, view, unit);
  // Steps that it can't bear any more spoil the aim of a unit that is never lost.
  const spoils = side === 'us' ? nth - (steps - 1) : -1;
  if (spoils >= 0) {
    const harried = (flight?.harried ?? 0) + spoils;
    return attacks ? attackWorth(kit, unit, weak, -harried) - attackWorth(kit, unit, weak, -harried - 1) : 0;
  }
  const before = nth === 0 ? now : weak;
  const after = nth + 1 < steps || side === 'us' ? weak : 0;
  const factors = before - after;
  let cost = factors * kit.rules.factorPoints(unit);
  if (kit.rules.returns(view, unit)) cost += factors * LATER;
  if (attacks) cost += attackWorth(kit, unit, before, 0) - attackWorth(kit, unit, after, 0);
  else if (flight !== undefined && !flight.engaged) cost += factors * STRAFES;
  return cost;
}

/** Step by step onto whoever minds it least. */
export const losses: Habit = (desk, ask) => {
  if (ask.kind !== 'allot') return undefined;
  const { fleet } = desk;
  const units = ask.items.map(({ id, min = 0, max }) => {
    const unit = fleet.squadronNumber.get(id) ?? 0;
    return { id, unit, taken: min, max, cost: stepCost(desk, unit, min) };
  });
  let left = ask.min;
  for (const { taken } of units) left -= taken;
  for (; left > 0; left--) {
    let least: (typeof units)[number] | undefined;
    for (const each of units)
      if (each.taken < each.max && (least === undefined || each.cost < least.cost)) least = each;
    if (least === undefined) return undefined;
    least.taken++;
    least.cost = stepCost(desk, least.unit, least.taken);
  }
  const shares = Object.fromEntries(units.map(({ id, taken }) => [id, taken]));
  const spared = units.some(({ unit, taken, max }) => taken < max && isOnItsWay(desk, unit));
  const borne = units.some(({ unit, taken }) => taken > 0 && !isOnItsWay(desk, unit));
  return counsel(shares, spared && borne ? 'spare the bombers' : 'spare the strong', { n: ask.min });
};
