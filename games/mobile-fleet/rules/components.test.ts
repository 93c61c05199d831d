import { at, damageLog, flightTo, isDestroyer, movementPoints, speedOf } from '@point-option/chit-pull';
import { optionsOf, type Game } from '@point-option/engine';
import { expect, test } from 'vitest';
import { charts } from '../data/charts.ts';
import { BASES } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import { EDGES, grid, landSearches, ROW } from '../data/map.ts';
import { options } from '../data/options.ts';
import { ship } from '../data/ships.ts';
import { unit } from '../data/squadrons.ts';
import { start } from '../data/start.ts';
import { mobileFleet } from '../index.ts';
import { movement } from '../family.ts';
import { AFTER, now, order, place, playing } from './testing.ts';
import { procedures } from '../procedures.ts';

const game = mobileFleet as unknown as Game;
const theater = () => start('historical', optionsOf(game));

test('rule 2.1a: ships sail through any hex, past islands too', () => {
  const match = playing(movement.sail, { marker: fleet.markerNumber.get('TG 58.1') as number }, procedures as never, {
    change: (data) => place(data, 'TG 58.1', '3415'),
  });
  // Past Guam.
  order(
    match,
    'us',
    ['3515', '3516', '3616'].map((label) => grid.mustHex(label)),
  );
  expect(now(match)).toBe(AFTER);
});

test('rule 2.1b: a base beyond the map is so many hexes farther', () => {
  const data = theater();
  const truk = BASES.find(({ id }) => id === 'Truk');
  const there = truk?.hex ?? -1;
  expect(truk?.beyond).toBe(5);
  expect(flightTo(fleet, data, unit('253rd AG'), there)).toBe(5);
  expect(flightTo(fleet, data, unit('261st AG'), BASES.find(({ id }) => id === 'Guam')?.hex ?? -1)).toBe(0);
});

test('rule 2.1c: every airfield has a capacity', () => {
  expect(BASES.map(({ id, capacity }) => `${id} ${capacity}`)).toEqual([
    'Guam 8',
    'Rota 2',
    'Yap 4',
    'Peleliu 6',
    'Iwo Jima 4',
    'Truk 4',
  ]);
});

test('rule 2.1d: the two search areas have limits, and overlap', () => {
  const counts = Array.from({ length: grid.count }, (_, hex) => landSearches(hex));
  expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
});

test('rule 2.1e: row 01 is the north edge', () => {
  expect(EDGES.north.every((hex) => at(ROW, hex) === 1)).toBe(true);
  expect(EDGES.north).toHaveLength(44);
});

test('rule 2.3: ships, air units and markers are counters of three kinds, each with a name of its own', () => {
  const ids = [fleet.ships, fleet.squadrons, fleet.markers].map((list) => list.map(({ id }) => id));
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

test('rule 2.3.1a: odd turns use the first movement figure, even ones the second', () => {
  expect([1, 2, 3, 4].map((turn) => movementPoints([4, 5], turn, 0))).toEqual([4, 5, 4, 5]);
  expect([1, 2].map((turn) => speedOf(fleet, theater(), ship('Taiho'), turn))).toEqual([4, 5]);
});

test('rule 2.3.1b: a log has as many boxes as a ship can take hits', () => {
  for (const each of fleet.ships) expect(damageLog(each)).toHaveLength(each.boxes);
});

test('rule 2.3.1c: a division or squadron of destroyers is one unit', () => {
  const destroyers = fleet.shipsOf.us.filter((each) => isDestroyer(at(fleet.ships, each).type));
  expect(destroyers.map((each) => at(fleet.ships, each).name)).toContain('DES RN 54/4');
  // Fourteen units lie off Saipan, four of them destroyers.
  const group = fleet.markerNumber.get('TG 52.10');
  expect(fleet.shipsOf.us.filter((each) => theater().shipAt[each] === group)).toHaveLength(14);
});

test('rule 2.3.3: there is a marker for every formation, and a chit for each command', () => {
  const kinds = (side: 'japan' | 'us', kind: string) =>
    fleet.markersOf[side].filter((each) => at(fleet.markers, each).kind === kind);
  expect([kinds('us', 'group').length, kinds('japan', 'group').length]).toEqual([10, 8]);
  expect([kinds('us', 'force').length, kinds('japan', 'force').length]).toEqual([1, 1]);
  expect(fleet.chits.filter(({ kind }) => kind === 'command').map(({ side }) => side)).toEqual(['us', 'japan']);
});

test('rule 2.4: every table of the rules is a chart that says where it comes from', () => {
  const named = charts.map(({ id }) => id);
  for (const id of ['search', 'damage', 'torpedo critical', 'air combat', 'flak', 'submarine contact'])
    expect(named).toContain(id);
  for (const { provenance, note, id } of charts)
    if (provenance !== 'printed') expect([id, note ?? ''].join(' ')).toMatch(/ \w/);
});

test('rule 15.0: every optional rule can be used or left out, alone or with others', () => {
  const names = Object.entries(options)
    .filter(([, { rule }]) => rule.startsWith('15'))
    .map(([name]) => name);
  expect(names).toHaveLength(7);
  for (const name of names)
    for (const value of [true, false]) expect(optionsOf(game, { [name]: value })[name]).toBe(value);
});
