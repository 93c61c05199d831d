import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages', 'games', 'apps', 'docs', 'scripts'].map((folder) => `${folder}/**/*.test.{ts,mjs}`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // On 2 cores a seventh faster than forks. A test that needs another working folder starts a process in it.
    pool: 'threads',
    // Fuzz and all-staff games play hundreds of matches in one test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
