import { whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { type Battle, LANDED, type Mission, READY, SERVICING } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { airOperations, operations } from './airOperations.ts';
import { turnAt } from './clock.ts';
import { fly, hex, ship, spot, whereIs } from './decks.testing.ts';
import { AFTER, choices, data, now, order, place, playing, refused, type Table } from './testing.ts';

const segment = (change: (battle: Battle) => void = () => undefined): Table =>
  playing(airOperations, {}, operations, { change });
const flight = (match: Table, display = 0): Mission => data(match).missions[display]!;
const at = (match: Table, ...ids: string[]): string[] => ids.map((id) => whereIs(data(match), id));

describe('the air operations segment', () => {
  test('rule 6.23: launch, raise, service and lower, group by group, and land when all are done', () => {
    const match = segment((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY, 'Essex SB2C 1': SERVICING });
      spot(battle, 'Langley', { 'Langley F6F 1': LANDED });
      fly(battle, 0, 'intercept', '1109', ['Cowpens F6F 1', 'Cowpens F6F 2'], { groups: 1 << 3 });
    });
    expect(choices(match)).toEqual([0, 1, 2, 3]);
    order(match, [3]);
    expect(now(match)).toBe('deck operations: launch');
    order(match, { 'Essex F6F 1': 'new intercept 1' });
    expect(now(match)).toBe('deck operations: raise');
    order(match, { 'Essex SB2C 1': 'Essex ready' });
    expect(now(match)).toBe('deck operations: lower');
    order(match, { 'Essex SB2C 2': 'Essex servicing', 'Langley F6F 1': 'Langley hangar' });
    expect(now(match)).toBe('launch move: hex');
    order(match, hex('1109'));
    expect(now(match)).toBe('landing: units');
    // 6.28: Essex has launched; Langley has not, and its deck is clear now.
    expect(refused(match, { 'Cowpens F6F 1': 'Essex' })).not.toBeNull();
    order(match, { 'Cowpens F6F 1': 'Cowpens' });
    expect(at(match, 'Essex F6F 1', 'Essex SB2C 1', 'Essex SB2C 2', 'Langley F6F 1', 'Cowpens F6F 1')).toEqual([
      'mission 1',
      'Essex ready',
      'Essex servicing',
      'Langley hangar',
      'Cowpens landed',
    ]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 6.28: one carrier of a group may launch while another lands', () => {
    const match = segment((battle) => {
      spot(battle, 'Langley');
      fly(battle, 0, 'intercept', '1109', ['Langley F6F 1'], { groups: 1 << 3 });
    });
    order(match, [3]);
    order(match, { 'Essex F6F 1': 'new patrol 1' });
    for (const step of ['raise', 'lower']) {
      expect(now(match)).toBe(`deck operations: ${step}`);
      order(match, {});
    }
    order(match, { 'Langley F6F 1': 'Langley' });
    expect(at(match, 'Langley F6F 1')).toEqual(['Langley landed']);
  });

  test('rule 6.23: groups that do nothing are passed over, and there is nothing to ask of those that cannot', () => {
    const quiet = segment();
    order(quiet, []);
    expect(now(quiet)).toBe(AFTER);
    const burning = segment((battle) => {
      for (const name of ['Essex', 'Langley', 'Cowpens']) battle.fires[ship(name)] = [1];
    });
    expect(choices(burning)).toEqual([0, 1, 2]);
    expect(whyNot(burning, 'us', { piece: 'group 3' })?.reason.key).toBe('why no deck work');
    expect(choices(burning)).not.toContain(4);
    const none = segment((battle) => CARRIERS.forEach((_, carrier) => (battle.deckDown[carrier] = 1)));
    expect(now(none)).toBe(AFTER);
  });

  test('rule 4.42: a new mission may fly one hex at once for a point, and only then', () => {
    const launched = (change: (battle: Battle) => void = () => undefined): Table => {
      const match = segment(change);
      order(match, [3]);
      order(match, { 'Essex F6F 1': 'new intercept 1', 'Essex F6F 2': 'new patrol 1' });
      order(match, {});
      order(match, {});
      return match;
    };
    const match = launched();
    expect(now(match)).toBe('launch move: hex');
    expect(new Set(choices(match))).toEqual(new Set(grid.within(hex('1109'), 1)));
    expect(choices(match)[0]).toBe(hex('1109'));
    expect(whyNot(match, 'us', { hex: '1111' })?.rule).toBe('4.42');
    order(match, hex('1110'));
    expect(flight(match)).toMatchObject({ hex: hex('1110'), fuel: 15, moved: true });
    const stays = launched();
    order(stays, hex('1109'));
    expect(flight(stays)).toMatchObject({ hex: hex('1109'), fuel: 16, moved: false });
    // 4.36 holds for it as well.
    const barred = launched((battle) => void place(battle, '1110'));
    expect(choices(barred)).not.toContain(hex('1110'));
    expect(whyNot(barred, 'us', { hex: '1110' })?.rule).toBe('4.36');
    // A mission launched in an earlier phase is not asked.
    const old = segment((battle) => fly(battle, 0, 'intercept', '1112', ['Essex F6F 1'], { fresh: true }));
    order(old, []);
    expect([now(old), flight(old).fresh]).toEqual([AFTER, false]);
  });

  test('rules 4.14, 4.31, 6.12: groups in one hex form a mission together; other hexes do not', () => {
    const match = segment((battle) => void (battle.groups[2]!.hex = hex('1110')));
    order(match, [0, 3, 2]);
    order(match, { 'Hornet F6F 1': 'new intercept 1' });
    order(match, {});
    order(match, {});
    order(match, { 'Essex F6F 1': 'mission 0' });
    order(match, {});
    order(match, {});
    expect(flight(match)).toMatchObject({ groups: 0b1001, hex: hex('1109'), fuel: 16 });
    expect(refused(match, { 'Lexington F6F 1': 'mission 0' })).not.toBeNull();
    order(match, {});
    order(match, {});
    order(match, {});
    order(match, hex('1110'));
    expect(flight(match).fuel).toBe(15);
  });

  test('rules 6.43, 6.432: at night the lights are asked about before anything lands', () => {
    const night = (battle: Battle): void => {
      Object.assign(battle, { turn: turnAt(19, '2010'), phase: 1 });
      spot(battle, 'Essex');
      fly(battle, 0, 'strike', '1109', ['Essex SB2C 1'], { fuel: 3 });
    };
    const lit = segment(night);
    expect(now(lit)).toBe('air operations: lights');
    order(lit, [hex('1109')]);
    order(lit, []);
    order(lit, { 'Essex SB2C 1': 'Essex' });
    expect(at(lit, 'Essex SB2C 1')).toEqual(['Essex landed']);
    const dark = segment(night);
    order(dark, []);
    order(dark, []);
    order(dark, { 'Essex SB2C 1': 'Essex' }, 8);
    expect(at(dark, 'Essex SB2C 1')).toEqual(['lost at fleet']);
  });
});
