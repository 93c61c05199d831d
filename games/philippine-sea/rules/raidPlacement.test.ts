import { describe, expect, test } from 'vitest';
import { grid, GUAM_HEX } from '../data/map.ts';
import type { Battle, MissionKind } from '../data/state.ts';
import { turnAt } from './clock.ts';
import { along, interceptorsOverGuam, placeBehind, placeByRadar, placeGuamRaid } from './raidPlacement.ts';
import { given } from './testing.ts';

const hex = grid.mustHex;
const label = (at: number): string => grid.label(at);
/** Where radar finds a raid from there on task group 58.1 at 1109. */
const found = (source: string, dice: number[], change?: (battle: Battle) => void): string =>
  label(given(dice, (g) => placeByRadar(g, hex(source), 0), change ? { change } : {}));
const send =
  (kind: MissionKind, at: string, groups = 0) =>
  (battle: Battle): void =>
    void Object.assign(battle.missions[0] as object, { kind, hex: kind === 'patrol' ? -1 : hex(at), groups });

describe('where a raid appears', () => {
  test('rule 10.21: so many hexes from the target as the die says, on the straight line from the source', () => {
    expect([1, 2, 3, 4, 5, 8, 9, 10].map((die) => found('1120', [die]))).toEqual([
      '1111',
      '1111',
      '1112',
      '1112',
      '1113',
      '1113',
      '1114',
      '1114',
    ]);
  });
  test('rule 10.21: at dusk radar finds it later', () => {
    const dusk = (battle: Battle): void => void Object.assign(battle, { turn: turnAt(19, '1850'), phase: 2 });
    expect([1, 3, 7].map((die) => found('1120', [die], dusk))).toEqual(['1110', '1111', '1113']);
    const day = (battle: Battle): void => void Object.assign(battle, { turn: turnAt(19, '1850'), phase: 1 });
    expect(found('1120', [3], day)).toBe('1112');
  });
  test('rules 10.21, 11.26: a source that is nearer is where it appears', () => {
    expect(found('1112', [10])).toBe('1112');
    expect(found('1111', [1])).toBe('1111');
    expect(found('1113', [9])).toBe('1113');
  });
  test('rule 10.21: of two hexes on the line the one without American aircraft, else either by chance', () => {
    // From 0309 straight south: at three hexes the line runs between two hexes.
    const both = along(hex('1109'), hex('0309'), 3);
    expect(both.map(label).toSorted()).toEqual(['0809', '0810']);
    const picks = [1, 2].map((pick) => found('0309', [3, pick]));
    expect(picks.toSorted()).toEqual(['0809', '0810']);
    expect(found('0309', [3], send('strike', '0809'))).toBe('0810');
    expect(found('0309', [3], send('intercept', '0810'))).toBe('0809');
    const searching = (battle: Battle): void =>
      void battle.searches.push({
        id: 0,
        narrow: false,
        origin: hex('1109'),
        goal: hex('0109'),
        hex: hex('0810'),
        homeward: false,
        group: 0,
        out: 3,
      });
    expect(found('0309', [3], searching)).toBe('0809');
    const overBoth = (battle: Battle): void => {
      send('strike', '0809')(battle);
      Object.assign(battle.missions[1] as object, { kind: 'strike', hex: hex('0810') });
    };
    expect(found('0309', [3, 1], overBoth)).toBe(picks[0]);
  });
  test('rule 10.24: the second wave is two hexes behind the first, and not behind its source', () => {
    const behind = (first: string, source: string, ...dice: number[]): string =>
      label(given(dice, (g) => placeBehind(g, hex(first), hex(source))));
    expect(behind('1113', '1120')).toBe('1115');
    expect(behind('1119', '1120')).toBe('1120');
    expect(behind('1120', '1120')).toBe('1120');
    expect(behind('0909', '0309')).toBe('0709');
  });
});

describe('over Guam', () => {
  test('rules 11.26, 11.27: with American interceptors over it the raid appears there, without a die', () => {
    const at = (dice: number[], change: (battle: Battle) => void): number =>
      given(dice, (g) => placeGuamRaid(g, 0, interceptorsOverGuam(g.state)), { change });
    expect(at([], send('intercept', '1407'))).toBe(GUAM_HEX);
    // Guam is four hexes from 1109.
    const away = at([3], send('strike', '1407'));
    expect(grid.distance(away, hex('1109'))).toBe(3);
    expect(at([10], send('intercept', '1408'))).toBe(GUAM_HEX);
  });
  test('rule 11.27: only interceptors count', () => {
    const over = (kind: MissionKind): boolean =>
      given([], ({ state }) => interceptorsOverGuam(state), { change: send(kind, '1407', 1) });
    expect([over('intercept'), over('strike'), over('patrol')]).toEqual([true, false, false]);
  });
});
