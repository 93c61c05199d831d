import { type HexGrid, hexGrid, type HexGridSpec } from '@point-option/engine';
import type { Point } from './plane.ts';
import { type Projection, projectionOf } from './projection.ts';
import type { MapSpec } from './mapSpec.ts';

/** Where the hexes of a map lie on the plane and on the earth. Hexes and directions are those of the engine's grid. */
export interface Georeference {
  readonly grid: HexGrid;
  readonly hexNm: number;
  readonly projection: Projection;
  /** Where row 0, column 0 stands, or would stand if it were not shoved. */
  readonly origin: Point;
  /** From the centre of a hex to its corners. The side in direction d runs from corner d to corner d + 1. */
  readonly corners: readonly Point[];
  /** The centres of all hexes. */
  readonly centres: readonly Point[];

  centre(hex: number): Point;
  lonLat(hex: number): readonly [lon: number, lat: number];
  /** The hex around a point of the plane, or -1 off the map. */
  hexNear(x: number, y: number): number;
  hexAtLonLat(lon: number, lat: number): number;
}

const HALF_ROOT_3 = Math.sqrt(3) / 2;

export function georeference(spec: Pick<MapSpec, 'layout' | 'hexNm' | 'projection' | 'anchor'>): Georeference {
  const { layout, hexNm, anchor } = spec;
  const grid = hexGrid(layout);
  const projection = projectionOf(spec.projection);
  const corners = cornersOf(layout, hexNm);

  const rowsAndColumns = Array.from({ length: grid.count }, (_, hex) => rowAndColumn(layout, grid.label(hex)));
  const hexByRowAndColumn = new Map(rowsAndColumns.map(([row, col], hex) => [key(row, col), hex]));

  const [anchorX, anchorY] = projection.toPlane(anchor.lon, anchor.lat);
  const [unitX, unitY] = unitPosition(layout, ...rowAndColumn(layout, grid.label(grid.mustHex(anchor.hex))));
  const origin: Point = [anchorX - unitX * hexNm, anchorY - unitY * hexNm];
  const centres = rowsAndColumns.map(([row, col]): Point => {
    const [x, y] = unitPosition(layout, row, col);
    return [origin[0] + x * hexNm, origin[1] + y * hexNm];
  });

  function centre(hex: number): Point {
    const found = centres[hex];
    if (found === undefined) throw new RangeError(`There is no hex with index ${hex} on this map.`);
    return found;
  }

  /** The nearest centre is in the nearest row (or column, of a flat map) or the one before or after it. */
  function hexNear(x: number, y: number): number {
    const u = (x - origin[0]) / hexNm;
    const v = (y - origin[1]) / hexNm;
    const [nearRow, nearCol] = nearestRowAndColumn(layout, u, v);
    let nearest = -1;
    let least = Infinity;
    for (let row = nearRow - 1; row <= nearRow + 1; row++) {
      for (let col = nearCol - 1; col <= nearCol + 1; col++) {
        const [centreU, centreV] = unitPosition(layout, row, col);
        const squared = (centreU - u) ** 2 + (centreV - v) ** 2;
        if (squared >= least) continue;
        least = squared;
        nearest = hexByRowAndColumn.get(key(row, col)) ?? -1;
      }
    }
    return nearest;
  }

  return {
    grid,
    hexNm,
    projection,
    origin,
    corners,
    centres,
    centre,
    lonLat: (hex) => projection.toEarth(...centre(hex)),
    hexNear,
    hexAtLonLat: (lon, lat) => hexNear(...projection.toPlane(lon, lat)),
  };
}

function rowAndColumn({ order, digits }: HexGridSpec, label: string): [row: number, col: number] {
  const first = Number(label.slice(0, digits));
  const second = Number(label.slice(digits));
  return order === 'RRCC' ? [first, second] : [second, first];
}

function key(row: number, col: number): number {
  return row * 100_000 + col;
}

/** Where a row and column stand on a plane on which hexes are 1 wide and row 0, column 0 is at the origin. */
function unitPosition(layout: HexGridSpec, row: number, col: number): Point {
  const east = layout.colDir === 'E' ? 1 : -1;
  const south = layout.rowDir === 'S' ? 1 : -1;
  return layout.orientation === 'pointy'
    ? [east * (col + shove(layout, row)), south * row * HALF_ROOT_3]
    : [east * col * HALF_ROOT_3, south * (row + shove(layout, col))];
}

function nearestRowAndColumn(layout: HexGridSpec, u: number, v: number): [row: number, col: number] {
  const along = layout.colDir === 'E' ? u : -u;
  const down = layout.rowDir === 'S' ? v : -v;
  return layout.orientation === 'pointy'
    ? [Math.round(down / HALF_ROOT_3), Math.round(along - 0.25)]
    : [Math.round(down - 0.25), Math.round(along / HALF_ROOT_3)];
}

/** Half a hex for the rows (pointy) or columns (flat) that stand further on. */
function shove(layout: HexGridSpec, line: number): number {
  const odd = Math.abs(line % 2) === 1;
  return odd === (layout.shove === 'odd') ? 0.5 : 0;
}

/** Direction 0 of the engine is east on a pointy map and north on a flat one; its side begins 30 degrees before. */
function cornersOf({ orientation }: HexGridSpec, hexNm: number): Point[] {
  const firstBearing = (orientation === 'pointy' ? 90 : 0) - 30;
  const radius = hexNm / (2 * HALF_ROOT_3);
  return [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const bearing = ((firstBearing + 60 * corner) * Math.PI) / 180;
    return [radius * Math.sin(bearing), -radius * Math.cos(bearing)];
  });
}
