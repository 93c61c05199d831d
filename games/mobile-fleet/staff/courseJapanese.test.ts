import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import { COLUMN, grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { dummy, hex, join, marker, place, put, see } from '../rules/testing.ts';
import { OZAWA, TOYODA } from './admirals.ts';
import { report, sails } from './staff.testing.ts';

const TARGET = '2510';
const far = (from: string, to = TARGET): number => grid.distance(hex(from), hex(to));

/** The Mobile Fleet off TG 58.1, on a turn. */
const off =
  (from: string, turn: number, change: (data: MobileTheater) => void = () => {}) =>
  (data: MobileTheater): void => {
    clearMap(data);
    data.turn = turn;
    place(data, 'Mobile Fleet', from);
    for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
    place(data, 'TG 58.1', TARGET);
    report(data, 'TG 58.1', 2, 2, 0, 3, 2, 4);
    change(data);
  };
const found = (data: MobileTheater): void => see(data, 'TG 58.1', ARM.carrier);

describe('what Japanese formations sail for', () => {
  it('until it is time they stay out of the reach of US carriers', () => {
    const { hex: end, why } = sails('Mobile Fleet', OZAWA, off('0510', 2));
    expect([far(end) > 16, why]).toEqual([true, 'stand off']);
  });

  it('the turn before they come near enough for the strike', () => {
    const { hex: end, why } = sails('Mobile Fleet', OZAWA, off('0610', 6));
    expect([far(end), why]).toEqual([15, 'approach']);
  });

  it('they strike from as far off as their aircraft fly', () => {
    const { hex: end, why } = sails('Mobile Fleet', OZAWA, off('1010', 7, found));
    expect([far(end), why]).toEqual([12, 'close to strike']);
  });

  it('they go for what their own search planes found, and nothing else', () => {
    const seen = off('1010', 7, (data) => see(data, 'TG 58.1', ARM.island | ARM.submarine));
    expect(sails('Mobile Fleet', OZAWA, seen).why).toBe('approach');
  });

  it('where nobody was found in time, they close to where searches do better', () => {
    const { hex: end } = sails('Mobile Fleet', OZAWA, off('1210', 8));
    expect(far(end)).toBe(10);
  });

  it('Toyoda strikes a turn before Ozawa does', () => {
    // Out of their own reach, so that nobody is pressed.
    expect(sails('Mobile Fleet', OZAWA, off('0810', 6)).hex).not.toBe(
      sails('Mobile Fleet', TOYODA, off('0810', 6)).hex,
    );
    expect(far(sails('Mobile Fleet', TOYODA, off('0810', 6)).hex)).toBe(13);
  });

  it('US carriers that could strike first are struck at once', () => {
    const { why } = sails('Mobile Fleet', OZAWA, off('0910', 3, found));
    expect(why).toBe('close to strike');
  });

  it('once they have struck they run west', () => {
    const { hex: end, why } = sails(
      'Mobile Fleet',
      OZAWA,
      off('1210', 7, (data) => {
        found(data);
        data.own.struck = true;
        for (const unit of JAPANESE_CARRIER_UNITS) data.airAt[unit] = 'flown';
      }),
    );
    expect([far(end), (COLUMN[hex(end)] as number) < 12, why]).toEqual([17, true, 'withdraw']);
  });

  it('running, they take the way that leaves them room, and are not caught in a pocket of the map', () => {
    const running = (data: MobileTheater): void => {
      data.own.struck = true;
      for (const unit of JAPANESE_CARRIER_UNITS) data.airAt[unit] = 'flown';
      place(data, 'TG 58.1', '0914');
    };
    const { hex: end } = sails('Mobile Fleet', OZAWA, off('0114', 10, running));
    expect([end !== '0114', far(end, '0914') >= 8]).toEqual([true, true]);
  });

  it('running, they keep clear of guns that are stronger than theirs', () => {
    const running = (guns: boolean) => (data: MobileTheater) => {
      data.own.struck = true;
      for (const unit of JAPANESE_CARRIER_UNITS) data.airAt[unit] = 'flown';
      if (guns) place(data, 'TG 58.7', '0812');
    };
    const gap = (guns: boolean): number => far(sails('Mobile Fleet', OZAWA, off('1010', 7, running(guns))).hex, '0812');
    expect(gap(true)).toBeGreaterThan(gap(false));
  });

  it('the van sails ahead of the main body, if the admiral has one', () => {
    const van = (data: MobileTheater): void => void place(data, 'Force C', '0810');
    const range = (id: string, admiral = OZAWA): number => far(sails(id, admiral, off('0810', 6, van)).hex);
    expect(range('Mobile Fleet') - range('Force C')).toBe(2);
    expect(range('Mobile Fleet', { ...OZAWA, van: false }) - range('Force C', { ...OZAWA, van: false })).toBe(0);
  });

  it('decoys keep apart from the others', () => {
    const decoy = off('0710', 4, (data) => void dummy(data, 'Force H', '0710'));
    const { hex: end, why } = sails('Force H', OZAWA, decoy);
    expect([far(end, '0710') >= 3, why]).toEqual([true, 'decoy']);
  });

  it('with nobody in sight, they come on as far as they would if he lay off Saipan (15.7)', () => {
    const blind = (data: MobileTheater): void => void Object.assign(data.markers[marker('TG 58.1')] ?? {}, { hex: -1 });
    const { hex: end, why } = sails('Mobile Fleet', OZAWA, off('0312', 1, blind));
    expect([far(end, '0312'), why]).toEqual([4, 'nobody known']);
    expect(sails('Mobile Fleet', OZAWA, off('1012', 1, blind)).hex).toBe('1012');
  });

  it('ships without carriers speak of none when they run', () => {
    const alone = off('1210', 7, (data) => {
      data.own.struck = true;
      clearMap(data);
      put(data, 'Force H', 'Kongo');
      place(data, 'Force H', '1210');
      place(data, 'TG 58.1', TARGET);
    });
    expect(sails('Force H', OZAWA, alone).why).toBe('ships withdraw');
  });

  it('with no carriers known, they look for them', () => {
    const { why } = sails(
      'Mobile Fleet',
      OZAWA,
      off('0610', 4, (data) => report(data, 'TG 58.1', 0, 0, 4, 3, 2, 4)),
    );
    expect(why).toBe('look for them');
  });
});
