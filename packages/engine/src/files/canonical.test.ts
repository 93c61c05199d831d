import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';

/** The text by its definition: JSON.stringify of the same data with the keys added in order. */
function defined(value: unknown): string {
  const ordered = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) return each.map(ordered);
    const source = each as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(source)
        .sort()
        .map((key) => [key, ordered(source[key])]),
    );
  };
  return JSON.stringify(ordered(value));
}

/** Keys that objects order, hide or escape in ways of their own. */
const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '0', '10', '9', '01', '4294967295', '-1', '"', '\\', 'é'),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.nat(30).map(String),
);
const leaves = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, false, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', '\udc00x', '\u2028', '\u007f', '\n', '😀', 'a"b', 'a\\b'),
);
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5, withCrossShrink: true }, leaves, tie('list'), tie('object')),
  list: fc.oneof(fc.array(tie('value'), { maxLength: 6 }), fc.array(fc.integer())),
  object: fc
    .array(fc.tuple(keys, tie('value')), { maxLength: 8 })
    // As a file is parsed: an assignment would take "__proto__" for something else.
    .map((entries) => Object.fromEntries(entries)),
}));

describe('canonical', () => {
  it('is what JSON.stringify gives of the same data with its keys in order', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(canonical(value)).toBe(defined(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('is right for objects as tables, with more keys than are kept in mind', () => {
    for (let i = 0; i < 30_000; i += 3) {
      const value = { [`k${i}`]: i, a: [], [`j${i}`]: {}, 7: 'x' };
      if (canonical(value) !== defined(value)) expect(canonical(value)).toBe(defined(value));
    }
  });

  it('has only what is an object’s own', () => {
    const heir = Object.assign(Object.create({ a: 1 }) as object, { b: 2 });
    for (const value of [heir, { a: 1, b: 2 }, { b: 2 }, Object.assign(Object.create(null) as object, { b: 2 })])
      expect(canonical(value)).toBe(defined(value));
  });

  it('has gaps in lists as null, and leaves out fields without a value', () => {
    expect(canonical(Object.assign([1], { 2: 2 }))).toBe('[1,null,2]');
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
    expect(canonical({ a: undefined })).toBe('{}');
  });
});
