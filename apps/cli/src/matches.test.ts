import { expect, test } from 'vitest';
import { fieldProblem } from './matches.ts';

test.each([
  [
    'orders[3]',
    'It was changed after it was written: its sum is wrong.',
    'orders[3] was changed after it was written: its sum is wrong.',
  ],
  ['checkpoints', 'They are not those that a replay makes.', 'checkpoints are not those that a replay makes.'],
  ['file', 'This is not JSON: it ends.', 'this is not JSON: it ends.'],
  ['length', 'The file should hold 2 orders and holds 1.', 'length: the file should hold 2 orders and holds 1.'],
  ['orders[0]', 'Red may not do that.', 'orders[0]: Red may not do that.'],
  ['orders', 'orders must be a list.', 'orders must be a list.'],
])('a fault of %s is the rest of one sentence', (field, problem, rest) => {
  expect(fieldProblem(field, problem)).toBe(rest);
});
