import { describe, expect, it } from 'vitest';
import { arrange, confirm, some } from './decision.ts';
import type { Game } from './game.ts';
import { ask, begin, type Match, submit } from './match.ts';
import {
  again,
  call,
  decide,
  decideIfAny,
  deed,
  each,
  end,
  enter,
  goto,
  type Next,
  type Procedure,
  procedure,
} from './procedure.ts';
import { RulesFault } from './refusal.ts';
import { gameOf } from '../testing/bareGame.ts';

interface Log {
  log: string[];
  n: number;
}

/** A deed that writes its name down. */
const note = (name: string, next?: (n: number) => Next) =>
  deed<Log, object>(name, '1', (g) => {
    g.state.log.push(name);
    return next?.(++g.state.n);
  });
const stop = decide<Log, object>('stop', '9', 'red', confirm({ apply: (g) => void g.state.log.push('answered') }));
const finish = deed<Log, object>('finish', '9', (g) => g.finish({ winner: null, result: 'over', scores: {} }));

function play(procedures: readonly Procedure<Log>[], extra: Partial<Game<Log, Log>> = {}): Match<Log, Log> {
  return begin(gameOf({ log: [], n: 0 }, procedures, extra), { dice: { kind: 'fast', seed: 'run' } });
}

const log = (match: Match<Log, Log>): string => match.table.state.log.join(' ');
const stack = (match: Match<Log, Log>): string =>
  match.table.whole.agenda.map((frame) => `${frame.procedure}: ${frame.step}`).join(' > ');

describe('a question that is put if there is anything to choose', () => {
  const left = some<Log, object, string>({
    options: ({ state }) => (state.n > 0 ? ['go'] : []),
    apply: ({ state }, _f, chosen) => {
      state.n--;
      state.log.push(chosen.join() || 'none');
    },
  });
  const boxed = arrange<Log, object>({
    layout: ({ state }) => ({ pieces: [{ id: 'ship' }], boxes: state.n > 1 ? [{ id: 'port' }] : [] }),
    apply: ({ state }) => void state.log.push('placed'),
  });
  const turn = (n: number) => [
    procedure<Log>('turn', '1', [
      deed('set', '1', ({ state }) => void (state.n = n)),
      decideIfAny('place', '2', 'red', boxed),
      decideIfAny('first', '3', 'red', left),
      note('between'),
      decideIfAny('second', '3', 'red', left),
      finish,
    ]),
  ];

  it('is passed over where there is no option, no piece or no box', () => {
    const over = play(turn(0));
    expect([log(over), over.table.whole.outcome?.result]).toEqual(['between', 'over']);
    const once = play(turn(1));
    expect([stack(once), ask(once, 'red')]).toMatchObject(['turn: first', { kind: 'some', options: ['go'] }]);
    expect(submit(once, 'red', ['go'])).toBeNull();
    expect([log(once), once.table.whole.outcome?.result]).toEqual(['go between', 'over']);
  });

  it('is the same question in a match that is kept and in one that is not', () => {
    const game = gameOf<Log>({ log: [], n: 0 }, turn(2));
    const [kept, told] = [false, true].map((simulate) =>
      begin(game, { dice: { kind: 'fast', seed: 'run' }, simulate }),
    ) as [Match<Log, Log>, Match<Log, Log>];
    for (const answer of [{ ship: 'port' }, ['go'], []]) {
      const { accepts: _a, example: _e, bars: _b, ...question } = ask(kept, 'red') ?? {};
      expect(ask(told, 'red')).toMatchObject(question);
      expect([submit(kept, 'red', answer), submit(told, 'red', answer)]).toEqual([null, null]);
      expect(told.table.whole).toEqual(kept.table.whole);
    }
    expect(log(kept)).toBe('placed go between none');
  });
});

describe('the steps of a procedure', () => {
  it('run in their order, up to the first decision', () => {
    const match = play([procedure('turn', '1', [note('a'), note('b'), stop, note('c'), finish])]);
    expect(log(match)).toBe('a b');
    expect(match.table.whole.open).toEqual(['red']);
    expect(submit(match, 'red', true)).toBeNull();
    expect(log(match)).toBe('a b answered c');
    expect(match.table.whole).toMatchObject({ open: [], outcome: { result: 'over' } });
  });

  it('go to a named step, to the same again, and out', () => {
    const inner = procedure('inner', '2', [
      note('x', (n) => (n < 4 ? again : undefined)),
      note('y', () => end),
      note('never'),
    ]);
    const match = play([
      procedure('turn', '1', [
        note('a', () => goto('c')),
        note('b'),
        call(
          'c',
          '1',
          () => inner,
          () => ({}),
        ),
        note('d'),
        stop,
      ]),
      inner,
    ]);
    expect(log(match)).toBe('a x x x y d');
  });

  it('enter a procedure from a deed or an answer and go on after that step', () => {
    const inner = procedure<Log, { name: string }>('inner', '2', [
      deed('say', '2', (g, f) => void g.state.log.push(f.name)),
    ]);
    const match = play([
      procedure('turn', '1', [
        note('a', () => enter(inner, { name: 'from deed' })),
        decide('ask', '1', 'red', confirm({ apply: () => enter(inner, { name: 'from answer' }) })),
        note('b'),
        stop,
      ]),
      inner,
    ]);
    expect(log(match)).toBe('a from deed');
    submit(match, 'red', true);
    expect(log(match)).toBe('a from deed from answer b');
  });

  it('call once unless nothing is to be done, and each as long as there is something', () => {
    const inner = procedure('inner', '2', [note('x')]);
    const match = play([
      procedure('turn', '1', [
        call(
          'skipped',
          '1',
          () => inner,
          () => null,
        ),
        note('a'),
        each(
          'thrice',
          '1',
          () => inner,
          (g) => (g.state.log.filter((name) => name === 'x').length < 3 ? {} : null),
        ),
        note('b'),
        stop,
      ]),
      inner,
    ]);
    expect(log(match)).toBe('a x x x b');
  });

  it('leave one frame for each procedure under way, standing at the step that entered the next', () => {
    const leaf = procedure('leaf', '3', [note('l'), stop]);
    const middle = procedure('middle', '2', [
      note('m'),
      call(
        'into leaf',
        '2',
        () => leaf,
        () => ({}),
      ),
    ]);
    const outer = procedure('outer', '1', [
      each(
        'round',
        '1',
        () => middle,
        (g) => (g.state.n < 99 && !g.state.log.includes('answered') ? {} : null),
      ),
      note('o'),
      finish,
    ]);
    const match = play([outer, middle, leaf]);
    expect(stack(match)).toBe('outer: round > middle: into leaf > leaf: stop');
    submit(match, 'red', true);
    expect(log(match)).toBe('m l answered o');
  });

  it('end several procedures at once when each stands at its last step', () => {
    const leaf = procedure('leaf', '3', [note('l', () => end)]);
    const middle = procedure('middle', '2', [
      call(
        'tail',
        '2',
        () => leaf,
        () => ({}),
      ),
    ]);
    const outer = procedure('outer', '1', [
      call(
        'tail',
        '1',
        () => middle,
        () => ({}),
      ),
      note('o'),
      stop,
    ]);
    const match = play([outer, middle, leaf]);
    expect(log(match)).toBe('l o');
    expect(stack(match)).toBe('outer: stop');
  });

  it('skip a decision that nobody has, and ask sides in the order of the game', () => {
    const nobody = decide<Log, object>('nobody', '1', () => [], confirm({ apply: () => undefined }));
    const both = decide<Log, object>('both', '1', ['blue', 'red', 'blue'], confirm({ apply: () => undefined }));
    const match = play([procedure('turn', '1', [nobody, note('a'), both, finish])]);
    expect(log(match)).toBe('a');
    expect(match.table.whole.open).toEqual(['red', 'blue']);
  });

  it('keep the locals of each frame apart', () => {
    const inner: Procedure<Log, { name: string; seen: number }> = procedure('inner', '2', [
      deed('count', '2', (g, f) => {
        f.seen++;
        g.state.log.push(`${f.name}${f.seen}`);
      }),
      deed('deeper', '2', (_g, f) => (f.name.length < 3 ? enter(inner, { name: `${f.name}i`, seen: 0 }) : undefined)),
      deed('back', '2', (g, f) => void g.state.log.push(`back ${f.name}${f.seen}`)),
    ]);
    const start = procedure<Log>('turn', '1', [
      call(
        'in',
        '1',
        () => inner,
        () => ({ name: 'i', seen: 0 }),
      ),
      stop,
    ]);
    expect(log(play([start, inner as Procedure<Log>]))).toBe('i1 ii1 iii1 back iii1 back ii1 back i1');
  });
});

describe('rules at fault', () => {
  const fault = (sentence: string): RulesFault => new RulesFault(sentence);

  it('go round without a decision: the sentence says where', () => {
    expect(() => play([procedure('turn', '1', [note('a', () => again)])])).toThrow(
      fault('The rules go round without a decision, at turn: a.'),
    );
  });

  it('enter themselves for ever: the sentence stays short', () => {
    const turn: Procedure<Log> = procedure('turn', '1', [
      call(
        'in',
        '1',
        () => turn,
        () => ({}),
      ),
    ]);
    expect(() => play([turn])).toThrow(/^The rules go round without a decision, at \.\.\. > turn: in.{0,120}\.$/);
  });

  it('name a step that is not there', () => {
    expect(() => play([procedure('turn', '1', [note('a', () => goto('z'))])])).toThrow(
      fault('The procedure "turn" has no step "z".'),
    );
  });

  it('name a procedure that the game does not list', () => {
    const other = procedure<Log>('other', '2', [note('x')]);
    const sentence = fault('The game does not list the procedure "other".');
    expect(() => play([procedure('turn', '1', [note('a', () => enter(other, {}))])])).toThrow(sentence);
    expect(() =>
      play([
        procedure('turn', '1', [
          call(
            'c',
            '1',
            () => other,
            () => ({}),
          ),
        ]),
      ]),
    ).toThrow(sentence);
  });

  it('run out before the match is over', () => {
    expect(() => play([procedure('turn', '1', [note('a')])])).toThrow(
      fault('The agenda ran out before the match was over.'),
    );
  });

  it.each(['nobody', 'referee', 'toString'])('ask "%s", which is no side', (by) => {
    const lost = (of: string | string[]) => decide<Log, object>('lost', '4.2', of, confirm({ apply: () => undefined }));
    const sentence = fault(`The step "lost" (rule 4.2) asks "${by}"; the sides are red or blue.`);
    expect(() => play([procedure('turn', '1', [lost(by)])])).toThrow(sentence);
    expect(() => play([procedure('turn', '1', [lost(['red', by])])])).toThrow(sentence);
  });

  it('list a procedure without steps or with two of one name', () => {
    expect(() => procedure('empty', '1', [])).toThrow(fault('The procedure "empty" has no steps.'));
    expect(() => procedure('double', '1', [note('a'), note('a')])).toThrow(
      fault('The procedure "double" names two steps alike.'),
    );
  });

  it('stand at a step that the rules have lost since', () => {
    const match = play([procedure('turn', '1', [stop, finish])]);
    match.table.whole.agenda[0]!.step = 'gone';
    expect(() => ask(match, 'red')).toThrow(fault('The procedure "turn" has no step "gone".'));
  });
});
