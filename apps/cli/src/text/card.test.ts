import { expect, test } from 'vitest';
import { cardLines } from './card.ts';
import { piece, words } from '../testing/positions.testing.ts';

test('a card is a titled list of everything that is known', () => {
  const card = {
    ref: { hex: '0204' },
    title: { key: 'island' },
    side: 'blue',
    lines: [{ label: { key: 'where' }, value: { key: 'full' } }],
    gauges: [{ label: { key: 'fuel' }, value: 1, max: 6 }],
    notes: [{ text: { key: 'shoals' } }],
    pieces: [piece('B', { side: 'blue', label: { key: 'boat', values: { where: 'haze' } } })],
    rule: '1.1',
  };
  expect(cardLines(words, card, { viewer: 'red' })).toEqual([
    'Lantern Island (Blue):',
    '  Where: full',
    '  Fuel 1/6',
    '  There are shoals.',
    '  a boat in the haze (Blue)',
    '  Rule 1.1.',
  ]);
  const empty = { ref: { hex: '0101' }, title: { key: 'where' }, lines: [], gauges: [], notes: [], pieces: [] };
  expect(cardLines(words, empty, { viewer: 'red' })).toEqual(['Where:', '  Nothing more is known.']);
});
