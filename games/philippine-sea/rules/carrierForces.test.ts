import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { type Battle, type Force, type G, NOT_IN_PLAY, POOL, SHIP_SUNK } from '../data/state.ts';
import { readSurface, shipsForLevelFour, surfaceShips } from './carrierForces.ts';
import { promote } from './intelligence.ts';
import { data, done, given, place, type Standing, told } from './testing.ts';

const only = (g: G): Force => g.state.forces[0] as Force;
const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const names = (battle: Battle): string[] => (battle.forces[0]?.ships ?? []).map((i) => JAPANESE_SHIPS[i]?.name ?? '');

/** A level 3 carrier force that reaches level 4. */
function made(chit: string, dice: number[], how: Standing = {}): ReturnType<typeof done> {
  return done((g) => shipsForLevelFour(g, only(g)), {
    ...how,
    dice,
    change: (battle) => {
      place(battle, '1419', [], { level: 3, chit, kind: 'carrier' });
      how.change?.(battle);
    },
  });
}
/** Everything of a class but these is at sea. */
const left =
  (...kept: string[]) =>
  (battle: Battle): void => {
    JAPANESE_SHIPS.forEach(({ name }, i) => {
      if (battle.japanese[i] === POOL && !kept.includes(name)) battle.japanese[i] = SHIP_SUNK;
    });
  };
const HISTORICAL = { options: { ships: 'historical' } } as const;

describe('carriers of level 4', () => {
  test('rules 7.41, 7.42, 7.44: a 9 for one of each class: Shinano, Junyo, Ise, behind Yamato and cruisers (EX029 to EX031)', () => {
    const match = made('1/1', [9, 4, 2, 6, 9, 1, 1]);
    expect(names(data(match))).toEqual(['Shinano', 'Junyo', 'Ise', 'Yamato', 'Cruiser Force 1']);
    expect(data(match).forces[0]).toMatchObject({ level: 4, chit: '', kind: 'carrier' });
    expect(data(match).japanese[ship('Shinano')]).toBe(data(match).forces[0]?.id);
    const air = (data(match).forces[0] as Force).ships.reduce((sum, i) => sum + (JAPANESE_SHIPS[i]?.air ?? 0), 0);
    expect(air).toBe(24);
    expect(told(match)).toContain('Force A is identified: Shinano, Junyo, Ise, Yamato and Cruiser Force 1.');
  });

  test('rule 7.41: the printed columns, and a modifier in the great battle only', () => {
    const roll = (column: string, die: number, great = false): string =>
      given([die], (g) => g.roll<string>('level 3 to 4', { column, modifiers: [great && 'great battle'] }));
    const column = (chit: string): string[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => roll(chit, die));
    expect(column('0/1').join(' ')).toBe('0/1 0/1 0/1 0/1 0/1 0/1 0/2 0/2 1/1 2/0');
    expect(column('0/2').join(' ')).toBe('0/1 0/2 0/2 0/2 0/2 0/2 1/1 1/1 2/0 1/2');
    expect(column('0/3').join(' ')).toBe('0/2 0/3 0/3 0/3 0/3 0/3 0/3 1/2 1/2 2/1');
    expect(column('1/0').join(' ')).toBe('0/1 0/1 0/1 0/1 1/0 1/0 1/0 1/0 0/2 1/1');
    expect(column('2/0').join(' ')).toBe('0/2 0/2 2/0 2/0 2/0 2/0 2/0 2/1 2/1 2/1');
    expect(column('1/1').join(' ')).toBe('0/2 0/2 1/1 1/1 1/1 1/1 2/0 2/0 1/2 2/1');
    // A 6 for one light carrier is one, in the great battle two.
    const great = (battle: Battle): void => {
      battle.rules.greatBattle = true;
      battle.rules.posture = 'great battle';
    };
    expect(names(data(made('0/1', [6, 1, 1, 1])))).toHaveLength(2);
    expect(names(data(made('0/1', [6, 1, 1, 1, 1], { change: great }))).slice(0, 2)).toEqual(['Hiyo', 'Junyo']);
  });

  test('rule 7.42: where a class has run out, the other takes its place', () => {
    const few = left('Hiyo', 'Zuiho', 'Destroyer Force 1');
    expect(names(data(made('2/0', [3, 2, 3], { change: few })))).toEqual(['Zuiho', 'Hiyo', 'Destroyer Force 1']);
    const fleet = left('Taiho', 'Destroyer Force 1');
    expect(names(data(made('0/1', [1, 1], { change: fleet })))).toEqual(['Taiho', 'Destroyer Force 1']);
  });

  test('rules 7.43, 2.35: ships of history first, of either class, then the additional ones; ghosts never', () => {
    expect(data(made('0/1', [1, 1, 1, 1], HISTORICAL)).japanese[ship('Akagi')]).toBe(NOT_IN_PLAY);
    // Of fleet carriers three are historical.
    expect(names(data(made('1/0', [5, 3, 1, 1], HISTORICAL)))[0]).toBe('Zuikaku');
    const noFleet = left('Hiyo', 'Shinano', 'Ise', 'Destroyer Force 1');
    const two = made('2/0', [3, 3], { ...HISTORICAL, change: noFleet });
    expect(names(data(two))).toEqual(['Hiyo', 'Shinano', 'Destroyer Force 1']);
    const additional = made('1/0', [5, 4, 1, 1]);
    expect(names(data(additional))[0]).toBe('Shinano');
  });

  test('rule 7.43: without a carrier left the force has surface ships only (RULINGS.md, 78)', () => {
    const match = made('1/1', [3, 7], { change: left('Destroyer Force 1', 'Cruiser Force 2') });
    expect(data(match).forces[0]).toMatchObject({ kind: 'surface', level: 3, chit: '' });
    expect(names(data(match))).toEqual(['Cruiser Force 2']);
  });

  test('rule 7.44: the screen goes by the number of carriers', () => {
    const like = (n: number): [string, string] =>
      given([], (g) => [g.look<string>('screen', n, 'like'), g.look<string>('screen', n, 'modifier')]);
    expect([1, 2, 3, 4, 6].map(like)).toEqual([
      ['Small Surface', ''],
      ['Medium Surface', 'two carriers'],
      ['Medium Surface', 'three carriers'],
      ['Large Surface', ''],
      ['Large Surface', ''],
    ]);
    // Two carriers: a 4 is a 2, destroyers; three: a 2 is a 3, the weaker of two cruiser forces.
    expect(names(data(made('0/2', [3, 1, 1, 4, 7]))).slice(2)).toEqual(['Destroyer Force 7']);
    expect(names(data(made('0/3', [3, 1, 1, 1, 2, 1, 1]))).slice(3)).toEqual(['Cruiser Force 2']);
    expect(names(data(made('3/1', [5, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1]))).slice(4)).toEqual([
      'Yamato',
      'Musashi',
      'Nagato',
      'Kongo',
      'Cruiser Force 1',
    ]);
  });

  test('rule 7.44: Kido Butai has its own ships and cruisers, as far as they are not at sea (RULINGS.md, 30 and 76)', () => {
    const great = (battle: Battle): void => {
      battle.rules.greatBattle = true;
      battle.rules.posture = 'great battle';
      battle.kidoButai = true;
      for (const [i, where] of battle.japanese.entries()) if (where === NOT_IN_PLAY) battle.japanese[i] = POOL;
    };
    const whole = done((g) => void promote(g, only(g)), {
      change: (battle) => {
        place(battle, '1419', [], { level: 2, chit: 'Kido Butai', kind: 'carrier', butai: true });
        great(battle);
      },
      dice: [1],
    });
    expect(data(whole).forces[0]).toMatchObject({ level: 4, chit: '' });
    expect(names(data(whole)).join(' ')).toBe('Akagi Kaga Soryu Hiryu Shokaku Zuikaku Hiei Kirishima Cruiser Force 1');
    const some = made('Kido Butai', [1, 1], {
      change: (battle) => {
        great(battle);
        battle.japanese[ship('Kaga')] = SHIP_SUNK;
      },
    });
    expect(names(data(some))).toContain('Taiho');
    expect(names(data(some))).toHaveLength(9);
    // Its ships wait for it: of the fleet carriers the others have only Taiho, Shinano, Unryu, Amagi.
    const other = made('1/0', [4, 4, 1, 1], { change: great });
    expect(names(data(other))[0]).toBe('Amagi');
  });

  test('rules 7.42, 14.162: hits that the force had are on one fleet carrier; permanent ones may sink it (EX072)', () => {
    const hit = (hits: number[]) => (battle: Battle) => {
      (battle.forces[0] as Force).hits = hits;
    };
    // Two fleet carriers and a light one; the second of the two was hit.
    const match = made('2/0', [8, 2, 2, 1, 1, 1, 2], { change: hit([0, 0, 11]) });
    expect(data(match).japanese[ship('Zuikaku')]).toBe(SHIP_SUNK);
    expect(data(match).forces[0]?.hits).toEqual([0, 0, 0]);
    const fresh = made('2/0', [8, 2, 2, 1, 1, 1, 2], { change: hit([11, 2, 1]) });
    expect(data(fresh).japanese[ship('Zuikaku')]).toBe(data(fresh).forces[0]?.id);
    expect(data(fresh).japaneseHits[ship('Zuikaku')]).toEqual([11, 2, 1]);
    const light = made('0/1', [1, 3, 1, 1], { change: hit([0, 0, 4]) });
    expect(data(light).japaneseHits[ship('Ryuho')]).toEqual([0, 0, 4]);
  });
});

describe('surface ships', () => {
  /** A level 2 surface force that reaches level 3. */
  const surface = (chit: string, dice: number[], how: Standing = {}): ReturnType<typeof done> =>
    done((g) => void promote(g, only(g)), {
      ...how,
      dice,
      change: (battle) => {
        place(battle, '1419', [], { level: 2, chit, kind: 'surface' });
        how.change?.(battle);
      },
    });

  test('rule 7.39: a 5 for a large surface force: a battleship and a cruiser force (EX028)', () => {
    const match = surface('Large Surface', [5, 2, 3]);
    expect(names(data(match))).toEqual(['Musashi', 'Cruiser Force 3']);
    expect(data(match).forces[0]).toMatchObject({ level: 3, chit: '', kind: 'surface' });
  });

  test('rule 7.39: the chart', () => {
    const roll = (column: string): string[] =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => given([die], (g) => g.roll<string>('surface force', { column })));
    expect(roll('Large Surface').join(' ')).toBe('CA2+ CA2+ CA2+ BB+CA BB+CA 2BB+CA 2BB+CA 3BB+CA 3BB+CA 4BB+CA');
    expect(roll('Medium Surface').join(' ')).toBe('DD DD CA2- CA2- CA CA CA2+ CA2+ BB+CA BB+CA');
    expect(roll('Small Surface').join(' ')).toBe('DD DD DD DD DD DD DD DD CA2- CA2-');
    expect(['DD', 'CA2+', 'BB+CA', '4BB+CA'].map(readSurface)).toEqual([
      [0, 'DD'],
      [0, 'CA2+'],
      [1, 'CA'],
      [4, 'CA'],
    ]);
  });

  test('rule 7.39: of two cruiser forces the stronger, or the weaker; the other stays', () => {
    // Cruiser Force 1 is 14/10/7, Cruiser Force 2 10/8/5.
    expect(names(data(surface('Large Surface', [1, 2, 1])))).toEqual(['Cruiser Force 1']);
    const weaker = data(surface('Medium Surface', [3, 1, 1]));
    expect(names(weaker)).toEqual(['Cruiser Force 2']);
    expect(weaker.japanese[ship('Cruiser Force 1')]).toBe(POOL);
    expect(names(data(surface('Medium Surface', [5, 8])))).toEqual(['Cruiser Force 8']);
  });

  test('rule 7.39: battleships that are all at sea are left out', () => {
    const one = left('Kongo', 'Cruiser Force 1');
    expect(names(data(surface('Large Surface', [10], { change: one })))).toEqual(['Kongo', 'Cruiser Force 1']);
    expect(names(data(surface('Large Surface', [10], { change: left('Cruiser Force 1') })))).toEqual([
      'Cruiser Force 1',
    ]);
  });

  test('rules 2.35, 7.39: with the ships of history Fuso and Yamashiro do not come', () => {
    const two = left('Fuso', 'Kongo', 'Cruiser Force 1');
    expect(names(data(surface('Large Surface', [6], { ...HISTORICAL, change: two })))).not.toContain('Fuso');
    expect(names(data(surface('Large Surface', [6, 1], { change: two })))).toContain('Fuso');
  });

  test('rule 7.39: cruisers for destroyers and the other way round; with nothing left it was nothing (RULINGS.md, 79)', () => {
    expect(names(data(surface('Small Surface', [1], { change: left('Cruiser Force 4') })))).toEqual([
      'Cruiser Force 4',
    ]);
    expect(names(data(surface('Medium Surface', [5], { change: left('Destroyer Force 4') })))).toEqual([
      'Destroyer Force 4',
    ]);
    expect(data(surface('Small Surface', [1], { change: left() })).forces).toEqual([]);
  });

  test('rule 7.332: hits on a force that proves to be of surface ships are on its largest (14.163)', () => {
    const match = surface('Large Surface', [5, 1, 1], {
      change: (battle) => void ((battle.forces[0] as Force).hits = [3, 0, 0]),
    });
    expect(data(match).japaneseHits[ship('Yamato')]).toEqual([0, 0, 3]);
  });

  test('rule 7.44: the modifier of a screen is the one that is named', () => {
    const drawn = (modifier?: string): string[] =>
      names(
        data(
          done((g) => surfaceShips(g, only(g), 'Medium Surface', modifier), {
            change: (battle) => {
              place(battle, '1419', [], { level: 3 });
              left('Destroyer Force 1', 'Cruiser Force 1')(battle);
            },
            dice: [4],
          }),
        ),
      );
    expect([drawn(), drawn('two carriers')]).toEqual([['Cruiser Force 1'], ['Destroyer Force 1']]);
  });
});
