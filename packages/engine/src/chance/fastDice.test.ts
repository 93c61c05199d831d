import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fast, xoshiro128 } from './fastDice.ts';

/** The published C code, word for word in unbounded integers, each result cut to 32 bits. */
function* reference(seed: readonly number[]): Generator<number, never> {
  const cut = (n: bigint) => n & 0xffffffffn;
  const rotl = (x: bigint, k: bigint) => cut((x << k) | (x >> (32n - k)));
  let [s0, s1, s2, s3] = seed.map(BigInt) as [bigint, bigint, bigint, bigint];
  while (true) {
    const result = cut(rotl(cut(s1 * 5n), 7n) * 9n);
    const t = cut(s1 << 9n);
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
    yield Number(result);
  }
}

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('xoshiro128**', () => {
  it('gives the published words from the state 1, 2, 3, 4', () => {
    const state = Uint32Array.of(1, 2, 3, 4);
    expect(Array.from({ length: 10 }, () => xoshiro128(state))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('agrees with the published code from any state', () => {
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (seed) => {
        const state = Uint32Array.from(seed);
        const expected = reference(seed);
        for (let i = 0; i < 50; i++) expect(xoshiro128(state)).toBe(expected.next().value);
      }),
    );
  });
});

describe('fast dice', () => {
  it('are seeded by the hash of the text and read the words without bias', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2 ** 32 }), (seed, sides) => {
        const hash = createHash('sha256').update(seed, 'utf8').digest();
        const words = reference([0, 4, 8, 12].map((at) => hash.readUInt32LE(at)));
        const dice = fast(seed);
        for (let i = 0; i < 20; i++) {
          let next = words.next().value;
          while (next >= Math.floor(2 ** 32 / sides) * sides) next = words.next().value;
          expect(dice.die(sides)).toBe((next % sides) + 1);
        }
        expect(dice.rolled).toBe(20);
      }),
    );
  });

  it('show every face about equally often', () => {
    // A fixed seed, so this either always holds or never: 99 in 100 fair dice lie below this chi-square bound.
    for (const [sides, bound] of [
      [6, 15.09],
      [10, 21.67],
      [100, 134.64],
    ] as const) {
      const seen = Array.from({ length: sides }, () => 0);
      const dice = fast('Task Force 58');
      const throws = 200_000;
      for (let i = 0; i < throws; i++) (seen[dice.die(sides) - 1] as number)++;
      const share = throws / sides;
      expect(seen.reduce((sum, n) => sum + (n - share) ** 2 / share, 0)).toBeLessThan(bound);
    }
  });

  it('refuse words at the edge: half of all words for a die of 2^31 + 1 sides', () => {
    const dice = fast('refusals');
    const words = reference(dice.position().words as number[]);
    const sides = 2 ** 31 + 1;
    let refused = 0;
    for (let i = 0; i < 100; i++) {
      let next = words.next().value;
      for (; next >= sides; next = words.next().value) refused++;
      expect(dice.die(sides)).toBe(next + 1);
    }
    expect(refused).toBeGreaterThan(50);
  });

  it('refuse the first word too many', () => {
    // A die with as many sides as the next word says has that word for its limit, so the word must not decide it.
    const words = reference(fast('edge').position().words as number[]);
    let before = 0;
    for (let sides = words.next().value; before < 100; sides = words.next().value, before++) {
      if (sides <= 2 ** 31) continue;
      const dice = fast('edge');
      for (let i = 0; i < before; i++) dice.die(2 ** 32);
      expect(dice.die(2 ** 32) - 1).toBe(sides);
      const again = fast('edge');
      for (let i = 0; i < before; i++) again.die(2 ** 32);
      const after = reference(again.position().words as number[]);
      let deciding = after.next().value;
      while (deciding >= sides) deciding = after.next().value;
      expect(again.die(sides)).toBe(deciding + 1);
    }
  });

  it('go on from a position as if nothing had happened', () => {
    const sides = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(fc.string(), fc.array(sides), fc.array(sides), (seed, before, after) => {
        const dice = fast(seed);
        for (const n of before) dice.die(n);
        const position = JSON.parse(JSON.stringify(dice.position())) as ReturnType<typeof dice.position>;
        const resumed = fast('another seed', position);
        expect(resumed.rolled).toBe(before.length);
        expect(after.map((n) => resumed.die(n))).toEqual(after.map((n) => dice.die(n)));
        expect(resumed.position()).toEqual(dice.position());
      }),
    );
  });

  it('do not change a position already taken', () => {
    const dice = fast('x');
    const position = dice.position();
    const copy = structuredClone(position);
    dice.die(6);
    fast('x', position).die(6);
    expect(position).toEqual(copy);
  });

  it.each([
    [{ rolled: 3 }],
    [{ rolled: 3, words: [1, 2, 3] }],
    [{ rolled: 3, words: [0, 0, 0, 0] }],
    [{ rolled: 3, words: [1, 2, 3, -4] }],
    [{ rolled: 3, words: [1, 2, 3, 2 ** 32] }],
  ])('refuse the position %j', (position) => {
    expect(() => fast('x', position)).toThrow('Fast dice go on from a position with four 32-bit words');
  });

  it('refuse a position with an impossible count', () => {
    expect(() => fast('x', { rolled: -1, words: [1, 2, 3, 4] })).toThrow('-1 was given');
  });

  it.each([0, -6, 6.5, Number.NaN])('have no die of %s sides, and such a request rolls nothing', (sides) => {
    const dice = fast('x');
    const before = dice.position();
    expect(() => dice.die(sides)).toThrow('A die needs a whole number of sides');
    expect(dice.position()).toEqual(before);
  });
});
