import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type JsonObject, readMatchFile } from '@point-option/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { playPart as Played } from '../simulate/games.ts';
import { ambushFile } from '../testing/ambush.testing.ts';
import { isOneSentence, run, runApart, temporaryFolder } from '../testing/command.testing.ts';
import { commandWithTestGames } from '../testing/testGames.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
let built: Awaited<ReturnType<typeof commandWithTestGames>>;
beforeAll(async () => {
  folder = temporaryFolder();
  built = await commandWithTestGames();
  write('moonless.json', ambushFile());
  write('other.json', ambushFile({ fuel: 2 }));
  write('wrong.json', ambushFile({ id: 'Moonless', fuel: 7, crew: 'all' }));
  write('strangers.json', ambushFile({ crew: ['Dill', 'Ash', 'Fern'] }));
  write('charts.json', {
    format: 'point-option charts',
    version: 1,
    game: 'ambush',
    charts: [{ id: 'luck', cells: [[5], [5]] }],
  });
  mkdirSync(join(folder.path, 'folder.json'));
  mkdirSync(join(folder.path, 'scenarios'));
  write('strait', ambushFile());
  writeFileSync(join(folder.path, 'text.json'), 'Dear diary');
});
afterAll(() => {
  folder.remove();
  built.remove();
});

function write(name: string, json: JsonObject): void {
  writeFileSync(join(folder.path, name), JSON.stringify(json));
}
const command = (args: readonly string[], ...lines: string[]) =>
  run(folder.path, args, lines.map((line) => `${line}\n`).join(''), {}, built.bin);
const saved = (name: string) => readMatchFile(readFileSync(join(folder.path, name), 'utf8'));

describe('scenario check', () => {
  test('of a sound file tells title and game', async () => {
    const { code, out, err } = await runApart(folder.path, ['scenario', 'check', 'moonless.json'], '', {}, built.bin);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe('The file "moonless.json" is sound: "A moonless night", a scenario of Ambush, id moonless.\n');
    const json = await command(['scenario', 'check', 'moonless.json', '--json']);
    expect(JSON.parse(json.out)).toEqual({ ok: true, game: 'ambush', id: 'moonless', title: 'A moonless night' });
  });

  test('of one with more problems than anybody reads tells the first, and how many there are', async () => {
    write('crowded.json', ambushFile(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`extra${i}`, 1]))));
    const { code, out, err } = await command(['scenario', 'check', 'crowded.json']);
    expect([code, err]).toEqual([2, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(201);
    expect(lines.at(-1)).toBe('And 1800 more. --json lists all of them.');
    write('long.json', ambushFile({ game: 'x'.repeat(200_000) }));
    expect((await command(['scenario', 'check', 'long.json'])).out.length).toBeLessThan(2000);
  });

  test('of a wrong one tells every problem on a line of its own', async () => {
    const { code, out, err } = await command(['scenario', 'check', 'wrong.json']);
    expect([code, err]).toEqual([2, '']);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^id: It should be lowercase words .*, but is "Moonless"\.$/),
      'fuel: It should be a whole number from 0 to 6, but is 7.',
      'crew: It should be a list of texts, but is "all".',
      '',
    ]);
    const strangers = await command(['scenario', 'check', 'strangers.json', '--json']);
    expect(strangers.code).toBe(2);
    expect(JSON.parse(strangers.out)).toEqual({
      ok: false,
      problems: [
        { path: 'crew[0]', problem: 'Nobody is called "Dill".' },
        { path: 'crew[2]', problem: 'Nobody is called "Fern".' },
      ],
    });
  });

  test('of a lesson that points at nothing names the step and the id', async () => {
    const steps = [
      { at: 'start', say: 'Look.', look: [{ box: 'where' }, { track: 'fuel' }, { piece: 'bote' }] },
      { at: 'hunt: hide', say: 'Hide.', deed: ['north | south'] },
      { at: 'hunt: posts', say: 'Stand.', deed: ['P1 > port', 'P3 > port', 'fly to the moon'] },
    ];
    write('lesson.json', ambushFile({ lesson: { teaches: 'Hiding.', steps } }));
    const { code, out } = await command(['scenario', 'check', 'lesson.json']);
    expect(code).toBe(2);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^lesson\.steps\[0\]\.look\[2\]: There is no piece "?bote"? to look at, /),
      expect.stringMatching(
        /^lesson\.steps\[2\]\.deed\[1\]: Nothing that can be ordered at "hunt: posts" is "P3 > port"/,
      ),
      expect.stringMatching(/^lesson\.steps\[2\]\.deed\[2\]: Nothing that can be ordered .* is "fly to the moon"/),
    ]);
  });

  test.each<[string, JsonObject, string]>([
    [
      'the format',
      { format: 'point-option match' },
      'format: This is not a scenario file: it says "point-option match"',
    ],
    ['the version', { version: 7 }, 'version: The file is of version 7; this program reads version 1.'],
    ['no such game', { game: 'chess' }, 'game: There is no game "chess"; there are ambush or plain.'],
    ['a game without files', { game: 'plain' }, 'game: plain takes no scenario files: its scenarios are part'],
    [
      'a name that is taken',
      { id: 'narrows' },
      'id: ambush has a scenario "narrows" of its own, which is not this one',
    ],
  ])('names the field: %s', async (_what, change, line) => {
    write('changed.json', ambushFile(change));
    const { code, out } = await command(['scenario', 'check', 'changed.json']);
    expect(code).toBe(2);
    expect(out).toContain(line);
    expect(out.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    ['none.json', 'There is no file "none.json".'],
    ['folder.json', '"folder.json" is a folder, not a file.'],
    ['text.json', 'The file "text.json" is not JSON: unexpected "D" at line 1, column 1.'],
  ])('of %s is refused', async (file, sentence) => {
    for (const args of [
      ['scenario', 'check', file],
      ['play', 'ambush', file],
      ['simulate', 'ambush', file],
    ]) {
      const ran = await command(args);
      expect(ran.err).toBe(`${sentence}\n`);
      expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    }
  });
});

describe('scenario show and schema', () => {
  test('print a file to start from, which is sound', async () => {
    const { code, out } = await command(['scenario', 'show', 'ambush']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ format: 'point-option scenario', id: 'narrows', fuel: 2 });
    expect(out).toContain('\n  "fuel": 2,\n');
    writeFileSync(join(folder.path, 'shown.json'), out);
    const checked = await command(['scenario', 'check', 'shown.json']);
    expect(checked.out).toContain('"The narrows", a scenario of Ambush, which the game has itself.');
    expect((await command(['scenario', 'show', 'ambush', 'narrows', '--json'])).out).toBe(
      `${JSON.stringify(JSON.parse(out))}\n`,
    );
  });

  test('print the JSON Schema', async () => {
    const { out } = await command(['scenario', 'schema', 'ambush']);
    expect(JSON.parse(out)).toMatchObject({ title: 'A scenario of ambush', properties: { fuel: { maximum: 6 } } });
  });

  test.each([
    [['scenario'], 'What should "scenario" do? There are check, show, schema.'],
    [['scenario', 'chekc'], 'There is no command "scenario chekc"; there are check, show, schema.'],
    [['scenario', 'check'], '"scenario check" needs FILE: npx point-option scenario check FILE.'],
    [['scenario', 'show', 'plain'], 'plain has no scenario file to start from: its scenarios are part of the program.'],
    [['scenario', 'show', 'ambush', 'nope'], 'ambush has no scenario "nope"; it has strait or narrows.'],
    [
      ['scenario', 'show', 'ambush', 'strait'],
      'The scenario "strait" of ambush is part of the program, and no file; narrows is.',
    ],
    [['scenario', 'schema', 'plain'], 'plain takes no scenario files: its scenarios are part of the program.'],
  ])('%j is refused', async (args, sentence) => {
    const ran = await command(args);
    expect(ran.err).toBe(`${sentence}\n`);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });
});

describe('play', () => {
  test('takes a file, tells its title and what it is about, and keeps it in the match', async () => {
    const { code, out, err } = await command(
      ['play', 'ambush', 'moonless.json', '--as', 'blue', '--seed', '1', '--save', 'm.json'],
      '1',
      'quit',
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Ambush: A moonless night.\nThe boat is half full.\nNobody knows the shoals.\n');
    expect(saved('m.json').header).toMatchObject({ scenario: 'moonless', scenarioFile: ambushFile() });

    const again = await command(['play', 'm.json', '--as', 'blue'], 'see', 'quit');
    expect(again.out).toContain('Ambush: A moonless night.');
    const replayed = await command(['replay', 'm.json', '--side', 'blue']);
    expect(replayed.out).toContain('Ambush: A moonless night, as blue saw it.');
    const verified = await command(['replay', 'm.json', '--verify', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true });
  });

  test('goes on with the same file, and refuses another', async () => {
    await command(['play', 'ambush', 'moonless.json', '--save', 'same.json'], 'quit');
    const same = await command(['play', 'ambush', './moonless.json', '--save', 'same.json'], 'quit');
    expect([same.code, same.err]).toEqual([0, '']);
    const other = await command(['play', 'ambush', 'other.json', '--save', 'same.json'], 'quit');
    expect(other.err).toContain('"same.json" holds a match of the scenario moonless, but from another file. ');
    const own = await command(['play', 'ambush', 'strait', '--save', 'same.json'], 'quit');
    expect(own.err).toContain('"same.json" holds a match of the scenario moonless. ');
    for (const ran of [other, own]) expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });

  test('takes a scenario by name before a file of that name, and shows the title of a file the game has', async () => {
    await command(['play', 'ambush', 'strait', '--save', 'named.json'], 'quit');
    expect(saved('named.json').header).toMatchObject({ scenario: 'strait' });
    expect(saved('named.json').header).not.toHaveProperty('scenarioFile');
    const { out } = await command(['play', 'ambush', 'narrows', '--save', 'own.json'], 'quit');
    expect(out).toContain('Ambush: The narrows.');
    expect(saved('own.json').header).not.toHaveProperty('scenarioFile');
  });

  test('takes house charts with it', async () => {
    const args = ['play', 'ambush', 'moonless.json', '--charts', 'charts.json', '--save', 'house.json'];
    expect((await command(args, 'quit')).code).toBe(0);
    expect(saved('house.json').header).toMatchObject({
      scenario: 'moonless',
      charts: [{ id: 'luck', cells: [[5], [5]] }],
    });
  });

  test.each([
    [
      'ambush',
      'wrong.json',
      /^The scenario file "wrong\.json" cannot be used: id should be .* There are 2 more: npx point-option scenario check wrong\.json tells all\.\n$/,
    ],
    ['ambush', 'strangers.json', /cannot be used: crew\[0\]: Nobody is called "Dill"\. There is 1 more: /],
    [
      'ambush',
      'charts.json',
      /cannot be used: format: this is not a scenario file: it says "point-option charts" where/,
    ],
    [
      'plain',
      'moonless.json',
      /^plain takes no scenario files, so "moonless\.json" cannot be played; it has strait\.\n$/,
    ],
    ['ambush', 'scenarios', /^"scenarios" is a folder, not a file\.\n$/],
    ['ambush', 'scenarios/none', /^There is no file "scenarios\/none"\.\n$/],
    ['ambush', 'none', /^ambush has no scenario "none"; it has strait or narrows\.\n$/],
  ])('and simulate refuse in one line: %s %s', async (game, file, sentence) => {
    for (const verb of ['play', 'simulate']) {
      const ran = await command([verb, game, file]);
      expect(ran.err).toMatch(sentence);
      expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    }
  });
});

const SETTINGS = { options: {}, charts: [], seed: 's', staff: {}, digits: 1 };

describe('simulate', () => {
  test('takes a file, on one core and in workers alike', async () => {
    const runs = ['1', '2'].map((cores) =>
      command(['simulate', 'ambush', 'moonless.json', '--games', '8000', '--seed', 's', '--cores', cores, '--json']),
    );
    const [one, two] = (await Promise.all(runs)).map(({ out }) => JSON.parse(out));
    expect(one).toMatchObject({ game: 'ambush', scenario: 'moonless', games: 8000 });
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });

  test('sends the file to a worker, which reads it for itself', async () => {
    const { default: playPart } = (await import(pathToFileURL(built.worker).href)) as { default: typeof Played };
    const experiment = { game: 'ambush', scenario: 'moonless', scenarioFile: ambushFile(), ...SETTINGS };
    const done = await playPart(structuredClone({ experiment, from: 3, to: 5 }));
    expect(done).toMatchObject({ fault: null, tally: { games: 2 } });
    const wrong = { ...experiment, scenarioFile: ambushFile({ crew: ['Dill'] }) };
    await expect(playPart({ experiment: wrong, from: 0, to: 1 })).rejects.toThrow('crew[0]: Nobody is called "Dill".');
  });

  test('tells its title and keeps matches that are whole in themselves', async () => {
    const { out } = await command([
      'simulate',
      'ambush',
      'moonless.json',
      '--games',
      '2',
      '--seed',
      's',
      '--save',
      'sim',
    ]);
    expect(out).toContain('Ambush: A moonless night. Seed "s".');
    const last = readdirSync(join(folder.path, 'sim')).find((each) => /^ambush-moonless-s-\w+-1\.json$/.test(each));
    const name = join('sim', last ?? '');
    expect(saved(name).header.scenarioFile).toEqual(ambushFile());
    expect((await command(['replay', name, '--verify'])).code).toBe(0);
    const file = readFileSync(join(folder.path, name), 'utf8');
    writeFileSync(join(folder.path, 'forged.json'), file.replace('"fuel":4', '"fuel":5'));
    const forged = await command(['replay', 'forged.json', '--verify']);
    expect(forged.err).toContain('header was changed after it was written');
    expect(forged.code).toBe(1);
  });
});

test('games lists the titles of files that the games have', async () => {
  expect((await command(['games'])).out).toContain('  narrows: The narrows\n');
  const [ambush] = JSON.parse((await command(['games', '--json'])).out);
  expect(ambush.scenarios).toEqual([
    { id: 'strait', title: 'The strait' },
    { id: 'narrows', title: 'The narrows' },
  ]);
});
