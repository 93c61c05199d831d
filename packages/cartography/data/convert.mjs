// Run once, to make coastline.bin.gz and depths.bin.gz; kept to show how they came about. See README.md beside it.
//
//   node convert.mjs COASTLINE.json DEPTHS.bin
//
// COASTLINE.json: { rings, islets } in ten-thousandths of a degree, each ring a flat list of longitude and latitude,
// the first pair absolute and the others differences; islets a flat list of absolute pairs.
// DEPTHS.bin: 16-bit metres, little-endian, every 5 minutes from 45 E 60 S, eastward, then northward.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const SOURCE_GRID = { width: 2461, height: 1561 };
/** Every second sample is kept: 10 minutes, the mean of what it stands for. */
const THINNING = 2;
const STEP_METRES = 25;
/** Tints need no higher mountains. */
const HIGHEST_METRES = 2000;

const [coastlineFile, depthsFile] = process.argv.slice(2);
if (depthsFile === undefined) throw new Error('Name the two files to convert: COASTLINE.json DEPTHS.bin');
writeFileSync(new URL('coastline.bin.gz', import.meta.url), packed(coastline(JSON.parse(readFileSync(coastlineFile)))));
writeFileSync(new URL('depths.bin.gz', import.meta.url), packed(depths(readFileSync(depthsFile))));

/** Each ring: the number of its points, then the points. After the rings the islets. All numbers are differences. */
function coastline({ rings, islets }) {
  const numbers = [rings.length];
  for (const ring of rings) {
    numbers.push(ring.length / 2, ...ring);
  }
  numbers.push(islets.length / 2);
  for (let i = 0; i < islets.length; i++) numbers.push(islets[i] - (islets[i - 2] ?? 0));
  return numbers;
}

/** Row by row, each sample as its difference from the plane through the three before it: mostly near 0. */
function depths(bytes) {
  const metres = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const width = Math.floor((SOURCE_GRID.width - 1) / THINNING) + 1;
  const height = Math.floor((SOURCE_GRID.height - 1) / THINNING) + 1;
  const steps = [];
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const mean = meanAround(metres, col * THINNING, row * THINNING);
      steps.push(Math.round(Math.min(HIGHEST_METRES, mean) / STEP_METRES));
    }
  }
  const at = (col, row) => (col < 0 || row < 0 ? 0 : steps[row * width + col]);
  return steps.map((step, i) => {
    const col = i % width;
    const row = (i - col) / width;
    return step - (at(col - 1, row) + at(col, row - 1) - at(col - 1, row - 1));
  });
}

function meanAround(metres, x, y) {
  let sum = 0;
  let weights = 0;
  for (let dy = 1 - THINNING; dy < THINNING; dy++) {
    for (let dx = 1 - THINNING; dx < THINNING; dx++) {
      const inside = x + dx >= 0 && x + dx < SOURCE_GRID.width && y + dy >= 0 && y + dy < SOURCE_GRID.height;
      if (!inside) continue;
      const weight = (THINNING - Math.abs(dx)) * (THINNING - Math.abs(dy));
      sum += weight * metres[(y + dy) * SOURCE_GRID.width + x + dx];
      weights += weight;
    }
  }
  return sum / weights;
}

/** Small numbers in few bytes: 7 bits a byte, lowest first, the sign in the lowest bit (0, -1, 1, -2 ... are 0, 1, 2, 3 ...). */
function packed(numbers) {
  const bytes = [];
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return gzipSync(Buffer.from(bytes), { level: 9 });
}
