import type { Game, OptionSpec } from '@point-option/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf, pairwise } from './pairwise.ts';

const spec: fc.Arbitrary<OptionSpec> = fc.oneof(
  fc.record({ default: fc.boolean(), rule: fc.constant('1') }),
  fc
    .uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 })
    .map((choices) => ({ default: choices[0] as number, choices, rule: '1' })),
);
const specs = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), spec, { maxKeys: 8 });

test('every two values of two options come together, in as many settings or fewer as there are pairs', () => {
  fc.assert(
    fc.property(specs, fc.string(), (options, seed) => {
      const settings = pairwise({ options } as Game, seed);
      const found = new Set<string>();
      for (const each of settings) {
        const fixed = Object.fromEntries(
          Object.entries(each).map(([name, value]) => [name, { default: value, choices: [value], rule: '1' }]),
        ) as Record<string, OptionSpec>;
        for (const pair of pairsOf(fixed)) found.add(pair);
      }
      const wanted = pairsOf(options);
      expect([...wanted].filter((pair) => !found.has(pair))).toEqual([]);
      expect(settings.length).toBeLessThanOrEqual(Math.max(1, wanted.size));
    }),
    { numRuns: 40 },
  );
});

test('the first has every rule that is not usual', () => {
  const options = { a: { default: false, rule: '1' }, b: { default: 0, choices: [0, 2, 4], rule: '2' } };
  expect(pairwise({ options } as unknown as Game, 's')[0]).toEqual({ a: true, b: 4 });
});
