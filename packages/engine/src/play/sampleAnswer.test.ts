import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ask, hasChoice, refusalOf } from './ask.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import type { Answer, OptionId } from './decision.ts';
import { fast } from '../chance/fastDice.ts';
import { RulesFault } from './refusal.ts';

const at = { side: 'red', procedure: 'march', step: 'go', rule: '7.2' };
const seed = fc.string({ maxLength: 4 });
const ids = fc.uniqueArray(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('a', 'b', 'constructor')), {
  maxLength: 5,
});

/** Every answer to a small question, one by one. */
function allAnswers(ask: Ask): Answer[] {
  switch (ask.kind) {
    case 'one':
      return [...ask.options];
    case 'some':
      return ask.options.reduce<Answer[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
    case 'amount':
      return Array.from({ length: 60 }, (_, i) => i - 30);
    case 'confirm':
      return [true, false];
    case 'arrange':
      return ask.pieces.reduce<Record<string, string>[]>(
        (placed, { id }) => placed.flatMap((p) => [p, ...ask.boxes.map((box) => ({ ...p, [id]: box.id }))]),
        [{}],
      );
    case 'path':
      return routesOf(ask);
    case 'allot':
      return ask.items.reduce<Record<string, number>[]>(
        (given, { id, max }) =>
          given.flatMap((g) => Array.from({ length: max + 1 }, (_, n) => (n === 0 ? g : { ...g, [id]: n }))),
        [{}],
      );
  }
}

/** Every route, whether it may end there or not. */
function routesOf(ask: Ask & { kind: 'path' }, route: readonly OptionId[] = []): OptionId[][] {
  const steps = route.length >= ask.max ? [] : ask.next(route);
  return [[...route], ...steps.flatMap(({ to }) => routesOf(ask, [...route, to]))];
}

const valid = (ask: Ask): Answer[] => allAnswers(ask).filter((answer) => refusalOf(ask, answer) === null);

const oneAsk = ids.map((options): Ask => ({ ...at, kind: 'one', options }));
const someAsk = fc.tuple(ids, fc.nat(5), fc.nat(5)).map(
  ([options, min, max]): Ask => ({
    ...at,
    kind: 'some',
    options,
    min,
    max: Math.min(max, options.length),
  }),
);
const amountAsk = fc
  .tuple(fc.integer({ min: -20, max: 5 }), fc.integer({ min: -3, max: 20 }), fc.integer({ min: 1, max: 4 }))
  .map(([min, more, by]): Ask => ({ ...at, kind: 'amount', min, max: min + more, by }));
const limit = fc.option(fc.nat(3), { nil: undefined });
const arrangeAsk = fc
  .tuple(
    fc.array(fc.option(fc.subarray(['x', 'y', 'z']), { nil: undefined }), { maxLength: 4 }),
    fc.tuple(fc.tuple(limit, limit), fc.tuple(limit, limit), fc.tuple(limit, limit)),
    fc.boolean(),
  )
  .map(
    ([pieces, limits, partial]): Ask => ({
      ...at,
      kind: 'arrange',
      pieces: pieces.map((boxes, i) => ({ id: `p${i}`, ...(boxes && { boxes }) })),
      boxes: ['x', 'y', 'z'].map((id, i) => ({
        id,
        ...(limits[i]?.[0] !== undefined && { min: limits[i][0] }),
        ...(limits[i]?.[1] !== undefined && { max: limits[i][1] }),
      })),
      partial,
    }),
  );
const confirmAsk = fc.constant<Ask>({ ...at, kind: 'confirm' });
const anyAsk = fc.oneof(oneAsk, someAsk, amountAsk, { weight: 4, arbitrary: arrangeAsk }, confirmAsk);

describe('sampleAnswer', () => {
  it('gives an accepted answer wherever there is one, and calls it a dead end where there is none', () => {
    fc.assert(
      fc.property(anyAsk, seed, (ask, from) => {
        if (valid(ask).length === 0) {
          expect(() => sampleAnswer(ask, fast(from))).toThrow(RulesFault);
          return;
        }
        const dice = fast(from);
        for (let i = 0; i < 5; i++) expect(refusalOf(ask, sampleAnswer(ask, dice))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('comes to every answer in time, where the limits are loose', () => {
    const cases: Ask[] = [
      { ...at, kind: 'one', options: ['a', 2] },
      { ...at, kind: 'some', options: ['a', 'b', 'c'], min: 1, max: 2 },
      { ...at, kind: 'amount', min: -2, max: 4, by: 3 },
      { ...at, kind: 'confirm' },
      { ...at, kind: 'arrange', pieces: [{ id: 'p' }, { id: 'q' }], boxes: [{ id: 'x' }, { id: 'y' }], partial: true },
    ];
    for (const ask of cases) {
      const dice = fast('every');
      const found = new Set(Array.from({ length: 300 }, () => canonicalSet(sampleAnswer(ask, dice))));
      expect(found).toEqual(new Set(valid(ask).map(canonicalSet)));
    }
  });

  it('draws the same answer from the same dice', () => {
    fc.assert(
      fc.property(anyAsk, seed, (ask, from) => {
        fc.pre(valid(ask).length > 0);
        expect(sampleAnswer(ask, fast(from))).toEqual(sampleAnswer(ask, fast(from)));
      }),
    );
  });

  it('finds the one arrangement that tight limits leave, where drawing at random would not', () => {
    const n = 12;
    const pieces = Array.from({ length: n }, (_, i) => ({ id: `p${i}`, boxes: [`b${i}`, `b${(i + 1) % n}`] }));
    pieces[0] = { id: 'p0', boxes: ['b1'] };
    const boxes = Array.from({ length: n }, (_, i) => ({ id: `b${i}`, min: 1, max: 1 }));
    const ask: Ask = { ...at, kind: 'arrange', pieces: pieces.reverse(), boxes, partial: false };
    const answer = sampleAnswer(ask, fast('tight')) as Record<string, string>;
    expect(refusalOf(ask, answer)).toBeNull();
    expect(answer['p11']).toBe('b0');
  });

  it('puts together only arrangements that are not rejected at once, and takes those unchecked', () => {
    const pieces = [
      { id: 'p0' },
      { id: 'p1', boxes: ['z', 'x'] },
      { id: 'p2', boxes: ['z', 'x'], must: true },
      { id: 'p3', boxes: [] },
    ];
    const boxes = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
    const placeOf = (answer: Record<string, string>) =>
      pieces.map((piece) => boxes.findIndex(({ id }) => id === answer[piece.id]));
    const isWrong = (into: readonly number[]) => into[0] === 0 || into[2] === 2;
    const drawn: string[] = [];
    const plain: Ask = { ...at, kind: 'arrange', pieces, boxes, partial: true };
    const ask: Ask = {
      ...plain,
      accepts: never,
      rejects: (into) => {
        drawn.push(into.join());
        return isWrong(into);
      },
    };
    const accepts = (answer: Answer) => (isWrong(placeOf(answer as Record<string, string>)) ? never() : null);
    for (let i = 0; i < 40; i++) {
      const answer = sampleAnswer(ask, fast(`rejects ${i}`)) as Record<string, string>;
      expect(placeOf(answer).join()).toBe(drawn.at(-1));
      expect(answer).toEqual(sampleAnswer({ ...plain, accepts }, fast(`rejects ${i}`)));
    }
    expect(drawn.length).toBeGreaterThan(60);
  });

  it('checks the whole where boxes have limits, whatever is rejected at once', () => {
    const pieces = [{ id: 'p0' }, { id: 'p1' }];
    const rejects = () => false;
    const accepts = (answer: Answer) => ((answer as Record<string, string>)['p0'] === 'x' ? null : never());
    for (const boxes of [
      [{ id: 'x', max: 1 }, { id: 'y' }],
      [{ id: 'x', min: 1 }, { id: 'y' }],
    ]) {
      const ask: Ask = { ...at, kind: 'arrange', pieces, boxes, partial: false, accepts, rejects };
      for (let i = 0; i < 20; i++) expect(sampleAnswer(ask, fast(`limits ${i}`))).toMatchObject({ p0: 'x' });
    }
  });

  it('falls back on the example where every draw is rejected', () => {
    const ask: Ask = {
      ...at,
      kind: 'arrange',
      pieces: [{ id: 'p' }],
      boxes: [{ id: 'x' }],
      partial: true,
      rejects: () => true,
      example: () => ({ p: 'x' }),
    };
    expect(sampleAnswer(ask, fast('x'))).toEqual({ p: 'x' });
    expect(() => sampleAnswer({ ...ask, accepts: never }, fast('x'))).toThrow('Dead end');
  });

  it.each<[string, Ask]>([
    ['no options', { ...at, kind: 'one', options: [] }],
    ['too few options', { ...at, kind: 'some', options: ['a'], min: 2, max: 1 }],
    ['an empty range', { ...at, kind: 'amount', min: 2, max: 1, by: 1 }],
    ['steps of nothing', { ...at, kind: 'amount', min: 0, max: 4, by: 0 }],
    ['no room', { ...at, kind: 'arrange', pieces: [{ id: 'p' }], boxes: [{ id: 'x', max: 0 }], partial: false }],
    ['a check that takes nothing', { ...at, kind: 'some', options: ['a'], min: 0, max: 1, accepts: never }],
  ])('says where and by which rule a question has %s', (_what, ask) => {
    expect(() => sampleAnswer(ask, fast('x'))).toThrow(
      new RulesFault('Dead end: red is asked for "march: go" (rule 7.2) and no answer is accepted.'),
    );
  });

  it('falls back on the example where the check takes almost nothing, unless that is refused too', () => {
    const options = Array.from({ length: 40 }, (_, i) => i);
    const onlySeven = (answer: Answer) =>
      Array.isArray(answer) && answer.length === 1 && answer[0] === 7 ? null : never();
    const ask: Ask = { ...at, kind: 'some', options, min: 0, max: 40, accepts: onlySeven };
    expect(() => sampleAnswer(ask, fast('x'))).toThrow('Dead end');
    expect(sampleAnswer({ ...ask, example: () => [7] }, fast('x'))).toEqual([7]);
    expect(() => sampleAnswer({ ...ask, example: () => [8] }, fast('x'))).toThrow('Dead end');
  });
});

function never() {
  return { reason: { key: 'never' } };
}

/** An answer as text; the order of a set does not matter. */
function canonicalSet(answer: Answer): string {
  return JSON.stringify(Array.isArray(answer) ? answer.map(String).sort() : answer, Object.keys(Object(answer)).sort());
}

describe('hasChoice', () => {
  it('says whether there are two answers, as counting them all does', () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        expect(hasChoice(ask)).toBe(valid(ask).length > 1);
      }),
      { numRuns: 2000 },
    );
  });
});
