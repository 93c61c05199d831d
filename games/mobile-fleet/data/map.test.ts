import { flightTo } from '@point-option/chit-pull';
import { expect, test } from 'vitest';
import { BASES } from './bases.ts';
import { fleet } from './fleet.ts';
import {
  COLUMN,
  EDGES,
  grid,
  GUAM,
  IS_HOME_EDGE,
  landSearches,
  MOBILE_FLEET_START,
  ROTA,
  ROW,
  SAIPAN,
  SEARCH_LINES,
  YAP,
} from './map.ts';
import { unit } from './squadrons.ts';
import { start } from './start.ts';

const hex = (label: string): number => grid.mustHex(label);

test('2.1: columns and rows, and the edges', () => {
  expect([COLUMN[SAIPAN], ROW[SAIPAN]]).toEqual([37, 12]);
  expect([GUAM, ROTA, YAP, MOBILE_FLEET_START].map((at) => grid.label(at))).toEqual(['3516', '3615', '1725', '0618']);
  expect(Object.values(EDGES).map((edge) => edge.length)).toEqual([44, 28, 44, 28]);
  expect(EDGES.north).toContain(hex('1001'));
});

test('7.3, 12.9: the US leaves by the east and the south, Japan by the west and the north', () => {
  expect(['4412', '2028', '0112', '2001'].map((label) => IS_HOME_EDGE.us[hex(label)])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['4412', '2028', '0112', '2001'].map((label) => IS_HOME_EDGE.japan[hex(label)])).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('6.3.3: both squadrons search where their areas overlap', () => {
  expect(SEARCH_LINES.map(({ id }) => id)).toEqual(['VP-16', 'VB-101']);
  const [mariners, liberators] = SEARCH_LINES;
  const counts = (covers: readonly boolean[] | undefined): number => covers?.filter(Boolean).length ?? 0;
  expect(
    mariners?.covers.flatMap((covered, at) => (covered ? [grid.distance(SAIPAN, at)] : [])).at(-1),
  ).toBeLessThanOrEqual(24);
  expect(counts(mariners?.covers)).toBe(grid.within(SAIPAN, 24).length);
  expect(counts(liberators?.covers)).toBeGreaterThan(0);
  expect(['0101', '1101', '4201', '3010', '4228', '1328'].map((label) => landSearches(hex(label)))).toEqual([
    0, 0, 1, 1, 2, 1,
  ]);
});

test('2.1: a base beyond the map is entered at one hex, and its distance counts', () => {
  const theater = start('historical', {});
  expect(
    BASES.filter(({ beyond }) => beyond > 0).map(({ id, hex: at, beyond }) => [id, grid.label(at), beyond]),
  ).toEqual([
    ['Peleliu', '0628', 4],
    ['Iwo Jima', '2501', 12],
    ['Truk', '4428', 5],
  ]);
  // Bombers from Iwo Jima and units from Truk reach Saipan.
  expect(flightTo(fleet, theater, unit('521st AG/3'), SAIPAN)).toBe(29);
  expect(flightTo(fleet, theater, unit('755th AG'), SAIPAN)).toBeLessThanOrEqual(25);
  expect(flightTo(fleet, theater, unit('261st AG'), GUAM)).toBe(0);
});
