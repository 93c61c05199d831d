import type { ChartModifier, ChartUse, CompiledChart, Explanation, ModifierUse } from './chart.ts';
import { type Axis, ChartError } from './chartAxis.ts';
import { readFaces, rollNatural } from './chartDice.ts';
import type { Dice } from '../chance/dice.ts';
import type { Json } from '../files/json.ts';

const NO_USE: ChartUse = {};
/** The place of a column below the first, on a chart that has a result for it. */
const BELOW = -1;

/** Rolls on a chart. The hot path of a simulation: it allocates nothing. */
export function rollOn(compiled: CompiledChart, dice: Dice, use: ChartUse = NO_USE): Json {
  const spec = compiled.chart.dice;
  if (spec === undefined) throw withoutDice(compiled);
  // All that can be refused is refused before the dice are rolled.
  const column = usedColumn(compiled, use);
  const change = modifierSum(compiled, use.modifiers);
  const modified = rollNatural(spec, dice) + change;
  return resultAt(compiled, numberPlace(compiled.rows, modified), column);
}

/** The same roll with faces already rolled, and every step to its result. */
export function explainRoll(compiled: CompiledChart, faces: readonly number[], use: ChartUse = NO_USE): Explanation {
  const spec = compiled.chart.dice;
  if (spec === undefined) throw withoutDice(compiled);
  const { count, sides } = spec;
  if (faces.length !== count || !faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)) {
    throw new ChartError(
      `${nameOf(compiled)} is rolled on with ${count} dice of ${sides} sides; ${faces.join(', ') || 'nothing'} was given.`,
    );
  }
  const modifiers = appliedModifiers(compiled, use.modifiers);
  const natural = readFaces(spec, faces);
  const modified = modifiers.reduce((sum, { n }) => sum + n, natural);
  return explanation(compiled, modified, use, { dice: faces.slice(), natural, modifiers, modified });
}

/** Reads the cell at a row and a column, by name or by number. */
export function lookUp(compiled: CompiledChart, row: number | string, column?: number | string): Json {
  return resultAt(compiled, placeOn(compiled, 'row', compiled.rows, row), columnPlace(compiled, column));
}

/** The same cell, and how it was found. */
export function explainLookUp(compiled: CompiledChart, row: number | string, column?: number | string): Explanation {
  return explanation(compiled, row, { column }, { dice: [], natural: null, modifiers: [], modified: null });
}

/** Whether a column lies below the first of a chart that has a result for that: then its dice decide nothing. */
export function liesBelow(compiled: CompiledChart, column: number): boolean {
  return columnPlace(compiled, column) === BELOW;
}

/** The column so many places to the right (to the left where `by` is negative), as `column` takes it. */
export function shiftColumn(compiled: CompiledChart, column: number | string, by: number): number | string {
  const place = usedColumn(compiled, { column, shift: by });
  return place === BELOW ? compiled.columns.first - 1 : (compiled.chart.columns[place] as number | string);
}

/** The sum of the modifiers that apply. */
export function modifierSum(compiled: CompiledChart, uses: readonly ModifierUse[] | undefined): number {
  let sum = 0;
  if (uses === undefined) return sum;
  for (const use of uses) {
    if (!use) continue;
    sum +=
      typeof use === 'string' ? modifierOf(compiled, use).n : modifierOf(compiled, use[0]).n * timesOf(compiled, use);
  }
  return sum;
}

/** The place of a column on its axis, or -1 where it lies below the first and the chart has a result for that. */
function columnPlace(compiled: CompiledChart, column: number | string | undefined): number {
  const axis = compiled.columns;
  if (column === undefined) {
    if (axis.labels.length === 1) return 0;
    throw new ChartError(`${nameOf(compiled)} needs a column: ${knownOn(compiled, 'column')}.`);
  }
  const place = placeOn(compiled, 'column', axis, column);
  return compiled.below !== undefined && (column as number) < axis.first ? BELOW : place;
}

/** The place of the column that is read: shifted, and no further than the chart goes. */
export function usedColumn(compiled: CompiledChart, { column, shift }: ChartUse): number {
  const place = columnPlace(compiled, column);
  if (shift === undefined || shift === 0) return place;
  if (!Number.isSafeInteger(shift)) {
    throw new ChartError(`${nameOf(compiled)} cannot be read ${shift} columns to the right: that is no whole number.`);
  }
  return Math.min(Math.max(place + shift, leftmost(compiled)), compiled.columns.labels.length - 1);
}

const leftmost = ({ below }: CompiledChart): number => (below === undefined ? 0 : BELOW);

/** The place of a number on a numbered axis: the highest threshold not above it, or the end that it lies beyond. */
export function numberPlace(axis: Axis, value: number): number {
  const at = value - axis.first;
  const { places } = axis;
  return places[at < 0 ? 0 : at < places.length ? at : places.length - 1] as number;
}

export function resultAt(compiled: CompiledChart, row: number, column: number): Json {
  if (column === BELOW) return compiled.below as Json;
  return compiled.results[row * compiled.columns.labels.length + column] as Json;
}

function placeOn(compiled: CompiledChart, what: 'row' | 'column', axis: Axis, value: number | string): number {
  if (axis.names === null) {
    if (Number.isInteger(value)) return numberPlace(axis, value as number);
    throw new ChartError(
      `${nameOf(compiled)} needs a whole number as its ${what}, not ${shown(value)}: ${knownOn(compiled, what)}.`,
    );
  }
  const place = axis.names.get(value as string);
  if (place !== undefined) return place;
  throw new ChartError(`${nameOf(compiled)} has no ${what} ${shown(value)}: ${knownOn(compiled, what)}.`);
}

type Rolled = Pick<Explanation, 'dice' | 'natural' | 'modifiers' | 'modified'>;

/** Written out field by field: every roll of a match that is kept makes one. */
function explanation(compiled: CompiledChart, row: number | string, use: ChartUse, rolled: Rolled): Explanation {
  const { chart, rows, columns } = compiled;
  const rowAt = placeOn(compiled, 'row', rows, row);
  const unshifted = columnPlace(compiled, use.column);
  const columnAt = usedColumn(compiled, use);
  const shift = use.shift ?? 0;
  const { dice, natural, modifiers, modified } = rolled;
  const made = {
    chart: chart.id,
    title: chart.title,
    rule: chart.rule,
    provenance: chart.provenance,
    row: rows.labels[rowAt] as string,
    column: columnAt === BELOW ? `<${columns.first}` : (columns.labels[columnAt] as string),
    clamped:
      isOff(rows, row) || (unshifted !== BELOW && isBefore(columns, use.column)) || columnAt !== unshifted + shift,
    result: resultAt(compiled, rowAt, columnAt),
    dice,
    natural,
    modifiers,
    modified,
  };
  return shift === 0 ? made : { ...made, shift };
}

function isOff(axis: Axis, value: number | string): boolean {
  return typeof value === 'number' && (value < axis.lowest || value > axis.highest);
}

/** The last column has no upper end, "5+", so only what lies before the first is off the axis. */
function isBefore(axis: Axis, value: number | string | undefined): boolean {
  return typeof value === 'number' && value < axis.lowest;
}

function appliedModifiers(compiled: CompiledChart, uses: readonly ModifierUse[] = []): Explanation['modifiers'] {
  return uses.flatMap((use) => {
    if (!use) return [];
    const id = typeof use === 'string' ? use : use[0];
    const { n, rule, title } = modifierOf(compiled, id);
    const times = typeof use === 'string' ? 1 : timesOf(compiled, use);
    return times === 0 ? [] : [{ id, title, n: n * times, rule }];
  });
}

function modifierOf(compiled: CompiledChart, id: string): ChartModifier {
  const modifier = compiled.modifiers.get(id);
  if (modifier !== undefined) return modifier;
  const known = [...compiled.modifiers.keys()].map(shown).join(', ');
  throw new ChartError(
    `${nameOf(compiled)} has no modifier ${shown(id)}: ${known ? `it has ${known}` : 'it has none'}.`,
  );
}

function timesOf(compiled: CompiledChart, [id, times]: readonly [string, number]): number {
  if (Number.isInteger(times) && times >= 0) return times;
  throw new ChartError(`${nameOf(compiled)} cannot apply the modifier ${shown(id)} ${times} times.`);
}

function withoutDice(compiled: CompiledChart): ChartError {
  return new ChartError(`${nameOf(compiled)} is read without dice.`);
}

function knownOn({ chart }: CompiledChart, what: 'row' | 'column'): string {
  const values = what === 'row' ? chart.rows : chart.columns;
  return `its ${what}s are ${values.map(shown).join(', ')}`;
}

function nameOf({ chart }: CompiledChart): string {
  return `Chart "${chart.id}"`;
}

function shown(value: number | string): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
