import { chartOdds, compileChart, type Json, lookUp, type ModifierUse } from '@point-option/engine';
import { charts } from '../data/charts.ts';

/** The charts as printed: what is on display does not follow house charts. */
const compiled = new Map(charts.map((known) => [known.id, compileChart(known)]));
const chartOf = (id: string) => compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>;

export const printed = <R extends Json>(id: string, row: number | string, column?: number | string): R =>
  lookUp(chartOf(id), row, column) as R;

/** In how many of ten a roll on a chart gives a result. */
export function tenths(id: string, result: string, modifiers: readonly ModifierUse[]): number {
  const { of, outcomes } = chartOdds(chartOf(id), { modifiers });
  return ((outcomes.find((outcome) => outcome.result === result)?.ways ?? 0) * 10) / of;
}
