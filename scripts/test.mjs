// `npm test`: every check, then every test; the last line is the sum. `npm test -- PATTERN` runs only the tests that match.
import { ensureInstalled, InstallError } from './install.mjs';
import { tallyTests } from './tally.mjs';
import { ensureChromium } from './web/chromium.mjs';
import { capture, FULL_REPORT, PART_REPORT, readReport, runVitest, STRICT } from './tools.mjs';

/** Two checks run at a time anyway, and several checkers would each work out what they share. */
const ALONE = ['--checkers', '1'];

const CHECKS = [
  { name: 'types of the pure parts', run: ['tsc', '-p', 'tsconfig.pure.json', ...ALONE], again: 'npm run types' },
  { name: 'types of everything', run: ['tsc', '-p', 'tsconfig.json', ...ALONE], again: 'npm run types' },
  { name: 'types of the page', run: ['tsc', '-p', 'apps/web/tsconfig.json', ...ALONE], again: 'npm run types' },
  {
    name: "types of the page's tools",
    run: ['tsc', '-p', 'apps/web/tsconfig.node.json', ...ALONE],
    again: 'npm run types',
  },
  { name: 'format', run: ['biome', 'format', '.'], again: 'npm run format (which mends it)' },
  { name: 'lint', run: ['oxlint', '--type-aware'], again: 'npm run lint' },
  {
    name: 'walls',
    run: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'games', 'apps'],
    again: 'npm run walls',
  },
  { name: 'names', run: ['node', 'scripts/names.mjs'], again: 'npm run names' },
  { name: 'unused code', run: ['knip', '--no-config-hints'], again: 'npm run unused' },
];
const COVERAGE = { name: 'rule coverage', run: ['node', 'scripts/coverage.mjs'], again: 'npm run coverage' };

const AT_ONCE = 2;

/** The compiler and the linter are written in Go, end soon, and would spend a tenth of their time on freeing memory. */
const LAZY = { GOGC: process.env.GOGC ?? '400' };

const sum = { passed: 0, failed: 0 };
const complaints = [];

function passed(count = 1) {
  sum.passed += count;
}

function failed(...sentences) {
  sum.failed += sentences.length;
  complaints.push(...sentences);
}

async function main(patterns) {
  ensureInstalled();
  if (patterns.length > 0) return runTests(patterns, PART_REPORT);
  prepareBrowser();
  await runChecks();
  await runTests(STRICT, FULL_REPORT);
  report(COVERAGE, await capture(...command(COVERAGE)), { always: true });
}

/** Where there is no browser every test of the page says so: here it is said once more, and the others run. */
function prepareBrowser() {
  try {
    ensureChromium();
  } catch (error) {
    failed(error.message);
  }
}

/** Two at a time, told in the order of the list. */
async function runChecks() {
  const results = CHECKS.map(() => undefined);
  let next = 0;
  let told = 0;
  const worker = async () => {
    while (next < CHECKS.length) {
      const mine = next++;
      results[mine] = await capture(...command(CHECKS[mine]), LAZY);
      while (told < results.length && results[told]) report(CHECKS[told], results[told++]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function command({ run: [tool, ...args] }) {
  return [tool, args];
}

function report(check, { code, output, seconds, unstarted }, { always = false } = {}) {
  const good = code === 0;
  tell(check.name, good, seconds);
  if (good) passed();
  else if (unstarted !== undefined) failed(`The check "${check.name}" failed: ${unstarted}.`);
  else failed(`The check "${check.name}" failed. Run it alone: ${check.again}`);
  if (always || !good) console.log(indent(output));
}

function tell(name, good, seconds) {
  console.log(`${name.padEnd(26)}${(good ? 'ok' : 'FAILED').padEnd(8)}${seconds.toFixed(1).padStart(6)} s`);
}

function indent(text) {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '    ');
}

async function runTests(args, file) {
  const { code, seconds, unstarted } = await runVitest(args, file);
  const tally = tallyTests(readReport(file), code, unstarted);
  tell('tests', tally.failed === 0, seconds);
  if (tally.skipped > 0) console.log(`    ${tally.skipped} skipped`);
  passed(tally.passed);
  failed(...tally.complaints);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  failed(error instanceof InstallError ? error.message : `The test run itself broke: ${error.stack}`);
}
if (complaints.length > 0) console.log(`\n${complaints.join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
if (sum.failed > 0) process.exitCode = 1;
