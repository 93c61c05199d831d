import { expect, it } from 'vitest';
import { fleet, hex } from '../sister.testing.ts';
import { hexWanted } from './refs.ts';

it('finds the hex that is pointed at, or that an option is, and none in a number that a player types', () => {
  expect(hexWanted(fleet, { hex: '0102' })).toBe(hex('0102'));
  expect(hexWanted(fleet, { option: hex('0102') })).toBe(hex('0102'));
  for (const wanted of [
    { option: String(hex('0102')) },
    { option: '0102' },
    { option: -1 },
    { option: 0.5 },
    { piece: '0102' },
  ])
    expect(hexWanted(fleet, wanted)).toBe(-1);
});
