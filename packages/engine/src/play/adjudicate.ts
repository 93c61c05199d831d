import { type Chart, ChartError, type Explanation, type ModifierUse } from '../charts/chart.ts';
import { DieError, OutOfDice } from '../chance/dice.ts';
import type { RollRecord } from './event.ts';
import type { Game } from './game.ts';
import { compileAll, optionsOf, prepare } from './game.ts';
import { type Json, type JsonObject, same } from '../files/json.ts';
import { BadInput, listed } from './refusal.ts';
import { scripted } from '../chance/scriptedDice.ts';
import { anyJson, faultsOf, fields, integer, list, oneOf, optional, type Shape, text } from '../files/shape.ts';
import { Table } from './table.ts';
import type { Context } from './context.ts';

/** A procedure that can be resolved alone, with dice rolled by hand: for the owner of a boxed game. */
export interface Adjudication {
  readonly rule: string;
  readonly given: Shape;
  run(g: Context<null>, given: JsonObject): Json;
}

/** By name. */
export type Adjudications = Readonly<Record<string, Adjudication>>;

export interface Ruling {
  readonly result: Json;
  readonly explain: readonly (RollRecord | Explanation)[];
}

/** The names that can be adjudicated: the game's procedures, then its charts. */
export function adjudicable(game: Game, adjudications: Adjudications): string[] {
  const named = Object.keys(adjudications);
  return [...named, ...game.charts.map((chart) => chart.id).filter((id) => !named.includes(id))];
}

/** Resolves one chart or procedure with the given dice. Every die must be used, and none may be missing. */
export function adjudicate(
  game: Game,
  adjudications: Adjudications,
  name: string,
  given: Json,
  faces: readonly number[],
  charts = game.charts,
): Ruling {
  const known = Object.hasOwn(adjudications, name) ? adjudications[name] : undefined;
  const chart = charts.find((c) => c.id === name);
  if (!known && !chart)
    throw new BadInput(`${game.id} cannot adjudicate "${name}"; it can ${listed(adjudicable(game, adjudications))}.`);
  const dice = scripted(faces);
  const journal: { roll?: RollRecord; looked?: Explanation }[] = [];
  const table = new Table<null>(
    { agenda: [], open: [], sealed: {}, data: null, outcome: null },
    game.sides,
    optionsOf(game),
    // The game's own are compiled once: many examples are checked in a row.
    charts === game.charts ? prepare(game).charts : compileAll(charts),
    dice,
    journal as never,
  );
  table.onLook = (looked) => journal.push({ looked });
  const shape = known ? known.given : chartInput(chart as Chart);
  const faults = faultsOf(shape, given, 'given');
  if (faults.length > 0) throw new BadInput(`${faults.map(({ problem }) => problem.replace(/\.$/, '')).join('; ')}.`);
  const input = given as JsonObject;
  let result: Json;
  try {
    if (known) result = known.run(table, input);
    else if ((chart as Chart).dice) result = table.roll(name, chartUse(input));
    else result = table.look(name, input['row'] as string | number, input['column'] as string | number | undefined);
  } catch (error) {
    if (error instanceof OutOfDice) {
      throw new BadInput(
        `${game.id}: "${name}" needs another die of ${error.sides} sides; ${faces.length} ${faces.length === 1 ? 'was' : 'were'} given.`,
      );
    }
    // A chart read alone can only be at odds with what was given; within a procedure it is the rules' own fault.
    if (error instanceof DieError || (!known && error instanceof ChartError))
      throw new BadInput(`${game.id}: "${name}": ${error.message}`);
    throw error;
  }
  if (dice.left > 0) {
    // Where none is rolled at all the result says why.
    const none = dice.left === faces.length ? `: none is rolled here, and the result is ${JSON.stringify(result)}` : '';
    throw new BadInput(`${game.id}: "${name}" left ${dice.left} of ${faces.length} dice unused${none}.`);
  }
  const explain = journal.flatMap(({ roll, looked }) => [...(roll ? [roll] : []), ...(looked ? [looked] : [])]);
  return { result, explain };
}

function axisShape(axis: readonly number[] | readonly string[]): Shape {
  return typeof axis[0] === 'string' ? oneOf(axis) : integer();
}

/** What a chart takes: its column, the names of the modifiers that hold, and without dice its row. */
export function chartInput(chart: Chart): Shape {
  const column = axisShape(chart.columns);
  const modifiers = Object.keys(chart.modifiers ?? {});
  return fields({
    ...(chart.dice ? {} : { row: axisShape(chart.rows) }),
    column: chart.columns.length > 1 ? column : optional(column),
    ...(modifiers.length > 0 && { modifiers: optional(list(anyJson())) }),
  });
}

function chartUse(input: JsonObject): { column?: string | number; modifiers?: ModifierUse[] } {
  return {
    ...(input['column'] !== undefined && { column: input['column'] as string | number }),
    ...(input['modifiers'] !== undefined && { modifiers: input['modifiers'] as ModifierUse[] }),
  };
}

/** One worked example: what is given, the dice, and what must come of it. */
export interface Fixture {
  readonly id: string;
  readonly procedure: string;
  readonly given: Json;
  readonly dice: readonly number[];
  readonly expect: JsonObject;
}

export const fixtureShape: Shape = list(
  fields({
    id: text(),
    procedure: text(),
    given: anyJson(),
    dice: list(integer()),
    expect: anyJson(),
    rule: optional(text()),
    note: optional(text()),
    game: optional(text()),
    line: optional(integer()),
  }),
);

export interface FixtureReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { id: string; expected: Json; got: Json }[];
}

/** Runs worked examples. Only the keys of `expect` are compared; what cannot be resolved fails with its sentence. */
export function checkFixtures(
  game: Game,
  adjudications: Adjudications,
  fixtures: readonly Fixture[],
  charts = game.charts,
): FixtureReport {
  const resolve = ({ procedure, given, dice }: Fixture): Json =>
    adjudicate(game, adjudications, procedure, given, dice, charts).result;
  const failures: { id: string; expected: Json; got: Json }[] = [];
  for (const fixture of fixtures) {
    const { resolved, got } = outcomeOf(fixture, resolve);
    if (!resolved || !matches(fixture.expect, got)) failures.push({ id: fixture.id, expected: fixture.expect, got });
  }
  return { passed: fixtures.length - failures.length, failed: failures.length, failures };
}

function outcomeOf(fixture: Fixture, resolve: (fixture: Fixture) => Json): { resolved: boolean; got: Json } {
  try {
    return { resolved: true, got: resolve(fixture) };
  } catch (error) {
    if (error instanceof Error) return { resolved: false, got: error.message };
    throw error;
  }
}

function matches(expected: Json, got: Json): boolean {
  const found = keyed(got);
  return Object.entries(keyed(expected)).every(([key, value]) => Object.hasOwn(found, key) && same(found[key], value));
}

/** A bare result stands for `{ result }`, so that a chart's cell can be compared like a procedure's. */
function keyed(result: Json): JsonObject {
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? result : { result };
}
