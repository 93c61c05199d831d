import type { Ask, PromptView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { parseAnswer } from './answer.ts';
import { isWhole, misplaced, place, placedLines } from './arrangement.ts';

const at = { side: 'red', procedure: 'p', step: 's', rule: '1' } as const;
const prompt = (options: PromptView['options'], kind: string): PromptView => ({
  side: 'red',
  question: { key: 'q' },
  rule: '1',
  kind,
  options,
  canUndo: false,
});
const label = { key: 'x' };

describe('one', () => {
  const ask = { ...at, kind: 'one', options: [19, 27, 'stay'] } as const;
  const asked = prompt(
    [
      { id: 19, label, touches: ['0306'] },
      { id: 27, label, touches: ['0407'] },
      { id: 'stay', label, touches: ['0306'] },
    ],
    'one',
  );
  test.each([
    ['1', 19],
    [' 2 ', 27],
    ['STAY', 'stay'],
    ['0407', 27],
  ])('"%s" is an option', (line, answer) => {
    expect(parseAnswer(ask, asked, line)).toEqual({ answer });
  });
  test.each(['0', '4', '19', '0306', 'zz'])('"%s" is none, or not only one', (line) => {
    expect(parseAnswer(ask, asked, line)).toMatchObject({ problem: expect.stringContaining('the numbers are 1 to 3') });
  });
});

describe('some', () => {
  const ask = { ...at, kind: 'some', options: ['a b', 'c'], min: 0, max: 2 } as const;
  const asked = prompt(
    [
      { id: 'a b', label },
      { id: 'c', label },
    ],
    'some',
  );
  test.each([
    ['1 2', ['a b', 'c']],
    ['2,1', ['c', 'a b']],
    ['a b', ['a b']],
    ['none', []],
    ['all', ['a b', 'c']],
  ])('"%s"', (line, answer) => {
    expect(parseAnswer(ask, asked, line)).toEqual({ answer });
  });
  test('a stranger is named', () => {
    expect(parseAnswer(ask, asked, '1 7')).toMatchObject({ problem: expect.stringContaining('"7"') });
  });
});

test('an amount and yes or no', () => {
  const amount = { ...at, kind: 'amount', min: 1, max: 3, by: 1 } as const;
  expect(parseAnswer(amount, prompt([], 'amount'), '2')).toEqual({ answer: 2 });
  expect(parseAnswer(amount, prompt([], 'amount'), '-1')).toEqual({ answer: -1 });
  expect(parseAnswer(amount, prompt([], 'amount'), 'two')).toHaveProperty('problem');
  expect(parseAnswer({ ...at, kind: 'confirm' }, prompt([], 'confirm'), 'Y')).toEqual({ answer: true });
  expect(parseAnswer({ ...at, kind: 'confirm' }, prompt([], 'confirm'), 'no')).toEqual({ answer: false });
  expect(parseAnswer({ ...at, kind: 'confirm' }, prompt([], 'confirm'), 'maybe')).toHaveProperty('problem');
});

describe('an arrangement', () => {
  const ask = {
    ...at,
    kind: 'arrange',
    pieces: [{ id: 'S1' }, { id: 'S2' }, { id: 'Big E' }],
    boxes: [{ id: 'patrol' }, { id: 'star board' }],
    partial: true,
  } satisfies Ask;
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
    ['S1 deck', 'names no box: the boxes are patrol, star board'],
    ['S9 patrol', 'names no piece: the pieces are S1, S2, Big E'],
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
    const strict = {
      ...ask,
      partial: false,
      pieces: [{ id: 'S1', boxes: ['patrol'] }, { id: 'S2' }, { id: 'Big E' }],
      boxes: [
        { id: 'patrol', min: 3 },
        { id: 'star board', max: 1 },
      ],
      accepts: () => ({ reason: { key: 'never' } }),
    };
    const key = (placed: Record<string, string>) => misplaced(strict, placed)?.reason.key ?? null;
    expect(key({})).toBeNull();
    expect(key({ S1: 'patrol', S2: 'star board' })).toBeNull();
    expect(key({ S1: 'star board' })).toBe('kernel.not in that box');
    expect(key({ S2: 'star board', 'Big E': 'star board' })).toBe('kernel.too many in box');
  });
  test('what is placed and what is left can be shown', () => {
    expect(placedLines(ask, { S1: 'patrol' })).toEqual(['patrol: S1', 'Not placed: S2, Big E.']);
  });
});
