import type { Chart, Explanation } from '@point-option/engine';
import { expect, test } from 'vitest';
import { fragment } from './fragment.ts';

const chart: Chart = {
  id: 'hits',
  title: 'Hits',
  rule: '1',
  provenance: 'ours',
  dice: { count: 1, sides: 6 },
  rows: [1, 3, 5],
  columns: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  cells: [1, 2, 3].map((r) => [1, 2, 3, 4, 5, 6, 7].map((c) => 10 * r + c)),
};
const read = (row: string, column: string): Explanation => ({
  chart: 'hits',
  title: 'Hits',
  rule: '1',
  provenance: 'ours',
  dice: [3],
  natural: 3,
  modifiers: [],
  modified: 3,
  row,
  column,
  clamped: false,
  result: 0,
});

test('the cell with two neighbours on either side, and at an edge more on the other', () => {
  expect(fragment(chart, read('3-4', 'd'))).toEqual({
    columns: ['b', 'c', 'd', 'e', 'f'],
    rows: [
      { name: '1-2', cells: [12, 13, 14, 15, 16] },
      { name: '3-4', cells: [22, 23, 24, 25, 26] },
      { name: '5-6', cells: [32, 33, 34, 35, 36] },
    ],
    row: '3-4',
    column: 'd',
  });
  expect(fragment(chart, read('1-2', 'g'))?.columns).toEqual(['c', 'd', 'e', 'f', 'g']);
});

test('a result from off the chart has no piece of it', () => {
  expect(fragment(chart, read('1-2', '<1'))).toBeNull();
});
