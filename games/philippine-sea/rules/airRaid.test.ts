import { describe, expect, test } from 'vitest';
import type { LevelOne } from '../data/chits.ts';
import { grid, OFF } from '../data/map.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { CARRIERS, FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { considerRaid, mayRaid, raidsInProgress, targetWithin } from './airRaid.ts';
import { type Hour, turnAt } from './clock.ts';
import { mustForce } from './forces.ts';
import { fly } from './raids.testing.ts';
import { data, done, events, given, place, type Standing, type Table, told } from './testing.ts';

const hex = grid.mustHex;
const ONE: Partial<Force> = { kind: 'carrier', level: 1, chit: 'Carrier' };
const TWO: Partial<Force> = { kind: 'carrier', level: 2, chit: '2-3 Carriers' };
const points = (all: number, lost = 0): Pick<Force, 'air'> => ({ air: { turnaround: [0, 0, 0, 0, 0], all, lost } });
const only = (battle: Battle, chit: LevelOne, n = 1): void => {
  for (const kind of Object.keys(battle.levelOne) as LevelOne[]) battle.levelOne[kind] = kind === chit ? n : 0;
};
const at = (hour: Hour, phase = 1) => ({ turn: turnAt(19, hour), phase });

/** Task group 58.1 alone at 1109 and a force eight hexes away, at 0810; its air raid procedure. */
function considers(
  force: Partial<Force>,
  dice: number[],
  change?: (battle: Battle) => void,
  how: Standing = {},
): Table {
  return done((g) => considerRaid(g, mustForce(g.state, 0)), {
    ...how,
    dice,
    change: (battle) => {
      Object.assign(battle, at('0810'));
      battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
      place(battle, '1117', [], force);
      change?.(battle);
    },
  });
}
const raids = (match: Table): number[] => data(match).raids.map((raid) => raid.points);
const force = (match: Table): Force => data(match).forces[0] as Force;

describe('A: which forces may launch a raid', () => {
  const may = (change: Partial<Force>, more?: (battle: Battle) => void): boolean =>
    given([], ({ state }) => mayRaid(state, mustForce(state, 0)), {
      change: (battle) => {
        place(battle, '1117', [], change);
        more?.(battle);
      },
    });

  test('rule 10.1A: carrier forces, and those that may still be one; never surface forces', () => {
    expect(may(ONE)).toBe(true);
    expect(may({})).toBe(true);
    for (const chit of ['Large', 'Medium', 'Small']) expect(may({ level: 1, chit })).toBe(true);
    expect(may({ level: 1, chit: 'Surface', kind: 'surface' })).toBe(false);
    expect(may({ level: 2, chit: 'Large Surface', kind: 'surface' })).toBe(false);
    expect(may({ ...ONE, retiring: true })).toBe(false);
  });
  test('rules 10.1A, 13.24: once the commitment limit is reached only known carrier forces', () => {
    const committed = (battle: Battle): void => void (battle.committed = true);
    expect(may({}, committed)).toBe(false);
    expect(may({ level: 1, chit: 'Large' }, committed)).toBe(false);
    expect(may(ONE, committed)).toBe(true);
  });
  test('rule 10.1A: not with two raids in progress; all that return count as one', () => {
    const with2 = (one: number, two: number, three?: number) => (battle: Battle) => {
      for (const returning of [one, two, three]) if (returning !== undefined) fly(battle, { owner: 0, returning });
      fly(battle, { owner: 5 });
    };
    expect(may(TWO, with2(-1, -1))).toBe(false);
    expect(may(TWO, with2(-1, 2))).toBe(false);
    expect(may(TWO, with2(2, 0))).toBe(true);
    expect(may(TWO, with2(3, 2, 0))).toBe(true);
    expect(may(TWO, with2(3, 2, -1))).toBe(false);
    const inProgress = given([], ({ state }) => raidsInProgress(state, mustForce(state, 0)), {
      change: (battle) => {
        place(battle, '1117', [], TWO);
        with2(3, 2, -1)(battle);
      },
    });
    expect(inProgress).toBe(2);
  });
});

describe('B: targets', () => {
  const target = (range: number, change: (battle: Battle) => void, dice: number[] = []) =>
    given(dice, (g) => targetWithin(g, hex('1117'), range), { change });
  const groups =
    (...labels: (string | null)[]) =>
    (battle: Battle): void =>
      battle.groups.forEach((group, n) => void (group.hex = labels[n] ? hex(labels[n]) : OFF));
  const cripple = (battle: Battle, label: string, name: string): void => {
    battle.groups[FIXED_GROUPS] = { hex: hex(label), from: OFF };
    battle.where[US_SHIP_BY_NAME.get(name) as number] = FIXED_GROUPS;
  };

  test('rule 10.1B: the nearest task group with carriers, if it is in range', () => {
    expect(target(8, groups('1109', '1110', null, null, '1112'))).toEqual({ target: 1, distance: 7 });
    expect(target(7, groups('1109', '1110'))).toEqual({ target: 1, distance: 7 });
    expect(target(6, groups('1109', '1110'))).toBeNull();
    expect(target(15, groups(null, null, null, null, '1112'))).toBeNull();
  });
  test('rule 10.1B: of those equally near the one with the most carriers, else chance', () => {
    expect(target(9, groups(null, null, '1109', '1109'))).toEqual({ target: 2, distance: 8 });
    const both = groups('1109', '1109', null, '1109');
    expect([1, 2].map((die) => target(9, both, [die])?.target)).toEqual([0, 1]);
  });
  test('rule 12.44: a crippled carrier by herself only where no task group is within twelve hexes', () => {
    const lone =
      (group: string | null, name = 'Hornet') =>
      (battle: Battle): void => {
        groups(group)(battle);
        cripple(battle, '1112', name);
      };
    expect(target(8, lone(null))).toEqual({ target: FIXED_GROUPS, distance: 5 });
    expect(target(8, lone('1105'))).toBeNull();
    expect(target(8, lone('1104'))).toEqual({ target: FIXED_GROUPS, distance: 5 });
    // A task group in range comes first.
    expect(target(15, lone('1104'))).toEqual({ target: 0, distance: 13 });
    expect(target(4, lone(null))).toBeNull();
    expect(target(8, lone(null, 'Iowa'))).toBeNull();
  });
  test('rule 12.44: nor with a Japanese surface force within six hexes of her', () => {
    const near = (label: string, kind: Force['kind']) => (battle: Battle) => {
      groups(null)(battle);
      cripple(battle, '1112', 'Hornet');
      place(battle, label, [], { kind });
    };
    expect(target(8, near('1118', 'surface'))).toBeNull();
    expect(target(8, near('1119', 'surface'))?.target).toBe(FIXED_GROUPS);
    expect(target(8, near('1118', 'carrier'))?.target).toBe(FIXED_GROUPS);
  });
});

describe('B: whether a target is found', () => {
  const generation = (match: Table) => {
    const [roll] = events(match, 'kernel.roll');
    return roll?.roll?.chart;
  };

  test('rule 10.1B: at 0810 and eight hexes a 6 is read as 5, and the force attacks', () => {
    const match = considers(ONE, [6, 1, 1]);
    expect(generation(match)).toMatchObject({ natural: 6, modified: 5, result: 'raid' });
    expect(raids(match)).toEqual([4]);
    expect(raids(considers(ONE, [5]))).toEqual([]);
  });
  test('rules 8.351, 10.1B: American advantage takes three from the die', () => {
    const match = considers({ ...ONE, advantage: true }, [6]);
    expect(generation(match)).toMatchObject({ natural: 6, modified: 2, result: 'no raid' });
    expect(raids(considers({ ...ONE, advantage: true }, [9, 1, 1]))).toEqual([4]);
  });
  test('rule 10.1B: hour and range change the die', () => {
    const modified = (hour: Hour, label: string): number | null | undefined =>
      generation(
        considers(ONE, [1], (battle) => {
          Object.assign(battle, at(hour));
          battle.forces[0] = { ...(battle.forces[0] as Force), hex: hex(label) };
        }),
      )?.modified;
    expect(modified('0930', '1116')).toBe(1);
    expect(modified('0930', '1115')).toBe(2);
    expect(modified('0930', '1118')).toBe(1);
    expect(modified('0930', '1119')).toBe(0);
    expect(modified('0930', '1112')).toBe(3);
    expect(modified('1050', '1122')).toBe(0);
    expect(modified('1730', '1116')).toBe(-1);
  });
  test('rule 10.1B: no farther than raids reach at the hour, and not by night', () => {
    const rolls = (hour: Hour, label: string, phase = 1): number =>
      events(
        considers(ONE, [1], (battle) => {
          Object.assign(battle, at(hour, phase));
          battle.forces[0] = { ...(battle.forces[0] as Force), hex: hex(label) };
        }),
        'kernel.roll',
      ).length;
    expect(rolls('0810', '1120')).toBe(1);
    expect(() => rolls('0810', '1121')).toThrow();
    expect(rolls('0530', '1113')).toBe(1);
    expect(() => rolls('0530', '1114')).toThrow();
    expect(rolls('1850', '1110', 3)).toBe(1);
    expect(() => rolls('1850', '1110', 4)).toThrow();
    expect(() => rolls('2010', '1110')).toThrow();
    const late = considers(ONE, [], (battle) => Object.assign(battle, at('2010')), { options: { teaching: true } });
    expect(told(late)).toEqual(['Force A: no raids fly at this hour.']);
  });
  test('rule 10.1B: the veterans of the great battle are readier', () => {
    const match = considers(ONE, [5, 1, 1], (battle) => void (battle.rules.greatBattle = true));
    expect(raids(match)).toEqual([4]);
  });
});

describe('C: whether it has carriers', () => {
  test('rules 10.1C, 10.1E, 9.11, 2.23: a level 0 force that draws "Carrier" is Butai 1 and sends 8 and 5 points', () => {
    const match = considers({}, [6, 7, 3], (battle) => only(battle, 'Carrier'));
    expect(force(match)).toMatchObject({
      level: 1,
      chit: 'Carrier',
      kind: 'carrier',
      marker: '1',
      butai: true,
      raided: true,
    });
    expect(raids(match)).toEqual([8, 5]);
    expect(data(match).levelOne.Carrier).toBe(0);
    expect(told(match)).toEqual(
      expect.arrayContaining([
        'Force A has carriers: intelligence level 1, carriers.',
        'Force A becomes Butai 1.',
        'Radar: raid A of Butai 1, 8 points, at 1112, 3 hexes from TG 58.1.',
        'Radar: raid B of Butai 1, 5 points, at 1114, 5 hexes from TG 58.1.',
      ]),
    );
  });
  test('rule 10.1C: a chit of surface ships or a false contact goes back, and the force stays what it was', () => {
    for (const chit of ['Surface', 'False Contact'] as const) {
      const match = considers({}, [6], (battle) => only(battle, chit));
      expect(force(match)).toMatchObject({ level: 0, chit: '', kind: 'unknown', raided: false, marker: 'A' });
      expect(data(match).levelOne[chit]).toBe(1);
      expect(raids(match)).toEqual([]);
    }
  });
  test('rule 10.1C(2): large, medium and small ones are looked at again: carriers', () => {
    // Drawn; a 7 in the column of large forces is 2-3 carriers; 1 is four points.
    const match = considers({}, [6, 7, 1, 1], (battle) => only(battle, 'Large'));
    expect(force(match)).toMatchObject({ level: 2, chit: '2-3 Carriers', kind: 'carrier', marker: '1' });
    expect(data(match).levelOne.Large).toBe(0);
    expect(raids(match)).toEqual([4]);
    const known = considers({ level: 1, chit: 'Small' }, [6, 8, 10, 1]);
    expect(force(known)).toMatchObject({ level: 2, chit: '1-2 Carriers', kind: 'carrier' });
    expect(raids(known)).toEqual([6, 4]);
  });
  test('rule 10.1C(2): or surface ships: then it goes back to the level it had', () => {
    const drawn = considers({}, [6, 5], (battle) => only(battle, 'Large'));
    expect(force(drawn)).toMatchObject({ level: 0, chit: '', kind: 'unknown' });
    expect(data(drawn).levelOne.Large).toBe(1);
    const known = considers({ level: 1, chit: 'Small' }, [6, 7]);
    expect(force(known)).toMatchObject({ level: 1, chit: 'Small', kind: 'unknown' });
    expect(data(known).raids).toEqual([]);
  });
  test('rule 10.1C(3): a level 1 carrier force with known strength is promoted first', () => {
    // Nine points known, one from the die: 6 is read as 5, 2-3 carriers.
    const match = considers({ ...ONE, butai: true, marker: '3', ...points(9) }, [6, 6, 1, 1]);
    expect(force(match)).toMatchObject({ level: 2, chit: '2-3 Carriers', marker: '3' });
    expect(raids(match)).toEqual([3]);
    expect(force(match).air.all).toBe(6);
  });
  test('rules 10.1C, 13.22: no more carriers than the commitment test allows', () => {
    const tested = (die: number, more: number[]): Table =>
      considers({}, [6, die, ...more], (battle) => {
        only(battle, 'Carrier');
        battle.rules.posture = 'historical';
        Object.assign(battle.rules, { threshold: 7, limit: 12 });
        battle.commitment = 10;
      });
    const failed = tested(7, []);
    expect(force(failed)).toMatchObject({ level: 0, kind: 'unknown' });
    expect(data(failed).levelOne.Carrier).toBe(1);
    expect(raids(tested(8, [1, 1]))).toEqual([4]);
  });
  test('rules 10.1C, 7.52: a double force is one of carriers, and the other half appears with the raid', () => {
    const match = considers({}, [6, 1, 1, 1, 1], (battle) => {
      only(battle, 'Double Force');
      battle.setAside = ['Carrier', 'Carrier', 'Large'];
    });
    expect(raids(match)).toEqual([4]);
    expect(data(match).forces).toMatchObject([
      { level: 1, chit: 'Carrier', raided: true, partner: 1 },
      { partner: 0, raided: false },
    ]);
    const none = considers({}, [6], (battle) => {
      only(battle, 'Double Force');
      battle.setAside = ['Carrier', 'Carrier', 'Large'];
      battle.commitment = battle.rules.limit;
    });
    expect(data(none).levelOne['Double Force']).toBe(1);
    expect(force(none).level).toBe(0);
  });
  test('rule 10.1C: with no chit left in the cup nothing is learned', () => {
    const match = considers({}, [6], (battle) => only(battle, 'Carrier', 0));
    expect(force(match).level).toBe(0);
  });
  test('rules 10.1C, 10.1: what comes to nothing nobody sees, unless the match is played to learn', () => {
    const match = considers({}, [6], (battle) => only(battle, 'Surface'));
    for (const { to } of match.table.journal ?? []) expect(to).toEqual([]);
    const taught = considers({}, [6], (battle) => only(battle, 'Surface'), { options: { teaching: true } });
    for (const { to } of taught.table.journal ?? []) expect(to).toBe('all');
    expect(told(taught).at(-1)).toBe(
      'Force A sends no raid: its chit is one of surface ships. It stays as it was, and its chit goes back.',
    );
  });
  test('rules 10.1A, 10.1C: an activation without a raid says which rule decided', () => {
    const LEARN = { options: { teaching: true } };
    const last = (force: Partial<Force>, dice: number[], change?: (battle: Battle) => void): [string, string] => {
      const match = considers(force, dice, change, LEARN);
      return [told(match).at(-1) ?? '', (match.table.journal ?? []).at(-1)?.rule ?? ''];
    };
    const twice = (battle: Battle): void => {
      for (const returning of [-1, -1]) fly(battle, { owner: 0, returning });
    };
    expect(last(TWO, [], twice)).toEqual(['Force A has two raids in progress and sends no third.', '10.1A']);
    expect(last({ level: 1, chit: 'Surface', kind: 'surface' }, [])).toEqual([
      'Force A is a surface force: it never sends raids.',
      '10.1A',
    ]);
    expect(last({}, [], (battle) => void (battle.committed = true))[1]).toBe('13.24');
    expect(last({ ...ONE, retiring: true }, [])[1]).toBe('19.3');
    expect(last({}, [6], (battle) => only(battle, 'False Contact'))).toEqual([
      'Force A sends no raid: its chit is a false contact. It stays as it was, and its chit goes back.',
      '10.1C',
    ]);
    expect(last({ level: 1, chit: 'Small' }, [6, 1])).toEqual([
      'Force A sends no raid: at level 2 it would be a surface force. It stays as it was.',
      '10.1C(2)',
    ]);
    expect(last({ kind: 'carrier', level: 3, chit: '1/0', hits: [0, 0, 99] }, [6])).toEqual([
      'Force A sends no raid: too few aircraft are left for a raid. It stays as it was.',
      '10.1F',
    ]);
  });
  test('rules 10.1C, 13.22: and so does the test of commitment', () => {
    const match = considers(
      {},
      [6, 1],
      (battle) => {
        only(battle, 'Carrier');
        battle.commitment = battle.rules.limit - 1;
      },
      { options: { teaching: true } },
    );
    expect(told(match).at(-1)).toBe(
      'Force A sends no raid: by the test of commitment it is no new carrier force. It stays as it was, and its chit goes back.',
    );
  });
  test('rule 10.1A: nobody sees that either, unless the match or its scenario teaches', () => {
    const shown = (teaching: boolean) =>
      considers({ level: 2, chit: 'Small Surface', kind: 'surface' }, [], (battle) => {
        battle.rules.teaching = teaching;
      }).table.journal?.map(({ to }) => to);
    expect(shown(false)).toEqual([[]]);
    expect(shown(true)).toEqual(['all']);
  });
  test('rule 10.1: the raid itself everybody sees', () => {
    const match = considers(ONE, [6, 7, 3]);
    const shown = (match.table.journal ?? []).filter(({ to }) => to === 'all').map(({ key }) => key);
    expect(shown).toEqual(['butai display set up', 'kernel.roll', 'raid sighted', 'raid sighted', 'commitment index']);
  });
});

describe('the raid of the fifth lesson', () => {
  const lesson = (battle: Battle): void => {
    battle.rules.raids = 'simple';
    battle.rules.strengths = [14, 10];
    battle.rules.commits = false;
  };
  test('rules 10.1C, 10.1D: no second look and no promotion, and the strength of the lesson', () => {
    const match = considers({ ...ONE, ...points(6, 8) }, [6, 6, 3], lesson);
    expect(force(match)).toMatchObject({ level: 1, chit: 'Carrier', marker: '1' });
    expect(raids(match)).toEqual([7, 4]);
    const second = considers({ ...ONE, ...points(6, 8) }, [6, 6, 3], (battle) => {
      lesson(battle);
      place(battle, '0120', [], { butai: true, marker: '1' });
    });
    expect(raids(second)).toEqual([8]);
  });
  test('rule 10.1C(2): a chit without carriers goes back', () => {
    const match = considers({}, [6], (battle) => {
      lesson(battle);
      only(battle, 'Large');
    });
    expect(data(match).levelOne.Large).toBe(1);
    expect(force(match).level).toBe(0);
  });
});

describe('D to G: the raid', () => {
  test('rules 10.1G, 9.23, 9.22, 9.21: known points that are available fly first, new ones only as they are needed', () => {
    const air = { turnaround: [0, 0, 2, 0, 0], all: 4, lost: 2 };
    // Known 8, four of them not available at eight hexes; 10 is 6/4, less four: one raid of six, two of them new.
    const match = considers({ ...TWO, butai: true, marker: '1', air }, [6, 10, 1]);
    expect(raids(match)).toEqual([6]);
    expect(force(match).air).toEqual({ turnaround: [0, 0, 2, 0, 0], all: 0, lost: 2 });
  });
  test('rule 10.1F: a raid that shrinks to less than two points is not sent, and nothing is learned', () => {
    const match = considers({ ...ONE, butai: true, marker: '1', ...points(0, 9) }, [6, 6, 1]);
    expect(raids(match)).toEqual([]);
    expect(force(match)).toMatchObject({ level: 1, chit: 'Carrier', raided: false });
  });
  test('rules 10.1E, 10.1G: with one raid out another comes as one wave, in the free box', () => {
    const match = considers({ ...TWO, butai: true, marker: '1', ...points(14) }, [6, 6, 1], (battle) => {
      fly(battle, { owner: 0, points: 1, wave: 'A', returning: 2 });
    });
    expect(data(match).raids.map(({ wave, points: n }) => [wave, n])).toEqual([
      ['A', 1],
      ['B', 10],
    ]);
    const other = considers({ ...TWO, butai: true, marker: '1', ...points(14) }, [6, 6, 1], (battle) => {
      fly(battle, { owner: 0, points: 1, wave: 'B' });
    });
    expect(data(other).raids.map(({ wave }) => wave)).toEqual(['B', 'A']);
  });
  test('rules 10.12, 10.231: what it is made of is not known, and it is of this phase', () => {
    const match = considers(ONE, [6, 1, 1]);
    expect(data(match).raids).toMatchObject([
      { fighters: -1, intercepted: false, returning: -1, since: 8, target: 0, source: hex('1117'), land: false },
    ]);
  });
  test('rules 10.1D, 9.26, 12.23: a force of level 4 by its carriers', () => {
    const match = done((g: G) => considerRaid(g, mustForce(g.state, 0)), {
      dice: [6, 5, 1],
      change: (battle) => {
        Object.assign(battle, at('0810'));
        battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
        place(battle, '1117', ['Shokaku', 'Zuikaku', 'Chitose'], { kind: 'carrier', level: 4 });
      },
    });
    expect(raids(match)).toEqual([9, 5]);
  });
  test('rule 13.12: the commitment index follows', () => {
    const match = considers(ONE, [6, 4, 1]);
    expect(raids(match)).toEqual([8]);
    expect(data(match).commitment).toBe(3);
  });
  test('rule 10.1: no carriers at sea, no raid', () => {
    const match = considers(ONE, [], (battle) => {
      for (let ship = 0; ship < CARRIERS.length; ship++) battle.where[ship] = -1;
    });
    expect(raids(match)).toEqual([]);
  });
});
