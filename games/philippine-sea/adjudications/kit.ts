import {
  type Adjudication,
  BadInput,
  type CompiledChart,
  type Context,
  explainLookUp,
  explainRoll,
  type Explanation,
  fields,
  flag,
  integer,
  type Json,
  type JsonObject,
  type MatchOptions,
  type ModifierUse,
  oneOf,
  type RollRecord,
  type Shape,
} from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { grid, HEX_LABELS } from '../data/map.ts';
import { layOut } from '../data/setup.ts';
import {
  type Battle,
  emptyBattle,
  emptyMission,
  type Force,
  type G,
  inMission,
  type MissionKind,
  newForce,
} from '../data/state.ts';
import type { ScenarioFile } from '../data/scenarioFile.ts';
import { HOURS, type Hour, type Light, turnAt } from '../rules/clock.ts';
import { SCENARIOS } from '../scenarios.ts';

/** What an adjudication is given: a table with dice and charts, and no battle on it. */
export type Bare = Context<null>;

/** An adjudication whose input has this form once its shape has let it through. */
export function ruling<Given>(
  rule: string,
  shape: Readonly<Record<string, Shape>>,
  run: (g: Bare, given: Given) => Json,
): Adjudication {
  return { rule, given: fields(shape), run: (g, given: JsonObject) => run(g, given as unknown as Given) };
}

/** Refuses what the shape alone cannot: a sentence that begins with the field. */
export function insist(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new BadInput(sentence);
}

/** The scenario where none is named: the first that uses every standard rule. */
const STANDARD = 6;
export const GREAT_BATTLE = 9;
interface Setting {
  readonly scenario?: number | undefined;
  readonly options?: MatchOptions;
  /** Instead of a die for which of several: where it makes no difference, or the player has chosen by hand. */
  readonly pick?: <T extends string | number>(list: readonly T[]) => T;
}
export const fileOf = (scenario: number): ScenarioFile => SCENARIOS[scenario - 1] as ScenarioFile;

/** The table with a battle on it, in which nothing is on the map: its rules, charts and dice are the real ones. */
export function table(g: Bare, { scenario = STANDARD, options = {}, pick }: Setting = {}): G {
  const settings = { ...g.options, ...options };
  const state = emptyBattle(layOut(fileOf(scenario), settings).rules);
  state.phase = 1;
  return {
    state,
    options: settings,
    sides: g.sides,
    silent: g.silent,
    roll: (chart, use) => g.roll(chart, use),
    look: (chart, row, column) => g.look(chart, row, column),
    odds: (chart, use) => g.odds(chart, use),
    die: (sides, purpose, rule, extra) => g.die(sides, purpose, rule, extra),
    pick: (list, purpose, rule, extra) => (pick ? pick(list) : g.pick(list, purpose, rule, extra)),
    draw: (cup, purpose, rule, extra) => g.draw(cup, purpose, rule, extra),
    emit: (key, values, extra) => g.emit(key, values, extra),
    stands: () => g.stands(),
    finish: (outcome) => g.finish(outcome),
  };
}
/** Which of several things that are alike makes no difference. */
export const anyOf = <T extends string | number>(list: readonly T[]): T => list[0] as T;

/** The kernel adjudicates on a table of its own: it knows the charts in force, and what was rolled so far. */
interface Kernel {
  readonly charts: ReadonlyMap<string, CompiledChart>;
  readonly journal: readonly { readonly roll?: RollRecord }[];
}
const kernel = (g: Bare): Kernel => g as unknown as Kernel;
const chartOf = (g: Bare, id: string): CompiledChart => kernel(g).charts.get(id) as CompiledChart;

/** The rolls on charts so far, of one chart if it is named. */
export function rolled(g: Bare, chart?: string): Explanation[] {
  return kernel(g).journal.flatMap(({ roll }) =>
    roll?.chart && (chart === undefined || roll.chart.chart === chart) ? [roll.chart] : [],
  );
}
/** The modifiers of the first roll on a chart, added up, and the roll as it counts; nothing where there was none. */
export function reading(g: Bare, chart?: string): { drm?: number; modifiedDie?: number } {
  const [first] = rolled(g, chart);
  if (!first) return {};
  return { drm: first.modifiers.reduce((sum, { n }) => sum + n, 0), modifiedDie: first.modified ?? 0 };
}
/** What modifiers come to on a chart. */
export function modifiersOn(g: Bare, chart: string, modifiers: readonly ModifierUse[]): number {
  const [column] = chartOf(g, chart).chart.columns;
  const { natural, modified } = explainRoll(chartOf(g, chart), [1], { column, modifiers });
  return (modified ?? 0) - (natural ?? 0);
}
/** The column, or row, that a number is read in. */
export function columnOn(g: Bare, chart: string, n: number): number {
  const compiled = chartOf(g, chart);
  return Number.parseInt(explainLookUp(compiled, compiled.chart.rows[0] as number | string, n).column, 10);
}
export function rowOn(g: Bare, chart: string, n: number): number {
  return Number.parseInt(explainLookUp(chartOf(g, chart), n, chartOf(g, chart).chart.columns[0]).row, 10);
}

// Shapes that many have
const LIGHTS: readonly Light[] = ['day', 'dusk', 'night'];
export const light = oneOf(LIGHTS);
export const hour = oneOf(HOURS);
export const yes = flag();
export const count = integer({ min: 0, max: 99 });
/** By its number in the book: the lessons after the last of them have none. */
export const scenario = integer({ min: 1, max: GREAT_BATTLE });
export const hex = oneOf(
  HEX_LABELS,
  `a hex of the map, ${JSON.stringify(HEX_LABELS[0])} to ${JSON.stringify(HEX_LABELS.at(-1))}`,
);
export const range = integer({ min: 0, max: 29 });

export const turnOf = (at: Hour): number => turnAt(19, at);
/** An hour and phase at which it is so light (6.41). */
const HOUR_OF = { day: ['1050', 1], dusk: ['1850', 2], night: ['2130', 1] } as const;
export function setLight(state: Battle, what: Light): void {
  const [at, phase] = HOUR_OF[what];
  state.turn = turnOf(at);
  state.phase = phase;
}

/** Where an American group lies, and hexes straight to the west of it. */
export const FLEET = grid.mustHex('1301');
export const westOfFleet = (hexes: number): number => grid.mustHex(`13${String(1 + hexes).padStart(2, '0')}`);
/** TG 58.1 with its first carrier. */
export function placeGroup(state: Battle, at = FLEET): void {
  state.groups[0] = { hex: at, from: at };
  state.where[0] = 0;
}
/** Puts a force on the map. */
export function placeForce(state: Battle, at: number, change: Partial<Force> = {}): Force {
  const force = Object.assign(newForce(state.nextForce++, 'A', at), change);
  state.forces.push(force);
  for (const ship of force.ships) state.japanese[ship] = force.id;
  return force;
}
/** Puts so many fighters and attack planes onto the first display. */
export function placeMission(
  state: Battle,
  kind: MissionKind,
  flying: { fighters?: number; attack?: number; fuel: number; hex?: number },
): void {
  const { fighters = 1, attack = 0, fuel, hex: at = FLEET } = flying;
  state.missions[0] = { ...emptyMission(), kind, hex: at, fuel, groups: 1 };
  const wanted = [fighters, attack];
  UNITS.forEach(({ model }, unit) => {
    const which = model.fighter ? 0 : 1;
    if ((wanted[which] ?? 0) === 0) return;
    wanted[which] = (wanted[which] ?? 0) - 1;
    state.units[unit] = inMission(0);
  });
}
