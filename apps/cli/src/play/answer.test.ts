import { describe, expect, test } from 'vitest';
import {
  amountPrompt,
  arrangePrompt,
  confirmPrompt,
  onePrompt,
  option,
  position,
  smallMap,
  somePrompt,
} from '../testing/prompts.testing.ts';
import { type OneLine, parseAnswer } from './answer.ts';
import { isWhole, misplaced, place, placedLines } from './arrangement.ts';

/** Reads a line as an answer, on a small map. */
function read(prompt: OneLine, line: string): unknown {
  return parseAnswer(prompt, { words: {}, presentation: position({ map: smallMap }), prompt }, line);
}

describe('one', () => {
  const asked = onePrompt([
    option(19, { picks: [{ hex: '0203' }], label: { key: 'Steer west' } }),
    option(27, { picks: [{ hex: '0204' }] }),
    option('stay', { picks: [{ hex: '0203' }] }),
  ]);
  test.each([
    ['1', 19],
    [' 2 ', 27],
    ['STAY', 'stay'],
    ['steer west', 19],
    ['0204', 27],
    ['hex 0204', 27],
    ['choice 3', 'stay'],
  ])('"%s" is an option', (line, answer) => {
    expect(read(asked, line)).toEqual({ answer });
  });
  test.each(['0', '4', 'zz'])('"%s" is none', (line) => {
    expect(read(asked, line)).toMatchObject({ problem: expect.stringContaining('The choices are 1 to 3') });
  });
  test('a hex that stands for several choices decides between none of them', () => {
    expect(read(asked, '0203')).toEqual({
      problem: '"0203" matches several: choice 1, Steer west; choice 3, stay. Type, for example, "choice 1".',
    });
  });
  test('a hex that is not offered is said to be one', () => {
    expect(read(asked, '0101')).toEqual({ problem: expect.stringContaining('Hex 0101 is not among the choices.') });
  });
});

test('an id that counts hexes is never taken for the number on a hex', () => {
  const strike = onePrompt([option(203, { picks: [{ piece: 'force' }] }), option(7, { picks: [{ hex: '0203' }] })]);
  expect(read(strike, '0203')).toEqual({ answer: 7 });
  expect(read(strike, 'hex 0203')).toEqual({ answer: 7 });
});

describe('some', () => {
  const asked = somePrompt([option('a b'), option('c')]);
  test.each([
    ['1 2', ['a b', 'c']],
    ['2,1', ['c', 'a b']],
    ['a b', ['a b']],
    ['a b, c', ['a b', 'c']],
    ['none', []],
    ['all', ['a b', 'c']],
  ])('"%s"', (line, answer) => {
    expect(read(asked, line)).toEqual({ answer });
  });
  test('a stranger is named', () => {
    expect(read(asked, '1 7')).toMatchObject({ problem: expect.stringContaining('"7"') });
  });
});

test('an amount and yes or no', () => {
  expect(read(amountPrompt(1, 3), '2')).toEqual({ answer: 2 });
  expect(read(amountPrompt(1, 3), '-1')).toEqual({ answer: -1 });
  expect(read(amountPrompt(1, 3), 'two')).toHaveProperty('problem');
  expect(read(confirmPrompt, 'Y')).toEqual({ answer: true });
  expect(read(confirmPrompt, 'no')).toEqual({ answer: false });
  expect(read(confirmPrompt, 'maybe')).toHaveProperty('problem');
});

describe('an arrangement', () => {
  const ask = arrangePrompt(['S1', 'S2', 'Big E'], ['patrol', 'star board']);
  const names = ['Air patrol', 'Starboard'];
  test.each([
    ['S1 patrol, S2 star board', { S1: 'patrol', S2: 'star board' }],
    ['s1 s2 PATROL', { S1: 'patrol', S2: 'patrol' }],
    ['1 2', { S1: 'star board' }],
    ['big e air patrol; 2 1', { 'Big E': 'patrol', S2: 'patrol' }],
  ])('"%s"', (line, placed) => {
    expect(place(ask, names, {}, line)).toEqual({ placed });
  });
  test('a piece is moved, and taken out again', () => {
    expect(place(ask, names, { S1: 'patrol' }, 'S1 starboard')).toEqual({ placed: { S1: 'star board' } });
    expect(place(ask, names, { S1: 'patrol' }, 'S1 none')).toEqual({ placed: {} });
  });
  test.each([
    ['S1 deck', 'No box in "S1 deck". Boxes: patrol, star board'],
    ['S9 patrol', 'No piece called "S9". Pieces: S1, S2, Big E'],
    ['hello', 'is not a piece and a box'],
  ])('"%s" is refused', (line, problem) => {
    expect(place(ask, names, {}, line)).toEqual({ problem: expect.stringContaining(problem) });
  });
  test('a line is a whole order that places every piece, or several where pieces may be left out', () => {
    const every = { S1: 'patrol', S2: 'patrol', 'Big E': 'patrol' };
    expect(isWhole(ask, { S1: 'patrol', S2: 'patrol' }, 'S1 patrol, S2 patrol')).toBe(true);
    expect(isWhole({ ...ask, partial: false }, { S1: 'patrol', S2: 'patrol' }, 'S1 patrol, S2 patrol')).toBe(false);
    expect(isWhole(ask, { S1: 'patrol' }, 'S1 patrol')).toBe(false);
    expect(isWhole(ask, every, 'S1 S2 Big E patrol')).toBe(true);
    expect(isWhole({ ...ask, partial: false }, every, 'S1 S2 Big E patrol')).toBe(true);
  });
  test('what no further piece could mend is found at once', () => {
    const strict = arrangePrompt(
      [{ id: 'S1', boxes: ['patrol'] }, 'S2', 'Big E'],
      [
        { id: 'patrol', min: 3 },
        { id: 'star board', max: 1 },
      ],
      false,
    );
    const key = (placed: Record<string, string>) => misplaced(strict, placed)?.reason.key ?? null;
    expect(key({})).toBeNull();
    expect(key({ S1: 'patrol', S2: 'star board' })).toBeNull();
    expect(key({ S1: 'star board' })).toBe('kernel.not in that box');
    expect(key({ S2: 'star board', 'Big E': 'star board' })).toBe('kernel.too many in box');
  });
  test('what is placed and what is left can be shown', () => {
    expect(placedLines(ask, { S1: 'patrol' })).toEqual(['patrol: S1', 'Not placed: S2, Big E.']);
  });
  test('a hex means the box that lies there for the piece', () => {
    const courses = arrangePrompt(
      [
        { id: 'TG 1', places: { N: { hex: '0101' }, S: { hex: '0301' } } },
        { id: 'TG 2', places: { N: { hex: '0102' } } },
      ],
      ['N', 'S', { id: 'port', touches: [{ hex: '0204' }] }],
    );
    const ordered = (line: string) =>
      place(courses, ['north', 'south', 'port'], {}, line, undefined, (text) => [{ hex: text }]);
    expect(ordered('TG 1 0301, TG 2 0102')).toEqual({
      placed: { 'TG 1': 'S', 'TG 2': 'N' },
    });
    expect(ordered('TG 1 TG 2 0204')).toEqual({
      placed: { 'TG 1': 'port', 'TG 2': 'port' },
    });
    expect(ordered('TG 2 0301')).toHaveProperty('problem');
  });
});
