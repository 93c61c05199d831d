import type { HexGrid, HexGridSpec } from '@point-option/engine';
import type { Side } from './hexsides.ts';
import type { Terrain } from './terrain.ts';

/** A file hexes.json. What its letters mean is told in the README of this package. */
export interface HexesFile {
  readonly layout: HexGridSpec;
  readonly hexNm: number;
  readonly terrain: readonly string[];
  readonly sides: readonly string[];
  readonly split: readonly string[];
}

/** What the file says of the hexes of `hexGrid(file.layout)`. */
export interface HexTerrain {
  terrain(hex: number): Terrain;
  /** Whether rocks and islets lie in the hex. */
  islets(hex: number): boolean;
  side(hex: number, direction: number): Side;
}

export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { s: 'sea', c: 'coastal', l: 'land', i: 'island' };
export const SIDE_CODES: readonly Side[] = ['open', 'strait', 'blocked', 'land'];
export const SIDE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Pure, so that a game can take these lines over as they stand. */
export function readHexes(file: HexesFile, grid: HexGrid): HexTerrain {
  const terrain = file.terrain.join('');
  const sides = file.sides.join('');

  function side(hex: number, direction: number): Side {
    const other = grid.neighbour(hex, direction);
    if (other < 0) return 'edge';
    // Each side stands once in the file, with the hex from which it lies in direction 0, 1 or 2.
    if (direction >= 3) return side(other, direction - 3);
    const code = SIDE_LETTERS.indexOf(sides.charAt(hex)) >> (2 * direction);
    return SIDE_CODES[code & 3] as Side;
  }

  return {
    terrain: (hex) => TERRAIN_LETTERS[terrain.charAt(hex).toLowerCase()] as Terrain,
    islets: (hex) => terrain.charAt(hex) !== terrain.charAt(hex).toLowerCase(),
    side,
  };
}
