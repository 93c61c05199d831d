import { describe, expect, test } from 'vitest';
import { grid, IS_ISLAND, OFF } from '../data/map.ts';
import { type Battle, EXITED, type Force, type G, POOL, SUNK, WITHDRAWN } from '../data/state.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { missionHex, moveForce, raidedCarrierMove, retirementHex } from './forceMovement.ts';
import { data, done, events, given, place, told } from './testing.ts';

const hex = grid.mustHex;
const only = (g: G): Force => g.state.forces[0] as Force;
const BATTLE_LINE = 4;
const SURFACE = { level: 2, chit: 'Small Surface', kind: 'surface' } as const;
const CARRIER = { level: 2, chit: '1-2 Carriers', kind: 'carrier', butai: true, marker: '1' } as const;
const RAIDED = { ...CARRIER, raided: true } as const;

interface Moving {
  readonly force?: Partial<Force>;
  readonly ships?: readonly string[];
  readonly change?: (battle: Battle) => void;
  readonly dice?: readonly number[];
}
/** A force that moves with this mission die. */
function moved(from: string, die: number, { force = {}, ships = [], change, dice = [] }: Moving = {}) {
  return done((g) => moveForce(g, only(g)), {
    change: (battle) => {
      place(battle, from, ships, force);
      battle.missionDie = die;
      change?.(battle);
    },
    dice,
  });
}
/** Where it is then, and by which rule. */
function course(from: string, die: number, how: Moving = {}): [string | undefined, string | undefined] {
  const match = moved(from, die, how);
  const at = data(match).forces[0]?.hex;
  const event = (match.table.journal ?? []).find(({ key }) => key.startsWith('force ') && key !== 'force removed');
  return [at === undefined ? undefined : grid.label(at), event?.rule];
}
const to = (from: string, die: number, how: Moving = {}): string | undefined => course(from, die, how)[0];

/** The carriers somewhere else than at 1109, the Battle Line too unless it is named. */
const fleet =
  (carriers: string, line = carriers) =>
  (battle: Battle): void => {
    for (const [group, { hex: at }] of battle.groups.entries()) {
      if (at !== OFF) battle.groups[group] = { hex: hex(group === BATTLE_LINE ? line : carriers), from: OFF };
    }
  };
/** Iowa crippled and alone. */
const cripple =
  (at: string, ...ships: string[]) =>
  (battle: Battle): void => {
    for (const [i, name] of ['Iowa', ...ships].entries()) {
      const ship = US_SHIP_BY_NAME.get(name) as number;
      battle.where[ship] = FIXED_GROUPS + i;
      battle.hits[ship] = 16;
      battle.groups[FIXED_GROUPS + i] = { hex: hex(at), from: hex(at) };
    }
  };

describe('mission movement', () => {
  test('rules 7.2, 7.22, 7.221: one hex, by the compass of the zone and the die of the segment', () => {
    expect([1, 2, 3, 8, 9, 10].map((die) => to('1419', die))).toEqual(['1318', '1318', '1418', '1418', '1518', '1518']);
    expect([1, 2, 6, 7].map((die) => to('0419', die))).toEqual(['0318', '0418', '0418', '0518']);
    expect([4, 5, 9, 10].map((die) => to('2019', die))).toEqual(['1918', '2018', '2018', '2118']);
    const match = moved('1419', 3);
    expect(told(match)).toContain('Force A moves from 1419 to 1418 (die 3, east): unidentified.');
    expect(data(match).forces[0]?.from).toBe(hex('1419'));
  });

  test('rule 7.221: the same die for every force of the segment', () => {
    const match = done((g) => g.state.forces.forEach((force) => moveForce(g, force)), {
      change: (battle) => {
        battle.missionDie = 9;
        for (const at of ['1419', '0419', '2019']) place(battle, at);
      },
    });
    expect(data(match).forces.map((force) => grid.label(force.hex))).toEqual(['1518', '0518', '2018']);
  });

  test('rule 7.222: along the edge where it would leave the map', () => {
    const steps = (label: string, die: number): string => grid.label(missionHex(hex(label), die));
    expect(steps('2620', 10)).toBe('2619');
    expect(steps('0120', 1)).toBe('0119');
    expect(steps('0201', 10)).toBe('0301');
    expect(steps('1401', 10)).toBe('1301');
    expect(to('2620', 10)).toBe('2619');
  });

  test('rules 7.21(2), 7.23: east in the invasion zone, whatever it is, and off the map at its edge', () => {
    expect([1, 10].map((die) => course('1003', die))).toEqual([
      ['1002', '7.21(2)'],
      ['1002', '7.21(2)'],
    ]);
    expect(course('1003', 5, { force: RAIDED, change: fleet('1006', '1006') })).toEqual(['1002', '7.21(2)']);
    const out = moved('1001', 3, { force: { level: 3, kind: 'surface' }, ships: ['Yamato', 'Cruiser Force 1'] });
    expect(data(out).forces).toEqual([]);
    expect(
      ['Yamato', 'Cruiser Force 1'].map((name) => data(out).japanese[JAPANESE_SHIP_BY_NAME.get(name) ?? -1]),
    ).toEqual([EXITED, EXITED]);
    expect(missionHex(hex('1001'), 1)).toBe(OFF);
    expect(to('0801', 3)).toBe('0901');
  });

  test('rule 7.23: what it was comes to light as it leaves; a false contact was nothing', () => {
    const destroyers = moved('0901', 3, { force: SURFACE, dice: [1, 2] });
    expect(data(destroyers).forces).toEqual([]);
    expect(data(destroyers).japanese[JAPANESE_SHIP_BY_NAME.get('Destroyer Force 2') ?? -1]).toBe(EXITED);
    const nothing = moved('0901', 3, {
      change: (battle) => {
        for (const chit of Object.keys(battle.levelOne)) battle.levelOne[chit as 'Large'] = 0;
      },
    });
    expect(data(nothing).forces).toEqual([]);
    expect(data(nothing).japanese.every((where) => where !== EXITED)).toBe(true);
  });

  test('rule 7.231: north-east or south-east round a task group, by chance', () => {
    const change = fleet('1002');
    expect([1, 2].map((die) => to('1003', 5, { change, dice: [die] }))).toEqual(['0902', '1102']);
    expect(to('1003', 5, { change: fleet('1002', '0902') })).toBe('1102');
    const shut = (battle: Battle): void => {
      fleet('1002', '0902')(battle);
      battle.groups[0] = { hex: hex('1102'), from: OFF };
    };
    expect(to('1003', 5, { change: shut })).toBe('1003');
  });

  test('rules 7.21(3), 7.24: next to a task group it goes by its mission, but never into that hex', () => {
    expect(course('1110', 5)).toEqual(['1110', '7.21(3)']);
    expect(course('1110', 1)).toEqual(['1010', '7.21(3)']);
    expect(course('1109', 5)).toEqual(['1108', '7.21(3)']);
    expect(course('1111', 5)).toEqual(['1110', '7.21(5)']);
    // Whatever it is: a raiding carrier force too, and a surface force with prey.
    expect(course('1110', 1, { force: RAIDED })).toEqual(['1010', '7.21(3)']);
    expect(course('1110', 1, { force: SURFACE, change: cripple('1112') })).toEqual(['1010', '7.21(3)']);
    expect(told(moved('1110', 5))).toContain(
      'Force A stays at 1110 (die 5, east, barred): next to American ships, it keeps to its mission.',
    );
    expect(data(moved('1110', 5)).forces[0]?.from).toBe(hex('1110'));
  });

  test('rule 7.25: into island hexes too', () => {
    expect(IS_ISLAND[hex('1407')]).toBe(true);
    expect(to('1408', 8)).toBe('1407');
  });

  test('rule 7.21(5): level 0, large, medium and small forces go by their mission', () => {
    for (const chit of ['Large', 'Medium', 'Small']) {
      expect(course('1419', 1, { force: { level: 1, chit } })).toEqual(['1318', '7.21(5)']);
    }
    expect(course('1419', 1, { force: { level: 1, chit: 'Large' }, change: cripple('1415') })).toEqual([
      '1318',
      '7.21(5)',
    ]);
  });

  test('rule 7.21(6): carriers that have not raided go by their mission, however near', () => {
    expect(course('1117', 1, { force: CARRIER })).toEqual(['1017', '7.21(6)']);
    expect(course('1113', 1, { force: { level: 1, chit: 'Carrier', kind: 'carrier' } })).toEqual(['1013', '7.21(6)']);
  });
});

describe('the priorities', () => {
  test('rule 7.21: the first that fits decides', () => {
    const rule = (
      from: string,
      force: Partial<Force>,
      change: (battle: Battle) => void = () => {},
    ): string | undefined => course(from, 1, { force, change })[1];
    const near = fleet('1004', '1004');
    expect(rule('1003', { ...RAIDED, retiring: true }, fleet('1120'))).toBe('7.21(1)');
    expect(rule('1003', RAIDED, near)).toBe('7.21(2)');
    expect(rule('1111', SURFACE, fleet('1110', '1110'))).toBe('7.21(3)');
    expect(rule('1419', { ...SURFACE, raided: true })).toBe('7.21(4)');
    expect(rule('1419', { level: 1, chit: 'Small', raided: true })).toBe('7.21(5)');
    expect(rule('1419', CARRIER)).toBe('7.21(6)');
    expect(rule('1119', RAIDED)).toBe('7.21(7)');
  });
});

describe('surface forces', () => {
  test('rules 7.21(4), 12.45: toward a crippled ship within six hexes, otherwise by their mission', () => {
    expect(course('1422', 1, { force: SURFACE, change: cripple('1416') })).toEqual(['1421', '7.21(4)']);
    expect(course('1423', 1, { force: SURFACE, change: cripple('1416') })).toEqual(['1322', '7.21(4)']);
    expect(course('1422', 1, { force: SURFACE })).toEqual(['1321', '7.21(4)']);
    expect(to('1422', 1, { force: { level: 1, chit: 'Surface', kind: 'surface' }, change: cripple('1416') })).toBe(
      '1421',
    );
    expect(told(moved('1422', 1, { force: SURFACE, change: cripple('1416') }))).toContain(
      'Force A moves from 1422 to 1421: a surface force 6 hexes from Iowa, crippled.',
    );
  });

  test('rules 7.21(4), 12.45, 12.41: a crippled ship still with her group draws them too, never into its hex (7.24)', () => {
    const together = (battle: Battle): void => {
      for (const group of battle.groups) if (group.hex !== OFF) group.hex = hex('1416');
      battle.hits[US_SHIP_BY_NAME.get('Hornet') as number] = 6;
    };
    expect(course('1422', 1, { force: SURFACE, change: together })).toEqual(['1421', '7.21(4)']);
    expect(told(moved('1422', 1, { force: SURFACE, change: together }))).toContain(
      'Force A moves from 1422 to 1421: a surface force 6 hexes from Hornet, crippled.',
    );
    expect(to('1423', 1, { force: SURFACE, change: together })).toBe('1322');
    expect(course('1417', 3, { force: SURFACE, change: together })).toEqual(['1417', '7.21(3)']);
  });

  test('rule 12.45: near the east edge the mission comes first', () => {
    expect(course('1505', 6, { force: SURFACE, change: cripple('1507') })).toEqual(['1405', '7.21(4)']);
    expect(to('1506', 6, { force: SURFACE, change: cripple('1508') })).toBe('1507');
  });

  test('rules 7.24, 12.46: they enter the hex of a cripple alone, and sink it', () => {
    const match = moved('1417', 1, { force: SURFACE, change: cripple('1416') });
    expect(grid.label(data(match).forces[0]?.hex ?? OFF)).toBe('1416');
    expect(data(match).where[US_SHIP_BY_NAME.get('Iowa') ?? -1]).toBe(SUNK);
    const carriers = moved('1417', 3, { force: CARRIER, change: cripple('1416') });
    expect(data(carriers).where[US_SHIP_BY_NAME.get('Iowa') ?? -1]).toBe(FIXED_GROUPS);
  });

  test('rule 12.45: of two cripples equally near, one by chance', () => {
    const two = (battle: Battle): void => {
      cripple('1416', 'Washington')(battle);
      battle.groups[FIXED_GROUPS + 1] = { hex: hex('1420'), from: OFF };
    };
    expect([1, 2].map((die) => to('1418', 1, { force: SURFACE, change: two, dice: [die] }))).toEqual(['1417', '1419']);
  });
});

describe('carrier forces that have raided', () => {
  test('rule 7.21(7): by the distance to American carriers (EX092, EX093)', () => {
    const distances = [0, 8, 9, 10, 14, 15, Infinity];
    expect(distances.map((n) => raidedCarrierMove(n, true))).toEqual([
      'away',
      'away',
      'stay',
      'toward',
      'toward',
      'mission',
      'mission',
    ]);
    expect(distances.map((n) => raidedCarrierMove(n, false))).toEqual([
      'away',
      'away',
      'stay',
      'mission',
      'mission',
      'mission',
      'mission',
    ]);
  });

  test('rule 7.21(7): 8 hexes away it draws off, east rather than west, else by chance', () => {
    const steps = [1, 2].map((die) => to('1117', 1, { force: RAIDED, dice: [die] }));
    expect(new Set(steps)).toEqual(new Set(['1018', '1218']));
    // East of the carriers, straight east is the furthest.
    expect(course('0703', 1, { force: RAIDED, change: fleet('0707') })).toEqual(['0702', '7.21(7)']);
    expect(told(moved('0703', 1, { force: RAIDED, change: fleet('0707') }))).toContain(
      'Butai 1 moves from 0703 to 0702: carriers that have raided, 4 hexes from TG 58.1, draw off.',
    );
  });

  test('rule 7.21(7): in a corner, with no hex farther away, it stays and says so', () => {
    const match = moved('2001', 1, { force: RAIDED, change: fleet('1604') });
    expect(told(match)).toContain(
      'Butai 1 stays at 2001: carriers that have raided, 5 hexes from TG 58.1, have no open hex to draw off to.',
    );
  });

  test('rule 7.21(7): 9 hexes away it stays', () => {
    expect(course('1118', 1, { force: RAIDED })).toEqual(['1118', '7.21(7)']);
    expect(data(moved('1118', 1, { force: RAIDED })).forces[0]?.from).toBe(hex('1118'));
  });

  test('rules 7.21(7), 2.13: 10 to 14 hexes away it closes in the west, and goes by its mission in the east', () => {
    expect(course('1119', 1, { force: RAIDED })).toEqual(['1118', '7.21(7)']);
    expect(course('1123', 1, { force: RAIDED })).toEqual(['1122', '7.21(7)']);
    expect(course('1114', 1, { force: RAIDED, change: fleet('1124') })).toEqual(['1014', '7.21(7)']);
    expect(course('1115', 1, { force: RAIDED, change: fleet('1125') })).toEqual(['1116', '7.21(7)']);
  });

  test('rule 7.21(7): 15 hexes away and more, or without carriers to fear, by its mission', () => {
    expect(course('1124', 1, { force: RAIDED })).toEqual(['1024', '7.21(7)']);
    const none = (battle: Battle): void => {
      for (let group = 0; group < BATTLE_LINE; group++) battle.groups[group] = { hex: OFF, from: OFF };
    };
    expect(course('1115', 1, { force: RAIDED, change: none })).toEqual(['1015', '7.21(7)']);
  });

  test('rule 7.21(7): surface groups are not looked at, and of carriers the nearest', () => {
    expect(course('1124', 1, { force: RAIDED, change: fleet('1109', '1121') })).toEqual(['1024', '7.21(7)']);
    const nearer = (battle: Battle): void => {
      battle.groups[0] = { hex: hex('1115'), from: OFF };
    };
    expect(course('1124', 1, { force: RAIDED, change: nearer })).toEqual(['1124', '7.21(7)']);
  });
});

describe('what goes along', () => {
  const double = (battle: Battle): void => {
    place(battle, '1419', [], { level: 1, chit: 'Carrier', kind: 'carrier' });
    const [first, second] = battle.forces as [Force, Force];
    first.partner = second.id;
    second.partner = first.id;
  };

  test('rule 7.53: the other half of a double force', () => {
    const match = moved('1419', 3, { change: double });
    expect(data(match).forces.map((force) => [grid.label(force.hex), grid.label(force.from)])).toEqual([
      ['1418', '1419'],
      ['1418', '1419'],
    ]);
    expect(events(match, 'force moves by its mission')).toHaveLength(1);
    const apart = moved('1419', 3, {
      change: (battle) => {
        double(battle);
        (battle.forces[1] as Force).retiring = true;
      },
    });
    expect(data(apart).forces.map((force) => grid.label(force.hex))).toEqual(['1418', '1419']);
  });

  test('rules 15.11, 13.23: off the map, a half that the other has shown not to be there goes nowhere', () => {
    const match = done((g) => moveForce(g, only(g)), {
      seed: 'exit',
      change: (battle) => {
        battle.rules.limit = 1;
        const first = place(battle, '1101', [], { ...CARRIER, level: 3, chit: '0/1' });
        const second = place(battle, '1101', [], { level: 1, chit: 'Large' });
        Object.assign(first, { partner: second.id });
        Object.assign(second, { partner: first.id });
        // Four surface forces are enough: nothing else is sought.
        for (const at of ['1419', '1420', '1421', '1422']) place(battle, at, [], SURFACE);
      },
    });
    expect(data(match)).toMatchObject({ committed: true, forces: { length: 4 } });
    expect(events(match, 'force no longer sought')).toHaveLength(1);
    expect(told(match)).toContain('Force B is removed: 4 surface forces are out, and those are enough (step 3).');
    expect(events(match, 'force removed').map(({ rule }) => rule)).toEqual(['13.23', '7.23']);
    expect(events(match, 'force is of level 2')).toEqual([]);
    // No ship sails with a force that is not there.
    expect(data(match).japanese.filter((where) => where >= 0)).toEqual([]);
  });

  test('rule 14.152: a submarine that shadows it, and no other', () => {
    const match = moved('1419', 3, {
      change: (battle) => {
        for (const [i, sub] of battle.subs.entries()) {
          sub.hex = hex('1419');
          sub.shadows = i === 0 ? (battle.forces[0] as Force).id : -1;
        }
      },
    });
    expect(
      data(match)
        .subs.slice(0, 2)
        .map((sub) => grid.label(sub.hex)),
    ).toEqual(['1418', '1419']);
  });
});

describe('retirement', () => {
  const RETIRING = { ...SURFACE, retiring: true } as const;
  const retires = (
    at: string,
    die: number,
    dice: number[] = [],
    change: (battle: Battle) => void = () => {},
  ): string => {
    const step = given(dice, (g) => retirementHex(g, hex(at)), {
      change: (battle) => {
        battle.missionDie = die;
        change(battle);
      },
    });
    return step === OFF ? 'off' : grid.label(step);
  };

  test('rules 7.21(1), 19.2: against the compass', () => {
    expect(course('1419', 3, { force: RETIRING })).toEqual(['1420', '7.21(1)']);
    expect([1, 3, 9].map((die) => retires('1419', die))).toEqual(['1519', '1420', '1319']);
    // Before everything else, in the invasion zone too.
    expect(course('1003', 3, { force: RETIRING, change: fleet('1120') })).toEqual(['1004', '7.21(1)']);
  });

  test('rules 7.21(1), 19.2: away from a task group nearer than nine hexes, as nearly that way as it can', () => {
    expect(new Set([1, 2].map((die) => retires('1106', 5, [die])))).toEqual(new Set(['1006', '1206']));
    expect(retires('1118', 5)).toBe('1119');
    // Nine hexes away it may come nearer, eight not.
    expect(retires('1111', 5, [], fleet('1120'))).toBe('1112');
    expect(retires('1111', 5, [1], fleet('1119'))).not.toBe('1112');
    expect(retires('1101', 5, [], fleet('1110'))).toBe('1102');
  });

  test('rules 7.21(1), 19.2: off the map to the west, with no points; along the east edge (RULINGS.md, 35)', () => {
    expect(retires('1430', 3)).toBe('off');
    expect(retires('1601', 1)).toBe('1701');
    const gone = moved('1430', 3, { force: { ...RETIRING, level: 3, chit: '' }, ships: ['Kongo'] });
    expect(data(gone).forces).toEqual([]);
    expect(data(gone).japanese[JAPANESE_SHIP_BY_NAME.get('Kongo') ?? -1]).toBe(WITHDRAWN);
    expect(data(gone).japanese[JAPANESE_SHIP_BY_NAME.get('Yamato') ?? -1]).toBe(POOL);
  });
});
