import { expect, test } from 'vitest';
import { briefNames, headed, inSentence } from './names.ts';

test('a long label is a head and what it adds', () => {
  expect(headed('Hornet SB2C, radius 2, in reach: J1')).toEqual(['Hornet SB2C', 'radius 2, in reach: J1']);
  expect(headed('Bomb Junyo (J1): patrol 1, flak 1')).toEqual(['Bomb Junyo (J1)', 'patrol 1, flak 1']);
  expect(headed('east')).toEqual(['east', '']);
});

test('names are short where that still tells them apart', () => {
  const names = briefNames(
    new Map([
      [1, 'Bomb Junyo: flak 1'],
      [2, 'Bomb Hiyo: flak 1'],
      [3, 'Bomb Hiyo: flak 2'],
    ]),
  );
  expect([...names.values()]).toEqual(['Bomb Junyo', 'Bomb Hiyo: flak 1', 'Bomb Hiyo: flak 2']);
});

test('a name within a sentence', () => {
  expect(inSentence('Phase 2 of 4')).toBe('phase 2 of 4');
  expect(inSentence('TG 58.1')).toBe('TG 58.1');
});
