import type { MapView } from '@point-option/engine';
import type { Board } from './board.ts';
import type { ChartFile } from './chartFile.ts';

/** Finds room for labels: clear of counters, of the names of places, and of each other. */
export interface Room {
  /** The first of these middles, in pixels, where a text of this width has room; it is taken then. */
  take(spots: readonly (readonly [number, number])[], width: number): readonly [number, number] | null;
}

const HEIGHT = 15;

export function roomOf(
  board: Board,
  { stacks, places }: Pick<MapView, 'stacks' | 'places'>,
  terrain: ChartFile | null,
  zoom: number,
): Room {
  const occupied = new Set([...stacks, ...places].map(({ hex }) => board.grid.hexAt(hex)));
  for (const { lon, lat, label } of terrain?.places ?? []) {
    if (!board.earth) break;
    const at = board.earth.earth.toPlane(label?.lon ?? lon, label?.lat ?? lat);
    occupied.add(board.hexAt(...board.earth.toBoard(...at)));
  }
  const taken: (readonly [number, number, number])[] = [];
  const isFree = (x: number, y: number, width: number): boolean =>
    [-0.5, 0, 0.5].every((part) => {
      const hex = board.hexAt((x + part * width) / zoom, y / zoom);
      return hex >= 0 && !occupied.has(hex);
    }) && taken.every(([ox, oy, wide]) => Math.abs(ox - x) > (wide + width) / 2 || Math.abs(oy - y) > HEIGHT);
  return {
    take(spots, width) {
      const spot = spots.find(([x, y]) => isFree(x, y, width));
      if (!spot) return null;
      taken.push([spot[0], spot[1], width]);
      return spot;
    },
  };
}
