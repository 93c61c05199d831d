import { expect, test } from 'vitest';
import { lengthText } from './length.ts';

test('how long it takes is told as people do: in five minutes, then in half hours', () => {
  expect([1, 67, 190, 400, 900, 2100].map(lengthText)).toEqual([
    'about 5 min',
    'about 15 min',
    'about 40 min',
    'about 1½ h',
    'about 3 h',
    'about 7 h',
  ]);
});
