import { expect, test } from 'vitest';
import { gamesAsked } from './settings.ts';

test('games whose numbers could not be counted are refused: they would never end', () => {
  expect(gamesAsked('7', '3')).toEqual({ from: 7, games: 3 });
  expect(gamesAsked('7', 3)).toEqual({ from: 7, games: 3 });
  const last = Number.MAX_SAFE_INTEGER;
  expect(gamesAsked(`${last - 3}`, '3')).toEqual({ from: last - 3, games: 3 });
  for (const games of ['4', 4, `${last}`])
    expect(() => gamesAsked(`${last - 3}`, games)).toThrow(`goes past ${last}, the last number there is.`);
  expect(() => gamesAsked('-1', '3')).toThrow('--from takes a whole number from 0 up, not "-1".');
  expect(() => gamesAsked('0', '0')).toThrow('--games takes a whole number from 1 up, not "0".');
});
