import { describe, expect, test } from 'vitest';
import { grid, OFF } from '../data/map.ts';
import { ABSENT, type Battle, type Raid } from '../data/state.ts';
import { BATTLE_LINE, FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { raidAt, wordless } from './combat.testing.ts';
import { preferredTargets, raidAttacks } from './raidAttack.ts';
import { AFTER, data, events, given, now, order, place, playing, type Table, told } from './testing.ts';

const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const [ESSEX, LANGLEY, COWPENS, IOWA] = ['Essex', 'Langley', 'Cowpens', 'Iowa'].map(ship) as [
  number,
  number,
  number,
  number,
];
const TG4 = 3;
const ELSEWHERE = grid.mustHex('1306');

/** Only these groups are in 1109; no aircraft are aboard, and raids come from nowhere in particular. */
const fleet =
  (groups: readonly number[], ...raids: Partial<Raid>[]) =>
  (data: Battle): void => {
    data.units.fill(ABSENT);
    data.rules.raids = 'listed';
    data.groups.forEach((group, number) => {
      if (group.hex !== OFF && !groups.includes(number)) group.hex = ELSEWHERE;
    });
    data.raids = raids.map((raid, id) =>
      raidAt('1109', { id, target: groups[0] ?? 0, fighters: 3, intercepted: true, ...raid }),
    );
  };
const attack = (dice: readonly number[], change: (data: Battle) => void): Table =>
  playing(raidAttacks, {}, [], { dice, change });
const hits = (match: Table, ...ships: number[]): (number | undefined)[] => ships.map((s) => data(match).hits[s]);

describe('a raid attacks', () => {
  test('rules 5.7, 5.71, 5.73, 5.74, 5.75: guns of the group, then its rolls on carriers by chance, then home', () => {
    // Guns 94: nothing. Five points of 4: four rolls; targets; damage; fire in Essex and Cowpens.
    const match = attack([1, 1, 2, 3, 1, 8, 5, 6, 10, 1, 1], fleet([TG4], {}));
    expect(now(match)).toBe(AFTER);
    expect(hits(match, ESSEX, LANGLEY, COWPENS)).toEqual([5, 0, 1]);
    expect(data(match).raids).toEqual([]);
    expect(told(match)).toContain('Raid 1-A attacks TG 58.4 in 1109.');
    expect(told(match)).toContain('Attack strength 20: 4 damage rolls.');
    expect(wordless(match)).toEqual([]);
  });

  test('rule 5.61: a raid that no fighters have met attacks with double strength', () => {
    // Forty: seven rolls, the last two at +1; all at Essex. The escorts are made out over the target (10.13).
    const match = attack(
      [5, 1, ...Array<number>(7).fill(1), 5, 5, 5, 5, 5, 5, 4, 1],
      fleet([TG4], { intercepted: false, fighters: -1 }),
    );
    expect(hits(match, ESSEX)).toEqual([1]);
    expect(told(match)).toContain('Attack strength 40: 7 damage rolls.');
  });

  test('rule 5.75: naval points count four, land points three', () => {
    const strength = (raid: Partial<Raid>, rolls: number): void => {
      const setUp = fleet([TG4], { points: 4, fighters: 0, ...raid });
      const match = attack([1, ...Array<number>(rolls).fill(1), ...Array<number>(rolls).fill(1)], setUp);
      expect(events(match, 'raid attack strength')[0]?.values).toMatchObject({ n: rolls });
    };
    strength({}, 3);
    strength({ land: true }, 2);
  });

  test('rules 5.51, 5.73: guns take attack planes out of the attack, or down', () => {
    // Die 10 at 94: two aborted, one eliminated; two points are left, 8 in all: two rolls.
    const match = attack([10, 1, 1, 1, 1], fleet([TG4], {}));
    expect(told(match)).toContain('Flak shoots down 1 point and aborts 2.');
    expect(told(match)).toContain('Attack strength 8: 2 damage rolls.');
    expect(data(match).lostNaval).toBe(1);
  });

  test('rule 5.73: only the ships of the attacked group fire', () => {
    // Two carrier groups: which is chance.
    const match = attack([2, 1, 1, 1, 1, 1, 1, 1, 1, 1], fleet([2, TG4], {}));
    expect(told(match)).toContain('Raid 1-A attacks TG 58.4 in 1109.');
    expect(events(match, 'kernel.roll')[0]?.roll?.chart?.column).toBe('80-99');
  });

  test('rule 5.71: raids come in by chance, each by itself', () => {
    const match = attack([2, 1, 1, 1], fleet([TG4], { points: 3, fighters: 3 }, { points: 2, fighters: 1, id: 7 }));
    expect(told(match).filter((line) => line.includes('attacks TG'))).toEqual([
      'Raid 8-A attacks TG 58.4 in 1109.',
      'Raid 1-A attacks TG 58.4 in 1109.',
    ]);
  });

  test('rule 5.71: only raids over their target attack, not those on their way or going home', () => {
    const match = attack([], fleet([TG4], { hex: grid.mustHex('1110') }, { target: -1 }, { returning: 2, hex: OFF }));
    expect(data(match).raids).toHaveLength(3);
    expect(told(match)).toEqual([]);
  });

  test('rule 10.31: after its attack a raid is on its way to its force', () => {
    const match = attack([1, 1, 1, 1, 1, 1, 1, 1, 1], (data) => {
      fleet([TG4], {})(data);
      const force = place(data, '1417', ['Zuikaku'], { kind: 'carrier', level: 4 });
      (data.raids[0] as Raid).owner = force.id;
    });
    expect(data(match).raids[0]).toMatchObject({ returning: 2, hex: OFF });
  });

  test('rule 12.31: fire is rolled for once a ship, by the hits of all raids of the segment', () => {
    // Twice one point undisturbed: 8, two rolls at -2; each raid hits once with a 10: 2 hits in all each.
    const one = { points: 1, fighters: 0, intercepted: false };
    const match = attack([1, 1, 1, 1, 10, 1, 1, 1, 1, 10, 1, 8], fleet([TG4], one, one));
    expect(hits(match, ESSEX)).toEqual([4]);
    expect(data(match).fires[ESSEX]).toEqual([1]);
  });
});

describe('what the Japanese go for', () => {
  const names = (group: number, change: (data: Battle) => void = () => undefined, land = false): number[] =>
    given([], ({ state }) => {
      change(state);
      return preferredTargets(state, { land }, group);
    });

  test('rule 5.61: carriers of any size alike', () => {
    expect(names(TG4)).toEqual([ESSEX, LANGLEY, COWPENS]);
  });
  test('rule 5.61: naval points go for the large ones in the great battle, land points do not', () => {
    const great = (data: Battle): void => void (data.rules.greatBattle = true);
    expect(names(TG4, great)).toEqual([ESSEX]);
    expect(names(TG4, great, true)).toEqual([ESSEX, LANGLEY, COWPENS]);
    expect(
      names(TG4, (data) => {
        great(data);
        data.where[ESSEX] = -1;
      }),
    ).toEqual([LANGLEY, COWPENS]);
  });
  test('rule 5.61: battleships where there are no carriers, otherwise anything', () => {
    expect(names(BATTLE_LINE)).toHaveLength(7);
    expect(names(BATTLE_LINE)[0]).toBe(IOWA);
    const bare = (data: Battle): void => data.where.forEach((g, s) => (data.where[s] = g === TG4 && s < 15 ? -1 : g));
    expect(names(TG4, bare)).toHaveLength(5);
  });
  test('rule 5.71: a crippled ship by itself, if that was the target', () => {
    const match = attack([8, 5, 1], (data) => {
      fleet([FIXED_GROUPS], { points: 4, fighters: 1, target: FIXED_GROUPS })(data);
      data.groups.push({ hex: grid.mustHex('1109'), from: OFF });
      data.where[ESSEX] = FIXED_GROUPS;
      data.hits[ESSEX] = 6;
    });
    // It has no guns left, and all rolls are at it: 12, two at -1.
    expect(told(match)).toContain('Raid 1-A attacks Essex, crippled in 1109.');
    expect(hits(match, ESSEX)).toEqual([7]);
  });
});

describe('Battle Line', () => {
  test('rules 5.71, 5.72: a raid that diverts attacks the battleships, under all the guns of the group', () => {
    // Divert; guns 184: one aborted; 16: three rolls at three battleships, which are harder to hurt.
    const match = attack([5, 1, 1, 2, 3, 6, 7, 10], fleet([TG4, BATTLE_LINE], {}));
    expect(told(match)).toContain('Raid 1-A attacks Battle Line.');
    expect(events(match, 'kernel.roll')[1]?.roll?.chart?.column).toBe('180+');
    expect(hits(match, IOWA, IOWA + 1, IOWA + 2, ESSEX)).toEqual([0, 1, 2, 0]);
    expect(data(match).fires.flat()).toEqual([]);
  });

  test('rule 5.72: a raid that avoids it attacks a carrier group, and Battle Line has no part in it', () => {
    const match = attack([9, 1, 1, 1, 1, 1, 1, 1, 1, 1], fleet([TG4, BATTLE_LINE], {}));
    expect(told(match)).toContain('Raid 1-A avoids Battle Line.');
    expect(told(match)).toContain('Raid 1-A attacks TG 58.4 in 1109.');
  });

  test('rule 5.72: one that flies over suffers from half the guns of the battleships first, fighters too', () => {
    // Overfly; 65 overhead: nobody else comes, so all fire; die 10: two aborted, one lost by chance.
    const match = attack([6, 10, 8, 1, 1, 1, 1, 1, 1, 1], fleet([TG4, BATTLE_LINE], {}));
    expect(told(match)).toContain('Battleships fire at Raid 1-A overhead, flak 65.');
    expect(events(match, 'kernel.roll')[1]?.roll?.chart?.column).toBe('60-79');
    // One fighter lost, two attack planes put off: three attack with 12.
    expect(told(match)).toContain('Attack strength 12: 2 damage rolls.');
    expect(data(match).fired).toEqual([]);
    expect(wordless(match)).toEqual([]);
  });

  test('rule 5.721: a battleship fires at one overflying raid in a phase; the player says at which', () => {
    const match = attack([1, 6], fleet([TG4, BATTLE_LINE], {}, {}));
    expect(now(match)).toBe('raid attacks: overhead');
    expect(wordless(match)).toEqual([]);
    // Two ships of 20 fire with 20 in all; then guns of the group, rolls and damage; the second raid: overfly again.
    order(match, [IOWA, IOWA + 1], 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(now(match)).toBe(AFTER);
    expect(told(match)).toContain('Battleships fire at Raid 1-A overhead, flak 20.');
    expect(told(match)).toContain('Battleships fire at Raid 2-A overhead, flak 45.');
    expect(data(match).fired).toEqual([]);
  });

  test('rule 5.721: those that have fired still defend Battle Line itself', () => {
    const match = attack([1, 6], fleet([TG4, BATTLE_LINE], {}, {}));
    const battleships = Array.from({ length: 7 }, (_, i) => IOWA + i);
    order(match, battleships, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1);
    expect(told(match)).toContain('Raid 2-A attacks Battle Line.');
    expect(events(match, 'kernel.roll').some(({ roll }) => roll?.chart?.column === '180+')).toBe(true);
  });

  test('rule 5.721: nobody need fire', () => {
    const match = attack([1, 6], fleet([TG4, BATTLE_LINE], {}, {}));
    order(match, [], 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(told(match).some((line) => line.includes('overhead'))).toBe(false);
  });

  test('rule 5.72: naval veterans are less easily diverted in the great battle', () => {
    const match = attack([3, 1, 1, 1, 1, 1, 1], (data) => {
      fleet([TG4, BATTLE_LINE], { points: 4, fighters: 0 })(data);
      data.rules.greatBattle = true;
    });
    expect(told(match)).toContain('Raid 1-A flies over Battle Line.');
    expect(told(match)).toContain('Attack strength 20: 4 damage rolls.');
  });
});

test('rule 5.7: where only interception is practised, what gets through is counted', () => {
  const match = attack([], (data) => {
    fleet([TG4], { points: 5 })(data);
    data.rules.scoring = 'interception';
  });
  expect(data(match).leakers).toBe(5);
  expect(data(match).raids).toEqual([]);
  expect(told(match)).toEqual(['Raid 1-A gets through to the fleet with 5 points.']);
});
