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
  const least = Math.min(zoomToFit(sheet, frame), USUAL_HEX);
  const zoom = Math.max(least, Math.min(LARGEST_HEX, camera.zoom));
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

/** The view to open with: all that matters, as near as the usual scale allows; where that is too much, what is asked. */
export function opening(all: readonly Point[], asked: readonly Point[], sheet: Box, frame: Frame): Camera {
  const [left, top, right, bottom] = sheet;
  if (all.length === 0) return kept({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: 0 }, sheet, frame);
  const wide = around(all);
  const box = zoomToFit(wide, frame) >= FULL_COUNTERS || asked.length === 0 ? wide : around(asked);
  const zoom = Math.max(FULL_COUNTERS, Math.min(USUAL_HEX, zoomToFit(box, frame)));
  return kept({ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, zoom }, sheet, frame);
}

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
