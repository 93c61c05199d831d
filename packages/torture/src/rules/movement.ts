import type { Dice, PathStep, Side } from '@point-option/engine';
import { pacific } from '../data/pacific.ts';
import { NATIONS } from '../data/sides.ts';
import { entryOf, groundOf, isForce, kindOfUnit, type Unit, unitOf, type War } from '../data/state.ts';
import { rosterOf } from '../data/roster.ts';

/** 6.2: no more units of a side can end a march in one place. */
export const STACK_LIMIT = 12;
export const LONGEST_MARCH = 8;

/** Places where units of other sides lie. Where counters lie is public, dummies included. */
export function enemyPlaces(war: War, side: Side): ReadonlySet<string> {
  const { entries } = rosterOf(war.scenario);
  const ground = groundOf(war);
  const places = new Set<string>();
  war.units.forEach((unit, i) => {
    if (entries[i]?.side !== side && ground.isPlace(unit.at)) places.add(unit.at);
  });
  return places;
}

export function enemiesNear(war: War, unit: Unit): Unit[] {
  const { side } = entryOf(war, unit.id);
  const { entries } = rosterOf(war.scenario);
  const near = new Set(groundOf(war).neighbors(unit.at));
  return war.units.filter((other, i) => near.has(other.at) && entries[i]?.side !== side);
}

function stackOf(war: War, at: string, side: Side): Unit[] {
  const { entries } = rosterOf(war.scenario);
  return war.units.filter((unit, i) => unit.at === at && entries[i]?.side === side);
}

/** What a route costs so far. */
function routeCost(war: War, unit: string, route: readonly string[]): number {
  const { domain } = kindOfUnit(war, unit);
  const ground = groundOf(war);
  let from = unitOf(war, unit).at;
  let cost = 0;
  for (const to of route) {
    cost += ground.entry(domain, from, to)?.cost ?? 0;
    from = to;
  }
  return cost;
}

/** 6.2: the steps that may follow a route: into no enemy, and no further once beside one. */
export function marchSteps(war: War, id: string, budget: number, route: readonly string[]): PathStep<string>[] {
  const { domain } = kindOfUnit(war, id);
  const ground = groundOf(war);
  const enemies = enemyPlaces(war, entryOf(war, id).side);
  const { at } = unitOf(war, id);
  const from = route.at(-1) ?? at;
  const left = budget - routeCost(war, id, route);
  return ground.neighbors(from).flatMap((to): PathStep<string>[] => {
    const entry = ground.entry(domain, from, to);
    if (entry === null || entry.cost > left || enemies.has(to) || to === at || route.includes(to)) return [];
    const stops = ground.neighbors(to).some((near) => enemies.has(near));
    return [{ to, ...entry, ...(stops && { stops: { key: 'stops zone' } }) }];
  });
}

/** 6.2: whether a march may end there. */
export function isFull(war: War, id: string, route: readonly string[]): boolean {
  const end = route.at(-1);
  return end !== undefined && stackOf(war, end, entryOf(war, id).side).length >= STACK_LIMIT;
}

/** A march drawn by chance, as anybody could have ordered it. */
export function drawnRoute(war: War, id: string, budget: number, dice: Dice): string[] {
  const route: string[] = [];
  const length = dice.die(LONGEST_MARCH + 1) - 1;
  while (route.length < length) {
    const steps = marchSteps(war, id, budget, route);
    if (steps.length === 0) break;
    const step = steps[dice.die(steps.length) - 1] as PathStep<string>;
    route.push(step.to);
    if (step.stops) break;
  }
  while (isFull(war, id, route)) route.pop();
  return route;
}

/** 6.4: the unit goes its way, its nation takes every hex on it, and forces beside its end are made out. */
export function march(war: War, id: string, route: readonly string[]): void {
  const unit = unitOf(war, id);
  const end = route.at(-1);
  if (end === undefined) return;
  takeControl(war, id, route);
  war.trail = [unit.at, ...route];
  unit.at = end;
  for (const other of enemiesNear(war, unit)) if (isForce(entryOf(war, other.id)) && other.level === 0) other.level = 1;
}

function takeControl(war: War, id: string, route: readonly string[]): void {
  if (war.control === '') return;
  const { grid } = pacific();
  const nation = String(NATIONS.indexOf(entryOf(war, id).nation));
  const held = war.control.split('');
  for (const at of route) for (const hex of grid.within(grid.mustHex(at), 1)) held[hex] = nation;
  war.control = held.join('');
}
