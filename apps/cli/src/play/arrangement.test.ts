import { expect, test } from 'vitest';
import { arrangePrompt } from '../testing/prompts.testing.ts';
import { place } from './arrangement.ts';

const ask = arrangePrompt([{ id: 'U1', boxes: ['N', 'S'] }, 'U2', { id: 'U3', boxes: ['S'] }, 'group 4'], ['N', 'S']);
/** The short names of boxes, by their ids. */
const BOXES: Readonly<Record<string, string>> = {
  'Taiho torpedo': 'Torpedo Taiho',
  'Taiho bomb': 'Bomb Taiho',
  US_MAIN: 'Main body',
};
const placed = (line: string, before = {}) => place(ask, ['north', 'south'], before, line);

test('several pieces go into a box: by name, by a range of numbers, all that may, and the rest', () => {
  expect(placed('U1 U2 north, group 4 S')).toEqual({ placed: { U1: 'N', U2: 'N', 'group 4': 'S' } });
  expect(placed('1-2 N, 3-4 S')).toEqual({ placed: { U1: 'N', U2: 'N', U3: 'S', 'group 4': 'S' } });
  expect(placed('all N')).toEqual({ placed: { U1: 'N', U2: 'N', 'group 4': 'N' } });
  expect(placed('U2 N, rest S')).toEqual({ placed: { U1: 'S', U2: 'N', U3: 'S', 'group 4': 'S' } });
  expect(placed('rest S', { U1: 'N', U2: 'N' })).toEqual({ placed: { U1: 'N', U2: 'N', U3: 'S', 'group 4': 'S' } });
  expect(placed('all none', { U1: 'N', U3: 'S' })).toEqual({ placed: {} });
});

test('what is shown is understood: the short name, the whole label, and the words of an id in any order', () => {
  const strike = arrangePrompt(
    ['Baltimore+Boston', 'Hornet TBF'],
    ['Taiho torpedo', 'Taiho bomb', 'Taiho low 1', 'US_MAIN'],
  );
  const names = ['Torpedo Taiho (J1 in 0507): flak 2', 'Bomb Taiho (J1 in 0507): flak 1', 'Taiho low 1', 'Main body'];
  const called = {
    piece: (id: string) => id.replace('+', ' & '),
    box: (id: string) => BOXES[id] ?? id,
  };
  const into = (line: string): unknown => place(strike, names, {}, line, called);
  expect(into('Hornet TBF Torpedo Taiho')).toEqual({ placed: { 'Hornet TBF': 'Taiho torpedo' } });
  expect(into('2 torpedo Taiho (J1 in 0507): flak 2')).toEqual({ placed: { 'Hornet TBF': 'Taiho torpedo' } });
  expect(into('1 2 bomb taiho')).toEqual({ placed: { 'Baltimore+Boston': 'Taiho bomb', 'Hornet TBF': 'Taiho bomb' } });
  expect(into('Baltimore & Boston main body')).toEqual({ placed: { 'Baltimore+Boston': 'US_MAIN' } });
  expect(into('Boston main body')).toMatchObject({ problem: expect.stringContaining('No piece called "Boston".') });
  expect(place(strike, names, {}, 'Hornet TBF west', called)).toMatchObject({
    problem: expect.stringContaining('Boxes: Torpedo Taiho, Bomb Taiho, Taiho low 1, Main body.'),
  });
});

test('what names nothing is said', () => {
  expect(placed('9-12 N')).toMatchObject({ problem: expect.stringContaining('No piece called "9-12".') });
  expect(placed('all west')).toMatchObject({ problem: expect.stringContaining('No box in') });
});
