import { LEFT, OFF, type SideId, SUNK } from '@point-option/chit-pull';
import { ask, type MatchOptions, undoRefusal, whyNot } from '@point-option/engine';
import { choicesOf, refusalTo } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { detached, submarines } from '../family.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { markerOf, regroup, reorganizing, sailsWith } from './organization.testing.ts';
import {
  AFTER,
  boxesOf,
  dataOf,
  dummy,
  events,
  heard,
  hex,
  hurt,
  marker,
  now,
  order,
  pieces,
  place,
  playing,
  put,
  questionTo,
  see,
  ship,
  type Table,
  unit,
} from './testing.ts';

/** A cripple of TG 58.1 or Force A, detached. */
function crippled(data: MobileTheater, side: SideId, label: string, ...escorts: string[]): void {
  const id = side === 'us' ? 'US detachment 1' : 'Japanese detachment 1';
  const cripple = side === 'us' ? 'Hornet' : 'Taiho';
  place(data, id, label);
  put(data, id, cripple, ...escorts);
  hurt(data, cripple, 1);
}

/** The End Phase of one side's detached ships, on turn 2. */
function withdrawing(side: SideId, change: (data: MobileTheater) => void, options: MatchOptions = {}): Table {
  return playing(detached.withdrawals, { side }, [detached.withdrawal, submarines.contact], { change, options });
}

const labels = (match: Table, side: SideId): string[] =>
  choicesOf(match, side).map((step) => (typeof step === 'number' ? grid.label(step) : step));
const route = (...hexes: string[]): (string | number)[] => hexes.map((each) => (each === 'off' ? each : hex(each)));

describe('detaching', () => {
  it('rule 3.4a: a damaged ship may leave its group in the Initial Phase', () => {
    const match = reorganizing('us', (data) => hurt(data, 'Hornet', 1));
    regroup(match, 'us', '2811', { Hornet: 'US detachment 1' });
    expect(sailsWith(match, 'Hornet')).toBe('US detachment 1');
    expect(markerOf(match, 'US detachment 1')).toMatchObject({ hex: hex('2811'), force: -1 });
  });

  it('rule 3.4b: it may stay, too', () => {
    const match = reorganizing('us', (data) => hurt(data, 'Hornet', 1));
    order(match, 'us', 'done');
    expect(sailsWith(match, 'Hornet')).toBe('TG 58.1');
  });

  it('rule 3.4c: undamaged ships do not leave their group on their own', () => {
    const whole = reorganizing('us');
    order(whole, 'us', hex('2811'));
    expect(pieces(whole, 'us')['Hornet']).not.toContain('US detachment 1');
    const match = reorganizing('us', (data) => hurt(data, 'Hornet', 1));
    order(match, 'us', hex('2811'));
    expect(refusalTo(match, 'us', { Boston: 'US detachment 1' })).toEqual({
      reason: { key: 'why nobody to escort', values: { group: 'US detachment 1' } },
      rule: '7.3',
      box: 'US detachment 1',
    });
  });

  it('rule 9.5: damaged ships and undamaged escorts split off together', () => {
    const match = reorganizing('us', (data) => hurt(data, 'Hornet', 1));
    regroup(match, 'us', '2811', {
      Hornet: 'US detachment 1',
      Boston: 'US detachment 1',
      'DES DIV 42': 'US detachment 1',
    });
    for (const id of ['Hornet', 'Boston', 'DES DIV 42']) expect(sailsWith(match, id)).toBe('US detachment 1');
  });

  it('rule 9.5: ships of the task force and of groups on their own can be sent home together', () => {
    const match = reorganizing('japan', (data) => {
      hurt(data, 'Taiho', 2);
      hurt(data, 'Junyo', 1);
    });
    regroup(match, 'japan', '0618', { Taiho: 'Japanese detachment 1', Junyo: 'Japanese detachment 1' });
    expect([sailsWith(match, 'Taiho'), sailsWith(match, 'Junyo')]).toEqual([
      'Japanese detachment 1',
      'Japanese detachment 1',
    ]);
    // Later ones may join them while they share the hex, or get a marker of their own.
    hurt(dataOf(match), 'Myoko', 1);
    order(match, 'japan', hex('0618'));
    expect(pieces(match, 'japan')['Myoko']).toEqual(
      expect.arrayContaining(['Japanese detachment 1', 'Japanese detachment 2']),
    );
  });

  it('rule 6.4: detached ships stay detected or undetected as they were, and are searched for like any formation', () => {
    const match = reorganizing('us', (data) => {
      hurt(data, 'Hornet', 1);
      hurt(data, 'Essex', 1);
      see(data, 'TG 58.1', 5);
    });
    regroup(match, 'us', '2811', { Hornet: 'US detachment 1' });
    regroup(match, 'us', '3209', { Essex: 'US detachment 2' });
    expect([markerOf(match, 'US detachment 1').seen, markerOf(match, 'US detachment 2').seen]).toEqual([5, 0]);
  });

  it('rule 7.3g: ships that have left a group never join one again', () => {
    const match = reorganizing('us', (data) => crippled(data, 'us', '2811', 'Boston'));
    order(match, 'us', hex('2811'));
    expect(Object.keys(pieces(match, 'us'))).not.toContain('Hornet');
    expect(Object.keys(pieces(match, 'us'))).not.toContain('Boston');
    expect(whyNot(match, 'us', { piece: 'Boston' })).toMatchObject({
      reason: { key: 'why ship detached' },
      rule: '7.3',
    });
  });
});

describe('the way home', () => {
  it('rule 7.3a: US ships sail east or south', () => {
    const match = withdrawing('us', (data) => crippled(data, 'us', '3520'));
    // The hex to the southwest lies half a hex farther south.
    expect(labels(match, 'us').toSorted()).toEqual(['3421', '3521', '3620', '3621']);
  });

  it('rule 7.3b: Japanese ships sail west or north', () => {
    const match = withdrawing('japan', (data) => crippled(data, 'japan', '1010'));
    expect(labels(match, 'japan').toSorted()).toEqual(['0909', '0910', '1009', '1109']);
  });

  it('rule 7.3c: they sail at full speed', () => {
    const match = withdrawing('us', (data) => crippled(data, 'us', '3520'));
    // Hornet, slowed by her hit, makes 4 hexes.
    expect(refusalTo(match, 'us', route('3620', '3720', '3820'))).toMatchObject({
      reason: { key: 'why full speed', values: { speed: 4 } },
      rule: '7.3',
    });
    order(match, 'us', route('3620', '3720', '3820', '3920'));
    expect(markerOf(match, 'US detachment 1').hex).toBe(hex('3920'));
    expect(now(match)).toBe(AFTER);
  });

  it('rule 7.3c: whoever leaves the way to others gets one that is as fast', () => {
    const match = withdrawing('us', (data) => crippled(data, 'us', '3520'));
    const suggested = ask(match, 'us')?.example?.();
    expect(suggested).toHaveLength(4);
    order(match, 'us', suggested ?? []);
    expect(grid.distance(hex('3520'), markerOf(match, 'US detachment 1').hex)).toBe(4);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 11.1.3g: on their way they come upon submarines, and sail on if they can', () => {
    const match = withdrawing('japan', (data) => {
      crippled(data, 'japan', '1010');
      data.subs = [{ side: 'us', hex: hex('0910'), is: 'real' }];
    });
    order(match, 'japan', route('0910', '0810', '0710', '0610'), 1);
    expect(markerOf(match, 'Japanese detachment 1').hex).toBe(hex('0610'));
    const sunk = withdrawing('japan', (data) => {
      crippled(data, 'japan', '1010');
      hurt(data, 'Taiho', boxesOf('Taiho') - 1);
      data.subs = [{ side: 'us', hex: hex('0910'), is: 'real' }];
    });
    // She is found and attacked: the report first, then the hit that sinks her.
    order(sunk, 'japan', route('0910'), 5);
    order(sunk, 'japan', { CV: 1 }, 9);
    expect(dataOf(sunk).shipAt[ship('Taiho')]).toBe(SUNK);
    expect(markerOf(sunk, 'Japanese detachment 1').hex).toBe(OFF);
    expect(now(sunk)).toBe(AFTER);
  });

  it('rule 7.3d: every step brings them closer to one and the same edge', () => {
    const match = withdrawing('us', (data) => crippled(data, 'us', '3520'));
    // South, and then east along the same row: no nearer to the south edge, and not on the way east from the start.
    expect(refusalTo(match, 'us', route('3521', '3621', '3721', '3821'))).not.toBeNull();
    expect(whyNot(match, 'us', { hex: '3420' })).toMatchObject({
      reason: { key: 'why not the way home' },
      rule: '7.3',
    });
    order(match, 'us', route('3521', '3522', '3523', '3524'));
  });

  it('rule 7.3e: they go around enemies that they know of, dummies among them', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '3520');
      dummy(data, 'Force E', '3620');
    });
    expect(labels(match, 'us').toSorted()).toEqual(['3421', '3521', '3621']);
    expect(whyNot(match, 'us', { hex: '3620' })).toEqual({
      reason: { key: 'why enemy in the way', values: { hex: '3620' } },
      rule: '7.3',
    });
  });

  it('rule 7.3e: where enemies bar every short way, they take the next best around them', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '4310');
      dummy(data, 'Force E', '4410');
      dummy(data, 'Force F', '4411');
    });
    // North or south of the enemy it is three steps off the map; the south edge is far.
    expect(labels(match, 'us').toSorted()).toEqual(['4211', '4309', '4311']);
    order(match, 'us', route('4309', '4409', 'off'));
    expect(dataOf(match).shipAt[ship('Hornet')]).toBe(LEFT);
  });

  it('rule 7.3e: from a hex that they share with the enemy they sail like from any other', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '3520');
      place(data, 'Mobile Fleet', '3520');
    });
    expect(labels(match, 'us').toSorted()).toEqual(['3421', '3521', '3620', '3621']);
  });

  it('rule 7.3e: they stop short of an enemy that nobody knew of', () => {
    const match = withdrawing(
      'us',
      (data) => {
        crippled(data, 'us', '3520');
        place(data, 'Mobile Fleet', '3720');
      },
      { secretMovement: true },
    );
    order(match, 'us', route('3620', '3720', '3820', '3920'));
    expect(markerOf(match, 'US detachment 1').hex).toBe(hex('3620'));
    expect(heard(match, 'us')).toContain('detached barred');
    expect(events(match, 'detached barred')).toMatchObject([{ touches: [{ hex: expect.any(String) }] }]);
    expect(undoRefusal(match, 'us')).not.toBeNull();
    expect(now(match)).toBe(AFTER);
  });

  it('rule 7.3e: a dummy that nobody knew of does not stop them', () => {
    const match = withdrawing(
      'us',
      (data) => {
        crippled(data, 'us', '3520');
        dummy(data, 'Force E', '3720');
      },
      { secretMovement: true },
    );
    order(match, 'us', route('3620', '3720', '3820', '3920'));
    expect(markerOf(match, 'US detachment 1').hex).toBe(hex('3920'));
  });

  it('rule 7.3c: what a submarine does to them on the way shortens it', () => {
    const match = withdrawing('japan', (data) => {
      crippled(data, 'japan', '1010');
      hurt(data, 'Taiho', 2);
      data.subs = [{ side: 'us', hex: hex('0910'), is: 'real' }];
    });
    // Found and hit twice, without critical damage: five boxes of nine make three hexes.
    order(match, 'japan', route('0910', '0810', '0710', '0610'), 5);
    order(match, 'japan', { CV: 1 }, 7, 1, 1);
    expect(dataOf(match).hits[ship('Taiho')]).toBe(4);
    expect(markerOf(match, 'Japanese detachment 1').hex).toBe(hex('0710'));
  });

  it('rule 7.3f: the slowest ship sets the pace of its escorts', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '3520', 'Boston');
      hurt(data, 'Hornet', boxesOf('Hornet') - 2);
    });
    const asked = ask(match, 'us');
    expect(asked?.kind === 'path' && asked.max).toBe(1);
    order(match, 'us', route('3620'));
    expect(sailsWith(match, 'Boston')).toBe('US detachment 1');
  });

  it('rule 7.3f: a ship that cannot move stays, and so do its escorts', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '3520', 'Boston');
      data.lame[ship('Hornet')] = 5;
    });
    expect(labels(match, 'us')).toEqual([]);
    order(match, 'us', []);
    expect(markerOf(match, 'US detachment 1').hex).toBe(hex('3520'));
  });

  it('rule 7.3h: over the edge they leave the map for good, escorts and all', () => {
    const match = withdrawing('us', (data) => crippled(data, 'us', '4320', 'Boston'));
    order(match, 'us', route('4420', 'off'));
    const { shipAt } = dataOf(match);
    expect([shipAt[ship('Hornet')], shipAt[ship('Boston')]]).toEqual([LEFT, LEFT]);
    expect(markerOf(match, 'US detachment 1').hex).toBe(OFF);
    expect(heard(match, 'japan')).toEqual(['detached sails', 'detached gone']);
    expect(events(match, 'detached home')[0]?.to).toEqual(['us']);
    // Her aircraft are out of the battle, too.
    expect(dataOf(match).airAt[unit('VB-2')]).toBe('stranded');
    expect(now(match)).toBe(AFTER);
  });

  it('rule 7.3h: they must not linger at the edge', () => {
    const match = withdrawing('japan', (data) => crippled(data, 'japan', '0102'));
    expect(refusalTo(match, 'japan', route('0101'))).toMatchObject({ reason: { key: 'why full speed' } });
    order(match, 'japan', route('off'));
    expect(dataOf(match).shipAt[ship('Taiho')]).toBe(LEFT);
    // Their marker can be used again.
    expect(markerOf(match, 'Japanese detachment 1')).toMatchObject({ hex: OFF, done: false });
  });

  it('rule 3.4d: detached ships move at the end of the turn, each marker once', () => {
    const match = withdrawing('us', (data) => {
      crippled(data, 'us', '3520');
      place(data, 'US detachment 2', '3010');
      put(data, 'US detachment 2', 'Essex');
      hurt(data, 'Essex', 1);
      Object.assign(data.markers[marker('US detachment 1')]!, { slow: 1, bombed: 1 });
    });
    expect(questionTo(match, 'us')).toBe('withdrawal: course');
    expect(questionTo(match, 'japan')).toBeNull();
    order(match, 'us', route('3620', '3720', '3820'));
    expect(match.table.whole.agenda.at(-1)?.locals).toEqual({ marker: marker('US detachment 2') });
    order(match, 'us', route('3110', '3210', '3310', '3410'));
    expect(now(match)).toBe(AFTER);
    expect(markerOf(match, 'US detachment 1')).toMatchObject({ slow: 0, bombed: 0, done: true });
  });
});
