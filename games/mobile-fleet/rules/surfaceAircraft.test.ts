import { at, LEFT, NONE, surfaceWords } from '@point-option/chit-pull';
import { ask, placingOdds, promptFor, refusalOf, whyNot } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import type { MobileTheater } from '../data/own.ts';
import {
  AIRCRAFT,
  BREAK_OFF,
  FIELD,
  fight,
  hits,
  type How,
  type Line,
  NIGHT,
  rolls,
  TARGETS,
  until,
} from './surface.testing.ts';
import {
  both,
  cap,
  dataOf,
  events,
  flown,
  halfOf,
  hurt,
  join,
  marker,
  now,
  order,
  pieces,
  place,
  put,
  questionTo,
  refused,
  see,
  ship,
  type Table,
  unit,
} from './testing.ts';

/** A battle that has come to the aircraft of its first round. */
function fly(japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, AIRCRAFT);
  return match;
}
const flak = (match: Table) => rolls(match).filter(({ purpose }) => purpose === 'purpose.flak');
const attacks = (match: Table) => rolls(match).filter(({ purpose }) => purpose === 'purpose.air attack');
const where = (match: Table, ...ids: string[]) => ids.map((id) => dataOf(match).airAt[unit(id)]);

describe('who flies', () => {
  test('rule 12.7a: ready units of carriers on the display attack enemy ships there', () => {
    const match = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20, Iowa: 20 }, { change: (data) => flown(data, 'VT-15') });
    expect([questionTo(match, 'us'), questionTo(match, 'japan')]).toEqual([AIRCRAFT, null]);
    expect(pieces(match, 'us')).toMatchObject({ 'VB-15': ['Yamato', 'Musashi'] });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VF-15/1', 'VF-15/2', 'VB-15']);
    expect(clickedBy(match, 'us', { piece: 'VT-15' }, surfaceWords)).toBe("VT-15 isn't ready. (12.7)");
    expect(clickedBy(match, 'us', { piece: 'VB-2' }, surfaceWords)).toBe(
      "VB-2 isn't on a carrier in this battle. (12.7)",
    );
  });

  test('rule 12.7a: units on patrol do not', () => {
    const match = fly({ Yamato: 6 }, { Essex: 20 }, { change: (data) => cap(data, 'VF-15/1') });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VF-15/2', 'VB-15', 'VT-15']);
  });

  test('rule 15.3d: with the wind in play they take off there without a run into it', () => {
    const match = fly({ Yamato: 6 }, { Essex: 20 }, { options: { wind: true } });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15']);
  });

  test('rule 12.7a: by night nobody is asked', () => {
    const match = fight({ Taiho: 12 }, { Essex: 13 }, { turn: NIGHT });
    until(match, TARGETS);
    both(match, {}, {});
    expect(now(match)).toBe(BREAK_OFF);
  });

  test('rule 12.7a: a carrier with half its boxes hit launches nothing, nor one that has left the display', () => {
    const match = fight(
      { Yamato: 6 },
      { Essex: 20, Iowa: 20 },
      { change: (data) => hurt(data, 'Essex', halfOf('Essex')) },
    );
    until(match, TARGETS);
    both(match, {}, {});
    expect(now(match)).toBe(BREAK_OFF);
    const other = fly(
      { Yamato: 6 },
      { Essex: 20, Langley: 20 },
      { change: (data) => hurt(data, 'Essex', halfOf('Essex')) },
    );
    expect(Object.keys(pieces(other, 'us'))).toEqual(['VF-32', 'VT-32']);
    expect(clickedBy(other, 'us', { piece: 'VB-15' }, surfaceWords)).toBe(
      "VB-15's carrier can't launch any more. (12.7)",
    );
    const left = fight({ Yamato: 6 }, { Essex: 25, Langley: 20 }, { initiative: 'us', round: 8 });
    order(left, 'us', { Essex: 'surface exit us' }, 1);
    until(left, AIRCRAFT);
    expect(Object.keys(pieces(left, 'us'))).toEqual(['VF-32', 'VT-32']);
    expect(whyNot(left, 'us', { piece: 'VB-15' })).toMatchObject({ reason: { key: 'why surface elsewhere' } });
  });

  test('rule 12.7a: a side with a carrier there is asked whatever is ready on it, so that the question tells nothing', () => {
    const match = fly({ Yamato: 6 }, { Langley: 20 }, { change: (data) => flown(data, 'VF-32', 'VT-32') });
    expect(questionTo(match, 'us')).toBe(AIRCRAFT);
    expect(pieces(match, 'us')).toEqual({});
    order(match, 'us', {});
    expect(now(match)).toBe(BREAK_OFF);
  });

  test('rule 12.7a: both sides send their aircraft at once, and all are in the air before the first bomb falls', () => {
    const match = fly(
      { Chitose: 6 },
      { Langley: 20 },
      { initiative: 'us', change: (data) => hurt(data, 'Chitose', 1) },
    );
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([AIRCRAFT, AIRCRAFT]);
    order(match, 'japan', { 'Chitose T': 'Langley' });
    // The US has the initiative: VT-32 sinks Chitose, and the torpedo planes that have left it attack Langley all the same.
    order(match, 'us', { 'VT-32': 'Chitose' }, 1, 10, 10, 1, 1);
    expect(events(match, 'surface aircraft').map(({ touches }) => touches)).toMatchObject([
      [{ piece: 'Chitose' }, { piece: 'VT-32' }],
      [{ piece: 'Langley' }, { piece: 'Chitose T' }],
    ]);
    // They have nowhere to land.
    expect(where(match, 'Chitose T', 'VT-32')).toEqual(['lost', 'flown']);
  });
});

describe('flak and attack', () => {
  test('rule 12.7b: only the ship under attack fires, once at each unit over it', () => {
    const match = fly({ Yamato: 6, Musashi: 6, Atago: 6 }, { Essex: 20 });
    order(match, 'us', { 'VB-15': 'Yamato', 'VT-15': 'Yamato' }, 1, 1, 1, 1);
    expect(flak(match).map(({ column }) => column)).toEqual(['7', '7']);
    expect(attacks(match)).toHaveLength(2);
  });

  test('rule 12.7b: US ships next to the target in the same box do not help it', () => {
    const match = fly({ Taiho: 6 }, { Iowa: 20, 'New Jersey': 20 });
    order(match, 'japan', { 'Taiho DB': 'Iowa' }, 1, 1);
    expect(flak(match)).toHaveLength(1);
  });

  test('rule 12.7c: each unit that gets through attacks with its strength, less what flak took off', () => {
    const match = fly({ Yamato: 6 }, { Essex: 20 });
    // Yamato, flak 7, rolls 6: -2. VB-15, strength 6, rolls 9: 7 in column 6 is 2 hits.
    order(match, 'us', { 'VB-15': 'Yamato' }, 6, 9);
    expect(attacks(match)).toMatchObject([{ column: '6', die: 9, modifiers: { flak: -2 }, result: 2 }]);
    expect(hits(match, 'Yamato')).toEqual([2]);
  });

  test('rule 12.7c: a Japanese unit that flak shoots down drops its bombs only with luck', () => {
    const down = (die: number, ...more: number[]): Table => {
      const match = fly({ Chitose: 6 }, { Iowa: 20 });
      order(match, 'japan', { 'Chitose T': 'Iowa' }, 10, die, ...more);
      return match;
    };
    expect([attacks(down(5)).length, where(down(5), 'Chitose T')]).toEqual([0, ['lost']]);
    expect([attacks(down(6, 1)).length, where(down(6, 1), 'Chitose T')]).toEqual([1, ['lost']]);
  });

  test('rule 12.7c: a Japanese unit that flak reduces attacks with the strength it had', () => {
    const match = fly({ Taiho: 6 }, { Iowa: 20 });
    order(match, 'japan', { 'Taiho DB': 'Iowa' }, 10, 10);
    expect(attacks(match)).toMatchObject([{ column: '5', modifiers: { flak: -4 } }]);
    expect(dataOf(match).airWeak[unit('Taiho DB')]).toBe(true);
  });

  test('rule 12.7c: hits by torpedo planes are rolled for critical hits', () => {
    const match = fly({ Yamato: 6 }, { Essex: 20 });
    order(match, 'us', { 'VT-15': 'Yamato' }, 1, 5, 1);
    expect(rolls(match).filter(({ purpose }) => purpose === 'purpose.critical by air')).toHaveLength(1);
  });

  test('rule 12.7d: fighters suppress flak, fighter-bombers do either, bombers only attack', () => {
    const match = fly({ Zuikaku: 6, Yamato: 6 }, { Iowa: 20 });
    const boxes = pieces(match, 'japan');
    expect([boxes['Zuikaku F'], boxes['Zuikaku FB'], boxes['Zuikaku DB']]).toEqual([
      ['Iowa flak'],
      ['Iowa', 'Iowa flak'],
      ['Iowa'],
    ]);
    expect(refused(match, 'japan', { 'Zuikaku F': 'Iowa' })).toMatchObject({
      reason: { key: 'why surface no bomber' },
    });
    expect(refused(match, 'japan', { 'Zuikaku DB': 'Iowa flak' })).toMatchObject({
      reason: { key: 'why surface no fighter' },
    });
    order(match, 'japan', { 'Zuikaku F': 'Iowa flak', 'Zuikaku FB': 'Iowa flak', 'Zuikaku DB': 'Iowa' }, 3, 3, 3, 1);
    expect(flak(match).map(({ modifiers }) => modifiers)).toEqual([
      { suppression: -2 },
      { suppression: -2 },
      { suppression: -2 },
    ]);
    expect(attacks(match)).toHaveLength(1);
  });

  test('rule 12.7d: a fighter that flak has shot down suppresses it no more', () => {
    const match = fly({ Chitose: 6, Zuiho: 6 }, { Iowa: 20 });
    order(match, 'japan', { 'Chitose T': 'Iowa', 'Chitose F': 'Iowa flak', 'Zuiho F': 'Iowa flak' }, 10, 1, 1, 1);
    expect(flak(match).map(({ modifiers }) => modifiers)).toEqual([
      { suppression: -2 },
      { suppression: -1 },
      { suppression: -1 },
    ]);
    expect(where(match, 'Chitose F', 'Zuiho F')).toEqual(['lost', 'flown']);
  });

  test('rule 12.7b: she fires at those that suppress her flak first, as her owner would choose', () => {
    const match = fly({ Chitose: 6 }, { Iowa: 20 });
    // A 10 less 1 shoots the fighter down, so that nothing comes off the shot at the bomber.
    order(match, 'japan', { 'Chitose T': 'Iowa', 'Chitose F': 'Iowa flak' }, 10, 1, 1);
    expect(flak(match).map(({ die, modifiers }) => [die, modifiers])).toEqual([
      [10, { suppression: -1 }],
      [1, {}],
    ]);
  });

  test('rule 12.7e: units that flew are in the Flown box, the others stay ready', () => {
    const match = fly({ Yamato: 6 }, { Essex: 20 });
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    expect(where(match, 'VB-15', 'VT-15')).toEqual(['flown', 'ready']);
    until(match, AIRCRAFT);
    expect(Object.keys(pieces(match, 'us'))).not.toContain('VB-15');
  });

  test('rule 12.7c: units at a ship that others have sunk before them are wasted', () => {
    const match = fly(
      { Chitose: 6, Yamato: 6 },
      { Essex: 20 },
      { change: (data) => hurt(data, 'Chitose', halfOf('Chitose')) },
    );
    order(match, 'us', { 'VB-15': 'Chitose', 'VT-15': 'Chitose' }, 1, 1, 9);
    expect(events(match, 'sunk')).toHaveLength(1);
    expect(attacks(match)).toHaveLength(1);
    expect(where(match, 'VB-15', 'VT-15')).toEqual(['flown', 'flown']);
  });

  /** Both battleships of a force, each in a group of its own. */
  function inForce(data: MobileTheater): void {
    place(data, 'Mobile Fleet', FIELD);
    see(data, 'Mobile Fleet', ARM.ship);
    put(data, 'Force B', 'Musashi');
    for (const group of ['Force A', 'Force B']) join(data, group, 'Mobile Fleet');
  }
  const FORCE: How = { active: 'us', change: inForce };

  test('rule 12.7f: a force is attacked as one, however many of its groups the aircraft go for', () => {
    const slow = (match: Table): number => at(dataOf(match).markers, marker('Mobile Fleet')).slow;
    const two = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20 }, FORCE);
    const each = { 'VB-15': 'Yamato', 'VF-15/1': 'Yamato flak', 'VT-15': 'Musashi', 'VF-15/2': 'Musashi flak' };
    order(two, 'us', each, 1, 1, 1, 1, 1, 1);
    expect([slow(two), events(two, 'surface slowed').length]).toEqual([1, 1]);
    const four = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20, Hornet: 20 }, FORCE);
    const all = {
      'VB-15': 'Yamato',
      'VT-15': 'Yamato',
      'VF-15/1': 'Yamato flak',
      'VF-15/2': 'Yamato flak',
      'VB-2': 'Musashi',
      'VT-2': 'Musashi',
      'VF-2/1': 'Musashi flak',
      'VF-2/2': 'Musashi flak',
    };
    order(four, 'us', all, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect([slow(four), events(four, 'surface slowed').length]).toEqual([1, 1]);
    expect(at(dataOf(four).markers, marker('Force B'))).toMatchObject({ slow: 0, force: marker('Mobile Fleet') });
    expect(at(dataOf(four).markers, marker('Mobile Fleet')).force).toBe(NONE);
  });

  test('rule 12.7f: ships on their own are not slowed', () => {
    const change = (data: MobileTheater): void => {
      place(data, 'Japanese detachment 1', FIELD);
      see(data, 'Japanese detachment 1', ARM.ship);
      put(data, 'Japanese detachment 1', 'Yamato');
      hurt(data, 'Yamato', 1);
    };
    const match = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20 }, { active: 'us', change });
    const all = { 'VB-15': 'Yamato', 'VT-15': 'Yamato', 'VF-15/1': 'Yamato flak', 'VF-15/2': 'Yamato flak' };
    order(match, 'us', all, 1, 1, 1, 1, 1, 1);
    expect(at(dataOf(match).markers, marker('Japanese detachment 1')).slow).toBe(0);
    expect(events(match, 'surface slowed')).toEqual([]);
  });

  test('rule 12.7f: a force is slowed even where a group of it goes down with its last ship', () => {
    const match = fly(
      { Yamato: 6, Chitose: 6 },
      { Essex: 20 },
      {
        active: 'us',
        change: (data) => {
          inForce(data);
          put(data, 'Force B', 'Chitose');
          data.shipAt[ship('Musashi')] = LEFT;
          hurt(data, 'Chitose', halfOf('Chitose'));
        },
      },
    );
    const all = { 'VB-15': 'Chitose', 'VT-15': 'Chitose', 'VF-15/1': 'Chitose flak', 'VF-15/2': 'Chitose flak' };
    order(match, 'us', all, 1, 1, 1, 1, 9);
    expect(events(match, 'sunk')).toHaveLength(1);
    expect(at(dataOf(match).markers, marker('Mobile Fleet')).slow).toBe(1);
  });

  test('rule 12.7f: four units or more slow the formation that they attack, and no attack makes it more than 2', () => {
    const slow = (match: Table): number => at(dataOf(match).markers, marker('Force A')).slow;
    const match = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20 });
    order(
      match,
      'us',
      { 'VB-15': 'Yamato', 'VT-15': 'Musashi', 'VF-15/1': 'Yamato flak', 'VF-15/2': 'Musashi flak' },
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect([slow(match), events(match, 'surface slowed')]).toMatchObject([1, [{ rule: '7.2' }]]);
    const three = fly({ Yamato: 6, Musashi: 6 }, { Essex: 20 });
    order(three, 'us', { 'VB-15': 'Yamato', 'VT-15': 'Musashi', 'VF-15/1': 'Yamato flak' }, 1, 1, 1, 1, 1);
    expect(slow(three)).toBe(0);
    const slowest = fly(
      { Yamato: 6 },
      { Essex: 20 },
      { change: (data) => Object.assign(at(data.markers, marker('Force A')), { slow: 3, bombed: 2 }) },
    );
    const all = { 'VB-15': 'Yamato', 'VT-15': 'Yamato', 'VF-15/1': 'Yamato flak', 'VF-15/2': 'Yamato flak' };
    order(slowest, 'us', all, 1, 1, 1, 1, 1, 1);
    expect([slow(slowest), events(slowest, 'surface slowed')]).toEqual([3, []]);
    const retreated = fly(
      { Yamato: 6 },
      { Essex: 20 },
      { change: (data) => Object.assign(at(data.markers, marker('Force A')), { slow: 2 }) },
    );
    order(retreated, 'us', all, 1, 1, 1, 1, 1, 1);
    expect(slow(retreated)).toBe(3);
  });

  test('the last ship sunk from the air ends the battle', () => {
    const match = fly({ Chitose: 6 }, { Essex: 20 }, { change: (data) => hurt(data, 'Chitose', halfOf('Chitose')) });
    order(match, 'us', { 'VB-15': 'Chitose' }, 1, 9);
    expect(events(match, 'surface over no opponent')).toHaveLength(1);
  });

  test('the odds are those of the attack before flak', () => {
    const match = fly({ Yamato: 6, 'DIV 31': 6 }, { Essex: 20 });
    const odds = (box: string) =>
      placingOdds(match, 'us', 'VB-15', box)?.outcomes.map(({ value, ways }) => [value, ways]);
    expect([odds('Yamato'), odds('DIV 31')]).toEqual([
      [
        [0, 2],
        [1, 4],
        [2, 4],
      ],
      [
        [0, 5],
        [1, 4],
        [2, 1],
      ],
    ]);
    expect(placingOdds(match, 'us', 'VF-15/1', 'Yamato flak')).toBeNull();
    const asked = ask(match, 'us');
    expect(asked && refusalOf(asked, { 'VB-15': 'Yamato' })).toBeNull();
    expect(promptFor(match, 'us')?.rule).toBe('12.7');
  });
});
