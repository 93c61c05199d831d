import { adjudicate, type Json, type JsonObject, readHouseCharts } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from '../adjudications.ts';
import { charts } from '../data/charts.ts';
import { philippineSea } from '../index.ts';

const ours = (id: string) => {
  const found = charts.find((chart) => chart.id === id);
  if (!found) throw new Error(id);
  return found;
};
const read = (chart: JsonObject) =>
  readHouseCharts(
    { format: 'point-option charts', version: 1, game: 'philippine-sea', charts: [chart] },
    charts,
    'philippine-sea',
  );
/** What is wrong with a house chart that has this in its last cell. */
function problem(id: string, cell: Json): string | null {
  const { cells } = ours(id);
  const last = cells.at(-1) as Json[];
  const reading = read({ id, cells: [...cells.slice(0, -1), [...last.slice(0, -1), cell]] });
  return reading.ok ? null : reading.problem;
}

describe('level 3 by a house chart', () => {
  const id = 'level 2 to 3, 1-2 Carriers';

  test('rule 7.37: a section is read by the names of its columns, wherever they stand', () => {
    const { columns, cells } = ours(id);
    const turned = read({
      id,
      columns: [...columns].reverse(),
      cells: cells.map((row) => row.toReversed()),
    });
    if (!turned.ok) throw new Error(turned.problem);
    for (const knownAirStrength of [null, 0, 5, 6, 7, 8, 10, 11, 40])
      for (const die of [1, 5, 10]) {
        const by = (all: typeof charts): Json =>
          adjudicate(
            philippineSea,
            adjudications,
            'l2ToL3Carrier',
            { l2Chit: '1-2 Carriers', knownAirStrength },
            [die],
            all,
          ).result;
        expect(by(turned.charts)).toEqual(by(charts));
      }
  });

  test('rule 7.37: its columns keep their names', () => {
    const columns = ['4 or less', 'Unknown or 5-7', '8-10', '11+'];
    expect(read({ id, columns })).toMatchObject({ ok: false });
  });
});

describe('what a house chart may say', () => {
  test.each<[string, Json]>([
    ['strength by value', '5/4'],
    ['strength known', '30/20'],
    ['strength unknown', '19'],
    ['anti-aircraft', '0/2'],
    ['level 2 to 3, 3-4 Carriers', '4/0'],
    ['level 3 to 4', '5/3'],
    ['surface force', '2BB+CA2-'],
    ['attack rolls', [[12, 2]]],
    ['attack rolls', []],
    ['deck limits', 4],
    ['submarine hits', 6],
    ['submarine hits', 'destroyed'],
    ['japanese submarine, again', '4, fire'],
    ['known strength', 7],
    ['strength shift', -3],
  ])('%s: %j', (id, cell) => {
    expect(problem(id, cell)).toBeNull();
  });

  test.each<[string, Json, string]>([
    ['strength by value', '5/4/3', 'row 10, column 40+ should be the points of a raid, as "9", or of its two waves'],
    ['strength by value', 'many', 'row 10, column 40+ should be the points of a raid'],
    ['strength unknown', '100', 'row 10, column 4+ Carriers should be the points of a raid'],
    ['anti-aircraft', '10/0', 'row 10, column 180+ should be the aborted and the eliminated, as "1/0"'],
    ['level 2 to 3, 3-4 Carriers', '9/9', 'row 10+, column 25+ should be one of "0/1", "0/2"'],
    ['level 3 to 4', '2', 'should be fleet carriers and light carriers, as "2/1", but is "2".'],
    ['surface force', '0BB+CA', 'should be DD, CA, CA2+ or CA2-'],
    ['attack rolls', [[1000, 50]], 'row rolls, column 75+[0][0] should be a whole number from -12 to 20, but is 1000.'],
    ['attack rolls', [[1]], 'row rolls, column 75+[0] should have 2 items, but has 1.'],
    ['deck limits', -4, 'row CVL heavy, column aboard should be a whole number from 0 to 12, but is -4.'],
    ['american damage', 0, 'should be a whole number from 1 to 40'],
    ['american damage', 14, 'row BB 22, column sunk should not be less than 15 in column crippled, but is 14.'],
    ['victory others', 0, 'should be a whole number from 1 to 100'],
    ['submarine hits, again', 'again', 'should be a whole number from 0 to 20 or "destroyed"'],
    ['japanese submarine, again', 'fire', 'should be a number of hits, as "3" or "3, fire", or "sunk"'],
    ['fire spread', '+2', 'should be one of "out", "-1"'],
  ])('but not %s: %j', (id, cell, sentence) => {
    expect(problem(id, cell)).toContain(`Chart "${id}", ${sentence.startsWith('should') ? '' : sentence}`);
    expect(problem(id, cell)).toContain(sentence);
  });
});
