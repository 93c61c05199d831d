import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import type { Battle, Force } from '../data/state.ts';
import { advanceTracks, becomeButai, netAirValue } from './butai.ts';
import { decksOut } from './japaneseDamage.ts';
import { freeLetters, isCarrierForce, mustForce, unavailable } from './forces.ts';
import { fly } from './raids.testing.ts';
import { data, done, given, place, told } from './testing.ts';

const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const force0 = (battle: Battle): Force => battle.forces[0] as Force;

describe('Butai displays', () => {
  test('rules 9.11, 2.23: the next number replaces the letter, and the letter is free again', () => {
    const match = done(
      (g) => {
        becomeButai(g, force0(g.state));
        becomeButai(g, force0(g.state));
      },
      {
        change: (battle) => {
          place(battle, '1120', [], { kind: 'carrier', level: 2, chit: '1-2 Carriers' });
          place(battle, '1220', [], { butai: true, marker: '1' });
          battle.cup = [0, 1];
        },
      },
    );
    expect(data(match).forces).toMatchObject([{ marker: '2', butai: true }, { marker: '1' }]);
    expect(freeLetters(data(match))).toContain('A');
    // The chit in the cup is the force's own all along.
    expect(data(match).cup).toEqual([0, 1]);
    expect(told(match)).toEqual(['Force A becomes Butai 2.']);
  });
  test('rule 9.11: with every display in use the force keeps its letter', () => {
    const match = done((g) => becomeButai(g, force0(g.state)), {
      change: (battle) => {
        for (let n = 0; n <= 8; n++) place(battle, '1120', [], n === 0 ? {} : { butai: true, marker: String(n) });
      },
    });
    expect(force0(data(match))).toMatchObject({ marker: 'A', butai: false });
  });
  test('rule 9.0: a chit of carriers or carriers among its ships make a carrier force', () => {
    const match = done(() => undefined, {
      change: (battle) => {
        place(battle, '1120', [], { kind: 'carrier', level: 1, chit: 'Carrier' });
        place(battle, '1120', [], { kind: 'unknown', level: 1, chit: 'Large' });
        place(battle, '1120', [], { kind: 'surface', level: 1, chit: 'Surface' });
      },
    });
    expect(data(match).forces.map(isCarrierForce)).toEqual([true, false, false]);
  });
});

describe('the tracks of a display', () => {
  test('rules 9.12, 10.32: from eight hexes away: three boxes of flight, then servicing, then available box by box', () => {
    const where: string[] = [];
    done(
      (g) => {
        const force = force0(g.state);
        for (let n = 0; n < 9; n++) {
          const [raid] = g.state.raids;
          const { turnaround, all } = force.air;
          where.push(raid ? `back ${raid.returning}` : all > 0 ? 'all' : `box ${turnaround.indexOf(6)}`);
          advanceTracks(g, force);
        }
      },
      {
        change: (battle) => {
          place(battle, '1120', [], { kind: 'carrier', level: 1, chit: 'Carrier' });
          fly(battle, { owner: 0, points: 6, returning: 2 });
        },
      },
    );
    expect(where).toEqual(['back 2', 'back 1', 'back 0', 'box 0', 'box 1', 'box 2', 'box 3', 'box 4', 'all']);
  });
  test('rule 9.12: points available to three hexes are not available at five', () => {
    const change = (battle: Battle): void =>
      void place(battle, '1120', [], { air: { turnaround: [0, 0, 6, 0, 0], all: 0, lost: 0 } });
    const away = (range: number): number =>
      given([], ({ state }) => unavailable(state, mustForce(state, 0), range), { change });
    expect([3, 5].map(away)).toEqual([0, 6]);
  });
  test('rules 9.12, 10.32: every box moves on by one, and raids on the map do not', () => {
    const match = done((g) => advanceTracks(g, force0(g.state)), {
      change: (battle) => {
        place(battle, '1120', [], { kind: 'carrier', level: 1, air: { turnaround: [1, 2, 3, 4, 5], all: 6, lost: 7 } });
        fly(battle, { owner: 0, points: 2 });
        fly(battle, { owner: 0, points: 3, wave: 'B', returning: 0 });
        fly(battle, { owner: 9, points: 3, returning: 1 });
      },
    });
    expect(force0(data(match)).air).toEqual({ turnaround: [3, 1, 2, 3, 4], all: 11, lost: 7 });
    expect(data(match).raids).toMatchObject([{ returning: -1 }, { owner: 9, returning: 1 }]);
  });
  test('rule 10.33: with no deck left to land on the points are lost', () => {
    const landing = (hits: number[], change: Partial<Force> = {}): Force =>
      force0(
        data(
          done((g) => advanceTracks(g, force0(g.state)), {
            change: (battle) => {
              place(battle, '1120', ['Zuikaku', 'Kongo'], { kind: 'carrier', level: 4, ...change });
              battle.japaneseHits[ship('Zuikaku')] = hits;
              fly(battle, { owner: 0, points: 3, returning: 0 });
            },
          }),
        ),
      );
    expect(landing([1, 1, 1]).air).toMatchObject({ turnaround: [3, 0, 0, 0, 0], lost: 0 });
    // All hits count, not only permanent ones.
    expect(landing([2, 1, 1]).air).toMatchObject({ turnaround: [0, 0, 0, 0, 0], lost: 3 });
    expect(landing([0, 0, 0], { kind: 'surface', level: 3 }).air.lost).toBe(3);
  });
  test('rule 10.33: one deck of several is enough, and of unknown ships one is taken for granted', () => {
    const match = done(() => undefined, {
      change: (battle) => {
        place(battle, '1120', ['Zuikaku', 'Chitose'], { kind: 'carrier', level: 4 });
        place(battle, '1120', [], { kind: 'carrier', level: 3, chit: '0/1', hits: [9, 9, 9] });
        battle.japaneseHits[ship('Zuikaku')] = [8, 0, 0];
      },
    });
    const state = data(match);
    expect(state.forces.map((force) => decksOut({ state }, force))).toEqual([false, false]);
  });
});

describe('net air value', () => {
  test('rules 9.25, 5.41: the value less points lost, in the air, returning and in servicing', () => {
    const change = (battle: Battle): void => {
      place(battle, '1120', [], {
        kind: 'carrier',
        level: 3,
        chit: '2/0',
        air: { turnaround: [1, 1, 4, 4, 4], all: 2, lost: 3 },
      });
      fly(battle, { owner: 0, points: 2 });
      fly(battle, { owner: 0, points: 2, returning: 1 });
    };
    expect(given([], (g) => netAirValue(g, force0(g.state)), { change })).toBe(18 - 3 - 2 - 2 - 2);
  });
  test('rules 9.26, 12.24: losses that belonged to a ruined carrier do not count', () => {
    const change = (battle: Battle): void => {
      place(battle, '1120', ['Shokaku', 'Zuikaku', 'Chitose'], {
        kind: 'carrier',
        level: 4,
        air: { turnaround: [1, 0, 0, 0, 0], all: 0, lost: 10 },
      });
      battle.japaneseHits[ship('Zuikaku')] = [0, 0, 5];
    };
    expect(given([], (g) => netAirValue(g, force0(g.state)), { change })).toBe(14 - 6 - 1);
  });
});
