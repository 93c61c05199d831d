import { OFF } from '@point-option/chit-pull';
import { refusalTo } from '@point-option/proving';
import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { MARKERS } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { markerOf, mustLeave, placeDummy, regroup, reorganizing } from './organization.testing.ts';
import {
  AFTER,
  choicesOf,
  dataOf,
  dummy,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  pieces,
  place,
  put,
  see,
} from './testing.ts';

/** The groups under one hex, all on their own. */
function apart(data: MobileTheater, label: string, ...ids: string[]): void {
  for (const id of ids) place(data, id, label);
}
/** TF 58 is dissolved, and its groups lie elsewhere. */
function dissolved(data: MobileTheater): void {
  apart(data, '3310', 'TG 58.2');
  apart(data, '3311', 'TG 58.3');
  apart(data, '3312', 'TG 58.7');
  data.markers[marker('TF 58')]!.hex = OFF;
}

describe('one task force a side', () => {
  it('rule 3.2a: the US has Task Force 58 and Japan the Mobile Fleet', () => {
    const forces = MARKERS.filter(({ kind }) => kind === 'force');
    expect(forces.map(({ side, id }) => [side, id])).toEqual([
      ['japan', 'Mobile Fleet'],
      ['us', 'TF 58'],
    ]);
  });

  it('rule 3.2b: while it is on the map no other is formed', () => {
    for (const side of ['us', 'japan'] as const)
      expect(choicesOf(reorganizing(side), side).filter((id) => String(id).startsWith('join'))).toEqual([]);
  });

  it('rule 3.2.3e: one group is enough to form it, and without groups it is gone', () => {
    const match = reorganizing('japan', (data) => {
      place(data, 'Force A', '0618');
      place(data, 'Force B', '0718');
    });
    order(match, 'japan', 'leave Force C');
    expect(markerOf(match, 'Mobile Fleet').hex).toBe(OFF);
    order(match, 'japan', 'join Force B');
    expect(markerOf(match, 'Mobile Fleet').hex).toBe(hex('0718'));
    expect(markerOf(match, 'Force B')).toMatchObject({ hex: hex('0718'), force: marker('Mobile Fleet') });
  });

  it('rule 3.2.1: Task Force 58 holds up to five groups', () => {
    const match = reorganizing('us', (data) => {
      apart(data, '3111', 'TG 58.1', 'TG 58.4', 'TG 52.10');
      join(data, 'TG 58.1', 'TF 58');
    });
    expect(choicesOf(match, 'us')).toEqual(expect.arrayContaining(['join TG 58.4', 'join TG 52.10']));
    order(match, 'us', 'join TG 58.4');
    expect(choicesOf(match, 'us')).not.toContain('join TG 52.10');
    expect(whyNot(match, 'us', { piece: 'TG 52.10' })).toEqual({
      reason: { key: 'why force full', values: { force: 'TF 58', most: 5 } },
      rule: '3.2.1',
    });
  });

  it('rule 3.2.2: the Mobile Fleet holds up to three groups', () => {
    const match = reorganizing('japan', (data) => {
      place(data, 'Force D', '0618');
      put(data, 'Force D', 'DIV 4');
    });
    expect(choicesOf(match, 'japan')).not.toContain('join Force D');
    expect(whyNot(match, 'japan', { piece: 'Force D' })).toMatchObject({
      reason: { key: 'why force full', values: { most: 3 } },
      rule: '3.2.2',
    });
  });

  it('rule 3.2.3a: a group in the hex of the force joins it, and its marker leaves the map', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '3111'));
    order(match, 'us', 'join TG 58.4');
    expect(markerOf(match, 'TG 58.4')).toMatchObject({ force: marker('TF 58'), hex: hex('3111') });
  });

  it('rule 3.2.3b: a group in another hex does not', () => {
    const match = reorganizing('us');
    expect(choicesOf(match, 'us')).not.toContain('join TG 58.4');
    expect(whyNot(match, 'us', { piece: 'TG 58.4' })).toMatchObject({
      reason: { key: 'why force elsewhere' },
      rule: '3.2.3',
    });
  });

  it('rule 3.2.3c: a group that leaves the force has its own marker in that hex', () => {
    const match = reorganizing('japan', (data) => {
      data.markers[marker('Mobile Fleet')]!.seen = 3;
      Object.assign(data.markers[marker('Mobile Fleet')]!, { slow: 2, bombed: 1 });
    });
    order(match, 'japan', 'leave Force B');
    const old = { seen: 3, slow: 2, bombed: 1 };
    expect(markerOf(match, 'Force B')).toMatchObject({ ...old, force: -1, hex: hex('0618') });
    order(match, 'japan', 'join Force B');
    expect(markerOf(match, 'Mobile Fleet')).toMatchObject(old);
  });

  it('rules 5.1c and 5.1d: the force is as detected and as slow as a group that joins it', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '3111');
      see(data, 'TG 58.4', 4);
      see(data, 'TF 58', 1);
      Object.assign(data.markers[marker('TG 58.4')]!, { slow: 2, bombed: 2 });
      Object.assign(data.markers[marker('TF 58')]!, { slow: 1, bombed: 1 });
    });
    order(match, 'us', 'join TG 58.4');
    expect(markerOf(match, 'TF 58')).toMatchObject({ seen: 5, slow: 2, bombed: 2 });
    expect(markerOf(match, 'TG 58.4')).toMatchObject({ seen: 0, slow: 0, bombed: 0 });
  });

  it('rule 5.1d: ships that shift into the force slow it down', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '3111');
      Object.assign(data.markers[marker('TG 58.4')]!, { slow: 1, bombed: 1 });
    });
    regroup(match, 'us', '3111', { Miami: 'TG 58.7' });
    expect(markerOf(match, 'TF 58')).toMatchObject({ slow: 1, bombed: 1 });
  });

  it('rules 5.1c and 5.1d: the force stays as detected and as slow as its other groups, if one of them changes all its ships', () => {
    const old = { seen: 3, slow: 2, bombed: 1 };
    const match = reorganizing('japan', (data) => {
      Object.assign(data.markers[marker('Mobile Fleet')]!, old);
      place(data, 'Force D', '0618');
      put(data, 'Force D', 'DIV 61');
    });
    const ships = ['Junyo', 'Hiyo', 'Ryuho', 'Nagato', 'Mogami', 'DIV 4', 'DIV 27'];
    const leaving = Object.fromEntries(ships.map((id) => [id, 'Force D']));
    regroup(match, 'japan', '0618', { ...leaving, 'DIV 61': 'Force B' });
    for (const id of ['Mobile Fleet', 'Force D']) expect(markerOf(match, id)).toMatchObject(old);
  });

  it('rule 3.2.3e: a force whose last group is disbanded leaves the map', () => {
    const match = reorganizing('japan', (data) => {
      place(data, 'Force A', '0418');
      place(data, 'Force C', '0418');
      place(data, 'Force D', '0618');
      put(data, 'Force D', 'DIV 61');
    });
    const ships = ['Junyo', 'Hiyo', 'Ryuho', 'Nagato', 'Mogami', 'DIV 4', 'DIV 27'];
    regroup(match, 'japan', '0618', Object.fromEntries(ships.map((id) => [id, 'Force D'])));
    expect([markerOf(match, 'Force B').hex, markerOf(match, 'Mobile Fleet').hex]).toEqual([OFF, OFF]);
  });

  it('rule 3.2.3d: dummies neither sail in the force nor form one', () => {
    const match = reorganizing('us', (data) => dummy(data, 'TG 58.5', '3111'));
    expect(choicesOf(match, 'us')).toContain('remove TG 58.5');
    expect(choicesOf(match, 'us')).not.toContain('join TG 58.5');
    const without = reorganizing('us', (data) => {
      dissolved(data);
      dummy(data, 'TG 58.5', '2811');
    });
    expect(choicesOf(without, 'us')).toContain('join TG 58.1');
    expect(choicesOf(without, 'us')).not.toContain('join TG 58.5');
  });
});

describe('stacking', () => {
  it('rule 3.3a: two groups or the force alone may share a hex', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    order(match, 'us', 'done');
    expect(dataOf(match).overfull.us).toEqual([]);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 3.3b: three groups that share a hex when the phase begins must form the force', () => {
    const match = reorganizing('us', (data) => {
      dissolved(data);
      apart(data, '2811', 'TG 58.4', 'TG 58.2');
    });
    expect(choicesOf(match, 'us')).not.toContain('done');
    expect(whyNot(match, 'us', { option: 'done' })).toEqual({
      reason: { key: 'why force due', values: { hex: '2811', group: 'TG 58.1', force: 'TF 58' } },
      rule: '3.3',
    });
    for (const id of ['TG 58.1', 'TG 58.2', 'TG 58.4']) {
      expect(choicesOf(match, 'us')).not.toContain('done');
      order(match, 'us', `join ${id}`);
    }
    order(match, 'us', 'done');
    expect(dataOf(match).overfull.us).toEqual([]);
  });

  it('rule 3.3b: a group that shares the hex of the force must join it', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '3111'));
    expect(choicesOf(match, 'us')).not.toContain('done');
    order(match, 'us', 'join TG 58.4');
    expect(choicesOf(match, 'us')).toContain('done');
  });

  it('rule 3.3c: disbanding a group, or taking a dummy back, does as well', () => {
    const match = reorganizing('us', (data) => {
      dissolved(data);
      apart(data, '2811', 'TG 58.4');
      dummy(data, 'TG 58.5', '2811');
    });
    expect(choicesOf(match, 'us')).not.toContain('done');
    order(match, 'us', 'remove TG 58.5');
    expect(choicesOf(match, 'us')).toContain('done');
  });

  it('rule 3.3d: where the force is elsewhere or full, groups stay for now', () => {
    const elsewhere = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      place(data, 'TG 58.7', '2811');
    });
    order(elsewhere, 'us', 'done');
    expect(dataOf(elsewhere).overfull.us).toEqual([hex('2811')]);
    const full = reorganizing('japan', (data) => {
      place(data, 'Force D', '0618');
      put(data, 'Force D', 'DIV 4');
    });
    order(full, 'japan', 'done');
    expect(dataOf(full).overfull.japan).toEqual([hex('0618')]);
  });

  it('rule 3.3e: they must leave the hex when they are activated, until no more than two are left', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      place(data, 'TG 58.7', '2811');
    });
    order(match, 'us', 'done');
    const data = dataOf(match);
    expect(['TG 58.1', 'TG 58.4', 'TG 58.7', 'TF 58', 'TG 52.10'].map((id) => mustLeave(data, marker(id)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    data.markers[marker('TG 58.4')]!.hex = hex('2812');
    expect(mustLeave(data, marker('TG 58.1'))).toBe(false);
  });

  it('rule 3.3e: where the force is full it stays, and the groups go', () => {
    const match = reorganizing('japan', (data) => {
      place(data, 'Force D', '0618');
      put(data, 'Force D', 'DIV 4');
    });
    order(match, 'japan', 'done');
    const data = dataOf(match);
    expect([mustLeave(data, marker('Force D')), mustLeave(data, marker('Mobile Fleet'))]).toEqual([true, false]);
  });

  it('rule 3.3f: groups and dummies made in this phase may overfill a hex, and must leave it then', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    placeDummy(match, 'us', '2811', 'TG 58.5');
    expect(choicesOf(match, 'us')).toContain('done');
    order(match, 'us', 'done');
    expect(mustLeave(dataOf(match), marker('TG 58.5'))).toBe(true);
  });

  it('rule 3.3f: crowds that gather later in the turn need not break up before the next Initial Phase', () => {
    const match = reorganizing('us');
    order(match, 'us', 'done');
    const data = dataOf(match);
    for (const id of ['TG 58.4', 'TG 52.10']) place(data, id, '2811');
    expect(mustLeave(data, marker('TG 58.1'))).toBe(false);
  });

  it('rule 3.3g: enemies and detached ships do not count', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      place(data, 'Mobile Fleet', '2811');
      place(data, 'US detachment 1', '2811');
      put(data, 'US detachment 1', 'Essex');
    });
    order(match, 'us', 'done');
    expect(dataOf(match).overfull.us).toEqual([]);
  });
});

describe('while Spruance is cautious', () => {
  it('rule 16.1.4b: Task Force 58 stays in one piece', () => {
    const match = reorganizing('us', (data) => {
      data.turn = 8;
    });
    expect(choicesOf(match, 'us')).not.toContain('leave TG 58.2');
    order(match, 'us', hex('3111'));
    expect(pieces(match, 'us')['Reno']).toEqual(['TG 58.2', 'TG 58.3', 'TG 58.7']);
    expect(refusalTo(match, 'us', { Reno: 'TG 58.5' })).toMatchObject({
      reason: { key: 'why force intact' },
      rule: '16.1.4',
    });
    order(match, 'us', { Reno: 'TG 58.2' });
  });

  it('rule 16.1.4c: from turn 9 on it may divide', () => {
    const match = reorganizing('us', (data) => {
      data.turn = 9;
    });
    expect(choicesOf(match, 'us')).toContain('leave TG 58.2');
    regroup(match, 'us', '3111', { Reno: 'TG 58.5' });
  });

  it('rule 16.1.4b: none of its groups is disbanded, and no dummy is formed from it', () => {
    const match = reorganizing('us', (data) => {
      for (const id of dataShips(data, 'TG 58.7').slice(2)) data.shipAt[id] = -1;
    });
    order(match, 'us', 'dummy');
    expect(choicesOf(match, 'us')).toEqual(['2811', '3209', '3712'].map(hex).concat('no dummy' as never));
    order(match, 'us', 'no dummy');
    order(match, 'us', hex('3111'));
    const all = { Washington: 'TG 58.2', 'North Carolina': 'TG 58.2' };
    expect(refusalTo(match, 'us', all)).toMatchObject({ reason: { key: 'why force intact' } });
    order(match, 'us', { Washington: 'TG 58.2' });
  });

  it('rule 16.1.4b: groups may still join it, and damaged ships leave it', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '3111');
      hurt(data, 'Reno', 1);
    });
    order(match, 'us', 'join TG 58.4');
    regroup(match, 'us', '3111', { Reno: 'US detachment 1', 'DES DIV 90': 'US detachment 1' });
    expect(markerOf(match, 'US detachment 1').hex).toBe(hex('3111'));
  });
});

function dataShips(data: MobileTheater, group: string): number[] {
  return [...data.shipAt.keys()].filter((number) => data.shipAt[number] === marker(group));
}
