import { axisShape, ChartError } from './chartAxis.ts';
import { type Chart, type ChartModifier, type CompiledChart, compileChart, unfitCell } from './chart.ts';
import { diceShape } from './chartDice.ts';
import { cellKind } from './houseCellKind.ts';
import { clone, type Json, type JsonObject } from '../files/json.ts';
import {
  anyJson,
  check,
  type Fault,
  fields,
  integer,
  list,
  noted,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from '../files/shape.ts';
import { toJsonSchema } from '../files/shapeSchema.ts';

export type HouseChartsReading = { ok: true; charts: Chart[] } | { ok: false; problem: string };

/** A chart of the file: what it does not give stays as in the game. */
type HouseChart = Pick<Chart, 'id'> &
  Partial<Omit<Chart, 'modifiers' | 'cell' | 'rising'>> & {
    modifiers?: Record<string, Pick<ChartModifier, 'n'> & Partial<ChartModifier>>;
  };
interface HouseFile {
  game: string;
  charts: HouseChart[];
}

const MOST = 1_000_000;

const houseChartShape = fields({
  id: noted('The chart of the game that this one replaces.', text({ min: 1 })),
  title: optional(text()),
  rule: optional(text()),
  provenance: noted(
    'Whatever stands here, a chart from this file is shown as a house chart.',
    optional(oneOf(['printed', 'partly printed', 'ours', 'house'])),
  ),
  note: optional(text()),
  dice: noted('Digits: two ten-sided dice are 1 to 100, two six-sided dice 11 to 66.', optional(diceShape)),
  rows: noted(
    'Rising numbers, of which the highest not above the value is used; or the names of the game.',
    optional(axisShape),
  ),
  columns: noted('As the rows.', optional(axisShape)),
  cells: noted('A list of cells for every row.', optional(list(list(anyJson())))),
  below: noted('The result where a numbered column lies below the first.', optional(anyJson())),
  modifiers: noted(
    'By the names that the game uses; those not given stay as they are.',
    optional(
      record(fields({ n: integer({ min: -MOST, max: MOST }), rule: optional(text()), title: optional(text()) })),
    ),
  ),
});

const houseFileShape = fields({
  $schema: optional(text()),
  format: oneOf(['point-option charts']),
  version: oneOf([1]),
  game: noted('The game whose charts are replaced.', text({ min: 1 })),
  note: optional(text()),
  charts: list(houseChartShape),
});

/** The JSON Schema of a file of house charts. Whether the charts fit the game, only readHouseCharts can say. */
export function houseChartsSchema(): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'House charts',
    description: 'Charts that replace those of a game, by id.',
    ...toJsonSchema(houseFileShape),
  };
}

/** The charts of a game with those of a file in their place, or the first fault of the file in a sentence. */
export function readHouseCharts(json: unknown, charts: readonly Chart[], game: string): HouseChartsReading {
  const fault = check(houseFileShape, json, 'file');
  if (fault) return refused(named(fault, json as JsonObject));
  const file = json as HouseFile;
  if (file.game !== game) return refused(`This file has charts for the game "${file.game}", not for "${game}".`);

  const replaced = new Map(charts.map((chart) => [chart.id, chart]));
  const seen = new Set<string>();
  for (const house of file.charts) {
    const original = replaced.get(house.id);
    if (!original) {
      const known = charts.map(({ id }) => `"${id}"`).join(', ');
      return refused(`Chart "${house.id}" is not known in the game "${game}": it has ${known}.`);
    }
    if (seen.has(house.id)) return refused(`Chart "${house.id}" stands twice in the file.`);
    seen.add(house.id);
    const problem = axisProblem(original, house, 'rows') ?? axisProblem(original, house, 'columns');
    if (problem) return refused(problem);
    const merged = merge(original, house);
    if (typeof merged === 'string') return refused(merged);
    replaced.set(house.id, merged);
  }
  return { ok: true, charts: [...replaced.values()] };
}

/** Lays the house chart over the original one, or says why they do not fit. */
function merge(original: Chart, house: HouseChart): Chart | string {
  if (house.dice && !original.dice) return `Chart "${house.id}", field dice: this chart is read without dice.`;
  const { modifiers: changes, ...rest } = clone(house);
  // What cells may be stays with the game: a house chart is data, and goes into match files.
  const { cell: _cell, rising: _rising, ...own } = original;
  const chart: Chart = { ...clone(own), ...rest, provenance: 'house' };
  for (const [id, change] of Object.entries(changes ?? {})) {
    const known = original.modifiers ?? {};
    if (!Object.hasOwn(known, id)) {
      const list = Object.keys(known).map((key) => `"${key}"`);
      return `Chart "${house.id}" has no modifier "${id}": it has ${list.join(', ') || 'none'}.`;
    }
    chart.modifiers = { ...chart.modifiers, [id]: { ...(known[id] as ChartModifier), ...change } };
  }
  try {
    const compiled = compileChart(chart);
    return cellProblem(original, compiled) ?? orderProblem(original, compiled) ?? chart;
  } catch (error) {
    if (error instanceof ChartError) return error.message;
    throw error;
  }
}

/** Rules ask for a row or a column by name, so names stay; thresholds may change. */
function axisProblem(original: Chart, house: HouseChart, axis: 'rows' | 'columns'): string | null {
  const given: readonly (number | string)[] | undefined = house[axis];
  if (!given) return null;
  const own: readonly (number | string)[] = original[axis];
  const where = `Chart "${house.id}", field ${axis}`;
  const known = own.map((value) => JSON.stringify(value)).join(', ');
  if (typeof given[0] !== typeof own[0]) {
    return `${where} should be ${typeof own[0] === 'number' ? 'numbers' : 'names'}, as in the game: ${known}.`;
  }
  if (typeof own[0] === 'number') return null;
  const strange = given.find((name) => !own.includes(name));
  if (strange !== undefined)
    return `${where} has ${JSON.stringify(strange)}, which is not known: the game has ${known}.`;
  const missing = own.find((name) => !given.includes(name));
  return missing === undefined ? null : `${where} lacks ${JSON.stringify(missing)}: the game has ${known}.`;
}

/** By what the game says of the chart's cells; where it says nothing, by the cells that its own chart has. */
function cellProblem(original: Chart, { chart, rows, columns }: CompiledChart): string | null {
  if (original.cell) return unfitCell(chart, rows, columns, original.cell);
  const own = original.below === undefined ? original.cells.flat(1) : [...original.cells.flat(1), original.below];
  return unfitCell(chart, rows, columns, within(cellKind(own), limitsOf(own)));
}

/** Where the game's rows rise, so must those of a house chart: what comes after is never reached first. */
function orderProblem(original: Chart, { chart, rows, columns }: CompiledChart): string | null {
  if (original.rising !== true) return null;
  for (const [r, row] of chart.cells.entries())
    for (let c = 1; c < row.length; c++)
      if (Number(row[c]) < Number(row[c - 1]))
        return (
          `Chart "${chart.id}", row ${rows.labels[r]}, column ${columns.labels[c]} should not be less than ` +
          `${Number(row[c - 1])} in column ${columns.labels[c - 1]}, but is ${Number(row[c])}.`
        );
  return null;
}

/** A chart of small numbers has room up to this. */
const ROOM = 100;

/** Whole numbers up to ten times the greatest of the game's own, and below 0 only where its own are. */
function limitsOf(own: Json): { min: number; max: number } {
  const numbers = numbersIn(own);
  const max = Math.max(ROOM, ...numbers.map((n) => 10 * Math.abs(n)));
  return { min: numbers.some((n) => n < 0) ? -max : 0, max };
}

function numbersIn(value: Json): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The same shape, with limits to its whole numbers. */
function within(shape: Shape, limits: { min: number; max: number }): Shape {
  switch (shape.kind) {
    case 'integer':
      return integer(limits);
    case 'list':
    case 'optional':
      return { ...shape, of: within(shape.of, limits) };
    case 'fields':
      return fields(
        Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, within(field, limits)])),
      );
    case 'either':
      return { ...shape, of: shape.of.map((one) => within(one, limits)) };
    default:
      return shape;
  }
}

/** A fault inside a chart, with the chart's name in place of its number in the file. */
function named({ path, problem }: Fault, file: JsonObject): string {
  const inChart = /^file\.charts\[(\d+)\]\.?/.exec(path);
  if (!inChart) return problem;
  const chart = (file['charts'] as Json[])[Number(inChart[1])] as { id?: unknown } | null;
  const field = path.slice(inChart[0].length);
  if (typeof chart?.id !== 'string' || chart.id === '' || field === '') return problem;
  return `Chart "${chart.id}", field ${field}${problem.slice(path.length)}`;
}

function refused(problem: string): HouseChartsReading {
  return { ok: false, problem };
}
