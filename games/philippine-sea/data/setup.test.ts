import { describe, expect, test } from 'vitest';
import { philippineSea } from '../index.ts';
import { invariants } from '../invariants.ts';
import { SCENARIOS, setup } from '../scenarios.ts';
import { type ModelId, UNITS } from './aircraft.ts';
import { JAPANESE_SHIPS } from './japaneseShips.ts';
import { grid, OFF } from './map.ts';
import type { ScenarioFile } from './scenarioFile.ts';
import { layOut } from './setup.ts';
import {
  ABSENT,
  aboard,
  type Battle,
  HANGAR,
  inMission,
  NOT_IN_PLAY,
  ON_CARRIERS,
  POOL,
  READY,
  SERVICING,
} from './state.ts';
import { BATTLE_LINE, CARRIERS, SARATOGA, TASK_GROUPS, US_SHIP_BY_NAME, US_SHIPS } from './usShips.ts';

const fileOf = (id: string): ScenarioFile => SCENARIOS.find((file) => file.id === id) as ScenarioFile;
const DEFAULTS = { ships: 'additional', doubleForces: false };
const laid = (id: string, options = {}): Battle => setup(id, { ...DEFAULTS, ...options });
/** A scenario of the game with some of its parts otherwise. */
const other = (id: string, change: (file: ScenarioFile) => void, options = {}): Battle => {
  const file = structuredClone(fileOf(id));
  change(file);
  return layOut(file, { ...DEFAULTS, ...options });
};

const carrier = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
/** The units in a place, as "F6F 2, SB2C 1". */
function inPlace(battle: Battle, place: number): string {
  const count = new Map<string, number>();
  UNITS.forEach(({ model }, unit) => {
    if (battle.units[unit] === place) count.set(model.id, (count.get(model.id) ?? 0) + 1);
  });
  return [...count].map(([model, n]) => `${model} ${n}`).join(', ');
}
const deckOf = (battle: Battle, name: string): string[] =>
  [READY, SERVICING, HANGAR].map((box) => inPlace(battle, aboard(carrier(name), box as 0)));
const presentGroups = (battle: Battle): string[] => TASK_GROUPS.filter((_, group) => battle.groups[group]?.hex !== OFF);

describe('every scenario', () => {
  test.each(SCENARIOS.map(({ id }) => id))('%s lays out a battle in which everything is somewhere once', (id) => {
    for (const ships of ['historical', 'additional'])
      for (const doubleForces of [false, true]) expect(invariants(laid(id, { ships, doubleForces }))).toEqual([]);
  });

  test.each(SCENARIOS.map((file) => [file.id, file] as const))(
    'rules 6.12, 6.31: %s has its task groups, all in the hex of Task Force 58',
    (id, { fleet }) => {
      const battle = laid(id);
      expect(presentGroups(battle)).toEqual(fleet.groups);
      for (const { hex } of battle.groups) expect([OFF, grid.mustHex(fleet.hex)]).toContain(hex);
    },
  );

  test('rule 6.31: the whole task force is four carrier groups and one of battleships', () => {
    const battle = laid('full-battle');
    expect(presentGroups(battle)).toEqual(['58.1', '58.2', '58.3', '58.4', '58.7']);
    const groups = TASK_GROUPS.map((_, group) => CARRIERS.filter((_ship, i) => battle.where[i] === group).length);
    expect(groups).toEqual([4, 4, 4, 3, 0]);
    expect(US_SHIPS.filter((_, i) => battle.where[i] === BATTLE_LINE).map(({ type }) => type)).toContain('BB');
  });

  test('rule 6.12: ships of groups that are not there are not there either', () => {
    const battle = laid('first-blood');
    for (const [ship, { group }] of US_SHIPS.entries())
      expect(battle.where[ship]).toBe([1, 2, 4].includes(group) ? group : ABSENT);
    for (const [unit, { home }] of UNITS.entries())
      expect(battle.units[unit] === ABSENT).toBe(battle.where[home] === ABSENT);
  });

  test('rule 6.13: Saratoga has the fourth place of 58.4, in the great battle alone', () => {
    for (const { id } of SCENARIOS) expect(laid(id).where[SARATOGA]).toBe(id === 'great-battle' ? 3 : ABSENT);
    expect(deckOf(laid('great-battle'), 'Saratoga')).toEqual(['F6F 2', 'SBD 1', 'F6F 1, SBD 1, TBF 1']);
    expect(deckOf(laid('full-battle'), 'Saratoga')).toEqual(['', '', '']);
  });

  test('rule 6.14: cruisers and destroyers screen the group they belong to', () => {
    const battle = laid('full-battle');
    const screen = US_SHIPS.filter((_, ship) => ship >= CARRIERS.length && battle.where[ship] === 0);
    expect(screen.map(({ name }) => name)).toEqual(['CruDiv 10', 'Oakland', 'DesDiv 91', 'DesDiv 92', 'DesDiv 11']);
    for (const [ship, { group }] of US_SHIPS.entries()) if (ship !== SARATOGA) expect(battle.where[ship]).toBe(group);
  });

  test('rule 14.1: submarines take part from the sixth scenario on, and are placed by the player', () => {
    expect(SCENARIOS.map(({ id }) => laid(id).rules.submarines)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(2).fill(false),
    ]);
    expect(laid('full-battle').subs).toHaveLength(5);
    expect(laid('full-battle').subs.every(({ hex, sunk }) => hex === OFF && !sunk)).toBe(true);
  });

  test('rule 11.21: Guam has the air value of the scenario', () => {
    expect(SCENARIOS.map(({ id }) => [laid(id).rules.guam, laid(id).guam.value])).toEqual([
      ...Array.from({ length: 5 }, () => [false, 0]),
      ...[6, 6, 6, 10].map((value) => [true, value]),
      ...Array.from({ length: 2 }, () => [false, 0]),
    ]);
    const none = other('full-battle', (file) => (file.japanese.guam = 0));
    expect([none.rules.guam, none.guam.value]).toEqual([true, 0]);
  });
});

describe('the decks', () => {
  test('hold ready and in servicing what the file says, and the rest below', () => {
    const battle = laid('full-battle');
    expect(deckOf(battle, 'Essex')).toEqual(['F6F 2', 'SB2C 1', 'F6F 1, SB2C 2, TBF 2']);
    expect(deckOf(battle, 'Lexington')).toEqual(['F6F 2', 'SBD 1', 'F6F 1, SBD 2, TBM 1, F6F-3 1']);
    expect(deckOf(battle, 'Cabot')).toEqual(['F6F 1', '', 'F6F 1, TBM 1']);
  });

  test('of a search lesson hold bombers', () => {
    const battle = laid('eyes-of-the-fleet');
    expect(deckOf(battle, 'Wasp')).toEqual(['SB2C 2', 'SB2C 1', 'F6F 3, TBF 1, F6F-3 1']);
    expect(deckOf(battle, 'Monterey')).toEqual(['TBM 1', '', 'F6F 2']);
  });

  test('are empty of bombers where only fighters are aboard', () => {
    const battle = other('full-battle', (file) => {
      file.fleet.fightersOnly = true;
      file.fleet.decks = { CV: { ready: { fighters: 1 } } };
    });
    UNITS.forEach(({ model }, unit) => {
      if (!model.fighter) expect(battle.units[unit]).toBe(ABSENT);
      else if (UNITS[unit]?.home !== SARATOGA) expect(battle.units[unit]).not.toBe(ABSENT);
    });
    expect(deckOf(laid('hellcats-up'), 'Yorktown')).toEqual(['F6F 1', '', 'F6F 1']);
  });

  test('night fighters wait in the hangar', () => {
    const battle = other('full-battle', (file) => (file.fleet.decks = { CV: { ready: { fighters: 3 } } }));
    expect(deckOf(battle, 'Wasp')[0]).toBe('F6F 3');
    expect(inPlace(battle, aboard(carrier('Wasp'), HANGAR))).toContain('F6F-3 1');
  });
});

describe('missions', () => {
  test('patrols fly over every carrier group, one display each', () => {
    const battle = laid('hellcats-up');
    expect(battle.missions.map(({ kind, groups, hex }) => [kind, groups, hex])).toEqual([
      ['patrol', 1, OFF],
      ['patrol', 2, OFF],
      ...Array.from({ length: 6 }, () => [null, 0, OFF]),
    ]);
    for (let m = 0; m < 2; m++) expect(inPlace(battle, inMission(m))).toBe('F6F 3');
  });

  test('strikes are in the air with their fuel, and have no target yet', () => {
    const battle = laid('sunset-strike');
    const strikes = battle.missions.slice(0, 4);
    expect(strikes.map(({ kind, fuel, hex }) => [kind, fuel, hex])).toEqual(
      Array.from({ length: 4 }, () => ['strike', 4, OFF]),
    );
    expect([0, 1, 2, 3].map((m) => inPlace(battle, inMission(m)))).toEqual([
      'F6F 2, SB2C 2, TBF 1',
      'F6F 2, TBM 1, SBD 2',
      'SB2C 1, F6F 2, TBF 2',
      'SB2C 1, TBM 1, F6F 1',
    ]);
    expect([battle.rules.flightHome, battle.rules.contactDistance, battle.rules.hitsAtOnce]).toEqual([7, 10, true]);
  });

  test('rule 4.22: a strike belongs to the groups its aircraft took off from', () => {
    const battle = laid('sunset-strike');
    battle.missions.slice(0, 4).forEach(({ groups }, m) => {
      const homes = UNITS.flatMap(({ home }, unit) =>
        battle.units[unit] === inMission(m) ? [1 << (battle.where[home] as number)] : [],
      );
      expect(groups).toBe(homes.reduce((bits, bit) => bits | bit, 0));
      expect(groups & (1 << BATTLE_LINE)).toBe(0);
    });
  });

  test('strikes and patrols take displays of their own', () => {
    const battle = other('sunset-strike', (file) => (file.fleet.patrol = 1));
    expect(battle.missions.map(({ kind }) => kind)).toEqual([
      ...Array<string>(4).fill('patrol'),
      ...Array<string>(4).fill('strike'),
    ]);
    expect(invariants(battle)).toEqual([]);
  });
});

describe('the clock', () => {
  test.each<[string, number, number, number, number]>([
    ['hellcats-up', 3, 2, 4 * 4 + 1, 5],
    ['sunset-strike', 28, 0, 28 * 4, 29],
    ['turkey-shoot', 3, 0, 8 * 4 + 3, 9],
    ['first-blood', 0, 0, 11 * 4 + 3, 11],
    ['full-battle', 0, 0, 11 * 4 + 3, 11],
    ['two-days', 0, 0, 31 * 4 + 3, 31],
  ])('%s begins before its first phase and knows its last', (id, turn, phase, lastPhase, recoveryFrom) => {
    const battle = laid(id);
    expect([battle.turn, battle.phase]).toEqual([turn, phase]);
    expect([battle.rules.lastPhase, battle.rules.recoveryFrom]).toEqual([lastPhase, recoveryFrom]);
  });
});

describe('the Japanese side', () => {
  const standing = (battle: Battle): string[] => [
    ...new Set(JAPANESE_SHIPS.flatMap(({ standing: of }, ship) => (battle.japanese[ship] === POOL ? [of] : []))),
  ];

  test('rule 2.35: ghosts sail in the great battle alone; ships that might have been there fill up', () => {
    expect(standing(laid('full-battle', { ships: 'historical' }))).toEqual(['historical', 'additional']);
    expect(standing(laid('full-battle'))).toEqual(['historical', 'additional']);
    expect(standing(laid('great-battle'))).toEqual(['historical', 'additional', 'ghost']);
    expect(laid('full-battle').japanese[JAPANESE_SHIPS.findIndex(({ name }) => name === 'Akagi')]).toBe(NOT_IN_PLAY);
  });

  test('rules 2.35, 13.21: threshold, limit and line of the commitment follow the ships that were chosen', () => {
    const of = (id: string, ships: string): unknown[] => {
      const { commits, threshold, limit, posture } = laid(id, { ships }).rules;
      return [commits, threshold, limit, posture];
    };
    expect(of('full-battle', 'historical')).toEqual([true, 7, 12, 'historical']);
    expect(of('full-battle', 'additional')).toEqual([true, 9, 15, 'additional']);
    expect(of('two-days', 'historical')).toEqual([true, 7, 12, 'historical']);
    for (const ships of ['historical', 'additional'])
      expect(of('great-battle', ships)).toEqual([true, 16, 25, 'great battle']);
    for (const { id } of SCENARIOS.slice(0, 5)) expect(of(id, 'additional').slice(0, 3)).toEqual([false, 0, 0]);
  });

  test('forces on the map have their ships, their patrol and are seen as the file says', () => {
    const { forces, nextForce, japanese } = laid('sunset-strike');
    expect(
      forces.map(({ marker, hex, kind, level, detection, fixedPatrol, ships }) => [
        marker,
        grid.label(hex),
        kind,
        level,
        detection,
        fixedPatrol,
        ships.map((ship) => JAPANESE_SHIPS[ship]?.name),
      ]),
    ).toEqual([
      ['A', '1324', 'carrier', 4, 2, 2, ['Zuikaku', 'Cruiser Force 1']],
      ['B', '1223', 'carrier', 4, 2, 3, ['Hiyo', 'Junyo', 'Ryuho', 'Nagato', 'Cruiser Force 4']],
      ['C', '1124', 'carrier', 4, 2, 2, ['Chitose', 'Chiyoda', 'Zuiho', 'Kongo', 'Haruna', 'Cruiser Force 6']],
    ]);
    expect(nextForce).toBe(3);
    forces.forEach(({ id, ships }) => ships.forEach((ship) => expect(japanese[ship]).toBe(id)));
  });

  test('a force without carriers is a surface force, as far as it can be known', () => {
    const { forces } = other('sunset-strike', (file) => {
      file.japanese.onMap = [{ hex: '1324', ships: ['Yamato'], detection: 'spotted' }];
    });
    expect(forces.map(({ kind, level, detection, fixedPatrol }) => [kind, level, detection, fixedPatrol])).toEqual([
      ['surface', 3, 3, -1],
    ]);
  });

  test('rule 7.35: the cup holds what the file says, or is the full one', () => {
    expect(laid('first-blood').levelOne).toEqual({
      Carrier: 5,
      Large: 0,
      Medium: 0,
      Small: 0,
      Surface: 4,
      'False Contact': 4,
      'Double Force': 0,
    });
    expect(laid('eyes-of-the-fleet').levelOne).toMatchObject({ Carrier: 8, Large: 3, 'False Contact': 7 });
  });

  test('rule 7.51: double forces change the cup and put three chits aside', () => {
    const { levelOne, setAside } = laid('full-battle', { doubleForces: true });
    expect(levelOne).toEqual({
      Carrier: 6,
      Large: 2,
      Medium: 4,
      Small: 4,
      Surface: 3,
      'False Contact': 5,
      'Double Force': 2,
    });
    expect(setAside).toEqual(['Carrier', 'Carrier', 'Large']);
    const without = laid('full-battle');
    expect([without.levelOne['Double Force'], without.setAside]).toEqual([0, []]);
    // A cup of the scenario's own stays what it is.
    const own = laid('first-blood', { doubleForces: true });
    expect([own.levelOne, own.setAside]).toEqual([laid('first-blood').levelOne, []]);
  });

  test('raids of a list come in their phases, from and to their hexes', () => {
    expect(laid('hellcats-up').rules.listed).toEqual([
      { phase: 3 * 4 + 2, points: 5, wave: 'A', source: grid.mustHex('1419'), hex: grid.mustHex('1114') },
      { phase: 3 * 4 + 3, points: 5, wave: 'A', source: grid.mustHex('1419'), hex: grid.mustHex('1113') },
    ]);
    expect(laid('turkey-shoot').rules.listed.map(({ hex }) => hex)).toEqual(Array<number>(5).fill(OFF));
  });
});

test('a changed file is laid out as it was changed', () => {
  const battle = other('full-battle', (file) => {
    file.start = { day: 19, turn: '1330', phase: 2 };
    file.fleet.hex = '1212';
    file.fleet.groups = ['58.3'];
    file.fleet.patrol = 1;
    file.japanese.guam = 3;
    file.levels = [{ from: 0, result: 'win' }];
  });
  expect([battle.turn, battle.phase, battle.guam.value]).toEqual([6, 1, 3]);
  expect(presentGroups(battle)).toEqual(['58.3']);
  expect(battle.groups[2]?.hex).toBe(grid.mustHex('1212'));
  expect(battle.missions.filter(({ kind }) => kind === 'patrol').map(({ groups }) => groups)).toEqual([4]);
  expect(battle.rules.levels).toEqual([{ from: 0, result: 'win' }]);
  expect(invariants(battle)).toEqual([]);
});

test('a file that is given is the one that counts', () => {
  const file = { ...fileOf('full-battle'), fleet: { ...fileOf('full-battle').fleet, hex: '1212' } };
  expect(setup('full-battle', DEFAULTS, file).groups[0]?.hex).toBe(grid.mustHex('1212'));
  expect(setup('full-battle', DEFAULTS).groups[0]?.hex).toBe(grid.mustHex('1109'));
  expect(() => setup('nowhere', DEFAULTS)).toThrow('There is no scenario nowhere.');
});

test('units of every type are aboard, each on its own ship', () => {
  const battle = laid('great-battle');
  const models = new Set<ModelId>();
  UNITS.forEach(({ home, model }, unit) => {
    const place = battle.units[unit] as number;
    expect(place >= 0 && place < ON_CARRIERS && Math.floor(place / 4) === home).toBe(true);
    models.add(model.id);
  });
  expect(models.size).toBe(6);
  expect(philippineSea.scenarios.every(({ file }) => file !== undefined)).toBe(true);
});
