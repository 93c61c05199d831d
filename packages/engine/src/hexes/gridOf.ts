import { type HexGrid, type HexGridSpec, hexGrid } from './hexes.ts';

const known = new WeakMap<HexGridSpec, HexGrid>();

/** The grid of a spec, built once for as long as the spec is kept: that of a whole ocean takes a while. */
export function gridOf(spec: HexGridSpec): HexGrid {
  let grid = known.get(spec);
  if (grid === undefined) {
    grid = hexGrid(spec);
    known.set(spec, grid);
  }
  return grid;
}
