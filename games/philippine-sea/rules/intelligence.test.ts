import { describe, expect, test } from 'vitest';
import { LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { type Battle, type Force, type G, SPOTTED } from '../data/state.ts';
import { giveLevelOne, strengthModifier } from './chits.ts';
import { isCarrierForce, maximumLevel } from './forces.ts';
import {
  drawChit,
  drawLevelOne,
  levelThreeCarriers,
  levelTwo,
  promote,
  promoteToMaximum,
  returnChit,
  strengthRow,
} from './intelligence.ts';
import { data, done, given, place, told } from './testing.ts';

const only = (g: G): Force => g.state.forces[0] as Force;
/** A force at 1419, as it is given, and a cup of these chits. */
const standing =
  (force: Partial<Force>, cup: Partial<Record<LevelOne, number>> = {}, change: (battle: Battle) => void = () => {}) =>
  (battle: Battle): void => {
    place(battle, '1419', [], force);
    for (const chit of LEVEL_ONE) battle.levelOne[chit] = cup[chit] ?? 0;
    change(battle);
  };
const great = (battle: Battle): void => {
  battle.rules.greatBattle = true;
};

describe('level 1', () => {
  test('rules 7.3, 7.31: a force begins at level 0, without a chit', () => {
    const match = done(() => undefined, { change: standing({}) });
    expect(data(match).forces[0]).toMatchObject({ level: 0, chit: '', kind: 'unknown' });
  });

  test('rules 7.32, 7.35: the chit is drawn from the cup and stays with the force', () => {
    const kinds = (['Carrier', 'Large', 'Medium', 'Small', 'Surface'] as const).map((chit) => {
      const match = done((g) => void drawLevelOne(g, only(g), 'search'), { change: standing({}, { [chit]: 1 }) });
      expect(data(match).forces[0]).toMatchObject({ level: 1, chit });
      expect(data(match).levelOne[chit]).toBe(0);
      return data(match).forces[0]?.kind;
    });
    expect(kinds).toEqual(['carrier', 'unknown', 'unknown', 'unknown', 'surface']);
  });

  test('rule 7.35: chits come by their numbers, and the cup has all of them', () => {
    const cup = { Carrier: 2, 'False Contact': 1, Large: 1 };
    const drawn = (die: number): LevelOne | null => given([die], (g) => drawChit(g), { change: standing({}, cup) });
    expect([1, 2, 3, 4].map(drawn)).toEqual(['Carrier', 'Carrier', 'False Contact', 'Large']);
    const full = done(() => undefined, { options: { doubleForces: false } });
    expect(data(full).levelOne).toEqual({
      Carrier: 8,
      Large: 3,
      Medium: 4,
      Small: 4,
      Surface: 4,
      'False Contact': 7,
      'Double Force': 0,
    });
  });

  test('rule 7.35: a false contact takes the force off the map, and its chit is out', () => {
    const match = done(
      (g) => {
        expect(drawLevelOne(g, only(g), 'search')).toBe('false contact');
      },
      {
        change: standing({}, { 'False Contact': 1 }),
      },
    );
    expect(data(match).forces).toEqual([]);
    expect(data(match).levelOne['False Contact']).toBe(0);
    expect(told(match)).toContain('Force A was a false contact.');
  });

  test('rule 7.35: from an empty cup comes nothing (RULINGS.md, 71); what a raid drew can go back', () => {
    const empty = done(
      (g) => {
        expect(drawLevelOne(g, only(g), 'submarine')).toBe('false contact');
      },
      {
        change: standing({}),
      },
    );
    expect(data(empty).forces).toEqual([]);
    const back = done((g) => returnChit(g, drawChit(g) as LevelOne), { change: standing({}, { Small: 1 }) });
    expect(data(back).levelOne.Small).toBe(1);
  });
});

describe('level 2', () => {
  test('rule 7.36: nine known air points make a 6 a 5: two or three carriers; the chit does not go back (EX024)', () => {
    const match = done((g) => void promote(g, only(g)), {
      change: standing({ level: 1, chit: 'Carrier', kind: 'carrier', air: air(9) }),
      dice: [6],
    });
    expect(data(match).forces[0]).toMatchObject({ level: 2, chit: '2-3 Carriers', kind: 'carrier' });
    expect(data(match).levelOne.Carrier).toBe(0);
  });

  test('rule 7.36: the modifier by known air strength (EX025)', () => {
    const strengths = [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, null];
    expect(given([], (g) => strengths.map((strength) => strengthModifier(g, strength)))).toEqual([
      -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 0,
    ]);
    const chit = (die: number, strength: number | null): string =>
      given([die], (g) => levelTwo(g, 'Carrier', strength));
    expect([chit(5, 5), chit(5, null), chit(5, 21)]).toEqual(['1-2 Carriers', '2-3 Carriers', '4+ Carriers']);
  });

  test('rule 7.36: the column of carriers; a doubtful report is none unless aircraft came from it', () => {
    const chit = (die: number): string => given([die], (g) => levelTwo(g, 'Carrier', null));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(chit)).toEqual([
      'Small Surface',
      '1-2 Carriers',
      '1-2 Carriers',
      '2-3 Carriers',
      '2-3 Carriers',
      '3-4 Carriers',
      '3-4 Carriers',
      '3-4 Carriers',
      '3-4 Carriers',
      '4+ Carriers',
    ]);
    expect(given([1], (g) => levelTwo(g, 'Carrier', 10))).toBe('1-2 Carriers');
  });

  test('rules 7.33, 7.331, 7.332: from level 2 on it is known whether a force has carriers', () => {
    const after = (chit: string, die: number): Partial<Force> | undefined =>
      data(done((g) => void promote(g, only(g)), { change: standing({ level: 1, chit }), dice: [die] })).forces[0];
    expect(after('Large', 2)).toMatchObject({ level: 2, chit: 'Medium Surface', kind: 'surface', butai: false });
    expect(after('Large', 9)).toMatchObject({ level: 2, chit: '3-4 Carriers', kind: 'carrier', butai: true });
    expect(after('Medium', 6)).toMatchObject({ chit: 'Large Surface', kind: 'surface' });
    expect(after('Small', 1)).toMatchObject({ chit: 'Small Surface', kind: 'surface' });
    const doubtful = done((g) => void promote(g, only(g)), {
      change: standing({ level: 1, chit: 'Carrier', kind: 'carrier' }),
      dice: [1],
    });
    expect(data(doubtful).forces[0]).toMatchObject({ level: 2, chit: 'Small Surface', kind: 'surface' });
  });

  test('rule 7.32: a "Surface" force has carriers on a 10 only, and none once the limit is reached', () => {
    const chit = (die: number, committed: boolean): string =>
      given([die], (g) => levelTwo(g, 'Surface', null), { change: (battle) => (battle.committed = committed) });
    expect([chit(9, false), chit(10, false), chit(10, true)]).toEqual([
      'Large Surface',
      '1-2 Carriers',
      'Small Surface',
    ]);
    const large = (die: number): string =>
      given([die], (g) => levelTwo(g, 'Large', null), { change: (battle) => (battle.committed = true) });
    expect([6, 8, 9, 10].map(large)).toEqual(['Small Surface', 'Medium Surface', 'Large Surface', 'Large Surface']);
  });

  test('rule 7.36: Kido Butai appears in the great battle, once, and not at the limit', () => {
    const chit = (change: (battle: Battle) => void): string =>
      given([8], (g) => levelTwo(g, 'Carrier', null), {
        change: (battle) => {
          great(battle);
          change(battle);
        },
      });
    expect(chit(() => {})).toBe('Kido Butai');
    expect(chit((battle) => (battle.kidoButai = true))).toBe('3-4 Carriers');
    expect(chit((battle) => (battle.committed = true))).toBe('3-4 Carriers');
    const seen = done((g) => void promote(g, only(g)), {
      change: standing({ level: 1, chit: 'Carrier', kind: 'carrier' }, {}, great),
      dice: [8],
    });
    expect(data(seen).kidoButai).toBe(true);
  });
});

describe('level 3', () => {
  test('rule 7.37: one or two carriers, air strength unknown, a 5: no fleet carrier, two light ones (EX026)', () => {
    expect(strengthRow('1-2 Carriers', null)).toBe('Unknown or 6-7');
    expect(given([5], (g) => levelThreeCarriers(g, '1-2 Carriers', null))).toBe('0/2');
    const match = done((g) => void promote(g, only(g)), {
      change: standing({ level: 2, chit: '1-2 Carriers', kind: 'carrier', butai: true, marker: '1' }),
      dice: [5],
    });
    expect(data(match).forces[0]).toMatchObject({ level: 3, chit: '0/2' });
    expect(told(match)).toContain('Butai 1 is level 3: 0 fleet carriers, 2 light.');
  });

  test('rule 7.37: the row is that of the known air strength', () => {
    const rows = (section: string, ...strengths: number[]): string[] =>
      strengths.map((strength) => strengthRow(section, strength));
    expect(rows('1-2 Carriers', 0, 5, 6, 7, 8, 10, 11, 40)).toEqual([
      '5 or less',
      '5 or less',
      'Unknown or 6-7',
      'Unknown or 6-7',
      '8-10',
      '8-10',
      '11+',
      '11+',
    ]);
    expect(rows('2-3 Carriers', 7, 8, 11, 12, 15, 16, 20)).toEqual([
      '7 or less',
      '8-11',
      '8-11',
      'Unknown or 12-15',
      'Unknown or 12-15',
      '16-19',
      '20+',
    ]);
    expect(rows('3-4 Carriers', 9, 10, 14, 15, 19, 20, 24, 25)).toEqual([
      '9 or less',
      '10-14',
      '10-14',
      'Unknown or 15-19',
      'Unknown or 15-19',
      '20-24',
      '20-24',
      '25+',
    ]);
    expect(rows('4+ Carriers', 14, 15, 24, 25, 32, 33)).toEqual([
      '14 or less',
      'Unknown or 15-24',
      'Unknown or 15-24',
      '25-32',
      '25-32',
      '33+',
    ]);
    expect(['2-3 Carriers', '3-4 Carriers', '4+ Carriers'].map((section) => strengthRow(section, null))).toEqual([
      'Unknown or 12-15',
      'Unknown or 15-19',
      'Unknown or 15-24',
    ]);
    expect(() => strengthRow('Kido Butai', null)).toThrow('no section');
  });

  test('rule 7.37: the die has a modifier in the great battle only (RULINGS.md, 19)', () => {
    const chit = (change?: (battle: Battle) => void): string =>
      given([3], (g) => levelThreeCarriers(g, '1-2 Carriers', 9), change ? { change } : {});
    expect([chit(), given([3], (g) => levelThreeCarriers(g, '1-2 Carriers', 12), { change: great })]).toEqual([
      '0/2',
      '2/0',
    ]);
    expect(given([4], (g) => levelThreeCarriers(g, '1-2 Carriers', 9), { change: great })).toBe('1/1');
  });

  test('rule 7.38: "4/2" is the chit of four fleet carriers and two light ones; each result has its chit (EX027)', () => {
    const results = ['0/1', '0/2', '0/3', '1/0', '1/1', '1/2', '1/3', '2/0', '2/1', '2/2', '2/3', '3/0', '3/1', '3/2'];
    const values = (chit: string): number => given([], (g) => g.look<number>('carrier chits', chit, 'commitment'));
    expect(values('4/2')).toBe(10);
    expect(given([10], (g) => levelThreeCarriers(g, '4+ Carriers', 33))).toBe('4/2');
    for (const result of [...results, '4/0', '4/1']) {
      const [cv, cvl] = result.split('/').map(Number) as [number, number];
      expect(values(result)).toBe(2 * cv + cvl);
    }
  });
});

describe('progress', () => {
  test('rules 7.34, 7.4: carriers go up to level 4, surface forces to level 3, and no further', () => {
    const levels = (force: Partial<Force>, ...dice: number[]): number | undefined =>
      data(
        done((g) => void promote(g, only(g)), {
          change: standing(force),
          dice,
          options: { ships: 'additional' },
        }),
      ).forces[0]?.level;
    expect(levels({ level: 2, chit: '1-2 Carriers', kind: 'carrier' }, 5)).toBe(3);
    expect(levels({ level: 3, chit: '0/1', kind: 'carrier' }, 5, 1, 1, 1)).toBe(4);
    expect(levels({ level: 4, chit: '', kind: 'carrier' })).toBe(4);
    expect(levels({ level: 2, chit: 'Small Surface', kind: 'surface' }, 1, 1)).toBe(3);
    expect(levels({ level: 3, chit: '', kind: 'surface' })).toBe(3);
    expect([maximumLevel({ kind: 'carrier' } as Force), maximumLevel({ kind: 'surface' } as Force)]).toEqual([4, 3]);
  });

  test('rule 7.34: a force in contact with a strike is brought up level by level', () => {
    const match = done(
      (g) => {
        expect(promoteToMaximum(g, only(g))).toBe(true);
      },
      {
        change: standing({}, { Large: 1 }),
        // Two or three carriers, one of each class, just those; which they are; destroyers for a screen, and which.
        dice: [7, 5, 5, 1, 1, 3, 1],
      },
    );
    expect(data(match).forces[0]).toMatchObject({ level: 4, chit: '', kind: 'carrier', detection: 0 });
    expect(told(match).filter((line) => / is level | is identified/.test(line))).toHaveLength(4);
  });

  test('rule 7.34: what turns out to be nothing on the way is gone', () => {
    const gone = done(
      (g) => {
        expect(promoteToMaximum(g, only(g))).toBe(false);
      },
      {
        change: standing({}, { 'False Contact': 1 }),
      },
    );
    expect(data(gone).forces).toEqual([]);
  });

  test('rule 8.35: a search that makes carriers of another force brings American advantage', () => {
    const advantage = (force: Partial<Force>, search: boolean, ...dice: number[]): boolean | undefined =>
      data(done((g) => void promote(g, only(g), { search }), { change: standing(force), dice })).forces[0]?.advantage;
    expect(advantage({ level: 1, chit: 'Large', kind: 'unknown' }, true, 7)).toBe(true);
    expect(advantage({ level: 1, chit: 'Surface', kind: 'surface' }, true, 10)).toBe(true);
    expect(advantage({ level: 1, chit: 'Large', kind: 'unknown' }, true, 3)).toBe(false);
    expect(advantage({ level: 1, chit: 'Large', kind: 'unknown' }, false, 7)).toBe(false);
    expect(advantage({ level: 1, chit: 'Carrier', kind: 'carrier' }, true, 7)).toBe(false);
    const drawn = done((g) => void drawLevelOne(g, only(g), 'search'), { change: standing({}, { Carrier: 1 }) });
    expect(data(drawn).forces[0]?.advantage).toBe(false);
  });

  test('rules 7.32, 9.11: a level 1 carrier force has no display yet; without raids none ever has', () => {
    const one = done((g) => giveLevelOne(only(g), 'Carrier'), { change: standing({ detection: SPOTTED }) });
    expect(data(one).forces[0]).toMatchObject({ butai: false, kind: 'carrier' });
    const lesson = done((g) => void promote(g, only(g)), {
      change: standing({ level: 1, chit: 'Carrier', kind: 'carrier' }, {}, (battle) => (battle.rules.raids = 'none')),
      dice: [5],
    });
    expect(data(lesson).forces[0]).toMatchObject({ butai: false, level: 2 });
    expect(isCarrierForce(data(lesson).forces[0] as Force)).toBe(true);
  });
});

function air(points: number): Force['air'] {
  return { turnaround: [0, 0, 0, 0, 0], all: points, lost: 0 };
}
