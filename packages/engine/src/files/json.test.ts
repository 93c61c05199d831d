import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, type Json, notPlain, same } from './json.ts';

/** The same data with every object's keys in another order. */
function reversed(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

/** Every object and list within a value. */
function branches(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(branches)];
}

const json = fc.jsonValue() as fc.Arbitrary<Json>;
/** What JSON.parse makes of a key that an object literal would take for something else. */
const proto = (inside: string): Json => JSON.parse(`{"__proto__":${inside}}`) as Json;

describe('clone', () => {
  it('is equal to the original and shares no object with it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        const originals = new Set(branches(value));
        expect(branches(copy).some((part) => originals.has(part))).toBe(false);
      }),
    );
  });

  it('keeps a key named __proto__ as a key like any other', () => {
    const copy = clone(proto('{"a":[1]}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

describe('canonical', () => {
  it('is the same text whatever the order of the keys, and another for other data', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(canonical(reversed(a))).toBe(canonical(a));
        expect(JSON.parse(canonical(a))).toEqual(JSON.parse(JSON.stringify(a)));
        if (!same(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))))
          expect(canonical(a)).not.toBe(canonical(b));
      }),
    );
  });

  it('does not lose a key named __proto__', () => {
    expect(canonical(proto('1'))).toBe('{"__proto__":1}');
    expect(canonical(proto('{"x":1}'))).not.toBe(canonical({}));
  });

  it('keeps the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });
});

describe('same', () => {
  it('holds for a copy, and for no value with one thing changed', () => {
    fc.assert(
      fc.property(json, fc.string(), (value, key) => {
        expect(same(value, clone(value))).toBe(true);
        expect(same(value, reversed(value))).toBe(true);
        expect(same({ a: value }, { a: value, [`${key}+`]: 1 })).toBe(false);
        expect(same([value], [value, value])).toBe(false);
      }),
    );
  });

  it.each([
    [[], {}],
    [[1], { 0: 1 }],
    [null, {}],
    [0, false],
    ['1', 1],
    [{ a: null }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ toString: 1 }, { a: 1 }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  it('is not deceived by what every object inherits', () => {
    expect(same(proto('{}'), { a: 1 })).toBe(false);
    expect(same({ a: 1 }, proto('{}'))).toBe(false);
    expect(same(proto('{}'), proto('{}'))).toBe(true);
  });
});

describe('notPlain', () => {
  it('finds nothing wrong with integers, text, lists and objects', () => {
    const integers = fc.object({ values: [fc.maxSafeInteger(), fc.string(), fc.boolean(), fc.constant(null)] });
    fc.assert(
      fc.property(integers, (value) => {
        expect(notPlain(value)).toBeNull();
      }),
    );
    expect(notPlain({ a: [1, 'x', null, true, { b: -5 }] })).toBeNull();
  });

  class Ship {
    hull = 3;
  }
  const gaps: number[] = [1];
  gaps[3] = 4;
  const named = Object.assign([1], { extra: 2 });

  it.each<[string, unknown, string]>([
    ['a fraction', { a: { b: 0.5 } }, 'state.a.b is 0.5, not an integer'],
    ['-0', [-0], 'state[0] is -0, not an integer'],
    ['NaN', { n: Number.NaN }, 'state.n is NaN, not an integer'],
    ['infinity', { n: Number.POSITIVE_INFINITY }, 'state.n is Infinity, not an integer'],
    ['a number beyond the safe ones', 2 ** 53, 'state is 9007199254740992, not an integer'],
    ['undefined', { a: undefined }, 'state.a is undefined'],
    ['a function', { f: () => 1 }, 'state.f is a function'],
    ['a symbol', [Symbol('x')], 'state[0] is a symbol'],
    ['a big integer', { n: 1n }, 'state.n is a bigint'],
    ['a class instance', { ship: new Ship() }, 'state.ship is not plain data'],
    ['a date', [new Date(0)], 'state[0] is not plain data'],
    ['a map', { m: new Map() }, 'state.m is not plain data'],
    ['an object without a prototype', Object.create(null), 'state is not plain data'],
    ['a list with gaps', { a: gaps }, 'state.a is a list with gaps or names in it'],
    ['a list with a name in it', { a: named }, 'state.a is a list with gaps or names in it'],
  ])('names the place of %s', (_what, value, sentence) => {
    expect(notPlain(value)).toBe(sentence);
  });
});
