import { describe, expect, it } from 'vitest';
import { LEFT, SUNK } from '@point-option/chit-pull';
import type { MobileTheater } from '../data/own.ts';
import { fleet } from '../data/fleet.ts';
import { airBoxes } from './airBoxes.ts';
import { dataOf, done, given, hurt, ship, unit, weaken } from './testing.ts';
import { factorsDestroyed, japanesePoints, levelOf, outcomeOf, scoreOf, unstruckOutcome, usPoints } from './victory.ts';

function sink(data: MobileTheater, ...names: string[]): void {
  for (const name of names) data.shipAt[ship(name)] = SUNK;
}
function lose(data: MobileTheater, ...units: string[]): void {
  for (const id of units) data.airAt[unit(id)] = 'lost';
}

const NO_CARRIERS = { CV: { whole: 0, damaged: 0 }, CVL: { whole: 0, damaged: 0 } };
/** What all nine Japanese carriers are worth, whole: three of 5 and six of 3. */
const ALL_AFLOAT = 33;

/** The score with these changes to the set-up. */
function score(change: (data: MobileTheater) => void): ReturnType<typeof scoreOf> {
  return given([], (g) => scoreOf(g, g.state), { change });
}

describe('Japanese points', () => {
  const worth = (name: string): number => score((data) => sink(data, name))['japan ships'] as number;

  it.each([
    ['a', 'Essex', 20],
    ['b', 'Cowpens', 10],
    ['c', 'Iowa', 8],
    ['d', 'Baltimore', 4],
    ['e', 'Reno', 3],
    ['f', 'DES RN 52', 1],
  ])('rule 10.1%s: %s sunk', (_clause, name, points) => expect(worth(name)).toBe(points));

  it('rule 10.1g: a damaged carrier counts 4, a damaged light carrier 2, and one that is sunk is not damaged too', () => {
    const damaged = score((data) => {
      hurt(data, 'Essex', 1);
      hurt(data, 'Langley', 3);
    });
    expect(damaged['japan ships']).toBe(6);
    const both = score((data) => {
      hurt(data, 'Essex', 8);
      sink(data, 'Essex');
    });
    expect(both['japan ships']).toBe(20);
  });

  it('rule 10.1g: a damaged carrier that has left the map is damaged all the same', () => {
    const gone = score((data) => {
      hurt(data, 'Essex', 1);
      data.shipAt[ship('Essex')] = LEFT;
    });
    expect(gone['japan ships']).toBe(4);
  });

  it('rule 10.1h: other damaged ships count nothing', () => {
    expect(score((data) => hurt(data, 'Iowa', 5))['japan ships']).toBe(0);
  });

  it.each([
    ['i', 'Taiho', 0, 5],
    ['j', 'Taiho', 1, 2],
    ['k', 'Junyo', 0, 3],
    ['l', 'Junyo', 1, 1],
  ])('rule 10.1%s: %s afloat with %i hits', (_clause, name, hits, points) => {
    const with_ = score((data) => hurt(data, name, hits))['japan carriers'] as number;
    const without = score((data) => sink(data, name))['japan carriers'] as number;
    expect(with_ - without).toBe(points);
  });

  it('rule 10.1i: a carrier that has left the map has survived', () => {
    expect(score((data) => void (data.shipAt[ship('Taiho')] = LEFT))['japan carriers']).toBe(ALL_AFLOAT);
  });
});

describe('American points', () => {
  const worth = (name: string): number => score((data) => sink(data, name))['us ships'] as number;

  it.each([
    ['a', 'Zuikaku', 10],
    ['b', 'Hiyo', 5],
    ['c', 'Yamato', 10],
    ['c', 'Musashi', 10],
    ['d', 'Nagato', 8],
    ['e', 'Mogami', 5],
    ['f', 'Yahagi', 2],
    ['g', 'DIV 4', 1],
  ])('rule 10.2%s: %s sunk', (_clause, name, points) => expect(worth(name)).toBe(points));

  it('rule 10.2h: two factors of carrier air destroyed are a point, and an odd one is none', () => {
    const air = (...units: string[]): number => score((data) => lose(data, ...units))['us aircraft'] as number;
    expect(air('Taiho F')).toBe(2);
    expect(air('Taiho F', 'Taiho T')).toBe(3);
    expect(air('Taiho F', 'Taiho T', 'Chitose T')).toBe(4);
  });

  it('rule 10.2h: a reduced unit has lost what its back is short of its front', () => {
    expect(given([], (g) => factorsDestroyed(g.state), { change: (data) => weaken(data, 'Taiho F', 'Taiho DB') })).toBe(
      4,
    );
  });

  it('rule 10.2i: island-based units count nothing', () => {
    const all = given([], (g) => factorsDestroyed(g.state), {
      change: (data) => lose(data, '261st AG', '343rd AG', '202nd AG'),
    });
    expect(all).toBe(0);
  });

  it('rule 10.2j: aircraft whose carrier has left the map are not destroyed', () => {
    const match = done((g) => airBoxes.strand(g, ship('Taiho')), {
      change: (data) => void (data.shipAt[ship('Taiho')] = LEFT),
    });
    expect(factorsDestroyed(dataOf(match))).toBe(0);
    expect(dataOf(match).airAt[unit('Taiho F')]).toBe('stranded');
  });

  it('rule 10.2l: points lost off Saipan come off', () => {
    const scores = score((data) => {
      sink(data, 'Zuikaku');
      data.own.saipan = 13;
    });
    expect([scores.us, scores['us saipan']]).toEqual([-3, -13]);
    // Where nobody has to cover it, it is no part of the score.
    expect(score((data) => void (data.own.scenario = 'first-contact'))).not.toHaveProperty('us saipan');
  });
});

describe('victory', () => {
  it('rule 10.0a: Japanese points come off the American ones', () => {
    const change = (data: MobileTheater): void => {
      sink(data, 'Taiho', 'Shokaku', 'Zuikaku', 'Junyo');
      hurt(data, 'Essex', 1);
    };
    const { scores, result } = given([], (g) => outcomeOf(g), { change });
    // 35 for the ships; 15 for light carriers and 4 for Essex.
    expect([scores['us'], scores['japan'], result]).toEqual([35, 19, 'draw']);
  });

  it('rule 10.0b: one hit damages a carrier', () => {
    expect(score((data) => hurt(data, 'Enterprise', 1))['japan ships']).toBe(4);
  });

  it.each([
    ['a', 30, 'us decisive'],
    ['a', 99, 'us decisive'],
    ['b', 29, 'us significant'],
    ['b', 20, 'us significant'],
    ['c', 19, 'draw'],
    ['c', 10, 'draw'],
    ['d', 9, 'japan pyrrhic'],
    ['d', 0, 'japan pyrrhic'],
    ['e', -1, 'japan decisive'],
    ['e', -60, 'japan decisive'],
  ])('rule 10.3%s: a lead of %i is %s', (_clause, net, level) => {
    expect(given([], (g) => levelOf(g, net))).toBe(level);
  });

  it.each([
    [0, 'japan', 'japan decisive'],
    [43, null, 'draw'],
    [53, 'us', 'us significant'],
    [63, 'us', 'us decisive'],
  ] as const)('rule 10.3: with %i points of its own the winner is %s', (bonus, winner, result) => {
    // Points that come off for Saipan can be any number: here they stand in for all others.
    const change = (data: MobileTheater): void => void (data.own.saipan = -bonus);
    expect(given([], (g) => outcomeOf(g), { change })).toMatchObject({ winner, result });
  });

  it('rules 16.2, 16.3: the levels are 58 points higher when unleashed, and 33 in the dream', () => {
    const at = (scenario: 'unleashed' | 'dream', lead: number): string =>
      given([], (g) => outcomeOf(g).result, {
        change: (data) => {
          data.own.scenario = scenario;
          data.own.saipan = -lead - ALL_AFLOAT;
        },
      });
    expect([at('unleashed', 88), at('unleashed', 87), at('unleashed', 57)]).toEqual([
      'us decisive',
      'us significant',
      'japan decisive',
    ]);
    expect([at('dream', 63), at('dream', 62), at('dream', 33), at('dream', 32)]).toEqual([
      'us decisive',
      'us significant',
      'japan pyrrhic',
      'japan decisive',
    ]);
  });

  it('rule 16.1.4k: a fleet that never struck loses whatever the points', () => {
    const { winner, result } = given([], (g) => unstruckOutcome(g), {
      change: (data) => sink(data, 'Essex', 'Hornet'),
    });
    expect([winner, result]).toEqual(['us', 'us unstruck']);
  });
});

describe('June 1944', () => {
  it('rule 10.4: two carriers and a light one, and 64 factors, make 57 points; one and five left make 20; 37 is decisive', () => {
    const us = given([], (g) => usPoints(g, { sunk: { CV: 2, CVL: 1 }, factors: 64, saipan: 0 }));
    expect(us).toEqual({ ships: 25, air: 32, total: 57 });
    const afloat = { CV: { whole: 1, damaged: 0 }, CVL: { whole: 5, damaged: 0 } };
    const japan = given([], (g) => japanesePoints(g, { sunk: {}, damaged: {}, afloat }));
    expect(japan).toEqual({ ships: 0, CV: 5, CVL: 15, total: 20 });
    expect(given([], (g) => levelOf(g, us.total - japan.total))).toBe('us decisive');
  });

  it('rule 10.4: Taiho, Shokaku and Hiyo were lost', () => {
    const scores = score((data) => sink(data, 'Taiho', 'Shokaku', 'Hiyo'));
    expect([scores['us ships'], scores.japan]).toEqual([25, 20]);
    expect(fleet.carriersOf.japan).toHaveLength(9);
  });

  it('rule 10.1: nothing is worth nothing', () => {
    expect(given([], (g) => japanesePoints(g, { sunk: {}, damaged: {}, afloat: NO_CARRIERS })).total).toBe(0);
  });
});
