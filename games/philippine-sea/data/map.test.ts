import { describe, expect, test } from 'vitest';
import chart from '../map/chart.json' with { type: 'json' };
import {
  ALL_HEXES,
  ARRIVAL_HEXES,
  ARRIVAL_ZONES,
  grid,
  GUAM_HEX,
  INVASION,
  IS_EAST_EDGE,
  IS_ISLAND,
  IS_WESTERN,
  IWO_BEARING,
  SAIPAN,
  YAP,
  ZONE_AT,
  ZONES,
} from './map.ts';

const beside = (label: string): Record<string, string> =>
  Object.fromEntries(grid.directions.map((name, way) => [name, grid.label(grid.neighbour(grid.mustHex(label), way))]));
const zoneOf = (label: string): string => ZONES[ZONE_AT[grid.mustHex(label)] ?? -1]?.id ?? '';

describe('the map', () => {
  test('rule 2.1: hexes of 33 nautical miles; four from Guam to Saipan, where some 110 miles lie between', () => {
    expect(chart.hexes.hexNm).toBe(33);
    expect(grid.distance(GUAM_HEX, SAIPAN)).toBe(4);
  });

  test('rule 2.1: rows from the north, columns from the east, odd rows half a hex further west (EX076, EX086, EX087)', () => {
    expect(beside('1013')).toEqual({ NE: '0912', E: '1012', SE: '1112', SW: '1113', W: '1014', NW: '0913' });
    expect(beside('1113')).toEqual({ NE: '1013', E: '1112', SE: '1213', SW: '1214', W: '1114', NW: '1014' });
  });

  test('rule 2.1: Yap is 2219, and flights from Iwo Jima come by 0109 (EX088)', () => {
    expect([grid.label(YAP), grid.label(IWO_BEARING)]).toEqual(['2219', '0109']);
  });

  test('rule 2.11: every hex is in one zone, and every zone has a compass of ten faces that leads on', () => {
    for (const hex of ALL_HEXES) {
      const label = grid.label(hex);
      const [r, c] = [Number(label.slice(0, 2)), Number(label.slice(2))];
      const zones = ZONES.filter(
        ({ rows, columns }) => r >= rows[0] && r <= rows[1] && c >= columns[0] && c <= columns[1],
      );
      expect(zones).toHaveLength(1);
      if (hex !== SAIPAN) expect(ZONES[ZONE_AT[hex] ?? -1]).toBe(zones[0]);
    }
    for (const { compass } of ZONES) {
      expect(compass).toHaveLength(10);
      expect(compass.every((way) => grid.direction(way) >= 0)).toBe(true);
    }
  });

  test('rules 2.11, 7.23: the invasion zone is Saipan and the sea between it and the east edge, and leads east', () => {
    expect(zoneOf('1006')).toBe('invasion');
    expect(['0905', '0901', '1201', '1205', '1105'].map(zoneOf)).toEqual(Array(5).fill('invasion'));
    expect(['0801', '1301', '1106', '0906'].map(zoneOf)).toEqual(['north-east', 'south-east', 'middle', 'middle']);
    expect(ZONES[INVASION]?.compass.every((way) => way === 'E')).toBe(true);
    expect(ALL_HEXES.filter((hex) => IS_EAST_EDGE[hex]).every((hex) => grid.label(hex).endsWith('01'))).toBe(true);
    expect(ZONES.filter(({ onEastEdge }) => onEastEdge).map(({ id }) => id)).toEqual([
      'invasion',
      'north-east',
      'south-east',
    ]);
  });

  test('rule 2.11: whoever follows the compasses comes to the invasion zone from every arrival hex', () => {
    for (const zone of ARRIVAL_ZONES)
      for (const start of ARRIVAL_HEXES[zone]) {
        // All faces in turn: no way round and round.
        let hex = start;
        let steps = 0;
        while (ZONE_AT[hex] !== INVASION && steps < 100) {
          const way = ZONES[ZONE_AT[hex] ?? INVASION]?.compass[steps++ % 10] ?? 'E';
          const next = grid.neighbour(hex, grid.direction(way));
          hex = next >= 0 ? next : (grid.neighbours(hex).find((near) => !IS_WESTERN[near]) ?? hex);
        }
        expect(steps).toBeLessThan(100);
      }
  });

  test('rule 2.12: Saipan, Guam and Rota are island hexes, the sea where the fleet lies is not', () => {
    expect([SAIPAN, GUAM_HEX, grid.mustHex('1207')].map((hex) => IS_ISLAND[hex])).toEqual([true, true, true]);
    expect(['1109', '1419', '1005'].map((label) => IS_ISLAND[grid.mustHex(label)])).toEqual([false, false, false]);
    expect(IS_ISLAND).toHaveLength(grid.count);
  });

  test('rule 2.13: an eastern section and a western one, each of whole zones', () => {
    expect(['1114', '0114', '2614'].map((label) => IS_WESTERN[grid.mustHex(label)])).toEqual([false, false, false]);
    expect(['1115', '0115', '2615'].map((label) => IS_WESTERN[grid.mustHex(label)])).toEqual([true, true, true]);
    for (const zone of ZONES.keys()) {
      const sides = new Set(ALL_HEXES.filter((hex) => ZONE_AT[hex] === zone).map((hex) => IS_WESTERN[hex]));
      expect(sides.size).toBe(1);
    }
  });

  test('rules 7.13, 7.14: four arrival zones, counterclockwise from the top, of ten hexes each', () => {
    expect([...ARRIVAL_ZONES]).toEqual(['I', 'II', 'III', 'IV']);
    const all = ARRIVAL_ZONES.flatMap((zone) => ARRIVAL_HEXES[zone]);
    expect(ARRIVAL_ZONES.map((zone) => ARRIVAL_HEXES[zone].length)).toEqual([10, 10, 10, 10]);
    expect(new Set(all).size).toBe(40);
    const rows = ARRIVAL_ZONES.map((zone) =>
      ARRIVAL_HEXES[zone].map((hex) => Number(grid.label(hex).slice(0, 2))).reduce((sum, r) => sum + r, 0),
    );
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(ARRIVAL_HEXES.II.concat(ARRIVAL_HEXES.III).every((hex) => IS_WESTERN[hex])).toBe(true);
  });
});
