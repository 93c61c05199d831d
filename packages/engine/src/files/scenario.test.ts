import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchOptions } from '../play/context.ts';
import type { Game } from '../play/game.ts';
import type { Json, JsonObject } from './json.ts';
import { begin } from '../play/match.ts';
import { BadInput } from '../play/refusal.ts';
import {
  readScenario,
  type Scenario,
  scenarioGame,
  type ScenarioProblem,
  scenarioIn,
  scenarioOf,
  scenarioSchema,
  scenarioTitle,
} from './scenario.ts';
import { seat, simulate } from '../play/simulate.ts';
import { convoy as typed, convoyFile } from '../testing/convoy.ts';
import { tinyDuel } from '../testing/duel.ts';

const convoy = typed as Game;
const duel = tinyDuel as Game;

function problemsOf(json: unknown, game = convoy): readonly ScenarioProblem[] {
  const reading = readScenario(game, json);
  return reading.ok ? [] : reading.problems;
}
const lines = (json: unknown): string[] => problemsOf(json).map(({ path, problem }) => `${path}: ${problem}`);

describe('a scenario file', () => {
  it('that is sound is read, without what is meant for editors', () => {
    const reading = readScenario(convoy, { $schema: './scenario.schema.json', ...convoyFile() });
    expect(reading).toEqual({ ok: true, file: convoyFile() });
  });

  it('is read into a copy that nobody can change', () => {
    const source = convoyFile();
    const reading = readScenario(convoy, source);
    if (!reading.ok) throw new Error('It is sound.');
    (source['ships'] as Json[]).pop();
    expect(reading.file).toEqual(convoyFile());
    expect(() => (reading.file['ships'] as Json[]).pop()).toThrow(TypeError);
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'file: It should be an object, but is null.'],
    ['a list', [convoyFile()], 'file: It should be an object, but is '],
    ['nothing', {}, 'format: This is not a scenario file: it has no format where "point-option scenario" belongs.'],
    [
      'a match',
      { ...convoyFile(), format: 'point-option match' },
      'format: This is not a scenario file: it says "point-option match" where "point-option scenario" belongs.',
    ],
    ['a newer version', convoyFile({ version: 2 }), 'version: The file is of version 2; this program reads version 1.'],
    ['a version in words', convoyFile({ version: 'one' }), 'version: It should be 1, but is "one".'],
    ['another game', convoyFile({ game: 'duel' }), 'game: The file is a scenario of the game "duel", not of "convoy".'],
    ['a game in numbers', convoyFile({ game: 5 }), 'game: It should be the id of a game, but is 5.'],
    [
      'an id with capitals',
      convoyFile({ id: 'Night Run' }),
      'id: It should be lowercase words with hyphens between, such as "night-landing", 60 characters at most, but is "Night Run".',
    ],
    ['an id that leads elsewhere', convoyFile({ id: '../x' }), 'id: It should be lowercase words'],
    ['an id of hyphens', convoyFile({ id: '-' }), 'id: It should be lowercase words'],
    ['an id without end', convoyFile({ id: 'x'.repeat(61) }), 'id: It should be lowercase words'],
    [
      'an empty title',
      convoyFile({ title: '' }),
      'title: It should be a line of text, 120 characters at most, but is "".',
    ],
    ['a title of two lines', convoyFile({ title: 'a\nb' }), 'title: It should be a line of text'],
    ['a title that commands the terminal', convoyFile({ title: '\u001B[2J' }), 'title: It should be a line of text'],
    ['nothing about it', convoyFile({ about: '' }), 'about: It should be a text that is not empty'],
    ['bells in the text', convoyFile({ about: 'a\u0007' }), 'about: It should be a text that is not empty'],
    ['a field more', convoyFile({ weather: 'fine' }), 'weather: It is not known: its fields are $schema, format, '],
    ['days without end', convoyFile({ days: 61 }), 'days: It should be a whole number from 1 to 60, but is 61.'],
    ['half a day', convoyFile({ days: 0.5 }), 'days: It should be a whole number from 1 to 60, but is 0.5.'],
    [
      'a ship out of nowhere',
      convoyFile({ ships: [{ name: 'Asama', port: 'Kure' }] }),
      'ships[0].port: It should be one of "Palau", "Truk", "Yap", but is "Kure".',
    ],
    [
      'a ship that is there twice',
      convoyFile({ ships: ['Yap', 'Truk'].map((port) => ({ name: 'Asama', port })) }),
      'ships[1].name: The ship "Asama" stands in the list already.',
    ],
    [
      "the name of one of the game's own",
      convoyFile({ id: 'calm' }),
      'id: convoy has a scenario "calm" of its own, which is not this one: give this one another id.',
    ],
  ])('is refused with its field and a sentence: %s', (_what, json, line) => {
    const found = lines(json);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(line)).toBe(true);
    expect(() => scenarioOf(convoy, json as JsonObject)).toThrow(
      new BadInput(`The scenario file cannot be used. ${found[0]}`),
    );
  });

  it.each(['format', 'version', 'game', 'id', 'title', 'about', 'days', 'ships'])('needs the field %s', (field) => {
    const { [field]: _left, ...file } = convoyFile();
    const [only, ...more] = problemsOf(file);
    expect(only?.path).toBe(field);
    expect(only?.problem).toMatch(field === 'format' ? /has no format/ : /^It is missing: it should be /);
    expect(more).toEqual([]);
  });

  it('is told all its faults at once: of form first, and of the matter once the form is right', () => {
    const ships: Json[] = [{ name: '', port: 'Kure' }, { name: 'Kiku' }, 7];
    expect(problemsOf(convoyFile({ id: 'X', days: 0, ships })).map(({ path }) => path)).toEqual([
      'id',
      'days',
      'ships[0].name',
      'ships[0].port',
      'ships[1].port',
      'ships[2]',
    ]);
    const twins = ['Asama', 'Asama', 'Asama'].map((name) => ({ name, port: 'Yap' }));
    expect(problemsOf(convoyFile({ ships: twins })).map(({ path }) => path)).toEqual([
      'ships[1].name',
      'ships[2].name',
    ]);
  });

  it('says its game before anything else of it is right', () => {
    expect(scenarioGame(convoyFile({ days: 'many' }))).toEqual({ ok: true, game: 'convoy' });
    expect(scenarioGame({ format: 'point-option scenario', version: 1 })).toEqual({
      ok: false,
      problem: { path: 'game', problem: 'It is missing: it should be the id of a game.' },
    });
  });

  it("is the game's own where it holds the same", () => {
    const [calm] = convoy.scenarios;
    expect(scenarioOf(convoy, { $schema: 'x', ...calm?.file })).toBe(calm);
    expect(begin(convoy, { scenario: calm?.file ?? {}, dice: { kind: 'fast', seed: 's' } }).header).not.toHaveProperty(
      'scenarioFile',
    );
  });

  it('is nothing for a game that takes none', () => {
    const sentence = 'duel takes no scenario files: its scenarios are part of the program.';
    expect(problemsOf(convoyFile({ game: 'duel' }), duel)).toEqual([{ path: 'game', problem: sentence }]);
    expect(() => scenarioSchema(duel)).toThrow(new BadInput(sentence));
  });

  it('whatever it holds is judged, never fallen over', () => {
    const field = fc.constantFrom(...Object.keys(convoyFile()), '__proto__', 'constructor');
    fc.assert(
      fc.property(field, fc.jsonValue(), (key, value) => {
        const whole = JSON.stringify(convoyFile());
        const json = JSON.parse(`${whole.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`);
        for (const { path, problem } of problemsOf(json)) {
          expect(path).toMatch(/^(file|(__proto__|constructor|format|version|game|id|title|about|days|ships)\b.*)$/);
          expect(problem).toMatch(/^[A-Za-z].*\.$/s);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a match of a scenario file', () => {
  it('is set up from it, and knows it', () => {
    const match = begin(typed, { scenario: convoyFile(), dice: { kind: 'fast', seed: 's' } });
    expect(match.table.state).toMatchObject({ days: 5, ships: [{ name: 'Asama' }, { name: 'Kiku' }] });
    expect(match.header).toMatchObject({ scenario: 'night-run', scenarioFile: convoyFile() });
    expect(scenarioIn(convoy, match.header)).toEqual({ id: 'night-run', file: convoyFile() });
  });

  it("of the game's own is set up from its file, which the match need not carry", () => {
    const match = begin(typed, { scenario: 'gale', dice: { kind: 'fast', seed: 's' } });
    expect(match.table.state.days).toBe(2);
    expect(match.header).not.toHaveProperty('scenarioFile');
    expect(scenarioIn(convoy, match.header)).toBe(convoy.scenarios[1]);
  });

  it('keeps its own copy of what it was given', () => {
    const file = convoyFile();
    const match = begin(convoy, { scenario: file, dice: { kind: 'fast', seed: 's' } });
    file['title'] = 'Another';
    expect(match.header.scenarioFile).toEqual(convoyFile());
  });

  it('simulated is the match that is kept, and a file once read is not read again', () => {
    let looks = 0;
    const form = convoy.scenarioForm;
    const problems = (file: JsonObject): readonly ScenarioProblem[] => {
      looks++;
      return form?.problems?.(file) ?? [];
    };
    const counting: Game = { ...convoy, scenarioForm: { fields: form?.fields ?? {}, problems } };
    const reading = readScenario(counting, convoyFile());
    if (!reading.ok) throw new Error('It is sound.');
    const ends = [false, true].map(
      (keep) => simulate(counting, seat(counting), { scenario: reading.file, seed: 's', keep }).match.table.whole,
    );
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]?.outcome?.scores).toEqual({ run: expect.any(Number) });
    expect(looks).toBe(1);
    simulate(counting, seat(counting), { scenario: convoyFile(), seed: 's' });
    expect(looks).toBe(2);
  });

  it('finds rules that change the file, which all matches share', () => {
    const careless: Game = {
      ...convoy,
      scenarios: [{ id: 'calm', file: convoyFile({ id: 'calm' }) }],
      setup: (scenario, options, file = {}) => {
        (file['ships'] as Json[]).pop();
        return convoy.setup(scenario, options, file);
      },
    };
    const seating = seat(careless);
    expect(() => simulate(careless, seating, { seed: 's' })).toThrow('Cannot delete property');
    expect(() => simulate(careless, seating, { scenario: convoyFile(), seed: 's' })).toThrow('Cannot delete property');
  });
});

describe('options in a scenario file', () => {
  const windy: Game = {
    ...convoy,
    options: { fog: { default: false, rule: '1' }, pace: { default: 1, choices: [1, 2], rule: '1' } },
  };
  const optionsIn = (file: JsonObject, given?: MatchOptions): MatchOptions =>
    begin(windy, { scenario: file, dice: { kind: 'fast', seed: 's' }, ...(given && { options: given }) }).header
      .options;

  it('stand in the place of those of the game, and give way to those of the player', () => {
    const file = convoyFile({ options: { fog: true } });
    expect(optionsIn(file)).toEqual({ fog: true, pace: 1 });
    expect(optionsIn(file, { fog: false, pace: 2 })).toEqual({ fog: false, pace: 2 });
    expect(optionsIn(convoyFile())).toEqual({ fog: false, pace: 1 });
  });

  it.each([
    [{ rain: true }, 'convoy has no option "rain"; it has fog or pace.'],
    [{ pace: 3 }, 'The option "pace" of convoy is 1 or 2, not 3.'],
  ])('%j is refused with the field', (options, problem) => {
    expect(readScenario(windy, convoyFile({ options }))).toEqual({
      ok: false,
      problems: [{ path: 'options', problem }],
    });
  });
});

describe('the title of a scenario', () => {
  const [calm, gale] = convoy.scenarios as [Scenario, Scenario];
  it.each<[string, Game, Scenario, string]>([
    ["in the game's words", convoy, calm, 'Calm water'],
    ['else in its file', convoy, gale, 'A gale'],
    ['else its id', { ...duel, words: {} }, { id: 'short' }, 'short'],
    ["in a player's file", convoy, { id: 'night-run', file: convoyFile() }, 'The night run'],
    [
      "never that of the game's own for another",
      convoy,
      { id: 'calm', file: convoyFile({ id: 'calm' }) },
      'The night run',
    ],
  ])('stands %s', (_where, game, scenario, title) => {
    expect(scenarioTitle(game, scenario)).toBe(title);
  });

  it('is said in another language where there are words', () => {
    expect(scenarioTitle(convoy, calm, { 'scenario.calm': 'Ruhige See' })).toBe('Ruhige See');
  });
});

describe('the JSON Schema', () => {
  const schema = scenarioSchema(convoy);
  const valid = new Ajv2020({ strict: true }).compile(schema);

  it('says what each field is', () => {
    expect(schema).toMatchObject({
      title: 'A scenario of convoy',
      required: ['format', 'version', 'game', 'id', 'title', 'about', 'days', 'ships'],
      properties: { game: { const: 'convoy' }, days: { description: 'How long it lasts.', maximum: 60 } },
      additionalProperties: false,
    });
  });

  it('accepts what is read, and refuses what is not for its form', () => {
    expect(valid({ $schema: './scenario.schema.json', ...convoyFile() })).toBe(true);
    const broken: JsonObject[] = [
      { format: 'x' },
      { version: 2 },
      { game: 'duel' },
      { id: 'A' },
      { title: 'a\nb' },
      { about: '' },
      { days: 0 },
      { ships: [] },
      { weather: 1 },
    ];
    for (const change of broken) expect([change, valid(convoyFile(change))]).toEqual([change, false]);
  });
});
