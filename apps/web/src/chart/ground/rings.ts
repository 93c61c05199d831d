/** A line or ring of the terrain: its points, and the box they fill, in units of the chart file. */
export interface Ring {
  readonly points: Float64Array;
  readonly box: readonly [number, number, number, number];
  readonly closed: boolean;
}

/** Reads path data as the cartography writes it: an absolute start, then relative steps, perhaps closed. */
export function ringOf(path: string): Ring {
  const closed = path.endsWith('z');
  const numbers = path.match(/-?\d+/g) ?? [];
  const points = new Float64Array(numbers.length);
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += Number(numbers[i]);
    y += Number(numbers[i + 1]);
    points[i] = x;
    points[i + 1] = y;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { points, box: [left, top, right, bottom], closed };
}

/** Dots: `M x y h0 m dx dy h0 ...`. */
export function dotsOf(path: string): Float64Array {
  const numbers = path.replaceAll('h0', ' ').match(/-?\d+/g) ?? [];
  const points = new Float64Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) points[i] = Number(numbers[i]) + (i >= 2 ? (points[i - 2] ?? 0) : 0);
  return points;
}

export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

/** From units of the chart file to pixels: `x * scale + dx`. */
export interface Onto {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** Points nearer than this to the last one drawn are not seen, in pixels. */
export const NEAR = 0.55;

/**
 * Draws a ring onto a tile of a size. What lies wholly beyond one edge of the tile is drawn as a straight line there: nothing inside
 * the tile changes, and a continent costs a tile no more than its own piece of coast.
 */
export function trace(
  pen: Pen,
  { points, closed }: Ring,
  { scale, dx, dy }: Onto,
  size: number,
  margin: number,
  near = NEAR,
): void {
  const min = -margin;
  const max = size + margin;
  const count = points.length;
  let lastX = 0;
  let lastY = 0;
  let lastSide = 0;
  let held = false;
  for (let i = 0; i < count; i += 2) {
    const x = (points[i] as number) * scale + dx;
    const y = (points[i + 1] as number) * scale + dy;
    const side = (x < min ? 1 : 0) | (x > max ? 2 : 0) | (y < min ? 4 : 0) | (y > max ? 8 : 0);
    if (i === 0) pen.moveTo(x, y);
    else if ((side & lastSide) !== 0) {
      // Still beyond the same edge as the last point drawn: only the last such point counts.
      lastSide &= side;
      lastX = x;
      lastY = y;
      held = true;
      continue;
    } else {
      if (held) pen.lineTo(lastX, lastY);
      else if (Math.abs(x - lastX) + Math.abs(y - lastY) < near) continue;
      pen.lineTo(x, y);
    }
    held = false;
    lastX = x;
    lastY = y;
    lastSide = side;
  }
  if (held) pen.lineTo(lastX, lastY);
  if (closed) pen.closePath();
}
