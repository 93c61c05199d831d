import { describe, expect, test } from 'vitest';
import {
  battleIn,
  BREAK_OFF,
  dataOf,
  fight,
  fighter,
  hits,
  hurt,
  JAPAN_FIRST,
  MOVE,
  NIGHT,
  now,
  order,
  pieces,
  questionTo,
  refused,
  REPLY,
  rollsFor,
  SMOKE,
  TARGETS,
  TORPEDOES,
  type Table,
  until,
  US_FIRST,
} from './surface.testing.ts';

const guns = (match: Table): string[] => rollsFor(match, 'purpose.surface guns').map(({ column }) => column);
const gunModifiers = (match: Table): Record<string, number> =>
  rollsFor(match, 'purpose.surface guns').at(-1)?.modifiers ?? {};
const torpedoModifiers = (match: Table): Record<string, number> =>
  rollsFor(match, 'purpose.surface torpedoes').at(-1)?.modifiers ?? {};

/** Goes to the next round, with dice that give one side the first move. */
function nextRound(match: Table, dice: readonly number[] = JAPAN_FIRST): void {
  until(match, BREAK_OFF);
  order(match, 'japan', 'fight on');
  order(match, 'us', 'fight on', ...dice);
}

describe('movement on the display', () => {
  test('rule 8.3.2a: both sides roll in every round, and the higher moves first', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 16 });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([MOVE, null]);
    nextRound(match, US_FIRST);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, MOVE]);
  });

  test('rule 8.3.2b: ships move up to their speed, through friends and enemies, by 4 and 5 in turn', () => {
    const match = fight({ Kongo: 10, Nagato: 11 }, { Iowa: 12 });
    expect(pieces(match, 'japan')['Kongo']).toEqual([6, 7, 8, 9, 11, 12, 13, 14].map((box) => `surface ${box}`));
    expect(refused(match, 'japan', { Kongo: 'surface 15' })).not.toBeNull();
    order(match, 'japan', { Kongo: 'surface 14' });
    expect(fighter(match, 'Kongo').box).toBe(14);
    until(match, BREAK_OFF);
    nextRound(match);
    expect(pieces(match, 'japan')['Kongo']).toHaveLength(10);
    expect(pieces(match, 'japan')['Nagato']).toHaveLength(8);
  });

  test('rule 8.3.2c: a ship that fired is slower by one in the next round, and no longer', () => {
    const match = fight({ Nagato: 10, Yamato: 10 }, { Iowa: 12 });
    until(match, TARGETS);
    order(match, 'japan', { Nagato: 'Iowa' }, 1);
    order(match, 'us', {});
    nextRound(match);
    expect([pieces(match, 'japan')['Nagato']?.length, pieces(match, 'japan')['Yamato']?.length]).toEqual([6, 8]);
    nextRound(match);
    expect(pieces(match, 'japan')['Nagato']).toHaveLength(8);
  });

  test('rule 8.3.2d: a ship that moves two boxes is marked as moved, and one that moves one is not', () => {
    const match = fight({ Nagato: 10, Yamato: 10 }, { Iowa: 14 });
    order(match, 'japan', { Nagato: 'surface 12', Yamato: 'surface 11' });
    expect([fighter(match, 'Nagato').moved, fighter(match, 'Yamato').moved]).toEqual([true, false]);
    until(match, TARGETS);
    order(match, 'japan', { Nagato: 'Iowa' }, 1);
    expect(gunModifiers(match)).toEqual({ moved: -1 });
  });
});

describe('gunnery', () => {
  test('rule 8.3.3a: both sides fire at once: ships that are sunk have fired', () => {
    const match = fight(
      { 'DIV 17': 10 },
      { 'DES RN 52': 11 },
      {
        change: (data) => {
          hurt(data, 'DIV 17', 3);
          hurt(data, 'DES RN 52', 3);
        },
      },
    );
    until(match, TARGETS);
    order(match, 'japan', { 'DIV 17': 'DES RN 52' }, 10);
    expect(hits(match, 'DES RN 52')).toEqual([3]);
    order(match, 'us', { 'DES RN 52': 'DIV 17' }, 10);
    expect(rollsFor(match, 'purpose.surface guns')).toHaveLength(2);
    expect(hits(match, 'DIV 17')).toEqual([3]);
  });

  test('rule 8.3.3a: damage is done when both have fired', () => {
    const match = fight({ Yamato: 10, Nagato: 10 }, { Iowa: 11 });
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 8);
    expect(hits(match, 'Iowa')).toEqual([0]);
    order(match, 'us', { Iowa: 'Yamato' }, 3);
    // 16 guns at full strength, whatever Yamato has done to them.
    expect([guns(match), hits(match, 'Iowa', 'Yamato')]).toEqual([
      ['18', '16'],
      [6, 3],
    ]);
  });

  test('rule 8.3.3b: Japan names all its targets first, and its dice fall before the US aims', () => {
    const match = fight({ Yamato: 10, Nagato: 10 }, { Iowa: 11 });
    until(match, TARGETS);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([TARGETS, null]);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, REPLY]);
    order(match, 'us', {});
    expect(questionTo(match, 'japan')).not.toBe(TARGETS);
  });

  test('rule 8.3.3c: the US fires ship after ship, and sees each result before the next', () => {
    const match = fight({ Yamato: 10, Nagato: 10 }, { Iowa: 11, 'New Jersey': 11, Alabama: 11 });
    until(match, TARGETS);
    order(match, 'japan', {});
    order(match, 'us', { Iowa: 'Nagato' }, 7);
    expect(now(match)).toBe(REPLY);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['New Jersey', 'Alabama']);
    expect(refused(match, 'us', { Iowa: 'Yamato' })).not.toBeNull();
    order(match, 'us', { 'New Jersey': 'Nagato' }, 5);
    expect(hits(match, 'Nagato')).toEqual([0]);
    order(match, 'us', {});
    expect(hits(match, 'Nagato')).toEqual([8]);
  });

  test('rule 8.3.3d: a ship fires in the column of its gunnery, at ships within its range', () => {
    const match = fight({ Yamato: 1, 'DIV 17': 10 }, { Iowa: 25, 'DES RN 52': 19 });
    until(match, TARGETS);
    expect(pieces(match, 'japan')).toEqual({ Yamato: ['Iowa', 'DES RN 52'] });
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(guns(match)).toEqual(['18']);
    expect(pieces(match, 'us')).toEqual({ Iowa: ['Yamato', 'DIV 17'] });
  });

  test('rule 8.3.3e: every ship after the first at one target fires at half, the strongest first', () => {
    const match = fight({ Nagato: 10, Yamato: 10 }, { Iowa: 11, 'Santa Fe': 11 });
    battleIn(match).ships.reverse();
    until(match, TARGETS);
    order(match, 'japan', { Nagato: 'Iowa', Yamato: 'Iowa' }, 1, 1);
    order(match, 'us', {});
    expect(guns(match)).toEqual(['18', '6']);
  });

  test('rule 8.3.3e: at two targets both fire in full', () => {
    const match = fight({ Nagato: 10, Yamato: 10 }, { Iowa: 11, 'Santa Fe': 11 });
    until(match, TARGETS);
    order(match, 'japan', { Nagato: 'Iowa', Yamato: 'Santa Fe' }, 1, 1);
    expect(guns(match)).toEqual(['18', '12']);
  });

  test('rule 8.3.3e: the US may let a weaker ship fire first, and the others fire at half then', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 11, 'Santa Fe': 11 });
    until(match, TARGETS);
    order(match, 'japan', {});
    order(match, 'us', { 'Santa Fe': 'Yamato' }, 1);
    order(match, 'us', { Iowa: 'Yamato' }, 1);
    expect(guns(match)).toEqual(['6', '8']);
  });

  test('rule 8.3.3f: only ships that fired carry the marker', () => {
    const match = fight({ Nagato: 10, Yamato: 10 }, { Iowa: 11 });
    until(match, TARGETS);
    order(match, 'japan', { Nagato: 'Iowa' }, 1);
    order(match, 'us', { Iowa: 'Nagato' }, 1);
    until(match, BREAK_OFF);
    expect(['Nagato', 'Yamato', 'Iowa'].map((id) => fighter(match, id).slow)).toEqual([1, 0, 1]);
  });

  test('rule 8.3.3: US fire has 1 on, destroyers are hit less', () => {
    const match = fight({ 'DIV 17': 10 }, { Iowa: 11 });
    until(match, TARGETS);
    order(match, 'japan', {});
    order(match, 'us', { Iowa: 'DIV 17' }, 1);
    expect(gunModifiers(match)).toEqual({ us: 1, destroyer: -3 });
  });
});

describe('sighting', () => {
  test('rule 8.3.4a: by day ships see across the whole display', () => {
    const match = fight({ Yamato: 1 }, { Iowa: 25 });
    until(match, TARGETS);
    expect(pieces(match, 'japan')).toEqual({ Yamato: ['Iowa'] });
  });

  test.each([
    [7, ['Iowa']],
    [8, undefined],
  ])('rule 8.3.4b: by night Japan sees six boxes: a ship in box %i from box 1', (box, seen) => {
    const match = fight({ Yamato: 1, Nagato: 1 }, { Iowa: box }, { turn: NIGHT });
    order(match, 'japan', {});
    order(match, 'us', {});
    expect(now(match)).toBe(seen ? TARGETS : REPLY);
    expect(pieces(match, 'japan')['Yamato']).toEqual(seen);
  });

  test.each([
    [19, ['Yamato']],
    [20, undefined],
  ])('rule 8.3.4b: by night the US sees 18 boxes: a ship in box 1 from box %i', (box, seen) => {
    const match = fight({ Yamato: 1 }, { Iowa: box }, { turn: NIGHT });
    order(match, 'japan', {});
    order(match, 'us', {});
    expect(now(match)).toBe(seen ? REPLY : BREAK_OFF);
    expect(pieces(match, 'us')['Iowa']).toEqual(seen);
  });

  test('rule 8.3.4c: a ship that fires at night can be fired at by anyone in range, until the round ends', () => {
    const match = fight({ Yamato: 1, Nagato: 1 }, { Iowa: 7, 'New Jersey': 24 }, { turn: NIGHT });
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(pieces(match, 'us')['New Jersey']).toEqual(['Yamato']);
    order(match, 'us', {});
    nextRound(match);
    until(match, TARGETS);
    order(match, 'japan', {});
    expect(pieces(match, 'us')['New Jersey']).toBeUndefined();
  });

  test('rule 8.3.4c: so torpedoes find a US ship that fired', () => {
    const match = fight({ 'DIV 17': 1 }, { Iowa: 11, 'New Jersey': 11 }, { turn: NIGHT });
    until(match, REPLY);
    order(match, 'us', { Iowa: 'DIV 17' }, 1);
    order(match, 'us', {});
    expect(now(match)).toBe(TORPEDOES);
    expect(pieces(match, 'japan')['DIV 17 salvo 1']).toEqual(['Iowa']);
  });
});

describe('smoke', () => {
  const screen = { Yamato: 10, 'DIV 17': 10, 'Maru APD': 10 };

  test('rule 8.3.5a: destroyers and escorts lay smoke in one box that they pass, and no transport does', () => {
    const match = fight(screen, { Iowa: 14 });
    order(match, 'japan', { 'DIV 17': 'surface 12' });
    expect(now(match)).toBe(SMOKE);
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['DIV 17']);
    expect(pieces(match, 'japan')['DIV 17']).toEqual([9, 10, 11, 12, 13].map((box) => `surface ${box}`));
    order(match, 'japan', { 'DIV 17': 'surface 11' });
    expect(battleIn(match).smoke).toEqual([11]);
  });

  test.each([
    ['into', 14],
    ['through', 12],
    ['out of', 10],
  ])('rule 8.3.5b: guns that fire %s smoke have 1 off, and so have torpedoes', (_where, box) => {
    const match = fight({ Yamato: 10, 'DIV 17': 10 }, { Iowa: 14 });
    battleIn(match).smoke = [box];
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(gunModifiers(match)).toMatchObject({ smoke: -1 });
    until(match, TORPEDOES);
    order(match, 'japan', { 'DIV 17 salvo 1': 'Iowa' }, 1);
    expect(torpedoModifiers(match)).toEqual({ smoke: -1 });
  });

  test('rule 8.3.5b: smoke behind the target does nothing', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 14 });
    battleIn(match).smoke = [15];
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(gunModifiers(match)).not.toHaveProperty('smoke');
  });

  test('rule 8.3.5c: smoke is there when sides break off, and gone in the next round', () => {
    const match = fight(screen, { Iowa: 14 });
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 17': 'surface 11' });
    until(match, BREAK_OFF);
    expect(battleIn(match).smoke).toEqual([11]);
    nextRound(match);
    expect(battleIn(match).smoke).toEqual([]);
  });

  test('rule 8.3.5d: at night nobody is asked for any, since it would do nothing', () => {
    const match = fight(screen, { Iowa: 14 }, { turn: NIGHT });
    order(match, 'japan', {});
    until(match, TARGETS);
    expect(battleIn(match).smoke).toEqual([]);
  });

  test('rule 8.3.5d: at night it spoils nobody’s aim, and helps nobody to break off', () => {
    const match = fight(screen, { Iowa: 14 }, { turn: NIGHT });
    battleIn(match).smoke.push(11);
    battleIn(match).smoked.japan = true;
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(gunModifiers(match)).not.toHaveProperty('smoke');
    until(match, BREAK_OFF);
    order(match, 'japan', 'break off');
    order(match, 'us', 'fight on', 9, ...JAPAN_FIRST);
    expect(rollsFor(match, 'purpose.surface break off')).toMatchObject([{ modifiers: {}, result: 'goes on' }]);
  });
});

describe('torpedoes', () => {
  test('rule 8.3.6a: ships with a T fire torpedoes once, in this battle and in later ones', () => {
    const match = fight({ 'DIV 17': 10, Yamato: 10 }, { Iowa: 12, 'DES RN 52': 12 });
    until(match, TORPEDOES);
    expect(Object.keys(pieces(match, 'japan')).every((id) => id.startsWith('DIV 17'))).toBe(true);
    expect(Object.keys(pieces(match, 'us')).every((id) => id.startsWith('DES RN 52'))).toBe(true);
    order(match, 'japan', { 'DIV 17 salvo 1': 'Iowa' });
    order(match, 'us', {}, 1);
    nextRound(match);
    until(match, TORPEDOES);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, TORPEDOES]);
    until(match, BREAK_OFF);
    order(match, 'japan', 'break off');
    order(match, 'us', 'break off');
    expect(dataOf(match).spent.filter(Boolean)).toHaveLength(1);
  });

  test('rule 8.3.6b: a US ship fires as often as it has boxes left, at one target or several', () => {
    const match = fight(
      { Yamato: 10, Nagato: 10 },
      { 'DES RN 52': 12, Reno: 12 },
      { change: (data) => hurt(data, 'DES RN 52', 1) },
    );
    until(match, TORPEDOES);
    const salvos = Object.keys(pieces(match, 'us'));
    expect([
      salvos.filter((id) => id.startsWith('DES')).length,
      salvos.filter((id) => id.startsWith('Reno')).length,
    ]).toEqual([3, 3]);
    const aims = { 'DES RN 52 salvo 1': 'Yamato', 'DES RN 52 salvo 2': 'Yamato', 'DES RN 52 salvo 3': 'Nagato' };
    order(match, 'us', aims, 1, 1, 1);
    expect(rollsFor(match, 'purpose.surface torpedoes')).toHaveLength(3);
  });

  test('rule 8.3.6c: a Japanese cruiser fires once, and a destroyer unit as often as it has boxes left', () => {
    const match = fight({ Kumano: 10, 'DIV 17': 10 }, { Iowa: 12 }, { change: (data) => hurt(data, 'DIV 17', 1) });
    until(match, TORPEDOES);
    const salvos = Object.keys(pieces(match, 'japan'));
    expect(salvos.filter((id) => id.startsWith('Kumano'))).toEqual(['Kumano salvo 1']);
    expect(salvos.filter((id) => id.startsWith('DIV 17'))).toHaveLength(3);
  });

  test('rule 8.3.6d: all roll on column 6', () => {
    const match = fight({ Kumano: 10 }, { 'DES RN 52': 12 });
    until(match, TORPEDOES);
    order(match, 'japan', { 'Kumano salvo 1': 'DES RN 52' });
    order(match, 'us', { 'DES RN 52 salvo 1': 'Kumano' }, 1, 1);
    expect(rollsFor(match, 'purpose.surface torpedoes').map(({ column }) => column)).toEqual(['6', '6']);
  });

  test.each([
    [3, {}],
    [4, { 'torpedo range': -1 }],
    [7, { 'torpedo range': -4 }],
  ])('rule 8.3.6e: US torpedoes over %i boxes', (range, modifiers) => {
    const match = fight({ Yamato: 10 }, { 'DES RN 52': 10 + range });
    until(match, TORPEDOES);
    order(match, 'us', { 'DES RN 52 salvo 1': 'Yamato' }, 1);
    expect(torpedoModifiers(match)).toEqual({ us: 1, ...modifiers });
  });

  test.each([
    [6, {}],
    [7, { 'torpedo range': -1 }],
    [12, { 'torpedo range': -6 }],
  ])('rule 8.3.6f: Japanese torpedoes over %i boxes', (range, modifiers) => {
    const match = fight({ Kumano: 10 }, { Iowa: 10 + range });
    until(match, TORPEDOES);
    order(match, 'japan', { 'Kumano salvo 1': 'Iowa' }, 1);
    expect(torpedoModifiers(match)).toEqual(modifiers);
  });

  test('rule 8.3.2d, 8.3.6: a ship that moved fires its torpedoes no worse', () => {
    const match = fight({ 'DIV 17': 10 }, { Iowa: 16 });
    order(match, 'japan', { 'DIV 17': 'surface 13' });
    expect(fighter(match, 'DIV 17').moved).toBe(true);
    until(match, TORPEDOES);
    order(match, 'japan', { 'DIV 17 salvo 1': 'Iowa' }, 1);
    expect(torpedoModifiers(match)).toEqual({});
  });

  test('rule 8.3.6e, 8.3.6f: none runs farther', () => {
    const match = fight({ Kumano: 2, Yamato: 10 }, { Iowa: 15, 'DES RN 52': 18 });
    until(match, BREAK_OFF);
    expect(rollsFor(match, 'purpose.surface torpedoes')).toEqual([]);
    expect(now(match)).toBe(BREAK_OFF);
  });
});
