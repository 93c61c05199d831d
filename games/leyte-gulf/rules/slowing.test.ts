import { piecesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { SEA_WAYS } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { movement } from '../family.ts';
import { harried } from './surfaceAircraft.ts';
import {
  asked,
  dataOf,
  done,
  events,
  hex,
  idle,
  marker,
  markerIn,
  order,
  put,
  question,
  see,
  type Table,
  turnFrom,
} from './standing.testing.ts';

/* 6.2.3 and 6.2.4: what slows a force, how much of it counts, and until when. */

const FIGHTERS = fleet.squadrons.filter(({ kind }) => kind === 'F').map(({ id }) => id);

/** TF 1 is about to strike Force 1. */
function striking(change: (data: LeyteTheater) => void): Table {
  const match = turnFrom('activations', (data) => {
    put(data, 'TF 1', '3028', 'Essex', 'Lexington', 'Langley', 'Princeton');
    put(data, 'Force 1', '3022', 'Yamato', 'Musashi', 'Nagato');
    see(data, 'Force 1');
    data.pool = [marker('TF 1')];
    change(data);
  });
  order(match, 'us', 'strike');
  idle(match, 'us');
  return match;
}

/** It has struck once for each number, with so many bombers. */
function raided(raids: readonly number[], change: (data: LeyteTheater) => void = () => {}): Table {
  const match = striking(change);
  for (const n of raids) {
    while (question(match) !== 'us, strike: plan') idle(match, asked(match));
    const ready = Object.entries(piecesOf(match, 'us')).filter(([id]) => !FIGHTERS.includes(id));
    order(match, 'us', Object.fromEntries(ready.slice(0, n).map(([id, boxes]) => [id, boxes?.[0] ?? ''])));
  }
  for (let left = 200; left > 0 && question(match) !== 'us, activation: action'; left--) idle(match, asked(match));
  return match;
}
const lost = (match: Table): number => markerIn(match, 'Force 1').slow;

describe('air attacks', () => {
  test('rule 6.2.3a: all that attack a force in one activation are one attack, in however many raids', () => {
    expect([lost(raided([2, 1])), lost(raided([2, 2])), lost(raided([3, 3]))]).toEqual([0, 1, 1]);
    // Not those of another activation.
    const earlier = raided([2], (data) => void (data.own.raided = [{ marker: marker('Force 2'), units: 3 }]));
    expect(lost(earlier)).toBe(0);
  });

  test('rule 6.2.3a: an activation begins and ends with no attack counted', () => {
    const match = raided([2]);
    expect(dataOf(match).own.raided).toEqual([{ marker: marker('Force 1'), units: 2 }]);
    order(match, 'us', 'done');
    expect(dataOf(match).own.raided).toEqual([]);
  });

  test('rule 6.2.3b: no more than two a turn, though the force has moved since, and two more in the next', () => {
    const since = (bombed: number): number =>
      lost(raided([4], (data) => void Object.assign(data.markers[marker('Force 1')] ?? {}, { bombed })));
    expect([since(1), since(2)]).toEqual([1, 0]);
    const match = turnFrom('activations', (data) => {
      put(data, 'Force 1', '3022', 'Yamato');
      put(data, 'TF 1', '3028', 'Essex');
      Object.assign(data.markers[marker('Force 1')] ?? {}, { slow: 2, bombed: 2 });
      data.pool = [marker('Force 1')];
    });
    order(match, 'japan', 'done');
    for (let left = 50; left > 0 && dataOf(match).turn === 2; left--) idle(match, asked(match));
    expect(markerIn(match, 'Force 1')).toMatchObject({ slow: 0, bombed: 0 });
    const moved = done((g) => movement.rest(g, marker('Force 1')), {
      change: (data) => {
        put(data, 'Force 1', '3022', 'Yamato');
        Object.assign(data.markers[marker('Force 1')] ?? {}, { slow: 2, bombed: 2 });
      },
    });
    expect(markerIn(moved, 'Force 1')).toMatchObject({ slow: 0, bombed: 2 });
  });

  test('rule 6.2.3a: aircraft in a surface battle count with those of the rounds before', () => {
    const after = (...units: number[]): number =>
      markerIn(
        done(
          (g) => {
            for (const n of units) harried(g, marker('Force 1'), n);
          },
          { change: (data) => void put(data, 'Force 1', '3022', 'Yamato') },
        ),
        'Force 1',
      ).slow;
    expect([after(3), after(2, 2), after(4, 4)]).toEqual([0, 1, 1]);
  });
});

describe('what a battle costs', () => {
  /** Ormoc, from where four hexes are open to ships. */
  const FIELD = '3520';
  const AROUND = (SEA_WAYS[hex(FIELD)] ?? []).map((each) => fleet.grid.label(each));

  test('rule 6.2.4c: what slows a force in its battle, after it has moved, holds for its next activation', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'Force 1', FIELD, 'Kinu', 'Uranami');
        put(data, 'TF 1', FIELD, 'Denver');
        AROUND.flatMap((label) => [label, label]).forEach((label, n) => put(data, `Force ${n + 2}`, label));
        Object.assign(data.markers[marker('Force 1')] ?? {}, { slow: 1 });
        see(data, 'Force 1', 'TF 1');
        data.pool = [marker('Force 1')];
      },
      { seed: 'battle' },
    );
    expect(AROUND).toHaveLength(4);
    for (let left = 300; left > 0 && events(match, 'surface overstacked').length === 0; left--) {
      const side = asked(match);
      if (question(match) === 'japan, activation: action') order(match, side, 'fight');
      else if (question(match).includes('surface round: break off')) order(match, side, 'break off');
      else idle(match, side);
    }
    // 8.3.9: two points, and the one of before is over.
    expect(markerIn(match, 'Force 1').slow).toBe(2);
    for (let left = 50; left > 0 && dataOf(match).turn === 2; left--) idle(match, asked(match));
    expect([dataOf(match).turn, markerIn(match, 'Force 1').slow]).toEqual([3, 2]);
  });
});

test('rule 6.2.2a: one order costs two points, however many forces it strikes, and the next order two more', () => {
  expect(dataOf(raided([1, 1])).own.spent).toBe(4);
  const match = striking((data) => {
    put(data, 'Force 2', '3023', 'Kongo');
    see(data, 'Force 2');
  });
  order(match, 'us', { 'VB-15': 'Force 1', 'VB-19': 'Force 2' });
  for (let left = 200; left > 0 && question(match) !== 'us, activation: action'; left--) idle(match, asked(match));
  expect([events(match, 'raid over').length, dataOf(match).own.spent]).toEqual([2, 2]);
});
