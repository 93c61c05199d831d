import { ask, fast, type Game, notPlain, sampleAnswer, submit } from '@point-option/engine';
import type { Invariants } from './fuzz.ts';
import { beginPlan, type FuzzPlan, isEndless, isPlayed, planName } from './plan.ts';

/**
 * Plays one match with nothing but valid answers and looks only at what must always hold, so that thousands can be
 * played in the time of a few fuzzed ones: no dead end, no exception, no broken invariant, an end.
 */
export function stress(game: Game, plan: FuzzPlan, invariants: Invariants = () => []): string | null {
  let orders = 0;
  const at = (): string => `${planName(game, plan)} order ${orders}`;
  try {
    const match = beginPlan(game, plan, { simulate: true });
    const whim = fast(`${plan.seed}/whim`);
    while (!isPlayed(plan, match, orders)) {
      const { open, data, agenda } = match.table.whole;
      const broken = invariants(data, agenda)[0];
      if (broken !== undefined) return `${at()}: ${broken}`;
      const side = open[whim.die(open.length) - 1] ?? '';
      const question = ask(match, side);
      const refusal = question === null ? null : submit(match, side, sampleAnswer(question, whim));
      if (question === null || refusal !== null) return `${at()}: ${refusal?.reason.key ?? `${side} is not asked`}.`;
      if (isEndless(plan, ++orders)) return `${at()}: the match does not end.`;
    }
    const { data, agenda } = match.table.whole;
    const fault = invariants(data, agenda)[0] ?? notPlain(match.table.whole);
    return fault === null ? null : `${at()}: ${fault}`;
  } catch (error) {
    return `${at()}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
