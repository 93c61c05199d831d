import { type Chart, compileChart, type Context, type Json, lookUp } from '@point-option/engine';

/** Charts as printed, to read and not to roll: what is on display does not follow house charts. */
export function printedCharts(charts: readonly Chart[]): Pick<Context<unknown>, 'look'> {
  const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));
  return {
    look: <R extends Json>(id: string, row: number | string, column?: number | string): R =>
      lookUp(compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>, row, column) as R,
  };
}
