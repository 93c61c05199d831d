import { chitInPool } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { LeyteTheater } from '../data/own.ts';
import {
  asked,
  choices,
  course,
  dataOf,
  events,
  idle,
  marker,
  markerIn,
  order,
  put,
  question,
  see,
  ship,
  type Table,
  turnFrom,
  unit,
} from './standing.testing.ts';

/* The pool from turn to turn, and what a chit leaves in it. */

const ENTRY = (chit: number): number => chitInPool(fleet, chit);

describe('the pool', () => {
  test('rule 3.1f: in a new turn everybody can be activated again', () => {
    const match = turnFrom(
      'pool',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        Object.assign(data.markers[marker('TF 1')] ?? {}, { done: true });
        data.turn = 5;
      },
      { seed: 'again' },
    );
    for (let left = 20; left > 0 && dataOf(match).turn === 5; left--) idle(match, asked(match));
    expect(events(match, 'activated').map(({ values }) => values?.['marker'])).toContain('TF 1');
  });

  test('rule 4.1b and 13.3.5b: on 23 October the USAAF is in it, and the air fleets are not', () => {
    const match = turnFrom('pool', (data) => void put(data, 'TF 1', '3028', 'Denver'), { scenario: 'campaign' });
    const { pool, active } = dataOf(match);
    const isIn = (chit: number): boolean => [...pool, active].includes(ENTRY(chit));
    expect([CHIT.usArmy, CHIT.fleet1, CHIT.fleet2].map(isIn)).toEqual([true, false, false]);
  });

  test('rule 1.1a: a turn is announced with its day and its quarter', () => {
    const begun = (turn: number): unknown => {
      const match = turnFrom('begin', (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        data.turn = turn - 1;
      });
      return events(match, 'turn begins')[0]?.values;
    };
    expect([2, 5, 8].map(begun)).toMatchObject([
      { turn: 2, day: 24, quarter: { key: 'quarter.morning' } },
      { turn: 5, day: 25, quarter: { key: 'quarter.night' } },
      { turn: 8, day: 25, quarter: { key: 'quarter.evening' } },
    ]);
  });
});

describe('command chits', () => {
  const drawing = (entries: readonly number[], dice: readonly number[]): Table =>
    turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        put(data, 'Force 1', '2813', 'Yamato');
        data.pool = [...entries];
      },
      { dice },
    );

  test('rule 4.3c: a US chit that activates nobody does not go back', () => {
    const match = drawing([ENTRY(CHIT.usCommand), marker('TF 1'), marker('Force 1')], [1]);
    order(match, 'us', 'nobody', 1);
    expect([dataOf(match).pool, dataOf(match).active]).toEqual([[marker('Force 1')], marker('TF 1')]);
    expect(events(match, 'command returns')).toEqual([]);
  });

  test.each([
    ['us', CHIT.usCommand, CHIT.usArmy, 'USAAF'],
    ['japan', CHIT.japanCommand, CHIT.fleet1, '1st AF'],
  ] as const)(
    'rule 4.3f: aircraft ashore that the chit of %s has activated do not act twice',
    (side, command, air, id) => {
      const match = drawing([ENTRY(command), ENTRY(air), marker('TF 1'), marker('Force 1')], [1]);
      order(match, side, id);
      expect([dataOf(match).active, dataOf(match).pool.includes(ENTRY(air))]).toEqual([ENTRY(air), false]);
    },
  );
});

describe('an activation', () => {
  test('rule 7.1.1a: a force that is alone in its hex meets nobody', () => {
    const match = turnFrom('activations', (data) => {
      put(data, 'TF 1', '3028', 'Denver');
      put(data, 'TF 2', '3028', 'Boise');
      data.pool = [marker('TF 1')];
    });
    expect([question(match), events(match, 'meeting')]).toEqual(['us, activation: action', []]);
  });

  test('rule 8.2.1c: fighters over a force that has left the map come down with the end of its activation', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'Force 1', '3502', 'Zuikaku');
        put(data, 'Force 2', '3501', 'Kinu');
        data.airAt[unit('Zuikaku F')] = 'cap';
        data.own.covers[unit('Zuikaku F')] = marker('Force 2');
        data.pool = [marker('Force 2'), marker('Force 1')];
      },
      { dice: [1] },
    );
    order(match, 'japan', 'leave');
    expect([dataOf(match).active, dataOf(match).airAt[unit('Zuikaku F')]]).toEqual([marker('Force 1'), 'flown']);
  });

  test('rule 4.4a: who declines a battle on the way is not asked again when it is done', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        put(data, 'Force 1', '3029', 'Kinu');
        see(data, 'Force 1');
        data.pool = [marker('TF 1')];
      },
      { dice: [] },
    );
    order(match, 'us', 'move');
    // The US counts the units it finds, and Japan finds nobody.
    order(match, 'us', course('3029'), 3, 1);
    expect(question(match)).toBe('us, surface battle: engage');
    order(match, 'us', 'avoid battle');
    const { turn } = dataOf(match);
    order(match, 'us', 'done');
    expect(dataOf(match).turn).toBe(turn + 1);
  });
});

describe('patrols', () => {
  const waiting = (data: LeyteTheater): void => {
    put(data, 'TF 1', '3028', 'Essex');
    put(data, 'Force 1', '2813', 'Zuikaku');
    data.shipAt[ship('Wasp')] = marker('TF 9');
  };

  test('rule 6.5.4a: carriers that have not come in yet fly none', () => {
    const match = turnFrom('patrol', waiting);
    expect(markerIn(match, 'TF 9').hex).toBe(-1);
    expect(choices(match, 'us')).toEqual(['VF-15/1', 'VF-15/2']);
  });

  test('rule 6.5.9f: air fleets send theirs when they are activated, and not in the Initial Phase', () => {
    const match = turnFrom('patrol', waiting);
    expect(choices(match, 'japan')).toEqual(['Zuikaku F']);
  });
});
