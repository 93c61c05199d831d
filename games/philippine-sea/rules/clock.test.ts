import { describe, expect, test } from 'vitest';
import {
  dateOf,
  type Hour,
  HOURS,
  hourOf,
  isTowingTurn,
  lightOf,
  phaseCount,
  PHASES,
  turnAt,
  TURNS_A_DAY,
} from './clock.ts';
import { data, done } from './testing.ts';

const minutes = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(2));

describe('the clock', () => {
  test('rule 3.0: turns of eighty minutes from 0530 on go once round the day', () => {
    expect(TURNS_A_DAY * 80).toBe(24 * 60);
    HOURS.forEach((hour, turn) => {
      expect(minutes(hour)).toBe((minutes('0530') + turn * 80) % (24 * 60));
    });
    expect(hourOf(TURNS_A_DAY)).toBe('0530');
    expect(PHASES).toBe(4);
  });

  test('rule 3.0: after midnight it is the next day', () => {
    expect([0, 13, 14, 17, 18, 31, 32].map(dateOf)).toEqual([19, 19, 20, 20, 20, 20, 21]);
    expect(turnAt(20, '0650')).toBe(19);
    expect(hourOf(turnAt(19, '1850'))).toBe('1850');
  });

  test('rule 6.41: dusk is the second and third phase of 1850; from the fourth on it is night until 0530', () => {
    const slots: [Hour, number][] = [
      ['1730', 4],
      ['1850', 1],
      ['1850', 2],
      ['1850', 3],
      ['1850', 4],
      ['2010', 1],
      ['0410', 4],
      ['0530', 1],
    ];
    expect(slots.map(([hour, phase]) => lightOf(turnAt(19, hour), phase))).toEqual([
      'day',
      'day',
      'dusk',
      'dusk',
      'night',
      'night',
      'night',
      'day',
    ]);
    expect(lightOf(turnAt(20, '1850'), 2)).toBe('dusk');
    expect(lightOf(turnAt(20, '0530'), 1)).toBe('day');
  });

  test('rule 3.1: phases are counted from the first of the battle', () => {
    const match = done(() => undefined, { change: (battle) => void (battle.turn = 2) });
    expect(phaseCount(data(match))).toBe(8);
  });

  test('rule 12.42: turns that end in 30 are every third', () => {
    const turns: Hour[] = ['0530', '0650', '0810', '0930', '1330', '1730', '2130', '0130'];
    expect(turns.map((hour) => isTowingTurn(turnAt(19, hour)))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
