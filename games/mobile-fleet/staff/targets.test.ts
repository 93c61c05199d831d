import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { cap, hex, marker, place, unit } from '../rules/testing.ts';
import { OZAWA, SPRUANCE } from './admirals.ts';
import type { OpsDesk } from './sea.ts';
import { opsDesk, position, report } from './staff.testing.ts';
import { type Aim, aimAt, carriersAt, dutyChance, patrolOver, promiseOf, readyBombers, readyUnits } from './targets.ts';

const desk = (change: (data: MobileTheater) => void = () => {}, side: 'japan' | 'us' = 'japan'): OpsDesk =>
  opsDesk(position(change), side, side === 'us' ? SPRUANCE : OZAWA);
const aim = (label: string, change?: (data: MobileTheater) => void): Aim => {
  const found = aimAt(desk(change), hex(label));
  if (found === undefined) throw new Error(`Nobody is in ${label}.`);
  return found;
};
const alone = (data: MobileTheater): void => void place(data, 'TG 58.1', '2810');

describe('a target', () => {
  it('is whoever is in a hex, and no target is where nobody is', () => {
    expect(aimAt(desk(), hex('2020'))).toBeUndefined();
    expect(aim('2810', alone).foes.map(({ marker: each }) => each)).toEqual([marker('TG 58.1')]);
  });

  it('counts for the formation with most carriers in it', () => {
    expect(carriersAt(aim('2810', alone))).toBeCloseTo(4 * 0.7);
    expect(
      carriersAt(
        aim('2810', (data) => {
          alone(data);
          place(data, 'TG 58.4', '2810');
          report(data, 'TG 58.4', 2, 2, 0, 0, 4, 4);
        }),
      ),
    ).toBeCloseTo(4);
  });

  it('does the duty of the Mobile Fleet if it is a group with three carriers', () => {
    const reported = (...counts: number[]): number =>
      dutyChance(
        aim('2810', (data) => {
          alone(data);
          report(data, 'TG 58.1', ...counts);
        }),
      );
    expect([reported(2, 2, 0, 3, 2, 4), reported(2, 1, 0, 3, 2, 4), reported(0, 0, 3, 3, 2, 4)]).toEqual([
      0.95, 0.8, 0,
    ]);
  });

  it('does it less surely if it is the force: the battleships sail with that, too', () => {
    const force = (data: MobileTheater): void => report(data, 'TF 58', 4, 4, 7, 5, 7, 11);
    expect(dutyChance(aim('3111', force))).toBe(0.65);
    // A carrier group in the same hex helps: four groups, one of them sure.
    const both = (data: MobileTheater): void => {
      force(data);
      place(data, 'TG 58.1', '3111');
      report(data, 'TG 58.1', 2, 2, 0, 3, 2, 4);
    };
    expect(dutyChance(aim('3111', both))).toBeCloseTo((3 * 0.65 + 0.95) / 4);
  });

  it('has more fighters up the more carriers it has, and the Japanese fewer once they have struck', () => {
    const four = aim('2810', (data) => {
      alone(data);
      report(data, 'TG 58.1', 2, 2, 0, 3, 2, 4);
    });
    expect(patrolOver(desk(), four)).toEqual({ units: 4, strength: 4 });
    const six = (struck: boolean): number => {
      const change = (data: MobileTheater): void => {
        report(data, 'Mobile Fleet', 3, 3, 1, 3, 1, 4);
        data.own.struck = struck;
      };
      const us = desk(change, 'us');
      return patrolOver(us, aimAt(us, hex('0618')) as Aim).units;
    };
    expect([six(false), six(true)]).toEqual([3, 2]);
  });
});

describe('what a strike promises', () => {
  it('more bombers promise more, and caution weighs what they cost', () => {
    const change = (data: MobileTheater): void => {
      alone(data);
      report(data, 'TG 58.1', 2, 2, 0, 3, 2, 4);
    };
    const data = position(change);
    const few = [unit('Taiho DB'), unit('Zuikaku DB')];
    const many = [...few, unit('Shokaku DB'), unit('Junyo DB')];
    const promised = (units: number[], caution = 1) => {
      const own = opsDesk(data, 'japan', { ...OZAWA, caution });
      return promiseOf(own, units, aimAt(own, hex('2810')) as Aim);
    };
    expect(promised(many).gain).toBeGreaterThan(promised(few).gain);
    expect(promised(many, 2).value).toBeLessThan(promised(many, 1).value);
    expect(promised(many).value).toBeCloseTo(promised(many).gain - promised(many).cost);
  });
});

describe('aircraft that are ready', () => {
  it('are those of the formation that wait on deck', () => {
    const before = readyUnits(desk(), marker('Mobile Fleet'));
    const after = readyUnits(
      desk((data) => cap(data, 'Taiho F')),
      marker('Mobile Fleet'),
    );
    expect([before.length, after.length, after.includes(unit('Taiho F'))]).toEqual([31, 30, false]);
    expect(readyUnits(desk(), marker('TG 58.1'))).toEqual([]);
  });

  it('of which plain fighters carry no bombs', () => {
    expect(readyBombers(desk(), marker('Mobile Fleet'))).toBe(31 - 10);
  });
});
