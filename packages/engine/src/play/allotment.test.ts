import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fast } from '../chance/fastDice.ts';
import { allotment, allotRefusal, canAllotTwoWays, drawAllotment } from './allotment.ts';
import type { Ask } from './ask.ts';
import type { AllotItem, Answer } from './decision.ts';
import { canonical } from '../files/json.ts';
import { refusalOf } from './ask.ts';
import { sampleAnswer } from './sampleAnswer.ts';

type AllotAsk = Ask & { kind: 'allot' };
const at = { kind: 'allot', side: 'red', procedure: 'supply', step: 'give', rule: '3.1' } as const;
const asking = (items: readonly AllotItem[], min: number, max: number): AllotAsk => ({ ...at, items, min, max });

/** Every allotment there is, one by one. */
function all({ items, min, max }: AllotAsk): Record<string, number>[] {
  const every = items.reduce<Record<string, number>[]>(
    (given, { id, min: least = 0, max: most, by = 1 }) =>
      given.flatMap((amounts) =>
        Array.from({ length: Math.max(0, Math.floor((most - least) / by) + 1) }, (_, n) => {
          const amount = least + n * by;
          return amount === 0 ? amounts : { ...amounts, [id]: amount };
        }),
      ),
    [{}],
  );
  return every.filter((amounts) => {
    const total = Object.values(amounts).reduce((sum, n) => sum + n, 0);
    return total >= min && total <= max;
  });
}

const item = fc
  .tuple(fc.nat(2), fc.integer({ min: -1, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .map(([min, more, by]) => ({ min, max: min + more, by }));
const asks = fc
  .tuple(fc.array(item, { maxLength: 4 }), fc.nat(12), fc.integer({ min: -1, max: 6 }))
  .map(([items, min, more]) =>
    asking(
      items.map((each, i) => ({ id: `i${i}`, ...each })),
      min,
      min + more,
    ),
  );

describe('an allotment', () => {
  const ask = asking(
    [
      { id: 'guns', max: 4, by: 2 },
      { id: 'foot', min: 1, max: 3 },
    ],
    2,
    5,
  );

  it.each<[Answer, string | null]>([
    [{ guns: 2, foot: 1 }, null],
    [{ foot: 2 }, null],
    [{ foot: 2, guns: 0 }, null],
    [null, 'not amounts'],
    [[1], 'not amounts'],
    ['guns', 'not amounts'],
    [{ foot: 1, tents: 1 }, 'no such item'],
    [{ foot: 1, constructor: 1 }, 'no such item'],
    [{ foot: 'two' }, 'not a number'],
    [{ foot: 1.5 }, 'not a number'],
    [{ foot: 2, guns: -0 }, 'not a number'],
    [{ guns: 2 }, 'item out of range'],
    [{ foot: 4 }, 'item out of range'],
    [{ foot: 1, guns: 3 }, 'item not a step'],
    [{ foot: 1 }, 'total out of range'],
    [{ foot: 2, guns: 4 }, 'total out of range'],
  ])('%j: %s', (answer, key) => {
    expect(allotRefusal(ask, answer)?.reason.key ?? null).toBe(key && `kernel.${key}`);
  });

  it('cites the rule of the question', () => {
    expect(allotRefusal(ask, {})).toEqual({
      reason: { key: 'kernel.item out of range', values: { item: 'foot', n: 0, min: 1, max: 3 } },
      piece: 'foot',
      rule: '3.1',
    });
  });

  it('is found wherever there is one, by steps of any size', () => {
    fc.assert(
      fc.property(asks, (asked) => {
        const found = allotment(asked);
        if (found === null) expect(all(asked)).toEqual([]);
        else expect(refusalOf(asked, found)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is found where filling up in order passes over the total', () => {
    expect(
      allotment(
        asking(
          [
            { id: 'a', max: 3, by: 3 },
            { id: 'b', max: 4, by: 2 },
          ],
          4,
          4,
        ),
      ),
    ).toEqual({ b: 4 });
  });

  it('has two ways where there are two, and not where there are not', () => {
    fc.assert(
      fc.property(asks, (asked) => {
        expect(canAllotTwoWays(asked)).toBe(all(asked).length > 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('drawn at random is always accepted', () => {
    fc.assert(
      fc.property(asks, fc.string({ maxLength: 4 }), (asked, seed) => {
        const drawn = drawAllotment(asked, fast(seed));
        if (drawn !== null) expect(refusalOf(asked, drawn)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is sampled wherever there is one; else the question is a dead end', () => {
    fc.assert(
      fc.property(asks, fc.string({ maxLength: 4 }), (asked, seed) => {
        if (all(asked).length === 0) expect(() => sampleAnswer(asked, fast(seed))).toThrow('Dead end');
        else expect(refusalOf(asked, sampleAnswer(asked, fast(seed)))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('can be any of those that there are', () => {
    const asked = asking(
      [
        { id: 'a', max: 2 },
        { id: 'b', max: 4, by: 2 },
      ],
      1,
      4,
    );
    const drawn = new Set(Array.from({ length: 400 }, (_, i) => canonical(drawAllotment(asked, fast(`${i}`)) ?? {})));
    expect([...drawn].sort()).toEqual(
      all(asked)
        .map((amounts) => canonical(amounts))
        .sort(),
    );
  });
});
