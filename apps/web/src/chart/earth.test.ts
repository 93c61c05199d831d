import { expect, test } from 'vitest';
import { earthOf, halfTurn } from './earth.ts';

test.each([
  { type: 'eqc', lat0: 14.5, lon0: 141 },
  { type: 'laea', lat0: 12, lon0: 145 },
] as const)('$type: there and back', (spec) => {
  const earth = earthOf(spec);
  expect(Math.hypot(...earth.toPlane(spec.lon0, spec.lat0))).toBeCloseTo(0);
  for (const [lon, lat] of [
    [144.78, 13.45],
    [120, 30],
    [160, -9],
    [179, 5],
  ] as const) {
    const [backLon, backLat] = earth.toEarth(...earth.toPlane(lon, lat));
    expect(backLon).toBeCloseTo(lon, 6);
    expect(backLat).toBeCloseTo(lat, 6);
  }
});

test('half a turn either way is the same', () => {
  expect([halfTurn(190), halfTurn(-190), halfTurn(145)]).toEqual([-170, 170, 145]);
});
