import { describe, expect, it } from 'vitest';
import { type Adjudication, adjudicable, adjudicate, checkFixtures, fixtureShape } from './adjudicate.ts';
import type { Chart } from '../charts/chart.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from '../files/json.ts';
import { BadInput } from './refusal.ts';
import { check, fields } from '../files/shape.ts';
import { adjudications, tinyDuel } from '../testing/duel.ts';
import { clash } from '../testing/duelState.ts';

const duel = tinyDuel as Game;
const house: Chart = { ...clash, provenance: 'house', cells: clash.cells.map((row) => row.map(() => 'loot')) };
const charts = [house, ...tinyDuel.charts.slice(1)];

describe('adjudicate', () => {
  it('lists the procedures and the charts, each once', () => {
    expect(adjudicable(duel, adjudications)).toEqual(['two clashes', 'clash', 'worth']);
    const both = { clash: adjudications['two clashes']! };
    expect(adjudicable(duel, both)).toEqual(['clash', 'worth']);
  });

  it('resolves a procedure with the dice in order, and explains each roll', () => {
    const { result, explain } = adjudicate(duel, adjudications, 'two clashes', { reach: 4 }, [3, 4]);
    expect(result).toEqual({ first: 'nothing', second: 'loot', reach: 4 });
    expect(explain).toMatchObject([
      { purpose: 'chart.clash', dice: [3], result: 'nothing', chart: { column: 'even', row: '3-4' } },
      { purpose: 'chart.clash', dice: [4], result: 'loot', chart: { column: 'ahead' } },
    ]);
  });

  it('resolves a chart with dice, its column and modifiers, and one without by its row', () => {
    expect(adjudicate(duel, adjudications, 'clash', { column: 'even' }, [4]).result).toBe('nothing');
    const modified = adjudicate(duel, adjudications, 'clash', { column: 'even', modifiers: ['scouted'] }, [4]);
    expect(modified).toMatchObject({ result: 'loot', explain: [{ chart: { natural: 4, modified: 5 } }] });
    expect(
      adjudicate(duel, adjudications, 'clash', { column: 'even', modifiers: [['scouted', 2], false] }, [3]).result,
    ).toBe('loot');
    expect(adjudicate(duel, adjudications, 'worth', { row: 'hill' }, [])).toMatchObject({
      result: 3,
      explain: [{ row: 'hill', dice: [] }],
    });
  });

  it('explains a chart that a procedure reads without dice too', () => {
    const peek: Adjudication = {
      rule: '1',
      given: fields({}),
      run: (g) => [g.look('worth', 'hill'), g.roll('clash', { column: 'even' })],
    };
    const { result, explain } = adjudicate(duel, { peek }, 'peek', {}, [3]);
    expect(result).toEqual([3, 'nothing']);
    expect(explain).toMatchObject([{ chart: 'worth', row: 'hill' }, { purpose: 'chart.clash' }]);
  });

  it('reads the charts of the house where they are given', () => {
    expect(adjudicate(duel, adjudications, 'clash', { column: 'even' }, [1], charts)).toMatchObject({
      result: 'loot',
      explain: [{ chart: { provenance: 'house' } }],
    });
    expect(adjudicate(duel, adjudications, 'two clashes', { reach: 1 }, [1, 1], charts).result).toMatchObject({
      first: 'loot',
    });
  });

  const unknown = (name: string) => `duel cannot adjudicate "${name}"; it can two clashes, clash or worth.`;
  it.each<[string, string, Json, number[], string | RegExp]>([
    ['an unknown name', 'raid', {}, [], unknown('raid')],
    ['a name every object has', 'constructor', {}, [], unknown('constructor')],
    ['__proto__', '__proto__', {}, [], unknown('__proto__')],
    [
      'an unknown field',
      'clash',
      { column: 'even', row: 2 },
      [1],
      /^given\.row is not known: its fields are column, modifiers\.$/,
    ],
    [
      'a missing field',
      'two clashes',
      {},
      [1, 2],
      /^given\.reach is missing: it should be a whole number, at least 1\.$/,
    ],
    [
      'a bad field',
      'two clashes',
      { reach: 'far' },
      [1, 2],
      /^given\.reach should be a whole number, at least 1, but is "far"\.$/,
    ],
    [
      'an unknown column',
      'clash',
      { column: 'odd' },
      [1],
      /^given\.column should be one of "even", "ahead", but is "odd"\.$/,
    ],
    ['no column', 'clash', {}, [1], /^given\.column is missing/],
    [
      'an unknown row',
      'worth',
      { row: 'moon' },
      [],
      /^given\.row should be one of "ford", "hill", "wood", but is "moon"\.$/,
    ],
    [
      'an unknown modifier',
      'clash',
      { column: 'even', modifiers: ['lucky'] },
      [1],
      /^duel: "clash": Chart "clash" has no modifier "lucky": it has "scouted"\.$/,
    ],
    [
      'a modifier that is no name',
      'clash',
      { column: 'even', modifiers: [5] },
      [1],
      /^duel: "clash": Chart "clash" has no modifier/,
    ],
    ['a list', 'clash', [], [1], /^given should be an object, but is \[\]\.$/],
    ['nothing', 'clash', null, [1], /^given should be an object, but is null\.$/],
    ['a die left over', 'clash', { column: 'even' }, [1, 2, 3], 'duel: "clash" left 2 of 3 dice unused.'],
    [
      'a die where none is rolled',
      'worth',
      { row: 'hill' },
      [1],
      /^duel: "worth" left 1 of 1 dice unused: none is rolled here, and the result is .*\.$/,
    ],
    [
      'a die missing',
      'two clashes',
      { reach: 1 },
      [4],
      'duel: "two clashes" needs another die of 6 sides; 1 was given.',
    ],
    ['all dice missing', 'clash', { column: 'even' }, [], 'duel: "clash" needs another die of 6 sides; 0 were given.'],
    [
      'a face no die has',
      'clash',
      { column: 'even' },
      [9],
      'duel: "clash": A die of 6 sides has no face 9: die 1 of 1.',
    ],
    ['half a face', 'clash', { column: 'even' }, [1.5], /has no face 1\.5/],
  ])('refuses %s with a sentence', (_what, name, given, faces, sentence) => {
    const resolve = () => adjudicate(duel, adjudications, name, given, faces);
    expect(resolve).toThrow(BadInput);
    expect(resolve).toThrow(sentence);
  });

  it('leaves a fault of the rules themselves to be seen as one', () => {
    const broken = { rule: '1', given: { kind: 'anyJson' as const }, run: () => fail() };
    expect(() => adjudicate(duel, { broken }, 'broken', {}, [])).toThrow(new TypeError('broken rules'));
  });
});

function fail(): never {
  throw new TypeError('broken rules');
}

const REACH: Json = { reach: 4 };

describe('checkFixtures', () => {
  const fixture = (id: string, expected: unknown, dice = [3, 4], procedure = 'two clashes', given: Json = REACH) => ({
    id,
    procedure,
    given,
    dice,
    expect: expected as JsonObject,
  });

  it('compares the keys that are expected, and no others', () => {
    const report = checkFixtures(duel, adjudications, [
      fixture('all', { first: 'nothing', second: 'loot', reach: 4 }),
      fixture('some', { second: 'loot' }),
      fixture('wrong', { second: 'nothing' }),
      fixture('absent', { third: 'loot' }),
      fixture('inherited', JSON.parse('{"__proto__":{}}')),
    ]);
    expect(report).toMatchObject({ passed: 2, failed: 3 });
    expect(report.failures.map(({ id }) => id)).toEqual(['wrong', 'absent', 'inherited']);
    expect(report.failures[0]).toEqual({
      id: 'wrong',
      expected: { second: 'nothing' },
      got: { first: 'nothing', second: 'loot', reach: 4 },
    });
  });

  it('takes a bare result for the result', () => {
    const cell = (id: string, expected: unknown) => fixture(id, expected, [6], 'clash', { column: 'even' });
    expect(checkFixtures(duel, adjudications, [cell('a', { result: 'loot' }), cell('b', 'loot')]).failed).toBe(0);
    const bad = [
      cell('c', { result: 'nothing' }),
      cell('d', 'nothing'),
      cell('e', 5),
      cell('f', null),
      cell('g', ['loot']),
    ];
    expect(checkFixtures(duel, adjudications, bad).failed).toBe(5);
  });

  it('fails what cannot be resolved with its sentence, whatever was expected', () => {
    const report = checkFixtures(duel, adjudications, [
      fixture('unused', {}, [1, 2, 3]),
      fixture('missing', {}, [1]),
      fixture('unknown', {}, [], 'raid'),
      fixture('expected', { result: 'duel: "clash" left 1 of 1 dice unused.' }, [1, 2], 'clash', { column: 'even' }),
    ]);
    expect(report).toMatchObject({ passed: 0, failed: 4 });
    expect(report.failures[0]?.got).toBe('duel: "two clashes" left 1 of 3 dice unused.');
  });

  it('uses the charts of the house where they are given', () => {
    const fixtures = [fixture('house', { first: 'loot' }, [1, 1])];
    expect(checkFixtures(duel, adjudications, fixtures).failed).toBe(1);
    expect(checkFixtures(duel, adjudications, fixtures, charts).failed).toBe(0);
  });

  it('has a shape to check a file of them by', () => {
    expect(check(fixtureShape, [{ ...fixture('a', {}), rule: '1', note: 'n' }])).toBeNull();
    expect(check(fixtureShape, [{ id: 'a' }], 'file')?.problem).toBe(
      'file[0].procedure is missing: it should be a text.',
    );
  });
});
