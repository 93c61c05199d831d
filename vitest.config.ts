import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,mjs}`);

/** Tests that put something in the place of a module need modules of their own. */
const ALONE = ['apps/cli/src/play/failingDisk.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // On 2 cores a seventh faster than forks. A test that needs another working folder starts a process in it.
    pool: 'threads',
    // Fuzz and all-staff games play many matches in one test, and a busy machine takes ten times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: tests('packages', 'games', 'docs', 'apps'),
          exclude: ALONE,
          // Kernel and games keep nothing outside a match, so files can share what they import: a quarter of the time.
          // Tests of the page share their browser too (apps/web/tests/stage.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [...tests('scripts'), ...ALONE],
        },
      },
    ],
  },
});
