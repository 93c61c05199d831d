import type { Coastline } from './coastline.ts';
import { type Box, boxAround, overlap, type Point } from './plane.ts';
import type { Projection } from './projection.ts';
import { columnFrom, type Raster, rowCentre, rowFrom } from './raster.ts';

/** A shore on the plane of a map. */
export interface PlaneShore {
  /** Its place in the coastline. */
  readonly id: number;
  readonly points: readonly Point[];
  readonly box: Box;
  readonly areaNm2: number;
}

/** What a cell is where it is no land. */
export const NO_LAND = -1;

/** The shores that touch a box of the plane. */
export function shoresWithin(coastline: Coastline, projection: Projection, within: Box): PlaneShore[] {
  const found: PlaneShore[] = [];
  coastline.shores.forEach(({ points, areaNm2 }, id) => {
    const projected = points.map(([lon, lat]) => projection.toPlane(lon, lat));
    const box = boxAround(projected);
    if (overlap(box, within)) found.push({ id, points: projected, box, areaNm2 });
  });
  return found;
}

/** For every cell the id of the shore that it lies within, or NO_LAND. A shore within a shore is a lake. */
export function landMask(shores: readonly PlaneShore[], raster: Raster): Int16Array {
  const mask = new Int16Array(raster.width * raster.height).fill(NO_LAND);
  for (const shore of shores) fill(mask, shore, raster);
  return mask;
}

function fill(mask: Int16Array, { id, points, box }: PlaneShore, raster: Raster): void {
  const firstRow = Math.max(0, rowFrom(raster, box[1]));
  const lastRow = Math.min(raster.height - 1, rowFrom(raster, box[3]) - 1);
  if (lastRow < firstRow) return;
  crossings(points, raster, firstRow, lastRow).forEach((xs, i) => {
    xs.sort((a, b) => a - b);
    const start = (firstRow + i) * raster.width;
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, columnFrom(raster, xs[k] as number));
      const to = Math.min(raster.width, columnFrom(raster, xs[k + 1] as number));
      for (let cell = start + from; cell < start + to; cell++) {
        mask[cell] = mask[cell] === NO_LAND ? id : NO_LAND;
      }
    }
  });
}

/** Where a shore crosses the centre line of each row. */
function crossings(points: readonly Point[], raster: Raster, firstRow: number, lastRow: number): number[][] {
  const rows: number[][] = Array.from({ length: lastRow - firstRow + 1 }, () => []);
  let previous = points.at(-1) as Point;
  for (const point of points) {
    const [upper, lower] = previous[1] < point[1] ? [previous, point] : [point, previous];
    previous = point;
    const from = Math.max(firstRow, rowFrom(raster, upper[1]));
    const to = Math.min(lastRow, rowFrom(raster, lower[1]) - 1);
    const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
    for (let row = from; row <= to; row++) {
      rows[row - firstRow]?.push(upper[0] + slope * (rowCentre(raster, row) - upper[1]));
    }
  }
  return rows;
}
