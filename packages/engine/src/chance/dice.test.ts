import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSides, drawFrom, pick, refusedFrom, shuffle } from './dice.ts';
import { fast } from './fastDice.ts';
import { scripted } from './scriptedDice.ts';

describe('the sides of a die', () => {
  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('are never %s', (sides) => {
    expect(() => checkSides(sides)).toThrow(
      `A die needs a whole number of sides, from 1 to 4294967296: ${sides} was asked for.`,
    );
  });

  it('share the words they accept equally, and refuse fewer than there are sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (sides) => {
        const limit = refusedFrom(sides);
        expect(limit % sides).toBe(0);
        expect(2 ** 32 - limit).toBeLessThan(sides);
        expect(limit).toBeLessThanOrEqual(2 ** 32);
      }),
    );
  });
});

describe('pick', () => {
  it('takes the item whose number the die shows', () => {
    const dice = scripted([1, 3, 2]);
    const ships = ['Taiho', 'Shokaku', 'Zuikaku'];
    expect([pick(dice, ships), pick(dice, ships), pick(dice, ships)]).toEqual(['Taiho', 'Zuikaku', 'Shokaku']);
  });

  it('needs no die for a list of one and refuses an empty list', () => {
    const dice = scripted([]);
    expect(pick(dice, ['Taiho'])).toBe('Taiho');
    expect(() => pick(dice, [])).toThrow('Nothing can be picked from an empty list.');
  });
});

describe('drawFrom', () => {
  it('gives each key as many faces as there are chits', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer({ min: 0, max: 9 }), { noNullPrototype: true }), (cup) => {
        const total = Object.values(cup).reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const drawn = new Map<string, number>();
        const before = JSON.stringify(cup);
        for (let face = 1; face <= total; face++) {
          const key = drawFrom(scripted([face]), cup);
          drawn.set(key, (drawn.get(key) ?? 0) + 1);
        }
        const kinds = Object.entries(cup).filter(([, count]) => count > 0);
        expect(drawn).toEqual(new Map(kinds));
        expect(JSON.stringify(cup)).toBe(before);
      }),
    );
  });

  it('draws the same chit whatever order the keys were stored in', () => {
    for (let face = 1; face <= 6; face++) {
      const one = drawFrom(scripted([face]), { carrier: 3, surface: 1, false: 2 });
      const other = drawFrom(scripted([face]), { surface: 1, false: 2, carrier: 3 });
      expect(other).toBe(one);
    }
  });

  it('needs no die for a cup of one kind', () => {
    expect(drawFrom(scripted([]), { carrier: 3, surface: 0 })).toBe('carrier');
  });

  it('refuses an empty cup and counts that cannot be', () => {
    expect(() => drawFrom(scripted([1]), { carrier: 0 })).toThrow('Nothing can be drawn from an empty cup.');
    expect(() => drawFrom(scripted([1]), { carrier: 2, surface: -1 })).toThrow(
      'A cup cannot hold -1 of "surface": counts are whole numbers, not below 0.',
    );
    expect(() => drawFrom(scripted([1]), { carrier: 0.5 })).toThrow('A cup cannot hold 0.5 of "carrier"');
  });
});

describe('shuffle', () => {
  it('can give every order, each from one set of dice', () => {
    const orders = new Set<string>();
    for (let a = 1; a <= 4; a++) {
      for (let b = 1; b <= 3; b++) {
        for (let c = 1; c <= 2; c++) {
          const dice = scripted([a, b, c]);
          orders.add(shuffle(dice, ['A', 'B', 'C', 'D']).join(''));
          expect(dice.left).toBe(0);
        }
      }
    }
    expect(orders.size).toBe(24);
  });

  it('keeps what it is given and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const original = list.slice();
        const mixed = shuffle(fast(seed), list);
        expect(list).toEqual(original);
        expect(mixed.slice().sort((a, b) => a - b)).toEqual(original.sort((a, b) => a - b));
      }),
    );
  });
});
