import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { type Battle, inMission, LOST_AWAY, type Raid } from '../data/state.ts';
import { flak, flakAtAll, flakAtRaid, flakAtUnits } from './antiAircraft.ts';
import { raidAt } from './combat.testing.ts';
import { data, done, given, told } from './testing.ts';

const sent =
  (change: Partial<Raid> = {}) =>
  (data: Battle): void => {
    data.raids = [raidAt('1109', { points: 6, fighters: 2, ...change })];
  };

describe('guns', () => {
  test('rules 5.5, 5.51: below ten they have no effect, and no die is rolled', () => {
    expect(given([], (g) => flak(g, 9))).toEqual({ aborted: 0, eliminated: 0 });
    expect(given([9], (g) => flak(g, 10))).toEqual({ aborted: 1, eliminated: 0 });
  });
  test('rule 5.51: the highest column that does not exceed the total', () => {
    expect(given([8], (g) => flak(g, 19))).toEqual({ aborted: 0, eliminated: 0 });
    expect(given([8], (g) => flak(g, 20))).toEqual({ aborted: 1, eliminated: 0 });
    expect(given([10], (g) => flak(g, 500))).toEqual({ aborted: 3, eliminated: 3 });
  });
});

describe('guns at American units', () => {
  const units = ['Essex SB2C 1', 'Essex SB2C 2', 'Essex TBF 1'].map((id) => UNIT_BY_ID.get(id) as number);
  const under = (aborted: number, eliminated: number, dice: number[]) => {
    let left: number[] = [];
    const match = done((g) => void (left = flakAtUnits(g, units, { aborted, eliminated }, grid.mustHex('1120'))), {
      dice,
      change: (data) => units.forEach((u) => (data.units[u] = inMission(0))),
    });
    return { left, places: units.map((u) => data(match).units[u]), told: told(match) };
  };

  test('rule 5.51: eliminated units are lost by chance, aborted ones stay but do not attack', () => {
    const { left, places, told } = under(1, 1, [3, 1]);
    expect(left).toEqual([units[1]]);
    expect(places).toEqual([inMission(0), inMission(0), LOST_AWAY]);
    expect(told).toContain('Flak shoots down Essex TBF 1 over 1120.');
    expect(told).toContain('Flak spoils Essex SB2C 1’s aim.');
  });
  test('rule 5.51: no more than there are', () => {
    expect(under(3, 2, [1, 1]).left).toEqual([]);
  });
});

describe('guns at a raid', () => {
  test('rules 5.51, 5.73: attack planes are lost or put off; fighters are not', () => {
    const match = done((g) => flakAtRaid(g, g.state.raids[0] as Raid, { aborted: 1, eliminated: 2 }), {
      change: sent(),
    });
    expect(data(match).raids[0]).toMatchObject({ points: 4, fighters: 2, aborted: 1 });
    expect(data(match).lostNaval).toBe(2);
    expect(told(match)).toContain('Flak shoots down 2 points and aborts 1.');
  });
  test('rule 5.73: points that are out of the attack draw no more fire', () => {
    const match = done((g) => flakAtRaid(g, g.state.raids[0] as Raid, { aborted: 5, eliminated: 3 }), {
      change: sent({ aborted: 2 }),
    });
    expect(data(match).raids[0]).toMatchObject({ points: 4, fighters: 2, aborted: 2 });
  });
  test('rule 5.73: a raid of which nothing is left is gone', () => {
    const match = done((g) => flakAtRaid(g, g.state.raids[0] as Raid, { aborted: 1, eliminated: 3 }), {
      change: sent({ points: 2, fighters: 0 }),
    });
    expect(data(match).raids).toEqual([]);
  });
  test('rule 5.72: planes that fly over are hit fighters or not', () => {
    const lose = (die: number) =>
      data(
        done((g) => flakAtAll(g, g.state.raids[0] as Raid, { aborted: 0, eliminated: 1 }), {
          dice: [die],
          change: sent(),
        }),
      ).raids[0];
    // The cup is drawn from by name: attack planes before fighters.
    expect(lose(1)).toMatchObject({ points: 5, fighters: 2 });
    expect(lose(6)).toMatchObject({ points: 5, fighters: 1 });
    const abort = (die: number) =>
      data(
        done((g) => flakAtAll(g, g.state.raids[0] as Raid, { aborted: 1, eliminated: 0 }), {
          dice: [die],
          change: sent(),
        }),
      ).raids[0];
    expect(abort(4)).toMatchObject({ points: 6, aborted: 1 });
    expect(abort(5)).toMatchObject({ points: 6, aborted: 0 });
  });
  test('rule 5.72: all of a raid may be put off, and no more', () => {
    const match = done((g) => flakAtAll(g, g.state.raids[0] as Raid, { aborted: 3, eliminated: 0 }), {
      change: sent({ points: 1, fighters: 0 }),
    });
    expect(data(match).raids[0]).toMatchObject({ points: 1, aborted: 1 });
  });
});
