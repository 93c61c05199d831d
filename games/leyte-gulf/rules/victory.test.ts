import { LEFT, SUNK } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { EXTRAS } from './actions.ts';
import { holdsStation } from './terminal.ts';
import { outcomeOf, scoreOf } from './victory.ts';
import { choices, clear, dataOf, events, given, hurt, marker, order, put, ship, turnFrom } from './standing.testing.ts';

/** The score of the campaign, which has all cruisers and no ship with hits, with all ships that take part alive at sea. */
function score(change: (data: LeyteTheater) => void): Record<string, number> {
  return given([], (g) => scoreOf(g, g.state), {
    options: { fanaticism: false },
    change: (data) => {
      clear(data);
      data.own.scenario = 'campaign';
      data.hits.fill(0);
      change(data);
    },
  });
}
const NOTHING = score(() => {});

function sunk(data: LeyteTheater, id: string): void {
  data.shipAt[ship(id)] = SUNK;
  data.hits[ship(id)] = fleet.ships[ship(id)]?.boxes ?? 0;
}
/** What losing a ship is worth to its enemy. */
function worth(id: string): number {
  const of = score((data) => sunk(data, id));
  return fleet.ships[ship(id)]?.side === 'us' ? (of['japan ships'] ?? 0) : (of['us ships'] ?? 0);
}
function damaged(id: string, hits = 1): number {
  const of = score((data) => hurt(data, id, hits));
  return fleet.ships[ship(id)]?.side === 'us' ? (of['japan ships'] ?? 0) : (of['us ships'] ?? 0);
}

describe('Japanese points', () => {
  test('rule 12.1a: carriers', () => {
    expect(['Essex', 'Cabot', 'St. Lo'].map(worth)).toEqual([10, 5, 3]);
    expect(['Essex', 'Cabot', 'St. Lo'].map((id) => damaged(id))).toEqual([2, 1, 0]);
  });

  test('rule 12.1b: battleships and cruisers', () => {
    expect(['Iowa', 'Louisville', 'Denver', 'Reno'].map(worth)).toEqual([8, 4, 3, 3]);
    expect(['Iowa', 'Louisville', 'Denver'].map((id) => damaged(id))).toEqual([2, 0, 0]);
  });

  test('rule 12.1d, 14.1b: units withheld from ground support and transports unloaded are Japanese points', () => {
    expect(score((data) => Object.assign(data.own, { withheld: 3, unloaded: 2 })).japan).toBe((NOTHING.japan ?? 0) + 5);
  });

  test('rule 12.1c: each hit on destroyers or escorts', () => {
    expect([damaged('DES RN 52', 2), damaged('Taffy 3/2', 1), worth('DES RN 52')]).toEqual([2, 1, 4]);
  });

  const unloading = (label: string, change: (data: LeyteTheater) => void = () => {}) =>
    turnFrom('activations', (data) => {
      put(data, 'Force 1', label, 'Maru APD', 'Kinu');
      data.pool = [marker('Force 1')];
      change(data);
    });

  test('rule 12.1d: transports that spend a movement point in Ormoc count for each box left, once', () => {
    const match = unloading('3520', (data) => hurt(data, 'Maru APD', 1));
    order(match, 'japan', 'unload');
    expect([dataOf(match).own.unloaded, dataOf(match).own.spent]).toEqual([3, 1]);
    expect(choices(match, 'japan')).not.toContain('unload');
    expect(score((data) => void (data.own.unloaded = 3))['japan transports']).toBe(3);
    expect(choices(unloading('3621'), 'japan')).not.toContain('unload');
    const slow = unloading('3520', (data) => {
      const entry = data.markers[marker('Force 1')];
      if (entry) entry.slow = 9;
    });
    expect(choices(slow, 'japan')).not.toContain('unload');
    // Three is the speed of transports: the last point is enough.
    const last = (spent: number): boolean => {
      const match = unloading('3520', (data) => {
        const entry = data.markers[marker('Force 1')];
        if (entry) entry.slow = spent;
      });
      return choices(match, 'japan').includes('unload');
    };
    expect([2, 3].map(last)).toEqual([true, false]);
    expect(EXTRAS.map(({ id }) => id)).toEqual(['leave', 'unload']);
  });
});

describe('US points', () => {
  test('rule 12.2a: carriers and battleships', () => {
    expect(['Zuikaku', 'Zuiho', 'Yamato', 'Musashi', 'Nagato'].map(worth)).toEqual([10, 5, 10, 10, 8]);
    expect(damaged('Yamato', 5)).toBe(0);
  });

  test('rule 12.2b: cruisers, and each hit on destroyers', () => {
    expect(['Nachi', 'Noshiro'].map(worth)).toEqual([5, 2]);
    expect([damaged('DIV 4', 3), worth('DIV 4'), worth('Maru APD')]).toEqual([3, 4, 0]);
  });

  test('rule 12.2b: hits from before the battle are nobody’s points', () => {
    const historical = given([], (g) => scoreOf(g, g.state), { options: { fanaticism: false }, change: clear });
    expect(historical['us ships']).toBe(0);
  });

  test('rule 12.2c and 1.2: three quarters of what was not sunk, and carriers in full, on the map or off it', () => {
    // Fuso: 8 more sunk are 6 less escaped; Zuiho: 5 and 5.
    const escaped = (change: (data: LeyteTheater) => void): number =>
      (score(change)['us escaped'] ?? 0) - (NOTHING['us escaped'] ?? 0);
    expect([escaped((data) => sunk(data, 'Fuso')), escaped((data) => sunk(data, 'Zuiho'))]).toEqual([6, 5]);
    expect(escaped((data) => void put(data, 'Force 1', '2813', 'Fuso'))).toBe(0);
    expect(escaped((data) => void (data.shipAt[ship('Fuso')] = LEFT))).toBe(0);
    expect(NOTHING['us escaped']).toBeLessThan(-100);
  });

  test('rule 12.2c: what escapes if nobody is sunk, with the ships that take part and no others', () => {
    const all = (scenario: 'historical' | 'what-if', variant = 0): number | undefined =>
      given([], (g) => scoreOf(g, g.state), {
        options: { fanaticism: false },
        change: (data) => {
          data.own.scenario = scenario;
          data.own.variant = variant;
          if (scenario === 'what-if') data.hits.fill(0);
        },
      })['us escaped'];
    // Ozawa's carriers are 25. The others are 174 less the two hits on Division 31, and three quarters of 172 are 129.
    expect(all('historical')).toBe(-154);
    // Atago, Takao, Maya and Aoba are 20 more, and nothing is hit: 194, of which 145.5 count, and a half is rounded up.
    expect(all('what-if', 1)).toBe(-171);
    // With a 5 Junyo sails too, a light carrier.
    expect(all('what-if', 5)).toBe(-176);
  });

  const station = (label: string, ships: readonly string[], id = 'TF 1'): boolean | undefined =>
    given([], (g) => holdsStation(g.state, marker(id)), { change: (data) => void put(data, id, label, ...ships) });

  test('rule 12.2e: each turn a force with escort carriers more than three hexes from the beachhead costs a point', () => {
    expect(station('3524', ['St. Lo'])).toBe(true);
    expect(station('3525', ['St. Lo'])).toBe(false);
    expect(station('3525', ['Essex'])).toBeUndefined();
    expect(station('3525', ['St. Lo'], 'US detachment 1')).toBeUndefined();
    const match = turnFrom('stations', (data) => {
      put(data, 'TF 1', '3525', 'St. Lo');
      put(data, 'TF 2', '3623', 'Sangamon');
      put(data, 'TF 3', '3030', 'Suwanee');
    });
    expect([dataOf(match).own.offStation, events(match, 'off station').length]).toEqual([2, 1]);
    expect(score((data) => void (data.own.offStation = 2)).us).toBe((NOTHING.us ?? 0) - 2);
  });
});

describe('the end', () => {
  test('rule 12.0: Japan’s points are taken from those of the US', () => {
    const both = score((data) => {
      sunk(data, 'Nachi');
      sunk(data, 'Essex');
    });
    expect(both.net).toBe((both.us ?? 0) - (both.japan ?? 0));
    expect(both.japan).toBe(10);
  });

  test('rule 12.3a and 12.3b: the level of victory', () => {
    const level = (points: number): string =>
      given(
        [],
        (g) =>
          outcomeOf({
            ...g,
            state: g.state,
            options: g.options,
            look: (id: string, ...rest: [string | number, string?]) =>
              id === 'levels' ? g.look(id, 'level', points) : g.look(id, ...rest),
          }).result,
        { change: clear },
      );
    expect([31, 30, 21, 20, 10, 9].map(level)).toEqual([
      'us decisive',
      'us significant',
      'us significant',
      'draw',
      'draw',
      'japan pyrrhic',
    ]);
  });

  test('rule 1.1b and 12.0: the match ends with the last turn of 26 October', () => {
    const last = (turn: number, scenario: 'historical' | 'campaign'): boolean =>
      turnFrom(
        'end of turn',
        (data) => {
          put(data, 'TF 1', '3030', 'Essex');
          data.turn = turn;
        },
        { scenario },
      ).table.whole.outcome !== null;
    expect([last(11, 'historical'), last(12, 'historical'), last(12, 'campaign'), last(16, 'campaign')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
