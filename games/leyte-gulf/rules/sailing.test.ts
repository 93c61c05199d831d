import { grid, IS_SEA } from '../data/map.ts';
import { describe, expect, test } from 'vitest';
import type { LeyteTheater } from '../data/own.ts';
import { movement } from '../family.ts';
import { allowance } from './sailingRules.ts';
import { reshuffle } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { detachInto } from './detaching.ts';
import {
  AFTER,
  asked,
  course,
  dataOf,
  events,
  given,
  heard,
  hex,
  hexes,
  hurt,
  idle,
  marker,
  now,
  order,
  playing,
  put,
  question,
  saidOf,
  see,
  type Standing,
  type Table,
  turnFrom,
  whereIs,
  why,
} from './standing.testing.ts';

/** A force about to move. */
function moving(id: string, change: (data: LeyteTheater) => void, how: Standing = {}): Table {
  return playing(movement.sail, { marker: marker(id) }, { change, ...how });
}

function points(id: string, change: (data: LeyteTheater) => void): number {
  return given([], (g) => allowance(g, marker(id)), { change });
}

/** A US carrier group in the Philippine Sea. */
const atSea = (data: LeyteTheater): void => void put(data, 'TF 1', '3028', 'Essex', 'DES RN 52');
/** Cruisers off Surigao Strait. */
const cruisers = (data: LeyteTheater): void => void put(data, 'TF 1', '3722', 'Denver', 'DES RN 54');

describe('where ships sail', () => {
  test('rule 6.0: a force that is activated sails where its owner says', () => {
    const match = moving('TF 1', atSea);
    order(match, 'us', course('3029', '3030'));
    expect([whereIs(match, 'TF 1'), now(match)]).toEqual(['3030', AFTER]);
    expect(events(match, 'sails')).toMatchObject([{ values: { from: '3028', hex: '3030', n: 2 } }]);
  });

  test('rule 6.1a: each hex costs a movement point, and none is skipped', () => {
    const match = moving('TF 1', atSea);
    expect(hexes(match, 'us').sort()).toEqual(['2927', '2928', '3027', '3029', '3127', '3128'].sort());
    expect(why(match, 'us', course('3030'))).toContain('not a step');
    expect(why(match, 'us', course('3029', '3030', '3031', '3032', '3033', '3032'))).not.toBeNull();
    order(match, 'us', course('3029', '3030', '3031', '3032', '3033'));
    expect(whereIs(match, 'TF 1')).toBe('3033');
  });

  test('rule 6.1b: ships enter neither land nor hexes that are only partly sea, nor sail through a coast', () => {
    // Ormoc and the beachhead are next to each other, with Leyte between them.
    const match = moving('Force 1', (data) => void put(data, 'Force 1', '3520', 'Kinu'));
    expect(saidOf(match, 'japan', { hex: '3521' })).toBe('why no sea way (6.1)');
    expect(hexes(match, 'japan')).not.toContain('3521');
    const surigao = moving('Force 1', (data) => void put(data, 'Force 1', '3723', 'Kinu'));
    expect(IS_SEA[hex('3823')]).toBe(false);
    expect(saidOf(surigao, 'japan', { hex: '3823' })).toBe('why no sea way (6.1)');
    expect(
      grid.neighbours(hex('3723')).filter((each) => hexes(surigao, 'japan').includes(grid.label(each))),
    ).not.toContain(hex('3823'));
  });
});

describe('speed', () => {
  const battleship = (data: LeyteTheater): void => void put(data, 'TF 1', '3028', 'Essex', 'Mississippi');

  test('rule 6.2a: the slowest ship sets the pace', () => {
    expect(points('TF 1', atSea)).toBe(5);
    expect(points('TF 1', battleship)).toBe(3);
  });

  test('rule 6.2b: it may move less, or not at all', () => {
    const match = moving('TF 1', atSea);
    order(match, 'us', []);
    expect([whereIs(match, 'TF 1'), now(match)]).toEqual(['3028', AFTER]);
  });

  test('rule 6.2c: of two figures the lower holds on odd turns and the higher on even ones', () => {
    const on = (turn: number) => (data: LeyteTheater) => {
      atSea(data);
      data.turn = turn;
    };
    expect([1, 2, 3, 4].map((turn) => points('TF 1', on(turn)))).toEqual([4, 5, 4, 5]);
  });

  test('rule 5.4b: a dummy moves up to four hexes, whatever the turn', () => {
    for (const turn of [1, 2])
      expect(
        points('TF 1', (data) => {
          put(data, 'TF 1', '3028');
          data.turn = turn;
        }),
      ).toBe(4);
  });

  test('rule 6.2.4b: nothing may be left, and never less than nothing', () => {
    const slowed = (n: number) => (data: LeyteTheater) => {
      battleship(data);
      const entry = data.markers[marker('TF 1')];
      if (entry) entry.slow = n;
    };
    expect([0, 1, 2, 3, 4].map((n) => points('TF 1', slowed(n)))).toEqual([3, 2, 1, 0, 0]);
  });

  test('rule 6.2.4d: a ship that leaves a slowed force is slowed too, on its own and in a new force', () => {
    given(
      [],
      (g) => {
        const to = detachInto(g.state, 0, hex('3028'));
        expect(g.state.markers[to]).toMatchObject({ slow: 2, bombed: 1 });
      },
      {
        change: (data) => {
          put(data, 'Force 1', '3028', 'Yamato', 'Musashi');
          Object.assign(data.markers[marker('Force 1')] ?? {}, { slow: 2, bombed: 1 });
        },
      },
    );
    given(
      [],
      (g) => {
        reshuffle(fleet, g.state, hex('3028'), new Map([[1, marker('Force 2')]]));
        expect(g.state.markers[marker('Force 2')]).toMatchObject({ slow: 1 });
      },
      {
        change: (data) => {
          put(data, 'Force 1', '3028', 'Yamato', 'Musashi');
          Object.assign(data.markers[marker('Force 1')] ?? {}, { slow: 1 });
        },
      },
    );
  });
});

describe('straits', () => {
  test('rule 6.3c: US ships enter San Bernardino Strait, and go no farther west', () => {
    const match = moving('TF 1', (data) => void put(data, 'TF 1', '3120', 'Denver', 'DES RN 54'));
    expect(hexes(match, 'us')).toContain('3119');
    expect(why(match, 'us', course('3119', '3118'))).not.toBeNull();
    expect(saidOf(match, 'us', { hex: '3118' }, '3119')).toBe('why no farther west (6.3)');
    order(match, 'us', course('3119'));
    expect(whereIs(match, 'TF 1')).toBe('3119');
  });

  test('rule 6.3d: US ships enter Surigao Strait, and only cruisers and destroyers pass it', () => {
    const light = moving('TF 1', cruisers);
    expect(hexes(light, 'us')).toEqual(expect.arrayContaining(['3721', '3822']));
    const heavy = moving('TF 1', (data) => void put(data, 'TF 1', '3722', 'Denver', 'California'));
    expect(hexes(heavy, 'us')).not.toContain('3721');
    expect(saidOf(heavy, 'us', { hex: '3721' })).toBe('why only light ships (6.3)');
    const entering = moving('TF 1', (data) => void put(data, 'TF 1', '3622', 'California'));
    expect(hexes(entering, 'us')).toContain('3722');
  });

  test('rule 6.3e: those go one hex farther west, and no more', () => {
    const match = moving('TF 1', (data) => void put(data, 'TF 1', '3721', 'Denver'));
    expect(hexes(match, 'us')).toEqual(['3722']);
    expect(saidOf(match, 'us', { hex: '3822' })).toBe('why no farther west (6.3)');
    const japan = moving('Force 1', (data) => void put(data, 'Force 1', '3721', 'Fuso'));
    expect(hexes(japan, 'japan').length).toBeGreaterThan(1);
  });
});

describe('stacking on the way', () => {
  const full = (data: LeyteTheater): void => {
    atSea(data);
    put(data, 'TF 2', '3029', 'Wasp');
    put(data, 'TF 3', '3029');
  };

  test('rule 5.5a: two forces share a hex, in passing too, and no third enters', () => {
    const match = moving('TF 1', full);
    expect(hexes(match, 'us')).not.toContain('3029');
    expect(saidOf(match, 'us', { hex: '3029' })).toBe('why stacked (5.5)');
    const one = moving('TF 1', (data) => {
      atSea(data);
      put(data, 'TF 2', '3029', 'Wasp');
    });
    expect(hexes(one, 'us')).toContain('3029');
  });

  test('rule 5.5b: enemies in the hex do not count', () => {
    const match = moving('TF 1', (data) => {
      atSea(data);
      for (const id of ['Force 1', 'Force 2']) put(data, id, '3029');
    });
    expect(hexes(match, 'us')).toContain('3029');
  });

  test('rule 5.5c: Third and Seventh Fleet never share a hex', () => {
    const match = moving('TF 1', (data) => {
      atSea(data);
      put(data, 'TF 2', '3029', 'Tennessee');
    });
    expect(saidOf(match, 'us', { hex: '3029' })).toBe('why fleets never stack (5.5)');
    expect(hexes(match, 'us')).not.toContain('3029');
  });
});

describe('enemies in a hex', () => {
  const ahead = (data: LeyteTheater): void => {
    atSea(data);
    put(data, 'Force 1', '3029', 'Yamato');
  };

  test('rule 7.1a and 7.1.1a: whoever sails into an enemy searches, and is searched for', () => {
    const match = moving('TF 1', ahead);
    // The US fails, and so does Japan.
    order(match, 'us', course('3029'), 1, 1);
    expect(events(match, 'meeting')).toMatchObject([{ values: { marker: 'TF 1', hex: '3029' } }]);
    expect(events(match, 'not found')).toHaveLength(2);
  });

  test('rule 7.1.1b: who is not active searches only then', () => {
    const match = moving('TF 1', ahead);
    order(match, 'us', course('3027'));
    expect(events(match, 'not found')).toEqual([]);
  });

  test('rule 7.1b: a force that comes back to a hex in one activation searches it no more', () => {
    const match = moving('TF 1', ahead, {});
    const data = dataOf(match);
    data.wake = [hex('3028'), hex('3029'), hex('3028')];
    order(match, 'us', course('3029'));
    expect(whereIs(match, 'TF 1')).toBe('3029');
    expect(events(match, 'meeting')).toEqual([]);
  });

  test('rule 6.2.5: a force that fights on the surface moves no farther in its activation', () => {
    const change = (data: LeyteTheater): void => {
      put(data, 'TF 1', '3028', 'Iowa', 'New Jersey', 'Massachusetts', 'South Dakota');
      put(data, 'Force 1', '3029', 'Kinu');
      see(data, 'Force 1', 'TF 1');
      data.pool = [marker('TF 1')];
    };
    const match = turnFrom('activations', change, { seed: 'battle' });
    order(match, 'us', 'move');
    order(match, 'us', course('3029'));
    for (let left = 300; left > 0 && question(match) !== 'us, activation: action'; left--) idle(match, asked(match));
    expect(heard(match)).toContain('surface battle');
    expect(given([], (g) => allowance({ ...g, state: dataOf(match) }, marker('TF 1')))).toBe(0);
  });
});

test('rule 5.5: only a hex that was overfull must be left', () => {
  const match = moving('TF 1', (data) => {
    for (const id of ['TF 1', 'TF 2', 'TF 3']) put(data, id, '3028');
    data.overfull.us = [hex('3028')];
    hurt(data, 'Essex', 0);
  });
  expect(why(match, 'us', [])).toBe('why overfull (5.5)');
});
