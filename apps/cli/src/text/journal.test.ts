import { wordsOf } from '@point-option/host';
import { expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { eventJson, eventLine } from './journal.ts';
import { words } from '../testing/positions.testing.ts';

test('a line of the journal begins with a capital', () => {
  expect(eventLine(words, { n: 1, key: 'boat', values: { where: 'haze' } })).toBe('A boat in the haze');
});

test('an event for a program has its sentence, and so has a result that is a message', () => {
  const roll = { by: 'die' as const, purpose: 'chart.luck', rule: '1.5', dice: [4], sides: 6, result: { key: 'full' } };
  expect(eventJson(wordsOf(ambush), { n: 1, key: 'status', roll })).toEqual({
    n: 1,
    key: 'status',
    text: 'Night',
    roll: { ...roll, result: { key: 'full', text: 'full' } },
  });
});
