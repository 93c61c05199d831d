import { at } from '@point-option/chit-pull';
import { decide, procedure, whyNot } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { words } from '../words.ts';
import { flyPatrol, patrolling } from './patrol.ts';
import { ISLANDS, JAPAN_GROUP, JAPAN_HEX, striking, US_GROUP, US_HEX } from './raids.testing.ts';
import { clearMap, moving } from './sailing.testing.ts';
import {
  AFTER,
  cap,
  choices,
  choicesOf,
  dataOf,
  hex,
  join,
  marker,
  now,
  order,
  pieces,
  place,
  playing,
  see,
  ship,
  type Standing,
  type Table,
} from './testing.ts';

const WIND: Standing = { options: { wind: true } };
const southeast = (from: number): number => grid.neighbour(from, grid.direction('SE'));
/** The hex south of Saipan where Task Force 58 is at the end of its tether, and the corner of the map. */
const TETHERED = '3721';
const CORNER = '4428';

/** TG 58.1 alone, with a fighter on patrol. */
function patrolled(data: MobileTheater, from: string): void {
  clearMap(data);
  place(data, 'TG 58.1', from);
  cap(data, 'VF-50');
}

/** Task Force 58 alone, with TG 58.1 in it or beside it. */
function forceWithPatrol(data: MobileTheater, from: string): void {
  clearMap(data);
  place(data, 'TF 58', from);
  for (const group of ['TG 58.2', 'TG 58.3', 'TG 58.7']) join(data, group, 'TF 58');
  cap(data, 'VF-31');
}

const sailing = (id: string, change: (data: MobileTheater) => void): Table => moving(id, { ...WIND, change });

describe('sailing into the wind', () => {
  test('rule 15.3a: a task force does for the patrol of any of its groups', () => {
    const match = sailing('TF 58', (data) => forceWithPatrol(data, '3111'));
    expect(choicesOf(match, 'us')).toEqual([southeast(hex('3111'))]);
  });

  test('rule 15.3a: nobody does for the patrol of another formation', () => {
    const match = sailing('TG 58.4', (data) => {
      patrolled(data, '2811');
      place(data, 'TG 58.4', '2816');
    });
    expect(choicesOf(match, 'us')).toHaveLength(6);
  });

  test('rule 15.3a: who has launched may stop after that hex, and may not stay', () => {
    const match = sailing('TG 58.1', (data) => patrolled(data, '2811'));
    expect(whyNot(match, 'us', { hex: '2810' })).toMatchObject({
      reason: { key: 'why into the wind' },
      rule: '15.3',
    });
    order(match, 'us', [southeast(hex('2811'))]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 15.3a: a formation that has since been stopped, or is barred from that hex, need not', () => {
    const stopped = sailing('TG 58.1', (data) => {
      patrolled(data, '2811');
      data.lame.fill(9);
    });
    order(stopped, 'us', []);
    expect(now(stopped)).toBe(AFTER);
    const tethered = sailing('TF 58', (data) => forceWithPatrol(data, TETHERED));
    expect(choicesOf(tethered, 'us')).not.toContain(southeast(hex(TETHERED)));
    expect(choicesOf(tethered, 'us')).toContain(hex('3720'));
    const edge = sailing('TG 58.1', (data) => patrolled(data, CORNER));
    order(edge, 'us', []);
    expect(now(edge)).toBe(AFTER);
  });
});

describe('launching patrols', () => {
  const patrol = procedure<MobileTheater>('patrol', '5.7', [decide('fly', '5.7', patrolling, flyPatrol)]);
  const asked = (change: (data: MobileTheater) => void, wind = true): Table =>
    playing(patrol, {}, [], { change, options: { wind } });
  const offered = (match: Table): boolean[] =>
    ['VF-50', 'VF-15/1'].map((id) => (choices(match, 'us') as string[]).includes(id));

  test('rule 15.3c: only from carriers whose formation can sail southeast', () => {
    const at = (label: string) => (data: MobileTheater) => void place(data, 'TG 58.1', label);
    expect(offered(asked(at('2811')))).toEqual([true, true]);
    expect(offered(asked(at(CORNER)))).toEqual([false, true]);
    expect(offered(asked(at(CORNER), false))).toEqual([true, true]);
    expect(clickedBy(asked(at(CORNER)), 'us', { piece: 'VF-50' }, words)).toBe(
      "VF-50's formation can't sail southeast this turn, into the wind. (15.3)",
    );
    const lame = asked((data) => (data.lame[ship('Bataan')] = 9));
    expect(offered(lame)).toEqual([false, true]);
    const tethered = asked((data) => void place(data, 'TF 58', TETHERED));
    expect(choices(tethered, 'us')).not.toContain('VF-31');
  });

  test('rule 15.3c: aircraft ashore need no wind', () => {
    const match = asked((data) => data.lame.fill(9));
    expect(choices(match, 'japan')).toContain('261st AG');
    expect(choices(match, 'us')).toEqual([]);
  });
});

describe('launching strikes', () => {
  const step = (from: string, n: number): string => {
    let here = hex(from);
    for (let i = 0; i < n; i++) here = grid.neighbour(here, grid.direction('NW'));
    return grid.label(here);
  };
  const wake = [step(US_HEX, 2), step(US_HEX, 1), US_HEX].map(hex);

  test('rule 15.3b: the distance counts from where they launch, not from where the move began', () => {
    const reached = (target: string): boolean =>
      Object.keys(
        pieces(
          striking(US_GROUP, {
            ...WIND,
            ready: ['VB-2'],
            change: (data) => {
              data.wake = wake;
              place(data, JAPAN_GROUP, target);
              data.airWeak.fill(true);
            },
          }),
          'us',
        ),
      ).length > 0;
    const [start, end] = [hex(step(US_HEX, 2)), hex(US_HEX)];
    const nine = grid.label(hex('0610'));
    expect([grid.distance(end, hex(nine)), grid.distance(start, hex(nine))]).toEqual([8, 6]);
    expect(reached(nine)).toBe(true);
    // Eight hexes from where the move began, and too far from where it ended.
    expect([grid.distance(start, hex('0410')), grid.distance(end, hex('0410'))]).toEqual([8, 10]);
    expect(reached('0410')).toBe(false);
    // The other way about.
    const east = hex('2212');
    expect(grid.distance(end, east)).toBe(8);
    expect(grid.distance(start, east)).toBeGreaterThan(8);
    expect(reached('2212')).toBe(true);
  });

  test('rule 15.3b: aircraft ashore take off in any wind', () => {
    const match = striking(ISLANDS, {
      ...WIND,
      ready: ['521st AG/1'],
      change: (data) => {
        data.wake = [hex('2811')];
        place(data, US_GROUP, '3115');
        see(data, US_GROUP, ARM.island);
      },
    });
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['521st AG/1']);
    expect(at(dataOf(match).markers, marker(US_GROUP)).hex).toBe(hex('3115'));
    expect(JAPAN_HEX).not.toBe('3115');
  });
});
