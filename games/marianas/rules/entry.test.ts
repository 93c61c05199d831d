import { describe, expect, test } from 'vitest';
import { type Campaign, type Intelligence, setup } from '../data/state.ts';
import { earliestEntry, mayEnter } from './entry.ts';

const TURNS = Array.from({ length: 24 }, (_, i) => i + 1);
function open(intelligence: Intelligence, detected: number): number[] {
  const data: Campaign = { ...setup('historical', { turns: 24 }), intelligence, detected };
  return TURNS.filter((turn) => mayEnter({ ...data, turn }));
}

describe('when Japanese ships come', () => {
  test('rules set-02, set-03: with any warning from turn 1, and as late as turn 9', () => {
    for (const intelligence of ['code broken', 'forewarned'] as const) {
      expect(earliestEntry(intelligence, 5)).toBe(1);
      expect(open(intelligence, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  test('rule set-04: surprised, eight turns after American ships are first found', () => {
    expect([1, 2, 4, 5, 9, 11].map((turn) => earliestEntry('surprised', turn))).toEqual([9, 10, 12, 13, 17, 19]);
    expect(open('surprised', 1)).toEqual(TURNS.slice(8));
    expect(open('surprised', 3)).toEqual(TURNS.slice(10));
  });

  test('rule set-04: if nobody is ever found, on turn 12', () => {
    expect(earliestEntry('surprised', 0)).toBe(12);
    expect(open('surprised', 0)).toEqual(TURNS.slice(11));
    // Who is found only then shuts no door: the search comes after the arrivals of the turn.
    expect([12, 13, 20].map((turn) => earliestEntry('surprised', turn))).toEqual([12, 12, 12]);
  });
});
