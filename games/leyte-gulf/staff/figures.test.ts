import { at } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { ship } from '../data/ships.ts';
import { kit, valueOfShip } from './figures.ts';

const sunk = (name: string): number => worth(name, at(fleet.ships, ship(name)).boxes);
const worth = (name: string, hits: number): number => at(at(at(kit().logs, 4), ship(name)), hits);

describe('what the staff makes of ships', () => {
  it('12.1, 12.2: a Japanese ship counts for what she brings sunk and for what she would have cost escaped', () => {
    expect([sunk('Yamato'), sunk('Zuikaku'), sunk('Haguro')]).toEqual([17.5, 20, 8.75]);
    expect([sunk('Iowa'), sunk('St. Lo')]).toEqual([8, 3]);
  });

  it('12.1: a unit of destroyers counts by the hit, with turns left or without', () => {
    expect([1, 2, 3, 4].map((hits) => worth('DES RN 54', hits))).toEqual([1, 2, 3, 4]);
    expect([1, 2].map((hits) => at(at(at(kit().logs, 0), ship('DIV 4')), hits))).toEqual([1.75, 3.5]);
  });

  it('12.3: on the beachhead destroyers are worth the ships that are left', () => {
    expect([valueOfShip(ship('DIV 4'), 1), valueOfShip(ship('Musashi'), 9), valueOfShip(ship('Maru APD'), 0)]).toEqual([
      3, 10, 0,
    ]);
  });
});

describe('what the staff reads off the charts', () => {
  const { tables, criticalDrm } = kit();

  it('9.2: results with a star may be critical, all others are plain', () => {
    // On column 6 only a 9 and a 10 are starred: 2 hits each.
    const plain = tables.meanHits(6, 0);
    const whole = tables.meanTorpedoHits(6, 0, 0);
    expect(plain).toBeCloseTo(1.2);
    // A critical hit adds a hit on 8 and 9, and two on a 10.
    expect(whole - plain).toBeCloseTo(0.2 * 0.4);
  });

  it('9.3: an attack takes one ship of a unit of destroyers at the most', () => {
    expect(criticalDrm[ship('DES RN 54')]).toBeNull();
    expect(tables.torpedoHits(11, 0, null)).toHaveLength(2);
    expect(tables.hits(11, 0).length).toBeGreaterThan(4);
  });
});
