import { blur2 } from 'd3-array';
import { contours } from 'd3-contour';
import { clipPolygon } from 'lineclip';
import type { Height } from './depths.ts';
import { closed, ringPath, simplified } from './path.ts';
import { type Box, type Point, widened } from './plane.ts';
import type { Projection } from './projection.ts';

/** Metres above the sea. The chart has an area for each: all that is so high or higher. */
const LEVELS = [-8000, -7000, -6000, -5000, -4000, -3000, -2000, -1000, -200, 250, 700, 1400];

/** The source is a grid of 10 minutes; between its samples the lines should run smoothly. In steps. */
const BLUR = 1;
/** Rings smaller than so many square steps are specks, and often faults of the source. */
const SPECK = 3;
/** Part of a step that a line may be straightened by. */
const TOLERANCE = 0.08;

export interface ReliefArea {
  readonly metres: number;
  /** Rings as SVG path data. Together and filled even-odd they are the area. */
  readonly rings: readonly string[];
}

export function reliefAreas(
  height: Height,
  projection: Projection,
  box: Box,
  stepNm: number,
  unitNm: number,
): ReliefArea[] {
  const { heights, width, rows, left, top } = sampled(height, projection, box, stepNm);
  const areas = contours().size([width, rows]).smooth(true).thresholds(LEVELS)(heights);
  return areas.map(({ value, coordinates }) => ({
    metres: value,
    rings: coordinates
      .flat()
      // The contours of a grid run around its samples as if each were the middle of a square.
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [left + (x - 0.5) * stepNm, top + (y - 0.5) * stepNm]))
      .map((ring) => simplified(closed(clipPolygon(ring, box)), TOLERANCE * stepNm))
      .filter((ring) => areaOf(ring) > SPECK * stepNm ** 2)
      .map((ring) => ringPath(ring, unitNm))
      .filter((path) => path !== undefined),
  }));
}

function sampled(height: Height, projection: Projection, box: Box, stepNm: number) {
  // Beyond the box, where contours are closed along the edge of the grid, nothing is seen.
  const [left, top, right, bottom] = widened(box, 3 * stepNm);
  const width = Math.ceil((right - left) / stepNm) + 1;
  const rows = Math.ceil((bottom - top) / stepNm) + 1;
  const heights: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < width; col++) {
      heights.push(height(...projection.toEarth(left + col * stepNm, top + row * stepNm)));
    }
  }
  blur2({ data: heights, width, height: rows }, BLUR);
  return { heights, width, rows, left, top };
}

function areaOf(ring: readonly Point[]): number {
  let doubled = 0;
  let [lastX, lastY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    doubled += lastX * y - x * lastY;
    [lastX, lastY] = [x, y];
  }
  return Math.abs(doubled) / 2;
}
