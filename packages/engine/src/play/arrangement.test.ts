import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangement, arrangesTwoWays } from './arrangement.ts';

const pieces = (...ids: string[]) => ids.map((id) => ({ id }));

describe('arrangement', () => {
  it('moves a piece on where another can go nowhere else', () => {
    const placing = {
      pieces: [
        { id: 'p', boxes: ['a', 'b'] },
        { id: 'q', boxes: ['a'] },
      ],
      boxes: [
        { id: 'a', max: 1 },
        { id: 'b', max: 1 },
      ],
      partial: false,
    };
    expect(arrangement(placing)).toEqual({ p: 'b', q: 'a' });
  });

  it('gives every box its least from pieces that fit elsewhere too', () => {
    const placing = {
      pieces: [{ id: 'p' }, { id: 'q', boxes: ['a'] }],
      boxes: [
        { id: 'a', min: 1 },
        { id: 'b', min: 1 },
      ],
      partial: true,
    };
    expect(arrangement(placing)).toEqual({ p: 'b', q: 'a' });
  });

  it('is null where no arrangement keeps the limits', () => {
    const box = [{ id: 'a', max: 1 }];
    expect(arrangement({ pieces: pieces('p', 'q'), boxes: box, partial: false })).toBeNull();
    expect(arrangement({ pieces: pieces('p', 'q'), boxes: box, partial: true })).toEqual({});
    expect(arrangement({ pieces: pieces('p'), boxes: [{ id: 'a', min: 2 }], partial: true })).toBeNull();
    expect(arrangement({ pieces: pieces('p'), boxes: [{ id: 'a', min: 1, max: 0 }], partial: true })).toBeNull();
    expect(arrangement({ pieces: pieces('p'), boxes: [], partial: false })).toBeNull();
  });

  it('finds room for a hundred pieces that fill their boxes to the last place', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...Array(100).keys()], { minLength: 100 }), (order) => {
        // Piece i fits box i / 10 and one other; ten to a box, all full.
        const many = order.map((i) => ({ id: `p${i}`, boxes: [`b${Math.floor(i / 10)}`, `b${i % 10}`] }));
        const boxes = Array.from({ length: 10 }, (_, i) => ({ id: `b${i}`, min: 10, max: 10 }));
        const placed = arrangement({ pieces: many, boxes, partial: false });
        expect(Object.keys(placed ?? {})).toHaveLength(100);
        for (const box of boxes) expect(Object.values(placed ?? {}).filter((id) => id === box.id)).toHaveLength(10);
        for (const piece of many) expect(piece.boxes).toContain(placed?.[piece.id]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('arrangesTwoWays', () => {
  it('sees that limits leave one way only', () => {
    const both = { pieces: pieces('p', 'q'), partial: false };
    expect(arrangesTwoWays({ ...both, boxes: [{ id: 'a' }, { id: 'b' }] })).toBe(true);
    expect(arrangesTwoWays({ ...both, boxes: [{ id: 'a', min: 2 }, { id: 'b' }] })).toBe(false);
    expect(arrangesTwoWays({ ...both, boxes: [{ id: 'a' }, { id: 'b', max: 0 }] })).toBe(false);
    expect(
      arrangesTwoWays({
        ...both,
        boxes: [
          { id: 'a', max: 1 },
          { id: 'b', max: 1 },
        ],
      }),
    ).toBe(true);
    expect(arrangesTwoWays({ ...both, boxes: [{ id: 'a', max: 1 }] })).toBe(false);
    expect(arrangesTwoWays({ pieces: [], boxes: [{ id: 'a' }], partial: true })).toBe(false);
  });
});
