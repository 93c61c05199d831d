import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { type Battle, inMission, LOST_AT_FLEET, LOST_AWAY } from '../data/state.ts';
import { americanFire, japaneseFire, shootDown } from './airCombat.ts';
import { data, done, given, told } from './testing.ts';

const great = (data: Battle): void => void (data.rules.greatBattle = true);
const us = (die: number, units: number, how: Parameters<typeof americanFire>[2] = {}, change?: (d: Battle) => void) =>
  given([die], (g) => americanFire(g, units, how), change ? { change } : {});
const japan = (
  die: number,
  points: number,
  how: Parameters<typeof japaneseFire>[2] = {},
  change?: (d: Battle) => void,
) => given([die], (g) => japaneseFire(g, points, how), change ? { change } : {});

describe('American fire', () => {
  test('rules 4.54, 4.55: points shot down by the number of units and the die', () => {
    expect([us(4, 1), us(5, 1), us(10, 2)]).toEqual([0, 1, 2]);
    expect([us(5, 4), us(5, 8)]).toEqual([2, 4]);
  });
  test('rule 4.54: more units than the last column are read in it', () => {
    expect(us(5, 12)).toBe(us(5, 8));
  });
  test('rule 4.54: worse at fighters', () => {
    expect([us(10, 4), us(10, 4, { atFighters: true })]).toEqual([4, 3]);
  });
  test('rule 4.45: worse when short of fuel, and as a target of the other side', () => {
    expect(us(10, 4, { short: true })).toBe(us(8, 4));
    expect(japan(7, 2, { short: true })).toEqual(japan(9, 2));
  });
  test('rule 11.27: better at those who are taking off', () => {
    expect(us(6, 4, { takingOff: true })).toBe(us(8, 4));
  });
  test('rule 4.54: naval fighters are veterans in the great battle only', () => {
    const how = { atFighters: true, naval: true };
    expect([us(10, 4, how), us(10, 4, how, great), us(10, 4, { naval: true }, great)]).toEqual([3, 2, 4]);
    expect([us(10, 2, how), us(10, 2, how, great)]).toEqual([2, 1]);
  });
  test('rule 4.54: who is not there does not fire', () => {
    expect(given([], (g) => [americanFire(g, 0, {}), japaneseFire(g, 0, {})])).toEqual([0, { aborted: 0, lost: 0 }]);
  });
});

describe('Japanese fire', () => {
  test('rule 4.56: nothing, A, E, both, or two lost', () => {
    expect(japan(3, 8)).toEqual({ aborted: 0, lost: 0 });
    expect(japan(5, 8)).toEqual({ aborted: 1, lost: 0 });
    expect(japan(8, 8)).toEqual({ aborted: 0, lost: 1 });
    expect(japan(10, 8)).toEqual({ aborted: 1, lost: 1 });
    expect(japan(10, 10, { atAttackers: true })).toEqual({ aborted: 0, lost: 2 });
  });
  test('rule 4.54: a number between two columns is read in the lower, one beyond the last in the last', () => {
    expect(japan(4, 7)).toEqual(japan(4, 6));
    expect(japan(3, 30)).toEqual(japan(3, 10));
  });
  test('rule 4.54: better at attack planes, and by veterans', () => {
    expect(japan(9, 2, { atAttackers: true })).toEqual(japan(10, 2));
    expect(japan(6, 2, { naval: true })).toEqual(japan(6, 2));
    expect(japan(6, 2, { naval: true }, great)).toEqual(japan(9, 2));
  });
});

describe('losses', () => {
  const units = ['Essex F6F 1', 'Essex F6F 2'].map((id) => UNIT_BY_ID.get(id) as number);
  const shot = (hex: string, n: number, dice: number[]) =>
    done((g) => void shootDown(g, units, n, grid.mustHex(hex)), {
      dice,
      change: (data) => units.forEach((u) => (data.units[u] = inMission(0))),
    });

  test('rule 4.56: which unit is lost is chance; it is lost where it fought', () => {
    const away = shot('1120', 1, [2]);
    expect(units.map((u) => data(away).units[u])).toEqual([inMission(0), LOST_AWAY]);
    expect(told(away).at(-1)).toBe('Essex F6F 2 is shot down over 1120.');
    const home = shot('1109', 3, [1]);
    expect(units.map((u) => data(home).units[u])).toEqual([LOST_AT_FLEET, LOST_AT_FLEET]);
  });
});
