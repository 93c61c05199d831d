import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import {
  aboard,
  type Battle,
  type DeckBox,
  HANGAR,
  inMission,
  LANDED,
  LOST_AT_FLEET,
  READY,
  SERVICING,
  SUNK,
} from '../data/state.ts';
import { CARRIERS, FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { damageFrom, deckWorks, groupGuns, gunsOf } from './groups.ts';
import { data, done, events, given, told } from './testing.ts';
import { checkFires, exposedAboard, hitShip, startFire } from './usDamage.ts';

const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const [ESSEX, LANGLEY, IOWA, WASHINGTON, OAKLAND] = ['Essex', 'Langley', 'Iowa', 'Washington', 'Oakland'].map(ship) as [
  number,
  number,
  number,
  number,
  number,
];
const unit = (id: string): number => UNIT_BY_ID.get(id) as number;
const F6F = [1, 2, 3].map((n) => unit(`Essex F6F ${n}`)) as [number, number, number];
const SB2C = [1, 2, 3].map((n) => unit(`Essex SB2C ${n}`)) as [number, number, number];
const TBF = unit('Essex TBF 1');

/** Puts just these units aboard Essex. */
const deck = (boxes: readonly (readonly [number, DeckBox])[]) => (data: Battle) => {
  data.units.forEach((place, u) => {
    if (place >= aboard(ESSEX, HANGAR) && place <= aboard(ESSEX, LANDED)) data.units[u] = -3;
  });
  for (const [u, box] of boxes) data.units[u] = aboard(ESSEX, box);
};
const lost = (data: Battle): number[] => data.units.flatMap((place, u) => (place === LOST_AT_FLEET ? [u] : []));

describe('damage to American ships', () => {
  const states = (of: number, hits: readonly number[]): string[] =>
    given([], (g) => hits.map((n) => damageFrom(g, of, n)));

  test('rules 12.1, 12.11, 12.16: the states of CV and CVL by their hits', () => {
    expect(states(ESSEX, [0, 1, 3, 4, 5, 6, 7, 8])).toEqual([
      'none',
      'light',
      'light',
      'heavy',
      'heavy',
      'crippled',
      'crippled',
      'sunk',
    ]);
    expect(states(LANGLEY, [1, 2, 3, 4, 5])).toEqual(['light', 'light', 'heavy', 'crippled', 'sunk']);
  });

  test('rule 12.51: battleships of 20 hits are heavily damaged at 10, larger ones at 12, all crippled at 15', () => {
    expect(states(WASHINGTON, [9, 10, 14, 15, 19, 20])).toEqual([
      'light',
      'heavy',
      'heavy',
      'crippled',
      'crippled',
      'sunk',
    ]);
    expect(states(IOWA, [11, 12, 15, 21, 22])).toEqual(['light', 'heavy', 'crippled', 'crippled', 'sunk']);
  });

  test('rule 12.53: a cruiser unit is whole until it is gone', () => {
    expect(states(OAKLAND, [5, 6])).toEqual(['none', 'sunk']);
  });

  test('rules 12.11, 12.51: guns are halved and silenced with the damage, of a battleship when heavy', () => {
    const guns = (of: number, hits: number): number =>
      given([], (g) => {
        g.state.hits[of] = hits;
        return gunsOf(g, of);
      });
    expect([0, 1, 5, 6].map((n) => guns(ESSEX, n))).toEqual([16, 8, 8, 0]);
    expect([9, 10, 15].map((n) => guns(WASHINGTON, n))).toEqual([18, 9, 0]);
  });

  test('rule 12.12: any hit puts the flight deck out of action from this phase on', () => {
    const match = done((g) => hitShip(g, ESSEX, 1, '5.61'), {
      dice: [1],
      change: (data) => {
        data.turn = 2;
        data.phase = 3;
      },
    });
    expect(data(match).deckDown[ESSEX]).toBe(11);
    expect(data(match).hits[ESSEX]).toBe(1);
    expect(told(match)).toContain('Essex: 1 hit.');
    expect(told(match)).toContain('Essex is lightly damaged.');
  });

  test('rule 12.53: hits on a surface ship close no deck', () => {
    const match = done((g) => hitShip(g, OAKLAND, 5, '5.61'));
    expect(data(match).deckDown.every((since) => since === 0)).toBe(true);
  });
});

describe('aircraft aboard', () => {
  test('rule 12.14: the deck first, then below, where a unit counts for two', () => {
    const match = done((g) => hitShip(g, ESSEX, 3, '5.61'), {
      change: deck([
        [F6F[0], LANDED],
        [F6F[1], HANGAR],
        [F6F[2], HANGAR],
        [SB2C[0], HANGAR],
        [SB2C[1], HANGAR],
      ]),
      dice: [2],
    });
    expect(lost(data(match))).toEqual([F6F[0], F6F[2]]);
    expect(events(match, 'aircraft lost aboard')).toHaveLength(2);
  });

  test('rule 12.14: landed and ready alike before servicing, servicing before the hangar, by chance in each', () => {
    const match = done((g) => hitShip(g, ESSEX, 3, '5.61'), {
      change: deck([
        [F6F[0], LANDED],
        [F6F[1], READY],
        [SB2C[0], SERVICING],
        [SB2C[1], SERVICING],
        [TBF, HANGAR],
      ]),
      dice: [2, 2],
    });
    expect(lost(data(match))).toEqual([F6F[0], F6F[1], SB2C[1]]);
  });

  test('rule 12.14: a hit that is left over costs a unit below deck', () => {
    const match = done((g) => hitShip(g, ESSEX, 1, '5.61'), { change: deck([[TBF, HANGAR]]) });
    expect(lost(data(match))).toEqual([TBF]);
  });

  test('rule 12.14: where nothing is left aboard the rest is nothing', () => {
    const match = done((g) => hitShip(g, ESSEX, 4, '5.61'), { change: deck([[TBF, READY]]) });
    expect(lost(data(match))).toEqual([TBF]);
  });
});

describe('ships that sink', () => {
  test('rule 12.11: a sunk carrier takes its aircraft and fires along; its planes in the air fly on', () => {
    const match = done((g) => hitShip(g, ESSEX, 1, '12.33'), {
      change: (data) => {
        deck([
          [F6F[0], HANGAR],
          [SB2C[0], READY],
        ])(data);
        data.units[F6F[1]] = inMission(2);
        data.hits[ESSEX] = 7;
        data.fires[ESSEX] = [2, 1];
        data.crashed[ESSEX] = true;
      },
    });
    const now = data(match);
    expect(now.where[ESSEX]).toBe(SUNK);
    expect(lost(now)).toEqual([F6F[0], SB2C[0]]);
    expect(now.units[F6F[1]]).toBe(inMission(2));
    expect([now.fires[ESSEX], now.crashed[ESSEX], now.deckDown[ESSEX]]).toEqual([[], false, 0]);
    expect(told(match)).toContain('Essex sinks.');
    expect(now.groups[3]?.hex).not.toBe(OFF);
  });

  test('rule 12.53: a cruiser unit that is gone fires no more', () => {
    given([], (g) => {
      const before = groupGuns(g, 0);
      hitShip(g, OAKLAND, 6, '5.61');
      expect(groupGuns(g, 0)).toBe(before - 12);
    });
  });

  test('rule 12.11: a group whose last ship sinks is gone; its patrol comes onto the map', () => {
    const match = done((g) => hitShip(g, ESSEX, 8, '5.61'), {
      dice: [10],
      change: (data) => {
        deck([])(data);
        data.where.forEach((group, other) => {
          if (group === 3 && other !== ESSEX) data.where[other] = -3;
        });
        Object.assign(data.missions[1] as object, { kind: 'patrol', groups: 1 << 3 });
        data.units[F6F[0]] = inMission(1);
      },
    });
    expect(data(match).groups[3]?.hex).toBe(OFF);
    expect(data(match).missions[1]).toMatchObject({ kind: 'intercept', fuel: 14 });
    expect(data(match).missions[1]?.hex).toBe(data(match).groups[0]?.hex);
  });

  test('rule 12.11: a lone crippled ship that sinks takes its group along', () => {
    const match = done((g) => hitShip(g, ESSEX, 2, '14.23'), {
      change: (data) => {
        deck([])(data);
        data.hits[ESSEX] = 6;
        data.groups[FIXED_GROUPS] = { hex: 50, from: OFF };
        data.where[ESSEX] = FIXED_GROUPS;
      },
    });
    expect(data(match).groups[FIXED_GROUPS]?.hex).toBe(OFF);
  });

  test('rule 12.1: a ship that is not afloat takes no hits', () => {
    const match = done((g) => hitShip(g, ESSEX, 2, '5.61'), { change: (data) => void (data.where[ESSEX] = SUNK) });
    expect(data(match).hits[ESSEX]).toBe(0);
  });
});

describe('outbreak of fire', () => {
  const burning = (hits: number, die: number, change: (data: Battle) => void = deck([])): number => {
    const byShip: number[] = [];
    byShip[ESSEX] = hits;
    return data(done((g) => checkFires(g, byShip), { dice: [die], change })).fires[ESSEX]?.length ?? 0;
  };

  test('rule 12.31: fire breaks out on a ten, sooner with more hits', () => {
    expect([burning(1, 9), burning(1, 10)]).toEqual([0, 1]);
    expect([burning(2, 8), burning(2, 9), burning(3, 9)]).toEqual([0, 1, 1]);
    expect([burning(4, 7), burning(4, 8)]).toEqual([0, 1]);
  });

  test('rule 12.31: ready aircraft and aircraft in servicing feed it', () => {
    const armed = deck([
      [F6F[0], READY],
      [F6F[1], READY],
      [SB2C[0], SERVICING],
      [SB2C[1], SERVICING],
    ]);
    expect([burning(1, 6, armed), burning(1, 7, armed)]).toEqual([0, 1]);
  });

  test('rules 12.31, 12.14: what stood there before the first hit counts, although the hits have destroyed it', () => {
    const armed = deck([
      [F6F[0], READY],
      [F6F[1], READY],
      [SB2C[0], SERVICING],
    ]);
    const struck = (die: number): number => {
      const byShip: number[] = [];
      byShip[ESSEX] = 1;
      const match = done(
        (g) => {
          const exposed = CARRIERS.map((_, ship) => (ship === ESSEX ? exposedAboard(g, ESSEX) : null));
          for (const unit of [...F6F, ...SB2C])
            if ((g.state.units[unit] ?? 0) >= 0) g.state.units[unit] = LOST_AT_FLEET;
          checkFires(g, byShip, exposed);
        },
        { dice: [die], change: armed },
      );
      return data(match).fires[ESSEX]?.length ?? 0;
    };
    expect([struck(6), struck(7)]).toEqual([0, 1]);
  });

  test('rules 12.31, 12.35: one roll for all hits of a segment, none for surface ships nor for what has sunk', () => {
    const byShip: number[] = [];
    byShip[ESSEX] = 5;
    byShip[LANGLEY] = 2;
    byShip[IOWA] = 5;
    const match = done((g) => checkFires(g, byShip), {
      dice: [1],
      change: (data) => {
        deck([])(data);
        data.where[LANGLEY] = SUNK;
      },
    });
    expect(data(match).fires.flat()).toEqual([]);
    expect(data(done((g) => startFire(g, IOWA))).fires.flat()).toEqual([]);
  });

  test('rules 12.311, 12.34, 12.36: a fire is started without a roll, beside those that burn, and stops the deck', () => {
    const match = done(
      (g) => {
        expect(deckWorks(g, ESSEX)).toBe(true);
        startFire(g, ESSEX);
        expect(deckWorks(g, ESSEX)).toBe(false);
        startFire(g, ESSEX);
      },
      { dice: [] },
    );
    expect(data(match).fires[ESSEX]).toEqual([1, 1]);
    expect(told(match)).toContain('Fire breaks out in Essex.');
  });
});
