import { type Chart, compileChart, type Explanation, type Json } from '@point-option/engine';

/** A piece of a chart around the cell that was read, named as the explanation names rows and columns. */
interface Fragment {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Json[] }[];
  readonly row: string;
  readonly column: string;
}

/** How many neighbours are shown on either side. */
const ROWS = 2;
const COLUMNS = 2;

/** Rows and columns as people read them: "3-4", "10+". */
function labelsOf(chart: Chart): { readonly rows: readonly string[]; readonly columns: readonly string[] } {
  const { rows, columns } = compileChart(chart);
  return { rows: rows.labels, columns: columns.labels };
}

/** Null where the cell is off the chart: a result for columns below the first has none. */
export function fragment(chart: Chart, { row, column }: Explanation): Fragment | null {
  const { rows, columns } = labelsOf(chart);
  const r = rows.indexOf(row);
  const c = columns.indexOf(column);
  if (r < 0 || c < 0) return null;
  const across = around(columns.length, c, COLUMNS);
  return {
    columns: across.map((i) => columns[i] ?? ''),
    rows: around(rows.length, r, ROWS).map((i) => ({
      name: rows[i] ?? '',
      cells: across.map((j) => chart.cells[i]?.[j] ?? null),
    })),
    row,
    column,
  };
}

/** The places from `by` before to `by` after, as many as there are; near an end more on the other side. */
function around(of: number, at: number, by: number): number[] {
  const max = Math.min(of, 2 * by + 1);
  const from = Math.max(0, Math.min(at - by, of - max));
  return Array.from({ length: max }, (_, i) => from + i);
}
