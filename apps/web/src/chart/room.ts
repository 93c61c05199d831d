import type { MapView } from '@point-option/engine';
import type { Board } from './board.ts';
import type { ChartFile } from './chartFile.ts';

/** Finds room for labels: clear of counters, of the names of places, and of each other. */
export interface Room {
  /** The first of these middles, in pixels, where a text of this width has room; it is taken then. */
  take(positions: readonly (readonly [number, number])[], width: number): readonly [number, number] | null;
}

const HEIGHT = 15;
/** About the width of a letter of a place's name. */
const LETTER = 7;

/** From one end to the other in steps of some length or less. */
function along(from: number, to: number, step: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from) / step));
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
}

export function roomOf(
  board: Board,
  { stacks, places }: Pick<MapView, 'stacks' | 'places'>,
  terrain: ChartFile | null,
  zoom: number,
): Room {
  const occupied = new Set([...stacks, ...places].map(({ hex }) => board.grid.hexAt(hex)));
  for (const { name, lon, lat, label } of terrain?.places ?? []) {
    if (!board.earth) break;
    const [x, y] = board.earth.toBoard(...board.earth.earth.toPlane(label?.lon ?? lon, label?.lat ?? lat));
    const width = (name.length * LETTER) / zoom;
    const from = label?.side?.includes('E') ? 0 : label?.side?.includes('W') ? -width : -width / 2;
    for (const at of along(x + from, x + from + width, 0.4)) occupied.add(board.hexAt(at, y));
  }
  const taken: (readonly [number, number, number])[] = [];
  const isFree = (x: number, y: number, width: number): boolean =>
    along(x - width / 2, x + width / 2, zoom * 0.4).every((at) => {
      const hex = board.hexAt(at / zoom, y / zoom);
      return hex >= 0 && !occupied.has(hex);
    }) && taken.every(([ox, oy, wide]) => Math.abs(ox - x) > (wide + width) / 2 || Math.abs(oy - y) > HEIGHT);
  return {
    take(positions, width) {
      const position = positions.find(([x, y]) => isFree(x, y, width));
      if (!position) return null;
      taken.push([position[0], position[1], width]);
      return position;
    },
  };
}
