import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import {
  anyJson,
  check,
  either,
  faultsOf,
  fields,
  flag,
  integer,
  list,
  noted,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from './shape.ts';
import { toJsonSchema } from './shapeSchema.ts';

const problem = (shape: Shape, value: unknown) => check(shape, value, 'x')?.problem ?? null;

describe('a value of the right shape', () => {
  it.each<[Shape, unknown]>([
    [text(), ''],
    [text({ min: 1, max: 2 }), '\u{1F6E9}\u{1F6E9}'],
    [text({ pattern: '^[0-9a-f]+$' }), '0af'],
    [integer(), -3],
    [integer({ min: 1, max: 6 }), 6],
    [flag(), false],
    [oneOf(['a', 2, null]), null],
    [list(integer()), []],
    [list(text(), { unique: true }), ['a', 'b']],
    [record(flag()), { a: true, 'b c': false }],
    [fields({ a: integer(), b: optional(text()) }), { a: 1 }],
    [fields({ a: integer(), b: noted('why', optional(text())) }), { a: 1 }],
    [either(integer(), list(integer())), [1]],
    [anyJson(), { a: [null, 1.5, { b: 'c' }] }],
  ])('passes %j with %j', (shape, value) => {
    expect(check(shape, value, 'x')).toBeNull();
  });
});

describe('a value of another shape', () => {
  it.each<[Shape, unknown, string]>([
    [text(), 3, 'x should be a text, but is 3.'],
    [text({ min: 1 }), '', 'x should be a text that is not empty, but is "".'],
    [text({ max: 2 }), 'abc', 'x should be a text of at most 2 characters, but is "abc".'],
    [
      text({ pattern: '^[0-9a-f]{4}$', as: '4 hexadecimal digits' }),
      'xyz',
      'x should be 4 hexadecimal digits, but is "xyz".',
    ],
    [integer(), 'six', 'x should be a whole number, but is "six".'],
    [integer(), 1.5, 'x should be a whole number, but is 1.5.'],
    [integer(), -0, 'x should be a whole number, but is -0.'],
    [integer(), Number.NaN, 'x should be a whole number, but is NaN.'],
    [integer(), 2 ** 53, 'x should be a whole number, but is 9007199254740992.'],
    [integer(), undefined, 'x should be a whole number, but is undefined.'],
    [integer({ min: 2, max: 6 }), 7, 'x should be a whole number from 2 to 6, but is 7.'],
    [integer({ min: 2 }), 1, 'x should be a whole number, at least 2, but is 1.'],
    [integer({ max: 2 }), 3, 'x should be a whole number, at most 2, but is 3.'],
    [flag(), 1, 'x should be true or false, but is 1.'],
    [oneOf(['a', 'b']), 'c', 'x should be one of "a", "b", but is "c".'],
    [oneOf([1]), '1', 'x should be 1, but is "1".'],
    [list(integer()), { 0: 1 }, 'x should be a list of whole numbers, but is {"0": 1}.'],
    [list(integer()), [1, 2, 'x'], 'x[2] should be a whole number, but is "x".'],
    [list(flag(), { min: 1 }), [], 'x should have at least 1 item, but has 0.'],
    [list(flag(), { min: 2, max: 3 }), [true], 'x should have 2 to 3 items, but has 1.'],
    [list(flag(), { min: 2, max: 2 }), [true], 'x should have 2 items, but has 1.'],
    [list(text(), { unique: true }), ['a', 'b', 'a'], 'x[2] is "a", which stands in the list already.'],
    [record(integer()), { us: 1, 'new guinea': 'b' }, 'x["new guinea"] should be a whole number, but is "b".'],
    [record(integer()), [1], 'x should be an object, but is [1].'],
    [fields({ a: integer() }), null, 'x should be an object, but is null.'],
    [fields({ a: integer(), b: flag() }), { a: 1 }, 'x.b is missing: it should be true or false.'],
    [fields({ a: integer(), b: optional(flag()) }), { a: 1, c: 2 }, 'x.c is not known: its fields are a, b.'],
    [fields({}), { c: 2 }, 'x.c is not known: it has no fields.'],
    [fields({ a: optional(flag()) }), { a: null }, 'x.a should be true or false, but is null.'],
    [fields({ a: flag() }), Object.create({ a: true }), 'x.a is missing: it should be true or false.'],
    [either(text(), list(integer())), 5, 'x should be a text or a list of whole numbers, but is 5.'],
    [either(text(), list(integer())), ['a'], 'x[0] should be a whole number, but is "a".'],
    [
      either(list(text()), list(integer())),
      [1, 'a'],
      'x should be a list of texts or a list of whole numbers, but is [1, "a"].',
    ],
    [
      either(fields({ a: text() }), fields({ b: text() })),
      'a',
      'x should be an object with a or an object with b, but is "a".',
    ],
    [either(fields({ a: text() }), fields({ b: text() })), { b: 1 }, 'x.b should be a text, but is 1.'],
    [
      either(fields({ a: text() }), fields({ b: text() })),
      { a: 'x', b: 'y' },
      'x should be an object with a or an object with b, but is {"a": "x", "b": "y"}.',
    ],
    [anyJson(), { a: [undefined] }, 'x.a[0] should be JSON, but is undefined.'],
    [anyJson(), Number.POSITIVE_INFINITY, 'x should be JSON, but is Infinity.'],
  ])('fails %j with %j', (shape, value, sentence) => {
    expect(problem(shape, value)).toBe(sentence);
  });

  it('is found where no JSON could hold it', () => {
    expect(problem(anyJson(), 5n)).toBe('x should be JSON, but is 5.');
  });

  it('is found at its path', () => {
    const shape = fields({ ships: list(fields({ hits: integer() })) });
    expect(check(shape, { ships: [{ hits: 1 }, { hits: null }] }, 'state')).toEqual({
      path: 'state.ships[1].hits',
      problem: 'state.ships[1].hits should be a whole number, but is null.',
    });
  });

  it('is shown in brief, however long or deep it is', () => {
    expect(problem(integer(), 'a'.repeat(1000))).toBe(`x should be a whole number, but is "${'a'.repeat(56)}....`);
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(problem(integer(), deep)).toBe('x should be a whole number, but is [[...]].');
    expect(problem(anyJson(), deep)).toContain('is nested more than 100 deep');
  });

  it('is found where a file has a key that means something to the language', () => {
    const tricky = JSON.parse('{"a": 1, "__proto__": {"a": 2}}') as unknown;
    expect(problem(fields({ a: integer() }), tricky)).toBe('x.__proto__ is not known: its fields are a.');
    expect(problem(record(integer()), tricky)).toBe('x.__proto__ should be a whole number, but is {"a": 2}.');
    expect(problem(fields({ toString: text() }), {})).toBe('x.toString is missing: it should be a text.');
  });
});

// Bounds, because JSON Schema lets whole numbers grow without limit and we do not.
const bounded = { min: -1000, max: 1000 };
const { shape: anyShape } = fc.letrec<{ shape: Shape; leaf: Shape }>((tie) => ({
  leaf: fc.constantFrom(
    text(),
    text({ min: 1, max: 3 }),
    text({ pattern: '^a' }),
    integer(bounded),
    integer({ min: 0, max: 3 }),
    flag(),
    oneOf(['a', 1, null]),
    oneOf(['b']),
    anyJson(),
  ),
  shape: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    tie('shape').map((of) => list(of)),
    tie('shape').map((of) => list(of, { min: 1, max: 2, unique: true })),
    tie('shape').map((of) => record(of)),
    tie('shape').map((of) => noted('a note', of)),
    fc.tuple(tie('shape'), tie('shape')).map(([a, b]) => fields({ a, b: optional(b) })),
    fc.tuple(tie('shape'), tie('shape')).map(([a, b]) => either(a, b)),
  ),
}));
const { value: anyValue } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>('', 'a', 'b', 'abcd', 0, 1, 2, 7, -1000, 1001, 1.5, true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [], noNullPrototype: true }),
    fc.record({ a: tie('value'), c: tie('value') }, { requiredKeys: [], noNullPrototype: true }),
  ),
}));

/** A value that a shape asks for, so that half of the tries are right and the other half are wrong. */
function example(shape: Shape): fc.Arbitrary<Json> {
  switch (shape.kind) {
    case 'text':
      return fc.constantFrom('a', 'ab', 'abc');
    case 'integer':
      return fc.integer({ min: shape.min ?? 0, max: shape.max ?? 9 });
    case 'flag':
      return fc.boolean();
    case 'oneOf':
      return fc.constantFrom(...(shape.values as Json[]));
    case 'list':
      return fc.array(example(shape.of), { minLength: shape.min ?? 0, maxLength: 2 });
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'x y'), example(shape.of), { noNullPrototype: true });
    case 'fields':
      return fc.record(Object.fromEntries(Object.entries(shape.fields).map(([key, of]) => [key, example(of)])), {
        requiredKeys: ['a'],
        noNullPrototype: true,
      }) as fc.Arbitrary<Json>;
    case 'either':
      return fc.oneof(...shape.of.map(example));
    case 'anyJson':
      return anyValue;
    case 'optional':
    case 'noted':
      return example(shape.of);
  }
}

describe('all faults of a value', () => {
  it('are told, each at its path', () => {
    const ship = fields({ name: text({ min: 1 }), hexes: list(integer(), { unique: true }), crew: record(integer()) });
    const value = {
      ships: [
        { name: '', hexes: [1, 'x', 1, 1], crew: { cook: 'one', mate: 2, boy: null } },
        7,
        { name: 'Asama', hexes: [], crew: {}, flag: 1 },
      ],
      day: 1,
    };
    const paths = faultsOf(fields({ ships: list(either(oneOf([null]), ship), { max: 2 }), night: flag() }), value, 'x');
    expect(paths.map(({ path }) => path)).toEqual([
      'x.day',
      'x.ships',
      'x.ships[0].name',
      'x.ships[0].hexes[1]',
      'x.ships[0].hexes[2]',
      'x.ships[0].hexes[3]',
      'x.ships[0].crew.cook',
      'x.ships[0].crew.boy',
      'x.ships[1]',
      'x.ships[2].flag',
      'x.night',
    ]);
  });

  it('begin with the one that check tells, and as many are told as are wanted', () => {
    fc.assert(
      fc.property(anyShape, anyValue, fc.integer({ min: 1, max: 4 }), (shape, value, most) => {
        const all = faultsOf(shape, value, 'x');
        expect(check(shape, value, 'x')).toEqual(all[0] ?? null);
        expect(faultsOf(shape, value, 'x', most)).toEqual(all.slice(0, most));
      }),
      { numRuns: 300 },
    );
  });
});

describe('toJsonSchema', () => {
  it('accepts and refuses what check does', () => {
    let [right, wrong] = [0, 0];
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    fc.assert(
      fc.property(
        anyShape.chain((shape) => fc.tuple(fc.constant(shape), fc.oneof(example(shape), anyValue))),
        ([shape, value]) => {
          const ok = ajv.compile(toJsonSchema(shape))(value);
          expect(check(shape, value) === null).toBe(ok);
          if (ok) right++;
          else wrong++;
        },
      ),
      { numRuns: 300 },
    );
    expect(Math.min(right, wrong)).toBeGreaterThan(50);
  });
});
