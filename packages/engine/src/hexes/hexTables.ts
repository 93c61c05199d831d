import { axialOf, type HexGridSpec, labelOf, rowsAndColumns } from './hexNumbering.ts';

/** The labels and axial coordinates of the hexes that the map has. */
export function numberHexes(spec: HexGridSpec): { labels: string[]; qs: Int32Array; rs: Int32Array } {
  const omitted = new Set(spec.omit);
  const labels: string[] = [];
  const qs: number[] = [];
  const rs: number[] = [];
  for (const { row, col } of rowsAndColumns(spec)) {
    const label = labelOf(spec, row, col);
    if (omitted.delete(label)) continue;
    const { q, r } = axialOf(spec, row, col);
    labels.push(label);
    qs.push(q);
    rs.push(r);
  }
  // A label left over is a slip of the pen, and the hex that was meant would silently stay on the map.
  for (const label of omitted) throw new Error(`The map omits hex "${label}", but it has no such hex to begin with.`);
  if (labels.length === 0) throw new Error('The map omits every one of its hexes.');
  return { labels, qs: Int32Array.from(qs), rs: Int32Array.from(rs) };
}

/** A lookup from axial coordinates to hexes: a table over the smallest box of coordinates that holds the map. */
export function axialIndex(qs: Int32Array, rs: Int32Array): (q: number, r: number) => number {
  const firstQ = qs.reduce((least, q) => Math.min(least, q));
  const firstR = rs.reduce((least, r) => Math.min(least, r));
  const width = qs.reduce((most, q) => Math.max(most, q)) - firstQ + 1;
  const height = rs.reduce((most, r) => Math.max(most, r)) - firstR + 1;
  const table = new Int32Array(width * height).fill(-1);
  qs.forEach((q, hex) => {
    table[(q - firstQ) * height + entry(rs, hex) - firstR] = hex;
  });
  return (q, r) => {
    const column = q - firstQ;
    const row = r - firstR;
    if (column < 0 || column >= width || row < 0 || row >= height) return -1;
    return table[column * height + row] ?? -1;
  };
}

/** Reads a table of the grid. A bad index means that someone passed on -1, or a hex of another map: better to stop. */
export function entry(table: Int32Array, index: number): number {
  const value = table[index];
  if (value === undefined) throw new RangeError('A hex was asked for that is not on this map.');
  return value;
}
