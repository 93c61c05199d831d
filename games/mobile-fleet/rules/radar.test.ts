import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import {
  airOf,
  americanStrike,
  asked,
  flightOf,
  ISLANDS,
  JAPAN_GROUP,
  japaneseStrike,
  onto,
  type Scene,
  striking,
  US_GROUP,
  US_HEX,
} from './raids.testing.ts';
import { dataOf, heard, hex, order, pieces, place, see, type Table, unit, weaken } from './testing.ts';

/** Japanese aircraft fly from 0610 to Hornet in 1410, and radar sees them. */
const incoming = (units: string[], scene: Scene = {}): Table =>
  japaneseStrike(units, { ...scene, options: { radar: true, ...scene.options } });

/** The hex so many short of the target on the raid's way. */
const line = fleet.grid.line(hex('0610'), hex(US_HEX)).map(fleet.grid.label);
const short = (n: number): string => line.at(-1 - n) ?? '';
const fights = (match: Table): unknown[] =>
  (match.table.journal ?? []).flatMap(({ key, values }) => (key === 'raid met' ? [values?.['hex']] : []));

describe('radar', () => {
  it('rule 13.0a: fresh fighters on CAP may go one or two hexes out, onto the way of the raid', () => {
    const match = incoming(['Taiho DB'], { cap: ['VF-2/1'] });
    expect(asked(match, 'us')).toBe('radar: post');
    expect(pieces(match, 'us')).toEqual({ 'VF-2/1': [short(2), short(1)] });
    expect(whyNot(match, 'us', { hex: '0110' })?.reason.key).toBe('why radar off line');
    expect(whyNot(match, 'us', { hex: short(3) })?.reason.key).toBe('why radar hex too far');
  });

  it('rule 13.0a: not to where the raid takes off', () => {
    const match = incoming(['Taiho DB'], { cap: ['VF-2/1'], change: (data) => place(data, JAPAN_GROUP, '1210') });
    expect(fleet.grid.distance(hex('1210'), hex(US_HEX))).toBe(2);
    const between = fleet.grid.line(hex('1210'), hex(US_HEX))[1] ?? 0;
    expect(pieces(match, 'us')).toEqual({ 'VF-2/1': [fleet.grid.label(between)] });
  });

  it('rule 13.0a: aircraft from a base off the map enter it at its edge', () => {
    const match = striking(ISLANDS, {
      ready: ['761st AG'],
      cap: ['VF-2/1'],
      options: { radar: true },
      change: (data) => {
        data.own.landOrder = 'given';
        place(data, US_GROUP, '0627');
        see(data, US_GROUP, ARM.island);
      },
    });
    order(match, 'japan', onto('0627', ['761st AG']));
    expect(pieces(match, 'us')).toEqual({ 'VF-2/1': ['0628'] });
  });

  it('rule 13.0a: nobody has to, and those that stay fight over the target at full strength', () => {
    const match = incoming(['Taiho DB'], { cap: ['VF-2/1'] });
    order(match, 'us', {}, 1);
    expect(fights(match)).toEqual([US_HEX]);
    expect(airOf(match, 'VF-2/1').weak).toBe(false);
  });

  it('rule 13.0a: the US is asked whoever is on patrol, so that Japan learns nothing', () => {
    const match = incoming(['Taiho DB']);
    expect(asked(match, 'us')).toBe('radar: post');
    order(match, 'us', {});
    expect(asked(match, 'japan')).toBe('raid: place');
    const off = incoming(['Taiho DB'], { options: { radar: false } });
    expect(asked(off, 'japan')).toBe('raid: place');
  });

  it('rule 13.0b: they turn to their fatigued side', () => {
    const match = incoming(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1'] });
    order(match, 'us', { 'VF-2/1': short(2) }, 6);
    expect(airOf(match, 'VF-2/1')).toEqual({ at: 'cap', weak: true });
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on bombers')?.roll;
    expect(roll?.chart).toMatchObject({ column: '2-3', modified: 7, result: 1 });
  });

  it('rule 13.0c: fatigued fighters are not sent out, nor those out already', () => {
    const match = incoming(['Taiho DB'], { cap: ['VF-2/1'], change: (data) => weaken(data, 'VF-2/1') });
    expect(pieces(match, 'us')).toEqual({});
    expect(whyNot(match, 'us', { piece: 'VF-2/1' })?.reason.key).toBe('why radar tired');
  });

  it('rule 13.0d: they fight the raid out there, before it meets the CAP over its target', () => {
    const match = incoming(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1', 'VF-2/2'] });
    order(match, 'us', { 'VF-2/1': short(2) }, 1, 1);
    expect(fights(match)).toEqual([short(2), US_HEX]);
  });

  it('rule 13.0d: those farther out meet it first', () => {
    const match = incoming(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1', 'VF-2/2'] });
    order(match, 'us', { 'VF-2/1': short(1), 'VF-2/2': short(2) }, 1, 1);
    expect(fights(match)).toEqual([short(2), short(1)]);
  });

  it('rule 13.0d: an escort that fought out there is not there for the next fight', () => {
    const match = incoming(['Taiho F', 'Taiho DB'], { cap: ['VF-2/1', 'VF-2/2'] });
    order(match, 'us', { 'VF-2/1': short(2) }, 1, 1, 4);
    // Escort and patrol out there, then the patrol over the target against the dive bombers alone.
    expect(airOf(match, 'Taiho DB').weak).toBe(true);
    expect(flightOf(match, 'Taiho F')?.engaged).toBe(true);
  });

  it('rule 13.0e: where they wait over the target, their fight still comes first', () => {
    const match = incoming(['Taiho DB', 'Taiho T'], {
      cap: ['VF-2/1', 'VF-15/1'],
      change: (data) => place(data, 'TG 58.4', '1509'),
    });
    order(match, 'us', { 'VF-15/1': US_HEX }, 1, 1);
    const met = (match.table.journal ?? []).flatMap(({ key, values }) => (key === 'raid met' ? [values?.['n']] : []));
    expect([fights(match), met]).toEqual([
      [US_HEX, US_HEX],
      [1, 1],
    ]);
    expect(dataOf(match).raid?.met).toEqual([unit('VF-15/1'), unit('VF-2/1')]);
  });

  it('rule 13.0f: they stay out, and meet the next raid that enters their hex or one next to it', () => {
    const scene = { cap: ['VF-2/1'], options: { radar: true } };
    const match = striking(JAPAN_GROUP, { ...scene, ready: ['Taiho DB', 'Taiho T'] });
    order(match, 'japan', onto(US_HEX, ['Taiho DB']));
    order(match, 'us', { 'VF-2/1': short(2) }, 1);
    expect(dataOf(match).airPost[unit('VF-2/1')]).toBe(hex(short(2)));
    order(match, 'japan', onto('sea 0', ['Taiho DB']), 1, 1);
    order(match, 'japan', onto(US_HEX, ['Taiho T']));
    expect(pieces(match, 'us')).toEqual({});
    expect(whyNot(match, 'us', { piece: 'VF-2/1' })?.reason.key).toBe('why radar posted');
    order(match, 'us', {}, 1);
    expect(fights(match)).toEqual([short(2), short(2)]);
  });

  it('rule 13.0f: a raid that passes farther off does not meet them', () => {
    const posted = (at: string) => {
      const match = incoming(['Taiho DB'], {
        cap: ['VF-2/1'],
        change: (data) => {
          data.airPost[unit('VF-2/1')] = hex(at);
          weaken(data, 'VF-2/1');
        },
      });
      order(match, 'us', {}, ...(at === '1512' ? [] : [1]));
      return fights(match);
    };
    expect(fleet.grid.distance(hex('1509'), hex(US_HEX))).toBe(1);
    expect(posted('1509')).toEqual(['1509']);
    expect(fleet.grid.distance(hex('1512'), hex(US_HEX))).toBeGreaterThan(1);
    expect(posted('1512')).toEqual([]);
  });

  it('rule 13.0g: a bomber that CAP destroys delivers nothing', () => {
    const match = incoming(['Junyo T'], { japan: ['Junyo'], cap: ['VF-2/1', 'VF-2/2'], options: { ordnance: true } });
    order(match, 'us', onto(short(1), ['VF-2/1', 'VF-2/2']), 9);
    expect(airOf(match, 'Junyo T').at).toBe('lost');
    expect(heard(match)).not.toContain('air unit doomed');
    expect(heard(match)).toContain('raid spent');
  });

  it('rule 13.0h: Japanese fighters are not sent out', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'], options: { radar: true } }, 1);
    expect(fights(match)).toEqual(['0610']);
    expect(asked(match, 'japan')).toBeNull();
  });

  it('rule 13.0i: only the aircraft that pass meet them', () => {
    // From Yap in the south and from Iwo Jima in the north to 1410.
    const match = striking(ISLANDS, {
      us: ['Hornet'],
      ready: ['523rd AG/2', '521st AG/3'],
      cap: ['VF-2/1'],
      options: { radar: true },
      change: (data) => {
        data.own.landOrder = 'given';
        see(data, US_GROUP, ARM.island);
      },
    });
    order(match, 'japan', onto(US_HEX, ['523rd AG/2', '521st AG/3']));
    const south = fleet.grid.line(hex('1725'), hex(US_HEX)).map(fleet.grid.label).at(-3) ?? '';
    order(match, 'us', { 'VF-2/1': south }, 6);
    expect(airOf(match, '523rd AG/2').weak).toBe(true);
    expect(airOf(match, '521st AG/3').weak).toBe(false);
  });
});
