import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fast } from '../chance/fastDice.ts';
import { type Ask, copyAsk, emptyAnswer, hasChoice, isEmpty, refusalOf } from './ask.ts';
import type { Answer, OptionId, PathStep } from './decision.ts';
import { branches, routeRefusal, stepsAfter, stepsOf, walk } from './route.ts';
import { sampleAnswer } from './sampleAnswer.ts';

type PathAsk = Ask & { kind: 'path' };
const at = { kind: 'path', side: 'red', procedure: 'march', step: 'go', rule: '2.1', from: 'a' } as const;

/** Roads from place to place; a place marked ! ends a route. */
function asking(roads: Readonly<Record<string, string>>, { min = 0, max = 9 } = {}): PathAsk {
  const next = (route: readonly OptionId[]): PathStep[] =>
    (roads[String(route.at(-1) ?? 'a')] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((to) => (to.endsWith('!') ? { to, stops: { key: 'stops' } } : { to }));
  return { ...at, min, max, first: next([]), next };
}

const roads = { a: 'b c!', b: 'd', 'c!': 'd', d: 'b' };

describe('the steps of a route', () => {
  it('follow where it has come, until something stops it or it is long enough', () => {
    const ask = asking(roads, { max: 2 });
    const after = (...route: string[]) => stepsAfter(ask, route, stepsOf(ask, route).at(-1)).map(({ to }) => to);
    expect(after()).toEqual(['b', 'c!']);
    expect(after('b')).toEqual(['d']);
    expect(after('c!')).toEqual([]);
    expect(after('b', 'd')).toEqual([]);
  });

  it('are read as far as they are legal', () => {
    const ask = asking(roads);
    expect(stepsOf(ask, ['b', 'd', 'b']).map(({ to }) => to)).toEqual(['b', 'd', 'b']);
    expect(stepsOf(ask, ['b', 'c!', 'd']).map(({ to }) => to)).toEqual(['b']);
    expect(stepsOf(ask, ['c!', 'd']).map(({ to }) => to)).toEqual(['c!']);
  });
});

describe('a route', () => {
  it.each<[Answer, string | null]>([
    [['b'], null],
    [['b', 'd', 'b'], null],
    [['c!'], null],
    [[], 'route too short'],
    ['b', 'not a list'],
    [null, 'not a list'],
    [{ 0: 'b' }, 'not a list'],
    [['x'], 'not a step of a route'],
    [[null], 'not a step of a route'],
    [['b', 'c!'], 'not a step of a route'],
    [['c!', 'd'], 'not a step of a route'],
    [['b', 'd', 'b', 'd'], 'not a step of a route'],
  ])('%j: %s', (answer, key) => {
    expect(routeRefusal(asking(roads, { min: 1, max: 3 }), answer)?.reason.key ?? null).toBe(key && `kernel.${key}`);
  });

  it('is refused with the step that is wrong, by its place', () => {
    expect(routeRefusal(asking(roads), ['b', 'a'])).toEqual({
      reason: { key: 'kernel.not a step of a route', values: { answer: 'a', n: 2 } },
      rule: '2.1',
    });
  });

  it('never has a -0 in it, which would be stored as something else', () => {
    const next = (): PathStep[] => [{ to: 0 }];
    const ask: PathAsk = { ...at, from: 1, min: 0, max: 1, first: next(), next };
    expect(routeRefusal(ask, [0])).toBeNull();
    expect(routeRefusal(ask, [-0])?.reason.key).toBe('kernel.not a step of a route');
  });

  it('may be refused as a whole, where the rules say so', () => {
    const ask = {
      ...asking(roads),
      accepts: (answer: Answer) => ((answer as string[]).length > 1 ? { reason: { key: 'far' } } : null),
    };
    expect(refusalOf(ask, ['b', 'd'])?.reason.key).toBe('far');
    expect(refusalOf(ask, ['b'])).toBeNull();
    expect(refusalOf(ask, ['x'])?.reason.key).toBe('kernel.not a step of a route');
  });
});

describe('whether there is a choice', () => {
  it.each<[string, PathAsk, boolean]>([
    ['two ways', asking({ a: 'b c' }, { min: 1 }), true],
    ['to go or to stay', asking({ a: 'b' }), true],
    ['one way only', asking({ a: 'b' }, { min: 1 }), false],
    ['one way, and a fork later', asking({ a: 'b', b: 'c d' }, { min: 2 }), true],
    ['one way that may end early', asking({ a: 'b', b: 'c' }, { min: 1 }), true],
    ['one way that stops', asking({ a: 'b!' }, { min: 1 }), false],
    ['no way', asking({}), false],
  ])('%s', (_what, ask, is) => {
    expect([branches(ask), hasChoice(ask)]).toEqual([is, is]);
  });

  it('there is nothing to ask where no step leads anywhere', () => {
    expect([isEmpty(asking({})), isEmpty(asking(roads))]).toEqual([true, false]);
    expect([emptyAnswer(asking({})), emptyAnswer(asking({}, { min: 1 })), emptyAnswer(asking(roads))]).toEqual([
      [],
      null,
      null,
    ]);
  });
});

describe('a random walk', () => {
  const places = ['a', 'b', 'c', 'd!', 'e'];
  const anyRoads = fc.dictionary(
    fc.constantFrom(...places),
    fc.uniqueArray(fc.constantFrom(...places), { maxLength: 3 }).map((to) => to.join(' ')),
  );

  it('is always a legal route, or null', () => {
    fc.assert(
      fc.property(anyRoads, fc.nat(3), fc.nat(4), fc.string({ maxLength: 4 }), (map, min, more, seed) => {
        const ask = asking(map, { min, max: min + more });
        const route = walk(ask, fast(seed));
        if (route !== null) expect(refusalOf(ask, route)).toBeNull();
      }),
    );
  });

  it('takes every way, and ends everywhere it may', () => {
    const ask = asking(roads, { min: 1, max: 3 });
    const walks = new Set(Array.from({ length: 300 }, (_, i) => (walk(ask, fast(`${i}`)) ?? []).join(' ')));
    expect([...walks].sort((x, y) => (x < y ? -1 : 1))).toEqual(['b', 'b d', 'b d b', 'c!']);
  });

  it('comes to an end where the rules set none', () => {
    const ask = asking({ a: 'b', b: 'a' }, { max: Number.MAX_SAFE_INTEGER });
    expect(walk(ask, { ...fast('x'), die: (sides) => sides })?.length).toBe(200);
  });

  it('is null in a dead end, and the question then falls back on its example', () => {
    const dead = asking({ a: 'b' }, { min: 2 });
    expect(walk(dead, fast('x'))).toBeNull();
    expect(() => sampleAnswer(dead, fast('x'))).toThrow('Dead end');
    const rare = {
      ...asking(roads, { min: 1 }),
      accepts: (r: Answer) => ((r as string[]).length === 9 ? null : { reason: { key: 'no' } }),
    };
    const long = ['b', 'd', 'b', 'd', 'b', 'd', 'b', 'd', 'b'];
    expect(sampleAnswer({ ...rare, example: () => long }, { ...fast('x'), die: () => 1 })).toEqual(long);
  });
});

describe('a copy of the question', () => {
  it('still knows the steps that come later, and shares no data', () => {
    const ask = asking(roads, { min: 1, max: 3 });
    const copy = copyAsk(ask) as PathAsk;
    expect(JSON.stringify(copy)).toBe(JSON.stringify(ask));
    expect(copy.first).not.toBe(ask.first);
    expect(refusalOf(copy, ['b', 'd'])).toBeNull();
    expect(sampleAnswer(copy, fast('copy'))).toEqual(sampleAnswer(ask, fast('copy')));
  });
});
