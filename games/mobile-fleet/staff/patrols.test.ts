import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { turnFrom } from '../rules/turn.testing.ts';
import { flown, place } from '../rules/testing.ts';
import { type Admiral, MITSCHER, OZAWA, SPRUANCE, TOYODA } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';

const NONE = (): void => {};

/** The units that fly patrol, and why. */
function patrol(side: 'japan' | 'us', admiral: Admiral, change: (data: MobileTheater) => void = NONE) {
  const { answer, why } = ordersOf(turnFrom('patrol', { change }), side, admiral);
  return { units: answer as string[], n: (answer as string[]).length, why };
}

/** The Mobile Fleet with its ten fighters and seven fighter-bombers so many hexes west of TG 58.1. */
const apart =
  (hexes: number, change: (data: MobileTheater) => void = NONE) =>
  (data: MobileTheater): void => {
    place(data, 'TG 58.1', '2410');
    place(data, 'Mobile Fleet', `${String(24 - hexes).padStart(2, '0')}10`);
    // Land-based air may strike: its fighters wait for that.
    data.own.landOrder = 'given';
    change(data);
  };
const struck = (data: MobileTheater): void => void (data.own.struck = true);
const over = (units: readonly string[], carriers: readonly string[]): number =>
  units.filter((id) =>
    carriers.includes(fleet.ships[fleet.squadrons.find((each) => each.id === id)?.home ?? -1]?.name ?? ''),
  ).length;
const VAN = ['Chitose', 'Chiyoda', 'Zuiho'];
const TG_58_1 = ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan'];

describe('the US patrol', () => {
  // TG 58.1 has six fighter units.
  const up = (admiral: Admiral, change: (data: MobileTheater) => void): number =>
    over(patrol('us', admiral, change).units, TG_58_1);

  it('is strong while the Japanese could strike from beyond US range', () => {
    expect([up(SPRUANCE, apart(15)), up(MITSCHER, apart(15))]).toEqual([5, 4]);
  });

  it('leaves some to escort a strike within reach, more of them under Mitscher', () => {
    expect([up(SPRUANCE, apart(12)), up(MITSCHER, apart(12))]).toEqual([4, 3]);
  });

  it('is thin where only land-based aircraft could come, and once the Japanese have struck', () => {
    expect(up(SPRUANCE, apart(20))).toBe(2);
    expect(up(SPRUANCE, apart(12, struck))).toBe(2);
  });

  it('is none at all where it would cost the pursuit a hex', () => {
    const windy = apart(12, (data) => {
      struck(data);
      data.own.wind = true;
    });
    expect(up(SPRUANCE, windy)).toBe(0);
  });
});

describe('the Japanese patrol', () => {
  it('is a reserve on a turn that a strike may be flown, larger under Ozawa', () => {
    const all = apart(15, (data) => {
      for (const id of ['TF 58', 'TG 58.4']) place(data, id, '2410');
    });
    expect([patrol('japan', OZAWA, all).n, patrol('japan', TOYODA, all).n]).toEqual([7, 4]);
  });

  it('is small where only a part of the American carriers could strike back', () => {
    expect([patrol('japan', OZAWA, apart(15)).n, patrol('japan', TOYODA, apart(15)).n]).toEqual([3, 1]);
    expect(patrol('japan', OZAWA, apart(20)).n).toBe(3);
  });

  it('is plain fighters first: fighter-bombers can bomb', () => {
    const { units } = patrol('japan', OZAWA, apart(15));
    expect(units.every((id) => !id.endsWith('FB'))).toBe(true);
  });

  it('is not flown where nobody can reach the fleet', () => {
    expect(patrol('japan', OZAWA, apart(22))).toMatchObject({ units: [], why: 'no patrol' });
    expect(patrol('japan', OZAWA, apart(20, struck))).toMatchObject({ units: [], why: 'no patrol' });
  });

  it('is everything that is left once it has struck', () => {
    expect(patrol('japan', TOYODA, apart(15, struck)).n).toBe(17);
  });

  it('is all but one where the strike is flown and not counted yet: that one pays what is owed, and at the last all go up', () => {
    const attacked = (turn: number) =>
      apart(15, (data) => {
        data.own.attacked = true;
        data.turn = turn;
      });
    expect([7, 8].map((turn) => patrol('japan', OZAWA, attacked(turn)).n)).toEqual([16, 17]);
  });

  it('is not flown where there are no fighters left to fly it, and that is not called safety', () => {
    const bare = apart(15, (data) => {
      place(data, 'Force C', '0121');
      flown(
        data,
        ...fleet.squadrons.filter(({ home }) => !VAN.includes(fleet.ships[home]?.name ?? '')).map(({ id }) => id),
      );
      data.own.struck = true;
    });
    expect(patrol('japan', OZAWA, bare)).toMatchObject({ units: [], why: 'none to spare' });
  });

  it('covers an airfield near enough to American carriers, until land-based air may strike them', () => {
    const off = (turn: number, change: (data: MobileTheater) => void = NONE) =>
      patrol('japan', OZAWA, (data) => {
        data.turn = turn;
        place(data, 'TG 58.1', '3111');
        change(data);
      });
    expect(off(4)).toMatchObject({ units: ['261st AG'], why: 'cover the field' });
    expect(off(4, (data) => void (data.own.landOrder = 'given')).units).not.toContain('261st AG');
    const away = off(4, (data) => {
      for (const id of ['TF 58', 'TG 58.1', 'TG 58.4']) place(data, id, '4401');
    });
    expect(away.units).not.toContain('261st AG');
  });

  it('is not flown by fighters ashore', () => {
    const aboard = fleet.squadrons.filter(({ home }) => home >= 0).map(({ id }) => id);
    const { units, why } = patrol(
      'japan',
      OZAWA,
      apart(15, (data) => flown(data, ...aboard)),
    );
    expect([units, why]).toEqual([[], 'no fighters']);
  });
});
