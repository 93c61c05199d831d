import { describe, expect, test } from 'vitest';
import type { Weapon } from '../data/aircraft.ts';
import { PATROL, ship, SHIPS } from '../data/ships.ts';
import { setup } from '../data/state.ts';
import { aaSixths, airAttackRun, approachOf, defenceOf, flakOf, limited } from './airDefence.ts';
import type { Rolls } from './chance.ts';
import { hits } from './gunnery.ts';
import { place } from './testing.ts';

/** Rolls that come to these faces, read with high faces best. */
function rolled(...faces: number[]): Rolls & { left: number[] } {
  return {
    left: faces,
    silent: false,
    look: ((_chart: string, row: string) => (row === 'torpedo' ? 3 : 2)) as Rolls['look'],
    roll: ((_chart: string, use: { column: number }) =>
      (faces.shift() as number) > 6 - use.column ? 'success' : 'failure') as unknown as Rolls['roll'],
  };
}

/** A run with a weapon through so much patrol and flak. */
function run(g: Rolls, cap: number, aa: number, weapon: Weapon, low: number): string {
  const came = airAttackRun(g, cap, aa, 'A', () => ({ hit: hits(g, weapon, low, 'A') }));
  return typeof came === 'string' ? came : came.hit ? 'hit' : 'miss';
}

describe('combat air patrol', () => {
  test('rule air-10: one sixth a carrier, two an escort group, at most one for Japan and four for the Americans', () => {
    expect(PATROL).toEqual({ CV: 1, CVL: 1, CVE: 2 });
    expect([0, 1, 3, 4, 5, 9].map((sixths) => limited('us', sixths))).toEqual([0, 1, 3, 4, 4, 4]);
    expect([0, 1, 3].map((sixths) => limited('japan', sixths))).toEqual([0, 1, 1]);
  });

  test('rule air-10: the ships are rated so, and a group flies what it has left', () => {
    for (const [type, one] of Object.entries(PATROL))
      for (const { cap } of SHIPS.filter((unit) => unit.type === type)) expect(cap).toBe(one);
    const data = setup('historical', { turns: 24 });
    const marker = place(data, 'U1', '1205', 'Hornet', 'Bataan', 'Sangamon', 'Reno');
    expect(defenceOf(data, marker, 'us')).toEqual({ side: 'us', cap: 4, units: 3, singleCruisers: 1 });
    data.cap[ship('Hornet')] = 0;
    data.cap[ship('Sangamon')] = 1;
    expect(defenceOf(data, marker, 'us').cap).toBe(2);
  });
});

describe('flak', () => {
  test('rule air-11: one sixth a ship unit, at most one for Japan and four for the Americans', () => {
    expect(aaSixths('us', 3, 0, 'dive', 0)).toBe(3);
    expect(aaSixths('us', 9, 0, 'dive', 0)).toBe(4);
    expect(aaSixths('japan', 8, 0, 'dive', 0)).toBe(1);
  });

  test('rule air-12: a single cruiser alone adds nothing, two of them count as one unit', () => {
    expect([0, 1, 2, 3, 4].map((n) => aaSixths('us', 0, n, 'dive', 0))).toEqual([0, 0, 1, 1, 2]);
    const data = setup('historical', { turns: 24 });
    const marker = place(data, 'U1', '1205', 'Canberra', 'Reno', 'Baltimore+Boston', 'Landing Force North');
    expect(flakOf(defenceOf(data, marker, 'us'), 'dive', 0)).toBe(3);
  });

  test('rule air-13: torpedo bombers and Bettys meet one sixth more, above the limit, whatever they carry', () => {
    expect(aaSixths('us', 9, 3, 'torpedo', 0)).toBe(5);
    expect(aaSixths('us', 9, 3, 'betty', 0)).toBe(5);
    expect(aaSixths('us', 4, 0, 'fighterBomber', 0)).toBe(4);
    expect(aaSixths('japan', 0, 1, 'torpedo', 0)).toBe(1);
    expect((['TBF', 'Jill', 'Betty', 'Zero', 'Val', 'Judy', 'SB2C'] as const).map(approachOf)).toEqual([
      'torpedo',
      'torpedo',
      'betty',
      'fighterBomber',
      'dive',
      'dive',
      'dive',
    ]);
    expect(aaSixths('us', 2, 0, 'dive', 0)).toBe(2);
  });

  test('rule air-14: each step lower adds a sixth of flak, and one of hitting', () => {
    expect([0, 1, 2].map((low) => aaSixths('us', 9, 0, 'dive', low))).toEqual([4, 5, 6]);
    expect(aaSixths('japan', 8, 0, 'dive', 2)).toBe(3);
    expect(run(rolled(1, 4), 0, 2, 'bomb', 1)).toBe('hit');
    expect(run(rolled(1, 4), 0, 2, 'bomb', 0)).toBe('miss');
  });
});

describe('an attack run', () => {
  test('rules air-10, air-11, air-18: patrol, flak, then the drop, each with its own die', () => {
    expect(run(rolled(3), 4, 4, 'bomb', 0)).toBe('shotDownByCap');
    expect(run(rolled(2, 2), 4, 5, 'torpedo', 0)).toBe('shotDownByAa');
    expect(run(rolled(2, 1, 4), 4, 5, 'torpedo', 0)).toBe('hit');
    expect(run(rolled(2, 1, 4), 4, 5, 'bomb', 0)).toBe('miss');
  });

  test('rule dice-01: no patrol needs no die', () => {
    const g = rolled(1, 6);
    expect(run(g, 0, 1, 'bomb', 0)).toBe('hit');
    expect(g.left).toEqual([]);
  });
});
