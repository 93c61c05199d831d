import { grid, IS_ISLAND, OFF, SAIPAN } from '../data/map.ts';
import { type Battle, type Force, MISSIONS } from '../data/state.ts';
import { hexOf } from '../rules/groups.ts';
import { windMark } from '../rules/wind.ts';
import { BATTLE_LINE, FIXED_GROUPS, TASK_GROUPS } from '../data/usShips.ts';
import { columnOf, counsel, type Desk, FAR, fleetHex, flights, type Habit, isDark, worthOf } from './desk.ts';
import type { Doctrine } from './tempers.data.ts';

/** 7.23: the hexes by which forces leave for the beaches; with ships in all of them nobody gets through (7.24). */
const PICKETS: readonly number[] = ['0901', '1001', '1101', '1201'].map(grid.mustHex);
const FIRST_SURFACE = TASK_GROUPS.length;

/** Whether Battle Line has been sent to bar the way to Saipan. */
export const isBattleLineDivided = (view: Battle): boolean => hexOf(view, FIRST_SURFACE) !== OFF;
/** Whether Battle Line is wanted before Saipan: late, with time enough left for somebody to get there. */
function covers({ view, temper }: Desk): boolean {
  if (isBattleLineDivided(view)) return true;
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
  const n = Math.max(1, Math.min(ask.max, Math.floor(ask.options.length / groups)));
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
/** What a hex loses by each hex that ships are nearer than they may be. */
const CROWDED = 100;
/** What a column beyond its limits costs. */
const BEYOND_LIMIT = 15;

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
  const offStation = Math.abs(column - temper.station);
  if (nearest === FAR || (!temper.nightHunt && isDark(view))) merit -= offStation * 10;
  else {
    merit -= Math.abs(nearest - temper.standOff) * temper.standOffCost + offStation * temper.stationHold;
    merit -= Math.max(0, column - temper.westLimit) * BEYOND_LIMIT;
  }
  merit -= Math.max(0, temper.eastLimit - column) * BEYOND_LIMIT;
  merit -= Math.max(0, grid.distance(hex, SAIPAN) - temper.guard) * temper.guardCost;
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
  return counsel(placed, reasonFor(desk, fleet, goal));
};
/** Whether he guards Saipan rather than seek a distance to strike from. */
const guards = ({ standOffCost }: Doctrine): boolean => standOffCost === 0;
/** Why the fleet goes from here to there. */
function reasonFor(desk: Desk, fleet: number, goal: number): string {
  const { view, temper } = desk;
  if (goal === fleet)
    return guards(temper) && grid.distance(fleet, SAIPAN) <= temper.guard ? 'fleet guards' : 'fleet stays';
  const { leeward } = view.rules.advanced;
  if (leeward && isBusy(desk) && windMark(fleet, goal, view.wind) === 'none') return 'fleet into the wind';
  const crowd = (hex: number): number => view.forces.filter((force) => near(force, hex) <= temper.elbowRoom).length;
  if (crowd(goal) < crowd(fleet)) return 'fleet gives way';
  const [from, to] = [columnOf(fleet), columnOf(goal)];
  if (guards(temper)) {
    if (Math.abs(to - temper.station) < Math.abs(from - temper.station)) return 'fleet to station';
    if (grid.distance(goal, SAIPAN) < grid.distance(fleet, SAIPAN)) return 'fleet to saipan';
    return 'fleet shifts';
  }
  if (to > from) return temper.nightHunt ? 'fleet hunts' : 'fleet west';
  return to < from ? 'fleet east' : 'fleet shifts';
}
const near = ({ hex }: Force, to: number): number => (hex < 0 ? FAR : grid.distance(hex, to));
/** 17.0: what a course costs in flights: nothing in a dark and empty sky. */
function windCost({ view, temper }: Desk, from: number, to: number, busy: boolean): number {
  if (!view.rules.advanced.leeward || (!busy && isDark(view))) return 0;
  const mark = windMark(from, to, view.wind);
  if (mark === 'none') return 0;
  if (busy) return mark === 'leeward' ? temper.leewardBusy : temper.stationBusy;
  return mark === 'leeward' ? temper.leewardCost : temper.stationCost;
}
/** Units that a course before the wind takes aboard without harm before the fleet can turn again. */
const FEW = 4;
/** 17.2: whether decks are needed: against raids, for strikes that form up, for more than a few that must come down. */
export function isBusy(desk: Desk): boolean {
  const { view } = desk;
  if (view.raids.some(({ returning }) => returning < 0)) return true;
  const { fighters, attack } = flights(view);
  let down = 0;
  for (let m = 0; m < MISSIONS; m++)
    if (view.missions[m]?.kind !== 'patrol') down += (fighters[m] as number) + (attack[m] as number);
  for (const { homeward } of view.searches) if (homeward) down += PAIR;
  return down > FEW;
}
const PAIR = 2;
function courseOf(desk: Desk, fleet: number): number {
  const busy = desk.view.rules.advanced.leeward && isBusy(desk);
  let goal = fleet;
  let most = merit(desk, fleet) + 1 - windCost(desk, fleet, fleet, busy);
  for (const hex of grid.neighbours(fleet)) {
    const value = desk.view.forces.some((force) => force.hex === hex)
      ? -Infinity
      : merit(desk, hex) - windCost(desk, fleet, hex, busy);
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
