import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chart, ChartError, compileChart, type ModifierUse } from './chart.ts';
import { fire, flak, matrix, safeReturn } from './chartExamples.testing.ts';
import { explainLookUp, explainRoll, liesBelow, lookUp, rollOn, shiftColumn } from './chartLookup.ts';
import { scripted } from '../chance/scriptedDice.ts';

const [fireC, flakC, matrixC, returnC] = [fire, flak, matrix, safeReturn].map(compileChart) as [
  ReturnType<typeof compileChart>,
  ReturnType<typeof compileChart>,
  ReturnType<typeof compileChart>,
  ReturnType<typeof compileChart>,
];

describe('rollOn', () => {
  it('uses the highest row and column not above the values', () => {
    expect(rollOn(fireC, scripted([3]), { column: 3 })).toBe(1);
    expect(rollOn(fireC, scripted([4]), { column: 4 })).toBe(2);
    expect(rollOn(fireC, scripted([7]), { column: 4 })).toBe(2);
    expect(rollOn(fireC, scripted([8]), { column: 5 })).toBe(6);
  });

  it('reads a value off either end as the end', () => {
    expect(rollOn(fireC, scripted([1]), { column: 99, modifiers: [['range', 20]] })).toBe(1);
    expect(rollOn(fireC, scripted([10]), { column: -5, modifiers: [['take_off', 20]] })).toBe(2);
  });

  it('gives the result below the first column where the chart has one, whatever the dice', () => {
    expect(rollOn(flakC, scripted([6, 6]), { column: 9 })).toBe('none');
    expect(rollOn(flakC, scripted([6, 6]), { column: 10 })).toEqual({ aborted: 1, lost: 0 });
  });

  it('adds the modifiers that apply, as often as they do', () => {
    const roll = (face: number, ...modifiers: ModifierUse[]) =>
      rollOn(fireC, scripted([face]), { column: 5, modifiers });
    expect(roll(7)).toBe(3);
    expect(roll(7, 'take_off')).toBe(6);
    expect(roll(7, 'take_off', 'escorts')).toBe(6);
    expect(roll(7, 'take_off', false, null, undefined, ['range', 2], 'escorts')).toBe(3);
    expect(roll(7, ['range', 0])).toBe(3);
  });

  it('reads digits: tens before units, 0 0 as 100', () => {
    expect(rollOn(returnC, scripted([8, 0]))).toBe('safe');
    expect(rollOn(returnC, scripted([8, 1]))).toBe('ditched');
    expect(rollOn(returnC, scripted([0, 8]))).toBe('safe');
    expect(rollOn(returnC, scripted([0, 0]))).toBe('lost');
    expect(rollOn(returnC, scripted([0, 0]), { modifiers: ['lit'] })).toBe('safe');
  });

  it('refuses a wrong question before a die is rolled', () => {
    const dice = scripted([5]);
    expect(() => rollOn(fireC, dice)).toThrow(
      new ChartError('Chart "fire" needs a column: its columns are 1, 2, 3, 5.'),
    );
    expect(() => rollOn(fireC, dice, { column: 'Yamato' })).toThrow(
      'Chart "fire" needs a whole number as its column, not "Yamato": its columns are 1, 2, 3, 5.',
    );
    expect(() => rollOn(fireC, dice, { column: 1.5 })).toThrow('needs a whole number as its column, not 1.5');
    expect(() => rollOn(fireC, dice, { column: Number.NaN })).toThrow('not NaN');
    expect(() => rollOn(fireC, dice, { column: 1, modifiers: ['dusk'] })).toThrow(
      'Chart "fire" has no modifier "dusk": it has "escorts", "take_off", "range".',
    );
    expect(() => rollOn(fireC, dice, { column: 1, modifiers: [['range', -1]] })).toThrow(
      'Chart "fire" cannot apply the modifier "range" -1 times.',
    );
    expect(() => rollOn(flakC, dice, { column: 10, modifiers: ['dusk'] })).toThrow('it has none.');
    expect(() => rollOn(matrixC, dice, { column: 'D' })).toThrow('Chart "matrix" is read without dice.');
    expect(dice.left).toBe(1);
  });

  it('does not take a name that every object has for a modifier', () => {
    expect(() => rollOn(fireC, scripted([5]), { column: 1, modifiers: ['constructor'] })).toThrow('has no modifier');
    expect(() => lookUp(matrixC, 'toString', 'D')).toThrow('has no row "toString"');
  });
});

describe('explainRoll', () => {
  it('tells every step', () => {
    expect(
      explainRoll(fireC, [9], { column: 4, modifiers: ['take_off', false, ['range', 3], ['escorts', 0]] }),
    ).toEqual({
      chart: 'fire',
      title: 'Fire at aircraft',
      rule: '5.1',
      provenance: 'ours',
      dice: [9],
      natural: 9,
      modifiers: [
        { id: 'take_off', title: 'Caught taking off', n: 2, rule: '5.3' },
        { id: 'range', title: 'For each hex', n: -3, rule: '5.4' },
      ],
      modified: 8,
      row: '8-11',
      column: '3-4',
      clamped: false,
      result: 4,
    });
  });

  it('says when a value was off the chart', () => {
    const at = (face: number, column: number, ...modifiers: ModifierUse[]) => {
      const { row, column: read, clamped } = explainRoll(fireC, [face], { column, modifiers });
      return [row, read, clamped];
    };
    expect(at(10, 5, 'take_off')).toEqual(['12+', '5+', false]);
    expect(at(10, 5, ['take_off', 2])).toEqual(['12+', '5+', true]);
    expect(at(10, 6)).toEqual(['8-11', '5+', false]);
    expect(at(10, 0)).toEqual(['8-11', '1', true]);
    expect(at(1, 1, 'escorts')).toEqual(['<=0', '1', false]);
    expect(at(1, 1, ['escorts', 2])).toEqual(['<=0', '1', true]);
  });

  it('does not call the outermost bands of the dice off the chart', () => {
    expect(explainRoll(flakC, [6, 6], { column: 10 })).toMatchObject({ row: '9-12', clamped: false });
    const late = compileChart({ ...flak, rows: [4, 6, 9] });
    expect(explainRoll(late, [1, 1], { column: 10 })).toMatchObject({ row: '2-5', clamped: false });
    expect(explainRoll(returnC, [10, 10])).toMatchObject({ natural: 100, row: '96+', clamped: false });
    expect(explainRoll(returnC, [10, 10], { modifiers: ['night'] })).toMatchObject({ modified: 130, clamped: true });
  });

  it('names a column below the first', () => {
    expect(explainRoll(flakC, [3, 4], { column: 3 })).toMatchObject({
      row: '6-8',
      column: '<10',
      clamped: false,
      result: 'none',
    });
  });

  it.each([[[]], [[1, 2]], [[0]], [[11]], [[1.5]]])('refuses the faces %j', (faces) => {
    expect(() => explainRoll(fireC, faces, { column: 1 })).toThrow('Chart "fire" is rolled on with 1 dice of 10 sides');
  });
});

describe('lookUp', () => {
  it('finds a cell by name', () => {
    expect(lookUp(matrixC, 'destroyer', 'CA')).toBe(2);
    expect(lookUp(matrixC, 'battleship', 'D')).toBeNull();
    expect(explainLookUp(matrixC, 'battleship', 'CA')).toEqual({
      chart: 'matrix',
      title: 'Guns against armour',
      rule: '7.1',
      provenance: 'printed',
      dice: [],
      natural: null,
      modifiers: [],
      modified: null,
      row: 'battleship',
      column: 'CA',
      clamped: false,
      result: -2,
    });
  });

  it('says what it does not know and what it knows', () => {
    expect(() => lookUp(matrixC, 'carrier', 'D')).toThrow(
      'Chart "matrix" has no row "carrier": its rows are "destroyer", "battleship".',
    );
    expect(() => lookUp(matrixC, 'destroyer', 'B')).toThrow(
      'Chart "matrix" has no column "B": its columns are "D", "CA", "BB".',
    );
    expect(() => lookUp(matrixC, 'destroyer', 1)).toThrow('Chart "matrix" has no column 1');
    expect(() => lookUp(matrixC, 'destroyer')).toThrow('Chart "matrix" needs a column');
  });

  it('finds a row by its threshold where a chart has one column', () => {
    const strength = compileChart({
      id: 'strength',
      title: 'Known strength',
      rule: '7.3',
      provenance: 'printed',
      rows: [0, 6, 8, 10],
      columns: ['n'],
      cells: [[-3], [-2], [-1], [0]],
    });
    expect([-4, 0, 5, 6, 7, 9, 10, 30].map((row) => lookUp(strength, row))).toEqual([-3, -3, -3, -2, -2, -1, 0, 0]);
    expect(explainLookUp(strength, 30)).toMatchObject({ row: '10+', column: 'n', clamped: true, result: 0 });
  });
});

describe('columns beside each other', () => {
  it('shifts as far as the chart goes', () => {
    expect(shiftColumn(fireC, 4, 1)).toBe(5);
    expect(shiftColumn(fireC, 4, -1)).toBe(2);
    expect(shiftColumn(fireC, 4, -9)).toBe(1);
    expect(shiftColumn(fireC, 4, 9)).toBe(5);
    expect(shiftColumn(matrixC, 'CA', 1)).toBe('BB');
  });

  it('shifts out of a chart that has a result below its first column, and back', () => {
    expect(shiftColumn(flakC, 10, -1)).toBe(9);
    expect(liesBelow(flakC, 9)).toBe(true);
    expect(liesBelow(flakC, 10)).toBe(false);
    expect(liesBelow(fireC, -9)).toBe(false);
    expect(shiftColumn(flakC, 9, 1)).toBe(10);
  });
});

describe('a column shift', () => {
  const read = (column: number, shift: number) => {
    const { column: label, shift: by, clamped, result } = explainRoll(fireC, [9], { column, shift });
    expect(rollOn(fireC, scripted([9]), { column, shift })).toBe(result);
    return [label, by, clamped, result];
  };

  it('counts columns to the right, or to the left, from the one that the value is read in', () => {
    expect(read(2, 1)).toEqual(['3-4', 1, false, 4]);
    expect(read(4, 1)).toEqual(['5+', 1, false, 6]);
    expect(read(4, -2)).toEqual(['1', -2, false, 1]);
    expect(read(2, 0)).toEqual(['2', undefined, false, 2]);
    expect(
      rollOn(compileChart({ ...fire, columns: ['a', 'b', 'c', 'd'] }), scripted([9]), { column: 'b', shift: 2 }),
    ).toBe(6);
  });

  it('ends where the chart ends, and the explanation says so', () => {
    expect(read(4, 2)).toEqual(['5+', 2, true, 6]);
    expect(read(2, -9)).toEqual(['1', -9, true, 1]);
    // The value lay off the chart before it was shifted.
    expect(read(-3, 1)).toEqual(['2', 1, true, 2]);
  });

  it('follows the columns that the chart has', () => {
    const house = compileChart({ ...fire, columns: [1, 2, 9, 20] });
    expect(explainRoll(house, [9], { column: 4, shift: 1 })).toMatchObject({ column: '9-19', result: 4 });
  });

  it('goes below the first column where there is a result for that, and back', () => {
    expect(explainRoll(flakC, [6, 6], { column: 15, shift: -1 })).toMatchObject({
      column: '<10',
      clamped: false,
      result: 'none',
    });
    expect(explainRoll(flakC, [6, 6], { column: 15, shift: -2 })).toMatchObject({ column: '<10', clamped: true });
    expect(explainRoll(flakC, [6, 6], { column: 3, shift: 1 })).toMatchObject({ column: '10-19', clamped: false });
  });

  it('is a whole number, or refused before a die is rolled', () => {
    const dice = scripted([9]);
    expect(() => rollOn(fireC, dice, { column: 2, shift: 0.5 })).toThrow(
      new ChartError('Chart "fire" cannot be read 0.5 columns to the right: that is no whole number.'),
    );
    expect(dice.left).toBe(1);
    expect(() => explainRoll(fireC, [9], { column: 2, shift: Number.NaN })).toThrow(ChartError);
  });
});

// A slow lookup straight from the words of the contract.
function byTheBook(chart: Chart, natural: number, column: number, changes: number): unknown {
  const find = (thresholds: number[], value: number) =>
    Math.max(
      0,
      thresholds.findLastIndex((t) => t <= value),
    );
  const columns = chart.columns as number[];
  if (chart.below !== undefined && column < (columns[0] as number)) return chart.below;
  return chart.cells[find(chart.rows as number[], natural + changes)]?.[find(columns, column)];
}

const thresholds = fc
  .uniqueArray(fc.integer({ min: -20, max: 40 }), { minLength: 1, maxLength: 8 })
  .map((list) => list.sort((a, b) => a - b));

const anyChart: fc.Arbitrary<Chart> = fc
  .record({
    rows: thresholds,
    columns: thresholds,
    below: fc.option(fc.constantFrom('below', 0), { nil: undefined }),
    count: fc.integer({ min: 1, max: 3 }),
    sides: fc.integer({ min: 2, max: 10 }),
    read: fc.constantFrom('sum' as const, 'digits' as const, undefined),
    n: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
  })
  .map(({ rows, columns, below, count, sides, read, n }) => ({
    id: 'any',
    title: 'Any',
    rule: '0',
    provenance: 'ours' as const,
    dice: { count, sides, ...(read && { read }) },
    rows,
    columns,
    cells: rows.map((_, r) => columns.map((_, c) => `${r}:${c}`)),
    ...(below !== undefined && { below }),
    modifiers: { a: { n: n[0], rule: '1', title: 'A' }, b: { n: n[1], rule: '2', title: 'B' } },
  }));

describe('every chart', () => {
  it('gives the same result rolled, explained and by the book', () => {
    const times = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        anyChart,
        fc.integer({ min: -30, max: 50 }),
        fc.array(fc.oneof(fc.constantFrom('a', 'b', false as const, null), fc.tuple(fc.constantFrom('a', 'b'), times))),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
        (chart, column, modifiers, picks) => {
          const compiled = compileChart(chart);
          const { count, sides, read } = chart.dice as { count: number; sides: number; read?: string };
          const faces = picks.slice(0, count).map((pick) => (pick % sides) + 1);
          const dice = scripted(faces);
          const rolled = rollOn(compiled, dice, { column, modifiers });
          const told = explainRoll(compiled, faces, { column, modifiers });
          const digits = Number(faces.map((face) => face % 10).join('')) || 10 ** count;
          const natural = read === 'digits' ? digits : faces.reduce((a, b) => a + b);
          const change = modifiers.reduce((sum, use) => {
            if (!use) return sum;
            const [id, n] = typeof use === 'string' ? [use, 1] : use;
            return sum + n * (chart.modifiers?.[id]?.n as number);
          }, 0);
          expect(dice.left).toBe(0);
          expect(told.result).toEqual(rolled);
          expect(rolled).toEqual(byTheBook(chart, natural, column, change));
          expect(told.natural).toBe(natural);
          expect(told.modified).toBe(natural + change);
          expect(told.modifiers.reduce((sum, { n }) => sum + n, natural)).toBe(told.modified);
          if (told.result !== chart.below) {
            const place = `${compiled.rows.labels.indexOf(told.row)}:${compiled.columns.labels.indexOf(told.column)}`;
            expect(told.result).toBe(place);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
