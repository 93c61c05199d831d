import { expect, test } from 'vitest';
import { setWords } from '../store/room.ts';
import { shortName, shortNames } from './names.ts';

setWords({
  'one whole': 'Nimrod, four steps: ready',
  'two whole': 'Nimrod, two steps',
  nimrod: 'Nimrod',
  whole: 'Whole, all of it',
});
const one = { id: 1, label: { key: 'one whole' }, short: { key: 'nimrod' } };
const two = { id: 2, label: { key: 'two whole' }, short: { key: 'nimrod' } };
const plain = { id: 3, label: { key: 'whole' } };

test('a thing goes by its short name, and by its whole label where it has none', () => {
  expect(shortName(one)).toBe('Nimrod');
  expect(shortName(plain)).toBe('Whole, all of it');
});

test('short names that do not tell things apart give way to whole labels', () => {
  expect([...shortNames([one, plain]).values()]).toEqual(['Nimrod', 'Whole, all of it']);
  expect([...shortNames([one, two]).values()]).toEqual(['Nimrod, four steps: ready', 'Nimrod, two steps']);
});
