import { grid, IS_ISLAND, OFF, SAIPAN } from '../data/map.ts';
import type { Battle } from '../data/state.ts';
import { hexOf } from '../rules/groups.ts';
import { FIXED_GROUPS } from '../data/usShips.ts';
import { columnOf, counsel, type Counsel, type Desk, FAR, fleetHex, type Habit, isDark, worthOf } from './desk.ts';

/** 6.15: Battle Line stays whole, with the carriers: raids spend themselves on it (5.72). */
export const orders: Habit = () => counsel('sail', 'battle line together');
export const detach: Habit = (_desk, ask) => (ask.kind === 'some' ? counsel([ask.options[0] as number], 'no matter') : undefined);

const WAYS: readonly string[] = grid.directions;
/** What makes a force one to keep at arm's length: carriers, or what may be. */
const CARRIERS_LIKELY = 10;
/** Saipan is covered from no farther than this. */
const COVER = 9;

/** How well the fleet would lie in a hex. */
function merit({ view, temper }: Desk, hex: number): number {
  if (IS_ISLAND[hex] === true) return -FAR * FAR;
  let merit = 0;
  let nearest = FAR;
  for (const force of view.forces) {
    if (force.hex < 0) continue;
    const away = grid.distance(hex, force.hex);
    if (away < temper.elbowRoom) merit -= 300;
    else if (force.kind !== 'carrier' && away <= temper.elbowRoom) merit -= 60;
    if (worthOf(view, force) >= CARRIERS_LIKELY && away < nearest) nearest = away;
  }
  const column = columnOf(hex);
  if (nearest === FAR || isDark(view)) merit -= Math.abs(column - temper.station) * 10;
  else {
    merit -= Math.abs(nearest - temper.standOff) * 10;
    if (column > temper.westLimit) merit -= (column - temper.westLimit) * 15;
  }
  merit -= Math.max(0, grid.distance(hex, SAIPAN) - COVER) * 8;
  return merit;
}

/** 6.34: all groups together, to where the fleet lies best; whoever is apart joins it; cripples make for the east. */
export const courses: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const fleet = fleetHex(view);
  if (fleet === OFF) return counsel({}, 'fleet stays');
  const goal = courseOf(desk, fleet);
  const placed: Record<string, string> = {};
  for (const { id, boxes = WAYS } of ask.pieces) {
    const group = Number(id.slice(6));
    const hex = hexOf(view, group);
    const way = group >= FIXED_GROUPS ? eastward(view, hex, boxes) : toward(hex, goal, boxes);
    if (way !== undefined) placed[id] = way;
  }
  return reasonOf(placed, fleet, goal);
};
function reasonOf(placed: Record<string, string>, fleet: number, goal: number): Counsel {
  if (goal === fleet) return counsel(placed, 'fleet stays');
  return counsel(placed, columnOf(goal) > columnOf(fleet) ? 'fleet west' : columnOf(goal) < columnOf(fleet) ? 'fleet east' : 'fleet shifts');
}
function courseOf(desk: Desk, fleet: number): number {
  let goal = fleet;
  let most = merit(desk, fleet) + 1;
  for (const hex of grid.neighbours(fleet)) {
    const value = desk.view.forces.some((force) => force.hex === hex) ? -Infinity : merit(desk, hex);
    if (value > most) [goal, most] = [hex, value];
  }
  return goal;
}
function toward(hex: number, goal: number, ways: readonly string[]): string | undefined {
  let found: string | undefined;
  let least = grid.distance(hex, goal);
  for (const way of ways) {
    const to = grid.neighbour(hex, WAYS.indexOf(way));
    if (to < 0) continue;
    const away = grid.distance(to, goal);
    if (away < least) [found, least] = [way, away];
  }
  return found;
}
function eastward(view: Battle, hex: number, ways: readonly string[]): string | undefined {
  const near = (at: number): number => Math.min(FAR, ...view.forces.map((force) => grid.distance(at, force.hex)));
  let found: string | undefined;
  let most = near(hex) * 2 - columnOf(hex);
  for (const way of ways) {
    const to = grid.neighbour(hex, WAYS.indexOf(way));
    if (to < 0) continue;
    const value = near(to) * 2 - columnOf(to);
    if (value > most) [found, most] = [way, value];
  }
  return found;
}
