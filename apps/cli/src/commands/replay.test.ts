import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, ask, begin, fast, fork, growingHead, matchFile, sampleAnswer, submit } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOneSentence, run, runApart, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
let finished: string;
let unfinished: string;
beforeAll(async () => {
  folder = temporaryFolder();
  await run(folder.path, ['simulate', 'chit-cup', '--games', '1', '--seed', 's', '--save', 'sim']);
  finished = saved('chit-cup-watch');
  unfinished = 'under-way.json';
  await run(folder.path, ['play', 'chit-cup', '--save', unfinished], '1\nS1 search, S2 strike\nquit\n');
});
afterAll(() => folder.remove());
/** The file of a simulated match, by how its name begins. */
const saved = (begins: string): string =>
  join('sim', readdirSync(join(folder.path, 'sim')).find((name) => name.startsWith(begins)) ?? '');
const replay = (...args: string[]) => run(folder.path, ['replay', ...args]);

describe('a finished match', () => {
  test('is told whole, order by order', async () => {
    const { code, out } = await runApart(folder.path, ['replay', finished]);
    expect(code).toBe(0);
    expect(out).toContain('the truth');
    expect(out).toMatch(/\n1\. You: Where does the group steer\? /);
    expect(out).toMatch(/\nScores: Points -?\d+\.\n$/);
  });
  test('opened shows charts, columns and rules; observed shows positions', async () => {
    const { out } = await replay(finished, '--full', '--observe', '--side', 'you');
    expect(out).toMatch(
      /Chart Search \(search\), rule 4\.2, our design\.\n +Rolled \d+ on 1 die of 10 sides\.\n +Column/,
    );
    expect(out).toContain('  Map:');
  });
  test('as JSON is the list of events', async () => {
    const events = JSON.parse((await replay(finished, '--json')).out);
    expect(events[0]).toMatchObject({ n: 1, key: expect.any(String), text: expect.any(String) });
  });
  test('verifies', async () => {
    const { code, out } = await replay(finished, '--verify', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, checkpoints: expect.any(Number), commitment: 'none' });
  });
});

describe('staff', () => {
  let marianas: string;
  beforeAll(async () => {
    await run(folder.path, ['simulate', 'marianas', '--games', '1', '--seed', 's', '--save', 'sim']);
    marianas = saved('marianas-historical');
  });
  test('tell their reasons for the orders of the side they are named for', async () => {
    const { code, out } = await replay(marianas, '--staff', 'us=flag');
    expect(code).toBe(0);
    const lines = out.split('\n');
    const orders = (side: string) => lines.flatMap((line, i) => (line.includes(`. ${side}: `) ? [lines[i + 1]] : []));
    expect(orders('The United States').length).toBeGreaterThan(50);
    for (const line of orders('The United States')) expect(line).toMatch(/^ +Reason: [A-Z]/);
    for (const line of orders('Japan')) expect(line).not.toContain('Reason:');
  });
  test('that give none are refused, and so is a list of events', async () => {
    const silent = await replay(finished, '--staff', 'you=random');
    expect(silent.err).toBe('The staff "random" of chit-cup gives no reasons.\n');
    const events = await replay(finished, '--staff', 'you=random', '--json');
    expect([events.code, isOneSentence(events)]).toEqual([2, true]);
  });
  test('keep their reasons to themselves until the match is over', async () => {
    const ran = await replay(unfinished, '--side', 'you', '--staff', 'you=random');
    expect(ran.err).toContain('staff give their reasons only when it is');
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

test('the parts of an order are a list: each piece with its box', async () => {
  await run(folder.path, ['simulate', 'marianas', '--games', '1', '--seed', 's', '--save', 'sim']);
  const { out } = await replay(saved('marianas-historical'));
  const orders = out.split('\n').filter((line) => /^\d+\. (Japan|The United States): /.test(line));
  expect(orders.filter((line) => / and [^,;(]* and [^,;(]* and /.test(line))).toEqual([]);
  expect(orders.some((line) => /\? .*TG 58\.1[^;]*: [^;]+; TG 58\.2[^;]*: [^;]+/.test(line))).toBe(true);
});

test('orders are told by the names that were on the screen, pieces and boxes too', async () => {
  await run(folder.path, ['simulate', 'philippine-sea', 'hellcats-up', '--games', '1', '--seed', 's', '--save', 'sim']);
  const { code, out } = await replay(saved('philippine-sea-hellcats-up'));
  expect(code).toBe(0);
  const orders = out.split('\n').filter((line) => line.includes('The United States: '));
  expect(orders.filter((line) => /\b(group|mission|raid|roll|ship) \d/.test(line))).toEqual([]);
  expect(orders.some((line) => /: a new (intercept|patrol) \(/.test(line))).toBe(true);
});

test.each([
  [['--side', 'you'], '--side'],
  [['--staff', 'you=random'], '--staff'],
  [['--full'], '--full'],
  [['--observe', '--json'], '--observe'],
])('--verify with %j is refused', async (args, named) => {
  const ran = await replay(finished, '--verify', ...args);
  expect(ran.err).toBe(`--verify checks the whole match without showing it. Leave ${named} out.\n`);
  expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
});

describe('a match under way', () => {
  test('keeps the truth to itself and lists the sides', async () => {
    const ran = await replay(unfinished);
    expect(ran.code).toBe(2);
    expect(isOneSentence(ran)).toBe(true);
    expect(ran.err).toContain('--side you');
  });
  test('shows a side what it saw', async () => {
    const { code, out } = await replay(unfinished, '--side', 'you');
    expect(code).toBe(0);
    expect(out).toContain('as you saw it');
    expect(out).toMatch(/The match is not over\.\n$/);
  });
  test('keeps its commitment', async () => {
    const { out, code } = await replay(unfinished, '--verify');
    expect(code).toBe(0);
    expect(out).toContain('Dice commitment: kept');
    expect(JSON.parse((await replay(unfinished, '--verify', '--json')).out)).toMatchObject({
      ok: true,
      commitment: 'kept',
    });
  });
  test('a strange side is refused', async () => {
    const ran = await replay(unfinished, '--side', 'them');
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

describe('a finished match of rules that the game no longer has', () => {
  const old = 'old.json';
  let text: string;
  let scores: string;
  beforeAll(async () => {
    const game = { ...(await gameOf('philippine-sea')), rulesVersion: 2 };
    const match = begin(game, { scenario: 'hellcats-up', dice: { kind: 'fast', seed: 'old' } });
    const dice = fast('old/orders');
    for (let side = match.table.whole.open[0]; side !== undefined; side = match.table.whole.open[0])
      submit(match, side, sampleAnswer(ask(match, side) as Ask, dice));
    text = JSON.stringify(matchFile(match));
    scores = `Net victory points ${Object.values(match.table.whole.outcome?.scores ?? {}).at(-1)}.`;
    writeFileSync(join(folder.path, old), text);
  });
  test('is over to play, with its outcome, and is left as it is', async () => {
    const { code, out } = await run(folder.path, ['play', old], '1\n');
    expect(code).toBe(0);
    expect(out).toMatch(/^[^\n]*Hellcats up\. The match is over\.\nIt was played under version 2 of the rules, /);
    expect(out).toContain(scores);
    expect(out).not.toContain('fresh dice');
    expect(readFileSync(join(folder.path, old), 'utf8')).toBe(text);
    const json = await run(folder.path, ['play', old, '--json']);
    expect(JSON.parse(json.out)).toEqual({ id: 0, ok: false, problem: expect.stringContaining(scores) });
  });
  test('cannot be stepped through, which is said with the outcome; and is not verified', async () => {
    const { code, out } = await replay(old);
    expect(code).toBe(1);
    expect(out).toContain('no longer has them, so its orders cannot be replayed.');
    expect(out).toContain(scores);
    const listed = await replay(old, '--json');
    expect([listed.code, isOneSentence(listed)]).toEqual([1, true]);
    expect((await replay(old, '--verify')).out).toContain('NOT verified. header.rules');
  });
});

/** The fields of a match file that are tampered with. */
interface Written {
  format: string;
  version: number;
  header: { scenario: string; dice: { seed: string } };
  orders: { answer: unknown }[];
  length: number;
  checkpoints: { hash: string }[];
  outcome: { winner: string };
  luck?: number;
}
type Tamper = (file: Written) => unknown;
/** What is done, and the fields of which one must be named. */
const TAMPERED: readonly [string, Tamper, ...string[]][] = [
  ['an answer', (file) => (file.orders[2]!.answer = 'B'), 'orders[2]'],
  ['the seed', (file) => (file.header.dice.seed = 'other'), 'header'],
  ['the scenario', (file) => (file.header.scenario = 'crowded'), 'header'],
  ['a checkpoint', (file) => (file.checkpoints[0]!.hash = '0'.repeat(64)), 'checkpoints[0].hash'],
  ['the outcome', (file) => (file.outcome.winner = 'nobody'), 'outcome'],
  ['the length', (file) => (file.length += 1), 'length'],
  ['a missing order', (file) => file.orders.splice(1, 1), 'orders[1]', 'length'],
  ['a field more', (file) => (file.luck = 1), 'luck'],
  ['the version', (file) => (file.version = 99), 'version'],
  ['the format', (file) => (file.format = 'other'), 'format'],
];

describe('a tampered file is refused by its field and left as it is', () => {
  test.each(TAMPERED)('%s', async (what, tamper, ...fields) => {
    const file = JSON.parse(readFileSync(join(folder.path, finished), 'utf8')) as Written;
    tamper(file);
    const path = join(folder.path, `${what.replaceAll(' ', '-')}.json`);
    const text = JSON.stringify(file);
    writeFileSync(path, text);
    const [verified, ...refused] = await Promise.all([
      replay(path, '--verify', '--json'),
      replay(path, '--side', 'you'),
      run(folder.path, what === 'an answer' ? ['play', 'chit-cup', '--save', path] : ['play', path], '1\n'),
    ]);
    expect(verified.code).toBe(1);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: false });
    for (const ran of refused) {
      expect(ran.code).toBe(1);
      expect(fields.some((field) => ran.err.includes(field))).toBe(true);
      expect(isOneSentence(ran)).toBe(true);
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a file cut off in the middle', async () => {
    const path = join(folder.path, 'cut.json');
    const text = readFileSync(join(folder.path, finished), 'utf8').slice(0, 500);
    writeFileSync(path, text);
    const ran = await run(folder.path, ['play', path]);
    expect([ran.code, isOneSentence(ran)]).toEqual([1, true]);
    expect(ran.err).toContain('cannot be used: this is not JSON: it ends too soon, at line 1, column 501.');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('what a match file brings of its own', () => {
  const sandbox = async () => {
    const game = await gameOf('chit-cup');
    return { game, match: fork(begin(game, { dice: { kind: 'fast', seed: 's' } }), 'you', 'sand') };
  };

  test('is named by the check, which says what it checked', async () => {
    const { match } = await sandbox();
    writeFileSync(join(folder.path, 'fork.json'), JSON.stringify(matchFile(match)));
    const { code, out } = await replay('fork.json', '--verify');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'File: its form and its sums are right.',
      "NOTE: This match does not begin with the game's own set-up. It begins at a position that its file brings, from another match after 0 orders.",
      'What the file brings is played as it stands. A replay cannot tell whether it is fair.',
      'Orders: all 0 replayed.',
      'Checkpoints: 0 of 0 agree.',
      'Outcome: none yet, as in the file.',
      'Dice commitment: none was made. The seed stands in the file, and its maker may have tried others.',
      'Verified: 0 orders, from what the file brings.',
      '',
    ]);
    expect(JSON.parse((await replay('fork.json', '--verify', '--json')).out)).toMatchObject({
      ok: true,
      own: { start: false, scenario: true, charts: true },
      checked: { orders: 0, snapshots: 0, outcome: true },
      notes: [expect.stringContaining('does not begin')],
    });
    const own = await replay(finished, '--verify');
    expect(own.out).toContain("Start, scenario and charts: the game's own.\n");
    expect(own.out).toContain('Outcome: as in the file.\n');
    expect(own.out).toMatch(/Verified: \d+ orders\.\n$/);
  });

  test('is refused where the match is won without an order, and where no match can stand so', async () => {
    const { game, match } = await sandbox();
    const { outcome } = JSON.parse(readFileSync(join(folder.path, finished), 'utf8'));
    const start = match.header.start!;
    const beginning = (state: object) =>
      JSON.stringify(matchFile(begin(game, { dice: { kind: 'fast', seed: 's' }, start: { ...start, ...state } })));
    writeFileSync(join(folder.path, 'won.json'), beginning({ outcome }));
    const won = await runApart(folder.path, ['replay', 'won.json', '--verify']);
    expect(won.code).toBe(1);
    expect(won.out).toContain('NOT verified. header.start.outcome: The match would be over before its first order.');
    writeFileSync(
      join(folder.path, 'off.json'),
      beginning({ data: { ...(start.data as object), deck: { S1: 'ready' } } }),
    );
    const off = await replay('off.json', '--verify');
    expect([off.code, off.out]).toEqual([
      1,
      expect.stringMatching(/NOT verified\. header\.start\.data\.deck\.S2: It is missing/),
    ]);
  });

  test.each<[string, (data: Battle) => object, string]>([
    ['turn -7', () => ({ turn: -7 }), 'header.start.data.turn: It should be a whole number from 0 to 36, but is -7.'],
    [
      'hits of -500',
      ({ hits }) => ({ hits: hits.map(() => -500) }),
      'header.start.data.hits[0]: It should be a whole number from 0 to 99, but is -500.',
    ],
    [
      'victory levels of its own',
      ({ rules }) => ({ rules: { ...rules, levels: rules.levels.map((level) => ({ ...level, from: -1000 })) } }),
      'header.start.data.rules.levels[1].from: The scenario and its options make it ',
    ],
    ['countless losses', () => ({ lostNaval: 999_999 }), 'header.start.data.lostNaval: It should be '],
    [
      'a mission that no display has',
      ({ units }) => ({ units: units.with(0, 9_999_999) }),
      'header.start.data.units[0]: It should be ',
    ],
  ])('is refused by `play` and `replay --verify` with %s', async (_what, change, sentence) => {
    const game = await gameOf('philippine-sea');
    const begun = begin(game, { dice: { kind: 'fast', seed: 's' } });
    const start = structuredClone(begun.table.whole);
    const data = { ...(start.data as object), ...change(start.data as Battle) };
    const forged = begin(game, { dice: { kind: 'fast', seed: 's' } });
    const header = { ...forged.header, start: { ...start, data } };
    const file = { ...matchFile(forged), header: { ...header, sum: growingHead(header).sum } };
    writeFileSync(join(folder.path, 'forged.json'), JSON.stringify(file));
    const verified = await replay('forged.json', '--verify');
    expect(verified.code).toBe(1);
    expect(verified.out).toContain(`NOT verified. ${sentence}`);
    const played = await run(folder.path, ['play', 'forged.json'], 'quit\n');
    expect(played.code).toBe(1);
    expect(played.err).toContain(sentence);
  });
});

interface Battle {
  readonly hits: readonly number[];
  readonly units: readonly number[];
  readonly rules: { readonly levels: readonly object[] };
}
