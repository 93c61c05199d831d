// A plugin of Stryker's that lets only a sample of the mutants through.
import { createHash } from 'node:crypto';
import { fromRoot } from '../tools.mjs';

/** What scripts/mutate.mjs asks for, how many mutants there were to draw from, and who hears of each one as it has been tried. */
export const sampling = { size: Infinity, seed: '', total: 0, tried: () => {} };

/**
 * Stryker tells its reporters the plan and then carries out what is in it, so what is taken out here is not run. That is no
 * promise of Stryker's: scripts/mutate.mjs counts the results. (A checker could sort mutants out by promise, but with one
 * Stryker runs two tests at a time whatever the concurrency.)
 */
const sample = {
  onMutationTestingPlanReady({ mutantPlans }) {
    const candidates = mutantPlans.filter(({ plan }) => plan === 'Run');
    sampling.total = candidates.length;
    mutantPlans.splice(0, mutantPlans.length, ...draw(candidates));
  },
  onMutantTested: (result) => sampling.tried(result),
};

/**
 * A mutant's place in the order depends on the seed and itself alone: with the same seed a larger sample contains the
 * smaller, and a change in one place leaves what is drawn elsewhere mostly as it was.
 */
function draw(plans) {
  if (sampling.size >= plans.length) return plans;
  const order = plans.map((plan) => ({ plan, place: place(plan.mutant) }));
  order.sort((a, b) => (a.place < b.place ? -1 : 1));
  return order.slice(0, sampling.size).map(({ plan }) => plan);
}

function place({ fileName, location, mutatorName, replacement }) {
  const what = [sampling.seed, fromRoot(fileName), location, mutatorName, replacement];
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'sample', value: sample }];
