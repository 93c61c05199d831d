import { at } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { stepsOf } from '../../rules/airCombat.ts';
import { bombersOf } from '../../rules/raid/patrolOrders.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { factorsOf, raidAt, stepPoints, strengthNow } from './flights.ts';

/*
 * Which fighters leave the bombers to fight the patrol. As many as the patrol has units must, and that keeps every one of them off the
 * bombers. More of them only add to the fight, and those that stay can strafe.
 */

/** What a fighter that strafes is worth, for each bomber that comes with it. */
const STRAFING = 0.08;
/** It takes so many bombers to make strafing worth while; more than that make no difference. */
const BOMBERS_TO_STRAFE = 3;
const MOST_BOMBERS = 5;
/** What a step off the enemy's patrol is worth besides its points: it meets the next raid weaker. */
const PATROL_STEP = 0.15;

/** What one more fighter in the fight would bring. */
function fightGain(desk: Desk, committed: readonly number[], unit: number): number {
  const { kit, view, side, fleet } = desk;
  const { patrol } = raidAt(desk);
  const drm = kit.rules.airCombatDrm(view, side);
  const factors = factorsOf(kit, view, committed);
  let points = 0;
  let most = 0;
  for (const each of patrol) {
    points += stepPoints(kit, view, each);
    most += stepsOf(fleet, view, each);
  }
  const steps = (strength: number): number => Math.min(most, kit.tables.steps(strength, drm));
  const more = steps(factors + strengthNow(kit, view, unit)) - steps(factors);
  return more * (points / Math.max(1, patrol.length) + PATROL_STEP);
}

/** Those that can best be spared: our own losses in points first, and for a side whose units are never lost, the strongest. */
function orderOf(desk: Desk, units: readonly number[]): number[] {
  const { kit, view, fleet } = desk;
  const rank = (unit: number): number => {
    // A fighter-bomber has bombs to drop.
    const bombs = isBomber(at(fleet.squadrons, unit).kind) ? 100 : 0;
    const points = stepPoints(kit, view, unit);
    return bombs + (points > 0 ? 10 * points : 0) - strengthNow(kit, view, unit) / 10;
  };
  return units.toSorted((a, b) => rank(a) - rank(b));
}

export const escort: Habit = (desk, ask) => {
  if (ask.kind !== 'some') return undefined;
  const { fleet } = desk;
  const raid = raidAt(desk);
  const free = orderOf(
    desk,
    ask.options.map((id) => fleet.squadronNumber.get(String(id)) ?? 0),
  );
  const bombers = bombersOf(fleet, raid).filter((unit) => !free.includes(unit)).length;
  const chosen = free.slice(0, ask.min);
  const strafe = bombers < BOMBERS_TO_STRAFE ? 0 : STRAFING * Math.min(MOST_BOMBERS, bombers);
  for (const unit of free.slice(ask.min)) {
    const bombs = isBomber(at(fleet.squadrons, unit).kind);
    if (!bombs && fightGain(desk, chosen, unit) > strafe) chosen.push(unit);
  }
  const ids = chosen.map((unit) => at(fleet.squadrons, unit).id);
  const values = { n: ids.length, of: free.length, patrol: raid.patrol.length };
  if (ids.length > ask.min) return counsel(ids, bombers === 0 ? 'fighter sweep' : 'beat the patrol', values);
  return counsel(ids, 'hold the patrol', values);
};
