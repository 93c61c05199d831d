import { distanceTo } from './distance.ts';
import { NO_LAND } from './landMask.ts';
import type { Raster } from './raster.ts';

/** Where ships can be. 1 stands for yes, 0 for no. */
export interface Sea {
  /** Water that is joined to the edge of the raster: no lake. */
  readonly open: Uint8Array;
  /** The part of it that a disc as wide as a strait can reach. */
  readonly wide: Uint8Array;
  /** From each cell to the nearest land, in cells. */
  readonly toLand: Float32Array;
}

export function seaOf(mask: Int16Array, raster: Raster, straitNm: number): Sea {
  const land = marked(mask.length, (cell) => mask[cell] !== NO_LAND);
  const open = joinedToEdge(land, raster);
  const toLand = distanceTo(land, raster);
  // The disc's centre can be wherever no land is nearer than its radius; it reaches a radius further from there.
  const radius = straitNm / 2 / raster.cellNm;
  const centres = marked(mask.length, (cell) => (toLand[cell] as number) >= radius);
  const toCentre = distanceTo(centres, raster);
  const wide = marked(mask.length, (cell) => open[cell] === 1 && (toCentre[cell] as number) < radius);
  return { open, wide, toLand };
}

function marked(count: number, is: (cell: number) => boolean): Uint8Array {
  const cells = new Uint8Array(count);
  for (let cell = 0; cell < count; cell++) if (is(cell)) cells[cell] = 1;
  return cells;
}

function joinedToEdge(land: Uint8Array, { width, height }: Raster): Uint8Array {
  const open = new Uint8Array(width * height);
  const stack: number[] = [];
  const reach = (cell: number): void => {
    if (land[cell] === 1 || open[cell] === 1) return;
    open[cell] = 1;
    stack.push(cell);
  };
  for (let col = 0; col < width; col++) {
    reach(col);
    reach((height - 1) * width + col);
  }
  for (let row = 0; row < height; row++) {
    reach(row * width);
    reach(row * width + width - 1);
  }
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const col = cell % width;
    if (col > 0) reach(cell - 1);
    if (col < width - 1) reach(cell + 1);
    if (cell >= width) reach(cell - width);
    if (cell < width * (height - 1)) reach(cell + width);
  }
  return open;
}
