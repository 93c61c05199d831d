import { type HexGrid, type HexGridSpec, hexGrid } from '@point-option/engine';

let kept: { readonly said: string; readonly grid: HexGrid } | null = null;

/** The grid of the chart at the table. Every table brings its layout anew, and it is always the same: its tables are made once. */
export function gridOf(spec: HexGridSpec): HexGrid {
  const said = JSON.stringify(spec);
  if (kept?.said !== said) kept = { said, grid: hexGrid(spec) };
  return kept.grid;
}
