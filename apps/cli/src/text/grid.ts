import { type HexGrid, hexGrid, type HexGridSpec } from '@point-option/engine';

const grids = new Map<string, HexGrid>();

/** The grid of a map. A large one takes a while to build, and a position asks for it for every piece. */
export function gridOf(spec: HexGridSpec): HexGrid {
  const key = JSON.stringify(spec);
  const known = grids.get(key);
  if (known) return known;
  const grid = hexGrid(spec);
  grids.set(key, grid);
  return grid;
}
