import type { Box } from './board.ts';
import type { Point } from './earth.ts';

/** What is looked at: the point of the board in the middle of the view, and pixels to a hex. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const LARGEST_HEX = 150;
/** The hex width at which counters are full and the chart is at its best. */
export const USUAL_HEX = 53;

/** The zoom that shows all of a box. */
function zoomToFit([left, top, right, bottom]: Box, { width, height }: Frame): number {
  return Math.min(width / Math.max(1e-6, right - left), height / Math.max(1e-6, bottom - top));
}

/** Never farther out than the whole sheet, nor beside it. */
export function kept(camera: Camera, sheet: Box, frame: Frame): Camera {
  const min = Math.min(zoomToFit(sheet, frame), USUAL_HEX);
  const zoom = Math.max(min, Math.min(LARGEST_HEX, camera.zoom));
  const [left, top, right, bottom] = sheet;
  return {
    x: between(camera.x, left, right, frame.width / 2 / zoom),
    y: between(camera.y, top, bottom, frame.height / 2 / zoom),
    zoom,
  };
}

/** The middle of the view, so that the view stays on the sheet; in the middle of the sheet where that is smaller. */
function between(at: number, from: number, to: number, half: number): number {
  return to - from <= 2 * half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, at));
}

/** Zoomed by a factor, with what is under a point of the frame staying there. */
export function zoomedAt(camera: Camera, factor: number, at: { x: number; y: number }, frame: Frame): Camera {
  const zoom = Math.max(1, Math.min(LARGEST_HEX, camera.zoom * factor));
  const dx = at.x - frame.width / 2;
  const dy = at.y - frame.height / 2;
  return { x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom, zoom };
}

export function moved(camera: Camera, dxPixels: number, dyPixels: number): Camera {
  return { ...camera, x: camera.x + dxPixels / camera.zoom, y: camera.y + dyPixels / camera.zoom };
}

/** The part of the board that is seen. */
export function seen({ x, y, zoom }: Camera, { width, height }: Frame): Box {
  return [x - width / 2 / zoom, y - height / 2 / zoom, x + width / 2 / zoom, y + height / 2 / zoom];
}

export function toBoard(camera: Camera, frame: Frame, at: { x: number; y: number }): readonly [number, number] {
  return [camera.x + (at.x - frame.width / 2) / camera.zoom, camera.y + (at.y - frame.height / 2) / camera.zoom];
}

/** What the first view should show: all that matters, what is asked about, and one's own pieces, each as often as there are pieces. */
export interface Matters<T> {
  readonly all: readonly T[];
  readonly asked: readonly T[];
  readonly own: readonly T[];
}

/**
 * The view to open with: all that matters, as near as the usual scale allows; where that is too much, what is asked, or
 * else one's own. Where that is too much as well, the part where most of it lies: never the empty sea between.
 */
export function opening({ all, asked, own }: Matters<Point>, sheet: Box, frame: Frame): Camera {
  const [left, top, right, bottom] = sheet;
  if (all.length === 0) return kept({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: 0 }, sheet, frame);
  const fits = (points: readonly Point[]): boolean =>
    points.length > 0 && zoomToFit(around(points), frame) >= FULL_COUNTERS;
  const nearest = asked.length > 0 ? asked : own.length > 0 ? own : all;
  const shown = fits(all) ? all : fits(nearest) ? nearest : thickest(nearest, frame);
  const box = around(shown);
  const zoom = Math.max(FULL_COUNTERS, Math.min(USUAL_HEX, zoomToFit(box, frame)));
  return kept({ ...middle(box), zoom }, sheet, frame);
}

/** Of points that do not fit into a view, those in the view that has the most of them. */
function thickest(points: readonly Point[], { width, height }: Frame): readonly Point[] {
  const [dx, dy] = [Math.max(0, width / FULL_COUNTERS - 3) / 2, Math.max(0, height / FULL_COUNTERS - 3) / 2];
  let best: readonly Point[] = [];
  for (const [x, y] of points) {
    const near = points.filter(([ox, oy]) => Math.abs(ox - x) <= dx && Math.abs(oy - y) <= dy);
    if (near.length > best.length) best = near;
  }
  return best;
}

/** The view that shows all of some points, from farther off if need be; the first of them where that is too far. */
export function showing(points: readonly Point[], from: Camera, frame: Frame): Camera {
  const [first] = points;
  if (!first) return from;
  const box = around(points);
  const fit = zoomToFit(box, frame);
  if (points.length === 1 || fit < Math.min(from.zoom, FULL_COUNTERS)) return { ...from, x: first[0], y: first[1] };
  return { ...middle(box), zoom: Math.min(from.zoom, fit) };
}

/** So far off hexes can still be told apart. */
const FARTHEST = 9;
/** More than this are a region: it is not worth losing the counters to see the rim of it. */
const A_FEW = 24;

/** The view that takes in all of some points, from as near as it was if it can; null where they are in view, or too far apart. */
export function takingIn(points: readonly Point[], from: Camera, frame: Frame): Camera | null {
  const [left, top, right, bottom] = seen(from, frame);
  const isSeen = ([x, y]: Point): boolean => x - 0.5 >= left && x + 0.5 <= right && y - 0.5 >= top && y + 0.5 <= bottom;
  if (points.every(isSeen)) return null;
  const box = around(points);
  const fit = zoomToFit(box, frame);
  if (fit < (points.length > A_FEW ? FULL_COUNTERS : FARTHEST)) return null;
  return { ...middle(box), zoom: Math.min(from.zoom, fit) };
}

const middle = ([left, top, right, bottom]: Box): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs) - 1.5, Math.min(...ys) - 1.5, Math.max(...xs) + 1.5, Math.max(...ys) + 1.5];
}

/** Levels of detail, by the width of a hex in pixels. */
export type Detail = 'dots' | 'plates' | 'full' | 'fanned';
export const FULL_COUNTERS = 34;
const PLATES = 18;
export const FANNED = 60;

export function detailAt(zoom: number): Detail {
  if (zoom < PLATES) return 'dots';
  if (zoom < FULL_COUNTERS) return 'plates';
  return zoom < FANNED ? 'full' : 'fanned';
}

/** The width of a plate in pixels. */
export function counterSize(zoom: number): number {
  const detail = detailAt(zoom);
  if (detail === 'dots') return Math.max(4, zoom * 0.5);
  if (detail === 'plates') return zoom * 0.8;
  return detail === 'full' ? Math.min(39, 26 + zoom * 0.22) : Math.min(60, zoom * 0.62);
}
