// Breaks only a sample of what could be broken, and reports each mutant as it has been tried.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fromRoot } from '../tools.mjs';

/** What scripts/mutate.mjs asks for, how many mutants there were to draw from, and who hears of each one as it has been tried. */
export const sampling = { size: Infinity, seed: '', wanted: () => true, total: 0, drawn: new Map(), tried: () => {} };

/**
 * Stryker would place every mutant in the code and slow down all of it for a few that are tried. So its instrumenter runs twice: once to
 * see what there is to draw from, and once to place what was drawn. Neither class is public: scripts/mutate.mjs counts the results.
 */
export async function placeOnlyTheSample() {
  const [Instrumenter, MutantCollector] = await internals();
  const { instrument } = Instrumenter.prototype;
  const { collect } = MutantCollector.prototype;
  let candidates = [];

  MutantCollector.prototype.collect = function (...args) {
    const mutant = collect.apply(this, args);
    if (mutant.ignoreReason) return mutant;
    const where = place(mutant.toApiMutant());
    candidates.push(where);
    if (!sampling.drawn.has(where)) mutant.ignoreReason = 'not drawn';
    return mutant;
  };
  Instrumenter.prototype.instrument = async function (files, options) {
    await instrument.call(this, files, options);
    sampling.total = candidates.length;
    sampling.drawn = draw(candidates);
    candidates = [];
    return instrument.call(this, files, options);
  };
}

async function internals() {
  const core = createRequire(fileURLToPath(import.meta.resolve('@stryker-mutator/core')));
  const inside = pathToFileURL(core.resolve('@stryker-mutator/instrumenter'));
  const [{ Instrumenter }, { MutantCollector }] = await Promise.all([
    import(new URL('instrumenter.js', inside)),
    import(new URL('transformers/mutant-collector.js', inside)),
  ]);
  return [Instrumenter, MutantCollector];
}

/**
 * The mutants that are wanted of the sample, each with its number in it. A mutant's place in the order depends on the seed and itself
 * alone: with the same seed a larger sample contains the smaller, and a change in one place leaves what is drawn elsewhere mostly as it was.
 */
function draw(places) {
  const numbered = places
    .toSorted()
    .slice(0, sampling.size)
    .map((where, i) => [where, i + 1]);
  return new Map(numbered.filter(([, n]) => sampling.wanted(n)));
}

/** The number in the sample of a mutant that was tried. */
export function numberOf({ location: { start, end }, ...mutant }) {
  // In a result Stryker counts from 1, and before from 0.
  const fromNought = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return sampling.drawn.get(place({ ...mutant, location: { start: fromNought(start), end: fromNought(end) } }));
}

function place({ fileName, location: { start, end }, mutatorName, replacement }) {
  const position = ({ column, line }) => ({ column, line });
  const location = { start: position(start), end: position(end) };
  const what = [sampling.seed, fromRoot(fileName), location, mutatorName, replacement];
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}

/**
 * A loop that the mutant makes endless is noticed by how often the mutant is passed in one test file: Stryker waits for a hundred times as
 * often as in all files together, which takes minutes.
 */
const PATIENCE = 0.1;

const sample = {
  onMutationTestingPlanReady({ mutantPlans }) {
    // What was not drawn is not listed as ignored either.
    const drawn = mutantPlans.filter(({ plan }) => plan === 'Run');
    for (const { runOptions } of drawn) if (runOptions.hitLimit !== undefined) runOptions.hitLimit *= PATIENCE;
    mutantPlans.splice(0, mutantPlans.length, ...drawn);
  },
  onMutantTested: (result) => sampling.tried(result),
};

export const strykerPlugins = [{ kind: 'Reporter', name: 'sample', value: sample }];
