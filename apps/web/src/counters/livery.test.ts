import { nationsOf } from '@point-option/engine';
import { expect, test } from 'vitest';
import { liveryOf, liveryOfPiece } from './livery.ts';

const nations = nationsOf(['north', 'south', 'east'], {
  isles: { name: { key: 'isles' }, livery: { ink: 'violet', corners: 'round', bow: 'east' } },
});

test('sides differ in shape, not in color alone', () => {
  const liveries = ['north', 'south', 'east'].map((side) => liveryOf(nations, side));
  expect(new Set(liveries.map(({ corners }) => corners)).size).toBe(3);
  expect(new Set(liveries.map(({ fill }) => fill)).size).toBe(3);
});

test('a piece wears the livery of its nation, or else of its side', () => {
  expect(liveryOfPiece(nations, { side: 'north', nation: 'isles' }).ink).toBe('violet');
  expect(liveryOfPiece(nations, { side: 'north' }).ink).toBe('navy');
  expect(liveryOfPiece(nations, { side: null }).ink).toBe('none');
  expect(liveryOfPiece(nations, { side: 'nobody knows' }).ink).toBe('none');
});

test('the same livery is the same object', () => {
  expect(liveryOf(nations, 'north')).toBe(liveryOf(nationsOf(['north']), 'north'));
});
