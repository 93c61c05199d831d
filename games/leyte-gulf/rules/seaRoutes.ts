import { grid, SEA_WAYS } from '../data/map.ts';

/** How many hexes ships sail from each hex to the nearest of some; -1 where no water leads there. */
export function routesTo(ends: readonly number[], isClosed: (hex: number) => boolean = () => false): Int16Array {
  const far = new Int16Array(grid.count).fill(-1);
  const queue = ends.filter((hex) => SEA_WAYS[hex]?.length);
  for (const hex of queue) far[hex] = 0;
  // The list grows while it is gone through.
  for (const hex of queue) {
    for (const next of SEA_WAYS[hex] ?? []) {
      if (far[next] !== -1 || isClosed(next)) continue;
      far[next] = (far[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** Whether a step brings ships nearer. */
export function isNearer(far: Int16Array, from: number, to: number): boolean {
  const there = far[to] ?? -1;
  return there >= 0 && there < (far[from] ?? -1);
}
