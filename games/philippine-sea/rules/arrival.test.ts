import { describe, expect, test } from 'vitest';
import { ARRIVAL_HEXES, grid } from '../data/map.ts';
import type { Battle } from '../data/state.ts';
import { arrivals, arrive } from './arrival.ts';
import { fillCup } from './cup.ts';
import { freeLetters } from './forces.ts';
import { data, done, place, told } from './testing.ts';

/** So many counters that are left to arrive: others are far from anywhere that matters. */
const leaving = (unused: number) => (battle: Battle) => {
  battle.rules.forces = unused;
};
const hexesOf = (battle: Battle): string[] => battle.forces.map(({ hex }) => grid.label(hex));
/** TF 58 within six hexes of arrival zone III, the nearest of which is 1219. */
const fleetAt = (hex: string) => (battle: Battle) => {
  battle.rules.forces = 1;
  for (const group of battle.groups) if (group.hex >= 0) group.hex = grid.mustHex(hex);
};

describe('arrival', () => {
  test('rule 7.1: a third of the unused counters arrives, rounded down; of one or two, one (EX022, EX023)', () => {
    expect([0, 1, 2, 3, 5, 6, 8, 9, 17, 18].map(arrivals)).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 5, 6]);
    expect(data(done(arrive, { change: leaving(2), dice: [1, 1] })).forces).toHaveLength(1);
  });

  test('rules 7.1, 7.11: only letters on no counter in play count; Butai markers do not', () => {
    const match = done(arrive, {
      change: (battle) => {
        battle.rules.forces = 4;
        place(battle, '1425', [], { marker: 'A' });
        place(battle, '1426', [], { marker: '1', butai: true });
      },
      dice: [1, 5],
    });
    expect(data(match).forces.map(({ marker }) => marker)).toEqual(['A', '1', 'B']);
    expect(freeLetters(data(match))).toEqual(['C', 'D']);
  });

  test('rules 7.11, 7.12: a force that has arrived has a chit in the cup of this turn', () => {
    const match = done(
      (g) => {
        arrive(g);
        fillCup(g);
      },
      { change: leaving(3), dice: [4, 2] },
    );
    const [force] = data(match).forces;
    expect(force).toMatchObject({ marker: 'A', level: 0, detection: 0, kind: 'unknown' });
    expect(data(match).cup).toContain(force?.id);
    expect(told(match)).toContain('Force A is reported at 0419.');
  });

  test('rules 7.12, 7.13, 7.14: one die for the zone, one for the hex in it', () => {
    const at = (...dice: number[]): string[] => hexesOf(data(done(arrive, { change: leaving(1), dice })));
    expect([at(2, 1), at(3, 10), at(5, 1), at(6, 1), at(8, 10), at(9, 1), at(10, 10)].flat()).toEqual([
      '0109',
      '0919',
      '0318',
      '1219',
      '1818',
      '2608',
      '2617',
    ]);
  });

  test('rule 7.12: where another has arrived this turn, any free hex of the zone', () => {
    const match = done(arrive, { change: leaving(6), dice: [1, 1, 1, 1, 2] });
    // The second die of ten fell on the same hex; the second of the nine that are left is 0111.
    expect(hexesOf(data(match))).toEqual(['0109', '0111']);
    const earlier = done(arrive, {
      change: (battle) => {
        battle.rules.forces = 4;
        place(battle, '0109', [], { marker: 'A' });
      },
      dice: [1, 1],
    });
    expect(hexesOf(data(earlier))).toEqual(['0109', '0109']);
  });

  test('rule 7.15: carriers within six hexes: another zone, another hex, or the same (EX089 to EX091)', () => {
    const at = (...dice: number[]): string[] => hexesOf(data(done(arrive, { change: fleetAt('1213'), dice })));
    // 1219 is six hexes away. A 3 asks for another zone: 6 is the same again, 2 is zone I.
    expect(at(6, 1, 3, 6, 2, 4)).toEqual(['0112']);
    expect(at(6, 1, 4, 1)).toEqual(['1319']);
    expect(at(6, 1, 8, 9)).toEqual(['1818']);
    expect(at(6, 1, 9)).toEqual(['1219']);
    expect(hexesOf(data(done(arrive, { change: fleetAt('1212'), dice: [6, 1] })))).toEqual(['1219']);
  });

  test('rule 7.15: a group without carriers has no effect; its own hex is taken (RULINGS.md, 73)', () => {
    const battleLine = (hex: string) => (battle: Battle) => {
      battle.rules.forces = 1;
      for (const [i, group] of battle.groups.entries()) {
        if (i < 4) group.hex = -1;
        else if (group.hex >= 0) group.hex = grid.mustHex(hex);
      }
    };
    expect(hexesOf(data(done(arrive, { change: battleLine('1218'), dice: [6, 1] })))).toEqual(['1219']);
    expect(hexesOf(data(done(arrive, { change: battleLine('1219'), dice: [6, 1, 1] })))).toEqual(['1319']);
  });

  test('rule 13.24: none once the limit was reached', () => {
    const match = done(arrive, { change: (battle) => (battle.committed = true) });
    expect(data(match).forces).toEqual([]);
  });

  test('rule 7.12: where the fleet lies further west the table leans south', () => {
    const shifted = (battle: Battle): void => {
      battle.rules.forces = 1;
      battle.rules.arrivalsShifted = true;
    };
    expect(hexesOf(data(done(arrive, { change: shifted, dice: [2, 1] })))).toEqual([
      grid.label(ARRIVAL_HEXES.II[0] as number),
    ]);
  });
});
