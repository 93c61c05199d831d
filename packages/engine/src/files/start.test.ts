import { describe, expect, it } from 'vitest';
import { fork } from '../play/fork.ts';
import { amount, confirm } from '../play/decision.ts';
import type { Game } from '../play/game.ts';
import { begin } from '../play/match.ts';
import { call, decide, deed, enter, goto, type Procedure, procedure } from '../play/procedure.ts';
import type { State } from '../play/state.ts';
import { bareGame } from '../testing/bareGame.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, forged, must, playDuel } from '../testing/duelPlay.ts';
import { clone } from './json.ts';
import { type MatchFile, matchFile, readMatchFile } from './matchFile.ts';
import { load, verify } from './replay.ts';
import { startProblem } from './start.ts';

const find = () => tinyDuel as Game;
const over = playDuel(beginDuel(), 'over');
const sandbox = matchFile(fork(playDuel(beginDuel(), 'middle', 6), 'red', 'sand'));
const start = sandbox.header.start as State<{ turn: number }>;
const { outcome } = over.table.whole;

/** A file without orders that begins at a position, with sums that hold: it never leaves a trace of how it came there. */
function beginning(at: object, more: Partial<MatchFile> = {}): MatchFile {
  const header = { ...sandbox.header, start: at } as MatchFile['header'];
  return readMatchFile(
    JSON.stringify(forged(sandbox, { header, orders: [], checkpoints: [], snapshots: [], outcome: null, ...more })),
  );
}

describe('a position that a match begins at', () => {
  it('is right where the match was forked, also with an answer under seal', () => {
    expect(verify(beginning(start), find).problem).toBeUndefined();
    const alone = beginDuel();
    must(alone, 'red', 4);
    const sealed = matchFile(fork(alone, 'red', 'sand'));
    expect(sealed.header.start?.sealed).toEqual({ red: 4 });
    expect(verify(sealed, find)).toMatchObject({ ok: true, own: { start: false } });
  });

  it('is refused where the match is won before its first order', () => {
    const forgery = beginning({ ...start, outcome }, { outcome });
    expect(verify(forgery, find)).toMatchObject({
      ok: false,
      problem: { field: 'header.start.outcome', problem: 'The match would be over before its first order.' },
    });
    expect(() => load(forgery, find)).toThrow(/^header\.start\.outcome: /);
  });

  const [outermost] = start.agenda;
  const last = start.agenda.length - 1;
  it.each<[string, object, string, RegExp]>([
    ['nothing is under way', { agenda: [] }, 'agenda', /^It is empty/],
    [
      'a procedure is not there',
      { agenda: [...start.agenda, { procedure: 'gone', step: 'x', locals: {} }] },
      `agenda[${last + 1}].procedure`,
      /does not list the procedure "gone"/,
    ],
    [
      'a procedure is under way within itself',
      { agenda: [...start.agenda, start.agenda[last]!] },
      `agenda[${last + 1}].procedure`,
      /would be under way within itself/,
    ],
    [
      'a step is not there',
      { agenda: start.agenda.with(last, { ...start.agenda[last]!, step: 'gone' }) },
      `agenda[${last}].step`,
      /has no step "gone"/,
    ],
    [
      'locals are not there',
      { agenda: start.agenda.with(last, { ...start.agenda[last]!, locals: null as never }) },
      `agenda[${last}].locals`,
      /should be an object/,
    ],
    [
      'it is not within the procedure that begins',
      {
        agenda: [
          {
            ...start.agenda[last]!,
            procedure: tinyDuel.procedures.find(({ name }) => name !== tinyDuel.begins)!.name,
            step: tinyDuel.procedures.find(({ name }) => name !== tinyDuel.begins)!.steps[0]!.name,
          },
        ],
      },
      'agenda[0].procedure',
      /with which the game begins/,
    ],
    [
      'nobody is asked',
      { agenda: [{ ...outermost!, step: deedOf(tinyDuel.begins) }] },
      'agenda[0].step',
      /^No side is asked there/,
    ],
    ['a side is not there', { open: ['green'] }, 'open', /^duel has no side "green"; it has red or blue\.$/],
    ['a side is named twice', { open: ['red', 'red'] }, 'open', /named already/],
    ['a stranger has answered', { sealed: { green: 1 } }, 'sealed', /has no side "green"/],
    ['another side is asked than the step asks', { open: ['red', 'blue'] }, 'open', /^The step ".+" asks \w+\.$/],
    ['its data is none', { data: 7 }, 'data', /^It should be an object, but is a number\.$/],
    ['its data holds a fraction', { data: { ...start.data, turn: 1.5 } }, 'data', /is 1\.5, not an integer/],
    ['a part of its data is missing', { data: {} }, 'data.', /^It is missing\.$/],
    [
      'a part of its data is of another kind',
      { data: { ...start.data, turn: 'x' } },
      'data.turn',
      /^It should be a number, but is a string\.$/,
    ],
  ])('is refused where %s', (_what, change, field, problem) => {
    const { problem: found } = verify(beginning({ ...clone(start), ...change }), find);
    expect(found?.field).toContain(`header.start.${field}`);
    expect(found?.problem).toMatch(problem);
  });

  it('is refused where the side it was forked for is none', () => {
    const header = { ...sandbox.header, forkOf: { after: 1, as: 'green' } };
    expect(verify(forged(sandbox, { header }), find).problem?.field).toBe('header.forkOf.as');
  });

  it('is refused where an answer under seal is none that could be given', () => {
    const alone = beginDuel();
    must(alone, 'red', 4);
    const fair = fork(alone, 'red', 'sand').header.start as State<unknown>;
    expect(verify(beginning({ ...fair, sealed: { red: 77 } }), find).problem).toMatchObject({
      field: 'header.start.sealed.red',
      problem: 'It must be from 0 to 6, not 77.',
    });
  });

  it('is held to what the game says is true of its data at any time', () => {
    const late = beginning({ ...start, data: { ...start.data, turn: 99 } });
    const invariants = (data: { turn: number }) => (data.turn > 20 ? [`The turn is ${data.turn}.`] : []);
    expect(verify(late, find, { invariants }).problem).toEqual({
      field: 'header.start.data',
      problem: 'The turn is 99.',
    });
    expect(verify(beginning(start), find, { invariants }).ok).toBe(true);
    const failing = (error: Error) => () => {
      throw error;
    };
    const problem = (error: Error) => verify(late, find, { invariants: failing(error) }).problem?.problem;
    expect(problem(new Error('There is no such ship.'))).toBe('The rules fail there: There is no such ship.');
    // What the language says of it would tell nobody anything.
    expect(problem(new TypeError("Cannot read properties of undefined (reading 'hits')"))).toBe(
      'The rules fail there.',
    );
  });
});

it('is refused where its question could not be shown to whom it is put', () => {
  const names = ['the north', 'the south'];
  const search = procedure<{ area: number }>('search', '1', [
    decide(
      'go',
      '1.1',
      ['red'],
      confirm({
        about: (g) => ({ area: (names[g.state.area] as string).toUpperCase() }),
        apply: () => {},
      }),
    ),
    deed('on', '1.2', () => goto('go')),
  ]);
  const game = bareGame<{ area: number }>([search], { id: 'search', setup: () => ({ area: 0 }) });
  const asked = begin(game, { dice: { kind: 'fast', seed: 'search' } }).table.whole as State<object>;
  const verdict = (area: number) =>
    verify(
      matchFile(begin(game, { dice: { kind: 'fast', seed: 'x' }, start: { ...clone(asked), data: { area } } })),
      () => game,
    ).problem;
  expect(verdict(1)).toBeUndefined();
  expect(verdict(2)).toEqual({ field: 'header.start.data', problem: 'The rules fail there.' });
});

it('is refused where a side is asked and could give no answer', () => {
  const bids = procedure<{ most: number }>('bids', '1', [
    decide(
      'bid',
      '1.1',
      ['red'],
      amount({ range: (g) => ({ min: 1, max: g.state.most }), apply: (g, _f, n) => void (g.state.most -= n) }),
    ),
    deed('on', '1.2', () => goto('bid')),
  ]);
  const game = bareGame<{ most: number }>([bids], { id: 'bids', setup: () => ({ most: 9 }) });
  const asked = begin(game, { dice: { kind: 'fast', seed: 'bids' } }).table.whole as State<object>;
  const verdict = (most: number) =>
    verify(
      matchFile(begin(game, { dice: { kind: 'fast', seed: 'x' }, start: { ...clone(asked), data: { most } } })),
      () => game,
    ).problem;
  expect(verdict(1)).toBeUndefined();
  expect(verdict(0)).toEqual({
    field: 'header.start.data',
    problem: 'The rules fail there: Dead end: red is asked for "bids: bid" (rule 1.1) and no answer is accepted.',
  });
});

it('is refused where a procedure stands at a step that does not enter it', () => {
  type Data = { n: number };
  const inner: Procedure<Data> = procedure<Data>('inner', '2', [
    decide('ask', '2.1', ['red'], confirm({ apply: (_g, _f, yes) => (yes ? enter(inner, {}) : undefined) })),
    decide('rest', '2.2', ['red'], confirm({ apply: () => {} })),
  ]);
  const outer = procedure<Data>('outer', '1', [
    decide('choose', '1.1', ['red'], confirm({ apply: (_g, _f, yes) => (yes ? enter(inner, {}) : undefined) })),
    decide('pause', '1.2', ['red'], confirm({ apply: () => {} })),
    deed('on', '1.3', () => goto('choose')),
  ]);
  const bare = bareGame<Data>([outer, inner], { id: 'nest', setup: () => ({ n: 0 }) });
  const enters = { 'outer: choose': ['inner'], 'inner: ask': ['inner'] };
  const at = (...agenda: readonly string[]) =>
    agenda.map((where) => {
      const [named = '', step = ''] = where.split(': ');
      return { procedure: named, step, locals: {} };
    });
  const asked = begin(bare, { dice: { kind: 'fast', seed: 'nest' } }).table.whole;
  const verdict = (game: Game<Data>, ...agenda: readonly string[]) => {
    const state = { ...clone(asked), agenda: at(...agenda) };
    return verify(matchFile(begin(game, { dice: { kind: 'fast', seed: 'x' }, start: state })), () => game).problem;
  };
  const told = { ...bare, enters };
  expect(verdict(told, 'outer: choose', 'inner: rest')).toBeUndefined();
  expect(verdict(told, 'outer: choose', 'inner: ask', 'inner: rest')).toBeUndefined();
  expect(verdict(told, 'outer: pause', 'inner: rest')).toEqual({
    field: 'header.start.agenda[1].procedure',
    problem: '"outer: pause" doesn\'t enter "inner".',
  });
  expect(verdict(told, 'outer: choose', 'inner: rest', 'inner: rest')?.problem).toBe(
    'The procedure "inner" would be under way within itself.',
  );
  // A game that does not say what its steps enter is believed.
  expect(verdict(bare, 'outer: pause', 'inner: rest')).toBeUndefined();
});

describe('what the set-up decides for the whole match', () => {
  const game = { ...tinyDuel, fixed: ['turns', 'score'] } as Game;
  const verdict = (data: object) =>
    verify(beginning({ ...clone(start), data: { ...clone(start.data), ...data } }), () => game).problem;

  it('is as the scenario and the options have it, or refused by the innermost field', () => {
    const fresh = { score: { red: 0, blue: 0 } };
    expect(verdict(fresh)).toBeUndefined();
    expect(verdict({ ...fresh, turns: 3 })).toEqual({
      field: 'header.start.data.turns',
      problem: 'The scenario and its options make it 2, but it is 3.',
    });
    expect(verdict({ score: { red: 0, blue: 1 } })?.field).toBe('header.start.data.score.blue');
    expect(verdict({ score: { red: 0 } })?.field).toBe('header.start.data.score');
    expect(verdict({ score: [0, 0] })?.field).toBe('header.start.data.score');
  });

  it('may be a part of a part', () => {
    const narrow = { ...tinyDuel, fixed: ['score.blue'] } as Game;
    const problem = (score: object) =>
      verify(beginning({ ...clone(start), data: { ...clone(start.data), score } }), () => narrow).problem;
    expect(problem({ red: 9, blue: 0 })).toBeUndefined();
    expect(problem({ red: 0, blue: 1 })?.field).toBe('header.start.data.score.blue');
  });
});

it('a sentence that begins with a place in the data names the field', () => {
  const said = (problem: string) => verify(beginning(start), find, { invariants: () => [problem] }).problem;
  expect(said('data.ships[3]["Double Force"].hits should be 0.')).toEqual({
    field: 'header.start.data.ships[3]["Double Force"].hits',
    problem: 'It should be 0.',
  });
  expect(said('data is odd.')).toEqual({ field: 'header.start.data', problem: 'data is odd.' });
});

/** A step of a procedure that asks nobody. */
function deedOf(name: string): string {
  const found = tinyDuel.procedures.find((procedure) => procedure.name === name);
  return found?.steps.find(({ type }) => type !== 'decide')?.name ?? '';
}

it('a position is refused where a call would have entered another procedure than it names', () => {
  const asks = decide<{ turn: number }, object>('asks', '2', 'red', confirm({ apply: () => undefined }));
  const inner = procedure<{ turn: number }>('inner', '2', [asks]);
  const other = procedure<{ turn: number }>('other', '3', [asks]);
  const outer = procedure<{ turn: number }>('outer', '1', [
    call(
      'in',
      '1',
      () => inner,
      () => ({}),
    ),
  ]);
  const game = { ...tinyDuel, procedures: [outer, inner, other], begins: 'outer' } as unknown as Game;
  const problemOf = (name: string): string | undefined => {
    const agenda = [
      { procedure: 'outer', step: 'in', locals: {} },
      { procedure: name, step: 'asks', locals: {} },
    ];
    return startProblem({ ...sandbox.header, start: { ...start, agenda } }, game)?.problem;
  };
  expect(problemOf('other')).toBe('"outer: in" calls "inner", and not "other".');
  expect(problemOf('inner') ?? '').not.toContain('calls');
});
