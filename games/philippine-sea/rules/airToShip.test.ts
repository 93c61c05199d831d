import { describe, expect, test } from 'vitest';
import {
  attackTotal,
  damageOdds,
  damageRolls,
  fewerRolls,
  LAND_ATTACK,
  NAVAL_ATTACK,
  pointAttack,
  rollDamage,
  VETERAN_ATTACK,
} from './airToShip.ts';
import { given } from './testing.ts';

describe('attack strength', () => {
  test('rule 5.61: undisturbed by fighters it counts twice', () => {
    expect([attackTotal(17, true), attackTotal(17, false)]).toEqual([17, 34]);
  });
  test('rules 5.6, 5.61: the rolls of a total, with modifiers that may differ', () => {
    given([], (g) => {
      expect(damageRolls(g, 0)).toEqual([]);
      expect(damageRolls(g, 6)).toEqual([-2]);
      expect(damageRolls(g, 7)).toEqual([-2, -2]);
      expect(damageRolls(g, 40)).toEqual([0, 0, 0, 0, 0, 1, 1]);
      expect(damageRolls(g, 300)).toHaveLength(10);
    });
  });
  test('rule 5.61: one column to the left; left of the first there are no rolls', () => {
    given([], (g) => {
      expect(fewerRolls(g, 40)).toEqual(damageRolls(g, 34));
      expect(fewerRolls(g, 7)).toEqual([-2]);
      expect(fewerRolls(g, 9)).toEqual([-2]);
      expect(fewerRolls(g, 144)).toEqual(damageRolls(g, 74));
      expect(fewerRolls(g, 3)).toEqual([]);
    });
  });
  test('rule 5.75: points of the navy, of its veterans, of the land bases', () => {
    expect([NAVAL_ATTACK, VETERAN_ATTACK, LAND_ATTACK]).toEqual([4, 5, 3]);
    given([], ({ state }) => {
      const both = () => [pointAttack(state, { land: false }), pointAttack(state, { land: true })];
      expect(both()).toEqual([4, 3]);
      state.rules.greatBattle = true;
      expect(both()).toEqual([5, 3]);
    });
  });
});

describe('damage rolls', () => {
  const hits = (die: number, aim: Parameters<typeof rollDamage>[1]): number => given([die], (g) => rollDamage(g, aim));
  const plain = { at: 0, battleship: false };

  test('rule 5.61: hits by the die and the modifier of the roll', () => {
    expect([5, 6, 7, 8, 9, 10].map((die) => hits(die, plain))).toEqual([0, 1, 1, 2, 2, 3]);
    expect(hits(10, { ...plain, at: -3 })).toBe(1);
    expect(hits(5, { ...plain, at: 1 })).toBe(1);
    expect(hits(6, { ...plain, battleship: true })).toBe(0);
  });
  test('rules 5.31, 12.35: surprise makes it worse for the ship', () => {
    expect(hits(5, { ...plain, surprise: 'partial' })).toBe(1);
    expect(hits(10, { ...plain, surprise: 'complete' })).toBe(4);
    expect(hits(5, { ...plain, surprise: 'none' })).toBe(0);
  });
  test('rule 5.61: the odds are those of the same roll', () => {
    given([], (g) => expect(damageOdds(g, plain).outcomes.map(({ ways }) => ways)).toEqual([5, 2, 2, 1]));
  });
});
