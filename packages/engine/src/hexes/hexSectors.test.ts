import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing12, bearing24, direction12, inArc, inSector, sectorHexes } from './hexSectors.ts';
import { type HexGrid, hexGrid } from './hexes.ts';

function map(orientation: 'pointy' | 'flat', colDir: 'E' | 'W', rowDir: 'S' | 'N'): HexGrid {
  return hexGrid({ orientation, order: 'RRCC', digits: 2, colDir, rowDir, shove: 'odd', rows: [1, 21], cols: [1, 21] });
}

const maps = [map('pointy', 'E', 'S'), map('pointy', 'W', 'S'), map('flat', 'E', 'S'), map('flat', 'E', 'N')];
const anyMap = fc.constantFrom(...maps);
const anyHex = fc.nat(21 * 21 - 1);

/** Degrees clockwise from north, measured on the drawing. */
function degrees(grid: HexGrid, a: number, b: number): number {
  const [from, to] = [grid.centre(a), grid.centre(b)];
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** The angle between two bearings, 0 to 180. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

const [pointy, , flat] = maps as [HexGrid, HexGrid, HexGrid, HexGrid];

describe('bearings', () => {
  it('agree with angles measured on the drawing', () => {
    fc.assert(
      fc.property(anyMap, anyHex, anyHex, (grid, a, b) => {
        fc.pre(a !== b);
        const measured = degrees(grid, a, b);
        const bearing = bearing24(grid, a, b);
        const twelfth = Math.round(measured / 30) % 12;
        const exact = between(measured, twelfth * 30) < 1e-6;
        expect(bearing).toBe(exact ? twelfth * 2 : Math.floor(measured / 30) * 2 + 1);
        expect(bearing12(grid, a, b)).toBe(twelfth);
      }),
      { numRuns: 1000 },
    );
  });

  it('follow the hexsides', () => {
    for (const grid of maps) {
      const middle = grid.mustHex('1111');
      grid.directions.forEach((_, d) => {
        expect(bearing24(grid, middle, grid.neighbour(middle, d))).toBe(2 * direction12(grid, d));
      });
    }
    expect(pointy.directions.map((_, d) => direction12(pointy, d))).toEqual([3, 5, 7, 9, 11, 1]);
    expect(flat.directions.map((_, d) => direction12(flat, d))).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('point nowhere from a hex to itself', () => {
    expect(bearing24(pointy, 7, 7)).toBe(-1);
    expect(bearing12(pointy, 7, 7)).toBe(-1);
  });

  it('point the other way on the way back', () => {
    fc.assert(
      fc.property(anyMap, anyHex, anyHex, (grid, a, b) => {
        fc.pre(a !== b);
        expect(bearing24(grid, b, a)).toBe((bearing24(grid, a, b) + 12) % 24);
      }),
    );
  });
});

describe('sectors', () => {
  it('agree with angles measured on the drawing, edges included', () => {
    fc.assert(
      fc.property(
        anyMap,
        anyHex,
        anyHex,
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: 6 }),
        (grid, a, b, direction, halfWidth) => {
          const inside = a === b || between(degrees(grid, a, b), direction * 30) < halfWidth * 30 + 1e-6;
          expect(inSector(grid, a, b, direction, halfWidth)).toBe(inside);
          expect(inSector(grid, a, b, direction - 12, halfWidth)).toBe(inside);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a sector of 60 degrees between two spines widens by one hex each hex', () => {
    const middle = pointy.mustHex('1111');
    const east = sectorHexes(pointy, middle, 3, 1, 4);
    expect(east[0]).toBe(middle);
    // Both edges run along spines, so they pass through a hex at every second distance.
    expect([0, 1, 2, 3, 4].map((far) => east.filter((hex) => pointy.distance(middle, hex) === far).length)).toEqual([
      1, 1, 3, 3, 5,
    ]);
  });

  it('a sector of 60 degrees between two hexsides has its edge hexes at every distance', () => {
    const middle = pointy.mustHex('1111');
    const north = sectorHexes(pointy, middle, 0, 1, 4);
    expect([0, 1, 2, 3, 4].map((far) => north.filter((hex) => pointy.distance(middle, hex) === far).length)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});

describe('arcs', () => {
  const middle = flat.mustHex('1111');
  const adjacent = (facing: number, side: 'front' | 'rear' | 'port' | 'starboard', degrees: 60 | 120 | 180) =>
    flat.directions.filter((_, d) => inArc(flat, middle, facing, flat.neighbour(middle, d), side, degrees));

  it('of a unit that faces a hexside', () => {
    expect(adjacent(0, 'front', 60)).toEqual(['N']);
    expect(adjacent(0, 'front', 120)).toEqual(['N', 'NE', 'NW']);
    expect(adjacent(0, 'rear', 120)).toEqual(['SE', 'S', 'SW']);
    expect(adjacent(2, 'rear', 60)).toEqual(['SW']);
    expect(adjacent(0, 'starboard', 120)).toEqual(['NE', 'SE']);
    expect(adjacent(0, 'port', 60)).toEqual(['SW', 'NW']);
  });

  it('of a unit that faces a corner: a hex straight abeam is before it and behind it', () => {
    expect(adjacent(3, 'front', 60)).toEqual(['NE', 'SE']);
    expect(adjacent(3, 'front', 180)).toEqual(['N', 'NE', 'SE', 'S']);
    expect(adjacent(3, 'rear', 180)).toEqual(['N', 'S', 'SW', 'NW']);
    expect(inArc(flat, middle, 3, middle, 'rear', 60)).toBe(true);
  });

  it('cover the whole circle together', () => {
    fc.assert(
      fc.property(anyMap, anyHex, anyHex, fc.integer({ min: 0, max: 11 }), (grid, a, b, facing) => {
        const front = inArc(grid, a, facing, b, 'front', 180);
        expect(front || inArc(grid, a, facing, b, 'rear', 180)).toBe(true);
        expect(inArc(grid, a, facing, b, 'front', 120) && !front).toBe(false);
      }),
    );
  });
});
