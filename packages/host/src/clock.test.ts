import type { Presentation } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { isStill, readClock } from './clock.ts';

const shown = (hour: string, ...counts: [string, number][]): Presentation => ({
  title: { key: 'title' },
  clock: {
    now: { key: hour },
    counts: counts.map(([id, value]) => ({ id, title: { key: id }, value, max: 9 })),
  },
  headings: [],
  displays: [],
  tracks: [],
  cups: [],
});

describe("the game's clock", () => {
  it('is named by the finest that it counts, or by what it is called', () => {
    expect(readClock(shown('dawn', ['turn', 3], ['watch', 2])).name).toEqual({
      key: 'host.clock',
      values: { count: { key: 'watch' }, n: 2, of: 9 },
    });
    expect(readClock(shown('dawn')).name).toEqual({ key: 'dawn' });
  });

  it('stands still until any of its counts moves, or its hour where it counts nothing', () => {
    const then = readClock(shown('dawn', ['turn', 3]));
    expect(isStill(then, readClock(shown('noon', ['turn', 3], ['watch', 1])))).toBe(true);
    expect(isStill(then, readClock(shown('dawn', ['turn', 4])))).toBe(false);
    expect(isStill(readClock(shown('dawn')), readClock(shown('noon')))).toBe(false);
  });
});
