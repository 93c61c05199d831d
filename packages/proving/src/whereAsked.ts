import { ask, clone, type Game } from '@point-option/engine';
import { playStaffed } from './middle.ts';
import { beginPlan, type FuzzPlan } from './plan.ts';

/** Orders from each position: both sides may be asked at once. */
const HORIZON = 2;

/**
 * Staff play matches, and wherever a side is asked something for the first time a plan begins. Random orders seldom come to
 * a question that takes two fleets to meet.
 */
export function whereAsked(game: Game, plans: readonly FuzzPlan[]): FuzzPlan[] {
  const known = new Set<string>();
  const found: FuzzPlan[] = [];
  for (const plan of plans) {
    const match = beginPlan(game, plan, { simulate: true });
    const look = (): void => {
      const { whole, orders } = match.table;
      for (const side of whole.open) {
        const question = ask(match, side);
        const name = `${side} ${question?.procedure}: ${question?.step}`;
        if (question === null || known.has(name)) continue;
        known.add(name);
        const from = { state: clone(whole), order: orders, seed: plan.seed };
        found.push({ ...plan, seed: `${plan.seed}/${name}`, from, horizon: HORIZON });
      }
    };
    look();
    playStaffed(match, plan.seed, Number.POSITIVE_INFINITY, { given: look });
  }
  return found;
}
