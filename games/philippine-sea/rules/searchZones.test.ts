import { bearing24 } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ALL_HEXES, grid } from '../data/map.ts';
import {
  CLOSE,
  directionOf,
  FAR,
  isInZone,
  MIDDLE,
  narrowGoals,
  pathHexes,
  standardGoals,
  turningPoint,
  type Zone,
  zoneAt,
} from './searchZones.ts';

const hex = grid.mustHex;
/** Far enough from every edge for a standard search. */
const MIDMAP = hex('1315');
const WEST = 9;
const zone = (origin: number, direction: number, which: Zone): number[] =>
  ALL_HEXES.filter((there) => isInZone(origin, direction, which, there));

describe('where a search may go', () => {
  test('rules 8.23, 8.25: a standard search flies ten hexes in one of twelve directions, 30 degrees apart', () => {
    const goals = standardGoals(MIDMAP);
    expect(goals).toHaveLength(12);
    expect(goals.every((goal) => grid.distance(MIDMAP, goal) === 10)).toBe(true);
    const bearings = goals.map((goal) => bearing24(grid, MIDMAP, goal)).sort((a, b) => a - b);
    expect(bearings).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  });

  test('rules 8.23, 8.26: a narrow search flies fourteen hexes, to any hex at that distance', () => {
    const origin = hex('1109');
    const at14 = ALL_HEXES.filter((there) => grid.distance(origin, there) === 14);
    expect(narrowGoals(origin)).toEqual(expect.arrayContaining(at14));
    expect(new Set(narrowGoals(origin)).size).toBe(narrowGoals(origin).length);
  });

  test('rule 8.261: where that is off the map the last hex on it will do', () => {
    // East of 1109 the map ends after eight hexes.
    const goals = standardGoals(hex('1109')).map(grid.label);
    expect(goals).toContain('1101');
    expect(goals).toContain('1119');
    const edge = standardGoals(hex('1101')).map(grid.label);
    expect(edge).not.toContain('1101');
    expect(edge.length).toBeLessThan(12);
    const nearer = narrowGoals(hex('1109')).filter((goal) => grid.distance(hex('1109'), goal) < 14);
    expect(nearer).toContain(hex('1101'));
    expect(nearer).not.toContain(hex('1102'));
    expect(nearer.every((goal) => grid.neighbours(goal).length < 6)).toBe(true);
  });
});

describe('what it sees', () => {
  test('rule 8.33: the rings of the three zones', () => {
    expect([0, 2, 3, 6, 7, 10].map(zoneAt)).toEqual([CLOSE, CLOSE, MIDDLE, MIDDLE, FAR, FAR]);
    const rings = ([CLOSE, MIDDLE, FAR] as const).map((which) => [
      ...new Set(zone(MIDMAP, WEST, which).map((there) => grid.distance(MIDMAP, there))),
    ]);
    expect(rings.map((ring) => ring.sort((a, b) => a - b))).toEqual([
      [0, 1, 2],
      [3, 4, 5, 6],
      [7, 8, 9, 10],
    ]);
  });

  test('rule 8.251: two sectors of 30 degrees on either side of the line of flight', () => {
    const bearings = new Set(zone(MIDMAP, WEST, FAR).map((there) => bearing24(grid, MIDMAP, there)));
    expect([...bearings].sort((a, b) => a - b)).toEqual([16, 17, 18, 19, 20]);
  });

  test('rules 8.25, 8.251, 8.27: neighbouring searches share the sector between their lines', () => {
    // A, B and C are the thirds between bearings 8, 9, 10 and 11; markers lie between A and B, and B and C.
    const inSector = (low: number) => (there: number) => bearing24(grid, MIDMAP, there) === 2 * low + 1;
    const covers = (direction: number, low: number): boolean => zone(MIDMAP, direction, FAR).some(inSector(low));
    expect([8, 9, 10].map((low) => covers(9, low))).toEqual([true, true, false]);
    expect([8, 9, 10].map((low) => covers(10, low))).toEqual([false, true, true]);
  });

  test('rule 8.332: it turns where no hex of the next zone is on the map', () => {
    const turns = (origin: string, goal: string): number => turningPoint({ origin: hex(origin), goal: hex(goal) });
    expect(turns('1315', '1325')).toBe(10);
    // Where only the corners of a zone are on the map it is searched all the same.
    expect(turns('1109', '1101')).toBe(10);
    expect(turns('1106', '1101')).toBe(10);
    expect(turns('1105', '1101')).toBe(6);
    expect(turns('1103', '1101')).toBe(6);
    expect(turns('1102', '1101')).toBe(2);
    expect(directionOf({ origin: hex('1109'), goal: hex('1119') })).toBe(WEST);
  });

  test('rule 8.32: where a narrow path runs along a hexside, the hex with more in it is taken', () => {
    // Due south from 1010 the path runs between 1109 and 1110.
    const between = [hex('1109'), hex('1110')];
    const path = (wanted: number): number[] =>
      pathHexes(hex('1010'), hex('1410'), 1, 2, (there) => (there === wanted ? 1 : 0));
    expect(between.map((wanted) => path(wanted)[0])).toEqual(between);
    expect(between.map((wanted) => path(wanted)[1])).toEqual([hex('1210'), hex('1210')]);
    // Where it does not, nothing is chosen.
    expect(pathHexes(hex('1109'), hex('1123'), 3, 6, () => 0)).toEqual(
      ['1112', '1113', '1114', '1115'].map((label) => hex(label)),
    );
  });
});
