import { describe, expect, test } from 'vitest';
import { LEVEL_ONE } from '../data/chits.ts';
import { grid } from '../data/map.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { doubleChit, makeDouble } from './doubleForces.ts';
import { drawLevelOne, promote } from './intelligence.ts';
import { data, done, given, place, told } from './testing.ts';

const only = (g: G): Force => g.state.forces[0] as Force;
/** A level 0 force, and a cup with Double Force chits alone. */
const doubles =
  (n: number, change: (battle: Battle) => void = () => {}) =>
  (battle: Battle): void => {
    place(battle, '1419');
    for (const chit of LEVEL_ONE) battle.levelOne[chit] = 0;
    battle.levelOne['Double Force'] = n;
    change(battle);
  };
const ON = { options: { doubleForces: true } } as const;
const chits = (battle: Battle): string[] => battle.forces.map(({ chit }) => chit);

describe('double forces', () => {
  test('rule 7.51: two chits come into the cup, six leave it, three of them to be used later', () => {
    const cup = (doubleForces: boolean): Battle => data(done(() => undefined, { options: { doubleForces } }));
    expect(cup(true).levelOne).toEqual({
      Carrier: 6,
      Large: 2,
      Medium: 4,
      Small: 4,
      Surface: 3,
      'False Contact': 5,
      'Double Force': 2,
    });
    expect(cup(true).setAside).toEqual(['Carrier', 'Carrier', 'Large']);
    expect(cup(false).levelOne['Double Force']).toBe(0);
    expect(cup(false).setAside).toEqual([]);
  });

  test('rule 7.52: another force in the same hex, and a chit for each of the three set aside', () => {
    const match = done(
      (g) => {
        expect(drawLevelOne(g, only(g), 'search')).toBe('kept');
      },
      {
        ...ON,
        change: doubles(1),
        dice: [3, 1],
      },
    );
    const [first, second] = data(match).forces as [Force, Force];
    expect(chits(data(match))).toEqual(['Large', 'Carrier']);
    expect([first.level, second.level, first.kind, second.kind]).toEqual([1, 1, 'unknown', 'carrier']);
    expect(second).toMatchObject({ hex: first.hex, partner: first.id, marker: 'B', detection: 0 });
    expect(first.partner).toBe(second.id);
    expect(data(match)).toMatchObject({ setAside: ['Carrier'], doubles: 1 });
    expect(told(match)).toContain('A double force: Force B sails with Force A at 1419.');
  });

  test('rule 7.54: searched and promoted each by itself', () => {
    const match = done(
      (g) => {
        drawLevelOne(g, only(g), 'search');
        promote(g, only(g));
      },
      { ...ON, change: doubles(1), dice: [3, 1, 1] },
    );
    expect(data(match).forces.map(({ level, chit }) => [level, chit])).toEqual([
      [2, 'Medium Surface'],
      [1, 'Carrier'],
    ]);
  });

  test('rule 7.56: a second one takes the chit left over and a carrier chit from the cup; a third is ignored', () => {
    const second = (battle: Battle): void => {
      battle.doubles = 1;
      battle.setAside = ['Large'];
      battle.levelOne.Carrier = 1;
    };
    const match = done((g) => makeDouble(g, only(g)), { ...ON, change: doubles(1, second), dice: [1] });
    expect(chits(data(match))).toEqual(['Large', 'Carrier']);
    expect(data(match)).toMatchObject({ doubles: 2, setAside: [] });
    expect(data(match).levelOne.Carrier).toBe(0);
    const third = done((g) => void drawLevelOne(g, only(g), 'search'), {
      ...ON,
      change: doubles(1, (battle) => {
        battle.doubles = 2;
        battle.levelOne.Medium = 1;
      }),
      dice: [1],
    });
    expect(chits(data(third))).toEqual(['Medium']);
    expect(data(third).levelOne['Double Force']).toBe(0);
  });

  test('rules 7.55, 13.221: nothing at the limit, a carrier force above the threshold (RULINGS.md, 25)', () => {
    const as = (commitment: number, change: (battle: Battle) => void = () => {}): string =>
      given([], (g) => doubleChit(g), {
        ...ON,
        change: (battle) => {
          Object.assign(battle.rules, { threshold: 9, limit: 15 });
          battle.commitment = commitment;
          change(battle);
        },
      });
    expect([0, 9, 10, 14, 15, 16].map((index) => as(index))).toEqual([
      'double',
      'double',
      'Carrier',
      'Carrier',
      'False Contact',
      'False Contact',
    ]);
    expect(as(3, (battle) => (battle.committed = true))).toBe('False Contact');
    expect(as(15, (battle) => (battle.rules.commits = false))).toBe('double');
    const gone = done((g) => void drawLevelOne(g, only(g), 'search'), {
      ...ON,
      change: doubles(1, (battle) => {
        battle.committed = true;
        battle.commitment = 15;
      }),
    });
    expect(data(gone).forces).toEqual([]);
  });

  test('rules 7.52, 7.56: without a counter or a chit for the second force it is one of carriers (RULINGS.md, 71)', () => {
    const as = (change: (battle: Battle) => void): string =>
      given([], (g) => doubleChit(g), { ...ON, change: doubles(1, change) });
    expect(as((battle) => (battle.rules.forces = 1))).toBe('Carrier');
    expect(as((battle) => Object.assign(battle, { doubles: 1, setAside: ['Large'] }))).toBe('Carrier');
  });

  test('rules 7.52, 13.22: at the threshold each half with carriers is tested by the index before (RULINGS.md, 70)', () => {
    const at = (...dice: number[]): Battle =>
      data(
        done((g) => void drawLevelOne(g, only(g), 'search'), {
          ...ON,
          change: doubles(1, (battle) => {
            Object.assign(battle.rules, { threshold: 9, limit: 15, posture: 'additional' });
            battle.commitment = 9;
          }),
          dice,
        }),
      );
    // Both halves have carrier chits; column A: 4 and more are carriers.
    expect(chits(at(1, 1, 4, 4))).toEqual(['Carrier', 'Carrier']);
    const one = at(1, 1, 4, 3);
    expect(chits(one)).toEqual(['Carrier']);
    expect(one.forces[0]?.partner).toBe(-1);
    expect(at(1, 1, 3, 4).forces.map(({ marker }) => marker)).toEqual(['B']);
  });

  test('rules 7.52, 10.1C: the half that has launched a raid has the carriers (RULINGS.md, 72)', () => {
    const match = done((g) => makeDouble(g, only(g), true), { ...ON, change: doubles(0), dice: [3, 1] });
    expect(chits(data(match))).toEqual(['Carrier', 'Large']);
    expect(data(match).forces[1]?.hex).toBe(grid.mustHex('1419'));
  });
});
