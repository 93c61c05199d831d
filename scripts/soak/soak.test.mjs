import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { follow } from '../tools.mjs';
import { inOwnFolder } from './ownFolder.mjs';
import { findPieces, pieceOf } from './pieces.mjs';
import { readRequest } from './request.mjs';
import { soak } from './schedule.mjs';
import { verdictOf } from './verdict.mjs';

const MINUTE = 60_000;
const piece = (file, everyRound = false) => ({ file, everyRound });
const good = { passed: 2, failures: [], stopped: false };

/** A soak by a clock of its own: every piece takes a minute, and what it comes to is given. */
async function soaked({ pieces, minutes, round = null, results = {}, interrupted }) {
  let clock = 0;
  const begun = [];
  const run = ({ file }, number, stopAfter) => {
    begun.push(`${file} ${number}`);
    clock += Math.min(MINUTE, stopAfter);
    return Promise.resolve(results[`${file} ${number}`] ?? good);
  };
  const how = { pieces, minutes, round, atOnce: 1, now: () => clock, run, ...(interrupted && { interrupted }) };
  const account = await soak(how);
  return { begun, account, ...verdictOf(account) };
}

describe('the schedule', () => {
  const pieces = [piece('a', true), piece('b'), piece('c', true)];

  test('runs every piece, then those that look elsewhere again, until the time is up', async () => {
    const { begun, lines, code } = await soaked({ pieces, minutes: 6.5 });
    expect(begun).toEqual(['a 1', 'c 1', 'b 1', 'a 2', 'c 2', 'a 3', 'c 3']);
    expect(lines).toContain('14 tests passed and 0 failed in 7.0 minutes; 3 rounds begun.');
    expect(lines.at(-1)).toBe('Verdict: no fault.');
    expect(code).toBe(0);
  });

  test('names what was not begun', async () => {
    const { begun, lines, code } = await soaked({ pieces, minutes: 1.5 });
    expect(begun).toEqual(['a 1', 'c 1']);
    expect(lines.join('\n')).toContain('Not begun, for want of time:\n  b\nVerdict: no fault in what was done');
    expect(code).toBe(0);
  });

  test('ends where no piece is worth another round', async () => {
    expect((await soaked({ pieces: [piece('b')], minutes: 60 })).begun).toEqual(['b 1']);
  });

  test('runs one round alone, to see a failure again', async () => {
    expect((await soaked({ pieces, minutes: 60, round: 4 })).begun).toEqual(['a 4', 'c 4', 'b 4']);
  });

  test('begins nothing more when it is interrupted, and still gives its verdict', async () => {
    let asked = 0;
    const { begun, lines } = await soaked({ pieces, minutes: 60, interrupted: () => ++asked > 2 });
    expect(begun).toEqual(['a 1']);
    expect(lines.at(-1)).toMatch(/^Verdict: /);
  });

  test('runs one that looks elsewhere each time beside one that takes long, and neither waits for the other', async () => {
    const begun = [];
    let clock = 0;
    let end;
    const long = new Promise((resolve) => {
      end = resolve;
    });
    const run = async ({ file }, number) => {
      begun.push(`${file} ${number}`);
      if (file === 'b') await long;
      clock += MINUTE;
      if (clock > 4 * MINUTE) end();
      return good;
    };
    const { notBegun } = await soak({
      pieces: [piece('b'), piece('d'), ...pieces.slice(0, 1), piece('c', true)],
      minutes: 5,
      now: () => clock,
      run,
    });
    expect(begun.slice(0, 3)).toEqual(['a 1', 'b 1', 'c 1']);
    expect(begun).toContain('d 1');
    expect(notBegun).toEqual([]);
  });

  test('gives a piece under way a tenth of the time more', async () => {
    const limits = [];
    const run = (_piece, _round, stopAfter) => {
      limits.push(stopAfter);
      return Promise.resolve(good);
    };
    await soak({ pieces: [piece('b')], minutes: 10, atOnce: 1, now: () => 0, run });
    expect(limits).toEqual([11 * MINUTE]);
  });
});

test('what a piece leaves of temporary files is removed, however it ends', async () => {
  const found = [];
  const program = `
    const { mkdtempSync } = require('node:fs');
    console.log(mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'point-option-')));
    setInterval(() => {}, 1000);
  `;
  const ended = await inOwnFolder((env) =>
    follow('node', ['-e', program], { env, stopAfter: 1500, line: (text) => found.push(text) }),
  );
  expect(ended.stopped).toBe(true);
  expect(found[0]).toMatch(/point-option-soak-\w+.point-option-/);
  expect(existsSync(dirname(found[0]))).toBe(false);
  await expect(inOwnFolder(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
});

describe('the verdict', () => {
  test('says of a failure what it was and how to see it again', async () => {
    const failures = [{ name: 'g fuzz', message: 'g full {} seed fuzz/round 2/3 order 17: a dead end.' }];
    const results = { 'games/g/proofs.test.ts 2': { passed: 1, failures, stopped: false } };
    const { lines, code } = await soaked({ pieces: [piece('games/g/proofs.test.ts', true)], minutes: 1.95, results });
    expect(lines).toEqual([
      '',
      '3 tests passed and 1 failed in 2.0 minutes; 2 rounds begun.',
      'FAILED in games/g/proofs.test.ts, round 2:',
      '  g fuzz',
      '    g full {} seed fuzz/round 2/3 order 17: a dead end.',
      '  Again: npm run soak -- --round 2 --only games/g/proofs.test.ts',
      'Verdict: there are faults.',
    ]);
    expect(code).toBe(1);
  });

  test('names what was stopped, and is none where nothing came to its end', async () => {
    const results = { 'a 1': { passed: 0, failures: [], stopped: true } };
    const { lines, code } = await soaked({ pieces: [piece('a')], minutes: 0.5, results });
    expect(lines.slice(2)).toEqual([
      'Stopped before its end, for want of time:',
      '  a, round 1',
      'Verdict: none. No test came to its end; give it more minutes.',
    ]);
    expect(code).toBe(1);
  });
});

describe('the pieces', () => {
  test('are the files that look at more in a soak; proofs look elsewhere in every round', () => {
    const importing = (names) => `import { ${names} } from '@point-option/proving';\n`;
    expect(pieceOf('p', `${importing('prove')}prove(game, {});`)).toEqual({ file: 'p', everyRound: true });
    expect(pieceOf('s', `${importing('fuzz, sample')}sample(1, 2);`)).toEqual({ file: 's', everyRound: false });
    expect(pieceOf('k', "process.env['POINT_OPTION_SOAK']")).toEqual({ file: 'k', everyRound: false });
    expect(pieceOf('n', `${importing('fuzz')}const prove = () => 1; prove();`)).toBeNull();
  });

  test('of this repository include the proofs of every game and what was too long for a test run', () => {
    const files = findPieces(root).map(({ file }) => file);
    for (const game of ['chit-cup', 'false-report', 'marianas', 'philippine-sea', 'sealed-strike'])
      expect(files).toContain(`games/${game}/proofs.test.ts`);
    for (const file of ['marianas/stress', 'philippine-sea/stress', 'philippine-sea/study/findings'])
      expect(files).toContain(`games/${file}.test.ts`);
  });
});

describe('the request', () => {
  test('has half an hour unless told', () => {
    expect(readRequest([])).toEqual({ minutes: 30, only: '', round: null });
    expect(readRequest(['--minutes', '0.5', '--only', 'marianas', '--round', '3'])).toEqual({
      minutes: 0.5,
      only: 'marianas',
      round: 3,
    });
  });

  test.each([
    [['20'], /^The soak has no option "20"\. Give npm run soak -- /],
    [['--minutes'], /^The option --minutes needs a value\. /],
    [['--minutes', 'soon'], '--minutes takes a number above 0, not "soon".'],
    [['--minutes', '0'], '--minutes takes a number above 0, not "0".'],
    [['--round', '1.5'], '--round takes a whole number from 1 up, not "1.5".'],
  ])('%j is refused in a sentence', (args, sentence) => {
    expect(readRequest(args).fault).toMatch(sentence);
  });
});
