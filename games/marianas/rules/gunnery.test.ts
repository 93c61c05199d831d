import { describe, expect, test } from 'vitest';
import type { Model } from '../data/aircraft.ts';
import { CLASSES, SHIPS, type TargetClass } from '../data/ships.ts';
import {
  bombAttack,
  bombClass,
  type Firing,
  gunfire,
  hitSixths,
  hits,
  resultColumn,
  torpedoAttack,
} from './gunnery.ts';
import { given } from './testing.ts';

const column = (firing: Firing, target: TargetClass, damaged = false) =>
  given([], (g) => resultColumn(g, firing, target, damaged));

describe('classes', () => {
  test('rule cls-01: eight classes, from destroyers to super-battleships, for guns and armour', () => {
    expect(CLASSES).toEqual(['D', 'DL', 'CL', 'CA', 'BC', 'B', 'BB', 'SBB']);
    const used = new Set(SHIPS.flatMap(({ guns, armour }) => [...guns, armour]));
    used.delete('Landing Force');
    expect([...used].sort()).toEqual([...CLASSES].sort());
  });

  test('rule cls-02: a class in brackets is for defence only: carriers and transports have armour and no guns', () => {
    const unarmed = SHIPS.filter(({ guns }) => guns.length === 0);
    expect(new Set(unarmed.map(({ type }) => type))).toEqual(new Set(['CV', 'CVL', 'CVE', 'LF']));
    expect(SHIPS.filter(({ deck }) => deck > 0).every(({ guns }) => guns.length === 0)).toBe(true);
    expect(SHIPS.find(({ id }) => id === 'Maryland')).toMatchObject({ guns: ['BB', 'DL'], armour: 'B' });
  });

  test('rule cls-03: large ships have several firings of different calibre', () => {
    expect(SHIPS.find(({ id }) => id === 'Yamato')?.guns).toEqual(['SBB', 'SBB', 'CL']);
    expect(SHIPS.find(({ id }) => id === 'Iowa')?.guns).toEqual(['BB', 'BB', 'DL']);
  });
});

describe('gunnery', () => {
  test('rule tab-01: the matrix gives a column for who fires at what, or none', () => {
    expect([column('SBB', 'BB'), column('BB', 'SBB'), column('D', 'D'), column('CL', 'Landing Force')]).toEqual([
      1, -1, 0, 4,
    ]);
    expect([column('D', 'BB'), column('DL', 'SBB'), column('CL', 'SBB')]).toEqual([null, null, null]);
  });

  test('rule dam-01: one column better against a damaged ship, no better than the last', () => {
    expect([column('CA', 'CA', true), column('BB', 'SBB', true)]).toEqual([1, 0]);
    expect([column('SBB', 'CA', true), column('SBB', 'CL', true)]).toEqual([5, 5]);
  });

  test('rule dam-01: what cannot be harmed stays unharmed, and transports are never easier', () => {
    expect(column('D', 'BB', true)).toBeNull();
    expect(column('B', 'Landing Force', true)).toBe(3);
  });

  test('rule tab-03: guns need one die, read by whose it is', () => {
    const fire = (reading: 'A' | 'B', face: number) => given([face], (g) => gunfire(g, 'CA', 'CA', false, reading));
    expect([6, 5, 4, 3].map((face) => fire('A', face).result)).toEqual(['DS', 'DS', '-', '-']);
    expect([1, 2, 3, 4].map((face) => fire('B', face).result)).toEqual(['DS', 'DS', '-', '-']);
    expect(given([], (g) => gunfire(g, 'D', 'BB', false, 'A'))).toEqual({ column: null, result: null });
  });

  test('rule tab-02: an ordinary torpedo counts as a battleship gun, a Long Lance as a modern one', () => {
    for (const target of CLASSES) {
      expect(column('T', target)).toBe(column('B', target));
      expect(column('TL', target)).toBe(column('BB', target));
    }
  });

  test('rules air-18, air-20: a torpedo hits on three sixths and then has the T column', () => {
    const attack = (...dice: number[]) => given(dice, (g) => torpedoAttack(g, 'T', 'CA', false, 'A'));
    expect(attack(3)).toEqual({ hit: false });
    expect(attack(4, 5)).toEqual({ hit: true, column: 2, result: 'DS' });
    expect(given([3, 1], (g) => torpedoAttack(g, 'TL', 'BB', false, 'B'))).toEqual({
      hit: true,
      column: 0,
      result: 'DS',
    });
  });

  test('rules air-18, air-14: bombs hit on two sixths, and one or two more from lower down; torpedoes gain nothing', () => {
    const sixths = (weapon: 'bomb' | 'torpedo', low: number) => given([], (g) => hitSixths(g, weapon, low));
    expect([0, 1, 2].map((low) => sixths('bomb', low))).toEqual([2, 3, 4]);
    expect([0, 2].map((low) => sixths('torpedo', low))).toEqual([3, 3]);
    expect(given([4], (g) => hits(g, 'bomb', 0, 'A'))).toBe(false);
    expect(given([4], (g) => hits(g, 'bomb', 1, 'A'))).toBe(true);
  });

  test('rule air-19: a Val bombs with class CA, every other aircraft with BC', () => {
    const models: Model[] = ['Val', 'Judy', 'Jill', 'Zero', 'Betty', 'SB2C', 'TBF'];
    expect(models.map(bombClass)).toEqual(['CA', 'BC', 'BC', 'BC', 'BC', 'BC', 'BC']);
    expect(given([5, 4], (g) => bombAttack(g, 'Val', 'CA', false, 0, 'A'))).toMatchObject({ column: 0, result: '-' });
    expect(given([5, 4], (g) => bombAttack(g, 'Judy', 'CA', false, 0, 'A'))).toMatchObject({ column: 1, result: 'D' });
    expect(given([5, 4], (g) => bombAttack(g, 'Val', 'CA', true, 0, 'A'))).toMatchObject({ column: 1, result: 'D' });
    expect(given([4], (g) => bombAttack(g, 'SB2C', 'CA', false, 0, 'A'))).toEqual({ hit: false });
  });
});
