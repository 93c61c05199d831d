import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { grid, SAIPAN } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { flown, hex, place, see } from '../rules/testing.ts';
import { MITSCHER, SPRUANCE } from './admirals.ts';
import { report, sails } from './staff.testing.ts';

const far = (from: string, to: string): number => grid.distance(hex(from), hex(to));

/** Force A off TG 58.1, with everybody else gone. */
const facing =
  (range: number, change: (data: MobileTheater) => void = () => {}) =>
  (data: MobileTheater): void => {
    clearMap(data);
    place(data, 'TG 58.1', '2010');
    place(data, 'Force A', `${String(20 - range).padStart(2, '0')}10`);
    see(data, 'Force A', ARM.carrier);
    report(data, 'Force A', 3, 0, 0, 2, 1, 2);
    change(data);
  };

describe('what US formations sail for', () => {
  it('the group off Saipan stays there, whatever happens', () => {
    const { hex: end, why } = sails('TG 52.10', MITSCHER, (data) => {
      see(data, 'Mobile Fleet', ARM.carrier);
      place(data, 'Mobile Fleet', '3012');
    });
    expect([end, why]).toEqual(['3712', 'cover Saipan']);
  });

  it('a strike: they close to normal range, and no nearer', () => {
    const { hex: end, why } = sails('TG 58.1', SPRUANCE, facing(11));
    expect([far(end, '0910'), why]).toEqual([8, 'close to strike']);
  });

  it('a strike beyond normal range is for many carriers, or for the bold', () => {
    const three = facing(14);
    expect(sails('TG 58.1', MITSCHER, three).why).toBe('close to strike');
    expect(sails('TG 58.1', SPRUANCE, three).why).not.toBe('close to strike');
    const four = facing(14, (data) => report(data, 'Force A', 3, 2, 0, 2, 1, 2));
    expect(sails('TG 58.1', SPRUANCE, four).why).toBe('close to strike');
  });

  it('free groups hunt from the first day under Mitscher, and stay beside the force under Spruance', () => {
    expect(sails('TG 58.1', MITSCHER, () => {}).why).toBe('pursue');
    const { hex: end, why } = sails('TG 58.1', SPRUANCE, () => {});
    expect([far(end, '3111'), why]).toEqual([1, 'keep together']);
    expect(sails('TG 58.1', SPRUANCE, (data) => void (data.turn = 5)).why).toBe('pursue');
  });

  it('everybody hunts once the Japanese have struck', () => {
    expect(sails('TG 58.1', SPRUANCE, (data) => void (data.own.struck = true)).why).toBe('pursue');
  });

  it('the force waits west of Saipan while Spruance keeps it there', () => {
    const { hex: end, why } = sails('TF 58', MITSCHER, () => {});
    expect([grid.distance(hex(end), SAIPAN), why]).toEqual([6, 'wait']);
  });

  it('without bombers nobody goes near the enemy', () => {
    const { why } = sails('TG 58.1', MITSCHER, (data) =>
      flown(data, ...fleet.squadrons.filter(({ kind }) => kind !== 'F').map(({ id }) => id)),
    );
    expect(why).toBe('keep together');
  });

  it('with no carriers left they chase what there is', () => {
    const change = (counts: number[]) => (data: MobileTheater) => {
      clearMap(data);
      place(data, 'TG 58.1', '2010');
      place(data, 'Force A', '0310');
      report(data, 'Force A', ...counts);
      data.own.struck = true;
    };
    expect(sails('TG 58.1', SPRUANCE, change([0, 0, 4, 3, 1, 2])).why).toBe('pursue');
    expect(sails('TG 58.1', SPRUANCE, change([0, 0, 0, 0, 0, 1])).why).not.toBe('pursue');
  });
});
