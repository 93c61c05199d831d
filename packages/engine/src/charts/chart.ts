import { type Axis, axisShape, ChartError, compileAxis, type Reach } from './chartAxis.ts';
import { type DiceSpec, diceProblem, diceRange, diceShape } from './chartDice.ts';
import { clone, type Json, notPlain } from '../files/json.ts';
import { anyJson, check, fields, integer, list, oneOf, optional, record, type Shape, text } from '../files/shape.ts';

export { ChartError } from './chartAxis.ts';
export type { DiceSpec } from './chartDice.ts';

/** Where the numbers of a chart come from: the rule book, in part, our own design, or a house rule of the players. */
export type Provenance = 'printed' | 'partly printed' | 'ours' | 'house';

/** A change to the roll that the rules apply by name, so that its size stands in the chart and not in the code. */
export interface ChartModifier {
  n: number;
  rule: string;
  title: string;
}

/**
 * A table of the rules.
 *
 * An axis of numbers holds ascending thresholds: the highest that is not above the value is used, and a value off
 * either end uses the end. An axis of texts is looked up by name. A chart with dice has numbered rows.
 */
export interface Chart {
  id: string;
  title: string;
  rule: string;
  provenance: Provenance;
  note?: string;
  dice?: DiceSpec;
  rows: number[] | string[];
  columns: number[] | string[];
  /** [row][column] */
  cells: Json[][];
  /** The result where a numbered column lies below the first; without it such a column is read as the first. */
  below?: Json;
  modifiers?: Record<string, ChartModifier>;
  /**
   * What its cells may be: the game's word on what a house chart may put there. It belongs to the program, and is never
   * part of a house chart or a match file.
   */
  cell?: Shape;
  /** The numbers of a row never fall from left to right. The game's word on house charts, like `cell`. */
  rising?: boolean;
}

/** The form of a chart in a file. Whether its parts fit each other, compileChart says. */
export const chartShape: Shape = fields({
  id: text({ min: 1 }),
  title: text(),
  rule: text(),
  provenance: oneOf(['printed', 'partly printed', 'ours', 'house']),
  note: optional(text()),
  dice: optional(diceShape),
  rows: axisShape,
  columns: axisShape,
  cells: list(list(anyJson())),
  below: optional(anyJson()),
  modifiers: optional(record(fields({ n: integer(), rule: text(), title: text() }))),
});

/** A modifier that applies, or one that applies several times; what is false or absent does not apply. */
export type ModifierUse = string | false | null | undefined | readonly [id: string, times: number];

/** How a chart is used: its column (needless where it has only one) and the modifiers that apply. */
export interface ChartUse {
  column?: number | string | undefined;
  /** So many columns to the right of that one, or to the left where it is negative; no further than the chart goes. */
  shift?: number | undefined;
  modifiers?: readonly ModifierUse[] | undefined;
}

/** What was read where on a chart, from the dice to the result, for a person to follow. */
export interface Explanation {
  chart: string;
  title: string;
  rule: string;
  provenance: Provenance;
  /** The faces; none on a chart without dice. */
  dice: number[];
  /** The dice as read; null on a chart without dice. */
  natural: number | null;
  modifiers: { id: string; title: string; n: number; rule: string }[];
  modified: number | null;
  /** As a person reads it: "10+", "<=0", "3-4", or a name. */
  row: string;
  /** The one that was read, shifted already. */
  column: string;
  /** By how many columns it was shifted to the right; not there where it was not. */
  shift?: number;
  /** Whether a value lay off the end of an axis, or was shifted off it, and was read as the end. */
  clamped: boolean;
  result: Json;
}

/** A chart made ready to be read fast. Its results are frozen: every reading gives the same object. */
export interface CompiledChart {
  readonly chart: Chart;
  readonly rows: Axis;
  readonly columns: Axis;
  /** Row by row. */
  readonly results: readonly Json[];
  readonly below: Json | undefined;
  readonly modifiers: ReadonlyMap<string, ChartModifier>;
}

export function compileChart(chart: Chart): CompiledChart {
  checkDice(chart);
  const modifiers = new Map(Object.entries(chart.modifiers ?? {}));
  for (const [id, { n }] of modifiers) {
    if (!Number.isSafeInteger(n)) throw new ChartError(`Chart "${chart.id}", modifier "${id}" is not a whole number.`);
  }
  const rows = compileAxis(chart.id, 'row', chart.rows, rowReach(chart, modifiers));
  const columns = compileAxis(chart.id, 'column', chart.columns, columnReach(chart.columns));
  if (chart.dice && rows.names) throw new ChartError(`Chart "${chart.id}" is rolled on, so its rows must be numbers.`);
  if (chart.below !== undefined && columns.names) {
    throw new ChartError(`Chart "${chart.id}" has a result below its first column, but its columns are not numbers.`);
  }
  checkCells(chart, rows, columns);
  const unfit = unfitCell(chart, rows, columns, chart.cell);
  if (unfit) throw new ChartError(unfit);
  return {
    chart,
    rows,
    columns,
    results: frozen(chart.cells.flat(1)) as readonly Json[],
    below: chart.below === undefined ? undefined : frozen(chart.below),
    modifiers,
  };
}

function checkDice({ id, dice }: Chart): void {
  if (!dice) return;
  const problem = diceProblem(dice);
  if (problem) throw new ChartError(`Chart "${id}" cannot be rolled on. ${problem}`);
}

/** The values that can come on the rows: those of the dice, open towards where a modifier may push them. */
function rowReach({ dice }: Chart, modifiers: ReadonlyMap<string, ChartModifier>): Reach {
  if (!dice) return { lowest: null, highest: null, openBelow: true, openAbove: true };
  const changes = [...modifiers.values()].map(({ n }) => n);
  const [lowest, highest] = diceRange(dice);
  return { lowest, highest, openBelow: changes.some((n) => n < 0), openAbove: changes.some((n) => n > 0) };
}

/** A column is printed with its own number, and what lies below the first is no part of it. */
function columnReach(columns: Chart['columns']): Reach {
  const first = columns[0];
  return { lowest: typeof first === 'number' ? first : null, highest: null, openBelow: false, openAbove: true };
}

function checkCells({ id, cells }: Chart, rows: Axis, columns: Axis): void {
  const [height, width] = [rows.labels.length, columns.labels.length];
  if (cells.length !== height) {
    throw new ChartError(`Chart "${id}" has ${cells.length} rows of cells, but ${height} rows are named.`);
  }
  for (const [r, row] of cells.entries()) {
    if (row.length !== width) {
      throw new ChartError(
        `Chart "${id}", row ${rows.labels[r]} has ${row.length} cells, but there are ${width} columns.`,
      );
    }
    for (const [c, cell] of row.entries()) {
      const fault = notPlain(cell, `Chart "${id}", row ${rows.labels[r]}, column ${columns.labels[c]}`);
      if (fault) throw new ChartError(`${fault}.`);
    }
  }
}

/** The first cell that has not that shape, in a sentence that names chart, row and column. */
export function unfitCell({ id, cells, below }: Chart, rows: Axis, columns: Axis, cell?: Shape): string | null {
  if (cell === undefined) return null;
  for (const [r, row] of cells.entries()) {
    for (const [c, value] of row.entries()) {
      const fault = check(cell, value, `Chart "${id}", row ${rows.labels[r]}, column ${columns.labels[c]}`);
      if (fault) return fault.problem;
    }
  }
  return below === undefined ? null : (check(cell, below, `Chart "${id}", field below`)?.problem ?? null);
}

function frozen(value: Json): Json {
  const copy = clone(value);
  freeze(copy);
  return copy;
}

function freeze(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) freeze(item);
  Object.freeze(value);
}
