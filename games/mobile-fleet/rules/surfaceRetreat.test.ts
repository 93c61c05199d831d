import { at, OFF, surfaceWords } from '@point-option/chit-pull';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import * as family from '../family.ts';
import { procedures } from '../procedures.ts';
import { mobileSurfaceWords } from '../words/surface.ts';
import { BREAK_OFF, facing, FIELD, fight, type How, type Line, RETREAT, TARGETS, until } from './surface.testing.ts';
import {
  AFTER,
  both,
  choices,
  dataOf,
  dummy,
  events,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  place,
  playing,
  put,
  questionTo,
  see,
  ship,
  type Table,
} from './testing.ts';

const OUT = 'break off';
const ON = 'fight on';

function roundEnds(japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, BREAK_OFF);
  return match;
}
const apart = (how: How = {}): Table => roundEnds({ Yamato: 2 }, { Iowa: 24 }, how);
const hexOf = (match: Table, id: string): number => at(dataOf(match).markers, marker(id)).hex;
const slowOf = (match: Table, id: string): number => at(dataOf(match).markers, marker(id)).slow;

test('rule 12.9a: whoever retreats into the hex of an enemy submarine has entered it', () => {
  const match = playing(family.surface.battle, { hex: hex(FIELD), marker: marker('Force A'), from: OFF }, procedures, {
    dice: [10, 1, 5, 5],
    change: (data) => {
      facing(data, ['Yamato'], ['Iowa']);
      data.subs = [{ side: 'us', hex: hex('2014'), is: 'hidden' }];
    },
  });
  until(match, BREAK_OFF);
  order(match, 'us', ON);
  order(match, 'japan', OUT, 10, 1);
  // Two of five markers are false contacts.
  order(match, 'japan', hex('2014'), 1);
  expect(dataOf(match).subs).toMatchObject([{ is: 'false' }]);
  expect(now(match)).toBe(AFTER);
});

describe('after the battle', () => {
  const brokenOff = (japan: string, us: string, how: How = {}, ...rolled: number[]): Table => {
    const match = apart(how);
    both(match, japan, us, ...rolled);
    return match;
  };

  test('rule 12.9a: whoever alone broke off retreats, and the other stays', () => {
    const match = brokenOff(OUT, ON, { round: 5 }, 10, 1);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([RETREAT, null]);
    order(match, 'japan', hex('1915'));
    expect([hexOf(match, 'Force A'), hexOf(match, 'TG 58.7')]).toEqual([hex('1915'), hex(FIELD)]);
    expect([now(match), dataOf(match).battle]).toEqual([AFTER, null]);
    expect(events(match, 'surface retreats')).toMatchObject([
      { values: { marker: 'Force A', hex: '1915' }, rule: '12.9', touches: [{ piece: 'Force A' }, { hex: '1915' }] },
    ]);
    const us = brokenOff(ON, OUT, { round: 5 }, 10, 1);
    expect([questionTo(us, 'japan'), questionTo(us, 'us')]).toEqual([null, RETREAT]);
  });

  test('rule 12.9b: Japan retreats west or north, the US east or south', () => {
    const match = brokenOff(OUT, OUT);
    // West is southwest and northwest on this map.
    expect(choices(match, 'japan')).toEqual(['1915', '1914', '2014'].map(hex));
    const click = (label: string): string =>
      clickedBy(match, 'japan', { hex: label }, { ...surfaceWords, ...mobileSurfaceWords });
    expect([click('1915'), click('2016'), click('1815')]).toEqual([
      'offered',
      'Force A retreats west or north. (12.9)',
      "Force A retreats 1 hex, and 1815 isn't next to it. (12.9)",
    ]);
    order(match, 'japan', hex('2014'));
    expect(choices(match, 'us')).toEqual(['2114', '2115', '2016'].map(hex));
    expect(clickedBy(match, 'us', { hex: '1915' }, { ...surfaceWords, ...mobileSurfaceWords })).toBe(
      'TG 58.7 retreats east or south. (12.9)',
    );
  });

  test('rule 12.9c: not where two groups or a force are, nor where a known enemy is, while there is another way', () => {
    const match = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          for (const [id, label, name] of [
            ['Force B', '1915', 'Nagato'],
            ['TG 58.1', '2014', 'Baltimore'],
          ] as const) {
            place(data, id, label);
            put(data, id, name);
          }
          dummy(data, 'Force H', '1915');
        },
      },
      10,
      1,
    );
    expect(choices(match, 'japan')).toEqual([hex('1914')]);
    const click = (label: string): string =>
      clickedBy(match, 'japan', { hex: label }, { ...surfaceWords, ...mobileSurfaceWords });
    expect([click('1915'), click('2014')]).toEqual([
      '1915 has no room for Force A. (12.9)',
      'The enemy is in 2014. (12.9)',
    ]);
  });

  test('rule 12.9c: a single group or detached ships leave room; a force does not, and needs a hex for itself', () => {
    const match = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          place(data, 'Force B', '1915');
          put(data, 'Force B', 'Nagato');
          place(data, 'Mobile Fleet', '1914');
          put(data, 'Force C', 'Kongo');
          join(data, 'Force C', 'Mobile Fleet');
          place(data, 'Japanese detachment 1', '2014');
          put(data, 'Japanese detachment 1', 'Atago');
        },
      },
      10,
      1,
    );
    expect(choices(match, 'japan')).toEqual(['1915', '2014'].map(hex));
    const force = roundEnds(
      { Yamato: 2 },
      { Iowa: 24 },
      {
        round: 5,
        active: 'us',
        change: (data) => {
          place(data, 'Mobile Fleet', FIELD);
          see(data, 'Mobile Fleet', ARM.ship);
          join(data, 'Force A', 'Mobile Fleet');
          dummy(data, 'Force B', '1915');
        },
      },
    );
    both(force, OUT, ON, 10, 1);
    expect(choices(force, 'japan')).toEqual(['1914', '2014'].map(hex));
    order(force, 'japan', hex('2014'));
    // The groups of the force go with it.
    expect([hexOf(force, 'Mobile Fleet'), hexOf(force, 'Force A')]).toEqual([hex('2014'), hex('2014')]);
  });

  test('rule 12.9c: where every way is closed it takes any of them, and only the edge of the map keeps it there', () => {
    const crowded = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          for (const [id, label] of [
            ['TG 58.1', '1915'],
            ['TG 58.2', '1914'],
            ['TG 58.3', '2014'],
          ] as const)
            dummy(data, id, label);
        },
      },
      10,
      1,
    );
    expect(choices(crowded, 'japan')).toEqual(['1915', '1914', '2014'].map(hex));
  });

  const CLOSED = [
    ['Force B', '1915'],
    ['Force C', '1915'],
    ['Force D', '1914'],
    ['Force E', '1914'],
  ] as const;

  test('rule 12.9c: stacking limits come before a known enemy', () => {
    const match = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          for (const [id, label] of CLOSED) dummy(data, id, label);
          dummy(data, 'TG 58.1', '2014');
        },
      },
      10,
      1,
    );
    expect(choices(match, 'japan')).toEqual([hex('2014')]);
  });

  test('rule 12.9c: where there is room nowhere it goes all the same', () => {
    const match = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          for (const [id, label] of [...CLOSED, ['Force F', '2014'], ['Force G', '2014']] as const)
            dummy(data, id, label);
        },
      },
      10,
      1,
    );
    expect(choices(match, 'japan')).toEqual(['1915', '1914', '2014'].map(hex));
  });

  test('rule 12.9c: in the corner of the map there is no way out: it stays, and is not slowed', () => {
    const match = brokenOff(OUT, ON, { round: 5, field: '0101' }, 10, 1);
    expect(now(match)).toBe(AFTER);
    expect(events(match, 'surface no way out')).toHaveLength(1);
    expect([hexOf(match, 'Force A'), slowOf(match, 'Force A')]).toEqual([hex('0101'), 0]);
    const south = brokenOff(ON, OUT, { round: 5, field: '4428' }, 10, 1);
    expect([now(south), hexOf(south, 'TG 58.7')]).toEqual([AFTER, hex('4428')]);
    const edge = brokenOff(OUT, ON, { round: 5, field: '0110' }, 10, 1);
    expect(choices(edge, 'japan')).toEqual([hex('0109')]);
  });

  test('rule 12.9c: an enemy that the side has not found does not close a hex to it', () => {
    const match = brokenOff(
      OUT,
      ON,
      {
        round: 5,
        change: (data) => {
          data.secret = true;
          dummy(data, 'TG 58.1', '2014');
        },
      },
      10,
      1,
    );
    expect(choices(match, 'japan')).toEqual(['1915', '1914', '2014'].map(hex));
  });

  test('rule 12.9c: damaged ships that sail apart need no room', () => {
    const match = roundEnds(
      { Yamato: 2 },
      { Iowa: 24 },
      {
        round: 5,
        change: (data) => {
          place(data, 'Japanese detachment 1', FIELD);
          put(data, 'Japanese detachment 1', 'Yamato');
          see(data, 'Japanese detachment 1', ARM.ship);
          dummy(data, 'Force B', '1915');
          dummy(data, 'Force C', '1915');
        },
        active: 'us',
      },
    );
    both(match, OUT, ON, 10, 1);
    expect(choices(match, 'japan')).toEqual(['1915', '1914', '2014'].map(hex));
    order(match, 'japan', hex('1915'));
    expect(slowOf(match, 'Japanese detachment 1')).toBe(1);
  });

  test('rule 12.9a: with secret movement the enemy sees where a formation went that he has fought', () => {
    const match = brokenOff(OUT, ON, { round: 5, change: (data) => (data.secret = true) }, 10, 1);
    order(match, 'japan', hex('2014'));
    expect(at(dataOf(match).markers, marker('Force A')).shown).toBe(hex('2014'));
  });

  test('rule 12.9d: if both broke off, both retreat, Japan first', () => {
    const match = brokenOff(OUT, OUT);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([RETREAT, null]);
    order(match, 'japan', hex('2014'));
    expect(questionTo(match, 'us')).toBe(RETREAT);
    order(match, 'us', hex('2016'));
    expect([hexOf(match, 'Force A'), hexOf(match, 'TG 58.7')]).toEqual([hex('2014'), hex('2016')]);
    expect(events(match, 'surface retreats')).toHaveLength(2);
  });

  test('rule 12.9d: every formation of the side that was in the battle retreats, each where its owner likes', () => {
    const match = roundEnds(
      { Yamato: 2 },
      { Iowa: 24, Baltimore: 24 },
      {
        change: (data) => {
          place(data, 'TG 58.1', FIELD);
          put(data, 'TG 58.1', 'Baltimore');
          see(data, 'TG 58.1', ARM.carrier);
          place(data, 'TG 58.2', FIELD);
          put(data, 'TG 58.2', 'Biloxi');
        },
      },
    );
    both(match, ON, OUT, 10, 1);
    order(match, 'us', hex('2115'));
    order(match, 'us', hex('2016'));
    expect(['TG 58.1', 'TG 58.7', 'TG 58.2'].map((id) => hexOf(match, id))).toEqual(['2115', '2016', FIELD].map(hex));
  });

  test('rule 12.9e: after round 8 the side with more undamaged ships on the display stays', () => {
    const last = (how: How): Table => {
      const match = fight({ Yamato: 2, Musashi: 2 }, { Iowa: 24, 'New Jersey': 24 }, { round: 8, ...how });
      until(match, RETREAT);
      return match;
    };
    expect(questionTo(last({ change: (data) => hurt(data, 'Yamato', 1) }), 'japan')).toBe(RETREAT);
    expect(questionTo(last({ change: (data) => hurt(data, 'Iowa', 1) }), 'us')).toBe(RETREAT);
  });

  test('rule 12.9e: ships that left the display do not count', () => {
    const match = fight({ Yamato: 1, Musashi: 2 }, { Iowa: 24, 'New Jersey': 24 }, { round: 8, active: 'us' });
    order(match, 'japan', { Yamato: 'surface exit japan' }, 1);
    until(match, RETREAT);
    expect(questionTo(match, 'japan')).toBe(RETREAT);
  });

  test('rule 12.9f: with as many on either side, the one that was activated retreats', () => {
    for (const active of ['japan', 'us'] as const) {
      const match = fight({ Yamato: 2 }, { Iowa: 24 }, { round: 8, active });
      until(match, RETREAT);
      expect(questionTo(match, active)).toBe(RETREAT);
    }
  });

  test('rule 12.9g: whoever retreats loses 1 movement point, whoever stays loses none', () => {
    const match = brokenOff(OUT, ON, { round: 5 }, 10, 1);
    order(match, 'japan', hex('2014'));
    expect([slowOf(match, 'Force A'), slowOf(match, 'TG 58.7')]).toEqual([1, 0]);
    const slowed = brokenOff(
      OUT,
      ON,
      { round: 5, change: (data) => (at(data.markers, marker('Force A')).slow = 2) },
      10,
      1,
    );
    order(slowed, 'japan', hex('2014'));
    // Only what air attacks cost has a limit.
    expect(slowOf(slowed, 'Force A')).toBe(3);
  });

  test('rule 12.9h: ships that left the display are with their group again, and go with it', () => {
    const match = fight({ Yamato: 1, Musashi: 2 }, { Iowa: 24 }, { round: 5 });
    order(match, 'japan', { Yamato: 'surface exit japan' }, 1);
    until(match, BREAK_OFF);
    both(match, OUT, ON, 10, 1);
    order(match, 'japan', hex('2014'));
    expect(['Yamato', 'Musashi'].map((id) => dataOf(match).shipAt[ship(id)])).toEqual([
      marker('Force A'),
      marker('Force A'),
    ]);
    expect(hexOf(match, 'Force A')).toBe(hex('2014'));
  });

  test('a group that goes down with its last ship leaves the map and retreats nowhere', () => {
    const match = fight(
      { Mogami: 12, Yamato: 12 },
      { Iowa: 13 },
      {
        active: 'us',
        change: (data) => {
          place(data, 'Force B', FIELD);
          put(data, 'Force B', 'Mogami');
          see(data, 'Force B', ARM.ship);
        },
      },
    );
    until(match, TARGETS);
    both(match, {}, { Iowa: 'Mogami' }, 10);
    expect(hexOf(match, 'Force B')).toBe(OFF);
    until(match, BREAK_OFF);
    both(match, OUT, ON, 10, 10);
    order(match, 'japan', hex('2014'));
    expect([now(match), events(match, 'surface retreats').length]).toEqual([AFTER, 1]);
  });

  test('both sides know where the other went, and what it has left', () => {
    const match = brokenOff(OUT, ON, { round: 5 }, 10, 1);
    order(match, 'japan', hex('2014'));
    expect(dataOf(match).contacts.us).toMatchObject([
      { marker: marker('Force A'), hex: hex('2014'), source: 'battle', total: 1 },
    ]);
  });
});
