import { describe, expect, test } from 'vitest';
import { HISTORICAL } from '../data/groups.ts';
import { grid } from '../data/map.ts';
import { FLEET, ship, SHIPS } from '../data/ships.ts';
import { type Campaign, MARKERS, OFF, setup, SUNK } from '../data/state.ts';
import {
  addInOrder,
  DAMAGED,
  freeMarker,
  groupSpeed,
  hasTransports,
  hexOf,
  hindrances,
  hullsOf,
  isAfloat,
  isGroup,
  markersAt,
  markersOf,
  shipsOf,
  SLOW,
  speedOf,
} from './groups.ts';
import { place } from './testing.ts';

const fresh = (): Campaign => setup('historical', { turns: 24 });

describe('groups', () => {
  test('rule move-01: old American battleships, transports and escort carriers are slow, all others fast', () => {
    const data = fresh();
    const slow = SHIPS.filter((_, number) => speedOf(data, number) === 1);
    expect(slow.map(({ id }) => id)).toEqual([
      'Fanshaw Bay',
      'Kitkun Bay',
      'Sangamon',
      'Tennessee',
      'California',
      'Pennsylvania',
      'New Mexico',
      'Idaho',
      'Maryland',
      'Colorado',
      'Landing Force North',
      'Landing Force South',
    ]);
  });

  test('rule move-01: a damaged ship is slow', () => {
    const data = fresh();
    expect(speedOf(data, ship('Taiho'))).toBe(2);
    data.damaged[ship('Taiho')] = true;
    expect(speedOf(data, ship('Taiho'))).toBe(1);
  });

  test('rule move-06: a group is as fast as its slowest ship', () => {
    const data = fresh();
    const fast = [ship('Iowa'), ship('Hornet')];
    expect(groupSpeed(data, fast)).toBe(2);
    expect(groupSpeed(data, [...fast, ship('Idaho')])).toBe(1);
    expect(groupSpeed(data, [])).toBe(2);
    data.damaged[ship('Hornet')] = true;
    expect(groupSpeed(data, fast)).toBe(1);
  });

  test('rule move-03: twenty hulls, and a destroyer division counts four, a landing force twelve', () => {
    expect([19, 20, 21].map(isGroup)).toEqual([true, true, false]);
    const attack = ['Landing Force North', 'Desdiv 101', 'Desdiv 102'].map(ship);
    expect(hullsOf(attack)).toBe(20);
    expect(hullsOf([...attack, ship('Reno')])).toBe(21);
    expect(hullsOf([ship('Myoko+Haguro')])).toBe(2);
    for (const side of ['japan', 'us'] as const) {
      for (const { ships } of HISTORICAL[side]) expect(isGroup(hullsOf(ships))).toBe(true);
      expect(HISTORICAL[side].flatMap(({ ships }) => ships).sort((a, b) => a - b)).toEqual(FLEET[side]);
    }
  });

  test('rule move-04: any number of groups share a hex, and each side has its own markers', () => {
    const data = fresh();
    place(data, 'U1', '1005', 'Hornet');
    place(data, 'U2', '1005', 'Iowa', 'Reno');
    place(data, 'U4', '1006', 'Wasp');
    place(data, 'J1', '1005', 'Taiho');
    const hex = grid.mustHex('1005');
    expect(markersAt(data, 'us', hex)).toEqual([16, 17]);
    expect(markersAt(data, 'japan', hex)).toEqual([0]);
    expect(markersOf(data, 'us')).toEqual([16, 17, 19]);
    expect(shipsOf(data, 17)).toEqual([ship('Iowa'), ship('Reno')]);
    expect(freeMarker(data, 'us')).toBe(18);
    expect(freeMarker(data, 'japan')).toBe(1);
    expect(hexOf(data, ship('Wasp'))).toBe(grid.mustHex('1006'));
    expect(hexOf(data, ship('Cabot'))).toBe(OFF);
    data.at[ship('Wasp')] = SUNK;
    expect([hexOf(data, ship('Wasp')), isAfloat(data, ship('Wasp')), isAfloat(data, ship('Cabot'))]).toEqual([
      OFF,
      false,
      true,
    ]);
  });

  test('no marker is free when all lie on the map', () => {
    const data = fresh();
    for (let marker = MARKERS.japan.first; marker <= MARKERS.japan.last; marker++) data.markers[marker]!.hex = 0;
    expect(freeMarker(data, 'japan')).toBe(OFF);
    expect(freeMarker(data, 'us')).toBe(MARKERS.us.first);
  });

  test('a survey tells what slows every marker down, and which has transports', () => {
    const data = fresh();
    const first = place(data, 'U1', '1005', 'Hornet', 'Idaho', 'Landing Force North');
    const second = place(data, 'U2', '1005', 'Wasp');
    const third = place(data, 'U3', '1006', 'Idaho');
    data.damaged[ship('Hornet')] = true;
    data.damaged[ship('Cabot')] = true;
    const bits = hindrances(data, 'us');
    expect([first, second, third].map((marker) => bits[marker])).toEqual([SLOW | DAMAGED, 0, SLOW]);
    expect([first, second].map((marker) => hasTransports(data, marker))).toEqual([true, false]);
    expect(hindrances(data, 'japan').some((n) => n > 0)).toBe(false);
  });

  test('hexes are listed in the order of their numbers, each once', () => {
    const hexes: number[] = [];
    for (const hex of [5, 2, 9, 5, 2, 0]) addInOrder(hexes, hex);
    expect(hexes).toEqual([0, 2, 5, 9]);
  });
});
