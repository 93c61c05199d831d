import type { SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { tellingLines } from './telling.ts';

const line = (n: number, more: object = {}): SeenEvent => ({ n, key: `line ${n}`, ...more });
const die = (n: number): SeenEvent => line(n, { roll: {} });
const numbers = (events: SeenEvent[]): number[] => tellingLines(events).map(({ n }) => n);

test('what the dice did is told, the last two of it', () => {
  expect(numbers([line(1), die(2), line(3), die(4), die(5), line(6), line(7), line(8)])).toEqual([6, 7]);
  expect(numbers([die(1), line(2), die(3), line(4), die(5), line(6)])).toEqual([4, 6]);
});

test('without dice the last lines are; without lines the dice themselves', () => {
  expect(numbers([line(1), line(2), line(3)])).toEqual([2, 3]);
  expect(numbers([die(1)])).toEqual([1]);
  expect(numbers([])).toEqual([]);
});

test('what was taken back is not told', () => {
  expect(numbers([die(1), line(2, { struck: true }), line(3)])).toEqual([3]);
});
