import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { follow } from '../tools.mjs';
import { inOwnFolder } from './ownFolder.mjs';
import { findPieces, pieceOf } from './pieces.mjs';
import { readRequest } from './request.mjs';
import { soak } from './schedule.mjs';
import { createTimes } from './times.mjs';
import { verdictOf } from './verdict.mjs';

const MINUTE = 60_000;
const piece = (file, everyRound = false) => ({ file, everyRound });
const good = { passed: 2, failures: [], stopped: false };

/** What pieces take, in minutes: of all of them, or of each by its name. Nobody has measured one that is not named. */
function measured(pieces, of) {
  const times = createTimes();
  for (const { file } of pieces) {
    const { large, small } = typeof of === 'number' ? { large: of, small: of } : (of[file] ?? {});
    if (large !== undefined) times.note(file, 'large', large * 60, false);
    if (small !== undefined) times.note(file, 'small', small * 60, false);
  }
  return times;
}

/**
 * A soak by a clock of its own: every piece takes as long as was measured, or else a minute, unless it is stopped.
 * What it comes to may be given.
 */
async function soaked({ pieces, minutes, takes = 0.5, round = null, results = {}, interrupted }) {
  let clock = 0;
  const begun = [];
  const times = measured(pieces, takes);
  const run = ({ file }, number, { stopAfter, sample }) => {
    begun.push(`${file} ${sample === 'small' ? 'small' : number}`);
    const wanted = (times.of(file, sample) ?? 60) * 1000;
    clock += Math.min(wanted, stopAfter);
    return Promise.resolve(results[`${file} ${number}`] ?? { ...good, stopped: wanted > stopAfter });
  };
  const how = { pieces, minutes, round, atOnce: 1, times, now: () => clock, run, ...(interrupted && { interrupted }) };
  const account = await soak(how);
  return { begun, account, over: clock > minutes * MINUTE, ...verdictOf(account) };
}

describe('the schedule', () => {
  const pieces = [piece('a', true), piece('b'), piece('c', true)];

  test('runs every piece, then those that look elsewhere again, until the time is up', async () => {
    const { begun, lines, code } = await soaked({ pieces, minutes: 3.7 });
    expect(begun).toEqual(['a 1', 'c 1', 'b 1', 'a 2', 'c 2', 'a 3', 'c 3']);
    expect(lines).toContain('14 tests passed and 0 failed in 3.5 minutes; 3 rounds begun.');
    expect(lines.at(-1)).toBe('Verdict: no fault.');
    expect(code).toBe(0);
  });

  test('begins nothing that can not end in time, and names what was not begun', async () => {
    const { begun, lines, code, over } = await soaked({ pieces, minutes: 2.5, takes: 1 });
    expect(begun).toEqual(['a 1', 'c 1']);
    expect(lines.join('\n')).toContain('Not begun, for want of time:\n  b\nVerdict: no fault in what was done');
    expect(code).toBe(0);
    expect(over).toBe(false);
  });

  test('takes the sample of a test run where the large one can not end in time, and says so', async () => {
    const takes = { a: { large: 4, small: 1 }, b: { large: 20, small: 1 }, c: { large: 0.5 } };
    const { begun, lines, over } = await soaked({ pieces, minutes: 8, takes });
    expect(begun).toEqual(['a 1', 'c 1', 'b small', 'c 2', 'c 3', 'c 4', 'c 5']);
    expect(lines.join('\n')).toContain(
      'With the sample of a test run, for want of time:\n  b\nVerdict: no fault in what was done; the rest is open.',
    );
    expect(over).toBe(false);
  });

  test('tries the small sample first where nobody knows how long the large one takes and there is little time', async () => {
    const { begun } = await soaked({ pieces, minutes: 9, takes: {} });
    expect(begun).toEqual(['a small', 'c small', 'b small']);
    expect((await soaked({ pieces: pieces.slice(0, 2), minutes: 12, takes: {} })).begun.slice(0, 2)).toEqual([
      'a 1',
      'b 1',
    ]);
  });

  test.each([0.2, 1, 3, 5, 9, 11, 30])('ends within %s minutes, whatever its pieces take', async (minutes) => {
    for (const takes of [{}, 0.4, 7, { a: { large: 100, small: 50 }, b: { small: 2 }, c: { large: 0.1 } }])
      expect(await soaked({ pieces, minutes, takes })).toMatchObject({ over: false });
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
      if (clock >= 3 * MINUTE) end();
      return good;
    };
    const all = [piece('b'), piece('d'), ...pieces.slice(0, 1), piece('c', true)];
    const { notBegun } = await soak({
      pieces: all,
      minutes: 5,
      times: measured(all, 0.1),
      now: () => clock,
      run,
    });
    expect(begun.slice(0, 3)).toEqual(['a 1', 'b 1', 'c 1']);
    expect(begun).toContain('d 1');
    expect(notBegun).toEqual([]);
  });

  test('stops a piece that is under way when the time is up', async () => {
    const limits = [];
    let clock = 0;
    const run = (_piece, _round, { stopAfter }) => {
      limits.push(stopAfter);
      clock += 2 * MINUTE;
      return Promise.resolve(good);
    };
    const two = [piece('b'), piece('d')];
    await soak({ pieces: two, minutes: 10, atOnce: 1, times: measured(two, 1), now: () => clock, run });
    expect(limits).toEqual([10 * MINUTE, 8 * MINUTE]);
  });

  test('runs a failure again as it was, however little time there is', async () => {
    expect((await soaked({ pieces: [piece('a', true)], minutes: 1, takes: 20, round: 4 })).begun).toEqual(['a 4']);
  });
});

describe('the times of the pieces', () => {
  test('are kept on the disk from one soak to the next; of one that was stopped the longest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'point-option-times-'));
    try {
      const path = join(folder, 'cache', 'soak.json');
      const first = createTimes(path);
      first.note('a', 'large', 90, false);
      first.note('a', 'small', 2, false);
      first.note('a', 'large', 60, true);
      first.note('b', 'large', 60, true);
      const next = createTimes(path);
      expect([next.of('a', 'large'), next.of('a', 'small'), next.of('b', 'large')]).toEqual([90, 2, 60]);
      expect(next.of('c', 'large')).toBeUndefined();
      writeFileSync(path, '{"a": {"large": "soon", "small": 3}, "b": 7');
      expect(createTimes(path).of('a', 'small')).toBeUndefined();
      writeFileSync(path, '{"a": {"large": "soon", "small": 3}, "b": 7}');
      const mended = createTimes(path);
      expect([mended.of('a', 'large'), mended.of('a', 'small'), mended.of('b', 'large')]).toEqual([
        undefined,
        3,
        undefined,
      ]);
      mended.note('b', 'small', 1, false);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ a: { small: 3 }, b: { small: 1 } });
    } finally {
      rmSync(folder, { recursive: true });
    }
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
    const { lines, code } = await soaked({ pieces: [piece('games/g/proofs.test.ts', true)], minutes: 1.2, results });
    expect(lines).toEqual([
      '',
      '3 tests passed and 1 failed in 1.0 minutes; 2 rounds begun.',
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
    const { lines, code } = await soaked({ pieces: [piece('a')], minutes: 0.7, results });
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
