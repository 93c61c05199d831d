import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chart, compileChart, type DiceSpec } from './chart.ts';
import { waysOf } from './chartDice.ts';
import { fire, flak, matrix, safeReturn } from './chartExamples.testing.ts';
import { explainRoll } from './chartLookup.ts';
import { chartOdds } from './chartOdds.ts';
import { canonical } from '../files/json.ts';

/** Every way the dice can fall. */
function allFaces({ count, sides }: DiceSpec): number[][] {
  let falls: number[][] = [[]];
  for (let die = 0; die < count; die++) {
    falls = falls.flatMap((before) => Array.from({ length: sides }, (_, i) => [...before, i + 1]));
  }
  return falls;
}

describe('chartOdds', () => {
  it('counts the ways to each result in the order of the rows', () => {
    expect(chartOdds(compileChart(safeReturn))).toEqual({
      of: 100,
      outcomes: [
        { result: 'safe', ways: 80 },
        { result: 'ditched', ways: 15 },
        { result: 'lost', ways: 5 },
      ],
    });
    expect(chartOdds(compileChart(safeReturn), { modifiers: ['night'] }).outcomes).toEqual([
      { result: 'safe', ways: 50 },
      { result: 'ditched', ways: 15 },
      { result: 'lost', ways: 35 },
    ]);
  });

  it('puts equal results together and leaves out what cannot happen', () => {
    expect(chartOdds(compileChart(flak), { column: 10 })).toEqual({
      of: 36,
      outcomes: [
        { result: 'none', ways: 26 },
        { result: { aborted: 1, lost: 0 }, ways: 10 },
      ],
    });
    expect(chartOdds(compileChart(fire), { column: 1, modifiers: [['range', 20]] })).toEqual({
      of: 10,
      outcomes: [{ result: 0, ways: 10 }],
    });
  });

  it('puts equal results together where other rows lie between', () => {
    const chart: Chart = { ...fire, rows: [1, 3, 9], columns: ['x'], cells: [['a'], ['b'], ['a']] };
    expect(chartOdds(compileChart(chart)).outcomes).toEqual([
      { result: 'a', ways: 4 },
      { result: 'b', ways: 6 },
    ]);
  });

  it('are those of the column that is read after a shift', () => {
    for (const shift of [-9, -1, 0, 1, 9]) {
      const [first] = explainRoll(compileChart(fire), [1], { column: 3, shift }).column;
      expect(chartOdds(compileChart(fire), { column: 3, shift })).toEqual(
        chartOdds(compileChart(fire), { column: Number(first) }),
      );
    }
  });

  it('is certain below the first column', () => {
    expect(chartOdds(compileChart(flak), { column: 3 })).toEqual({ of: 36, outcomes: [{ result: 'none', ways: 36 }] });
  });

  it('asks as a roll does', () => {
    expect(() => chartOdds(compileChart(matrix), { column: 'D' })).toThrow(
      'Chart "matrix" is read without dice, so it has no odds.',
    );
    expect(() => chartOdds(compileChart(fire))).toThrow('Chart "fire" needs a column');
    expect(() => chartOdds(compileChart(fire), { column: 1, modifiers: ['dusk'] })).toThrow('has no modifier "dusk"');
  });

  it('agrees with rolling every way the dice can fall', () => {
    const dice = fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      sides: fc.integer({ min: 2, max: 10 }),
      read: fc.constantFrom('sum' as const, 'digits' as const),
    });
    fc.assert(
      fc.property(dice, fc.integer({ min: 0, max: 5 }), fc.nat(12), (spec, column, times) => {
        const compiled = compileChart({ ...fire, dice: spec, rows: [0, 4, 9, 40, 300] });
        const use = { column, modifiers: [['range', times]] as [string, number][] };
        const counted = new Map<string, number>();
        for (const faces of allFaces(spec)) {
          const key = canonical(explainRoll(compiled, faces, use).result);
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const odds = chartOdds(compiled, use);
        expect(odds.of).toBe(spec.sides ** spec.count);
        expect(new Map(odds.outcomes.map(({ result, ways }) => [canonical(result), ways]))).toEqual(counted);
      }),
      { numRuns: 60 },
    );
  });
});

describe('waysOf', () => {
  it('knows two six-sided dice', () => {
    expect(waysOf({ count: 2, sides: 6 }).map(([, ways]) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    const digits = waysOf({ count: 2, sides: 6, read: 'digits' });
    expect([digits[0], digits.at(-1), digits.length]).toEqual([[11, 1], [66, 1], 36]);
  });

  it('reads two ten-sided dice as 1 to 100', () => {
    const readings = waysOf({ count: 2, sides: 10, read: 'digits' });
    expect(readings).toEqual(Array.from({ length: 100 }, (_, i) => [i + 1, 1]));
  });
});
