import { describe, expect, test } from 'vitest';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { type Battle, FROM_GUAM } from '../data/state.ts';
import { turnAt } from './clock.ts';
import { activateGuam, guamNetValue, guamReady } from './guam.ts';
import { fly } from './raids.testing.ts';
import { data, done, events, given, place, type Table, told } from './testing.ts';

const hex = grid.mustHex;
/** Task group 58.1 alone at 1109, four hexes from Guam, at 0930: one more for the range. */
const guam =
  (change?: (battle: Battle) => void) =>
  (battle: Battle): void => {
    battle.turn = turnAt(19, '0930');
    battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
    battle.guam.value = 6;
    change?.(battle);
  };
const activated = (dice: number[], change?: (battle: Battle) => void): Table =>
  done(activateGuam, { change: guam(change), dice });
const intercept = (battle: Battle): void =>
  void Object.assign(battle.missions[0] as object, { kind: 'intercept', hex: GUAM_HEX });

describe('Guam', () => {
  test('rules 11.12, 11.22, 11.24, 2.24: it finds a target and launches by its air value', () => {
    const match = activated([4, 5, 3]);
    expect(data(match).raids).toMatchObject([
      { owner: FROM_GUAM, land: true, points: 3, source: GUAM_HEX, target: 0, fighters: -1, returning: -1 },
    ]);
    expect(grid.distance(data(match).raids[0]?.hex ?? -1, hex('1109'))).toBe(3);
    expect(guamReady(data(match))).toBe(3);
    expect(told(match).at(-1)).toMatch(/^Radar: the raid from Guam, 3 points, at \d{4}, 3 hexes from TG 58.1.$/);
    expect(data(activated([3])).raids).toEqual([]);
  });
  test("rule 11.21: the air value is the scenario's", () => {
    const match = activated([4, 5, 3], (battle) => void (battle.guam.value = 15));
    expect(data(match).raids).toMatchObject([{ points: 9 }]);
    expect(data(match).guam.value).toBe(15);
  });
  test('rule 11.23: with a raid out, going or returning, its chit does nothing', () => {
    for (const target of [0, -1]) {
      const match = activated([], (battle) => {
        battle.guam.turnaround = [1, 0, 0, 0, 0];
        fly(battle, { owner: FROM_GUAM, land: true, target });
      });
      expect(data(match).raids).toHaveLength(1);
      expect(data(match).guam.turnaround).toEqual([1, 0, 0, 0, 0]);
      expect(told(match)).toEqual(['Guam waits for its raid to return.']);
    }
  });
  test('rule 11.24: lost points and those that cannot fly so far do not count; below three nothing is launched', () => {
    const net = (range: number): number =>
      given([], ({ state }) => guamNetValue(state, range), {
        change: guam((battle) => {
          battle.guam = { value: 20, turnaround: [1, 1, 2, 3, 4], lost: 5 };
        }),
      });
    expect([0, 3, 4, 7, 8, 11, 12].map(net)).toEqual([13, 13, 11, 11, 8, 8, 4]);
    const spent = activated([], (battle) => void (battle.guam.lost = 4));
    expect(told(spent)).toEqual(['Guam has too few aircraft for a raid.']);
    expect(data(activated([4, 1, 3], (battle) => void (battle.guam.lost = 3))).raids).toMatchObject([{ points: 2 }]);
    // Three there are, but only for three hexes.
    const near = activated([4], (battle) => {
      battle.guam = { value: 6, turnaround: [0, 0, 3, 0, 0], lost: 3 };
    });
    expect(data(near).raids).toEqual([]);
  });
  test('rules 11.24, 11.11: the reduction chart is not used, and available points fly', () => {
    // Net 5 of 8: three lost would cost two points more.
    const match = activated([4, 10, 3], (battle) => {
      battle.guam = { value: 8, turnaround: [0, 0, 0, 2, 0], lost: 3 };
    });
    expect(data(match).raids).toMatchObject([{ points: 5 }]);
    expect(data(match).guam.turnaround).toEqual([0, 0, 0, 0, 0]);
    expect(guamReady(data(match))).toBe(0);
  });
  test('rule 11.25: hour and range count as for others, American advantage and veterans do not', () => {
    const match = activated([3], (battle) => {
      battle.rules.greatBattle = true;
      place(battle, '1407', [], { advantage: true });
    });
    const [roll] = events(match, 'kernel.roll');
    expect(roll?.roll?.chart).toMatchObject({ natural: 3, modified: 4 });
    const early = activated([5], (battle) => void (battle.turn = turnAt(19, '0650')));
    expect(events(early, 'kernel.roll')[0]?.roll?.chart).toMatchObject({ modified: 4 });
  });
  test('rule 11.26: two waves are one raid', () => {
    const match = activated([4, 6, 3], (battle) => void (battle.guam.value = 15));
    expect(data(match).raids).toMatchObject([{ points: 10, wave: 'A' }]);
  });
  test('rules 11.27, 11.26: interceptors over it take two from the die, and the raid appears under them', () => {
    expect(data(activated([5], intercept)).raids).toEqual([]);
    const match = activated([6, 5], intercept);
    expect(data(match).raids).toMatchObject([{ hex: GUAM_HEX, since: 12, caught: true }]);
    // Without them radar may find it there too: that is not under anybody's guns.
    const [unseen] = data(activated([4, 5, 10])).raids;
    expect([unseen?.hex, unseen?.caught]).toEqual([GUAM_HEX, undefined]);
  });
  test('rule 11.29: at its activation what has landed goes on box by box, until it is available at all ranges', () => {
    const ready: number[] = [];
    done(
      (g) => {
        for (let n = 0; n < 5; n++) {
          ready.push(guamNetValue(g.state, 12));
          activateGuam(g);
        }
        ready.push(guamNetValue(g.state, 12));
      },
      {
        change: guam((battle) => {
          battle.guam = { value: 2, turnaround: [2, 0, 0, 0, 0], lost: 0 };
        }),
      },
    );
    expect(ready).toEqual([0, 0, 0, 0, 0, 2]);
  });
  test("rule 11.24: the rolls of a raid that does not come are nobody's to see", () => {
    for (const { to } of activated([1]).table.journal ?? []) expect(to).toEqual([]);
  });
});
