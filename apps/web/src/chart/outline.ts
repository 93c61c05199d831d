import type { Board } from './board.ts';
import type { Point } from './earth.ts';

/** A hex as a path in pixels, drawn in from its sides by some of them. */
export function hexPath(board: Board, hex: number, zoom: number, inset = 0): string {
  const [x, y] = board.centreOf(hex);
  const scale = Math.max(0.5, zoom - 2 * inset);
  return `M${board.corners.map(([dx, dy]) => `${px(x * zoom + dx * scale)} ${px(y * zoom + dy * scale)}`).join('L')}z`;
}

/** The line around a set of hexes: one closed path for each part and each hole. */
export function outlinePath(board: Board, hexes: readonly number[], zoom: number): string {
  const inside = new Set(hexes);
  // From each corner where the line turns in, to the next, clockwise about the hex it belongs to.
  const onward = new Map<string, { to: Point; key: string }[]>();
  for (const hex of inside) {
    for (let d = 0; d < 6; d++) {
      const other = board.grid.neighbour(hex, d);
      if (other >= 0 && inside.has(other)) continue;
      const from = corner(board, hex, d);
      const to = corner(board, hex, d + 1);
      const key = keyOf(from);
      onward.set(key, [...(onward.get(key) ?? []), { to, key: keyOf(to) }]);
    }
  }
  let path = '';
  for (const [start, ways] of onward) {
    while (ways.length > 0) {
      let at = start;
      const points: string[] = [];
      for (let way = onward.get(at)?.pop(); way; way = onward.get(at)?.pop()) {
        points.push(`${px(way.to[0] * zoom)} ${px(way.to[1] * zoom)}`);
        at = way.key;
      }
      path += `M${points.join('L')}z`;
    }
  }
  return path;
}

function corner(board: Board, hex: number, d: number): Point {
  const [x, y] = board.centreOf(hex);
  const [dx, dy] = board.corners[d % 6] ?? [0, 0];
  return [x + dx, y + dy];
}

const keyOf = ([x, y]: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** A tenth of a pixel is enough. */
export const px = (n: number): number => Math.round(n * 10) / 10;
