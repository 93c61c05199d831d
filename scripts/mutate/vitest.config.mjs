// The tests of a mutation run: those of one workspace and its family, which Stryker is told to look in.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The longest that each test file has taken in this run. */
const times = new Map();

const reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) {
      times.set(module.moduleId, Math.max(time(module), module.diagnostic().duration));
      failIfUnloadable(module.task);
    }
  },
};

/**
 * Stryker counts tests that failed, and a test file that cannot even be loaded has none: a mutant that breaks the
 * loading would pass for a survivor (stryker-js issue 6150). So such a file gets a test that failed.
 */
function failIfUnloadable(file) {
  if (file.result?.state !== 'fail' || file.tasks.length > 0) return;
  file.tasks.push({ type: 'test', name: 'can be loaded', mode: 'run', meta: {}, file, result: file.result });
}

/** The first test that fails ends the run, so tests that play many matches come last. */
class ShortestFirst {
  shard(modules) {
    return modules;
  }

  sort(modules) {
    return modules.toSorted((a, b) => time(a) - time(b));
  }
}

function time({ moduleId }) {
  return times.get(moduleId) ?? 0;
}

/** Where scripts/mutate.mjs says the tests are, as seen from the folder that Stryker looks in. */
const named = (process.env.POINT_OPTION_MUTATE_TESTS ?? '').split(',');
const folders = named.length > 1 ? named.map((folder) => folder.replace('games/', '')) : ['**'];

/**
 * Games find their family by its name, and node_modules leads out of Stryker's copy to the code that is not mutated: here the names of
 * families lead to the copy.
 */
const games = fileURLToPath(new URL('../../games/', import.meta.url));
const copies = named
  .filter((folder) => folder.startsWith('games/'))
  .map((folder) => folder.replace('games/', ''))
  .map((game) => ({ find: `@point-option/${game}`, replacement: join(games, game, 'index.ts') }));

export default defineConfig({
  resolve: { alias: copies },
  // In Stryker's copy of the repository, which is thrown away.
  cacheDir: '.vite',
  test: {
    include: folders.map((folder) => (folder === '**' ? '**/*.test.{ts,mjs}' : `${folder}/**/*.test.{ts,mjs}`)),
    // They play many matches, or put nonsense into every leaf of positions, which is too long for every mutant.
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/{proofs,stress,planted,starts}.test.ts',
      '**/staff/{admirals,spruance,strength}.test.ts',
      '**/mobile-fleet/options.test.ts',
    ],
    // As in `npm test`: to load a game takes longer than most of its tests. Every mutant gets a new worker all the same.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('coverage.mjs', import.meta.url))],
    reporters: [reporter],
    sequence: { sequencer: ShortestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
