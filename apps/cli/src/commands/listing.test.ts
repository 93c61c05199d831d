import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../faults.ts';
import { BIN, isOneSentence, run, runApart, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());
const command = (...args: string[]) => run(folder.path, args);
const apart = (...args: string[]) => runApart(folder.path, args);
const json = async (...args: string[]) => JSON.parse((await command(...args, '--json')).out);

describe('games', () => {
  test('as JSON has id, title, sides and scenarios', async () => {
    const games = await json('games');
    expect(games).toContainEqual({
      id: 'chit-cup',
      title: 'Chit Cup',
      sides: ['you'],
      scenarios: [
        { id: 'watch', title: 'The watch off Lantern Island' },
        { id: 'crowded', title: 'A crowded sea' },
      ],
      options: [],
      staff: ['steady', 'random'],
    });
    const { options } = (games as { id: string; options: object[] }[]).find(({ id }) => id === 'sealed-strike') ?? {};
    expect(options).toEqual([
      {
        id: 'search',
        title: 'Search planes look for the enemy before squadrons are assigned',
        default: false,
        rule: '8.1',
      },
    ]);
  });
  test('as text names every scenario, without colour in a pipe', async () => {
    const { code, out, err } = await apart('games');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('  watch: The watch off Lantern Island');
    expect(out).toContain(
      '  --option search=false (or true): Search planes look for the enemy before squadrons are assigned (rule 8.1)',
    );
    expect(out).toMatch(/--option handicap=20 \(or 0 or 10 .*\): Points taken/);
    expect(out).not.toContain('\u001B');
  });
});

test.runIf(existsSync('/dev/full'))('output that cannot be written is told in a sentence', async () => {
  for (const args of [['games'], ['rules', 'chit-cup', '--json']]) {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', full, 'pipe'] });
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
    const code = await new Promise((ended) => {
      child.on('close', ended);
    });
    closeSync(full);
    expect(err).toBe('The output cannot be written: the disk is full.\n');
    expect(code).toBe(EXIT.failed);
  }
});

describe('rules', () => {
  test('as JSON counts and lists', async () => {
    const { game, total, implementable, proved, rules } = await json('rules', 'chit-cup');
    expect(game).toBe('chit-cup');
    expect(rules).toHaveLength(total);
    expect(implementable).toBeLessThanOrEqual(total);
    expect(proved).toBeLessThanOrEqual(implementable);
    expect(Object.keys(rules[0])).toEqual(['rule', 'title', 'status', 'tests']);
  });
  test('as text ends with the sum', async () => {
    const { out } = await command('rules', 'chit-cup', '--tests');
    expect(out).toMatch(/^Rule +Title +Status +Tests\n/);
    expect(out).toMatch(/\d+ rules, \d+ implementable, \d+ proved by tests\.\n$/);
  });
});

describe('charts', () => {
  test('all as JSON, one as text', async () => {
    const { game, charts } = await json('charts', 'chit-cup');
    expect(game).toBe('chit-cup');
    expect(charts.map((chart: { id: string }) => chart.id)).toContain('search');
    const { out } = await command('charts', 'chit-cup', 'search');
    expect(out).toContain('Provenance: ours (our design).');
    expect(out).toContain('Modifier known: +1, the marker is known (rule 4.2).');
  });
  test('house charts take their place, and a bad file is refused', async () => {
    const file = join(folder.path, 'house.json');
    const house = {
      format: 'point-option charts',
      version: 1,
      game: 'chit-cup',
      charts: [{ id: 'arrivals', cells: [[2], [2], [2]] }],
    };
    writeFileSync(file, JSON.stringify(house));
    const { charts } = await json('charts', 'chit-cup', 'arrivals', '--charts', file);
    expect(charts[0]).toMatchObject({ provenance: 'house', cells: [[2], [2], [2]] });
    writeFileSync(file, JSON.stringify({ ...house, charts: [{ id: 'nope' }] }));
    const ran = await command('charts', 'chit-cup', '--charts', file);
    expect(ran.code).toBe(2);
    expect(isOneSentence(ran)).toBe(true);
    expect(ran.err).toContain('Chart "nope" is not known');
  });
});

describe('house charts with a wrong cell', () => {
  test.each([
    ['play', 'chit-cup'],
    ['simulate', 'chit-cup'],
    ['charts', 'chit-cup'],
    ['adjudicate', 'chit-cup', 'arrivals', '--dice', '3'],
    ['adjudicate', 'chit-cup', '--check', 'none.json'],
  ])('are refused by %s with chart, row and column', async (...args) => {
    const file = join(folder.path, `wrong-${args.length}-${args[0]}.json`);
    const charts = [{ id: 'arrivals', cells: [[1], ['many'], [2]] }];
    writeFileSync(file, JSON.stringify({ format: 'point-option charts', version: 1, game: 'chit-cup', charts }));
    const ran = await command(...args, '--charts', file);
    expect(ran.err).toMatch(/cannot be used: Chart "arrivals", row \S+, column \S+ should be .*, but is "many"\.\n$/);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

describe('adjudicate', () => {
  test('tells all that is missing at once, and of long lists what they have in common', async () => {
    const missing = await apart('adjudicate', 'philippine-sea', 'leewardHexes');
    expect(missing.code).toBe(2);
    expect(missing.err).toMatch(
      /^given\.hex is missing: it should be a hex of the map, "0101" to "2630"; given\.wind is missing: it should be one of /,
    );
    expect(isOneSentence(missing)).toBe(true);
  });
  test('reads a modifier by what it adds', async () => {
    const { out } = await command(
      'adjudicate',
      'philippine-sea',
      'screenGeneration',
      '--given',
      '{"carriers":3}',
      '--dice',
      '9',
    );
    expect(out).toContain('Column modifier.\nRow 3: +1.\n');
  });
  test('as JSON has result and explain', async () => {
    const ruling = await json(
      'adjudicate',
      'chit-cup',
      'search',
      '--given',
      '{"column":4,"modifiers":["known"]}',
      '--dice',
      '4',
    );
    expect(ruling.result).toBe('sighted');
    expect(ruling.explain[0].chart).toMatchObject({ column: '3-4', modified: 5, rule: '4.2' });
  });
  test('as text explains in sentences', async () => {
    const { out } = await command('adjudicate', 'chit-cup', 'search', '--given', '{"column":9}', '--dice', '0');
    expect(out).toBe(
      'Result: sighted\nChart Search (search), rule 4.2, our design.\nRolled 10 on 1 die of 10 sides.\nColumn 5+.\nRow 10+: sighted.\n',
    );
  });
  test('--check counts, compares only the keys expected, and fails the unknown', async () => {
    const file = join(folder.path, 'examples.json');
    const given = { column: 4 };
    const examples = [
      { id: 'a', procedure: 'search', given, dice: [7], expect: { result: 'sighted' } },
      { id: 'b', procedure: 'search', given, dice: [7], expect: { result: 'nothing' } },
      { id: 'c', procedure: 'nope', given, dice: [7], expect: {} },
    ];
    writeFileSync(file, JSON.stringify(examples));
    const ran = await command('adjudicate', 'chit-cup', '--check', file);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/\n1 passed, 2 failed\n$/);
    const { passed, failed, failures } = await json('adjudicate', 'chit-cup', '--check', file);
    expect([passed, failed]).toEqual([1, 2]);
    expect(failures[0]).toEqual({ id: 'b', expected: { result: 'nothing' }, got: expect.anything() });
    writeFileSync(file, JSON.stringify(examples.slice(0, 1)));
    expect((await command('adjudicate', 'chit-cup', '--check', file)).code).toBe(0);
  });
  test('--check refuses a list without examples: nothing in it could fail', async () => {
    const file = join(folder.path, 'no-examples.json');
    writeFileSync(file, '[]');
    const ran = await command('adjudicate', 'chit-cup', '--check', file);
    expect(ran.err).toBe(`The file "${file}" has no worked example in its list: add one.\n`);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

test('help and version', async () => {
  expect((await apart('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await command('--help')).out).toContain('simulate [options] <game> [scenario]');
  expect((await command('help', 'play')).out).toContain('--hotseat');
  expect((await command('play', '--help')).out).toContain('--hotseat');
  expect((await apart()).code).toBe(0);
});

describe('what is unknown is refused in one sentence with what is known', () => {
  test.concurrent.each([
    [['plya'], 'There is no command "plya"; there are play, games'],
    [['help', 'plya'], 'There is no command "plya"'],
    [['games', '--nope'], 'There is no option "--nope" for "games"; there are --json, --help.'],
    [['replay', 'match.json', '--charts', 'mine.json'], '"replay" takes no charts: a match goes by those'],
    [
      ['rules', 'chit-cup', '--charts=mine.json'],
      '--charts is for "play", "charts", "adjudicate", "simulate", "study", "menu".',
    ],
    [['scenario', 'check', 'a.json', '--charts', 'b'], '"scenario check" takes no charts'],
    [['--nope'], 'There is no option "--nope" for point-option'],
    [['games', 'extra'], 'Too many arguments'],
    [['rules'], '"rules" needs GAME'],
    [['rules', 'nope'], 'There is no game "nope"; there are '],
    [['charts', 'chit-cup', 'nope'], 'has no chart "nope"; it has arrivals'],
    [['play', 'nope'], 'There is no game "nope"'],
    [['play', 'chit-cup', 'nope'], 'has no scenario "nope"; it has watch or crowded'],
    [['play', 'chit-cup', '--as', 'nope'], 'has no side "nope"; it has you'],
    [['play', 'chit-cup', '--dice', 'loaded'], 'There are no dice "loaded". Choose fair, fast or hand'],
    [['play', 'chit-cup', '--option', 'nope=1'], 'has no option "nope"'],
    [['play', 'chit-cup', '--option', 'nope'], '--option takes NAME=VALUE'],
    [['play', 'chit-cup', '--staff', 'you=steady'], 'Every side is played by staff. Use simulate.'],
    [['play', 'nope.json'], 'There is no file "nope.json"'],
    [['play', 'chit-cup', '--save', 'none/match.json'], 'There is no folder "none"'],
    [['play', 'chit-cup', '--charts', 'none.json'], 'There is no file "none.json"'],
    [['play', 'chit-cup', '--seed'], 'needs a value'],
    [['simulate', 'chit-cup', '--games', '0'], '--games takes a whole number from 1 up, not "0"'],
    [['simulate', 'chit-cup', '--cores', 'two'], '--cores takes a whole number'],
    [['simulate', 'chit-cup', '--staff', 'you=nope'], 'has no staff "nope"; it has'],
    [['simulate', 'chit-cup', '--staff', 'us=random'], 'has no side "us"; it has you'],
    [['replay', 'nope.json'], 'There is no file "nope.json"'],
    [['replay', '.'], '"." is a folder'],
    [['adjudicate', 'chit-cup', 'nope'], 'cannot adjudicate "nope"; it can'],
    [['adjudicate', 'philippine-sea', 'nope'], 'commitment, level 1; '],
    [['adjudicate', 'chit-cup'], 'Adjudicate what?'],
    [['adjudicate', 'chit-cup', 'search', '--given', '{"column":'], '--given is not JSON'],
    [['adjudicate', 'chit-cup', 'search', '--given', '{"range":3}', '--dice', '4'], 'given.range is not known'],
    [
      ['adjudicate', 'chit-cup', 'search', '--given', '{"column":3}', '--dice', '11'],
      'A die of 10 sides has no face 11',
    ],
    [['adjudicate', 'chit-cup', 'search', '--given', '{"column":3}', '--dice', '4,4'], 'left 1 of 2 dice unused'],
    [['adjudicate', 'chit-cup', 'search', '--given', '{"column":3}', '--dice', 'four'], '--dice takes whole numbers'],
    [['adjudicate', 'chit-cup', '--check', 'none.json'], 'There is no file "none.json"'],
  ])('%j', async (args, sentence) => {
    const ran = await command(...args);
    expect(ran.err).toContain(sentence);
    expect(isOneSentence(ran)).toBe(true);
    expect(ran.code).toBe(2);
  });
});
