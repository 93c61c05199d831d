import { adjudicate, type Chart, type Game, type JsonObject, readHouseCharts } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from '../adjudications.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { type Battle, type Force, SHIP_SUNK } from '../data/state.ts';
import { charts } from '../data/charts.ts';
import { philippineSea } from '../index.ts';
import { knownStrength, mustForce, unavailable } from './forces.ts';
import {
  airValue,
  composeRaid,
  knownColumn,
  reduceWaves,
  rollGuamStrength,
  rollStrength,
  splitWaves,
  strengthBasis,
  takeLossesAlong,
} from './raidStrength.ts';
import { fly } from './raids.testing.ts';
import { data, done, events, given, place } from './testing.ts';

const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const CARRIER: Partial<Force> = { kind: 'carrier', level: 4 };
const at =
  (change: Partial<Force>, ships: readonly string[] = [], more?: (battle: Battle, force: Force) => void) =>
  (battle: Battle): void => {
    const force = place(battle, '1120', ships, { ...CARRIER, ...change });
    more?.(battle, force);
  };
const boxes = (turnaround: number[], all = 0, lost = 0): Pick<Force, 'air'> => ({ air: { turnaround, all, lost } });

/** Our charts with this one in its place. */
function house(chart: JsonObject): readonly Chart[] {
  const file = { format: 'point-option charts', version: 1, game: 'philippine-sea', charts: [chart] };
  const reading = readHouseCharts(file, charts, 'philippine-sea');
  if (!reading.ok) throw new Error(reading.problem);
  return reading.charts;
}

/** The waves that force 0 sends at that range with this die. */
const waves = (die: number[], range: number, change: (battle: Battle) => void, inPlay = 0): number[] =>
  given(die, (g) => rollStrength(g, mustForce(g.state, 0), range, inPlay), { change });

describe('the air value of a force', () => {
  const third = ['Shokaku', 'Zuikaku', 'Chitose'];
  const hit = (hits: number[], lost: number) =>
    at(boxes([0, 0, 0, 0, 0], 0, lost), third, (battle) => void (battle.japaneseHits[ship('Zuikaku')] = hits));
  const value = (change: (battle: Battle) => void) => given([], (g) => airValue(g, mustForce(g.state, 0)), { change });

  test('rules 9.26, 12.22, 12.23: of level 4 the sum of its carriers; hits of this turn and the last do not count', () => {
    expect(value(hit([5, 0, 0], 0))).toEqual({ value: 24, lost: 0 });
    expect(value(hit([0, 5, 0], 3))).toEqual({ value: 24, lost: 3 });
  });
  test('rules 12.23, 12.24: light damage costs a point for each permanent hit, heavy damage all and a share of the losses', () => {
    expect(value(hit([0, 0, 3], 10))).toEqual({ value: 21, lost: 10 });
    expect(value(hit([0, 0, 4], 10))).toEqual({ value: 14, lost: 6 });
    expect(value(hit([0, 0, 5], 10))).toEqual({ value: 14, lost: 6 });
    // Two fifths of nine, rounded down.
    expect(value(hit([0, 0, 5], 9))).toEqual({ value: 14, lost: 6 });
  });
  test('rule 12.24: a light carrier counts half as much when losses are shared out', () => {
    const change = at(boxes([0, 0, 0, 0, 0], 0, 10), third, (battle) => {
      battle.japaneseHits[ship('Chitose')] = [0, 0, 4];
    });
    expect(value(change)).toEqual({ value: 20, lost: 8 });
  });
  test('rule 12.24: a carrier left behind counts on with its force, one that sinks takes its losses along', () => {
    const left = at(boxes([0, 0, 0, 0, 0], 0, 10), ['Shokaku', 'Chitose'], (battle, force) => {
      battle.wrecks.push({ ship: ship('Zuikaku'), hex: force.hex, of: force.id });
      battle.japaneseHits[ship('Zuikaku')] = [0, 0, 6];
    });
    expect(value(left)).toEqual({ value: 14, lost: 6 });
    const sunk = done(
      ({ state }) => {
        const force = mustForce(state, 0);
        takeLossesAlong(state, force, ship('Zuikaku'));
        takeLossesAlong(state, force, ship('Taiho'));
      },
      { change: hit([0, 0, 8], 10) },
    );
    expect(data(sunk).forces[0]?.air.lost).toBe(6);
    expect(data(sunk).lostNaval).toBe(4);
    const stillListed = at(boxes([0, 0, 0, 0, 0], 0, 10), third, (battle) => {
      battle.japanese[ship('Zuikaku')] = SHIP_SUNK;
    });
    expect(value(stillListed)).toEqual({ value: 14, lost: 6 });
  });
  test('rules 9.25, 12.23: of level 3 the number on its chit less permanent hits', () => {
    const three = (hits: number[], lost: number) =>
      at({ level: 3, chit: '2/1', hits, ...boxes([0, 0, 0, 0, 0], 0, lost) });
    expect(value(three([0, 0, 0], 2))).toEqual({ value: 23, lost: 2 });
    expect(value(three([9, 9, 4], 2))).toEqual({ value: 19, lost: 2 });
    expect(value(three([0, 0, 30], 0))).toEqual({ value: 0, lost: 0 });
    expect(value(at({ level: 3, chit: 'Kido Butai' })).value).toBe(55);
  });
});

describe('what the strength of a raid is read by', () => {
  const basis = (change: (battle: Battle) => void) =>
    given([], (g) => strengthBasis(g, mustForce(g.state, 0)), { change });

  test('rules 10.1D, 9.24: every point on the display counts as known, none at all is unknown', () => {
    const change = at({ level: 2, chit: '2-3 Carriers', ...boxes([1, 2, 0, 3, 0], 4, 5) }, [], (battle, force) => {
      fly(battle, { owner: force.id, points: 6 });
    });
    expect(basis(change)).toEqual({ by: 'known', strength: 21, chit: '2-3 Carriers' });
    expect(basis(at({ level: 1, chit: 'Carrier' }))).toEqual({ by: 'unknown', chit: 'Carrier' });
  });
  test('rules 9.241, 12.23: permanent hits lower it for raids only', () => {
    const change = at({ level: 2, chit: '1-2 Carriers', hits: [1, 1, 3], ...boxes([0, 0, 0, 0, 0], 8) });
    expect(basis(change)).toEqual({ by: 'known', strength: 5, chit: '1-2 Carriers' });
    const known = given([], ({ state }) => knownStrength(state, mustForce(state, 0)), { change });
    expect(known).toBe(8);
  });
  test('rules 10.1D, 9.25, 9.26: of levels 3 and 4 the air value counts, not the points on the display', () => {
    expect(basis(at({ level: 3, chit: '1/1', ...boxes([0, 0, 0, 0, 0], 40) }))).toEqual({
      by: 'value',
      value: 14,
      lost: 0,
    });
    expect(basis(at({}, ['Taiho', 'Ryuho']))).toEqual({ by: 'value', value: 13, lost: 0 });
  });
  test('rule 10.1D: the fifth lesson lays it down: more for the first carrier force than for the others', () => {
    const lesson = (first: Partial<Force>, second: Partial<Force> | null) => (battle: Battle) => {
      battle.rules.raids = 'simple';
      battle.rules.strengths = [14, 10];
      place(battle, '1120', [], first);
      if (second) place(battle, '1220', [], second);
    };
    const two = { kind: 'carrier', level: 2, chit: '4+ Carriers' } as const;
    expect(basis(lesson({ ...two, level: 1, chit: 'Carrier' }, null))).toEqual({
      by: 'known',
      strength: 14,
      chit: 'Carrier',
    });
    expect(basis(lesson({ ...two, butai: true, marker: '1' }, null))).toMatchObject({ strength: 14 });
    expect(basis(lesson(two, { butai: true, marker: '1' }))).toMatchObject({ strength: 10, chit: 'Carrier' });
    expect(basis(lesson({ ...two, butai: true, marker: '2' }, { butai: true, marker: '1' }))).toMatchObject({
      strength: 10,
    });
  });
});

describe('waves', () => {
  test('rule 10.1E: a stroke makes two waves, one where a raid is out already', () => {
    expect(splitWaves('5/4', 0, false)).toEqual([5, 4]);
    expect(splitWaves('5/4', 1, false)).toEqual([9]);
    expect(splitWaves('5', 1, false)).toEqual([5]);
  });
  test('rule 11.26: from Guam there is one wave', () => {
    expect(splitWaves('5/4', 0, true)).toEqual([9]);
  });
  test('rule 10.1F: the second wave is reduced; with three points or fewer it flies with the first', () => {
    expect(reduceWaves([8, 5], 0)).toEqual([8, 5]);
    expect(reduceWaves([8, 5], 1)).toEqual([8, 4]);
    expect(reduceWaves([8, 5], 2)).toEqual([11]);
    expect(reduceWaves([8, 5], 7)).toEqual([6]);
    expect(reduceWaves([8], 3)).toEqual([5]);
  });
});

describe('the strength of a raid', () => {
  test('rule 10.1E: nothing is known: by the chit', () => {
    expect(waves([7], 8, at({ level: 1, chit: 'Carrier' }))).toEqual([8, 5]);
    expect(waves([1], 8, at({ level: 2, chit: '1-2 Carriers' }))).toEqual([2]);
    expect(waves([10], 8, at({ level: 2, chit: 'Kido Butai' }))).toEqual([15, 12]);
    expect(waves([10], 8, at({ level: 2, chit: '4+ Carriers' }), 1)).toEqual([27]);
  });
  test('rule 10.1E: the column of the known strength is the highest not above it, shifted by the chit', () => {
    const column = (strength: number, chit: string): number => {
      const match = done((g) => void g.roll('strength known', knownColumn(g, strength, chit)), { dice: [1] });
      return Number.parseInt(events(match, 'kernel.roll')[0]?.roll?.chart?.column ?? '', 10);
    };
    expect([1, 2, 3, 4, 13, 14, 29, 30, 99].map((n) => column(n, '2-3 Carriers'))).toEqual([
      2, 2, 2, 4, 12, 14, 26, 30, 30,
    ]);
    expect(
      ['Carrier', '1-2 Carriers', '2-3 Carriers', '3-4 Carriers', '4+ Carriers', 'Kido Butai'].map((chit) =>
        column(10, chit),
      ),
    ).toEqual([10, 8, 10, 12, 14, 14]);
    expect(column(-3, '1-2 Carriers')).toBe(2);
    expect(column(30, '4+ Carriers')).toBe(30);
  });
  test('rule 10.1E: a shift counts the columns of a house chart', () => {
    const own = charts.find(({ id }) => id === 'strength known');
    const columns = [5, 10, 20, 30];
    const cells = own?.rows.map(() => ['5', '10', '5/4', '19']) as string[][];
    const known = (availableAll: number, chit: string): unknown =>
      adjudicate(
        philippineSea as Game,
        adjudications,
        'airRaidStrengthKnown',
        { chit, availableAll },
        [1],
        house({ id: 'strength known', columns, cells }),
      ).explain.flatMap((read) => ('chart' in read && typeof read.chart === 'object' ? [read.chart] : []))[0];
    expect(known(12, '2-3 Carriers')).toMatchObject({ column: '10-19', result: '10', provenance: 'house' });
    expect(known(12, '3-4 Carriers')).toMatchObject({ column: '20-29', shift: 1, result: '5/4' });
    expect(known(12, '4+ Carriers')).toMatchObject({ column: '30+', shift: 2, clamped: false, result: '19' });
    expect(known(25, '4+ Carriers')).toMatchObject({ column: '30+', shift: 2, clamped: true });
  });
  test('rules 10.1E, 10.1F, 2.23: known strength, less what is lost, in the air, in servicing or out of range', () => {
    const known = boxes([0, 0, 0, 0, 0], 14);
    expect(waves([6], 10, at({ level: 2, chit: '2-3 Carriers', ...known }))).toEqual([7, 4]);
    // 14 known, 5 of them not available: five points fewer; three at two hexes.
    const short = boxes([1, 1, 1, 1, 0], 9, 1);
    expect(waves([6], 10, at({ level: 2, chit: '2-3 Carriers', ...short }))).toEqual([6]);
    expect(waves([6], 2, at({ level: 2, chit: '2-3 Carriers', ...short }))).toEqual([8]);
  });
  test('rule 10.1F: the reduction is read by the points that are missing and by the strength at first', () => {
    const read: unknown[] = [];
    given(
      [6],
      (g) => {
        const look: typeof g.look = (chart, row, column) => {
          if (chart === 'strength reduction') read.push([row, column]);
          return g.look(chart, row, column);
        };
        rollStrength({ ...g, state: g.state, roll: g.roll.bind(g), look }, mustForce(g.state, 0), 10, 0);
      },
      { change: at({ level: 2, chit: '2-3 Carriers', ...boxes([1, 1, 1, 1, 0], 9, 1) }) },
    );
    // Five of 14 are missing, and 7/4 are eleven.
    expect(read).toEqual([[5, 11]]);
  });
  test('rule 10.1F: with points in raid boxes, out or returning, a raid is weaker', () => {
    const change = at({ level: 2, chit: '2-3 Carriers', ...boxes([0, 0, 0, 0, 0], 10) }, [], (battle, force) => {
      fly(battle, { owner: force.id, points: 2 });
      fly(battle, { owner: force.id, points: 2, returning: 1 });
    });
    // 14 known, 4 of them flying: four points fewer than 11, and one wave.
    expect(waves([6], 10, change, 1)).toEqual([7]);
  });
  test('rules 10.1F, 9.12: which boxes are too near for the range', () => {
    const away = (range: number) =>
      given([], ({ state }) => unavailable(state, mustForce(state, 0), range), {
        change: at(boxes([1, 2, 4, 8, 16], 32)),
      });
    expect([0, 3, 4, 5, 7, 8, 9, 11, 12].map(away)).toEqual([3, 3, 7, 7, 7, 15, 15, 15, 31]);
  });
  test('rules 10.1E, 10.1F, 12.24: by air value, with the losses that still count, and never more than there are', () => {
    expect(waves([5], 10, at({}, ['Shokaku', 'Zuikaku', 'Chitose']))).toEqual([9, 5]);
    const hit = at(boxes([0, 0, 0, 0, 0], 0, 10), ['Shokaku', 'Zuikaku', 'Chitose'], (battle) => {
      battle.japaneseHits[ship('Zuikaku')] = [0, 0, 5];
    });
    // Value 14, 6 lost: 8 less 6.
    expect(waves([5], 10, hit)).toEqual([2]);
    // Value 9, 7 lost: 5 less 7 is no raid.
    expect(waves([5], 10, at(boxes([0, 0, 0, 0, 0], 0, 7), ['Taiho']))).toEqual([]);
    // Value 10, 5 lost: 8 less 5; with 7 lost it is one.
    expect(waves([10], 10, at(boxes([0, 0, 0, 0, 0], 0, 5), ['Shokaku']))).toEqual([3]);
    expect(waves([10], 10, at(boxes([0, 0, 0, 0, 0], 0, 7), ['Shokaku']))).toEqual([]);
    // By a house chart of half the points, 8 less 4 would be more than the two that are left of 10.
    const own = charts.find(({ id }) => id === 'strength reduction');
    const cells = own?.rows.map((points) => own.columns.map(() => Math.floor(Number(points) / 2))) as number[][];
    const half = house({ id: 'strength reduction', cells });
    const sent = (lost: number): unknown =>
      adjudicate(
        philippineSea,
        adjudications,
        'airRaidStrengthByValue',
        { carriers: [{ name: 'Shokaku' }], lost },
        [10],
        half,
      ).result;
    expect(sent(4)).toMatchObject({ result: '8', waves: [6] });
    expect(sent(8)).toMatchObject({ result: '8', waves: [2] });
    expect(sent(9)).toMatchObject({ waves: [] });
  });
  test('rules 10.1E, 9.25: an air value below three launches nothing, and no die is rolled', () => {
    expect(waves([], 10, at({ level: 3, chit: '0/1', hits: [0, 0, 3] }))).toEqual([]);
    expect(waves([1], 10, at({ level: 3, chit: '0/1', hits: [0, 0, 2] }))).toEqual([2]);
  });
  test('rule 10.1F: the fifth lesson leaves the reduction out', () => {
    const change = (battle: Battle): void => {
      at({ level: 2, chit: '4+ Carriers', ...boxes([0, 0, 0, 0, 0], 0, 12) })(battle);
      battle.rules.raids = 'simple';
      battle.rules.strengths = [14, 10];
    };
    expect(waves([6], 8, change)).toEqual([7, 4]);
  });
  test('rule 10.1: nobody sees the die of a raid that may not come', () => {
    const change = at({ level: 1, chit: 'Carrier' });
    const match = done((g) => void rollStrength(g, mustForce(g.state, 0), 8, 0), { change, dice: [7] });
    expect(events(match, 'kernel.roll').map(({ to }) => to)).toEqual([[]]);
    const taught = done((g) => void rollStrength(g, mustForce(g.state, 0), 8, 0), {
      change,
      dice: [7],
      options: { teaching: true },
    });
    expect(events(taught, 'kernel.roll').map(({ to }) => to)).toEqual(['all']);
  });
  test('rules 2.41, 2.5: what a modified roll or a strength has beyond the chart is read at its end, and all dice have ten faces', () => {
    expect(waves([10], 8, at({ level: 2, chit: '2-3 Carriers', ...boxes([0, 0, 0, 0, 0], 99) }))).toEqual([24, 15]);
    for (const { dice } of charts) if (dice) expect(dice).toMatchObject({ count: 1, sides: 10 });
    const below = given([1], (g) => g.roll<string>('raid generation', { modifiers: [['earlier', 3]] }));
    expect(below).toBe('no raid');
    expect(given([1], (g) => g.roll<number>('intercept range', { modifiers: ['dusk', ['less effective', 2]] }))).toBe(
      1,
    );
  });
});

describe('Guam', () => {
  test('rules 11.24, 11.26: by net value, both waves together, and none below three', () => {
    const strength = (net: number, ...dice: number[]) => given(dice, (g) => rollGuamStrength(g, net));
    expect(strength(2)).toBe(0);
    expect(strength(3, 10)).toBe(3);
    expect(strength(6, 9)).toBe(4);
    expect(strength(15, 6)).toBe(10);
  });
});

describe('the points of a raid', () => {
  const display = { turnaround: [0, 0, 2, 0, 0], all: 4 };
  test('rules 9.23, 9.24, 9.21: points known and available first, then new ones', () => {
    expect(composeRaid(display, 6, 10)).toEqual({ all: 4, turnaround: [0, 0, 0, 0, 0], fresh: 2 });
    expect(composeRaid(display, 6, 2)).toEqual({ all: 4, turnaround: [0, 0, 2, 0, 0], fresh: 0 });
    expect(composeRaid(display, 3, 2)).toEqual({ all: 3, turnaround: [0, 0, 0, 0, 0], fresh: 0 });
  });
  test('rule 9.12: points in servicing never fly, the others as far as their box says', () => {
    const full = { turnaround: [5, 5, 1, 1, 1], all: 0 };
    expect(composeRaid(full, 9, 0)).toEqual({ all: 0, turnaround: [0, 0, 1, 1, 1], fresh: 6 });
    expect(composeRaid(full, 9, 4)).toEqual({ all: 0, turnaround: [0, 0, 0, 1, 1], fresh: 7 });
    expect(composeRaid(full, 9, 11)).toEqual({ all: 0, turnaround: [0, 0, 0, 0, 1], fresh: 8 });
    expect(composeRaid(full, 9, 12)).toEqual({ all: 0, turnaround: [0, 0, 0, 0, 0], fresh: 9 });
  });
});
