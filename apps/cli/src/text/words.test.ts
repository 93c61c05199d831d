import type { Odds } from '@point-option/engine';
import { expect, test } from 'vitest';
import { flowLines, flowPosition } from './flow.ts';
import { oddsLines } from './odds.ts';
import { shellWord } from './shell.ts';
import { table } from './table.ts';
import { resultText, resultTitle } from './words.ts';
import { words } from '../testing/positions.testing.ts';

test('odds say how sure they are', () => {
  const odds: Odds = { of: 8, outcomes: [{ result: { key: 'full' }, ways: 1 }], source: 'exact' };
  expect(oddsLines(words, odds)).toEqual(['full: 12.5%, 1 way of 8']);
  expect(oddsLines(words, { ...odds, source: 'simulated' })).toEqual(['full: 12.5%, 1 simulated game of 8']);
});

test('the flow chart nests', () => {
  const flow = [
    {
      procedure: 'turn',
      title: { key: 'A turn' },
      rule: '1',
      steps: [
        { name: 'a', title: { key: 'the first' }, rule: '1.1', state: 'done' as const },
        { name: 'b', title: { key: 'the second' }, rule: '1.2', state: 'now' as const },
      ],
    },
    {
      procedure: 'strike',
      title: { key: 'A strike' },
      rule: '2',
      steps: [{ name: 'c', title: { key: 'the last' }, rule: '2.1', state: 'coming' as const }],
    },
  ];
  expect(flowLines({}, flow)).toEqual([
    'A turn (rule 1):',
    '  1. the first (rule 1.1), done',
    '  2. the second (rule 1.2), NOW',
    '  A strike (rule 2):',
    '    1. the last (rule 2.1), to come',
  ]);
  expect(flowPosition({}, flow)).toBe('A turn, the second; A strike, done');
});

test('small things', () => {
  expect(resultText({ hits: 2, who: ['a', 'b'] })).toBe('hits 2, who ["a","b"]');
  expect(resultText([])).toBe('nothing');
  expect(resultTitle({ win: 'A win.', big: 'By {n}.', 'outcome.x': 'X' }, 'win')).toBe('A win.');
  expect(resultTitle({ big: 'By {n}.' }, 'big')).toBe('Big');
  expect(resultTitle({ 'outcome.x': 'An x' }, 'x')).toBe('An x');
  expect(
    table(
      [
        ['a', '1'],
        ['bbb', '22'],
      ],
      [1],
    ),
  ).toEqual(['a     1', 'bbb  22']);
  expect(shellWord("it's here.json")).toBe(`'it'\\''s here.json'`);
});
