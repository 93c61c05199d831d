import { hexGrid } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { ChartFile } from './chartFile.ts';
import { type MapId, MAPS, readMapSpec } from './data.ts';
import type { PlacesFile } from './placesFile.ts';
import type { Point } from './plane.ts';
import { committed, geoOf, root } from './repository.testing.ts';

/** The points of path data as the charts have it: M once absolute, then steps (l), or dots (m and h0). */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of path.matchAll(/([Mml])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') [x, y] = [0, 0];
    for (let i = 0; i + 1 < values.length; i += 2) {
      x += values[i]!;
      y += values[i + 1]!;
      points.push([x, y]);
    }
  }
  return points;
}

function inside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings) {
    let [lastX, lastY] = ring.at(-1)!;
    for (const [nextX, nextY] of ring) {
      if (nextY > y !== lastY > y && x < nextX + ((lastX - nextX) * (y - nextY)) / (lastY - nextY)) odd = !odd;
      [lastX, lastY] = [nextX, nextY];
    }
  }
  return odd;
}

const RING = /^M-?\d+(-| )\d+l(-?\d+(-| )\d+ ?)*-?\d+(-| )\d+z$/;

/** An atoll's place is often the middle of its lagoon, and a group's the middle of the group. */
const LAGOON_NM = 30;

describe.each(MAPS)('the chart of %s', (id: MapId) => {
  const spec = readMapSpec(root, id);
  const geo = geoOf(id);
  const chart = JSON.parse(committed(id, 'chart.json')) as ChartFile;
  const coast = chart.coast.map(pointsOf);
  const relief = chart.relief.map(({ rings }) => rings.map(pointsOf));
  const [left = 0, top = 0, right = 0, bottom = 0] = chart.bounds;
  const toUnits = (lon: number, lat: number): Point => {
    const [x, y] = geo.projection.toPlane(lon, lat);
    return [x / chart.unitNm, y / chart.unitNm];
  };

  it('is made of closed rings that reach little beyond the sheet', () => {
    expect(coast.length).toBeGreaterThan(20);
    const margin = (0.2 * spec.hexNm) / chart.unitNm + 1;
    for (const ring of [...chart.coast, ...chart.relief.flatMap(({ rings }) => rings)]) {
      if (!RING.test(ring)) expect(ring).toMatch(RING);
    }
    const astray = [...coast, ...relief.flat()].filter(
      (ring) =>
        ring.length < 3 ||
        ring.some(([x, y]) => x < left - margin || x > right + margin || y < top - margin || y > bottom + margin),
    );
    expect(astray).toEqual([]);
  });

  it('says where the hexes are', () => {
    const grid = hexGrid(chart.hexes.layout);
    const [originX = 0, originY = 0] = chart.hexes.origin;
    for (const hex of [0, Math.floor(grid.count / 2), grid.count - 1]) {
      const { x, y } = grid.centre(hex);
      const [centreX, centreY] = geo.centre(hex);
      expect(originX + chart.hexes.hexNm * x).toBeCloseTo(centreX, 4);
      expect(originY + chart.hexes.hexNm * y).toBeCloseTo(centreY, 4);
    }
    const [first, last] = [geo.centre(0), geo.centre(grid.count - 1)];
    for (const [x, y] of [first, last]) {
      expect(x / chart.unitNm > left && x / chart.unitNm < right).toBe(true);
      expect(y / chart.unitNm > top && y / chart.unitNm < bottom).toBe(true);
    }
  });

  it('shows every island that it names', () => {
    const { places } = JSON.parse(committed(id, 'places.json')) as PlacesFile;
    const drawn = [...coast.flat(), ...pointsOf(chart.islets)];
    const missing = places
      .filter(({ kind }) => kind === 'island' || kind === 'islet')
      .filter(({ lat, lon }) => {
        const [x, y] = toUnits(lon, lat);
        const near = LAGOON_NM / chart.unitNm;
        return !inside(coast, [x, y]) && !drawn.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < near);
      });
    expect(missing).toEqual([]);
  });

  it('has lines of latitude and longitude where they belong', () => {
    const { meridians, parallels } = chart.graticule;
    expect(Math.min(meridians.length, parallels.length)).toBeGreaterThan(3);
    const earth = ([x, y]: Point) => geo.projection.toEarth(x * chart.unitNm, y * chart.unitNm);
    const half = chart.unitNm / 60;
    for (const { degrees, path } of meridians) {
      expect(degrees % spec.chart.graticuleDegrees).toBeCloseTo(0);
      for (const point of pointsOf(path)) {
        const [lon, lat] = earth(point);
        const off = Math.abs(((lon - degrees + 540) % 360) - 180) * Math.cos((lat * Math.PI) / 180);
        // Where the line was cut off, between two of its points, it may stray a little from the meridian.
        expect(off).toBeLessThan(half + 0.02);
      }
    }
    for (const { degrees, path } of parallels) {
      for (const point of pointsOf(path)) expect(Math.abs(earth(point)[1] - degrees)).toBeLessThan(half + 0.02);
    }
  });

  it('has depths in order, deepest first, each area within the one before', () => {
    const levels = chart.relief.map(({ metres }) => metres);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels).toContain(-200);
    // The deep of the trench off Guam (or off Mindanao) is below, the shelf above.
    const [lon, lat] = id === 'leyte-gulf' ? [126.75, 10] : [142.5, 11.35];
    const above = (metres: number, point: Point) => inside(relief[levels.indexOf(metres)]!, point);
    expect([above(-7000, toUnits(lon, lat)), above(-8000, toUnits(lon - 3, lat + 4))]).toEqual([false, true]);
  });
});

it.each([
  ['leyte-gulf', 'Leyte', 10.75, 124.8, true],
  ['leyte-gulf', 'Suluan', 10.76, 125.95, true],
  ['leyte-gulf', 'San Bernardino Strait', 12.58, 124.2, false],
  ['marianas', 'Iwo Jima', 24.78, 141.32, true],
  ['marianas', 'Guam', 13.45, 144.78, true],
  ['pacific-war', 'China', 31, 108, true],
  ['pacific-war', 'the far corner of Asia', 38.5, 56.5, true],
  ['pacific-war', 'Nauru', -0.53, 166.93, true],
  ['pacific-war', 'open sea', 20, 160, false],
] as const)('the coast of %s: %s at %d, %d is land: %s', (id, _name, lat, lon, land) => {
  const chart = JSON.parse(committed(id, 'chart.json')) as ChartFile;
  const [x, y] = geoOf(id).projection.toPlane(lon, lat);
  expect(inside(chart.coast.map(pointsOf), [x / chart.unitNm, y / chart.unitNm])).toBe(land);
});
