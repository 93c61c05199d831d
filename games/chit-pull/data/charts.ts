import { type Chart, type ChartModifier, integer, type Json, type Provenance, type Shape } from '@point-option/engine';

/** Every roll is one ten-sided die, and a 0 on it is read as 10. */
export const d10 = { count: 1, sides: 10 } as const;

type Named = Pick<Chart, 'id' | 'title' | 'rule' | 'note' | 'cell'>;

/** A chart of one column: from which modified roll on which result is read. */
export function chartList(
  named: Named,
  provenance: Provenance,
  steps: readonly (readonly [from: number, result: Json])[],
  modifiers?: Record<string, ChartModifier>,
): Chart {
  return {
    ...named,
    provenance,
    dice: { ...d10 },
    rows: steps.map(([from]) => from),
    columns: ['result'],
    cells: steps.map(([, result]) => [result]),
    ...(modifiers && { modifiers }),
  };
}

/** What a house chart may put into a cell of numbers. */
export const wholeCells = (min: number, max: number): Shape => integer({ min, max });

export function chartModifier(n: number, rule: string, title: string): ChartModifier {
  return { n, rule, title };
}

/** The rows of a table that is written down column by column, a modified roll below 1 being no effect. */
export function turned(columns: readonly (readonly Json[])[]): Json[][] {
  const [first = []] = columns;
  const rows = first.map((_, row) => columns.map((column) => column[row] as Json));
  return [columns.map(() => 0), ...rows];
}

/** Rows from 0 to a number. */
export function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, row) => row);
}
