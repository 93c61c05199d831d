import { RulesFault } from './refusal.ts';

/**
 * A long list of numbers in a state: what every hex of an ocean holds, or one figure of every unit. It is plain data, in
 * pages of 256 that are frozen. A write replaces one page, so copies of a state, snapshots and observations share all
 * the others, and the hash of a page is worked out once. Any of it may be a plain list too, as it is when it was read
 * from a file: that is only slower.
 */
export interface Column {
  column: readonly (readonly number[])[];
}

const PAGE = 256;

/** A column of so many numbers, all alike or each by its place. */
export function columnOf(length: number, fill: number | ((place: number) => number)): Column {
  const value = typeof fill === 'number' ? () => fill : fill;
  const pages = Array.from({ length: Math.ceil(length / PAGE) }, (_, page) =>
    Object.freeze(Array.from({ length: Math.min(PAGE, length - page * PAGE) }, (__, i) => value(page * PAGE + i))),
  );
  return { column: Object.freeze(pages) };
}

/** The number at a place of a column. */
export function cellAt({ column }: Column, place: number): number {
  const value = column[place >> 8]?.[place & (PAGE - 1)];
  if (value === undefined) throw outside(column, place);
  return value;
}

/** Sets the number at a place. What was copied from the column before keeps the old one. */
export function setCell(target: Column, place: number, value: number): void {
  if (cellAt(target, place) === value) return;
  const pages = target.column.slice();
  const page = (pages[place >> 8] as readonly number[]).slice();
  page[place & (PAGE - 1)] = value;
  pages[place >> 8] = Object.freeze(page);
  target.column = Object.freeze(pages);
}

/** A copy, for a game that copies its data by hand or shows a column to a side: it shares every page. */
export function copyColumn({ column }: Column): Column {
  return { column };
}

/** Freezes the columns of data that were read from a file, so that copies share them again. */
export function freezeColumns(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  for (const [key, item] of Object.entries(data)) {
    if (key === 'column' && isPages(item)) {
      for (const page of item) Object.freeze(page);
      Object.freeze(item);
    } else freezeColumns(item);
  }
}

function isPages(value: unknown): value is number[][] {
  return (
    Array.isArray(value) && value.every((page) => Array.isArray(page) && page.every((each) => typeof each === 'number'))
  );
}

function outside(column: Column['column'], place: number): RulesFault {
  const length = column.reduce((sum, page) => sum + page.length, 0);
  return new RulesFault(`The rules name place ${place} of a column of ${length}, which has places 0 to ${length - 1}.`);
}
