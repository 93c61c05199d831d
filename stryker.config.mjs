// What `npm run mutate` always wants; scripts/mutate.mjs adds which files, which tests and how many mutants.
// Why it is so: docs/decisions/008-mutation.md
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/sample.mjs'],
  coverageAnalysis: 'perTest',
  // Texts are names, words and numbers of rules: emptied, most of them change nothing but what is shown.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  // A busy machine is not an endless loop.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 30,
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', 'dist'],
  reporters: process.stdout.isTTY ? ['sample', 'progress'] : ['sample'],
  allowConsoleColors: process.stdout.hasColors?.() ?? false,
  logLevel: 'error',
  // Nothing checks types in the copy. Stryker would read a tsconfig with the compiler's JavaScript interface, which
  // TypeScript 7 does not have: there is no file of this name.
  disableTypeChecks: false,
  tsconfigFile: 'no-tsconfig.json',
};
