import { describe, expect, test } from 'vitest';
import hexes from '../map/hexes.json' with { type: 'json' };
import {
  ALL_HEXES,
  BEACHHEAD,
  BEYOND_SURIGAO,
  CLARK,
  distanceToMorotai,
  EDGES,
  grid,
  gridSpec,
  HOME_EDGES,
  IS_IN_US_AREA,
  IS_SEA,
  IS_WEST,
  LAST_OPEN_ROW,
  MANILA,
  ORMOC,
  PARTIAL,
  reachable,
  ROW,
  SAN_BERNARDINO,
  SEA_WAYS,
  STRAITS,
  SURIGAO,
} from './map.ts';

const hex = (label: string): number => grid.mustHex(label);
const labels = (list: Iterable<number>): string[] => Array.from(list, (one) => grid.label(one)).sort();
const isNorth = (at: number): boolean => (ROW[at] ?? 0) <= LAST_OPEN_ROW;
/** In the South China Sea, and in the Philippine Sea. */
const [WEST, EAST] = [hex('3801'), hex('3030')];

/** Where ships get to from the west if these hexes are closed, and all hexes north of Luzon. */
const fromTheWest = (...closed: number[]): ReadonlySet<number> =>
  reachable([WEST], (at) => isNorth(at) || closed.includes(at));

test('rule 2.1a: the rules and the chart number the same hexes', () => {
  expect(hexes.layout).toEqual(gridSpec);
  expect(grid.count).toBe(39 * 33);
});

test('rule 1.1d: a hex is about 25 miles wide', () => {
  // The printed hexes of six places fit 26 best.
  expect(Math.abs(hexes.hexNm - 25)).toBeLessThanOrEqual(1);
});

test('4.4: the distances of its example', () => {
  expect(grid.distance(hex('3223'), hex('3423'))).toBe(2);
  // Beyond a strike of 8, within a search of 12, and within the strike after three hexes.
  expect(grid.distance(hex('2120'), hex('3215'))).toBe(11);
});

describe('sea and land', () => {
  test('rule 6.1b: ships reach every sea hex from every other', () => {
    const sea = ALL_HEXES.filter((at) => IS_SEA[at]);
    expect(labels(reachable([EAST], () => false))).toEqual(labels(sea));
    expect(sea).toHaveLength(1225);
  });

  test('rule 6.1b: with the sea north of Luzon closed, the two straits are the only links', () => {
    expect(fromTheWest().has(EAST)).toBe(true);
    for (const strait of STRAITS) expect(fromTheWest(strait).has(EAST)).toBe(true);
    expect(fromTheWest(SAN_BERNARDINO, SURIGAO).has(EAST)).toBe(false);
  });

  test('rule 6.1b: all that is closed is closed for a reason: without 3823 there would be a way round Surigao Strait', () => {
    expect(labels(PARTIAL)).toEqual(['3707', '3708', '3823', '3905', '4104', '4821', '4822']);
    for (const at of PARTIAL) expect([IS_SEA[at], SEA_WAYS[at]]).toEqual([false, []]);
    // As the coastline has it, 3823 joins 3822 and 3723.
    expect(hexes.terrain.join('').charAt(hex('3823')).toLowerCase()).toBe('c');
    expect(SEA_WAYS[hex('3822')]).not.toContain(hex('3823'));
    expect(SEA_WAYS[hex('3723')]).not.toContain(hex('3823'));
  });

  test('rule 6.1b: with rows 10 to 16 closed, no way round a strait leads past its neighbors', () => {
    // The way behind Surigao Strait: 3821, 3822, 3823, 3723.
    const links = (from: string, to: string): boolean => (SEA_WAYS[hex(from)] ?? []).includes(hex(to));
    expect([links('3821', '3822'), links('3822', '3823'), links('3823', '3723')]).toEqual([true, false, false]);
    const sea = ALL_HEXES.filter((at) => IS_SEA[at] && !isNorth(at) && !STRAITS.includes(at));
    const west = fromTheWest(...STRAITS);
    const east = reachable([EAST], (at) => isNorth(at) || STRAITS.includes(at));
    // Every hex of the sea is on one side or on the other.
    for (const at of sea)
      expect([grid.label(at), west.has(at), east.has(at)]).toEqual([grid.label(at), IS_WEST[at], !IS_WEST[at]]);
    for (const strait of STRAITS) {
      const next = SEA_WAYS[strait] ?? [];
      expect([next.some((at) => west.has(at)), next.some((at) => east.has(at))]).toEqual([true, true]);
    }
  });

  test('rule 6.1b: Leyte stands between Ormoc and the beachhead', () => {
    expect(grid.distance(ORMOC, BEACHHEAD)).toBe(1);
    expect(SEA_WAYS[ORMOC]).not.toContain(BEACHHEAD);
    expect(SEA_WAYS[BEACHHEAD]).not.toContain(ORMOC);
  });

  test('a way leads back as it came', () => {
    for (const [at, ways] of SEA_WAYS.entries()) for (const next of ways) expect(SEA_WAYS[next]).toContain(at);
  });

  test('every hex that the rules send ships to is sea', () => {
    const named = ['2512', '2813', '3119', '3520', '3521', '3623', '3722', '3308', '1004', '4301', '4412', '3909'];
    const printed = [
      '2821',
      '2418',
      '2824',
      '2621',
      '3328',
      '2328',
      '2428',
      '2528',
      '2628',
      '2828',
      '3410',
      '2510',
      '4120',
    ];
    for (const label of [...named, ...printed]) expect([label, IS_SEA[hex(label)]]).toEqual([label, true]);
    // The printed start of Force C is land (RULINGS.md).
    expect(hexes.terrain.join('').charAt(hex('3820')).toLowerCase()).toBe('l');
    expect(SEA_WAYS[hex('3820')]).toEqual([]);
  });
});

describe('west and east', () => {
  test('13.1.5.2: the Japanese start west of the straits, and the beachhead lies east of them', () => {
    for (const label of ['4301', '4412', '3410', '2813', '3812', '3111', '3520', '2512', '4120', '3118', '3822'])
      expect([label, IS_WEST[hex(label)]]).toEqual([label, true]);
    for (const label of ['3521', '3623', '3120', '3622', '3723', '2824', '1601', '3119', '3722', '2012'])
      expect([label, IS_WEST[hex(label)]]).toEqual([label, false]);
  });

  test('6.3: US cruisers and destroyers have two hexes beyond Surigao Strait', () => {
    expect(labels(BEYOND_SURIGAO)).toEqual(['3721', '3822']);
  });
});

test('6.3, 6.4.2, 9.4: Japan leaves by the north and the west, the US by the east', () => {
  expect(HOME_EDGES).toEqual({ japan: ['north', 'west'], us: ['east'] });
  expect(Object.values(EDGES).map((edge) => edge.length)).toEqual([33, 39, 33, 39]);
  // The northern hexes by which Ozawa comes in, and an eastern one.
  for (const label of ['1015', '1023', '1028', '1030']) expect(EDGES.north).toContain(hex(label));
  expect(EDGES.east).toContain(hex('3333'));
  expect(EDGES.west).toContain(hex('4301'));
});

test('the named hexes', () => {
  expect([CLARK, MANILA, ORMOC, BEACHHEAD, SAN_BERNARDINO, SURIGAO].map((at) => grid.label(at))).toEqual([
    '2412',
    '2512',
    '3520',
    '3521',
    '3119',
    '3722',
  ]);
});

test('6.5.8: the area of aircraft from Morotai holds Surigao and the Sulu Sea, and not San Bernardino', () => {
  const covered = ['3722', '3521', '3812', '4412', '3232'].map((label) => IS_IN_US_AREA[hex(label)]);
  expect(covered).toEqual([true, true, true, true, true]);
  expect(['3119', '2412', '4301', '3130'].map((label) => IS_IN_US_AREA[hex(label)])).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // As far as the same hexes would be on the map, twelve rows farther north.
  expect(distanceToMorotai(hex('4728'))).toBe(grid.distance(hex('3528'), hex('4728')));
});
