import { chitInPool, SUNK } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { CHIT } from '../data/markers.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import type { BattleId } from '../data/scenarios.ts';
import { ship } from '../data/ships.ts';
import { pool, subphase } from './activation.ts';
import { kamikaze } from './kamikazes.ts';
import {
  AFTER,
  asked,
  choices,
  dataOf,
  done,
  heard,
  hitsOn,
  now,
  order,
  place,
  playing,
  rolls,
  type Scene,
  see,
  type Table,
  US_FORCE,
} from './raids.testing.ts';

const FIRST = chitInPool(fleet, CHIT.kamikaze1);
const KAMIKAZES = [CHIT.kamikaze1, CHIT.kamikaze2, CHIT.kamikaze3];

/** How many Kamikazes are in the pool of a turn. */
function inPool(turn: number, scenario: BattleId = 'historical', expended: number[] = []): number {
  const match = done((g) => pool.fillPool(g), {
    scenario,
    change: (data) => {
      data.turn = turn;
      data.own.expended = expended;
    },
  });
  return KAMIKAZES.filter((chit) => dataOf(match).pool.includes(chitInPool(fleet, chit))).length;
}

function diving(scene: Scene = {}): Table {
  return playing(kamikaze, { entry: FIRST, marker: -1 }, { us: ['Essex', 'Iowa', 'DES RN 52'], ...scene });
}

describe('rule 11.1: Kamikazes', () => {
  it('rule 11.1a: two on 25 October, in day turns', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((turn) => inPool(turn))).toEqual([0, 0, 0, 0, 2, 2, 2]);
    expect([6, 7, 8, 9, 10].map((turn) => inPool(turn, 'campaign'))).toEqual([0, 0, 0, 0, 2]);
  });

  it('rule 11.1b: one more on 26 October', () => {
    expect([9, 10].map((turn) => inPool(turn))).toEqual([0, 3]);
    expect(inPool(10, 'historical', [CHIT.kamikaze1, CHIT.kamikaze2])).toBe(1);
  });

  it('rule 11.1c: one that is drawn strikes a detected force', () => {
    const match = diving({
      change: (data) => {
        place(data, 'TF 2', '2227', 'New Jersey');
        place(data, 'TF 3', '2226', 'Alabama');
        see(data, 'TF 3');
      },
    });
    expect(asked(match, 'japan')).toBe('kamikaze: force');
    expect(choices(match, 'japan')).toEqual([US_FORCE, 'TF 3']);
  });

  it('rules 11.1d and 11.1e: without one it waits for the next turn, and once it has struck it is gone', () => {
    const waits = diving({ change: (data) => see(data, US_FORCE, 0) });
    expect(heard(waits)).toContain('kamikaze waits');
    expect(dataOf(waits).own.expended).toEqual([]);
    const match = diving();
    order(match, 'japan', US_FORCE);
    order(match, 'japan', 'Essex', 1);
    expect(dataOf(match).own.expended).toEqual([CHIT.kamikaze1]);
    expect(inPool(7, 'historical', dataOf(match).own.expended)).toBe(1);
  });

  it('rule 11.1f: neither patrols nor flak stop it', () => {
    const match = diving({ cap: ['VF-15/1'] });
    order(match, 'japan', US_FORCE);
    order(match, 'japan', 'Iowa', 1);
    expect([...rolls(match, 'air combat'), ...rolls(match, 'flak')]).toEqual([]);
  });

  it('rule 11.1g: Japan picks a ship that is no destroyer, and attacks on column 9', () => {
    const match = diving();
    order(match, 'japan', US_FORCE);
    expect(choices(match, 'japan')).toEqual(['Iowa', 'Essex']);
    order(match, 'japan', 'Essex', 1);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '9', modified: 1, result: 0 });
    expect(rolls(match, 'critical')).toEqual([]);
  });

  it('rule 11.1g: where only destroyers sail it has come in vain', () => {
    const match = diving({ us: ['DES RN 52'] });
    order(match, 'japan', US_FORCE);
    expect(heard(match)).toContain('kamikaze in vain');
    expect(dataOf(match).own.expended).toEqual([CHIT.kamikaze1]);
  });

  it('rule 11.1h: any hit is a critical hit too, rolled at once', () => {
    const match = diving();
    order(match, 'japan', US_FORCE);
    // A 2 is one hit, and no critical one of a bomb’s; 7 on the other table is 8 for a carrier, one hit more.
    order(match, 'japan', 'Essex', 2, 7);
    expect(rolls(match, 'critical')).toHaveLength(1);
    expect(hitsOn(match, 'Essex')).toBe(2);
  });

  it('rule 11.1h: a ship that the hit sinks rolls for nothing more', () => {
    const match = diving({ change: (data) => void (data.hits[ship('Essex')] = 9) });
    order(match, 'japan', US_FORCE);
    order(match, 'japan', 'Essex', 10);
    expect([dataOf(match).shipAt[ship('Essex')], rolls(match, 'critical')]).toEqual([SUNK, []]);
  });

  it('rule 6.4a: a ship that it hit may be detached when its sub-phase is over, and is asked for once', () => {
    const match = playing(subphase, { entry: FIRST }, { us: ['Essex', 'Iowa', 'DES RN 52'] });
    order(match, 'japan', US_FORCE);
    order(match, 'japan', 'Essex', 2, 1);
    expect(asked(match, 'us')).toBe('subphase: detach');
    expect(choices(match, 'us')).toContain('Essex');
    order(match, 'us', []);
    expect([now(match), dataOf(match).own.hurt]).toEqual([AFTER, []]);
    expect(dataOf(match).shipAt[ship('Essex')]).toBe(dataOf(match).shipAt[ship('Iowa')]);
  });

  it('rule 11.1h: the hit, then its critical hit, then whoever was hit is detached', () => {
    const match = playing(subphase, { entry: FIRST }, { us: ['Essex', 'Iowa', 'DES RN 52'] });
    order(match, 'japan', US_FORCE);
    order(match, 'japan', 'Essex', 2, 7);
    order(match, 'us', ['Essex']);
    const told = heard(match).filter((key) => ['hit', 'ship detached'].includes(key));
    expect(told).toEqual(['hit', 'hit', 'ship detached']);
    expect(rolls(match, 'damage').length + rolls(match, 'critical').length).toBe(2);
    expect(dataOf(match).shipAt[ship('Essex')]).not.toBe(dataOf(match).shipAt[ship('Iowa')]);
  });

  it('rule 4.6: it does nothing else', () => {
    const steps = kamikaze.steps.map(({ name }) => name);
    expect(steps).toEqual(['look', 'force', 'over', 'ship']);
  });

  it('rule 4.3: no command activates it', () => {
    const commanded = (data: LeyteTheater): void => {
      data.turn = 6;
      data.pool = [FIRST, chitInPool(fleet, CHIT.fleet1), chitInPool(fleet, CHIT.japanCommand)];
    };
    const match = playing(pool.activations, { entry: -1, next: 'japan' } as never, { change: commanded, dice: [3] });
    expect(choices(match, 'japan')).not.toContain('Kamikaze 1');
  });
});
