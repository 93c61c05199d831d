import { flakResult } from '@point-option/chit-pull';
import { compileChart, explainRoll, type Json, lookUp, type ModifierUse } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { charts } from './charts.ts';
import { CRITICAL } from './charts/damage.ts';
import { TOLERANCE } from './charts/search.ts';
import { SUBMARINE_RESULTS } from './charts/submarines.ts';

const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));

function chart(id: string): ReturnType<typeof compileChart> {
  const found = compiled.get(id);
  if (found === undefined) throw new Error(`There is no chart ${id}.`);
  return found;
}

/** What a face gives, as a modified roll and a result. */
function roll(id: string, face: number, column?: number | string, ...modifiers: ModifierUse[]): [number | null, Json] {
  const { modified, result } = explainRoll(chart(id), [face], { column, modifiers });
  return [modified, result];
}

/** The faces from 1 to 10 with what each gives. */
function faces(id: string, column?: string | number, ...modifiers: ModifierUse[]): Json[] {
  return Array.from({ length: 10 }, (_, face) => roll(id, face + 1, column, ...modifiers)[1]);
}

/* Every cell that an example fixes, by the name of the fixture: 001 is this game, 002 its sister. */
describe('search', () => {
  test.each<[string, number, ModifierUse[], number, string]>([
    ['001-6.1-a', 7, [], 7, 'types 2'],
    ['002-7.2-a', 7, ['two carriers', 'far'], 7, 'types 2'],
    ['002-7.2-c', 6, ['land-based'], 5, 'count'],
  ])('%s', (_fixture, face, modifiers, modified, result) => {
    expect(roll('search', face, undefined, ...modifiers)).toEqual([modified, result]);
  });

  test('finds with 5 or more (15.7), the better the roll the more exactly', () => {
    expect(faces('search')).toEqual([
      'none',
      'none',
      'none',
      'none',
      'count',
      'types 3',
      'types 2',
      'types 1',
      'types 1',
      'exact',
    ]);
    expect(TOLERANCE).toEqual({ count: 0, 'types 3': 3, 'types 2': 2, 'types 1': 1, exact: 0 });
  });

  test('is easier in the same hex, and harder for Japanese lookouts at night', () => {
    expect(roll('search', 3, undefined, 'own hex')).toEqual([5, 'count']);
    expect(roll('search', 3, undefined, 'own hex', 'night')).toEqual([4, 'none']);
  });
});

describe('damage', () => {
  test.each<[string, number, number, ModifierUse[], number, number]>([
    ['002-8.1-c', 7, 3, [['flak', 2]], 5, 0],
    ['002-8.1-f', 8, 6, [['flak', 1]], 7, 2],
    ['002-8.3-11, without the sister game’s Moved marker', 6, 6, [['range', 4]], 2, 0],
    ['002-8.3-13', 9, 11, ['us', ['range', 4]], 6, 3],
    ['002-8.3-15', 6, 6, ['us', ['range', 4]], 3, 1],
    ['002-8.3-24, likewise', 4, 4, ['destroyer'], 1, 0],
    ['002-8.3-26', 10, 5, ['us', 'destroyer'], 8, 2],
    ['002-8.3-29', 10, 6, [['torpedo range', 1]], 9, 2],
    ['002-8.3-30', 6, 6, [['torpedo range', 1]], 5, 1],
    ['002-8.3-31', 4, 6, [['torpedo range', 1]], 3, 1],
    ['002-8.3-36', 10, 6, ['us', 'destroyer'], 8, 2],
    ['002-8.3-37', 5, 6, ['us', 'destroyer'], 3, 1],
    ['002-8.3-38', 4, 6, ['us', 'destroyer'], 2, 0],
    ['002-8.3-39', 3, 6, ['us', 'destroyer'], 1, 0],
    ['002-10-d', 8, 6, [], 8, 2],
  ])('%s', (_fixture, face, column, modifiers, modified, hits) => {
    expect(roll('damage', face, column, ...modifiers)).toEqual([modified, hits]);
  });

  test('grows with the roll and with the column', () => {
    const { cells } = chart('damage').chart;
    const numbers = cells as number[][];
    expect(numbers).toHaveLength(13);
    for (const [row, line] of numbers.entries())
      for (const [column, hits] of line.entries()) {
        expect(hits).toBeGreaterThanOrEqual(line[column - 1] ?? 0);
        expect(hits).toBeGreaterThanOrEqual(numbers[row - 1]?.[column] ?? 0);
      }
  });

  test('is none below a modified 1 or without factors, and ends at 12 and at column 20', () => {
    expect(roll('damage', 1, 20, 'smoke')).toEqual([0, 0]);
    expect(roll('damage', 10, 0)).toEqual([10, 0]);
    expect(roll('damage', 10, 25, 'us', 'no destroyers', 'trained')).toEqual([15, 11]);
  });

  test('knows the modifiers of 8.2.1, 11.1.5 and 12.4', () => {
    expect(roll('damage', 8, 6, 'smoke', ['patrol', 2], 'no destroyers')).toEqual([6, 1]);
  });
});

describe('air combat', () => {
  test.each<[string, number, number, ModifierUse[], number, number]>([
    ['002-8.2.3-b: 3 factors fight on the column of 2', 5, 3, [], 5, 0],
    ['002-8.2.3-c', 6, 4, ['us'], 7, 1],
    ['002-8.2.3-e', 9, 1, [], 9, 1],
  ])('%s', (_fixture, face, factors, modifiers, modified, steps) => {
    expect(roll('air combat', face, factors, ...modifiers)).toEqual([modified, steps]);
  });

  test('grows with the roll and with the factors', () => {
    const numbers = chart('air combat').chart.cells as number[][];
    for (const [row, line] of numbers.entries())
      for (const [column, steps] of line.entries()) {
        expect(steps).toBeGreaterThanOrEqual(line[column - 1] ?? 0);
        expect(steps).toBeGreaterThanOrEqual(numbers[row - 1]?.[column] ?? 0);
      }
    expect(roll('air combat', 10, 0, 'us')).toEqual([11, 0]);
    expect(roll('air combat', 10, 99, 'us')).toEqual([11, 27]);
  });
});

describe('flak', () => {
  test.each<[string, number, number, number]>([
    ['002-8.1-a', 4, 6, 1],
    ['002-8.1-b', 6, 2, 1],
    ['002-8.1-d, before the suppression of the sister game', 6, 6, 2],
    ['002-8.1-e', 3, 4, 0],
  ])('%s', (_fixture, face, factors, drm) => {
    expect(roll('flak', face, factors)).toEqual([face, drm]);
  });

  test('a D is a step besides', () => {
    expect(flakResult(roll('flak', 10, 6)[1])).toEqual({ drm: 3, step: true });
    expect(flakResult(roll('flak', 10, 6, ['suppression', 4])[1])).toEqual({ drm: 2, step: false });
    expect(flakResult(roll('flak', 10, 0)[1])).toEqual({ drm: 0, step: false });
    expect(() => flakResult('D9')).toThrow('"D9" is no result of the flak chart.');
  });

  test('grows with the roll and with the factors, and every cell has a meaning', () => {
    const results = chart('flak').chart.cells.map((line) => line.map(flakResult));
    const worth = (result: { drm: number; step: boolean } | undefined) =>
      result === undefined ? 0 : 10 * Number(result.step) + result.drm;
    for (const [row, line] of results.entries())
      for (const [column, result] of line.entries()) {
        expect(worth(result)).toBeGreaterThanOrEqual(worth(line[column - 1]));
        expect(worth(result)).toBeGreaterThanOrEqual(worth(results[row - 1]?.[column]));
      }
  });
});

describe('torpedo critical', () => {
  test('002-8.3-33: a battleship takes 1 off', () => {
    expect(roll('torpedo critical', 6, undefined, 'battleship')).toEqual([5, 'none']);
  });

  test('a vapor explosion takes a Japanese carrier', () => {
    const dealt = faces('torpedo critical', undefined, 'japanese carrier').map((cell) => CRITICAL[cell as 'none']);
    expect(dealt.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 4]);
    expect(dealt.map(({ slow }) => slow)).toEqual([0, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
  });
});

describe('submarines', () => {
  test('as many markers as 11.1.1 and 15.2.1 say', () => {
    expect(faces('submarine markers')).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 5, 5]);
    expect(faces('submarine markers', undefined, '19 June')).toEqual([2, 2, 3, 3, 3, 4, 4, 5, 5, 5]);
    expect(faces('submarine markers', undefined, '20 June')).toEqual([2, 2, 2, 2, 3, 3, 3, 4, 4, 5]);
    expect(faces('japanese submarine markers')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
    expect(faces('submarine distance')).toEqual([...Array(5).fill('far'), ...Array(5).fill('near')]);
  });

  test('a contact is told and attacked as 11.1.4 says', () => {
    const results = faces('submarine contact').map((cell) => SUBMARINE_RESULTS[cell as 'none']);
    const [one, , three, , five, , seven, , nine] = results;
    expect(one).toEqual({ told: 'none', target: 'none' });
    expect(three).toEqual({ told: 'types 3', target: 'none' });
    expect(five).toEqual({ told: 'types 2', target: 'random' });
    expect(seven).toEqual({ told: 'types 1', target: 'no destroyer' });
    expect(nine).toEqual({ told: 'exact', target: 'choice' });
    for (const face of [0, 2, 4, 6, 8]) expect(results[face]).toBe(results[face + 1]);
  });
});

describe('air bases and flights', () => {
  test('units are ready again with 1 to 5 on Guam, with 1 to 3 elsewhere (5.6)', () => {
    const ready = (column: string): number =>
      faces('island readiness', column).filter((cell) => cell === 'ready').length;
    expect([ready('Guam'), ready('elsewhere')]).toEqual([5, 3]);
  });

  test('units are away for four turns or two (8.1.2), and bombers attack with 6 or more (14.0)', () => {
    expect(faces('extended range')).toEqual([...Array(5).fill(4), ...Array(5).fill(2)]);
    expect(faces('ordnance')).toEqual([...Array(5).fill('lost'), ...Array(5).fill('attacks')]);
  });
});

describe('surface battle', () => {
  test('002-8.3-03 and 002-8.3-04: where ships start, and the two sides mirror each other', () => {
    expect(roll('surface deployment', 5, 'japan day')[1]).toBe(6);
    expect(roll('surface deployment', 8, 'us day')[1]).toBe(20);
    for (const time of ['day', 'night']) {
      const us = faces('surface deployment', `us ${time}`) as number[];
      expect(faces('surface deployment', `japan ${time}`)).toEqual(us.map((box) => 26 - box));
    }
  });

  test.each<[string, number, number]>([
    ['002-8.3-10 and 002-8.3-12', 11, 4],
    ['002-8.3-23 and 002-8.3-25', 3, 0],
    ['at the muzzle', 0, 0],
    ['4 boxes', 4, 1],
    ['25 boxes', 25, 8],
  ])('gunnery range: %s', (_fixture, boxes, times) => {
    expect(lookUp(chart('gunnery range'), 'range', boxes)).toBe(times);
  });

  test.each<[string, 'us' | 'japan', number, number | null]>([
    ['001-12.6-a', 'us', 4, 1],
    ['001-12.6-b', 'us', 7, 4],
    ['001-12.6-c', 'us', 8, null],
    ['001-12.6-d', 'japan', 8, 2],
    ['001-12.6-e', 'japan', 13, null],
    ['002-8.3-28', 'japan', 7, 1],
    ['002-8.3-34', 'us', 3, 0],
    ['the last Japanese box', 'japan', 12, 6],
    ['the last free Japanese box', 'japan', 6, 0],
    ['far off', 'japan', 24, null],
  ])('torpedo range: %s', (_fixture, side, boxes, times) => {
    expect(lookUp(chart('torpedo range'), side, boxes)).toBe(times);
  });

  test.each<[string, number, number, string]>([
    ['001-12.8-a', 2, 8, 'goes on'],
    ['001-12.8-b', 5, 11, 'ends'],
  ])('%s', (_fixture, face, modified, result) => {
    expect(roll('break off', face, undefined, 'smoke', ['rounds', 5])).toEqual([modified, result]);
  });

  test('ships leave with no more than the round, and one more in smoke (12.3)', () => {
    expect(faces('leave the battle', 3).filter((cell) => cell === 'leaves')).toHaveLength(3);
    expect(faces('leave the battle', 3, 'smoke').filter((cell) => cell === 'leaves')).toHaveLength(4);
  });
});

describe('victory', () => {
  test.each([
    [-12, 'japan decisive'],
    [-1, 'japan decisive'],
    [0, 'japan pyrrhic'],
    [9, 'japan pyrrhic'],
    [10, 'draw'],
    [19, 'draw'],
    [20, 'us significant'],
    [29, 'us significant'],
    [30, 'us decisive'],
    [37, 'us decisive'],
  ])('10.3: a lead of %d', (lead, level) => {
    expect(lookUp(chart('levels'), 'level', lead)).toBe(level);
  });

  test('10.1, 10.2: points', () => {
    const cells = (id: string): Json[][] => chart(id).chart.cells;
    expect(cells('japanese points').flat()).toEqual([20, 4, 10, 2, 8, 0, 4, 0, 3, 0, 1, 0]);
    expect(cells('japanese survivors').flat()).toEqual([5, 2, 3, 1]);
    expect(cells('us points').flat()).toEqual([10, 5, 10, 8, 5, 2, 1]);
  });
});

test('every chart that is not printed in full says what is printed', () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  for (const { id, provenance, note } of charts)
    if (provenance !== 'printed') expect([id, note]).not.toEqual([id, undefined]);
});
