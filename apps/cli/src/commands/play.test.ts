import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@point-option/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOneSentence, run, runApart, start, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());
const typed = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const play = (args: readonly string[], ...lines: string[]) => run(folder.path, ['play', ...args], typed(lines));
const playApart = (args: readonly string[], ...lines: string[]) =>
  runApart(folder.path, ['play', ...args], typed(lines));
const saved = (name: string) => readMatchFile(readFileSync(join(folder.path, name), 'utf8'));

test('a piped match with every command', async () => {
  const { code, out, err } = await playApart(
    ['chit-cup', '--seed', '7', '--save', 'm.json'],
    'help',
    'why 0307',
    'why 0206',
    'odds',
    '1',
    'undo',
    '2',
    'S1 search, S2 strike',
    'log',
    'log full',
    'see',
    'map',
    'flow',
    'rule',
    'save copy.json',
    'nonsense',
    'quit',
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('You can also type these commands:');
  expect(out).toContain("Your group can't enter the island. (rule 1.2)");
  expect(out).toContain("Yes. It's choice 5: Steer to 0206.");
  expect(out).toContain('You undid an order.');
  expect(out).toContain('1. You undid an order.');
  expect(out).toContain('Chart Arrivals (arrivals), rule 2.2, our design.');
  expect(out).toContain('A copy is saved in copy.json.');
  expect(out).toContain('"nonsense" is none of the choices');
  expect(out).not.toContain('\u001B');
  expect(saved('m.json').orders.map((order) => ('undo' in order ? 'undo' : 'order'))).toEqual([
    'order',
    'undo',
    'order',
    'order',
  ]);
  expect({ ...saved('copy.json'), inPlay: true }).toEqual(saved('m.json'));
});

test('a line that is far too long is refused in a short sentence, and the next one is read', async () => {
  const long = 'x'.repeat(100_000);
  const { code, out, err } = await playApart(
    ['chit-cup', '--seed', '7', '--save', 'm.json'],
    long,
    `inspect ${long}`,
    '1',
  );
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n').filter((line) => line.length > 5100)).toEqual([]);
  expect(out).toContain('That line has 100000 letters. Type at most 4000.');
  expect(saved('m.json').orders.length).toBeGreaterThan(0);
});

test('help says how hexes are chosen that no list numbers', async () => {
  const { out } = await play(['philippine-sea', 'full-battle', '--seed', '7', '--save', 'm.json'], 'help', 'quit');
  expect(out).toContain('Type the number of a hex, such as 2630.');
  expect(out).not.toContain('Type the number of a choice');
});

test('odds are told as percentages and ways', async () => {
  const searching = Array.from({ length: 8 }, () => ['1', 'S1 search, S2 search', 'odds', '1']).flat();
  const { out } = await play(['chit-cup', '--seed', '7', '--save', 'm.json'], ...searching);
  expect(out).toMatch(/sighted: \d+\.0%, \d+ ways? of 10/);
});

describe('where a match is kept', () => {
  test('without --save, in the data folder, and told once', async () => {
    const { out } = await play(['chit-cup'], '1');
    const name = readdirSync(join(folder.path, 'data', 'point-option', 'matches'))[0]!;
    expect(name).toMatch(/^chit-cup-\d{4}-\d\d-\d\d-\d{6}\.json$/);
    expect(out).toContain(name);
    expect(saved(join('data', 'point-option', 'matches', name)).orders).toHaveLength(1);
  });
  test('the end of input keeps it like quit', async () => {
    const { code, out } = await playApart(['chit-cup', '--save', 'm.json'], '1');
    expect(code).toBe(0);
    expect(out).toMatch(/The match is saved in m\.json\.\nResume with: npx point-option play m\.json\n$/);
    expect(saved('m.json').orders).toHaveLength(1);
  });
  test('is resumed by its file or by --save', async () => {
    await play(['chit-cup', '--save', 'm.json'], '1');
    await play(['m.json'], 'S1 search, S2 strike');
    const { code } = await play(['chit-cup', '--save', 'm.json'], 'see');
    expect(code).toBe(0);
    expect(saved('m.json').orders).toHaveLength(2);
  });
  test('not under an empty name', async () => {
    const ran = await play(['chit-cup', '--save', '']);
    expect(ran.err).toBe('--save needs the name of a file, and the name given is empty.\n');
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
  test('never in the place of something else', async () => {
    writeFileSync(join(folder.path, 'notes.txt'), 'my notes');
    const other = await playApart(['chit-cup', '--save', 'notes.txt']);
    expect([other.code, isOneSentence(other)]).toEqual([1, true]);
    expect(readFileSync(join(folder.path, 'notes.txt'), 'utf8')).toBe('my notes');
    const { out } = await play(['chit-cup', '--save', 'm.json'], 'save notes.txt');
    expect(out).toContain('"notes.txt" isn\'t a match file. Nothing was overwritten.');
  });
  test.each([
    [['crowded'], 'of the scenario watch'],
    [['--seed', 'other'], 'with the seed "7"'],
    [['--dice', 'hand'], 'with dice fast'],
  ])('what was settled cannot be asked for otherwise: %j', async (args, sentence) => {
    await play(['chit-cup', '--seed', '7', '--save', 'm.json'], '1');
    const before = readFileSync(join(folder.path, 'm.json'), 'utf8');
    const ran = await play(['chit-cup', ...args, '--save', 'm.json']);
    expect(ran.err).toContain(sentence);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    expect(readFileSync(join(folder.path, 'm.json'), 'utf8')).toBe(before);
  });
});

/** Reads what a started command prints until it says something. */
function until(child: ReturnType<typeof start>, text: string): Promise<string> {
  let out = '';
  return new Promise((found, failed) => {
    child.on('close', () => failed(new Error(`It ended without "${text}": ${out}`)));
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      out += more;
      if (out.includes(text)) found(out);
    });
  });
}

const closed = (child: ReturnType<typeof start>) =>
  new Promise<{ code: number | null; signal: string | null }>((ended) => {
    child.on('close', (code, signal) => ended({ code, signal }));
  });

describe('interrupted', () => {
  test('by kill -9, every accepted order is there, and the match is resumed', async () => {
    const child = start(folder.path, ['play', 'chit-cup', '--seed', '7', '--save', 'm.json']);
    const asked = until(child, 'Turn 2 of 8');
    child.stdin.write('1\nS1 search, S2 strike\n');
    await asked;
    const end = closed(child);
    child.kill('SIGKILL');
    expect(await end).toEqual({ code: null, signal: 'SIGKILL' });
    expect(saved('m.json').orders.length).toBeGreaterThanOrEqual(2);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const { out, code } = await play(['chit-cup', '--seed', '7', '--save', 'm.json'], 'log all');
    expect(code).toBe(0);
    expect(out).toContain('Turn 2 of 8');
    expect(out).toContain('Turn 2 begins.');
  });

  test('by Ctrl-C, says where the match is kept', async () => {
    const child = start(folder.path, ['play', 'chit-cup', '--save', 'm.json']);
    await until(child, 'Your order: ');
    const said = until(child, 'The match is saved in m.json.\n');
    const end = closed(child);
    child.kill('SIGINT');
    await said;
    expect(await end).toMatchObject({ code: 130 });
    expect(saved('m.json').orders).toEqual([]);
  });
});

describe('dice', () => {
  test('are fair by default: committed to, revealed at the end, and verified', async () => {
    const staff = Array.from({ length: 80 }, () => ['1', 'none', '0', 'no']).flat();
    const { out } = await play(['chit-cup', '--client-seed', 'mine', '--save', 'm.json'], ...staff);
    const { dice, outcome } = { dice: saved('m.json').header.dice, outcome: saved('m.json').outcome };
    expect(dice).toMatchObject({ kind: 'fair', clientSeeds: { you: 'mine' } });
    const committed = dice.kind === 'fair' ? dice.commitment : '';
    expect(out).toContain(`committed to seed hash ${committed}`);
    expect(outcome).not.toBeNull();
    expect(out).toContain('The match is over.');
    expect(out).toContain('npx point-option replay m.json --verify');
    const verified = await run(folder.path, ['replay', 'm.json', '--verify', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, commitment: 'kept' });
  });
  test('can be rolled by hand, and the match replays from them', async () => {
    const rolls = ['6', '9', '1', '3', '1', '1', '1', '1'];
    const { out } = await play(
      ['chit-cup', '--dice', 'hand', '--save', 'm.json'],
      '1',
      'S1 search, S2 strike',
      ...rolls,
      '1',
      '7',
      'quit',
    );
    expect(out).toContain('Roll one die of 6 sides for Arrivals: 6');
    expect(out).toContain('A die of 5 sides has no face "9"');
    expect(out).toContain('Roll one die of 10 sides for Search: 7');
    expect(saved('m.json').orders[1]).toMatchObject({ dice: [6, 1, 3, 1, 1, 1, 1] });
    const verified = await run(folder.path, ['replay', 'm.json', '--verify']);
    expect(verified.code).toBe(0);
  });
});

describe('a client seed', () => {
  test('is for every person, or for the side before it, and may hold anything then', async () => {
    const seeds = ['--client-seed', 'red=a=b', '--client-seed', 'mine'];
    await play(['sealed-strike', '--hotseat', ...seeds, '--save', 'm.json'], '');
    expect(saved('m.json').header.dice).toMatchObject({ clientSeeds: { red: 'a=b', blue: 'mine' } });
  });
  test.each([
    ['red=a --client-seed red=b', '--client-seed is given twice for the side "red"'],
    ['a --client-seed b', '--client-seed "b" is for nobody. Give red=TEXT'],
    ['red=a --client-seed b', '--client-seed "b" is for nobody. Give red=TEXT'],
    ['blue=abc', '--client-seed "blue=abc" is for the side "blue", which no person plays. Give red=TEXT, also for'],
    ['zz=5', '--client-seed "zz=5" is for the side "zz", and sealed-strike has red and blue. Give red=TEXT, also for'],
    ['=5', 'is for the side "", and sealed-strike has red and blue. Give red=TEXT, also for a text that contains "=".'],
  ])('%s goes to nobody and is refused', async (seed, sentence) => {
    const ran = await play(['sealed-strike', '--as', 'red', '--client-seed', ...seed.split(' '), '--save', 'm.json']);
    expect(ran.err).toContain(sentence);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    expect(readdirSync(folder.path)).not.toContain('m.json');
  });
  test('may be repeated when a match is resumed, but not changed', async () => {
    await play(['chit-cup', '--client-seed', 'mine', '--save', 'm.json'], '1');
    expect((await play(['m.json', '--client-seed', 'you=mine'], 'quit')).code).toBe(0);
    const ran = await play(['m.json', '--client-seed', 'other'], 'quit');
    expect(ran.err).toContain('holds a match with another client seed');
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

describe('an order that still needs dice', () => {
  const args = ['play', 'chit-cup', '--dice', 'hand', '--save', 'm.json'];
  const goesOn = async () => {
    expect(saved('m.json').orders).toHaveLength(1);
    const { out, code } = await play(['m.json'], '1', '3', '1', '1', '1', '1', 'quit');
    expect(code).toBe(0);
    expect(out).toContain(
      'Your order still needs dice: Which squadrons go on patrol, strike and search? S1: Search; S2: Strike.\nDice entered: 6.',
    );
    expect(saved('m.json').orders[1]).toMatchObject({ dice: [6, 1, 3, 1, 1, 1, 1] });
    expect((await play(['m.json'], 'quit')).out).not.toContain('still needs dice');
  };
  test('survives the end of input', async () => {
    const { out } = await play(args.slice(1), '1', 'S1 search, S2 strike', '6');
    expect(out).toMatch(/of 5 sides, 1 to 5, for Where it appears: \nThe match is saved in m\.json\.\nYour order and/);
    await goesOn();
  });
  test('survives Ctrl-C', async () => {
    const child = start(folder.path, args);
    const asked = until(child, 'of 5 sides');
    child.stdin.write('1\nS1 search, S2 strike\n6\n');
    await asked;
    const end = closed(child);
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130 });
    await goesOn();
  });
});

test('begins with the aim and where the rules are', async () => {
  for (const game of ['chit-cup', 'sealed-strike', 'false-report']) {
    const { out } = await play([game], 'help');
    expect(out.match(/^You (command|hide|lead) .*\.$/gm)).toHaveLength(2);
    expect(out.match(new RegExp(`^The rules: .*games.${game}.RULES\\.md$`, 'gm'))).toHaveLength(2);
  }
});

describe('with --json', () => {
  const lines = (out: string) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const asked = (id: number, kind: string, more: object = {}) =>
    JSON.stringify({ id, kind, match: 'm.json', seat: 'you', ...more });

  test('requests in, replies and pushes out', async () => {
    const { out, code } = await playApart(
      ['chit-cup', '--seed', '7', '--json', '--save', 'm.json'],
      asked(1, 'order', { answer: 19 }),
      asked(2, 'undo'),
      asked(3, 'order', { answer: 'zz' }),
      'nope',
      asked(4, 'order', { answer: 19 }),
      JSON.stringify({ id: 5, kind: 'leave', match: 'm.json' }),
      asked(6, 'undo'),
    );
    expect(code).toBe(0);
    const told = lines(out);
    expect(told[0]).toMatchObject({
      id: 0,
      ok: true,
      given: { opening: { match: 'm.json', sides: ['you'], people: ['you'], words: { title: 'Chit Cup' } } },
    });
    expect(told.find(({ push }) => push === 'table')).toMatchObject({
      match: 'm.json',
      table: { seat: 'you', prompt: { kind: 'one' }, presentation: { clock: { counts: expect.any(Array) } } },
      journal: { from: 0 },
    });
    const replies = told.filter(({ id }) => id > 0);
    expect(replies.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, true],
      [5, true],
    ]);
    expect(replies[2]).toMatchObject({ refusal: { reason: { key: 'kernel.not an option' }, rule: '7.1' } });
    expect(told).toContainEqual({ id: -1, ok: false, problem: expect.stringContaining('This line is not JSON') });
    expect(saved('m.json').orders.map((order) => ('undo' in order ? 'undo' : order.answer))).toEqual([19, 'undo', 19]);
  });
  test('the end of input leaves the match saved', async () => {
    const { code } = await playApart(
      ['chit-cup', '--seed', '7', '--json', '--save', 'm.json'],
      asked(1, 'order', { answer: 19 }),
    );
    expect(code).toBe(0);
    expect(saved('m.json').orders).toHaveLength(1);
  });
  test('a match is resumed', async () => {
    await play(['chit-cup', '--seed', '7', '--json', '--save', 'm.json'], asked(1, 'order', { answer: 19 }));
    const told = lines((await play(['m.json', '--json'], asked(1, 'look'))).out);
    expect(told[0]).toMatchObject({ id: 0, ok: true, given: { opening: { match: 'm.json' } } });
    expect(told.find(({ id }) => id === 1)).toMatchObject({ given: { view: { prompt: { kind: 'arrange' } } } });
  });
  test('what cannot be begun is a sentence on the error output', async () => {
    const ran = await play(['chit-cup', 'nowhere', '--json', '--save', 'm.json']);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
  test('dice by hand are asked for in the view, and rolled by a request', async () => {
    const told = lines(
      (
        await play(
          ['chit-cup', '--dice', 'hand', '--json', '--save', 'm.json'],
          asked(1, 'order', { answer: 19 }),
          asked(2, 'order', { answer: {} }),
          asked(3, 'look'),
          asked(4, 'roll', { face: 7 }),
          asked(5, 'roll', { face: 1 }),
        )
      ).out,
    );
    const reply = (wanted: number) => told.find(({ id }) => id === wanted);
    expect(reply(3).given.view).toMatchObject({ prompt: null, die: { sides: 6, answer: {}, given: [] } });
    expect(reply(4)).toMatchObject({ ok: false, refusal: { reason: { key: 'host.no face' } } });
    expect(reply(5)).toMatchObject({ ok: true });
  });
});

test('a reader that closes the pipe ends it quietly', async () => {
  const child = start(folder.path, ['charts', 'chit-cup']);
  child.stdout.destroy();
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  await closed(child);
  expect(err).toBe('');
});
