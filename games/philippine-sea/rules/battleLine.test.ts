import { describe, expect, test } from 'vitest';
import { grid, OFF } from '../data/map.ts';
import { BATTLE_LINE, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { fireOverhead, freeBattleships, isBattleLineAt, overflyGuns, rollAction } from './battleLine.ts';
import { raidAt } from './combat.testing.ts';
import { given } from './testing.ts';

const IOWA = US_SHIP_BY_NAME.get('Iowa') as number;
const BATTLESHIPS = Array.from({ length: 7 }, (_, i) => IOWA + i);

describe('Battle Line', () => {
  test('rule 5.71: it counts where it lies, while it has ships', () => {
    given([], ({ state }) => {
      expect(isBattleLineAt(state, grid.mustHex('1109'))).toBe(true);
      expect(isBattleLineAt(state, grid.mustHex('1110'))).toBe(false);
      state.where = state.where.map((group) => (group === BATTLE_LINE ? -1 : group));
      expect(isBattleLineAt(state, grid.mustHex('1109'))).toBe(false);
    });
  });

  test('rule 5.72: divert up to five, overfly up to eight, avoid from nine on', () => {
    const action = (die: number, great = false, land = false): string =>
      given([die], (g) => {
        g.state.rules.greatBattle = great;
        return rollAction(g, raidAt('1109', { land }));
      });
    expect([5, 6, 8, 9].map((die) => action(die))).toEqual(['divert', 'overfly', 'overfly', 'avoid']);
    expect([action(2, true), action(3, true), action(3, true, true)]).toEqual(['divert', 'overfly', 'divert']);
  });

  test('rule 5.72: the guns are added up, then halved, fractions dropped', () => {
    given([], (g) => {
      expect(overflyGuns(g, BATTLESHIPS)).toBe(65);
      g.state.hits[IOWA + 2] = 10;
      expect(overflyGuns(g, [IOWA, IOWA + 2])).toBe(14);
    });
  });

  test('rule 5.721: battleships that have not fired and have guns left', () => {
    given([1], (g) => {
      expect(freeBattleships(g)).toEqual(BATTLESHIPS);
      g.state.hits[IOWA] = 15;
      fireOverhead(g, raidAt('1109', { fighters: 2 }), [IOWA + 1]);
      expect(freeBattleships(g)).toEqual(BATTLESHIPS.slice(2));
    });
  });

  test('rule 5.721: who does not fire is not turned over', () => {
    given([], (g) => {
      fireOverhead(g, raidAt('1109', { hex: OFF }), []);
      expect(g.state.fired).toEqual([]);
    });
  });
});
