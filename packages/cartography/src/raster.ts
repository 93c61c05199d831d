import type { Box } from './plane.ts';

/** The plane cut into square cells, row by row from the north-west; a cell is asked about at its centre. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cellNm: number;
}

export function rasterOver([left, top, right, bottom]: Box, cellNm: number): Raster {
  const width = Math.ceil((right - left) / cellNm);
  const height = Math.ceil((bottom - top) / cellNm);
  return { left, top, width, height, cellNm };
}

/** The first column whose centre is at or east of x. */
export function columnFrom(raster: Raster, x: number): number {
  return Math.ceil((x - raster.left) / raster.cellNm - 0.5);
}

/** The first row whose centre is at or south of y. */
export function rowFrom(raster: Raster, y: number): number {
  return Math.ceil((y - raster.top) / raster.cellNm - 0.5);
}

/** The y of a row's centres. */
export function rowCentre(raster: Raster, row: number): number {
  return raster.top + (row + 0.5) * raster.cellNm;
}

/** The index of the cell around a point. */
export function cellAround(raster: Raster, x: number, y: number): number {
  const col = Math.floor((x - raster.left) / raster.cellNm);
  const row = Math.floor((y - raster.top) / raster.cellNm);
  return row * raster.width + col;
}

/**
 * How many cells are reached from `start` over cells that `open` lets through. All of them are marked; it may stop
 * early, once `goal` is.
 */
export function flood(width: number, start: number, open: (cell: number) => boolean, seen: Seen, goal = -1): number {
  const reached = [start];
  const reach = (cell: number): void => {
    if (seen.has(cell) || !open(cell)) return;
    seen.mark(cell);
    reached.push(cell);
  };
  seen.mark(start);
  for (const cell of reached) {
    if (cell === goal) break;
    reach(cell - 1);
    reach(cell + 1);
    reach(cell - width);
    reach(cell + width);
  }
  return reached.length;
}

/** Remembers cells; forgetting all of them costs nothing. */
export interface Seen {
  mark(cell: number): void;
  has(cell: number): boolean;
  forget(): void;
}

export function seenCells(count: number): Seen {
  const rounds = new Int32Array(count);
  let round = 1;
  return {
    mark: (cell) => {
      rounds[cell] = round;
    },
    has: (cell) => rounds[cell] === round,
    forget: () => {
      round++;
    },
  };
}
