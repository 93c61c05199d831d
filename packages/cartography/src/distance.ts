import type { Raster } from './raster.ts';

/** Stands for "nowhere near": further than any raster is wide. */
const FAR = 30_000;

/**
 * From each cell to the nearest marked one, in cells, exactly. After Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions": first along the columns; then along each row, where the square of the distance is
 * the lowest of parabolas that stand on the squares found before.
 */
export function distanceTo(marked: Uint8Array, { width, height }: Raster): Float32Array {
  const distances = alongColumns(marked, width, height);
  const lowest = lowestParabolas(width);
  for (let row = 0; row < height; row++) lowest(distances.subarray(row * width, (row + 1) * width));
  return distances;
}

function alongColumns(marked: Uint8Array, width: number, height: number): Float32Array {
  const distances = new Float32Array(width * height);
  const count = width * height;
  for (let cell = 0; cell < count; cell++) {
    const above = cell < width ? FAR : (distances[cell - width] as number);
    distances[cell] = marked[cell] === 1 ? 0 : Math.min(FAR, above + 1);
  }
  for (let cell = count - width - 1; cell >= 0; cell--) {
    const below = (distances[cell + width] as number) + 1;
    if (below < (distances[cell] as number)) distances[cell] = below;
  }
  return distances;
}

/** A function that turns the column distances of one row into distances. */
function lowestParabolas(width: number): (row: Float32Array) => void {
  const squares = new Float64Array(width);
  /** The parabolas that are lowest somewhere, from west to east, and where each begins to be. */
  const feet = new Int32Array(width);
  const begins = new Float64Array(width + 1);

  return (row) => {
    for (let x = 0; x < width; x++) squares[x] = (row[x] as number) ** 2;
    let last = 0;
    feet[0] = 0;
    begins[0] = -Infinity;
    for (let x = 1; x < width; x++) {
      let meet = meeting(feet[last] as number, x);
      while (meet <= (begins[last] as number)) {
        last--;
        meet = meeting(feet[last] as number, x);
      }
      last++;
      feet[last] = x;
      begins[last] = meet;
    }
    begins[last + 1] = Infinity;
    let lowest = 0;
    for (let x = 0; x < width; x++) {
      while ((begins[lowest + 1] as number) < x) lowest++;
      const foot = feet[lowest] as number;
      row[x] = Math.sqrt((x - foot) ** 2 + (squares[foot] as number));
    }
  };

  /** Where the parabolas on two feet meet; the second is lower east of it. */
  function meeting(a: number, b: number): number {
    return ((squares[b] as number) + b * b - (squares[a] as number) - a * a) / (2 * (b - a));
  }
}
