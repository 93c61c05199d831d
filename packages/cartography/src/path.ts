import simplify from 'simplify-js';
import type { Point } from './plane.ts';

/** A line with the points left out that lie nearer than the tolerance to it (the method of Douglas and Peucker). */
export function simplified(points: readonly Point[], toleranceNm: number): Point[] {
  const kept = simplify(
    points.map(([x, y]) => ({ x, y })),
    toleranceNm,
    true,
  );
  return kept.map(({ x, y }): Point => [x, y]);
}

/** The ring with its first point once more at its end. */
export function closed(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  return first[0] === last[0] && first[1] === last[1] ? points : [...points, first];
}

/** A ring as SVG path data in whole units; undefined where no area is left of it at that scale. */
export function ringPath(points: readonly Point[], unitNm: number): string | undefined {
  const corners = inUnits(closed(points), unitNm).slice(0, -1);
  return corners.length < 3 ? undefined : `${pathData(corners)}z`;
}

/** A line as SVG path data in whole units. */
export function linePath(points: readonly Point[], unitNm: number): string {
  return pathData(inUnits(points, unitNm));
}

/** Dots as SVG path data: lines of no length, which a stroke with round ends makes visible. */
export function dotsPath(points: readonly Point[], unitNm: number): string {
  let path = '';
  let last: Point = [0, 0];
  for (const point of inUnits(points, unitNm)) {
    path += `${path === '' ? 'M' : 'm'}${pair(point[0] - last[0], point[1] - last[1])}h0`;
    last = point;
  }
  return path;
}

/** Points in whole units; those that fall on the one before are left out. */
function inUnits(points: readonly Point[], unitNm: number): Point[] {
  const whole: Point[] = [];
  for (const [x, y] of points) {
    const last = whole.at(-1);
    // Adding 0 turns -0 into 0.
    const [unitsX, unitsY] = [Math.round(x / unitNm) + 0, Math.round(y / unitNm) + 0];
    if (last === undefined || last[0] !== unitsX || last[1] !== unitsY) whole.push([unitsX, unitsY]);
  }
  return whole;
}

/** The first point absolute, then the steps from each to the next. */
function pathData(points: readonly Point[]): string {
  let [x, y] = points[0] ?? [0, 0];
  let path = `M${pair(x, y)}l`;
  for (const point of points.slice(1)) {
    const step = pair(point[0] - x, point[1] - y);
    path += path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    [x, y] = point;
  }
  return path;
}

/** A minus sign parts two numbers as well as a space does. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
