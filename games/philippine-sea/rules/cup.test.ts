import { describe, expect, test } from 'vitest';
import { type Battle, GUAM_CHIT, NO_OP, US_MOVE, US_SUBS } from '../data/state.ts';
import { cupSize, fillCup } from './cup.ts';
import { data, done, place, told } from './testing.ts';

const forces =
  (n: number) =>
  (battle: Battle): void => {
    for (let i = 0; i < n; i++) place(battle, '0120');
  };
const count = (cup: readonly number[], chit: number): number => cup.filter((other) => other === chit).length;

describe('the cup of activation chits', () => {
  test('rules 3.22, 3.23, 3.24: fourteen forces, the three others and three No Ops make twenty, five for each phase', () => {
    const match = done(fillCup, { change: forces(14) });
    const { cup, chitsPerPhase, drawn } = data(match);
    expect(cup).toHaveLength(20);
    expect(chitsPerPhase).toBe(5);
    expect(drawn).toEqual([]);
    expect([US_MOVE, US_SUBS, GUAM_CHIT, NO_OP].map((chit) => count(cup, chit))).toEqual([1, 1, 1, 3]);
    for (const { id } of data(match).forces) expect(count(cup, id)).toBe(1);
    expect(told(match)).toContain('20 chits in the cup, 5 drawn each phase.');
  });

  test('rule 3.23: No Ops fill the cup to a multiple of four, and none is added where it is one', () => {
    expect([16, 17, 18, 19, 20].map((chits) => cupSize(chits).noOps)).toEqual([0, 3, 2, 1, 0]);
    expect([0, 1, 4, 5].map((chits) => cupSize(chits).perPhase)).toEqual([0, 1, 1, 2]);
  });

  test('rule 3.22: a scenario without submarines, Guam or movement leaves their chits out', () => {
    const match = done(fillCup, {
      change: (battle) => {
        forces(4)(battle);
        Object.assign(battle.rules, { moves: false, submarines: false, guam: false });
      },
    });
    expect(data(match).cup).toEqual([0, 1, 2, 3]);
  });

  test('rule 11.13: Iwo Jima, Yap and Peleliu launch nothing: there is no chit for them', () => {
    const match = done(fillCup, { change: forces(2) });
    const known = [0, 1, US_MOVE, US_SUBS, GUAM_CHIT, NO_OP];
    expect(data(match).cup.filter((chit) => !known.includes(chit))).toEqual([]);
  });

  test('rule 3.24: where there are no chits nothing is said of them', () => {
    const match = done(fillCup, {
      change: ({ rules }) => Object.assign(rules, { moves: false, submarines: false, guam: false }),
    });
    expect(data(match)).toMatchObject({ cup: [], chitsPerPhase: 0 });
    expect(told(match)).toEqual([]);
  });

  test('rule 3.23: the cup is filled anew each turn', () => {
    const match = done(fillCup, {
      change: (battle) => {
        forces(1)(battle);
        battle.cup = [US_MOVE];
        battle.drawn = [0, NO_OP];
      },
    });
    expect(data(match).cup).toEqual([0, US_MOVE, US_SUBS, GUAM_CHIT]);
    expect(data(match).drawn).toEqual([]);
  });
});
