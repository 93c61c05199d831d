// `npm run mutate`: breaks the code in many small ways, one at a time, and tells which breaks no test noticed.
// A report, not a gate: it is no part of `npm test`. See docs/decisions/008-mutation.md
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installOrExit, root } from './install.mjs';
import { numberOf, placeOnlyTheSample, sampling } from './mutate/sample.mjs';
import { fromRoot } from './tools.mjs';

const USAGE = `How to use it:
  npm run mutate -- games/chit-cup                    the rules of a game and of its family, with the tests of both
  npm run mutate -- packages/engine/src/ask.ts        one file or folder, with the tests of its workspace
  npm run mutate -- games/chit-cup --sample 40        only 40 mutants, drawn at random
  npm run mutate -- games/chit-cup --sample 40 --seed 7
                                                      the same 40 as every time with this seed
  npm run mutate -- games/chit-cup --sample 40 --seed 7 --part 1-20,33
                                                      these of the 40, by their numbers in the list of survivors
Tests that play many matches are left out, because they are too slow to be run for every mutant: proofs.test.ts and what else scripts/mutate/vitest.config.mjs excludes.`;

/** Code that only tests use: nobody tests it but the tests themselves. */
const FOR_TESTS = /(^|[/.])(test|testing)\.ts$|\/testing\//;
const LONGEST_QUOTE = 70;

class UsageError extends Error {}

function readOrder(args) {
  const { values, positionals } = parse(args);
  if (positionals.length !== 1) {
    throw new UsageError(
      positionals.length === 0 ? 'Nothing to mutate was named.' : 'Name one file or folder at a time.',
    );
  }
  if (values.seed !== undefined && values.sample === undefined) {
    throw new UsageError('--seed chooses a sample, so it needs --sample.');
  }
  if (values.part !== undefined && values.seed === undefined) {
    throw new UsageError('--part names mutants of a sample, so it needs --sample and --seed.');
  }
  return { ...target(positionals[0]), sample: sample(values) };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string' }, part: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error.message, { cause: error });
  }
}

function sample({ sample, seed = String(randomInt(1_000_000)), part }) {
  if (sample === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(sample)) throw new UsageError(`--sample is a whole number, 1 or more, not ${sample}.`);
  return { size: Number(sample), seed, ...(part && { part, wanted: wanted(part) }) };
}

/** Whether a number is among those of a list like 1-20,33. */
function wanted(part) {
  if (!/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(part)) throw new UsageError(`--part is a list like 1-20,33, not ${part}.`);
  const ranges = part.split(',').map((range) => range.split('-').map(Number));
  return (n) => ranges.some(([from, to = from]) => n >= from && n <= to);
}

/** What to mutate, and the folder of the tests to run. */
function target(named) {
  const path = fromRoot(resolve(root, named));
  const [kind, name, ...inside] = path.split('/');
  const workspace = `${kind}/${name}`;
  if (!name || !existsSync(join(root, workspace, 'package.json'))) {
    throw new UsageError(`${named} is not in a game, a package or an app.`);
  }
  // Of a game as a whole its rules and its family's: the rest is data, words and what players see of it.
  const whole = kind === 'games' && inside.length === 0;
  const family = kind === 'games' ? familyOf(name) : [];
  const from = whole ? [name, ...family].map((game) => `games/${game}/rules`) : [path];
  const files = from.flatMap(sources);
  if (files.length === 0) throw new UsageError(`${from.join(' and ')} holds no TypeScript that could be mutated.`);
  return { path: from.join(' and '), tests: testFolder(kind, name, family), files };
}

/** The families that a game belongs to: packages it depends on that stand among the games. */
function familyOf(game) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'games', game, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .map((name) => name.split('/').at(-1))
    .filter((name) => existsSync(join(root, 'games', name, 'index.ts')));
}

/** The folders whose tests are run: a family's rules are proved by its games' tests too. */
function testFolder(kind, name, family) {
  if (kind !== 'games') return [`${kind}/${name}`];
  const kin = readdirSync(join(root, 'games')).filter(
    (game) => existsSync(join(root, 'games', game, 'package.json')) && familyOf(game).includes(name),
  );
  return [name, ...family, ...kin].map((game) => `games/${game}`);
}

function sources(path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  const files = statSync(whole).isDirectory()
    ? readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((name) => fromRoot(join(whole, name)))
    : [path];
  return files.filter((file) => file.endsWith('.ts') && !FOR_TESTS.test(file) && !file.includes('node_modules/'));
}

async function run({ tests, files, sample }) {
  const { Stryker } = await import('@stryker-mutator/core');
  // A folder of its own, so that two runs at a time do not clean up each other's.
  const tempDirName = `.cache/mutate-${process.pid}`;
  process.on('exit', () => rmSync(join(root, tempDirName), { recursive: true, force: true, maxRetries: 3 }));
  process.chdir(root);
  const stryker = new Stryker({
    configFile: 'stryker.config.mjs',
    mutate: files,
    vitest: { configFile: 'scripts/mutate/vitest.config.mjs', dir: tests.length === 1 ? tests[0] : 'games' },
    tempDirName,
  });
  process.env.POINT_OPTION_MUTATE_TESTS = tests.join(',');
  Object.assign(sampling, sample, { tried: tellAtOnce() });
  await placeOnlyTheSample();
  const results = await stryker.runMutationTest();
  const drawn = sampling.drawn.size;
  if (results.length !== drawn) throw new Error(`Stryker ran ${results.length} mutants where ${drawn} were drawn.`);
  return results;
}

/** A large sample takes an hour: survivors are told as they are found, so that tests can be written meanwhile. */
function tellAtOnce() {
  let n = 0;
  return (result) => {
    n++;
    if (isSurvivor(result)) console.log(describe(result));
    if (n % 10 === 0) console.log(`(${n} of ${sampling.drawn.size} tried)`);
  };
}

function isSurvivor({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

function report({ path, sample }, tried, seconds) {
  const count = (...statuses) => tried.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const broken = tried.length - killed - survived;

  const part = sample?.part ? ` --part ${sample.part}` : '';
  const drawn = sample ? `, drawn with --sample ${sample.size} --seed ${sample.seed}${part}` : '';
  console.log(`\n${path}: ${tried.length} of ${sampling.total} mutants${drawn}, in ${seconds.toFixed(0)} s`);
  console.log(`killed    ${killed}${aside(count('Timeout'), 'by running for ever')}`);
  console.log(`survived  ${survived}${aside(count('NoCoverage'), 'where no test comes by')}`);
  if (broken > 0) console.log(`broken    ${broken} (the tests could not be run at all: not counted)`);
  console.log(`score     ${killed + survived > 0 ? `${((100 * killed) / (killed + survived)).toFixed(1)} %` : 'none'}`);

  const survivors = tried.filter(isSurvivor);
  if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.sort(byPlace).map(describe).join('\n')}`);
}

function aside(count, what) {
  return count > 0 ? ` (${count} ${what})` : '';
}

function byPlace(a, b) {
  if (a.fileName !== b.fileName) return a.fileName < b.fileName ? -1 : 1;
  return a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column;
}

function describe(mutant) {
  const { fileName, location, replacement, status } = mutant;
  const where = `${fromRoot(fileName)}:${location.start.line}`;
  const unmet = status === 'NoCoverage' ? '  (no test comes by)' : '';
  return `${numberOf(mutant)}. ${where}  ${quote(original(fileName, location))} -> ${quote(replacement)}${unmet}`;
}

function original(fileName, { start, end }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  // From the end, because the first line may also be the last.
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function quote(code) {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 3)}...` : line;
}

try {
  const order = readOrder(process.argv.slice(2));
  installOrExit();
  if (order.sample) console.log(`A sample of ${order.sample.size} mutants, --seed ${order.sample.seed}`);
  const began = performance.now();
  report(order, await run(order), (performance.now() - began) / 1000);
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else {
    console.error(`The mutation run itself failed: ${error.message}`);
    process.exitCode = 1;
  }
}
