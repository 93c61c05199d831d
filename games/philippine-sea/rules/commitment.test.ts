import { describe, expect, test } from 'vitest';
import { LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { type Battle, type Force, type G, POOL, SHIP_SUNK } from '../data/state.ts';
import { adjust, commitmentIndex, commitmentValue, mayBeCarriers } from './commitment.ts';
import { removeForce } from './forces.ts';
import { drawLevelOne, promote } from './intelligence.ts';
import { data, done, events, given, place, type Standing, type Table, told } from './testing.ts';

const only = (g: G): Force => g.state.forces[0] as Force;
const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const air = (points: number): Force['air'] => ({ turnaround: [0, 0, 0, 0, 0], all: points, lost: 0 });
const CARRIER = { level: 1, chit: 'Carrier', kind: 'carrier' } as const;
const value = (force: Partial<Force>, ships: string[] = []): number =>
  given([], (g) => commitmentValue(g, only(g)), { change: (battle) => void place(battle, '1419', ships, force) });

describe('the commitment index', () => {
  test('rules 13.11, 13.13: the worked example: 2 and 4 and 2 (EX064)', () => {
    const change = (battle: Battle): void => {
      place(battle, '1419', [], { ...CARRIER, air: air(7) });
      place(battle, '1420', [], { level: 3, chit: '2/0', kind: 'carrier' });
      place(battle, '1421', ['Zuiho', 'Cruiser Force 1'], { level: 4, kind: 'carrier' });
      battle.japanese[ship('Chitose')] = SHIP_SUNK;
    };
    expect(given([], (g) => g.state.forces.map((force) => commitmentValue(g, force)), { change })).toEqual([2, 4, 1]);
    expect(given([], commitmentIndex, { change })).toBe(8);
    const match = done(adjust, { change });
    expect(data(match).commitment).toBe(8);
    expect(told(match)).toContain('Japanese commitment is 8 of 15.');
  });

  test('rule 13.13: by known air strength at level 1, by the chit at levels 2 and 3, by ships at level 4', () => {
    expect([1, 5, 6, 7, 8, 10, 11].map((points) => value({ ...CARRIER, air: air(points) }))).toEqual([
      1, 1, 2, 2, 3, 3, 4,
    ]);
    expect(value(CARRIER)).toBe(4);
    const two = (chit: string): number => value({ level: 2, chit, kind: 'carrier' });
    expect(['1-2 Carriers', '2-3 Carriers', '3-4 Carriers', '4+ Carriers', 'Kido Butai'].map(two)).toEqual([
      2, 4, 6, 8, 12,
    ]);
    expect(value({ level: 3, chit: '2/2', kind: 'carrier' })).toBe(6);
    expect(value({ level: 4, kind: 'carrier' }, ['Taiho', 'Hiyo', 'Junyo', 'Yamato'])).toBe(4);
    expect(value({ level: 3, kind: 'surface' }, ['Yamato', 'Cruiser Force 1'])).toBe(0);
    expect(value({ level: 1, chit: 'Large', kind: 'unknown' })).toBe(0);
  });

  test('rule 13.13: a carrier that joined the battle counts for good', () => {
    const match = done(
      (g) => {
        adjust(g);
        removeForce(g, only(g), '12.27', SHIP_SUNK);
        adjust(g);
      },
      { change: (battle) => void place(battle, '1419', ['Taiho', 'Hiyo'], { level: 4, kind: 'carrier' }) },
    );
    expect(data(match).commitment).toBe(3);
  });

  test('rule 13.12: it follows what is learned, up and down', () => {
    const match = (run: (g: G) => void, force: Partial<Force>, ...dice: number[]): number =>
      data(done(run, { change: (battle) => void place(battle, '1419', [], force), dice })).commitment;
    expect(match((g) => void promote(g, only(g)), { ...CARRIER }, 10)).toBe(8);
    expect(match((g) => void promote(g, only(g)), { level: 2, chit: '4+ Carriers', kind: 'carrier' }, 1)).toBe(6);
    expect(match((g) => void promote(g, only(g)), { ...CARRIER }, 1)).toBe(0);
    const found = done((g) => void drawLevelOne(g, only(g), 'search'), {
      change: (battle) => {
        place(battle, '1419');
        for (const chit of LEVEL_ONE) battle.levelOne[chit] = chit === 'Carrier' ? 1 : 0;
      },
    });
    expect(data(found).commitment).toBe(4);
  });

  test('rules 13.11, 13.21: it begins at nothing; threshold and limit go with the ships that may come', () => {
    const rules = (ships: string): Battle => data(done(() => undefined, { options: { ships } }));
    expect(rules('historical')).toMatchObject({
      commitment: 0,
      rules: { threshold: 7, limit: 12, posture: 'historical', commits: true },
    });
    expect(rules('additional').rules).toMatchObject({ threshold: 9, limit: 15, posture: 'additional' });
    const lesson = done(adjust, {
      change: (battle) => {
        battle.rules.commits = false;
        place(battle, '1419', ['Taiho', 'Shokaku', 'Zuikaku', 'Shinano', 'Unryu', 'Amagi', 'Hiyo', 'Junyo', 'Ryuho'], {
          level: 4,
          kind: 'carrier',
        });
      },
    });
    expect(data(lesson)).toMatchObject({ commitment: 0, committed: false });
  });
});

describe('the commitment test', () => {
  const tested = (commitment: number, posture: Battle['rules']['posture'], dice: number[]): boolean =>
    given(dice, (g) => mayBeCarriers(g, only(g)), {
      change: (battle) => {
        place(battle, '1419');
        battle.commitment = commitment;
        battle.rules.posture = posture;
        battle.rules.threshold = { historical: 7, additional: 9, 'great battle': 16 }[posture];
        battle.rules.limit = 99;
      },
    });

  test('rule 13.22: none below the threshold, one from it on', () => {
    expect(tested(6, 'historical', [])).toBe(true);
    expect([3, 4].map((die) => tested(7, 'historical', [die]))).toEqual([false, true]);
    expect(tested(8, 'additional', [])).toBe(true);
    expect([3, 4].map((die) => tested(9, 'additional', [die]))).toEqual([false, true]);
    expect(tested(15, 'great battle', [])).toBe(true);
    expect([3, 4].map((die) => tested(16, 'great battle', [die]))).toEqual([false, true]);
  });

  test('rule 13.22: from any threshold on, on the first column where the chart begins later', () => {
    const early = (commitment: number, dice: number[]): boolean =>
      given(dice, (g) => mayBeCarriers(g, only(g)), {
        change: (battle) => {
          place(battle, '1419');
          Object.assign(battle, { commitment });
          Object.assign(battle.rules, { posture: 'additional', threshold: 4, limit: 99 });
        },
      });
    expect(early(3, [])).toBe(true);
    expect([3, 4].map((die) => early(4, [die]))).toEqual([false, true]);
  });

  test('rule 13.22: the line of the posture, and the column of the index in it', () => {
    expect([5, 6].map((die) => tested(9, 'historical', [die]))).toEqual([false, true]);
    expect([7, 8].map((die) => tested(10, 'historical', [die]))).toEqual([false, true]);
    expect([9, 10].map((die) => tested(11, 'historical', [die]))).toEqual([false, true]);
    expect([3, 4].map((die) => tested(10, 'additional', [die]))).toEqual([false, true]);
    expect([5, 6].map((die) => tested(12, 'additional', [die]))).toEqual([false, true]);
    expect([7, 8].map((die) => tested(13, 'additional', [die]))).toEqual([false, true]);
    expect([9, 10].map((die) => tested(14, 'additional', [die]))).toEqual([false, true]);
    expect([5, 6].map((die) => tested(19, 'great battle', [die]))).toEqual([false, true]);
    expect([9, 10].map((die) => tested(24, 'great battle', [die]))).toEqual([false, true]);
  });

  test('rule 13.22: what fails in a search was a false contact (RULINGS.md, 27)', () => {
    const at = (force: Partial<Force>, run: (g: G) => void, ...dice: number[]): ReturnType<typeof done> =>
      done(run, {
        change: (battle) => {
          place(battle, '1419', [], force);
          battle.commitment = 9;
          for (const chit of LEVEL_ONE) battle.levelOne[chit] = chit === 'Carrier' ? 1 : 0;
        },
        dice,
      });
    const search = (g: G): void => void drawLevelOne(g, only(g), 'search');
    expect(data(at({}, search, 3)).forces).toEqual([]);
    expect(data(at({}, search, 3)).levelOne.Carrier).toBe(0);
    expect(data(at({}, search, 4)).forces).toHaveLength(1);
    const up = (g: G): void => {
      expect(promote(g, only(g), { search: true })).toBe(false);
    };
    const failed = at({ level: 1, chit: 'Large' }, up, 7, 3);
    expect(data(failed).forces).toEqual([]);
    expect(told(failed)).toContain('With commitment at 9, Force A cannot be more carriers.');
    // A carrier force that is known already is not tested again, nor is a surface force.
    const known = at({ ...CARRIER }, (g) => void promote(g, only(g)), 5);
    expect(data(known).forces).toHaveLength(1);
    expect(data(at({ level: 1, chit: 'Large' }, (g) => void promote(g, only(g)), 3)).forces).toHaveLength(1);
  });
});

describe('the commitment limit', () => {
  /** Carriers worth 15 at sea, and these forces, A to C nearest to Saipan first. */
  function reached(
    forces: readonly Partial<Force>[],
    how: Standing & { cup?: LevelOne[] } = {},
  ): ReturnType<typeof done> {
    const { cup = [], ...rest } = how;
    return done(adjust, {
      ...rest,
      change: (battle) => {
        forces.forEach((force, i) => void place(battle, `11${String(12 + i)}`, [], force));
        const ships = ['Taiho', 'Shokaku', 'Zuikaku', 'Shinano', 'Unryu', 'Amagi', 'Hiyo', 'Junyo', 'Ryuho'];
        place(battle, '1430', ships, { level: 4, kind: 'carrier', marker: '1', butai: true });
        for (const chit of LEVEL_ONE) battle.levelOne[chit] = cup.filter((one) => one === chit).length;
      },
    });
  }
  const markers = (match: ReturnType<typeof done>): string[] => data(match).forces.map(({ marker }) => marker);
  const LARGE = { level: 1, chit: 'Large' } as const;
  const SURFACE = { level: 1, chit: 'Surface', kind: 'surface' } as const;

  test('rule 13.23: it is carried out at the limit, not below, and once', () => {
    const below = reached([{}], { change: () => {} });
    expect(data(below)).toMatchObject({ commitment: 15, committed: true });
    const match = done(adjust, {
      change: (battle) => {
        place(battle, '1112');
        place(battle, '1430', ['Taiho', 'Shokaku', 'Zuikaku', 'Shinano', 'Unryu', 'Amagi', 'Hiyo', 'Junyo'], {
          level: 4,
          kind: 'carrier',
        });
      },
    });
    expect(data(match)).toMatchObject({ commitment: 14, committed: false });
    expect(data(match).forces).toHaveLength(2);
    const later = done(adjust, {
      change: (battle) => {
        battle.committed = true;
        place(battle, '1112');
        battle.rules.limit = 0;
      },
    });
    expect(data(later).forces).toHaveLength(1);
  });

  test('rule 13.23: level 0: carriers and false contacts go, a surface force stays', () => {
    expect(markers(reached([{}], { cup: ['Carrier'] }))).toEqual(['1']);
    expect(markers(reached([{}], { cup: ['Double Force'] }))).toEqual(['1']);
    expect(markers(reached([{}], { cup: ['False Contact'] }))).toEqual(['1']);
    expect(markers(reached([{}]))).toEqual(['1']);
    const stays = reached([{}], { cup: ['Surface'] });
    expect(data(stays).forces[0]).toMatchObject({ marker: 'A', level: 1, chit: 'Surface', kind: 'surface' });
    expect(told(stays)).toContain('Force A stays in play: surface ships.');
  });

  test('rule 13.23: what goes is told why', () => {
    const why = (match: Table): string[] => told(match).filter((line) => line.includes('is removed: '));
    expect(why(reached([{}], { cup: ['Carrier'] }))).toEqual([
      'Force A is removed: its chit is one of carriers, and no more carriers may come (step 1a).',
    ]);
    expect(why(reached([{}], { cup: ['Double Force'] }))).toEqual([
      'Force A is removed: its chit is one of a double force, which cannot come at the limit (7.55).',
    ]);
    expect(why(reached([{}], { cup: ['False Contact'] }))).toEqual([
      'Force A is removed: its chit is a false contact (step 1d).',
    ]);
    expect(why(reached([{}]))).toEqual(['Force A is removed: there is no chit left for it.']);
    expect(why(reached([{}], { cup: ['Small'], dice: [8] }))).toEqual([
      'Force A is removed: at level 2 it would be carriers, and no more of them may come (step 2).',
    ]);
    const gone = events(reached([{}], { cup: ['Carrier'] }), 'force removed');
    expect(gone).toMatchObject([{ rule: '13.23' }]);
  });

  test('rules 13.23, 13.232: a large, medium or small force is promoted: surface stays, carriers go', () => {
    const surface = reached([{}], { cup: ['Small'], dice: [1] });
    expect(data(surface).forces[0]).toMatchObject({ level: 2, chit: 'Small Surface', kind: 'surface' });
    expect(markers(reached([{}], { cup: ['Small'], dice: [8] }))).toEqual(['1']);
    expect(data(reached([LARGE], { dice: [3] })).forces[0]).toMatchObject({ level: 2, chit: 'Large Surface' });
    expect(markers(reached([LARGE, LARGE], { dice: [6, 3] }))).toEqual(['B', '1']);
  });

  test('rule 13.23: nearest to the invasion zone first, until there are four surface forces', () => {
    const four = reached([LARGE, SURFACE, SURFACE, {}, SURFACE, LARGE], { cup: ['Surface'], dice: [1] });
    expect(markers(four)).toEqual(['A', 'B', 'C', 'E', '1']);
    expect(data(four).levelOne.Surface).toBe(1);
    // Of two equally near, chance decides.
    const tie = done(adjust, {
      change: (battle) => {
        for (const hex of ['1112', '1112']) place(battle, hex, [], { ...LARGE });
        for (let n = 0; n < 3; n++) place(battle, '1120', [], { ...SURFACE });
        battle.rules.limit = 0;
      },
      dice: [2, 1],
    });
    expect(markers(tie)).toEqual(['B', 'C', 'D', 'E']);
  });

  test('rule 13.231: with four surface forces in play nothing is drawn; the undecided go (RULINGS.md, 74)', () => {
    const match = reached([SURFACE, SURFACE, LARGE, {}, SURFACE, SURFACE, SURFACE], { cup: ['Surface'] });
    expect(markers(match)).toEqual(['A', 'B', 'E', 'F', 'G', '1']);
  });

  test('rule 13.24: level 1 carrier forces stay', () => {
    const match = reached([{ ...CARRIER }, {}], { cup: ['False Contact'] });
    expect(markers(match)).toEqual(['A', '1']);
    expect(data(match).japanese[ship('Zuiho')]).toBe(POOL);
  });
});
