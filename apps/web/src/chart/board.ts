import { type HexGrid, type HexGridSpec, hexGrid } from '@point-option/engine';
import type { ChartFile } from './chartFile.ts';
import { type Earth, earthOf, type Point } from './earth.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** The plane of the chart: one unit is one hex, from the middle of one to the middle of the next. */
export interface Board {
  readonly grid: HexGrid;
  /** The middles of all hexes: x y x y. */
  readonly centres: Float64Array;
  /** From the middle of a hex to its six corners; side `d` of the grid lies between corners `d` and `d + 1`. */
  readonly corners: readonly Point[];
  /** The sheet: all there is to see. */
  readonly sheet: Box;
  centreOf(hex: number): Point;
  hexAt(x: number, y: number): number;
  /** Where the terrain lies, if there is any. */
  readonly earth: {
    readonly earth: Earth;
    toBoard(xNm: number, yNm: number): Point;
    toNm(x: number, y: number): Point;
  } | null;
}

const MARGIN = 0.3;
const ROW_STEP = Math.sqrt(3) / 2;

export function boardOf(spec: HexGridSpec, terrain: ChartFile | null): Board {
  const grid = hexGrid(spec);
  const centres = new Float64Array(2 * grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    const { x, y } = grid.centre(hex);
    centres[2 * hex] = x;
    centres[2 * hex + 1] = y;
  }
  const corners = cornersOf(grid.orientation);
  const centreOf = (hex: number): Point => [centres[2 * hex] ?? 0, centres[2 * hex + 1] ?? 0];
  return {
    grid,
    centres,
    corners,
    sheet: terrain ? sheetOf(terrain) : around(centres, corners),
    centreOf,
    hexAt: finder(grid, centreOf),
    earth: terrain && earthly(terrain),
  };
}

/** Clockwise from the one before direction 0. */
function cornersOf(orientation: HexGrid['orientation']): Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const bearing = ((bearingOf(orientation, i) - 30) * Math.PI) / 180;
    return [Math.sin(bearing) / Math.sqrt(3), -Math.cos(bearing) / Math.sqrt(3)];
  });
}

/** Degrees from north of a direction of the grid. */
export function bearingOf(orientation: HexGrid['orientation'], direction: number): number {
  return ((orientation === 'pointy' ? 90 : 0) + 60 * direction) % 360;
}

function sheetOf({ bounds, unitNm, hexes }: ChartFile): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
  const x = (units: number): number => (units * unitNm - (hexes.origin[0] ?? 0)) / hexes.hexNm;
  const y = (units: number): number => (units * unitNm - (hexes.origin[1] ?? 0)) / hexes.hexNm;
  return [x(left), y(top), x(right), y(bottom)];
}

function around(centres: Float64Array, corners: readonly Point[]): Box {
  const [w, h] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < centres.length; i += 2) {
    left = Math.min(left, centres[i] ?? 0);
    right = Math.max(right, centres[i] ?? 0);
    top = Math.min(top, centres[i + 1] ?? 0);
    bottom = Math.max(bottom, centres[i + 1] ?? 0);
  }
  return [left - w - MARGIN, top - h - MARGIN, right + w + MARGIN, bottom + h + MARGIN];
}

function earthly({ projection, hexes }: ChartFile): Board['earth'] {
  const [left = 0, top = 0] = hexes.origin;
  return {
    earth: earthOf(projection),
    toBoard: (x, y) => [(x - left) / hexes.hexNm, (y - top) / hexes.hexNm],
    toNm: (x, y) => [left + x * hexes.hexNm, top + y * hexes.hexNm],
  };
}

/** The hex at a point: the axial coordinates that the grid's own centres follow, rounded to the nearest hex. */
function finder(grid: HexGrid, centreOf: (hex: number) => Point): Board['hexAt'] {
  const pointy = grid.orientation === 'pointy';
  const [x0, y0] = centreOf(0);
  const { q: q0, r: r0 } = grid.axial(0);
  const shift = pointy ? x0 - q0 - r0 / 2 : y0 - r0 - q0 / 2;
  return (x, y) => {
    const along = pointy ? y / ROW_STEP : x / ROW_STEP;
    const across = (pointy ? x : y) - shift - along / 2;
    const [q, r] = pointy ? rounded(across, along) : rounded(along, across);
    return grid.hexFromAxial(q, r);
  };
}

function rounded(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const [qi, ri, si] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(qi - q), Math.abs(ri - r), Math.abs(si - s)];
  if (dq > dr && dq > ds) return [-ri - si, ri];
  return dr > ds ? [qi, -qi - si] : [qi, ri];
}
