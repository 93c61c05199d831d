import { chitInPool, NONE, type Raid, SUNK } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { closeDuty, failedDuty, isCarrierGroup, leadsWest, maySailWest, noteStrike, owesStrike } from './duty.ts';
import {
  cap,
  dataOf,
  done,
  flown,
  given,
  halfOf,
  heard,
  hex,
  hurt,
  marker,
  place,
  put,
  ship,
  type Table,
  unit,
} from './testing.ts';

/** A raid of the Mobile Fleet on TG 58.1, eight hexes away. */
function raid(how: Partial<Raid> = {}): Raid {
  return {
    by: 'japan',
    from: marker('Mobile Fleet'),
    hex: hex('2811'),
    group: marker('TG 58.1'),
    base: NONE,
    flights: [],
    fight: NONE,
    patrol: [],
    facing: [],
    against: [],
    tolls: [],
    met: [],
    boxes: [],
    shots: [],
    ...how,
  };
}

const CARRIER_UNITS = fleet.squadrons.flatMap(({ side, home, id }) => (side === 'japan' && home >= 0 ? [id] : []));

/** The Mobile Fleet in reach, everything it has in the air, and then these changes. */
function struck(how: Partial<Raid> = {}, change: (data: MobileTheater) => void = () => {}): Table {
  return done((g) => noteStrike(g, raid(how)), {
    change: (data) => {
      place(data, 'Mobile Fleet', '2015');
      flown(data, ...CARRIER_UNITS);
      change(data);
    },
  });
}
const counts = (...how: Parameters<typeof struck>): boolean => dataOf(struck(...how)).own.struck;

describe('the duty to strike', () => {
  it('rule 16.1.4d: a group with three carriers or more, and with all carrier air at hand', () => {
    const match = struck();
    expect(dataOf(match).own.struck).toBe(true);
    expect([heard(match, 'japan'), heard(match, 'us')]).toEqual([['duty done'], ['duty done']]);
  });

  it('rule 16.1.4d: not a group with fewer', () => {
    expect(counts({ group: marker('TG 58.7') })).toBe(false);
    const sunkTwo = (data: MobileTheater): void => {
      for (const name of ['Hornet', 'Yorktown']) data.shipAt[ship(name)] = SUNK;
    };
    expect(counts({}, sunkTwo)).toBe(false);
    expect(counts({}, (data) => void (data.shipAt[ship('Hornet')] = SUNK))).toBe(true);
  });

  it('rule 16.1.4d: three carriers of any kind are enough', () => {
    const groups = ['TG 58.1', 'TG 58.2', 'TG 58.3', 'TG 58.4', 'TG 58.7', 'TG 52.10'];
    expect(groups.map((id) => given([], (g) => isCarrierGroup(g.state, marker(id))))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('rule 16.1.4e: a unit that stays on deck in range spoils it, and the enemy sees only that', () => {
    const match = struck({}, (data) => void (data.airAt[unit('Taiho T')] = 'ready'));
    expect(dataOf(match).own.struck).toBe(false);
    expect([heard(match, 'japan'), heard(match, 'us')]).toEqual([['duty not done'], ['duty not done seen']]);
  });

  it('rule 16.1.4e: units on patrol, out of range, on carriers that cannot launch or on detached ones are not at hand', () => {
    const ready = (data: MobileTheater, id: string): void => void (data.airAt[unit(id)] = 'ready');
    expect(counts({}, (data) => cap(data, 'Taiho F'))).toBe(true);
    expect(
      counts({}, (data) => {
        place(data, 'Mobile Fleet', '1015');
        ready(data, 'Taiho T');
      }),
    ).toBe(true);
    expect(
      counts({}, (data) => {
        hurt(data, 'Taiho', halfOf('Taiho'));
        ready(data, 'Taiho T');
      }),
    ).toBe(true);
    expect(
      counts({}, (data) => {
        place(data, 'Japanese detachment 1', '2015');
        put(data, 'Japanese detachment 1', 'Taiho');
        ready(data, 'Taiho T');
      }),
    ).toBe(true);
  });

  it('rule 16.1.4e: units of other formations are at hand if they are in range', () => {
    const van = (label: string) => (data: MobileTheater) => {
      place(data, 'Force C', label);
      data.airAt[unit('Zuiho T')] = 'ready';
    };
    // Twelve hexes from 2811, and thirteen.
    expect([fleet.grid.distance(hex('1611'), hex('2811')), fleet.grid.distance(hex('1511'), hex('2811'))]).toEqual([
      12, 13,
    ]);
    expect([counts({}, van('1611')), counts({}, van('1511'))]).toEqual([false, true]);
  });

  it('rule 16.1.4e: once a carrier group has been attacked, the rest may strike whatever they meet', () => {
    const rest = (attacked: boolean) =>
      counts({ from: marker('Force C'), group: marker('TG 58.7') }, (data) => {
        place(data, 'Force C', '2015');
        data.own.attacked = attacked;
      });
    expect([rest(false), rest(true)]).toEqual([false, true]);
    const first = struck({}, (data) => void (data.airAt[unit('Taiho T')] = 'ready'));
    expect(dataOf(first).own.attacked).toBe(true);
  });

  it('rule 16.1.4k: when the time is up, nothing is owed by those who attacked and have nothing left', () => {
    const closed = (attacked: boolean, turn: number, left: boolean): boolean =>
      dataOf(
        done(closeDuty, {
          change: (data) => {
            data.turn = turn;
            data.own.attacked = attacked;
            flown(data, ...CARRIER_UNITS);
            // However far it is.
            if (left) data.airAt[unit('Zuiho T')] = 'ready';
          },
        }),
      ).own.struck;
    expect([closed(true, 8, false), closed(true, 8, true), closed(false, 8, false), closed(true, 7, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('rule 16.1.4d: a strike that the patrol breaks up has been launched all the same', () => {
    expect(counts({ group: NONE })).toBe(true);
    const other = struck({ group: NONE, hex: hex('3712') });
    expect([dataOf(other).own.struck, heard(other)]).toEqual([false, []]);
    const held = struck({ group: NONE }, (data) => void (data.airAt[unit('Taiho T')] = 'ready'));
    expect([dataOf(held).own, heard(held)]).toMatchObject([{ attacked: false, struck: false }, []]);
  });

  it('rule 16.1.4d: land-based air, and strikes on airfields, are no part of it', () => {
    expect(counts({ from: chitInPool(fleet, CHIT.flotilla61) })).toBe(false);
    expect(counts({ base: 0 })).toBe(false);
  });

  it('rule 16.1.4f: on 18 or 19 June, by the end of turn 8', () => {
    expect(counts({}, (data) => void (data.turn = 8))).toBe(true);
    expect(counts({}, (data) => void (data.turn = 9))).toBe(false);
    const failed = (turn: number, done_ = false): boolean =>
      given([], (g) => failedDuty(g.state), {
        change: (data) => {
          data.turn = turn;
          data.own.struck = done_;
        },
      });
    expect([failed(7), failed(8), failed(8, true)]).toEqual([false, true, false]);
  });

  it('rules 16.2, 16.3: by turn 10 when unleashed, never in the dream', () => {
    const owes = (scenario: 'unleashed' | 'dream', turn: number): boolean =>
      given([], (g) => owesStrike(g.state), {
        change: (data) => {
          data.own.scenario = scenario;
          data.turn = turn;
        },
      });
    expect([owes('unleashed', 10), owes('unleashed', 11), owes('dream', 2)]).toEqual([true, false, false]);
  });
});

describe('no turning back', () => {
  it('rule 16.1.4g: west is a lower column', () => {
    const from = hex('1015');
    expect(
      fleet.grid
        .neighbours(from)
        .filter((to) => leadsWest(from, to))
        .map((to) => fleet.grid.label(to)),
    ).toEqual(['0915', '0914']);
  });

  it('rule 16.1.4g: no formation sails west before the strike', () => {
    const may = (change: (data: MobileTheater) => void = () => {}): boolean =>
      given([], (g) => maySailWest(g.state), { change });
    expect([
      may(),
      may((data) => void (data.own.struck = true)),
      may((data) => void (data.own.scenario = 'dream')),
    ]).toEqual([false, true, true]);
  });
});
