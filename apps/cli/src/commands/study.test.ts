import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { isOneSentence, run, runApart, temporaryFolder } from '../testing/command.testing.ts';
import { study as playStudy } from './study.ts';

let folder: ReturnType<typeof temporaryFolder>;
const study = {
  format: 'point-option study',
  version: 1,
  game: 'philippine-sea',
  id: 'lesson',
  title: 'A lesson, many times',
  about: '',
  scenario: 'hellcats-up',
  staff: { us: 'mitscher' },
  seed: 's',
  games: 120,
  history: { usCombatFirst: { low: 0, high: 2000, note: '' }, sunkByAir: { low: 9, high: 9, note: '' } },
};
beforeAll(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder.path, 'study.json'), JSON.stringify(study));
});
afterAll(() => folder.remove());
const command = (...args: string[]) => run(folder.path, ['study', ...args]);

test('a study is the same to the digit on one core and on two, and any hundred of its games can be compared', async () => {
  const on = async (cores: string, ...more: string[]) =>
    (await command('study.json', '--cores', cores, '--json', ...more)).out;
  const [one, two] = await Promise.all([on('1', '--out', 'found.json'), on('2')]);
  expect(two).toBe(one);
  const found = JSON.parse(one);
  expect(found).toMatchObject({ study: 'lesson', games: 120, checks: [expect.any(String), expect.any(String)] });
  const combat: [number, number][] = found.figures.usCombatFirst;
  expect(combat.reduce((sum, [, count]) => sum + count, 0)).toBe(120);

  expect(readFileSync(join(folder.path, 'found.json'), 'utf8')).toBe(`${JSON.stringify(found)}\n`);
  const again = await command('study.json', '--games', '100', '--verify', 'found.json');
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('1 check of "A lesson, many times" compared') });

  writeFileSync(join(folder.path, 'other.json'), JSON.stringify({ ...found, checks: ['1', ...found.checks.slice(1)] }));
  const other = await command('study.json', '--games', '100', '--verify', 'other.json');
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining('Games 0 to 99') });
  expect(isOneSentence(await command('study.json', '--games', '50', '--verify', 'found.json'))).toBe(true);
});

test('as text it holds every figure against what history says', async () => {
  const { out, code } = await runApart(folder.path, ['study', 'study.json', '--games', '10']);
  expect(code).toBe(0);
  expect(out).toMatch(/American aircraft lost in combat on the 19th.*history 0 to 2000: inside/);
  expect(out).toMatch(/sunk by aircraft and guns.*history 9: OUTSIDE/);
});

test('a file that is not a study, or not of these findings, is refused in a sentence', async () => {
  writeFileSync(join(folder.path, 'no.json'), JSON.stringify({ ...study, staff: 1 }));
  expect((await command('no.json')).err).toMatch(/This is no study: staff/);
  const found = { study: 'another', rules: 2, games: 1, figures: {}, results: {}, checks: [] };
  writeFileSync(join(folder.path, 'another.json'), JSON.stringify(found));
  const refused = await command('study.json', '--games', '1', '--verify', 'another.json');
  expect(isOneSentence(refused)).toBe(true);
  expect(refused.err).toContain('of the study "another"');
});

test('a place that cannot be written to is found before the first game', async () => {
  // So many games would take hours.
  writeFileSync(join(folder.path, 'long.json'), JSON.stringify({ ...study, games: 1_000_000 }));
  const places: readonly [string, string][] = [
    [join('nowhere', 'found.json'), 'there is no folder "nowhere"'],
    ['.', 'it is a folder'],
    ['x'.repeat(300), 'its name is too long'],
    [join('study.json', 'found.json'), ''],
  ];
  for (const [out, problem] of places) {
    const ran = await command('long.json', '--out', out);
    expect([out, ran.code, isOneSentence(ran)]).toEqual([out, 1, true]);
    expect(ran.err).toContain(problem);
  }
  expect((await command('long.json', '--out', '')).code).toBe(2);
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('findings that cannot be written any more when the last game is over are told', async () => {
  const gone = join(folder.path, 'gone');
  mkdirSync(gone);
  const before = process.listenerCount('SIGINT');
  // Once it listens for a signal, it has found that it can write there.
  const removed = setInterval(() => {
    if (process.listenerCount('SIGINT') > before) rmSync(gone, { recursive: true, force: true });
  }, 1);
  const terminal = scriptedTerminal([]);
  // It looks up a few times a second, and plays for longer than that on any machine.
  const long = join(folder.path, 'long.json');
  writeFileSync(long, JSON.stringify({ ...study, games: 1000 }));
  const options = { from: '0', games: '600', cores: '1', out: join(gone, 'found.json') };
  try {
    await expect(playStudy(long, options, terminal)).rejects.toThrow(
      `cannot be written: there is no folder "${gone}".`,
    );
  } finally {
    clearInterval(removed);
  }
  expect(terminal.text()).toMatch(/600 games, seed "s"\. Figures, with the central 80% of games, beside history:/);
});

test('an interrupted study tells what it found so far and writes nothing', async () => {
  const long = join(folder.path, 'long.json');
  const out = join(folder.path, 'never.json');
  writeFileSync(long, JSON.stringify({ ...study, games: 1_000_000 }));
  const before = process.listenerCount('SIGINT');
  // As soon as the study listens: it first looks up after some games.
  const pressed = setInterval(() => {
    if (process.listenerCount('SIGINT') > before) process.emit('SIGINT');
  }, 1);
  const terminal = scriptedTerminal([]);
  try {
    expect(await playStudy(long, { from: '0', cores: '1', out }, terminal)).toBe(130);
  } finally {
    clearInterval(pressed);
  }
  expect(terminal.text()).toMatch(/^Interrupted after \d+ of 1000000 games\. /);
  expect(terminal.text()).toContain(`Nothing was written to ${out}.`);
  expect(existsSync(out)).toBe(false);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
