import { expect, test } from 'vitest';
import { SHIPS, ship } from '../data/ships.ts';
import { BOXES, boxNumber, canReach, IS_GUNNED, rangeBetween } from './battleBoard.ts';
import { FIRINGS } from './firing.ts';

const reach = (weapon: Parameters<typeof canReach>[0], from: string, to: string): boolean =>
  canReach(weapon, boxNumber(from), boxNumber(to));

test('rules bat-11, cls-01: small guns carry one range, those of leaders and light cruisers two, larger ones three', () => {
  expect(rangeBetween(boxNumber('US_SCREENING'), boxNumber('JP_SCREENING'))).toBe(1);
  expect(reach('D', 'US_SCREENING', 'JP_SCREENING')).toBe(true);
  expect(reach('D', 'US_SCREENING', 'JP_SUPPORT')).toBe(false);
  for (const gun of ['DL', 'CL'] as const) {
    expect(reach(gun, 'US_SCREENING', 'JP_SUPPORT')).toBe(true);
    expect(reach(gun, 'US_SUPPORT', 'JP_SUPPORT')).toBe(false);
  }
  for (const gun of ['CA', 'BC', 'B', 'BB', 'SBB'] as const) {
    expect(reach(gun, 'US_MAIN', 'JP_SCREENING')).toBe(true);
    expect(reach(gun, 'JP_MAIN', 'US_SUPPORT')).toBe(false);
  }
});

test('rule bat-12: American torpedoes carry one range, Japanese ones two', () => {
  expect(reach('T', 'US_SCREENING', 'JP_SCREENING')).toBe(true);
  expect(reach('T', 'US_SCREENING', 'JP_SUPPORT')).toBe(false);
  expect(reach('TL', 'JP_SUPPORT', 'US_SCREENING')).toBe(true);
  expect(reach('TL', 'JP_SUPPORT', 'US_SUPPORT')).toBe(false);
});

test('rule bat-15: only from the screen of the enemy do guns carry to his screened ships', () => {
  const from = (box: string): boolean => reach('BB', box, 'JP_SCREENED');
  expect(BOXES.filter(from)).toEqual(['JP_SCREENING', 'JP_SUPPORT', 'JP_MAIN', 'JP_SCREENED']);
  expect(reach('CL', 'JP_SCREENING', 'JP_SCREENED')).toBe(false);
});

test('rule cls-02: a ship with armour only has no guns to fire', () => {
  expect([ship('Taiho'), ship('Landing Force North'), ship('Nagato')].map((n) => IS_GUNNED[n])).toEqual([
    false,
    false,
    true,
  ]);
  expect(SHIPS.filter((_, n) => !IS_GUNNED[n]).every(({ type }) => /^CV|LF/.test(type))).toBe(true);
});

test('rule cls-03: the firings of a large ship are told apart by calibre', () => {
  expect(FIRINGS[ship('Yamato')]?.map(({ id }) => id)).toEqual(['SBB 1', 'SBB 2', 'CL 1']);
  expect(FIRINGS[ship('Oakland+San Juan')]?.map(({ id }) => id)).toEqual(['DL 1', 'DL 2', 'DL 3', 'DL 4']);
});
