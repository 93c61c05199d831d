import { describe, expect, it } from 'vitest';
import { type Ask, askOf, hasChoice, refusalOf } from './ask.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { amount, type Answer, arrange, confirm, type Decision, one, some } from './decision.ts';
import { fast } from '../chance/fastDice.ts';
import type { Json } from '../files/json.ts';
import { say } from '../view/message.ts';
import { Table } from './table.ts';
import { words } from '../view/words.ts';

const table = new Table(
  { agenda: [], open: [], sealed: {}, data: { limit: 2 }, outcome: null },
  ['red'],
  {},
  new Map(),
  fast('ask'),
  null,
);

function asked(decision: Decision<{ limit: number }, object>): Ask {
  return askOf(table, {}, decision, 'red', { procedure: 'march', step: 'go', rule: '7.2' });
}

/** The key of the refusal, or null. */
function refused(ask: Ask, answer: unknown): string | null {
  const refusal = refusalOf(ask, answer as Answer);
  if (refusal === null) return null;
  // Whatever was given, there is a sentence for it.
  expect(say(words, refusal.reason)).toMatch(/^[A-Z][^{}]*\.$|[{[]/);
  return refusal.reason.key.replace('kernel.', '');
}

const apply = (): undefined => undefined;
const parsed = (text: string): Json => JSON.parse(text) as Json;

describe('one of the options', () => {
  const ask = asked(one({ options: () => ['north', 'constructor', 0, 3], apply }));

  it.each(['north', 'constructor', 0, 3])('takes %j', (answer) => {
    expect(refused(ask, answer)).toBeNull();
  });

  it.each([
    'south',
    '3',
    'toString',
    -0,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    ['north'],
    { north: 1 },
  ])('refuses %j as not an option', (answer) => {
    expect(refused(ask, answer)).toBe('not an option');
  });

  it('carries the rule of the step, and no functions', () => {
    expect(refusalOf(ask, 'south')).toEqual({
      reason: { key: 'kernel.not an option', values: { answer: 'south' } },
      rule: '7.2',
    });
    expect(JSON.parse(JSON.stringify(ask))).toEqual(ask);
  });

  it('shows only the beginning of an endless answer, however deep', () => {
    const long = refusalOf(ask, 'x'.repeat(100_000));
    expect(say(words, long!.reason).length).toBeLessThan(150);
    const deep = parsed(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(say(words, refusalOf(ask, deep)!.reason).length).toBeLessThan(150);
  });
});

describe('some of the options', () => {
  const ask = asked(
    some({
      options: () => ['a', 'b', 'c', 0],
      min: (g) => g.state.limit - 1,
      max: () => 3,
      check: (_g, _f, chosen) =>
        chosen.includes('a') && chosen.includes('b') ? { reason: { key: 'not both' }, rule: '9' } : undefined,
      apply,
    }),
  );

  it.each([[['a']], [['b', 'c']], [['c', 'a', 0]]])('takes %j', (answer) => {
    expect(refused(ask, answer)).toBeNull();
  });

  it.each<[unknown, string]>([
    ['a', 'not a list'],
    [{ 0: 'a', length: 1 }, 'not a list'],
    [null, 'not a list'],
    [['a', 'd'], 'not an option'],
    [[undefined], 'not an option'],
    [[null], 'not an option'],
    [[-0], 'not an option'],
    [[['a']], 'not an option'],
    [['a', 'a'], 'twice'],
    [[], 'wrong number'],
    [['a', 'b', 'c', 0], 'wrong number'],
  ])('refuses %j: %s', (answer, key) => {
    expect(refused(ask, answer)).toBe(key);
  });

  it('asks the rules about a list that is right in its parts, and only about that', () => {
    expect(refusalOf(ask, ['a', 'b'])).toEqual({ reason: { key: 'not both' }, rule: '9' });
    expect(refused(ask, ['a', 'b', 'b'])).toBe('twice');
  });

  it('offers from none to all where the rules set no limits, and never more than there are', () => {
    expect(asked(some({ options: () => ['a', 'b'], apply }))).toMatchObject({ min: 0, max: 2 });
    expect(asked(some({ options: () => ['a', 'b'], max: () => 9, apply }))).toMatchObject({ max: 2 });
  });
});

describe('an amount', () => {
  const ask = asked(amount({ range: () => ({ min: -4, max: 6, step: 3 }), apply }));

  it.each([-4, -1, 2, 5])('takes %j', (answer) => {
    expect(refused(ask, answer)).toBeNull();
  });

  it.each<[unknown, string]>([
    [6, 'not a step'],
    [-3, 'not a step'],
    [-7, 'out of range'],
    [8, 'out of range'],
    [2 ** 53 - 1, 'out of range'],
    [2 ** 53, 'not a number'],
    [1.5, 'not a number'],
    ['2', 'not a number'],
    [Number.NaN, 'not a number'],
    [Number.NEGATIVE_INFINITY, 'not a number'],
    [-0, 'not a number'],
    [[2], 'not a number'],
    [null, 'not a number'],
    [undefined, 'not a number'],
  ])('refuses %j: %s', (answer, key) => {
    expect(refused(ask, answer)).toBe(key);
  });

  it('goes in steps of one where the rules give none', () => {
    expect(asked(amount({ range: () => ({ min: 1, max: 2 }), apply }))).toMatchObject({ by: 1 });
  });
});

describe('an arrangement', () => {
  const layout = {
    pieces: [{ id: 'cv', boxes: ['deck', 'sea'] }, { id: 'dd' }, { id: 'constructor' }],
    boxes: [{ id: 'deck', min: 1, max: 2 }, { id: 'sea', max: 1 }, { id: 'port' }],
  };
  const ask = asked(
    arrange({
      layout: () => layout,
      check: (_g, _f, placed) => (placed['dd'] === 'sea' ? { reason: { key: 'too rough' } } : undefined),
      apply,
    }),
  );
  const partial = asked(arrange({ layout: () => ({ ...layout, partial: true }), apply }));

  it('says why a piece cannot go into a box, where the rules can tell', () => {
    const told = asked(
      arrange({
        layout: () => layout,
        whyNotBox: (_g, _f, piece, box) =>
          piece === 'cv' ? { reason: { key: 'too deep', values: { box } }, rule: '9.9' } : undefined,
        apply,
      }),
    );
    expect(refusalOf(told, { cv: 'port' })).toEqual({
      reason: { key: 'too deep', values: { box: 'port' } },
      piece: 'cv',
      box: 'port',
      rule: '9.9',
    });
    expect(refusalOf(told, { cv: 'hangar' })?.reason.key).toBe('kernel.not in that box');
    expect(refusalOf(told, { constructor: 'nowhere' })?.rule).toBe('7.2');
  });

  it('names the piece and the box that a refusal is about', () => {
    const about = (answer: Record<string, string>): unknown => {
      const { piece, box } = refusalOf(ask, answer) ?? {};
      return [piece, box];
    };
    expect(about({ cv: 'port' })).toEqual(['cv', 'port']);
    expect(about({ cv: 'nowhere' })).toEqual(['cv', undefined]);
    expect(about({ bb: 'deck' })).toEqual([undefined, undefined]);
    const [missing] = about({ cv: 'deck' }) as [string];
    expect(['dd', 'constructor']).toContain(missing);
    const tight = asked(arrange({ layout: () => ({ pieces: [{ id: 'a' }], boxes: [{ id: 'x', max: 0 }] }), apply }));
    expect(refusalOf(tight, { a: 'x' })).toMatchObject({ box: 'x', reason: { key: 'kernel.too many in box' } });
    const short = asked(
      arrange({ layout: () => ({ pieces: [], boxes: [{ id: 'x', min: 1 }], partial: true }), apply }),
    );
    expect(refusalOf(short, {})).toMatchObject({ box: 'x', reason: { key: 'kernel.too few in box' } });
  });

  it('takes every piece in a box it may go into', () => {
    expect(refused(ask, { cv: 'deck', dd: 'deck', constructor: 'port' })).toBeNull();
    expect(refused(partial, { dd: 'deck' })).toBeNull();
  });

  it.each<[unknown, string]>([
    [[], 'not an arrangement'],
    [['deck'], 'not an arrangement'],
    ['cv', 'not an arrangement'],
    [null, 'not an arrangement'],
    [3, 'not an arrangement'],
    [{ bb: 'deck' }, 'no such piece'],
    [parsed('{"__proto__":"deck"}'), 'no such piece'],
    [{ cv: 'port' }, 'not in that box'],
    [{ dd: 'hangar' }, 'not in that box'],
    [{ dd: 'toString' }, 'not in that box'],
    [{ dd: 1 }, 'not in that box'],
    [{ dd: ['deck'] }, 'not in that box'],
    [{ cv: 'deck', dd: 'deck' }, 'left out'],
    [{ cv: 'sea', dd: 'port', constructor: 'port' }, 'too few in box'],
    [{ cv: 'deck', dd: 'deck', constructor: 'deck' }, 'too many in box'],
    [{ cv: 'deck', dd: 'sea', constructor: 'port' }, 'too rough'],
  ])('refuses %j: %s', (answer, key) => {
    expect(refusalOf(ask, answer as Answer)?.reason.key.replace('kernel.', '')).toBe(key);
  });

  it('does not take what every object has for a piece that was placed', () => {
    expect(refused(ask, { cv: 'deck', dd: 'deck' })).toBe('left out');
  });

  it('may leave pieces out only where the rules say so, and still keeps the limits', () => {
    expect(refused(partial, {})).toBe('too few in box');
    expect(refused(partial, { cv: 'sea', dd: 'sea', constructor: 'deck' })).toBe('too many in box');
  });
});

describe('an arrangement with pieces that must be placed', () => {
  const bound = asked(
    arrange({
      layout: () => ({
        pieces: [{ id: 'a', boxes: ['x', 'y'], must: true }, { id: 'b' }],
        boxes: [{ id: 'x' }, { id: 'y' }],
        partial: true,
      }),
      apply,
    }),
  );
  it('lets only the others be left out', () => {
    expect(refusalOf(bound, { a: 'y' })).toBeNull();
    expect(refusalOf(bound, { b: 'y' })?.reason).toEqual({ key: 'kernel.left out', values: { piece: 'a' } });
  });
  it('draws them in every time, and the others now and then, every way', () => {
    const drawn = new Set(
      Array.from({ length: 200 }, (_, i) => JSON.stringify(sampleAnswer(bound, fast(`must ${i}`)))),
    );
    expect([...drawn].sort()).toEqual(
      ['x', 'y'].flatMap((a) => [{ a }, { a, b: 'x' }, { a, b: 'y' }].map((placed) => JSON.stringify(placed))).sort(),
    );
  });
  it('has a choice where one of them has, or another may be left out', () => {
    const only = (boxes: string[], others: { id: string }[] = []) =>
      asked(
        arrange({
          layout: () => ({
            pieces: [{ id: 'a', boxes, must: true }, ...others],
            boxes: [{ id: 'x' }, { id: 'y' }],
            partial: true,
          }),
          apply,
        }),
      );
    expect([only(['x']), only(['x', 'y']), only(['x'], [{ id: 'b' }])].map(hasChoice)).toEqual([false, true, true]);
  });
});

describe('a confirmation', () => {
  const ask = asked(confirm({ apply }));

  it('takes yes and no', () => {
    expect(refused(ask, true)).toBeNull();
    expect(refused(ask, false)).toBeNull();
  });

  it.each([0, 1, 'yes', 'true', null, undefined, [], {}])('refuses %j', (answer) => {
    expect(refused(ask, answer)).toBe('not yes or no');
  });
});
