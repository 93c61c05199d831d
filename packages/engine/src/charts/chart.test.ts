import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chart, ChartError, chartShape, compileChart } from './chart.ts';
import { fire, flak, matrix, safeReturn } from './chartExamples.testing.ts';
import { check, integer, oneOf } from '../files/shape.ts';

const base: Chart = {
  id: 'x',
  title: 'X',
  rule: '1.1',
  provenance: 'ours',
  dice: { count: 1, sides: 6 },
  rows: [1, 3, 5],
  columns: ['result'],
  cells: [['a'], ['b'], ['c']],
};
const labels = (change: Partial<Chart>) => compileChart({ ...base, ...change }).rows.labels;
const up = { n: 1, rule: '1.2', title: 'up' };
const down = { n: -1, rule: '1.3', title: 'down' };

describe('labels as a person reads them', () => {
  it('close at the dice where no modifier pushes beyond them', () => {
    expect(labels({})).toEqual(['1-2', '3-4', '5-6']);
    expect(labels({ rows: [1, 2, 6] })).toEqual(['1', '2-5', '6']);
  });

  it('stay open where a modifier pushes', () => {
    expect(labels({ modifiers: { up } })).toEqual(['1-2', '3-4', '5+']);
    expect(labels({ modifiers: { down } })).toEqual(['<=2', '3-4', '5-6']);
    expect(labels({ modifiers: { up, down } })).toEqual(['<=2', '3-4', '5+']);
  });

  it('show rows that only a modifier reaches', () => {
    expect(labels({ rows: [0, 1, 7] })).toEqual(['<=0', '1-6', '7+']);
    expect(labels({ rows: [-3, -1, 2] })).toEqual(['<=-2', '-1 to 1', '2-6']);
  });

  it('count a first threshold above the dice as reaching down to them', () => {
    expect(labels({ rows: [2, 4, 6] })).toEqual(['1-3', '4-5', '6']);
  });

  it('are open without dice', () => {
    const { dice, ...still } = base;
    expect(dice).toBeDefined();
    expect(compileChart({ ...still, rows: [0, 6, 8] }).rows.labels).toEqual(['<=5', '6-7', '8+']);
    expect(compileChart({ ...still, rows: [7], cells: [['a']] }).rows.labels).toEqual(['any']);
  });

  it('give a column its own number', () => {
    expect(compileChart(flak).columns.labels).toEqual(['10-19', '20-39', '40+']);
    expect(compileChart(fire).columns.labels).toEqual(['1', '2', '3-4', '5+']);
    expect(compileChart(matrix).columns.labels).toEqual(['D', 'CA', 'BB']);
    expect(compileChart(safeReturn).columns.labels).toEqual(['fate']);
  });

  it('are all different', () => {
    const thresholds = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(thresholds, fc.boolean(), fc.boolean(), (unsorted, withUp, withDown) => {
        const rows = unsorted.sort((a, b) => a - b);
        const modifiers = { ...(withUp && { up }), ...(withDown && { down }) };
        const found = labels({ rows, cells: rows.map((row) => [row]), modifiers });
        expect(new Set(found).size).toBe(rows.length);
      }),
    );
  });
});

describe('a chart that makes no sense', () => {
  const refusals: [string, Partial<Chart>][] = [
    ['Chart "x" has no rows.', { rows: [], cells: [] }],
    ['Chart "x" has no columns.', { columns: [] }],
    ['Chart "x" has the row 3 after 3, but rows must rise.', { rows: [1, 3, 3] }],
    ['Chart "x" has the row 2 after 3, but rows must rise.', { rows: [1, 3, 2] }],
    ['Chart "x", row 2.5 is not a whole number from -10000 to 10000.', { rows: [1, 2.5, 3] }],
    ['Chart "x", row 10001 is not a whole number from -10000 to 10000.', { rows: [1, 2, 10001] }],
    ['Chart "x" is rolled on, so its rows must be numbers.', { rows: ['a', 'b', 'c'] }],
    ['Chart "x" has the column "a" twice.', { columns: ['a', 'b', 'a'] }],
    ['Chart "x" mixes numbers and names in its rows.', { rows: [1, 'two', 3] as unknown as number[] }],
    ['Chart "x" has 2 rows of cells, but 3 rows are named.', { cells: [['a'], ['b']] }],
    ['Chart "x", row 3-4 has 2 cells, but there are 1 columns.', { cells: [['a'], ['b', 'b'], ['c']] }],
    ['Chart "x", row 5-6, column result is 0.5, not an integer.', { cells: [['a'], ['b'], [0.5]] }],
    ['Chart "x" has a result below its first column, but its columns are not numbers.', { below: 'none' }],
    ['Chart "x", modifier "up" is not a whole number.', { modifiers: { up: { ...up, n: 0.5 } } }],
    [
      'Chart "x" cannot be rolled on. dice.count should be a whole number from 1 to 20, but is 0.',
      { dice: { count: 0, sides: 6 } },
    ],
    [
      'Chart "x" cannot be rolled on. dice.sides should be a whole number from 2 to 1000, but is 1.',
      { dice: { count: 1, sides: 1 } },
    ],
    [
      'Chart "x" cannot be rolled on. A die of 20 sides cannot be read as one digit.',
      { dice: { count: 2, sides: 20, read: 'digits' } },
    ],
    [
      'Chart "x" cannot be rolled on. At most 4 dice are read as digits, not 5.',
      { dice: { count: 5, sides: 10, read: 'digits' } },
    ],
    [
      'Chart "x" cannot be rolled on. The ways in which 20 dice of 100 sides can fall are too many to count.',
      { dice: { count: 20, sides: 100 } },
    ],
  ];

  it.each(refusals)('is refused: %s', (sentence, change) => {
    expect(() => compileChart({ ...base, ...change })).toThrow(new ChartError(sentence));
  });
});

describe('what a chart says of its cells', () => {
  it('must hold for its own', () => {
    const cells = [[1], [2], [3]];
    expect(() => compileChart({ ...base, cells, cell: integer({ min: 0, max: 3 }) })).not.toThrow();
    expect(() => compileChart({ ...base, cells, cell: integer({ min: 0, max: 2 }) })).toThrow(
      /^Chart "x", row .+, column .+ should be a whole number from 0 to 2, but is 3\.$/,
    );
    const numbered = { ...flak, cell: oneOf(['none']), cells: flak.cells.map((row) => row.map(() => 'none')) };
    expect(() => compileChart(numbered)).not.toThrow();
    expect(() => compileChart({ ...numbered, below: 'some' })).toThrow('field below should be "none", but is "some"');
  });

  it('is no part of its form in a file', () => {
    expect(check(chartShape, { ...base, cell: integer() }, 'chart')?.problem).toContain('chart.cell is not known');
  });
});

describe('a compiled chart', () => {
  it('shares nothing with the chart, and its results cannot be changed', () => {
    const result = { hits: 1 };
    const source = { ...base, cells: [[result], [[1, [2]]], ['c']] };
    const compiled = compileChart(source);
    result.hits = 9;
    expect(compiled.results).toEqual([{ hits: 1 }, [1, [2]], 'c']);
    expect(() => Object.assign(compiled.results[0] as object, { hits: 2 })).toThrow(TypeError);
    expect(() => ((compiled.results[1] as unknown[])[1] as number[]).push(3)).toThrow(TypeError);
  });
});

describe('the form of a chart in a file', () => {
  it.each([fire, flak, matrix, safeReturn, base])('fits $id', (chart) => {
    expect(check(chartShape, JSON.parse(JSON.stringify(chart)), 'chart')).toBeNull();
  });

  it('refuses a form that is none', () => {
    expect(check(chartShape, { ...base, provenance: 'guessed' }, 'chart')?.problem).toBe(
      'chart.provenance should be one of "printed", "partly printed", "ours", "house", but is "guessed".',
    );
    expect(check(chartShape, { ...base, rows: [1, 'a'] }, 'chart')?.path).toBe('chart.rows');
    expect(check(chartShape, { ...base, dices: 1 }, 'chart')?.problem).toContain(
      'chart.dices is not known: its fields are',
    );
  });
});
