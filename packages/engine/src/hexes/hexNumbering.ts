import type { Orientation } from './hexDirections.ts';

/** How the hexes of a map are laid out and numbered. */
export interface HexGridSpec {
  readonly orientation: Orientation;
  /** Whether a label gives the row or the column first. */
  readonly order: 'RRCC' | 'CCRR';
  /** Digits of a row number and of a column number. */
  readonly digits: number;
  /** Where column numbers grow. */
  readonly colDir: 'E' | 'W';
  /** Where row numbers grow. */
  readonly rowDir: 'S' | 'N';
  /**
   * Which rows (pointy) or columns (flat) stand half a hex further on, toward growing column (pointy) or row (flat)
   * numbers.
   */
  readonly shove: 'odd' | 'even';
  /** First and last row. */
  readonly rows: readonly [number, number];
  /** First and last column. */
  readonly cols: readonly [number, number];
  /** Labels, as printed, of hexes that the map does not have. */
  readonly omit?: readonly string[];
  /** What stands before the digits of every label, such as the letter of a sheet. */
  readonly prefix?: string;
}

/** A label such as "0314" for a row and a column. */
export function labelOf(spec: HexGridSpec, row: number, col: number): string {
  const rr = String(row).padStart(spec.digits, '0');
  const cc = String(col).padStart(spec.digits, '0');
  return (spec.prefix ?? '') + (spec.order === 'RRCC' ? rr + cc : cc + rr);
}

/**
 * Where even rows or columns are shoved, centres lie half a hex off the axial grid that starts at row 0, column 0.
 * Rules never notice; drawing adds this many half hexes back.
 */
export function halfHexShift(spec: HexGridSpec): number {
  return spec.shove === 'even' ? 1 : 0;
}

/** The axial coordinates of a row and a column: q grows east, r grows south (flat) or south-east (pointy). */
export function axialOf(spec: HexGridSpec, row: number, col: number): { q: number; r: number } {
  const shoved = (line: number): number => (((line & 1) === 1) === (spec.shove === 'odd') ? 1 : 0);
  const east = spec.colDir === 'W' ? -1 : 1;
  const south = spec.rowDir === 'N' ? -1 : 1;
  if (spec.orientation === 'pointy') {
    const r = south * row;
    const halves = east * (2 * col + shoved(row)) - halfHexShift(spec);
    return { q: (halves - r) / 2, r };
  }
  const q = east * col;
  const halves = south * (2 * row + shoved(col)) - halfHexShift(spec);
  return { q, r: (halves - q) / 2 };
}

/** Every row and column of the map, omitted hexes too, in the order of the labels. */
export function rowsAndColumns(spec: HexGridSpec): { row: number; col: number }[] {
  const [firstRow, lastRow] = spec.rows;
  const [firstCol, lastCol] = spec.cols;
  const places: { row: number; col: number }[] = [];
  if (spec.order === 'RRCC') {
    for (let row = firstRow; row <= lastRow; row++) {
      for (let col = firstCol; col <= lastCol; col++) places.push({ row, col });
    }
  } else {
    for (let col = firstCol; col <= lastCol; col++) {
      for (let row = firstRow; row <= lastRow; row++) places.push({ row, col });
    }
  }
  return places;
}

/** Refuses a layout that cannot be numbered. Map files are data, so the types alone do not vouch for them. */
export function checkSpec(spec: HexGridSpec): void {
  oneOf('orientation', spec.orientation, ['pointy', 'flat']);
  oneOf('order', spec.order, ['RRCC', 'CCRR']);
  oneOf('colDir', spec.colDir, ['E', 'W']);
  oneOf('rowDir', spec.rowDir, ['S', 'N']);
  oneOf('shove', spec.shove, ['odd', 'even']);
  if (!Number.isInteger(spec.digits) || spec.digits < 1 || spec.digits > 6) {
    throw new Error(`The map's "digits" is ${spec.digits}, but it must be a whole number from 1 to 6.`);
  }
  checkRange('rows', spec.rows, spec.digits);
  checkRange('cols', spec.cols, spec.digits);
}

function oneOf(field: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return;
  throw new Error(`The map's "${field}" is ${JSON.stringify(value)}, but it must be ${allowed.join(' or ')}.`);
}

function checkRange(field: 'rows' | 'cols', range: readonly [number, number], digits: number): void {
  const [first, last] = range;
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first) {
    throw new Error(`The map's "${field}" run from ${first} to ${last}, which is not a range of whole numbers.`);
  }
  if (String(last).length > digits) {
    throw new Error(`The map's "${field}" run to ${last}, which does not fit in ${digits} digits.`);
  }
}
