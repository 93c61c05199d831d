import type { Sources } from './mapSpec.ts';
import { taker, unpackNumbers } from './unpack.ts';

/** Metres above the sea at a place; depths are negative. */
export type Height = (lon: number, lat: number) => number;

/** Beyond the grid lies nothing that a map shows but open sea. */
const DEEP_SEA = -4000;

/** Reads data/depths.bin, unzipped. Its form is told in data/README.md. */
export function readDepths(bytes: Uint8Array, grid: Sources['depths']): Height {
  const steps = readSteps(bytes, grid);
  const at = (col: number, row: number) => (steps[row * grid.width + col] ?? 0) * grid.stepMetres;

  /** Between the samples: the mean of the four around, the nearer the heavier. */
  return (lon, lat) => {
    const x = ((lon - grid.west + 720) % 360) * grid.perDegree;
    const y = (lat - grid.south) * grid.perDegree;
    if (x >= grid.width - 1 || y < 0 || y >= grid.height - 1) return DEEP_SEA;
    const col = Math.floor(x);
    const row = Math.floor(y);
    const south = at(col, row) * (1 - x + col) + at(col + 1, row) * (x - col);
    const north = at(col, row + 1) * (1 - x + col) + at(col + 1, row + 1) * (x - col);
    return south * (1 - y + row) + north * (y - row);
  };
}

/** Each sample is stored as its difference from the plane through its western, southern and south-western neighbours. */
function readSteps(bytes: Uint8Array, { width, height }: Sources['depths']): Int32Array {
  const { take, left } = taker(unpackNumbers(bytes));
  const steps = new Int32Array(width * height);
  const at = (col: number, row: number) => (col < 0 || row < 0 ? 0 : (steps[row * width + col] ?? 0));
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      steps[row * width + col] = take() + at(col - 1, row) + at(col, row - 1) - at(col - 1, row - 1);
    }
  }
  if (left() > 0) throw new Error('The depths go on after their end.');
  return steps;
}
