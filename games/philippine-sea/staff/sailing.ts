import { grid, IS_ISLAND, OFF, SAIPAN } from '../data/map.ts';
import type { Battle } from '../data/state.ts';
import { hexOf } from '../rules/groups.ts';
import { windMark } from '../rules/wind.ts';
import { BATTLE_LINE, FIXED_GROUPS, TASK_GROUPS } from '../data/usShips.ts';
import { columnOf, counsel, type Counsel, type Desk, FAR, fleetHex, type Habit, isDark, worthOf } from './desk.ts';

/** 7.23: the hexes by which forces leave for the beaches; with ships in all of them nobody gets through (7.24). */
const PICKETS: readonly number[] = ['0901', '1001', '1101', '1201'].map(grid.mustHex);
const FIRST_SURFACE = TASK_GROUPS.length;

/** Whether Battle Line is wanted before Saipan: late, with time enough left for somebody to get there. */
function covers({ view, temper }: Desk): boolean {
  if (hexOf(view, FIRST_SURFACE) !== OFF) return true;
  if (view.rules.scoring !== 'victory points' || view.turn < temper.coverFrom) return false;
  return view.rules.recoveryFrom - view.turn >= temper.coverFor && view.forces.some(({ retiring }) => !retiring);
}

/** 6.15: Battle Line stays whole with the carriers, where raids spend themselves on it (5.72), until Saipan is in danger. */
export const orders: Habit = (desk) =>
  covers(desk) ? counsel('detach', 'cover saipan') : counsel('sail', 'battle line together');
/** A quarter of what there is to each of the pickets. */
export const detach: Habit = ({ view }, ask) => {
  if (ask.kind !== 'some') return undefined;
  const groups =
    PICKETS.length -
    view.groups.filter(({ hex }, group) => group >= FIRST_SURFACE && group < FIXED_GROUPS && hex !== OFF).length;
  const n = Math.max(1, Math.min(ask.most, Math.floor(ask.options.length / groups)));
  // One heavy ship at least: they stand at the head of the list, their screen at its end.
  return counsel(
    [...ask.options.slice(0, Math.ceil(n / 2)), ...ask.options.slice(ask.options.length - Math.floor(n / 2))],
    'picket line',
  );
};
/** Where a group of surface ships goes to cover Saipan; -1: it stays with the carriers. */
function picketOf(view: Battle, group: number): number {
  if (group === BATTLE_LINE) return hexOf(view, FIRST_SURFACE) === OFF ? OFF : (PICKETS[0] as number);
  return group >= FIRST_SURFACE && group < FIXED_GROUPS ? (PICKETS[1 + group - FIRST_SURFACE] ?? OFF) : OFF;
}

const WAYS: readonly string[] = grid.directions;
/** What makes a force one to keep at arm's length: carriers, or what may be. */
const CARRIERS_LIKELY = 10;
/** Saipan is covered from no farther than this. */
const COVER = 9;

/** What a hex loses by each hex that ships are nearer than they may be. */
const CROWDED = 100;

/** How well the fleet would lie in a hex. */
function merit({ view, temper }: Desk, hex: number): number {
  if (IS_ISLAND[hex] === true) return -FAR * FAR;
  let merit = 0;
  let nearest = FAR;
  for (const force of view.forces) {
    if (force.hex < 0) continue;
    const away = grid.distance(hex, force.hex);
    if (away <= temper.elbowRoom) merit -= (temper.elbowRoom + 1 - away) * CROWDED;
    if (worthOf(view, force) >= CARRIERS_LIKELY && away < nearest) nearest = away;
  }
  const column = columnOf(hex);
  if (nearest === FAR || isDark(view)) merit -= Math.abs(column - temper.station) * 10;
  else {
    merit -= Math.abs(nearest - temper.standOff) * 10;
    if (column > temper.westLimit) merit -= (column - temper.westLimit) * 15;
  }
  merit -= Math.max(0, grid.distance(hex, SAIPAN) - COVER) * 8;
  for (const { kind, spent, fuel, hex: at } of view.missions)
    if (kind === 'strike' && spent && fuel <= grid.distance(hex, at) + 1)
      merit -= grid.distance(hex, at) * temper.meetStrikes;
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
    const picket = picketOf(view, group);
    const way =
      picket !== OFF
        ? toward(hex, picket, boxes)
        : group >= FIXED_GROUPS
          ? eastward(view, hex, boxes)
          : toward(hex, goal, boxes);
    if (way !== undefined) placed[id] = way;
  }
  return reasonOf(placed, fleet, goal);
};
function reasonOf(placed: Record<string, string>, fleet: number, goal: number): Counsel {
  if (goal === fleet) return counsel(placed, 'fleet stays');
  return counsel(
    placed,
    columnOf(goal) > columnOf(fleet) ? 'fleet west' : columnOf(goal) < columnOf(fleet) ? 'fleet east' : 'fleet shifts',
  );
}
/** 17.0: what a course costs in flights, by day. */
function windCost({ view, temper }: Desk, from: number, to: number): number {
  if (!view.rules.advanced.leeward || isDark(view)) return 0;
  const mark = windMark(from, to, view.wind);
  return mark === 'leeward' ? temper.leewardCost : mark === 'station keeping' ? temper.stationCost : 0;
}
function courseOf(desk: Desk, fleet: number): number {
  let goal = fleet;
  let most = merit(desk, fleet) + 1;
  most -= windCost(desk, fleet, fleet);
  for (const hex of grid.neighbours(fleet)) {
    const value = desk.view.forces.some((force) => force.hex === hex)
      ? -Infinity
      : merit(desk, hex) - windCost(desk, fleet, hex);
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
