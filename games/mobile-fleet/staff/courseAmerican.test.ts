import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { grid, SAIPAN } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { cap, flown, hex, hurt, place, put, see, ship } from '../rules/testing.ts';
import { type Admiral, MITSCHER, SPRUANCE } from './admirals.ts';
import { coursed, report, sails } from './staff.testing.ts';

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

  it('with the wind in play, the way to a strike ends in the wind', () => {
    const windy = (range: number) => coursed('TG 58.1', SPRUANCE, facing(range), { wind: true });
    const { hexes, why } = windy(8);
    const [end = 0, middle = 0, turn = 0] = hexes.map(hex).toReversed();
    const southeast = grid.direction('SE');
    expect([grid.neighbour(turn, southeast), grid.neighbour(middle, southeast)]).toEqual([middle, end]);
    expect([grid.distance(end, hex('1210')) <= 8, why]).toEqual([true, 'launch into the wind']);
    expect(windy(11).why).not.toBe('launch into the wind');
    // A patrol that is up has cost a hex already.
    const late = facing(9, (data) => cap(data, 'VF-2/1'));
    expect(coursed('TG 58.1', SPRUANCE, late, { wind: true }).why).toBe('no room to launch');
    // Beyond normal range where that pays, rather than close and launch nothing.
    const many = facing(10, (data) => report(data, 'Force A', 3, 2, 0, 2, 1, 2));
    expect(coursed('TG 58.1', SPRUANCE, many, { wind: true }).why).toBe('launch into the wind');
    expect(coursed('TG 58.1', SPRUANCE, facing(8)).why).toBe('close to strike');
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

  it('the force does not speak of a strike, or of a pursuit, that Saipan keeps it from', () => {
    const held = (from: string) =>
      sails('TF 58', SPRUANCE, (data) => {
        data.turn = 7;
        data.own.struck = true;
        place(data, 'TF 58', '2813');
        place(data, 'Mobile Fleet', from);
        see(data, 'Mobile Fleet', ARM.carrier);
      });
    expect(held('1417').why).toBe('held off Saipan');
    expect(held('2017').why).toBe('close to strike');
  });

  it('whoever has carriers in range stays there, and one that cannot move says so', () => {
    const night = (range: number, change: (data: MobileTheater) => void = () => {}) =>
      sails(
        'TG 58.1',
        SPRUANCE,
        facing(range, (data) => {
          data.turn = 9;
          change(data);
        }),
      );
    expect(night(8)).toEqual({ hex: '2010', why: 'in range' });
    expect(night(9).why).toBe('pursue');
    expect(night(9, (data) => void (data.lame[ship('Hornet')] = 5)).why).toBe('cannot move');
  });

  it('without bombers nobody goes near the enemy: those who hunt wait for theirs, and once he has struck they go on', () => {
    const empty = (admiral: Admiral, struck = false) =>
      sails('TG 58.1', admiral, (data) => {
        flown(data, ...fleet.squadrons.filter(({ kind }) => kind !== 'F').map(({ id }) => id));
        data.own.struck = struck;
      });
    expect(empty(SPRUANCE).why).toBe('keep together');
    expect(empty(MITSCHER)).toEqual({ hex: '2811', why: 'recover aircraft' });
    expect(empty(SPRUANCE, true).why).toBe('pursue');
  });

  it('they keep their distance from ships with guns, and sail past a cripple after the others', () => {
    const cripple = (data: MobileTheater): void => {
      data.own.struck = false;
      data.turn = 11;
      place(data, 'Japanese detachment 1', '1510');
      put(data, 'Japanese detachment 1', 'Shokaku');
      hurt(data, 'Shokaku', 6);
      see(data, 'Japanese detachment 1', ARM.carrier);
      report(data, 'Japanese detachment 1', 1, 0, 0, 0, 0, 0);
      see(data, 'Force A', 0);
    };
    const { hex: end, why } = sails('TG 58.1', SPRUANCE, facing(12, cripple));
    expect([far(end, '0810') < 12, why]).toEqual([true, 'strike and pursue']);
    expect(far(sails('TG 58.1', SPRUANCE, facing(5)).hex, '1510')).toBeGreaterThan(5);
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
