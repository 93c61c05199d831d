import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, type FairSeeds, fair, verifyFair } from './fairDice.ts';

const seeds: FairSeeds = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeeds: { us: 'Spruance', japan: 'Ozawa' },
};

/** The same dice by another library, from the description alone. */
function recomputed({ serverSeed, clientSeeds }: FairSeeds, counter: number, sides: number): number {
  const sorted = Object.fromEntries(Object.entries(clientSeeds).sort(([a], [b]) => (a < b ? -1 : 1)));
  const clients = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  for (let attempt = 0; ; attempt++) {
    const number = Buffer.alloc(9);
    number.writeBigUInt64BE(BigInt(counter));
    number[8] = attempt;
    const digest = createHmac('sha256', Uint8Array.from(Buffer.from(serverSeed, 'hex')))
      .update(clients + number.toString('hex'), 'hex')
      .digest();
    for (let i = 0; i < 8; i++) {
      const word = digest.readUInt32BE(4 * i);
      if (word < Math.floor(2 ** 32 / sides) * sides) return (word % sides) + 1;
    }
  }
}

const hexSeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const clientSeeds = fc.dictionary(fc.constantFrom('us', 'japan', 'umpire', 'staff'), fc.string({ unit: 'grapheme' }), {
  noNullPrototype: true,
});
const anySides = fc.oneof(fc.constantFrom(2, 6, 10, 100), fc.integer({ min: 1, max: 2 ** 32 }));

describe('fair dice', () => {
  it('are those that another library computes', () => {
    fc.assert(
      fc.property(hexSeed, clientSeeds, fc.array(anySides, { maxLength: 10 }), (serverSeed, clients, throws) => {
        const dice = fair({ serverSeed, clientSeeds: clients });
        const expected = throws.map((sides, k) => recomputed({ serverSeed, clientSeeds: clients }, k, sides));
        expect(throws.map((sides) => dice.die(sides))).toEqual(expected);
        expect(dice.rolled).toBe(throws.length);
      }),
    );
  });

  it('go through further attempts when every word is refused', () => {
    // Almost half of all words are refused, so about one die in 256 needs a second attempt.
    const sides = 2 ** 31 + 1;
    const dice = fair(seeds);
    for (let k = 0; k < 2000; k++) expect(dice.die(sides)).toBe(recomputed(seeds, k, sides));
  });

  it('refuse the first word too many', () => {
    // A die with as many sides as its first word says has that word for its limit, so the word must not decide it.
    let tried = 0;
    for (let k = 0; k < 40; k++) {
      const firstWord = fair(seeds, { rolled: k }).die(2 ** 32) - 1;
      if (firstWord <= 2 ** 31) continue;
      expect(fair(seeds, { rolled: k }).die(firstWord)).toBe(recomputed(seeds, k, firstWord));
      tried++;
    }
    expect(tried).toBeGreaterThan(10);
  });

  it('count in eight bytes', () => {
    for (const rolled of [255, 256, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 7]) {
      expect(fair(seeds, { rolled }).die(1000)).toBe(recomputed(seeds, rolled, 1000));
    }
  });

  it('go on from a position, which is only a count', () => {
    const dice = fair(seeds);
    for (let i = 0; i < 25; i++) dice.die(10);
    expect(dice.position()).toEqual({ rolled: 25 });
    const resumed = fair(seeds, dice.position());
    expect([resumed.die(6), resumed.die(100)]).toEqual([dice.die(6), dice.die(100)]);
    expect(resumed.rolled).toBe(27);
  });

  it('do not depend on the order of the seats, but on every seed', () => {
    const run = (s: FairSeeds) => {
      const dice = fair(s);
      return Array.from({ length: 20 }, () => dice.die(100)).join();
    };
    const once = run(seeds);
    expect(run({ ...seeds, clientSeeds: { japan: 'Ozawa', us: 'Spruance' } })).toBe(once);
    expect(run({ ...seeds, clientSeeds: { japan: 'Ozawa', us: 'Mitscher' } })).not.toBe(once);
    expect(run({ ...seeds, serverSeed: seeds.serverSeed.replace('00', '01') })).not.toBe(once);
    expect(run({ ...seeds, serverSeed: seeds.serverSeed.toUpperCase() })).toBe(once);
  });

  it('refuse a seed that is not 256 bits, and do not repeat it', () => {
    expect(() => fair({ ...seeds, serverSeed: 'abc' })).toThrow(
      'A server seed has 64 hexadecimal digits: one of 3 characters was given.',
    );
    expect(() => commitment('g'.repeat(64))).toThrow('A server seed has 64 hexadecimal digits');
  });

  it('refuse an impossible die and an impossible position', () => {
    const dice = fair(seeds);
    expect(() => dice.die(0)).toThrow('0 was asked for');
    expect(dice.rolled).toBe(0);
    expect(() => fair(seeds, { rolled: 1.5 })).toThrow('1.5 was given');
  });
});

describe('verifyFair', () => {
  const claim = { ...seeds, commitment: commitment(seeds.serverSeed) };
  const rolls = (() => {
    const dice = fair(seeds);
    return [6, 10, 10, 100, 6].map((sides) => ({ sides, face: dice.die(sides) }));
  })();

  it('holds the commitment to be the hash of the seed', () => {
    // The published SHA-256 of the bytes 00 to 1f.
    expect(claim.commitment).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('accepts the dice that were rolled', () => {
    expect(verifyFair(claim, rolls)).toEqual({ ok: true });
    expect(verifyFair({ ...claim, commitment: claim.commitment.toUpperCase() }, rolls)).toEqual({ ok: true });
    expect(verifyFair(claim, [])).toEqual({ ok: true });
  });

  it('finds any single die that was changed', () => {
    for (const [index, { sides, face }] of rolls.entries()) {
      const changed = rolls.with(index, { sides, face: (face % sides) + 1 });
      expect(verifyFair(claim, changed)).toEqual({
        ok: false,
        at: index + 1,
        expected: face,
        got: (face % sides) + 1,
        problem: `Die ${index + 1} (of ${sides} sides) should be ${face}, but ${(face % sides) + 1} was played.`,
      });
    }
  });

  it('finds a seed other than the one promised', () => {
    const other = 'ff'.repeat(32);
    const verdict = verifyFair({ ...claim, serverSeed: other }, rolls);
    expect(verdict).toMatchObject({
      ok: false,
      at: 'commitment',
      expected: claim.commitment,
      got: commitment(other),
    });
    expect(verifyFair({ ...claim, serverSeed: 'lost' }, rolls)).toMatchObject({ ok: false, at: 'commitment' });
  });
});
