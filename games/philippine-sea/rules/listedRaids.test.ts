import { describe, expect, test } from 'vitest';
import { grid, OFF } from '../data/map.ts';
import { type Battle, LISTED } from '../data/state.ts';
import { sendListed } from './listedRaids.ts';
import { data, done, told } from './testing.ts';

const hex = grid.mustHex;
const A = { phase: 0, points: 10, wave: 'A' as const, source: hex('1120'), hex: OFF };
const listed =
  (raids: Battle['rules']['listed']) =>
  (battle: Battle): void => {
    battle.rules.listed = raids;
    battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
  };

describe('raids that a scenario sends', () => {
  test('rule 10.21: in their phase, where the scenario says', () => {
    const match = done(sendListed, {
      change: listed([
        { ...A, hex: hex('1114') },
        { ...A, phase: 1 },
      ]),
    });
    expect(data(match).raids).toMatchObject([{ owner: LISTED, points: 10, hex: hex('1114'), target: 0, since: 0 }]);
    expect(told(match)).toEqual(['Radar: Raid 1-A, 10 points, at 1114, 5 hexes from TG 58.1.']);
  });
  test('rules 10.21, 10.24: or where radar finds them, a second wave behind the first', () => {
    const match = done(sendListed, { change: listed([A, { ...A, wave: 'B', points: 6 }]), dice: [5] });
    expect(data(match).raids).toMatchObject([
      { hex: hex('1113'), wave: 'A', points: 10 },
      { hex: hex('1115'), wave: 'B', points: 6 },
    ]);
  });
  test('rule 10.1B: at the nearest group, of several the one with the most carriers', () => {
    const match = done(sendListed, {
      change: (battle) => {
        listed([{ ...A, hex: hex('1114') }])(battle);
        (battle.groups[2] as { hex: number }).hex = hex('1110');
        (battle.groups[3] as { hex: number }).hex = hex('1110');
      },
    });
    expect(data(match).raids).toMatchObject([{ target: 2 }]);
  });
  test('rule 10.1B: with no ship at sea none comes', () => {
    const match = done(sendListed, {
      change: (battle) => {
        listed([A])(battle);
        battle.groups.forEach((group) => void (group.hex = OFF));
      },
    });
    expect(data(match).raids).toEqual([]);
  });
});
