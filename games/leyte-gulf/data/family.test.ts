import { at, chitOf, emptyTheater, flightTo, shipsUnder, slowestSpeed, type Theater } from '@point-option/chit-pull';
import { expect, test } from 'vitest';
import { DUMMY_SPEED } from './figures.ts';
import { fleet } from './fleet.ts';
import { BEACHHEAD, CLARK, grid, SURIGAO } from './map.ts';
import { SHIPS_OF } from './ships.ts';
import { unit } from './squadrons.ts';

/* The family works with this battle's counters as with those of any other. */

type Bare = Theater<Record<string, never>>;

/** A theater in which one force sails under a marker. */
function sailing(force: string, name: string, turn: number): { theater: Bare; marker: number } {
  const theater: Bare = { ...emptyTheater<Record<string, never>>(fleet, {}), turn };
  const marker = fleet.markerNumber.get(name) as number;
  at(theater.markers, marker).hex = SURIGAO;
  for (const ship of SHIPS_OF.get(force) ?? []) theater.shipAt[ship] = marker;
  return { theater, marker };
}

test.each([
  ['Force A', 'Force 1', 5, 4],
  ['Force A', 'Force 1', 6, 4],
  ['Force B', 'Force 2', 5, 4],
  ['Force B', 'Force 2', 6, 5],
  ['Force C', 'Force 3', 5, 3],
  ['Force C', 'Force 3', 6, 4],
  ['Transports', 'Force 6', 6, 3],
  ['TG 38.3', 'TF 3', 6, 5],
  ['TF 78', 'TF 5', 6, 3],
  ['Taffy 3', 'TF 9', 6, 3],
])('4.4, 6.2: %s under %s makes in turn %i', (force, name, turn, speed) => {
  const { theater, marker } = sailing(force, name, turn);
  expect(shipsUnder(fleet, theater, marker)).toHaveLength(SHIPS_OF.get(force)?.length ?? 0);
  expect(slowestSpeed(fleet, theater, marker, DUMMY_SPEED)).toBe(speed);
});

test('5.4: a dummy makes 4', () => {
  const { theater, marker } = sailing('nothing', 'Force 10', 6);
  expect(slowestSpeed(fleet, theater, marker, DUMMY_SPEED)).toBe(4);
});

test('6.5.8, 6.5.9: flights from Clark Field and from Morotai', () => {
  const { theater } = sailing('Force C', 'Force 3', 6);
  expect(flightTo(fleet, theater, unit('2nd AF F1'), BEACHHEAD)).toBe(grid.distance(CLARK, BEACHHEAD));
  expect(flightTo(fleet, theater, unit('2nd AF F1'), CLARK)).toBe(0);
  // The bombers of Morotai reach Surigao Strait.
  expect(flightTo(fleet, theater, unit('HB/1'), SURIGAO)).toBeLessThanOrEqual(27);
});

test('the pool has the chits after all markers', () => {
  expect([chitOf(fleet, fleet.markers.length - 1), chitOf(fleet, fleet.markers.length)]).toEqual([-1, 0]);
});
