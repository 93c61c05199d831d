import { expect, test } from 'vitest';
import { lengthText } from './length.ts';

test('how long it takes is told as people do: in five minutes, then in half hours', () => {
  expect([1, 67, 190, 400, 900, 2100].map((orders) => lengthText(orders))).toEqual([
    'about 5 min',
    'about 15 min',
    'about 40 min',
    'about 1½ h',
    'about 3 h',
    'about 7 h',
  ]);
});

test('a lesson takes longer, since there is something to read', () => {
  expect([lengthText(33), lengthText(33, 21)]).toEqual(['about 5 min', 'about 10 min']);
  // What is read is read once, however many orders follow.
  expect([lengthText(700), lengthText(700, 10)]).toEqual(['about 2½ h', 'about 2½ h']);
});
