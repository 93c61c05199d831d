import { describe, expect, test } from 'vitest';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { type Battle, FROM_GUAM } from '../data/state.ts';
import { moveRaids } from './raidFlight.ts';
import { fly } from './raids.testing.ts';
import { data, done, place, type Table, told } from './testing.ts';

const hex = grid.mustHex;
const flight = (change: (battle: Battle) => void, ...dice: number[]): Table => done(moveRaids, { change, dice });
const at = (match: Table): string[] =>
  data(match).raids.map((raid) => (raid.hex === OFF ? 'back' : grid.label(raid.hex)));

describe('raids in flight', () => {
  test('rules 10.23, 10.22: two hexes straight at the target, all of the raid', () => {
    const match = flight((battle) => void fly(battle, { hex: hex('1114'), points: 9 }));
    expect(at(match)).toEqual(['1112']);
    expect(data(match).raids).toMatchObject([{ points: 9 }]);
    expect(told(match)).toEqual(['Raid 1-A flies from 1114 to 1112.']);
  });
  test('rules 10.23, 10.22: it stops where its target is, and raids that meet stay what they are', () => {
    const match = flight((battle) => {
      fly(battle, { hex: hex('1111') });
      fly(battle, { hex: hex('1110') });
      fly(battle, { hex: hex('1109') });
    });
    expect(at(match)).toEqual(['1109', '1109', '1109']);
  });
  test('rule 10.23: American aircraft do not hold it up', () => {
    const match = flight((battle) => {
      fly(battle, { hex: hex('1114') });
      for (const mission of [0, 1])
        Object.assign(battle.missions[mission] as object, { kind: 'intercept', hex: hex('1113') });
    });
    expect(at(match)).toEqual(['1112']);
  });
  test('rule 10.23: of two hexes equally straight chance takes one', () => {
    const ends = [1, 2].map((die) => {
      // Three hexes east and one south-east: after two the line runs between two hexes.
      const match = flight((battle) => {
        fly(battle, { hex: hex('1113') });
        (battle.groups[0] as { hex: number }).hex = hex('1210');
      }, die);
      return at(match)[0];
    });
    expect(new Set(ends)).toEqual(new Set(['1111', '1212']));
  });
  test('rule 10.23: it follows its target', () => {
    const match = flight((battle) => {
      fly(battle, { hex: hex('1114'), target: 1 });
      (battle.groups[1] as { hex: number }).hex = hex('1118');
    });
    expect(at(match)).toEqual(['1116']);
  });
  test('rule 10.23: with its target gone it turns on the nearest group with carriers', () => {
    const match = flight((battle) => {
      fly(battle, { hex: hex('1114'), target: 3 });
      battle.groups.forEach((group, n) => void (group.hex = n === 1 ? hex('1118') : n === 4 ? hex('1115') : OFF));
    });
    expect(at(match)).toEqual(['1116']);
    expect(data(match).raids).toMatchObject([{ target: 1 }]);
    const others = flight((battle) => {
      fly(battle, { hex: hex('1114'), target: 3 });
      battle.groups.forEach((group, n) => void (group.hex = n === 4 ? hex('1115') : OFF));
    });
    expect(at(others)).toEqual(['1115']);
  });
  test('rule 10.23: with nothing left to attack it goes home', () => {
    const match = flight((battle) => {
      place(battle, '1120', [], { kind: 'carrier', level: 1, chit: 'Carrier' });
      fly(battle, { owner: 0, hex: hex('1114') });
      battle.groups.forEach((group) => void (group.hex = OFF));
    });
    expect(data(match).raids).toMatchObject([{ hex: OFF, returning: 1 }]);
  });
  test('rule 10.231: a raid that has just appeared waits, and one on the return track does not fly', () => {
    const match = flight((battle) => {
      fly(battle, { hex: hex('1114'), since: 0 });
      fly(battle, { hex: OFF, returning: 2 });
    });
    expect(at(match)).toEqual(['1114', 'back']);
    expect(data(match).raids).toMatchObject([{}, { returning: 2 }]);
  });
});

describe('back to Guam', () => {
  const home = (from: string) =>
    flight((battle) => {
      battle.guam.turnaround = [1, 0, 0, 0, 0];
      fly(battle, {
        owner: FROM_GUAM,
        land: true,
        source: GUAM_HEX,
        target: -1,
        hex: hex(from),
        points: 4,
        fighters: 1,
      });
    });
  test('rules 11.28, 11.22: on the map, two hexes a segment', () => {
    expect(at(home('1411'))).toEqual(['1409']);
  });
  test('rules 11.29, 2.24, 10.14: over Guam its points land, whatever they were', () => {
    const match = home('1409');
    expect(data(match).raids).toEqual([]);
    expect(data(match).guam.turnaround).toEqual([5, 0, 0, 0, 0]);
    expect(data(home('1408')).raids).toEqual([]);
  });
  test('rule 11.22: an outbound raid of Guam moves with the others', () => {
    const match = flight((battle) => void fly(battle, { owner: FROM_GUAM, land: true, hex: hex('1113') }));
    expect(at(match)).toEqual(['1111']);
  });
});
