import type { ChartUse, CompiledChart } from './chart.ts';
import { ChartError } from './chartAxis.ts';
import { waysOf } from './chartDice.ts';
import { modifierSum, numberPlace, resultAt, usedColumn } from './chartLookup.ts';
import { canonical, type Json } from '../files/json.ts';

/** Exact odds: of so many ways the dice can fall, how many give each result. */
export interface Odds {
  of: number;
  outcomes: { result: Json; ways: number }[];
}

/** The odds of a roll on a chart, in the order of its rows, equal results together. */
export function chartOdds(compiled: CompiledChart, use: ChartUse = {}): Odds {
  const { dice, id } = compiled.chart;
  if (dice === undefined) throw new ChartError(`Chart "${id}" is read without dice, so it has no odds.`);
  const column = usedColumn(compiled, use);
  const change = modifierSum(compiled, use.modifiers);
  const outcomes = new Map<string, { result: Json; ways: number }>();
  for (const [natural, ways] of waysOf(dice)) {
    const result = resultAt(compiled, numberPlace(compiled.rows, natural + change), column);
    const key = canonical(result);
    const known = outcomes.get(key);
    if (known) known.ways += ways;
    else outcomes.set(key, { result, ways });
  }
  return { of: dice.sides ** dice.count, outcomes: [...outcomes.values()] };
}
