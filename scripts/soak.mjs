// `npm run soak`: the tests that can look at more than a test run has time for, until its time is up.
// `npm run soak -- --minutes 60` gives it an hour; `--only marianas` takes files with that in their names.
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { inOwnFolder } from './soak/ownFolder.mjs';
import { findPieces } from './soak/pieces.mjs';
import { readRequest } from './soak/request.mjs';
import { soak } from './soak/schedule.mjs';
import { createTimes } from './soak/times.mjs';
import { verdictOf } from './soak/verdict.mjs';
import { follow, fromRoot, STRICT } from './tools.mjs';

/** A person who stops it still gets the verdict: the pieces under way get the signal too, and no other is begun. */
let interrupted = false;
const interrupt = () => {
  interrupted = true;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

/** Where the reporter stands, as vitest wants it. */
const REPORTER = `./${fromRoot(new URL('soak/reporter.mjs', import.meta.url).pathname)}`;

/** What each piece took on this machine: a soak begins nothing that can't end in time. */
const TIMES = join(root, '.cache', 'soak.json');

async function main(request) {
  const pieces = findPieces(root).filter(({ file }) => file.includes(request.only));
  if (pieces.length === 0) {
    console.error(`No test of the soak has "${request.only}" in its file name.`);
    return 2;
  }
  console.log(`${pieces.length} files, ${request.minutes} minutes.`);
  const { lines, code } = verdictOf(
    await soak({ ...request, pieces, run, times: createTimes(TIMES), interrupted: () => interrupted }),
  );
  console.log(lines.join('\n'));
  return code;
}

/** Runs one file and tells of each of its tests as it ends. */
async function run({ file }, round, { stopAfter, sample }) {
  const tests = [];
  const other = [];
  const args = ['run', file, `--reporter=${REPORTER}`, '--testTimeout=0', '--hookTimeout=0', ...STRICT];
  const {
    code,
    seconds: took,
    stopped: late,
  } = await inOwnFolder((env) =>
    follow('vitest', args, {
      env: { ...env, ...(sample === 'large' && { POINT_OPTION_SOAK: String(round) }) },
      stopAfter,
      line: (text) => {
        const test = readLine(text);
        if (!test) other.push(text);
        else if (tests.push(test) > 0) tell(file, round, test);
      },
    }),
  );
  const stopped = late || interrupted;
  const failures = tests.filter(({ passed }) => !passed);
  // A file that ends badly without a failed test has said why in its own words, or not at all.
  if (code !== 0 && !stopped && failures.length === 0) {
    const failure = { name: 'the run itself', passed: false, seconds: took, message: other.slice(-6).join('\n') };
    tell(file, round, failure);
    failures.push(failure);
  }
  if (stopped) console.log(`stopped ${seconds(took)}  round ${round}  ${file}`);
  return { passed: tests.filter(({ passed }) => passed).length, failures, stopped };
}

function readLine(text) {
  try {
    const line = JSON.parse(text);
    return typeof line?.passed === 'boolean' ? line : null;
  } catch {
    return null;
  }
}

function tell(file, round, { name, passed, seconds: took }) {
  console.log(`${passed ? 'ok     ' : 'FAILED '} ${seconds(took)}  round ${round}  ${file}: ${name}`);
}

function seconds(n) {
  return `${n.toFixed(1).padStart(7)} s`;
}

ensureInstalled();
const request = readRequest(process.argv.slice(2));
if ('fault' in request) {
  console.error(request.fault);
  process.exitCode = 2;
} else process.exitCode = await main(request);
