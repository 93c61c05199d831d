import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chart, chartShape, compileChart } from './chart.ts';
import { fire, flak, matrix, safeReturn } from './chartExamples.testing.ts';
import { lookUp, rollOn } from './chartLookup.ts';
import { houseChartsSchema, readHouseCharts } from './houseCharts.ts';
import type { Json, JsonObject } from '../files/json.ts';
import { scripted } from '../chance/scriptedDice.ts';
import { check, text } from '../files/shape.ts';

const charts = [fire, flak, matrix, safeReturn];
const file = (...house: Json[]): JsonObject => ({
  format: 'point-option charts',
  version: 1,
  game: 'philippine-sea',
  charts: house,
});
const read = (json: unknown) => readHouseCharts(json, charts, 'philippine-sea');
const problem = (...house: Json[]) => {
  const reading = read(file(...house));
  return reading.ok ? null : reading.problem;
};
const accepted = (...house: Json[]): Chart[] => {
  const reading = read(file(...house));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.charts;
};

describe('a file of house charts', () => {
  it('changes nothing where it has no chart', () => {
    expect(accepted()).toEqual(charts);
  });

  it('replaces a chart and leaves the others and the order alone', () => {
    const cells = fire.cells.map((row) => row.map(() => 7));
    const [newFire, ...others] = accepted({ id: 'fire', cells, note: 'Our table' });
    expect(newFire).toEqual({ ...fire, cells, note: 'Our table', provenance: 'house' });
    expect(others).toEqual(charts.slice(1));
    expect(rollOn(compileChart(newFire as Chart), scripted([1]), { column: 1 })).toBe(7);
  });

  it('marks a chart as house whatever it calls itself', () => {
    expect(accepted({ id: 'fire', provenance: 'printed' })[0]?.provenance).toBe('house');
  });

  it('may have other thresholds and dice, with cells to fit', () => {
    const house = {
      id: 'fire',
      dice: { count: 2, sides: 6 },
      rows: [2, 7],
      columns: [1, 4],
      cells: [
        [0, 1],
        [2, 30],
      ],
    };
    const chart = compileChart(accepted(house)[0] as Chart);
    expect(rollOn(chart, scripted([3, 4]), { column: 9 })).toBe(30);
  });

  it('may put names in another order', () => {
    const house = {
      id: 'matrix',
      columns: ['BB', 'D', 'CA'],
      cells: [
        [2, 0, 2],
        [0, null, -2],
      ],
    };
    const chart = compileChart(accepted(house)[2] as Chart);
    expect(lookUp(chart, 'battleship', 'CA')).toBe(-2);
  });

  it('changes a modifier and keeps the words and the others', () => {
    const [chart] = accepted({ id: 'fire', modifiers: { range: { n: -2 }, escorts: { n: 0, title: 'No matter' } } });
    expect(chart?.modifiers).toEqual({
      escorts: { n: 0, rule: '5.2', title: 'No matter' },
      take_off: fire.modifiers?.['take_off'],
      range: { n: -2, rule: '5.4', title: 'For each hex' },
    });
  });

  it('shares nothing with the game or the file', () => {
    const before = structuredClone(charts);
    const house = { id: 'fire', columns: [1, 2, 3, 4], modifiers: { range: { n: 5 } } };
    const houseBefore = structuredClone(house);
    const chart = accepted(house)[0] as Chart;
    (chart.columns as number[]).fill(9);
    (chart.rows as number[]).fill(9);
    for (const row of chart.cells) row.fill(9);
    for (const modifier of Object.values(chart.modifiers ?? {})) modifier.n = 9;
    expect(charts).toEqual(before);
    expect(house).toEqual(houseBefore);
  });
});

describe('a faulty file is refused in one sentence', () => {
  const gameless = { format: 'point-option charts', version: 1, charts: [] };
  it.each<[unknown, string]>([
    [null, 'file should be an object, but is null.'],
    [gameless, 'file.game is missing: it should be a text that is not empty.'],
    [{ ...file(), format: 'charts' }, 'file.format should be "point-option charts", but is "charts".'],
    [{ ...file(), version: 2 }, 'file.version should be 1, but is 2.'],
    [{ ...file(), chart: [] }, 'file.chart is not known: its fields are $schema, format, version, game, note, charts.'],
    [{ ...file(), game: 'marianas' }, 'This file has charts for the game "marianas", not for "philippine-sea".'],
    [{ ...file(), charts: {} }, 'file.charts should be a list, but is {}.'],
    [file(5), 'file.charts[0] should be an object, but is 5.'],
    [file({}), 'file.charts[0].id is missing: it should be a text that is not empty.'],
  ])('%j', (json, sentence) => {
    expect(read(json)).toEqual({ ok: false, problem: sentence });
  });

  const row = fire.cells[0] as Json[];
  it.each<[JsonObject, string]>([
    [
      { id: 'fog' },
      'Chart "fog" is not known in the game "philippine-sea": it has "fire", "flak", "matrix", "safe return".',
    ],
    [{ id: 'constructor' }, 'Chart "constructor" is not known'],
    [{ id: 'fire', column: [1] }, 'Chart "fire", field column is not known: its fields are id, title,'],
    [{ id: 'fire', cells: 3 }, 'Chart "fire", field cells should be a list, but is 3.'],
    [{ id: 'fire', cells: [row, 3] }, 'Chart "fire", field cells[1] should be a list, but is 3.'],
    [{ id: 'fire', cells: [row] }, 'Chart "fire" has 1 rows of cells, but 5 rows are named.'],
    [{ id: 'fire', rows: [1, 2] }, 'Chart "fire" has 5 rows of cells, but 2 rows are named.'],
    [{ id: 'fire', cells: fire.cells.with(2, [1, 2]) }, 'Chart "fire", row 4-7 has 2 cells, but there are 4 columns.'],
    [
      { id: 'fire', cells: fire.cells.with(4, [0, 1, 'two', 3]) },
      'Chart "fire", row 12+, column 3-4 should be a whole number from 0 to 100, but is "two".',
    ],
    [
      { id: 'fire', cells: fire.cells.with(0, [0, 0.5, 1, 1]) },
      'Chart "fire", row <=0, column 2 is 0.5, not an integer.',
    ],
    [
      { id: 'safe return', cells: [['safe'], ['swimming'], ['lost']] },
      'Chart "safe return", row 81-95, column fate should be one of "safe", "ditched", "lost", but is "swimming".',
    ],
    [{ id: 'safe return', cells: [['safe'], [1], ['lost']] }, 'should be one of "safe", "ditched", "lost", but is 1.'],
    [
      { id: 'flak', cells: flak.cells.with(0, ['none', 'none', { aborted: 1 }]) },
      'Chart "flak", row 2-5, column 40+.lost is missing: it should be a whole number from 0 to 100.',
    ],
    [
      { id: 'flak', cells: flak.cells.with(0, ['none', 'none', 4]) },
      'should be "none" or an object with aborted, lost, but is 4.',
    ],
    [
      { id: 'flak', below: 'nothing' },
      'Chart "flak", field below should be "none" or an object with aborted, lost, but is "nothing".',
    ],
    [
      {
        id: 'matrix',
        cells: [
          [0, 2, 2],
          [null, 17, 0],
        ],
      },
      'row battleship, column CA should be one of 0, 2, null, -2, but is 17.',
    ],
    [
      { id: 'matrix', columns: ['D', 'CA', 'B'] },
      'Chart "matrix", field columns has "B", which is not known: the game has "D", "CA", "BB".',
    ],
    [
      {
        id: 'matrix',
        columns: ['D', 'CA'],
        cells: [
          [0, 2],
          [0, 2],
        ],
      },
      'Chart "matrix", field columns lacks "BB": the game has "D", "CA", "BB".',
    ],
    [
      { id: 'matrix', rows: [1, 2] },
      'Chart "matrix", field rows should be names, as in the game: "destroyer", "battleship".',
    ],
    [
      { id: 'fire', columns: ['a', 'b', 'c', 'd'] },
      'Chart "fire", field columns should be numbers, as in the game: 1, 2, 3, 5.',
    ],
    [{ id: 'fire', columns: [1, 3, 2, 5] }, 'Chart "fire" has the column 2 after 3, but columns must rise.'],
    [{ id: 'fire', rows: [1, 'two'] }, 'Chart "fire", field rows should be a list of whole numbers or a list of texts'],
    [
      { id: 'fire', dice: { count: 1, sides: 'six' } },
      'Chart "fire", field dice.sides should be a whole number from 2 to 1000, but is "six".',
    ],
    [{ id: 'fire', dice: { count: 2, sides: 20, read: 'digits' } }, 'A die of 20 sides cannot be read as one digit.'],
    [{ id: 'matrix', dice: { count: 1, sides: 6 } }, 'Chart "matrix", field dice: this chart is read without dice.'],
    [
      { id: 'fire', modifiers: { dusk: { n: 1 } } },
      'Chart "fire" has no modifier "dusk": it has "escorts", "take_off", "range".',
    ],
    [{ id: 'matrix', modifiers: { dusk: { n: 1 } } }, 'Chart "matrix" has no modifier "dusk": it has none.'],
    [
      { id: 'fire', modifiers: { range: {} } },
      'Chart "fire", field modifiers.range.n is missing: it should be a whole number',
    ],
    [
      { id: 'fire', modifiers: { range: { n: 0.5 } } },
      'Chart "fire", field modifiers.range.n should be a whole number',
    ],
  ])('%j', (house, sentence) => {
    expect(problem(house)).toContain(sentence);
  });

  it('where a chart stands twice', () => {
    expect(problem({ id: 'fire' }, { id: 'flak' }, { id: 'fire' })).toBe('Chart "fire" stands twice in the file.');
  });

  it('at its first fault', () => {
    expect(problem({ id: 'fire', cells: [] }, { id: 'fog' })).toContain('Chart "fire"');
  });
});

describe('whole numbers of a house chart, where the game says nothing of its cells,', () => {
  const numbers = (...cells: Json[]): Chart => ({ ...safeReturn, cells: cells.map((cell) => [cell]) });
  const fault = (own: Chart, cell: Json): string | null => {
    const house = { id: own.id, cells: own.cells.with(1, [cell]) };
    const reading = readHouseCharts(file(house), [own], 'philippine-sea');
    return reading.ok ? null : reading.problem;
  };

  it('are not negative where none of its own is', () => {
    expect(fault(numbers(0, 1, 2), 0)).toBeNull();
    expect(fault(numbers(0, 1, 2), -1)).toBe(
      'Chart "safe return", row 81-95, column fate should be a whole number from 0 to 100, but is -1.',
    );
    expect(fault(numbers(0, -1, 2), -4)).toBeNull();
    expect(fault(numbers(0, -1, 2), -101)).toContain('should be a whole number from -100 to 100');
  });

  it('are not beyond a hundred, or ten times its own', () => {
    expect(fault(numbers(0, 1, 2), 100)).toBeNull();
    expect(fault(numbers(0, 1, 2), 101)).toContain('from 0 to 100, but is 101.');
    expect(fault(numbers(0, 1, 25), 250)).toBeNull();
    expect(fault(numbers(0, -25, 2), 251)).toContain('from -250 to 250, but is 251.');
  });

  it('nor inside lists and objects', () => {
    const pairs = numbers([[1, -3]], [[2, 0]], 'none');
    expect(fault(pairs, [[20, -9]])).toBeNull();
    expect(fault(pairs, [[1000, 50]])).toBe(
      'Chart "safe return", row 81-95, column fate[0][0] should be a whole number from -100 to 100, but is 1000.',
    );
    expect(fault(numbers({ lost: 1 }, {}, {}), { lost: -1 })).toContain('column fate.lost should be a whole number');
  });
});

describe('what a game says of the cells of a chart', () => {
  const waves = text({ pattern: '^[0-9]{1,2}(/[0-9]{1,2})?$', as: 'waves, as "5/4"' });
  const raid: Chart = {
    ...flak,
    id: 'raid',
    cells: flak.cells.map((row) => row.map(() => '6')),
    below: '0',
    cell: waves,
  };
  const reading = (house: JsonObject) => readHouseCharts(file({ id: 'raid', ...house }), [raid], 'philippine-sea');
  const cells = (cell: Json): Json[][] => raid.cells.with(1, ['6', cell, '6']);

  it('lets in what its own chart does not use', () => {
    for (const cell of ['5/4', '19', '0']) expect(reading({ cells: cells(cell) }).ok).toBe(true);
    expect(reading({ below: '1' }).ok).toBe(true);
  });

  it('refuses all else in a sentence with chart, row and column', () => {
    for (const cell of ['5/', '100', '-1', ''])
      expect(reading({ cells: cells(cell) })).toEqual({
        ok: false,
        problem: `Chart "raid", row 6-8, column 20-39 should be waves, as "5/4", but is "${cell}".`,
      });
    expect(reading({ below: 0 })).toEqual({
      ok: false,
      problem: 'Chart "raid", field below should be waves, as "5/4", but is 0.',
    });
  });

  it('is no part of a house chart: not of what is read, nor of what may be given', () => {
    const read = reading({ below: '1' });
    expect(read.ok && read.charts[0]).not.toHaveProperty('cell');
    expect(read.ok && check(chartShape, read.charts[0])).toBeNull();
    expect(raid.cell).toEqual(waves);
    expect(reading({ cell: { kind: 'anyJson' } })).toMatchObject({
      problem: expect.stringContaining('Chart "raid", field cell is not known') as string,
    });
  });

  it('stays with a chart of the game that the file leaves alone', () => {
    const untouched = readHouseCharts(file(), [raid], 'philippine-sea');
    expect(untouched.ok && untouched.charts[0]).toBe(raid);
  });
});

describe('any chart', () => {
  it('can be read back as its own house chart', () => {
    const whole = charts.map((chart) => JSON.parse(JSON.stringify(chart)) as Json);
    expect(accepted(...whole)).toEqual(charts.map((chart) => ({ ...chart, provenance: 'house' })));
  });
});

const schemaFile = new URL('../../house-charts.schema.json', import.meta.url);
// After a change: WRITE_SCHEMA=1 npx vitest run houseCharts, then format the file.
if (process.env['WRITE_SCHEMA']) writeFileSync(schemaFile, JSON.stringify(houseChartsSchema(), null, 2));
const committed = JSON.parse(readFileSync(schemaFile, 'utf8')) as JsonObject;

describe('the JSON Schema', () => {
  const valid = new Ajv2020({ strict: true, allErrors: false }).compile(committed);

  it('is the one that the reader uses', () => {
    expect(committed).toEqual(houseChartsSchema());
  });

  it('accepts every file that the reader accepts', () => {
    expect(valid(file(...charts.map((chart) => JSON.parse(JSON.stringify(chart)) as Json)))).toBe(true);
    expect(
      valid({ $schema: './house-charts.schema.json', ...file({ id: 'fire', modifiers: { range: { n: 1 } } }) }),
    ).toBe(true);
  });

  it('agrees with the reader on every file broken in its structure', () => {
    const whole = () => file(...charts.map((chart) => JSON.parse(JSON.stringify(chart)) as Json));
    const places: string[][] = [];
    const walk = (value: Json, path: string[]): void => {
      // What is inside the cells is a matter of the game, not of structure.
      if (path.at(-1) === 'below' || (path[2] === 'cells' && path.length > 4)) return;
      if (path.length > 0) places.push(path);
      if (typeof value === 'object' && value !== null)
        for (const [k, v] of Object.entries(value)) walk(v, [...path, k]);
    };
    walk(whole(), []);
    const strange = fc.constantFrom<Json | undefined>(
      undefined,
      null,
      'x',
      '',
      5,
      -1,
      1.5,
      true,
      [],
      {},
      [1, 'a'],
      ['a', 'a'],
      [[]],
    );
    let refusals = 0;
    fc.assert(
      fc.property(fc.constantFrom(...places), strange, fc.boolean(), (path, value, extra) => {
        const broken = whole();
        let parent = broken as Record<string, Json>;
        for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, Json>;
        const key = path.at(-1) as string;
        if (value !== undefined) parent[extra && !Array.isArray(parent) ? `${key}?` : key] = value;
        else if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
        const reading = read(broken);
        if (reading.ok) expect(valid(broken)).toBe(true);
        if (!valid(broken)) {
          refusals++;
          expect(reading.ok).toBe(false);
        } else if (!reading.ok) {
          // Sound in its structure: then only the game can refuse it.
          expect(reading.problem).toMatch(/^(Chart "|This file has charts for the game)/);
          expect(reading.problem).not.toMatch(/is missing|should be an object|is not known: its fields/);
        }
      }),
      { numRuns: 2000 },
    );
    expect(refusals).toBeGreaterThan(300);
  });
});
