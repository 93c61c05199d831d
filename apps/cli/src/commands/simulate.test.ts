import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@point-option/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOneSentence, run, runApart, start, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());
const WATCH = ['simulate', 'chit-cup', 'watch'];
const simulate = (...args: string[]) => run(folder.path, [...WATCH, ...args]);

test('one core and two give the same figures', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map(async (cores) =>
      JSON.parse((await simulate('--games', '600', '--seed', 's', '--cores', cores, '--json')).out),
    ),
  );
  expect(one.seconds).toEqual(expect.any(Number));
  expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  expect(Object.keys(one).slice(0, 6)).toEqual(['game', 'scenario', 'games', 'decisions', 'seconds', 'outcomes']);
  expect(one).toMatchObject({ game: 'chit-cup', scenario: 'watch', games: 600, seed: 's' });
  const { results, winners, scores } = one.outcomes;
  expect(results.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(600);
  expect(Object.keys(results[0]).sort()).toEqual(['count', 'high', 'low', 'result', 'share', 'title']);
  expect(winners.map(({ result }: { result: string | null }) => result)).toEqual(['you', null]);
  expect(Object.keys(scores[0]).sort()).toEqual(['high', 'low', 'max', 'mean', 'min', 'name', 'sd']);
});

test('as text tells outcomes with intervals, and nothing on the error output of a pipe', async () => {
  const { out, err, code } = await runApart(folder.path, [...WATCH, '--games', '20', '--seed', 's']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/20 games, \d+ decisions/);
  expect(out).toMatch(/You +\d+ +[\d.]+% +[\d.]+% to [\d.]+%/);
});

test('a game of many can be played again alone', async () => {
  const many = join(folder.path, 'many');
  const alone = join(folder.path, 'alone');
  await simulate('--games', '12', '--seed', 'a b', '--save', many);
  await simulate('--games', '1', '--from', '11', '--seed', 'a b', '--save', alone);
  const names = readdirSync(many);
  expect(names).toHaveLength(12);
  const name = names.find((each) => /^chit-cup-watch-a_b-\w+-11\.json$/.test(each)) ?? '';
  expect(readFileSync(join(alone, name), 'utf8')).toBe(readFileSync(join(many, name), 'utf8'));
  const file = readMatchFile(readFileSync(join(many, name), 'utf8'));
  expect(file.header.dice).toEqual({ kind: 'fast', seed: 'a b/11' });
  expect(file.outcome).not.toBeNull();
});

test('matches of two seeds that look alike in a name are all kept', async () => {
  const both = join(folder.path, 'both');
  for (const seed of ['a b', 'a_b', `${'x'.repeat(60)}1`, `${'x'.repeat(60)}2`])
    await simulate('--games', '1', '--seed', seed, '--save', both);
  const seeds = readdirSync(both).map((name) => readMatchFile(readFileSync(join(both, name), 'utf8')).header.dice);
  expect(seeds).toHaveLength(4);
  expect(seeds).toContainEqual({ kind: 'fast', seed: 'a b/0' });
  expect(seeds).toContainEqual({ kind: 'fast', seed: 'a_b/0' });
});

test('the options of a scenario hold, and those given come before them', async () => {
  const optionsIn = async (...args: string[]) => {
    const saved = join(folder.path, `two-days${args.length}`);
    const how = ['simulate', 'philippine-sea', 'two-days', '--games', '1', '--seed', 's', '--save', saved];
    await run(folder.path, [...how, ...args]);
    const [name = ''] = readdirSync(saved);
    return readMatchFile(readFileSync(join(saved, name), 'utf8')).header.options;
  };
  expect(await optionsIn()).toMatchObject({ leeward: true, refuelling: true, landAir: false });
  expect(await optionsIn('--option', 'leeward=false')).toMatchObject({ leeward: false, refuelling: true });
});

test('a file in the place of the folder is left alone', async () => {
  const path = join(folder.path, 'taken');
  writeFileSync(path, 'mine');
  const { code, err } = await simulate('--games', '1', '--save', path);
  expect(code).toBe(2);
  expect(err).toContain('a file is in the way');
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('figures have six digits at most, and a single game has a mean alone', async () => {
  const { outcomes } = JSON.parse((await simulate('--games', '7', '--seed', 's', '--json')).out);
  const figures = [...outcomes.results, ...outcomes.winners].flatMap(({ share, low, high }) => [share, low, high]);
  const means = outcomes.scores.flatMap(({ mean, low, high, sd }: Record<string, number>) => [mean, low, high, sd]);
  for (const n of [...figures, ...means]) expect(n).toBe(Number(n.toPrecision(6)));
  const { out } = await simulate('--games', '1', '--seed', 's');
  expect(out).toMatch(/Points {2}mean -?\d+\.00\n/);
  expect(out).not.toContain('unknown');
});

test('what takes one value is refused when it is given twice, and an empty folder name too', async () => {
  const twice = await simulate('--games', '5', '--games=6');
  expect(twice.err).toBe('The option "--games" takes one value, and is given "5" and "6".\n');
  expect([twice.code, isOneSentence(twice)]).toEqual([2, true]);
  const nameless = await simulate('--games', '1', '--save', '');
  expect(nameless.err).toBe('--save takes the name of a folder, and the name given is empty.\n');
  expect([nameless.code, isOneSentence(nameless)]).toEqual([2, true]);
  const staffed = await simulate('--games', '1', '--staff', 'you=random', '--staff', 'you=steady');
  expect(staffed.err).toBe('--staff is given twice for "you": "random" and "steady". Leave one out.\n');
  expect([staffed.code, isOneSentence(staffed)]).toEqual([2, true]);
});

test.runIf(existsSync('/proc'))('a folder that cannot be made is told and not waited for', async () => {
  const { code, err } = await simulate('--games', '1', '--save', '/proc/x');
  expect(code).toBe(2);
  expect(err).toContain('The folder "/proc/x" cannot be made');
});

/** Interrupts a simulation once its first matches are saved. */
async function interrupted(
  saved: string,
  args: readonly string[],
  signal: NodeJS.Signals = 'SIGINT',
): Promise<{ code: number | null; out: string }> {
  const child = start(folder.path, ['simulate', 'chit-cup', '--games', '500000', '--save', saved, ...args]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const path = join(folder.path, saved);
  await expect
    .poll(() => existsSync(path) && readdirSync(path).length > 20, { timeout: 60_000, interval: 20 })
    .toBe(true);
  child.kill(signal);
  const code = await new Promise<number | null>((ended) => {
    child.on('close', ended);
  });
  return { code, out };
}

test.each(['1', '2'])('what was played is told when it is interrupted, on %s cores', async (cores) => {
  const told = await interrupted(`text${cores}`, ['--cores', cores]);
  expect(told.code).toBe(130);
  const [, played] = /^Interrupted after (\d+) of 500000 games\. The figures are of those \1\.$/m.exec(told.out) ?? [];
  expect(Number(played)).toBe(readdirSync(join(folder.path, `text${cores}`)).length);
  expect(told.out).toContain(`${played} games, `);
  expect(told.out).toContain(`The ${played} matches played are saved in text${cores}.`);
  const json = await interrupted(`json${cores}`, ['--cores', cores, '--json']);
  expect([json.code, JSON.parse(json.out)]).toMatchObject([130, { interrupted: true, of: 500_000 }]);
  expect(JSON.parse(json.out).games).toBe(readdirSync(join(folder.path, `json${cores}`)).length);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('what was played is told when it is ended by %s', async (signal) => {
  const { code, out } = await interrupted(signal, ['--cores', '1'], signal);
  expect(code).toBe(130);
  const played = readdirSync(join(folder.path, signal)).length;
  expect(out).toContain(`Interrupted after ${played} of 500000 games.`);
  expect(out).toContain(`The ${played} matches played are saved in ${signal}.`);
});

test('a match that cannot be saved ends it, and the figures of the games played are told', async () => {
  const saves = join(folder.path, 'blocked');
  const eight = (how = run) =>
    how(folder.path, [...WATCH, '--games', '8', '--seed', 's', '--cores', '1', '--save', saves]);
  await eight();
  const names = readdirSync(saves).sort();
  for (const name of names) rmSync(join(saves, name));
  mkdirSync(join(saves, names[5] ?? ''));
  const { out, err, code } = await eight(runApart);
  expect(code).toBe(1);
  expect(err).toMatch(/-5\.json" cannot be written: it is a folder\.\n$/);
  expect(out).toContain('Interrupted after 6 of 8 games. The figures are of those 6.');
  expect(out).not.toContain('saved in');
  expect(readdirSync(saves)).toEqual(names.slice(0, 6));
});

test('a name that every object has is no option', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const ran = await simulate('--games', '1', '--option', `${name}=1`);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    expect(ran.err).toContain(`has no option "${name}"`);
  }
  const twice = await simulate('--games', '1', '--option', 'a=1', '--option', 'a=2');
  expect(twice.err).toBe('--option is given twice for "a": "1" and "2". Leave one out.\n');
  expect(twice.code).toBe(2);
});
