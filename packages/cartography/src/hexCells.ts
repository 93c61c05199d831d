import type { Georeference } from './georeference.ts';
import type { Point } from './plane.ts';
import { columnFrom, type Raster, rowCentre, rowFrom } from './raster.ts';

/** Which cells of the raster lie in which hex. */
export interface HexCells {
  /** For every cell its hex, or -1. */
  readonly owner: Int16Array;
  /** The cells of a hex, from the north-west. */
  of(hex: number): Int32Array;
}

export function hexCells(geo: Georeference, raster: Raster): HexCells {
  const owner = new Int16Array(raster.width * raster.height).fill(-1);
  const runs: number[][] = [];
  for (let hex = 0; hex < geo.grid.count; hex++) {
    const ends = runsOf(geo, raster, hex);
    for (let i = 0; i < ends.length; i += 2) owner.fill(hex, ends[i], ends[i + 1]);
    runs.push(ends);
  }
  return {
    owner,
    of: (hex) => listed(runs[hex] ?? []),
  };
}

/** The lists of all hexes at once would take more room than the raster. */
function listed(runs: readonly number[]): Int32Array {
  let count = 0;
  for (let i = 0; i < runs.length; i += 2) count += (runs[i + 1] as number) - (runs[i] as number);
  const cells = new Int32Array(count);
  let next = 0;
  for (let i = 0; i < runs.length; i += 2) {
    for (let cell = runs[i] as number; cell < (runs[i + 1] as number); cell++) cells[next++] = cell;
  }
  return cells;
}

/** The first cell in each row of the hex, and the first beyond it, in turn. */
function runsOf(geo: Georeference, raster: Raster, hex: number): number[] {
  const [x, y] = geo.centre(hex);
  const corners = geo.corners.map(([dx, dy]): Point => [x + dx, y + dy]);
  const ys = corners.map((corner) => corner[1]);
  const runs: number[] = [];
  for (let row = rowFrom(raster, Math.min(...ys)); row < rowFrom(raster, Math.max(...ys)); row++) {
    const [west, east] = extentAt(corners, rowCentre(raster, row));
    const from = columnFrom(raster, west);
    const to = columnFrom(raster, east);
    if (to > from) runs.push(row * raster.width + from, row * raster.width + to);
  }
  return runs;
}

/** How far west and east a convex outline reaches at a height. */
function extentAt(corners: readonly Point[], y: number): [west: number, east: number] {
  let [west, east] = [Infinity, -Infinity];
  let previous = corners.at(-1) as Point;
  for (const corner of corners) {
    const [ax, ay] = previous;
    const [bx, by] = corner;
    previous = corner;
    if (ay <= y === by <= y) continue;
    const x = ax + ((bx - ax) * (y - ay)) / (by - ay);
    west = Math.min(west, x);
    east = Math.max(east, x);
  }
  return [west, east];
}
