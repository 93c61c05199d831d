/* oxlint-disable unicorn/no-thenable -- a step of a lesson has a text of that name, and nobody awaits one */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Game } from '../play/game.ts';
import type { JsonObject } from '../files/json.ts';
import { type Lesson, lessonOf, lessonSteps } from './lesson.ts';
import { lessonProblems } from './lessonCheck.ts';
import { lessonDue, lessonHistory, questionPut } from './lessonProgress.ts';
import { begin, type Match, observeMatch, submit } from '../play/match.ts';
import { matchFile } from '../files/matchFile.ts';
import { load } from '../files/replay.ts';
import { readScenario, scenarioIn, scenarioOf, scenarioSchema } from '../files/scenario.ts';
import { arrange, some } from '../play/decision.ts';
import { decide, procedure } from '../play/procedure.ts';
import { gameOf } from '../testing/bareGame.ts';
import { convoy as typed, convoyFile } from '../testing/convoy.ts';
import { march } from '../testing/march.ts';
import { undo } from '../play/undo.ts';

const convoy = typed as Game;
const SAIL = 'voyage: sail';
const lesson: Lesson = {
  teaches: 'How ships leave port.',
  steps: [
    {
      at: SAIL,
      look: [{ piece: 'Asama' }],
      say: 'One ship sails each day.',
      try: 'Send Asama.',
      then: 'She ran so far.',
    },
    { at: 'end', say: 'The days are over.' },
    { at: 'start', say: 'Welcome.' },
    { at: SAIL, say: 'And another.' },
    { at: 'start', say: 'This is a convoy.' },
  ],
};
const withLesson = (change: object = lesson): JsonObject => convoyFile({ lesson: change as JsonObject });
const dice = { kind: 'fast', seed: 'lesson' } as const;
const saidTo = (about: Lesson, match: Match, side: string) =>
  lessonHistory(about, match, [side]).get(side)?.at(-1)?.said;

function problems(json: JsonObject): string[] {
  const reading = readScenario(convoy, json);
  return reading.ok ? [] : reading.problems.map(({ path, problem }) => `${path}: ${problem}`);
}

describe('a lesson in a scenario file', () => {
  it('is part of it, of any game', () => {
    expect(problems(withLesson())).toEqual([]);
    expect(lessonOf(scenarioOf(convoy, withLesson()))).toEqual(lesson);
    expect(lessonOf(scenarioOf(convoy, convoyFile()))).toBeNull();
    expect(lessonOf({ id: 'no file' })).toBeNull();
  });

  it('is carried by a match of the file', () => {
    const match = begin(convoy, { scenario: withLesson(), dice });
    expect(lessonOf(scenarioIn(convoy, match.header))).toEqual(lesson);
  });

  it('stands in the JSON Schema, with the questions of the game', () => {
    const validate = new Ajv2020({ strict: true }).compile(scenarioSchema(convoy));
    expect(validate(withLesson())).toBe(true);
    expect(validate(withLesson({ ...lesson, steps: [{ at: 'voyage: night', say: 'x' }] }))).toBe(false);
    expect(JSON.stringify(scenarioSchema(convoy))).toContain('"enum":["start","end","voyage: sail"]');
  });

  it.each<[string, object, string]>([
    ['a text', 'learn' as unknown as object, 'lesson: It should be an object, but is "learn".'],
    ['nothing taught', { steps: lesson.steps }, 'lesson.teaches: It is missing'],
    ['no steps', { ...lesson, steps: [] }, 'lesson.steps: It should have at least 1 item, but has 0.'],
    [
      'a question that nobody asks',
      { ...lesson, steps: [{ at: 'voyage: night', say: 'x' }] },
      'lesson.steps[0].at: It should be one of "start", "end", "voyage: sail", but is "voyage: night".',
    ],
    ['nothing said', { ...lesson, steps: [{ at: 'start', say: '' }] }, 'lesson.steps[0].say: It should be a text that'],
    ['bells', { ...lesson, steps: [{ at: 'start', say: 'a', try: '\u0007' }] }, 'lesson.steps[0].try: It should be'],
    ['commands', { ...lesson, steps: [{ at: 'start', say: 'a', then: '\u001B[2J' }] }, 'lesson.steps[0].then: It'],
    [
      'a look without end',
      { ...lesson, steps: [{ at: 'start', say: 'a', look: [{ hex: 'x'.repeat(121) }] }] },
      'lesson.steps[0].look[0].hex: It should be an id',
    ],
    [
      'a look of two lines',
      { ...lesson, steps: [{ at: 'start', say: 'a', look: [{ box: 'a\nb' }] }] },
      'lesson.steps[0].look[0].box: It should be an id',
    ],
    [
      'the same twice',
      { ...lesson, steps: [{ at: 'start', say: 'a', look: [{ hex: 'a' }, { hex: 'a' }] }] },
      'lesson.steps[0].look[1]: It is {"hex": "a"}, which',
    ],
    [
      'a look at a bare id',
      { ...lesson, steps: [{ at: 'start', say: 'a', look: ['Asama'] }] },
      'lesson.steps[0].look[0]: It should be an object with hex or an object with piece or an object with box or',
    ],
    [
      'a look at two kinds of things at once',
      { ...lesson, steps: [{ at: 'start', say: 'a', look: [{ hex: '1', piece: '1' }] }] },
      'lesson.steps[0].look[0]: It should be an object with hex or',
    ],
    [
      'a step more',
      { ...lesson, steps: [{ at: 'start', say: 'a', why: 'b' }] },
      'lesson.steps[0].why: It is not known',
    ],
  ])('is refused with its field and a sentence: %s', (_what, wrong, line) => {
    const [only, ...more] = problems(withLesson(wrong));
    expect([only?.slice(0, line.length), more]).toEqual([line, []]);
  });

  it('may have several lines in its texts', () => {
    expect(
      problems(withLesson({ teaches: 'a\nb', steps: [{ at: 'end', say: 'a\nb', try: 'a\nb', then: 'a\nb' }] })),
    ).toEqual([]);
  });
});

describe('the steps of a lesson', () => {
  it('are said one each time their question comes up, in the order of the list', () => {
    expect(lessonSteps(lesson, [], SAIL)).toEqual([0]);
    expect(lessonSteps(lesson, [0], SAIL)).toEqual([3]);
    expect(lessonSteps(lesson, [0, 3], SAIL)).toEqual([]);
    expect(lessonSteps(lesson, [], 'voyage: another')).toEqual([]);
  });

  it('that belong to the start or the end are said together', () => {
    expect(lessonSteps(lesson, [], 'start')).toEqual([2, 4]);
    expect(lessonSteps(lesson, [2, 4], 'start')).toEqual([]);
    expect(lessonSteps(lesson, [], 'end')).toEqual([1]);
  });

  it('wait until what they speak of is so, and let others of the same question pass', () => {
    const bound: Lesson = {
      teaches: 'x',
      steps: [
        { at: SAIL, when: ['Kiku'], say: 'a' },
        { at: SAIL, say: 'b' },
      ],
    };
    expect(lessonSteps(bound, [], SAIL, () => false)).toEqual([1]);
    expect(lessonSteps(bound, [1], SAIL, () => false)).toEqual([]);
    expect(lessonSteps(bound, [1], SAIL, (when) => when.includes('Kiku'))).toEqual([0]);
  });

  it('know what may be chosen, and what stands where', () => {
    const match = begin(convoy, { scenario: withLesson(), dice });
    const due = (when: string[]) =>
      lessonDue({ teaches: 'x', steps: [{ at: SAIL, when, say: 'a' }] }, [], match, 'red');
    expect([due(['Asama']), due(['Asama', 'nobody']), due(['!nobody']), due(['Asama > nowhere'])]).toEqual([
      [0],
      [],
      [0],
      [],
    ]);
    const { map, displays } = convoy.present(observeMatch(match, 'red'));
    const box = displays.flatMap(({ boxes }) => boxes).find(({ pieces }) => pieces.length > 0);
    const stack = map?.stacks[0];
    const places = [
      ...(box ? [`piece ${box.pieces[0]?.id} > box ${box.id}`] : []),
      ...(stack ? [`piece ${stack.pieces[0]?.id} > hex ${stack.hex}`] : []),
    ];
    for (const place of places) expect(due([place])).toEqual([0]);
    expect(lessonDue(lesson, [], match, 'blue')).toEqual([]);
  });
});

describe('what a step of a lesson waits for', () => {
  const match = begin(march, { dice });
  const isSo = (...when: string[]): boolean =>
    lessonDue({ teaches: 'x', steps: [{ at: 'march: go', when, say: 'a' }] }, [], match, 'red').length === 1;

  it.each([
    'piece column > hex 0101',
    'piece foot 1 > box foot',
    'piece * > hex *',
    'track turn > 1',
    'track supplies > 12',
    'hex 0102',
    '0102',
    '!hex 0404',
    'hex 0404 | hex 0202',
  ])('%s', (line) => {
    expect(isSo(line)).toBe(true);
  });

  it.each([
    // A piece, a hex and a box of one name are three things.
    'column > 0101',
    'piece column > box 0101',
    'hex column > hex 0101',
    'piece foot > box foot',
    'track turn > 2',
    'turn > 1',
    'piece 0102',
  ])('not %s', (line) => {
    expect(isSo(line)).toBe(false);
  });

  it('all of it together', () => {
    expect(isSo('piece column > hex 0101', 'track turn > 1')).toBe(true);
    expect(isSo('piece column > hex 0101', 'track turn > 2')).toBe(false);
  });
});

describe('a lesson about a route and an allotment', () => {
  const taught = (steps: Lesson['steps']) =>
    lessonProblems(march, { id: 'only', lesson: { teaches: 'x', steps } }, 40).map(({ path }) => path);

  it('points at hexes by what may be chosen, and at amounts by their item', () => {
    expect(
      taught([
        { at: 'march: go', say: 'a', look: [{ hex: '0404' }], deed: ['hex 0102', '0202'] },
        { at: 'supply: give', say: 'b', look: [{ track: 'turn' }], deed: ['guns > 2', '!wagons > 1', '>=1 foot > *'] },
      ]),
    ).toEqual([]);
    expect(
      taught([
        { at: 'march: go', say: 'a', look: [{ hex: '0909' }], deed: ['piece 0102'] },
        { at: 'supply: give', say: 'b', deed: ['guns > 1'] },
      ]),
    ).toEqual(['lesson.steps[0].look[0]', 'lesson.steps[0].deed[0]', 'lesson.steps[1].deed[0]']);
  });
});

describe('how far a match has come', () => {
  it('is known from its orders, also after it was stored', () => {
    const match = begin(convoy, { scenario: withLesson(), dice });
    expect([questionPut(match, 'red'), questionPut(match, 'blue')]).toEqual([SAIL, null]);
    expect(lessonDue(lesson, [], match, 'red')).toEqual([2, 4, 0]);
    expect(saidTo(lesson, match, 'red')).toEqual([]);
    submit(match, 'red', 'Asama');
    expect(saidTo(lesson, match, 'red')).toEqual([2, 4, 0]);
    submit(match, 'red', 'Kiku');
    expect(saidTo(lesson, match, 'red')).toEqual([2, 4, 0, 3]);
    expect(saidTo(lesson, match, 'blue')).toEqual([]);
    const stored = load(matchFile(match), () => convoy).match;
    expect(saidTo(lesson, stored, 'red')).toEqual([2, 4, 0, 3]);
    for (let day = 3; day <= 5; day++) submit(stored, 'red', 'Kiku');
    expect(questionPut(stored, 'red')).toBeNull();
    expect(saidTo(lesson, stored, 'red')).toEqual([2, 4, 0, 3]);
  });

  it('counts no orders that were taken back, and no questions without anything to choose', () => {
    const game = gameOf<{ picked: string[] }>({ picked: [] }, [
      procedure('walk', '1', [
        decide('empty', '1.1', 'red', some({ options: () => [], apply: () => undefined })),
        decide('bare', '1.2', 'red', arrange({ layout: () => ({ pieces: [], boxes: [] }), apply: () => undefined })),
        decide('full', '1.3', 'red', some({ options: () => ['a', 'b'], apply: () => undefined })),
        decide('last', '1.4', 'red', some({ options: () => ['a'], apply: () => undefined })),
      ]),
    ]) as Game;
    const twice = { teaches: 'x', steps: ['a', 'b', 'c'].map((say) => ({ at: 'walk: full', say })) };
    const match = begin(game, { dice });
    expect(questionPut(match, 'red')).toBeNull();
    submit(match, 'red', []);
    expect(questionPut(match, 'red')).toBeNull();
    submit(match, 'red', {});
    submit(match, 'red', ['a']);
    expect(undo(match, 'red')).toBeNull();
    expect(questionPut(match, 'red')).toBe('walk: full');
    expect(saidTo(twice, match, 'red')).toEqual([]);
    submit(match, 'red', ['b']);
    expect(saidTo(twice, match, 'red')).toEqual([0]);
  });

  it('is nothing in a simulation, which keeps no orders', () => {
    const match = begin(convoy, { dice, simulate: true });
    submit(match, 'red', 'Asama');
    expect(saidTo(lesson, match, 'red')).toEqual([]);
  });
});

describe('what a lesson points at', () => {
  const port = { id: 'port', title: { key: 'port' }, pieces: [] };
  const ships = ['Asama', 'Kiku'].map((id) => ({
    id,
    side: null,
    label: { key: id },
    face: { plate: 'ship' as const, name: id },
  }));
  const shown: Game = {
    ...convoy,
    present: () => ({
      title: { key: 'title' },
      clock: { now: { key: 'title' }, counts: [{ id: 'day', title: { key: 'title' }, value: 1, max: 5 }] },
      headings: [],
      displays: [{ id: 'ports', title: { key: 'ports' }, boxes: [{ ...port, pieces: ships }] }],
      tracks: [],
      cups: [],
    }),
  };
  const told = (steps: readonly object[]): string[] =>
    lessonProblems(shown, scenarioOf(shown, withLesson({ ...lesson, steps })), 60).map(
      ({ path, problem }) => `${path}: ${problem}`,
    );

  it('is there: pieces, boxes, and what can be ordered', () => {
    expect(
      told([
        ...lesson.steps,
        { at: 'start', say: 'x', look: [{ box: 'port' }, { display: 'ports' }, { piece: 'Kiku' }, { track: 'day' }] },
      ]),
    ).toEqual([]);
    expect(told([{ at: SAIL, say: 'x', deed: ['Asama', '!nothing', '=1', '>=1 As*'] }])).toEqual([]);
    expect(lessonProblems(convoy, scenarioOf(convoy, convoyFile()))).toEqual([]);
  });

  it('is named, step and id, where it never is', () => {
    expect(
      told([
        {
          at: SAIL,
          say: 'x',
          look: [{ piece: 'Asama' }, { piece: 'Asamma' }, { box: 'Asama' }],
          deed: ['Kiku | fly to the moon', 'fly to the moon'],
        },
        { at: 'end', say: 'y', look: [{ hex: '9999' }] },
      ]),
    ).toEqual([
      expect.stringMatching(/^lesson\.steps\[0\]\.look\[1\]: There is no piece Asamma to look at, in \d+ match/),
      expect.stringMatching(/^lesson\.steps\[0\]\.look\[2\]: There is no box Asama to look at/),
      expect.stringMatching(/^lesson\.steps\[1\]\.look\[0\]: There is no hex 9999/),
      expect.stringMatching(
        /^lesson\.steps\[0\]\.deed\[1\]: Nothing that can be ordered at "voyage: sail" is "fly to the moon", in/,
      ),
    ]);
  });

  it('comes up: a question that is never asked is named with its step, and so is what is never so there', () => {
    const idle = gameOf<object>({}, [
      procedure('voyage', '1', [
        decide('sail', '1.1', 'red', some({ options: () => ['Asama', 'Kiku'], apply: () => undefined })),
        decide(
          'rest',
          '1.2',
          'red',
          some({ options: () => [], apply: (g) => g.finish({ winner: null, result: 'over', scores: {} }) }),
        ),
      ]),
    ]) as Game;
    const check = (steps: Lesson['steps'], side?: string): string[] =>
      lessonProblems(idle, { id: 'only', lesson: { teaches: 'x', steps, ...(side && { side }) } }, 20).map(
        ({ path, problem }) => `${path}: ${problem}`,
      );
    const sound = [
      { at: 'start', when: ['nobody'], say: 'a' },
      { at: SAIL, when: ['Asama', '!nobody'], say: 'b' },
      { at: 'end', say: 'c' },
    ];
    expect(check(sound)).toEqual([]);
    expect(
      check([
        ...sound,
        { at: 'voyage: rest', say: 'd', deed: ['Kiku'] },
        { at: SAIL, when: ['Kiku > 9999'], say: 'e' },
      ]),
    ).toEqual([
      expect.stringMatching(
        /^lesson\.steps\[3\]\.at: The question "voyage: rest" never came up, in \d+ matches .*: the step is never said\.$/,
      ),
      expect.stringMatching(
        /^lesson\.steps\[4\]\.when: At "voyage: sail" it was never so that "Kiku > 9999", in \d+ matches/,
      ),
    ]);
    expect(check([{ at: SAIL, say: 'b' }], 'blue')).toEqual([
      expect.stringMatching(/^lesson\.steps\[0\]\.at: The question "voyage: sail" never came up for blue, in/),
    ]);
  });
});
