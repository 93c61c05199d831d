// The last words of a soak: what was done, what was not, and how to see each failure again.

/** @returns {{ lines: string[], code: number }} */
export function verdictOf({ done, notBegun, minutes }) {
  const passed = done.reduce((sum, { passed: tests }) => sum + tests, 0);
  const failed = done.filter(({ failures }) => failures.length > 0);
  const failures = failed.reduce((sum, each) => sum + each.failures.length, 0);
  const stopped = done.filter((each) => each.stopped);
  const small = done.filter((each) => each.sample === 'small' && !each.stopped);
  const rounds = Math.max(0, ...done.map(({ round }) => round));
  const lines = [
    '',
    `${count(passed, 'test')} passed and ${failures} failed in ${minutes.toFixed(1)} minutes; ${count(rounds, 'round')} begun.`,
    ...failed.flatMap(({ piece, round, sample, failures: found }) => [
      `FAILED in ${piece.file}, round ${round}:`,
      ...found.flatMap(({ name, message }) => [`  ${name}`, ...indented(message)]),
      `  Again: ${again(piece, round, sample)}`,
    ]),
    ...listed(
      'With the sample of a test run, for want of time',
      small.map(({ piece }) => ({ piece })),
    ),
    ...listed('Stopped before its end, for want of time', stopped),
    ...listed(
      'Not begun, for want of time',
      notBegun.map((piece) => ({ piece })),
    ),
  ];
  const nothing = passed === 0 && failures === 0;
  if (failures > 0) lines.push('Verdict: there are faults.');
  else if (nothing) lines.push('Verdict: none. No test came to its end; give it more minutes.');
  else if (small.length + stopped.length + notBegun.length > 0)
    lines.push('Verdict: no fault in what was done; the rest is open.');
  else lines.push('Verdict: no fault.');
  return { lines, code: failures > 0 || nothing ? 1 : 0 };
}

function again({ file }, round, sample) {
  return sample === 'small' ? `npm test -- ${file}` : `npm run soak -- --round ${round} --only ${file}`;
}

function listed(title, entries) {
  return entries.length === 0
    ? []
    : [`${title}:`, ...entries.map(({ piece, round }) => `  ${piece.file}${round ? `, round ${round}` : ''}`)];
}

/** A fault names its game, scenario, options and seed in its first lines. */
function indented(message) {
  return message
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line}`);
}

function count(n, noun) {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
