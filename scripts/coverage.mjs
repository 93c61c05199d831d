// Rule coverage: every rule that a game calls implemented must be named by a passing test.
// `node scripts/coverage.mjs` checks the committed rules/proof.json files against the last full test run;
// `npm run coverage` (--write) rewrites them, running the tests first where the last run is out of date.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOrExit, root } from './install.mjs';
import { buildProof, countRules, findFaults, formatTable, sameProof, testsOfGame } from './rules.mjs';
import { capture, FULL_REPORT, fromRoot, readReport, runVitest, STRICT } from './tools.mjs';

const WRITE = process.argv.includes('--write');

/** Which tests of its family prove what of a game, by rules/family.json; undefined where it has no family. */
function sharedBy(game) {
  const file = join(root, 'games', game, 'rules', 'family.json');
  return existsSync(file) ? readJson(file) : undefined;
}

/** The games of the registry. A game that is still being built, or a family, is in none yet. */
function games() {
  const { dependencies } = readJson(join(root, 'packages', 'games', 'package.json'));
  return Object.keys(dependencies)
    .map((name) => name.split('/').at(-1))
    .filter((name) => existsSync(join(root, 'games', name, 'index.ts')));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${fromRoot(path)} cannot be read: ${error.message}`, { cause: error });
  }
}

/** Whether nothing that the tests read has been touched since the report was written. */
function isFresh(report) {
  if (!report || report.testResults.some((file) => !existsSync(join(root, file.name)))) return false;
  const written = statSync(FULL_REPORT).mtimeMs;
  return ['packages', 'games', 'apps', 'package-lock.json'].every((path) => newest(join(root, path)) < written);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !['node_modules', 'dist', 'proof.json'].includes(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

async function report() {
  let found = readReport(FULL_REPORT);
  if (WRITE && !isFresh(found)) {
    await runVitest(STRICT, FULL_REPORT);
    found = readReport(FULL_REPORT);
  }
  if (!found) throw new Error('There is no readable report of a full test run. Run npm test, or npm run coverage.');
  return found;
}

async function main() {
  const tests = await report();
  if (WRITE && tests.numFailedTests > 0) {
    throw new Error(`${tests.numFailedTests} tests fail, so nothing was written: mend them first.`);
  }
  const faults = [];
  const rows = [];
  const written = [];
  for (const game of games()) {
    const folder = join(root, 'games', game, 'rules');
    if (!existsSync(join(folder, 'index.json'))) {
      faults.push(`games/${game} has no rules/index.json, so nobody can tell which rules it implements.`);
      continue;
    }
    const index = readJson(join(folder, 'index.json'));
    const named = testsOfGame(tests, game, sharedBy(game));
    const proof = buildProof(index, named);
    faults.push(...findFaults(game, index, named, proof));
    rows.push({ game, ...countRules(index, proof) });

    const file = join(folder, 'proof.json');
    if (sameProof(existsSync(file) ? readJson(file) : {}, proof)) continue;
    if (WRITE) {
      writeFileSync(file, `${JSON.stringify(proof, null, 2)}\n`);
      written.push(file);
    } else {
      faults.push(`games/${game}/rules/proof.json differs from what the tests prove: run \`npm run coverage\`.`);
    }
  }
  if (written.length > 0) await capture('biome', ['format', '--write', ...written]);

  console.log(rows.length > 0 ? formatTable(rows) : 'No game has rules yet.');
  for (const file of written) console.log(`Wrote ${fromRoot(file)}.`);
  return faults;
}

if (WRITE) installOrExit();
try {
  const faults = await main();
  if (faults.length > 0) {
    console.log(`\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
