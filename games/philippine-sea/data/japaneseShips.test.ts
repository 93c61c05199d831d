import { describe, expect, test } from 'vitest';
import { setup } from '../scenarios.ts';
import {
  isJapaneseCarrier,
  JAPANESE_SHIP_BY_NAME,
  JAPANESE_SHIPS,
  type JapaneseClass,
  KIDO_BUTAI,
  type Standing,
} from './japaneseShips.ts';
import { NOT_IN_PLAY, POOL } from './state.ts';

const named = (name: string) => JAPANESE_SHIPS[JAPANESE_SHIP_BY_NAME.get(name) ?? -1];
const count = (type: JapaneseClass, standing: Standing): number =>
  JAPANESE_SHIPS.filter((ship) => ship.type === type && ship.standing === standing).length;

describe('Japanese ships', () => {
  test('rule 2.33: carriers and battleships one by one, cruisers and destroyers in units', () => {
    expect([...new Set(JAPANESE_SHIPS.map(({ type }) => type))]).toEqual([
      'CV',
      'CVL',
      'BB',
      'Cruiser Force',
      'Destroyer Force',
    ]);
    expect(JAPANESE_SHIP_BY_NAME.size).toBe(JAPANESE_SHIPS.length);
    expect(JAPANESE_SHIPS.filter((_, ship) => isJapaneseCarrier(ship)).every(({ air }) => air > 0)).toBe(true);
    expect(JAPANESE_SHIPS.filter((_, ship) => !isJapaneseCarrier(ship)).every(({ air }) => air === 0)).toBe(true);
  });

  test('rules 2.33, 7.44: the printed values of the counters in the example (EX032)', () => {
    const names = ['Shinano', 'Junyo', 'Ise', 'Yamato', 'Cruiser Force 1'];
    expect(names.map((name) => named(name)?.aa)).toEqual([7, 8, 4, 12, 14]);
    expect(names.map((name) => named(name)?.hits)).toEqual([16, 6, 15, 25, 10]);
    expect(names.map((name) => named(name)?.air || named(name)?.attack)).toEqual([15, 6, 3, 13, 7]);
    expect(['Shokaku', 'Zuikaku', 'Chitose'].map((name) => named(name)?.air)).toEqual([10, 10, 4]);
    expect(named('Zuikaku')?.hits).toBe(8);
  });

  test('rule 2.35: historical, additional and ghost ships', () => {
    expect([count('CV', 'historical'), count('CVL', 'historical'), count('BB', 'historical')]).toEqual([3, 6, 5]);
    expect([count('CV', 'additional'), count('CVL', 'additional'), count('BB', 'additional')]).toEqual([3, 2, 2]);
    expect([count('CV', 'ghost'), count('CVL', 'ghost'), count('BB', 'ghost')]).toEqual([4, 0, 3]);
    expect(['Akagi', 'Kaga', 'Hiryu', 'Soryu'].map((name) => named(name)?.standing)).toEqual(Array(4).fill('ghost'));
    expect(KIDO_BUTAI.every((name) => JAPANESE_SHIP_BY_NAME.has(name))).toBe(true);
  });

  test('rule 2.35: ghosts are in no scenario but the great battle', () => {
    for (const ships of ['historical', 'additional']) {
      const { japanese } = setup('full-battle', { ships, doubleForces: true });
      JAPANESE_SHIPS.forEach(({ standing }, ship) => {
        expect(japanese[ship]).toBe(standing === 'ghost' ? NOT_IN_PLAY : POOL);
      });
    }
  });
});
