import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProjectionSpec, projectionOf } from './projection.ts';

const specs: ProjectionSpec[] = [
  { type: 'eqc', lat0: 12.5, lon0: 123 },
  { type: 'laea', lat0: 12, lon0: 145 },
];
const lat = fc.double({ min: -60, max: 65, noNaN: true });
const lon = fc.double({ min: 60, max: 179, noNaN: true });

describe.each(specs)('the projection $type', (spec) => {
  const projection = projectionOf(spec);

  it('leads to the plane and back', () => {
    fc.assert(
      fc.property(lon, lat, (east, north) => {
        const [backLon, backLat] = projection.toEarth(...projection.toPlane(east, north));
        expect(backLon).toBeCloseTo(east, 8);
        expect(backLat).toBeCloseTo(north, 8);
      }),
    );
  });

  it('is true in the middle: a minute of latitude is a mile, and south is down', () => {
    expect(Math.hypot(...projection.toPlane(spec.lon0, spec.lat0))).toBeLessThan(1e-9);
    expect(projection.toPlane(spec.lon0, spec.lat0 - 1 / 60)[1]).toBeCloseTo(1, 4);
    const minuteEast = Math.cos((spec.lat0 * Math.PI) / 180);
    expect(projection.toPlane(spec.lon0 + 1 / 60, spec.lat0)[0]).toBeCloseTo(minuteEast, 4);
  });

  it('takes both ways of writing a longitude', () => {
    expect(projection.toPlane(-170, 20)).toEqual(projection.toPlane(190, 20));
  });
});

it('laea keeps areas: a square degree is as large on the plane as on the globe', () => {
  const projection = projectionOf({ type: 'laea', lat0: 12, lon0: 145 });
  const area = (west: number, south: number): number => {
    const corners = [
      [west, south],
      [west + 0.01, south],
      [west + 0.01, south + 0.01],
      [west, south + 0.01],
    ].map(([x, y]) => projection.toPlane(x!, y!));
    return (
      Math.abs(corners.reduce((sum, [x, y], i) => sum + x * corners.at(i - 3)![1] - y * corners.at(i - 3)![0], 0)) / 2
    );
  };
  const onGlobe = (south: number): number => 0.36 * Math.cos(((south + 0.005) * Math.PI) / 180);
  for (const [west, south] of [
    [145, 12],
    [90, 40],
    [179, -30],
    [200, 55],
  ] as const) {
    expect(area(west, south) / onGlobe(south)).toBeCloseTo(1, 3);
  }
});
