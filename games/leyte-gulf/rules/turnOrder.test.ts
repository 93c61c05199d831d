import { chitInPool, sightedShips, tellContact } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { LeyteTheater } from '../data/own.ts';
import { subphase } from './activation.ts';
import {
  asked,
  dataOf,
  events,
  heard,
  hurt,
  idle,
  marker,
  order,
  put,
  question,
  see,
  ship,
  type Table,
  turnFrom,
  unit,
} from './standing.testing.ts';
import { turn } from './turn.ts';

/* 3.0 to 3.3 and 4.2: what comes after what in a turn. */

/** Carriers of both sides, one of whose units has flown, and damaged ships that sail alone. */
function scene(data: LeyteTheater): void {
  put(data, 'TF 1', '3028', 'Essex', 'Denver');
  put(data, 'Force 1', '2810', 'Zuikaku', 'Kinu');
  put(data, 'Japanese detachment 1', '3606', 'Musashi');
  put(data, 'US detachment 1', '3022', 'Iowa');
  hurt(data, 'Musashi', 8);
  hurt(data, 'Iowa', 3);
  data.airAt[unit('1st AF F1')] = 'lost';
  data.airAt[unit('VB-15')] = 'flown';
  data.airWeak[unit('VT-15')] = true;
  see(data, 'TF 1');
}

/** Plays the turn after one to its end, with orders that do as little as possible: every question, die and event in its order, each once. */
function trace(before: number): string[] {
  const match = turnFrom(
    'begin',
    (data) => {
      scene(data);
      data.turn = before;
    },
    { seed: 'order' },
  );
  const seen = new Set<string>();
  let read = 0;
  const listen = (): void => {
    for (const { key, roll } of (match.table.journal ?? []).slice(read)) seen.add(roll?.purpose ?? key);
    read = match.table.journal?.length ?? 0;
  };
  listen();
  for (let left = 200; left > 0 && dataOf(match).turn === before + 1; left--) {
    for (const one of question(match).split(' and ')) seen.add(one);
    idle(match, asked(match));
    listen();
  }
  return [...seen];
}

/** Those of a list that are in another, in their order there. */
const among = (list: readonly string[], wanted: readonly string[]): string[] =>
  list.filter((each) => wanted.includes(each));

describe('the order of a turn', () => {
  test('rule 3.1a to 3.1f: the Initial Phase by day, step after step as the book lists them', () => {
    const steps = [
      'turn begins',
      'japan, reorganization: formations',
      'us, reorganization: formations',
      'japan, turn: own forces',
      'purpose.air reinforcement',
      'japan, turn: patrol',
      'purpose.readiness',
      'purpose.sonar count',
      'us, submarines: place',
      'us, turn: boats',
      'purpose.draw',
    ];
    expect(among(trace(5), steps)).toEqual(steps);
  });

  test('rule 3.1c and 3.1d: at night nobody flies patrol, and nothing is rolled for aircraft', () => {
    const night = trace(8);
    expect(among(night, ['japan, turn: patrol', 'us, turn: patrol', 'purpose.readiness'])).toEqual([]);
    expect(among(night, ['purpose.sonar count', 'us, turn: boats', 'purpose.draw'])).toHaveLength(3);
  });

  test('rule 3.3a to 3.3e: the Terminal Phase: Japanese stragglers, US ones, aircraft, detection, sonar markers', () => {
    const steps = ['activated', 'japan, withdrawal: course', 'us, withdrawal: course', 'tired', 'submarines gone'];
    expect(among(trace(5), steps)).toEqual(steps);
    const night = [...steps.slice(0, 3), 'rested', 'detection lost', 'submarines gone'];
    expect(among(trace(8), night)).toEqual(night);
  });

  test('rule 3.0 and 3.1f: the pool is filled last, when it is known who is on the map', () => {
    const names = turn.steps.map(({ name }) => name);
    expect(names).toEqual([
      'begin',
      'arrivals',
      'japanese formations',
      'american formations',
      'crowded',
      'own forces',
      'reinforcements',
      'patrol',
      'readiness',
      'other missions',
      'submarines',
      'boats',
      'pool',
      'activations',
      'japanese stragglers',
      'american stragglers',
      'under way',
      'stations',
      'aircraft',
      'detection',
      'submarines leave',
      'end of turn',
    ]);
  });

  test('rule 3.1a and 5.1b: nobody holds a contact with a force that was dissolved', () => {
    const match = turnFrom('japanese formations', (data) => {
      put(data, 'TF 1', '3028', 'Denver');
      put(data, 'Force 1', '2810', 'Zuikaku');
      put(data, 'Force 2', '2810', 'Kinu');
      for (const id of ['Force 1', 'Force 2'])
        tellContact(data, 'us', sightedShips(fleet, data, marker(id), [ship('Kinu')], 'raid'));
    });
    order(match, 'japan', dataOf(match).markers[marker('Force 1')]?.hex ?? 0);
    order(match, 'japan', { Kinu: 'Force 1' });
    order(match, 'japan', 'done');
    order(match, 'us', 'done');
    expect(question(match)).toContain('turn: patrol');
    expect(dataOf(match).contacts.us.map((contact) => contact.marker)).toEqual([marker('Force 1')]);
  });

  test('rule 3.1a: forces come in before anybody makes up forces', () => {
    const match = turnFrom('begin', (data) => {
      data.turn = 0;
      put(data, 'TF 1', '3028', 'Denver');
      data.shipAt[ship('Zuikaku')] = marker('Force 8');
    });
    expect(question(match)).toBe('japan, turn: arrivals');
    order(match, 'japan', { 'Force 8': '1025' });
    expect(question(match)).toBe('japan, reorganization: formations');
  });
});

describe('the order of an activation', () => {
  test('rule 4.2a: what is drawn acts, then Japanese aircraft land, ships are detached, and it is over', () => {
    expect(subphase.steps.map(({ name, rule }) => `${name} (${rule})`)).toEqual([
      'begin (4.2)',
      'kamikaze (11.1)',
      'activation (4.4)',
      'land (6.5.7)',
      'detach (6.4)',
      'close (4.4)',
    ]);
  });

  const shared = (data: LeyteTheater): void => {
    put(data, 'TF 1', '3028', 'Denver');
    put(data, 'Force 1', '3028', 'Kinu');
    data.subs = [{ side: 'japan', hex: data.markers[marker('TF 1')]?.hex ?? 0, is: 'hidden' }];
    data.pool = [marker('TF 1')];
  };

  test('rule 7.1.1a and 10.4: a submarine comes first, then both sides search, and then the force does what it likes', () => {
    const match = turnFrom('activations', shared, { seed: 'first' });
    for (let left = 40; left > 0 && question(match) !== 'us, activation: action'; left--) idle(match, asked(match));
    const keys = heard(match);
    const [first = -1] = keys.flatMap((key, place) => (key.startsWith('sub') ? [place] : []));
    expect([first >= 0, first < keys.indexOf('meeting')]).toEqual([true, true]);
  });

  /** TF 1 is drawn by the US chit, and then its own marker. */
  function commanded(): Table {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        put(data, 'TF 2', '3030', 'Boise');
        put(data, 'Force 1', '2810', 'Kinu');
        see(data, 'Force 1');
        data.pool = [chitInPool(fleet, CHIT.usCommand), marker('TF 1'), marker('TF 2'), marker('Force 1')];
      },
      { dice: [1] },
    );
    order(match, 'us', 'TF 1');
    return match;
  }

  test('rule 4.3f: a chit lets nobody move twice', () => {
    const match = commanded();
    // 4.3c: the chit is back, and the marker of TF 1 is drawn: it is passed over, and the next one is drawn.
    order(match, 'us', 'done', 1, 1);
    expect(events(match, 'drawn again')).toMatchObject([{ values: { marker: 'TF 1' } }]);
    expect(dataOf(match).active).toBe(marker('TF 2'));
  });

  test('rule 4.3a: one chit of each side is in the pool of every turn, the used Japanese one too', () => {
    for (const before of [4, 5]) {
      const match = turnFrom('begin', (data) => {
        scene(data);
        data.turn = before;
      });
      for (let left = 200; left > 0 && dataOf(match).pool.length === 0; left--) idle(match, asked(match));
      const { pool, active } = dataOf(match);
      for (const chit of [CHIT.usCommand, CHIT.japanCommand])
        expect([...pool, active].filter((entry) => entry === chitInPool(fleet, chit))).toHaveLength(1);
    }
  });
});
