import { describe, expect, test } from 'vitest';
import {
  bringsDummiesBack,
  conceals,
  dayOf,
  hourOf,
  isDawn,
  isDaylight,
  isDusk,
  isMidnight,
  isNightfall,
} from './clock.ts';

const TURNS = Array.from({ length: 32 }, (_, i) => i + 1);

describe('the clock', () => {
  test('rule time-01: eight turns of three hours make a day from 0600, four by daylight and four by night', () => {
    expect(TURNS.slice(0, 9).map(hourOf)).toEqual([
      '0600',
      '0900',
      '1200',
      '1500',
      '1800',
      '2100',
      '0000',
      '0300',
      '0600',
    ]);
    expect(TURNS.filter(isDaylight)).toEqual([1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]);
    expect([1, 8, 9, 16, 17, 24, 25].map(dayOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('rule time-01: dawn, dusk, nightfall and midnight come once a day', () => {
    expect(TURNS.filter(isDawn)).toEqual([1, 9, 17, 25]);
    expect(TURNS.filter(isDusk)).toEqual([4, 12, 20, 28]);
    expect(TURNS.filter(isNightfall)).toEqual([5, 13, 21, 29]);
    expect(TURNS.filter(isMidnight)).toEqual([7, 15, 23, 31]);
  });

  test('rule dummy-02: what was exposed comes back in the morning', () => {
    expect(TURNS.filter(bringsDummiesBack)).toEqual([1, 9, 17, 25]);
  });

  test('rule recon-06: what was found is hidden again at nightfall, and at dawn what was found at night', () => {
    expect(TURNS.filter(conceals)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
  });
});
