import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAPS } from './data.ts';
import { geoOf } from './repository.testing.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

describe.each(MAPS)('the hexes of %s', (id) => {
  const geo = geoOf(id);
  const { grid, hexNm } = geo;
  const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
  const anyHex = fc.nat(grid.count - 1);
  const firstBearing = grid.orientation === 'pointy' ? 90 : 0;

  /** The point a hex width from the centre of a hex in one of its directions. */
  function stepFrom(hex: number, direction: number): [x: number, y: number] {
    const [x, y] = geo.centre(hex);
    const bearing = ((firstBearing + 60 * direction) * Math.PI) / 180;
    return [x + hexNm * Math.sin(bearing), y - hexNm * Math.cos(bearing)];
  }

  it('lie around their centres, on the plane and on the earth', () => {
    const lost = hexes.filter((hex) => {
      const [lon, lat] = geo.lonLat(hex);
      const [x, y] = geo.projection.toPlane(lon, lat);
      const [centreX, centreY] = geo.centre(hex);
      return geo.hexAtLonLat(lon, lat) !== hex || Math.hypot(x - centreX, y - centreY) > 1e-6;
    });
    expect(lost).toEqual([]);
  });

  it("stand where the engine's drawing puts them, moved and enlarged", () => {
    const astray = hexes.filter((hex) => {
      const [x, y] = geo.centre(hex);
      const drawn = grid.centre(hex);
      return Math.hypot(geo.origin[0] + hexNm * drawn.x - x, geo.origin[1] + hexNm * drawn.y - y) > 1e-6;
    });
    expect(astray).toEqual([]);
  });

  it('have the neighbours that the engine gives them, each the other way about', () => {
    const wrong = hexes.filter((hex) =>
      DIRECTIONS.some((direction) => {
        const other = geo.hexNear(...stepFrom(hex, direction));
        if (other !== grid.neighbour(hex, direction)) return true;
        return other >= 0 && geo.hexNear(...stepFrom(other, (direction + 3) % 6)) !== hex;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are as far apart as the engine says', () => {
    // Six equal triangles make up the hexes up to a distance: how far out a point is in its triangle is that distance.
    const normals = [30, 90, 150].map((turn) => ((firstBearing + turn) * Math.PI) / 180);
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const [ax, ay] = geo.centre(a);
        const [bx, by] = geo.centre(b);
        const out = normals.map((n) => Math.abs((bx - ax) * Math.sin(n) - (by - ay) * Math.cos(n)));
        expect(grid.distance(a, b)).toBeCloseTo(Math.max(...out) / (hexNm * Math.sqrt(0.75)), 6);
      }),
      { numRuns: 500 },
    );
  });

  it('hold every point that is nearest to their centre', () => {
    const near = fc.double({ min: -0.7, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(anyHex, near, near, (hex, dx, dy) => {
        const [x, y] = geo.centre(hex).map((at, axis) => at + (axis === 0 ? dx : dy) * hexNm) as [number, number];
        const away = (other: number): number => {
          const [centreX, centreY] = geo.centre(other);
          return Math.hypot(centreX - x, centreY - y);
        };
        const found = geo.hexNear(x, y);
        const candidates = [hex, ...grid.neighbours(hex)];
        // Off the map no centre may be as near as a hex that holds the point would have it.
        const nearest = Math.min(...candidates.map((other) => away(other)));
        if (found < 0) expect(nearest).toBeGreaterThan(hexNm / 2 - 1e-9);
        else expect(away(found)).toBeLessThanOrEqual(nearest + 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('have corners that they share with their neighbours', () => {
    const inner = hexes.find((hex) => grid.neighbours(hex).length === 6) ?? -1;
    for (const direction of DIRECTIONS) {
      const other = grid.neighbour(inner, direction);
      const corner = (hex: number, i: number) => {
        const [x, y] = geo.centre(hex);
        const [dx, dy] = geo.corners[i % 6]!;
        return [x + dx, y + dy] as const;
      };
      const [ownX, ownY] = corner(inner, direction);
      const [otherX, otherY] = corner(other, direction + 4);
      expect(Math.hypot(ownX - otherX, ownY - otherY)).toBeLessThan(1e-9 * hexNm);
    }
  });
});
