import type { SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { tellingLines } from './telling.ts';

const line = (n: number, more: object = {}): SeenEvent => ({ n, key: `line ${n}`, ...more });
const die = (n: number): SeenEvent => line(n, { roll: {} });
const numbers = (events: SeenEvent[]): number[] => tellingLines(events).lines.map(({ n }) => n);

test('what came after a roll is told, the last two lines of it', () => {
  expect(numbers([line(1), die(2), line(3), line(4), die(5), line(6), line(7)])).toEqual([6, 7]);
  expect(numbers([line(1), die(2), line(3), line(4), die(5)])).toEqual([3]);
});

test('a line right before a roll only says what that is for: then the rolls tell their results', () => {
  expect(tellingLines([line(1), die(2), line(3), die(4)])).toEqual({ lines: [die(2), die(4)], nothing: false });
});

test('without dice the last lines are told; where nothing came of a roll, that is', () => {
  expect(numbers([line(1), line(2), line(3)])).toEqual([2, 3]);
  expect(tellingLines([line(1), die(2), die(3)])).toEqual({ lines: [die(2), die(3)], nothing: true });
  expect(tellingLines([])).toEqual({ lines: [], nothing: false });
});

test('the line before a lone roll is told with it: it may be all that came of the order so far', () => {
  expect(tellingLines([line(1), line(2), die(3)])).toEqual({ lines: [line(2), die(3)], nothing: true });
});

test('what was undone is not told', () => {
  expect(numbers([die(1), line(2, { struck: true }), line(3)])).toEqual([3]);
});

test('an order that was carried out before something else began tells its own result, not what came next', () => {
  const rolled = (n: number, by: string): SeenEvent => line(n, { roll: { by } });
  const heading = (n: number): SeenEvent => line(n, { heading: 'phase' });
  const raid = [line(1), rolled(2, 'chart'), line(3), rolled(4, 'chart'), line(5), line(6), rolled(7, 'pick')];
  expect(numbers([...raid, heading(8), line(9), line(10)])).toEqual([3, 5, 6]);
  expect(numbers([heading(1), rolled(2, 'die'), line(3), heading(4), rolled(5, 'die'), line(6)])).toEqual([3]);
  expect(numbers([rolled(1, 'die'), line(2), line(3), line(4), line(5), line(6), heading(7)])).toEqual([3, 4, 5, 6]);
  // A draw that only says whose turn is next is no result.
  expect(numbers([line(1), rolled(2, 'pick'), heading(3), rolled(4, 'die'), line(5), line(6)])).toEqual([5, 6]);
});
