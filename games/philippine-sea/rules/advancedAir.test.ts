import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid, GUAM_HEX, OFF, YAP } from '../data/map.ts';
import {
  aboard,
  type Battle,
  type G,
  HANGAR,
  inMission,
  IWO_CHIT,
  LANDED,
  READY,
  REINFORCEMENT,
  RESTING,
  YAP_CHIT,
} from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { americanFire, japaneseFire } from './airCombat.ts';
import { rollDamage } from './airToShip.ts';
import { turnAt } from './clock.ts';
import { fillCup } from './cup.ts';
import { knownStrength, unavailable } from './forces.ts';
import { guamReady } from './guam.ts';
import { handlingLimit } from './handling.ts';
import { landUnit, returnModifiers } from './landing.ts';
import { landOnGuam } from './landingsOnGuam.ts';
import { activateBase, newDay } from './landReinforcements.ts';
import { launches, mayLaunch, takeOff } from './launch.ts';
import { fliesByNight } from './nightOperations.ts';
import { placeByRadar } from './raidPlacement.ts';
import { moveRaids } from './raidFlight.ts';
import { sendHome } from './raidReturn.ts';
import { fly } from './raids.testing.ts';
import { data, done, events, given, place, type Standing, told } from './testing.ts';
import { navalPointsLost } from './victory.ts';

const hex = grid.mustHex;
const unit = (id: string): number => UNIT_BY_ID.get(id) as number;
const WASP = US_SHIP_BY_NAME.get('Wasp') as number;
const NIGHT = 'Wasp F6F-3 1';
const with_ = (options: Standing['options'], change: (state: Battle) => void = () => undefined): Standing => ({
  ...(options && { options }),
  change: (state) => {
    // TF 58 well away from Guam unless a test wants it nearer.
    state.groups.forEach((group) => void (group.hex !== OFF && (group.hex = hex('0812'))));
    change(state);
  },
});
const base = (dice: number[], where: 'Yap' | 'Iwo Jima', change?: (state: Battle) => void) =>
  done((g) => activateBase(g, where), { ...with_({ landAir: true }, change), dice });

describe('land air reinforcements', () => {
  test('rules 16.1, 16.11: both chits are in the cup from 0810 on, and only where the rule is played', () => {
    const cup = (turn: number, landAir: boolean, sent: Battle['sentFrom'] = []): number[] => {
      const match = done(
        fillCup,
        with_({ landAir }, (state) => Object.assign(state, { turn, sentFrom: sent })),
      );
      return data(match).cup.filter((chit) => chit === YAP_CHIT || chit === IWO_CHIT);
    };
    expect(cup(turnAt(19, '0650'), true)).toEqual([]);
    expect(cup(turnAt(19, '0810'), true)).toEqual([YAP_CHIT, IWO_CHIT]);
    expect(cup(turnAt(20, '0530'), true)).toEqual([]);
    expect(cup(turnAt(20, '0810'), true, ['Yap'])).toEqual([IWO_CHIT]);
    expect(cup(turnAt(19, '0810'), false)).toEqual([]);
  });

  test('rule 16.12: on 9 or 10 aircraft come, by a second roll; once a day from each base', () => {
    expect(data(base([8], 'Yap')).guam.value).toBe(6);
    expect(told(base([8], 'Yap'))).toContain('Nothing takes off from Yap.');
    const match = base([9, 4], 'Yap');
    expect(data(match).guam.value).toBe(11);
    expect(data(match).sentFrom).toEqual(['Yap']);
    const next = done(
      newDay,
      with_({ landAir: true }, (state) => Object.assign(state, { turn: 18, sentFrom: ['Yap'] })),
    );
    expect(data(next).sentFrom).toEqual([]);
  });

  test('rule 16.12: what came on the nineteenth changes the roll for the same base on the twentieth', () => {
    expect(data(base([10, 1], 'Yap')).sentBefore).toEqual({ Yap: 2 });
    expect(data(base([10, 10], 'Iwo Jima')).sentBefore).toEqual({ 'Iwo Jima': -3 });
    const second = (before: number, die: number): number =>
      data(base([9, die], 'Yap', (state) => Object.assign(state, { turn: 20, sentBefore: { Yap: before } }))).guam
        .value - 6;
    expect([second(2, 5), second(0, 5), second(-3, 5)]).toEqual([7, 5, 3]);
  });

  test('rule 16.22: unwatched they are on Guam at once, in its first box', () => {
    const match = base([9, 4], 'Yap');
    expect(data(match).guam.turnaround).toEqual([5, 0, 0, 0, 0]);
    expect(guamReady(data(match))).toBe(6);
  });

  test('rule 16.21: with ships near Guam, or interceptors by it, they fly in like a raid and land after the fights', () => {
    const near = (state: Battle): void => void ((state.groups[0] as { hex: number }).hex = hex('1409'));
    const over = (state: Battle): void =>
      void Object.assign(state.missions[0] as object, { kind: 'intercept', hex: grid.neighbours(GUAM_HEX)[0] });
    for (const change of [near, over]) {
      const match = base([9, 4, 5], 'Yap', change);
      expect(data(match).raids).toMatchObject([
        { owner: REINFORCEMENT, land: true, points: 5, target: -1, source: YAP },
      ]);
      expect(grid.distance(data(match).raids[0]?.hex ?? -1, GUAM_HEX)).toBe(4);
      expect(data(match).guam.value).toBe(6);
    }
    const match = done(
      (g) => {
        fly(g.state, { owner: REINFORCEMENT, land: true, target: -1, points: 5, hex: hex('1409') });
        moveRaids(g);
        expect(g.state.raids).toMatchObject([{ hex: GUAM_HEX }]);
        landOnGuam(g);
      },
      with_({ landAir: true }),
    );
    expect(data(match).raids).toEqual([]);
    expect(data(match).guam).toMatchObject({ value: 11, turnaround: [5, 0, 0, 0, 0] });
  });
});

describe('shuttle raids', () => {
  const shuttled = (dice: number[], from: string, shuttleRaids = true) =>
    done(
      (g: G) => {
        const force = place(g.state, '1418', ['Taiho'], { kind: 'carrier', level: 4, butai: true, marker: '1' });
        const raid = fly(g.state, { owner: force.id, points: 6, hex: hex(from), target: 0 });
        sendHome(g, raid);
      },
      { ...with_({ shuttleRaids }), dice },
    );

  test('rules 23.1, 23.2: near Guam a raid that has attacked may make for it, on a die less four above the distance', () => {
    expect(data(shuttled([7], '1409')).raids).toMatchObject([{ shuttle: true, returning: -1, target: -1 }]);
    expect(data(shuttled([6], '1409')).raids[0]?.shuttle).toBeUndefined();
    // Five hexes away nobody asks, nor without the rule.
    expect(data(shuttled([], '1412')).raids[0]?.shuttle).toBeUndefined();
    expect(data(shuttled([], '1409', false)).raids[0]?.shuttle).toBeUndefined();
  });

  test('rule 23.3: on Guam they are land aircraft from then on; their force has lost them, to nobody’s credit', () => {
    const match = done(
      (g) => {
        const force = place(g.state, '1418', ['Taiho'], { kind: 'carrier', level: 4, butai: true, marker: '1' });
        force.air.all = 4;
        fly(g.state, { owner: force.id, points: 6, hex: GUAM_HEX, target: -1, shuttle: true });
        landOnGuam(g);
      },
      with_({ shuttleRaids: true }),
    );
    const state = data(match);
    const [force] = state.forces;
    expect(state.guam).toMatchObject({ value: 12, turnaround: [6, 0, 0, 0, 0] });
    expect(force && knownStrength(state, force)).toBe(10);
    expect(force && unavailable(state, force, 5)).toBe(6);
    expect(navalPointsLost(state)).toBe(0);
  });
});

describe('night air operations', () => {
  const night = (change: (state: Battle) => void = () => undefined): Standing =>
    with_({ nightOperations: true }, (state) => {
      state.turn = turnAt(19, '2130');
      state.rules.recoveryFrom = turnAt(20, '2250');
      state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
      state.units[unit(NIGHT)] = aboard(WASP, READY);
      change(state);
    });

  test('rules 22.0, 22.1: at night the night units take off, for search or interception, and nobody else', () => {
    expect(given([], (g) => mayLaunch(g, WASP), night())).toBe(1);
    expect(given([], (g) => mayLaunch(g, WASP), { ...night(), options: {} })).toBe(0);
    const other = night((state) => {
      state.units[unit(NIGHT)] = aboard(WASP, HANGAR);
      state.units[unit('Wasp F6F 1')] = aboard(WASP, READY);
    });
    expect(given([], (g) => mayLaunch(g, WASP), other)).toBe(0);
    const kinds = (['strike', 'intercept', 'patrol', 'search'] as const).filter((kind) =>
      given([], (g) => launches(g, kind), night()),
    );
    expect(kinds).toEqual(['intercept', 'search']);
  });

  test('rule 22.4: after a night in the air a unit is out of the battle, and no loss', () => {
    const match = done((g) => {
      takeOff(g, unit(NIGHT));
      g.state.units[unit(NIGHT)] = inMission(0);
      landUnit(g, unit(NIGHT), WASP);
    }, night());
    expect(data(match).units[unit(NIGHT)]).toBe(RESTING);
    expect(told(match)).toContain('Wasp F6F-3 1 has flown by night. Its crews rest.');
  });

  test('rules 22.3, 22.5: who flies on the day of the nineteenth does not fly in the night after it', () => {
    const match = done(
      (g) => takeOff(g, unit(NIGHT)),
      night((state) => void (state.turn = turnAt(19, '1050'))),
    );
    expect(data(match).flewByDay).toEqual([unit(NIGHT)]);
    expect(fliesByNight(data(match), unit(NIGHT))).toBe(false);
    const landed = done((g) => landUnit(g, unit(NIGHT), WASP), night());
    expect(data(landed).units[unit(NIGHT)]).toBe(aboard(WASP, LANDED));
  });

  test('rule 22.6: a carrier that has launched by night handles one unit less in the first turn of the next day', () => {
    const limit = (turn: number): number =>
      given(
        [],
        (g) => {
          takeOff(g, unit(NIGHT));
          g.state.turn = turn;
          return handlingLimit(g, WASP);
        },
        night(),
      );
    expect([turnAt(20, '0530'), turnAt(20, '0650')].map(limit)).toEqual([1, 2]);
  });
});

describe('landing by night', () => {
  test('rule 22.7: night units roll only when they are short of fuel, and the dark does not count', () => {
    const modifiers = (id: string, fuel: number) =>
      given([], (g) => returnModifiers(g, unit(id), { hex: hex('0812'), fuel, unpaid: false }).filter(Boolean), {
        ...with_({ nightOperations: true }, (state) => void (state.turn = turnAt(19, '2130'))),
      });
    expect(modifiers(NIGHT, -2)).toEqual([['short', 2]]);
    expect(modifiers(NIGHT, 3)).toEqual([]);
    expect(modifiers('Wasp F6F 1', 3)).toEqual(['night']);
  });
});

describe('variants', () => {
  test('rules 24.1, 24.3: TG 58.1 or the submarines stay away', () => {
    const state = data(done(() => undefined, { options: { withoutTaskGroup1: true, withoutSubmarines: true } }));
    expect(state.groups[0]?.hex).toBe(OFF);
    expect(state.groups[1]?.hex).not.toBe(OFF);
    expect(state.rules.submarines).toBe(false);
  });

  test('rule 24.2: radar finds raids later', () => {
    const range = (lateRadar: number): number =>
      given([6], (g) => grid.distance(placeByRadar(g, hex('1420'), 1), hex('0812')), with_({ lateRadar }));
    expect([0, 2, 4].map(range)).toEqual([4, 3, 2]);
  });

  test('rule 24.4: newer Japanese types fight and bomb better, and their fighters are harder to shoot down', () => {
    const modified = (run: (g: G) => unknown, newAircraft: boolean): number | null | undefined =>
      events(done(run, { ...with_({ newAircraft }), dice: [5] }), 'kernel.roll')[0]?.roll?.chart?.modified;
    const change = (run: (g: G) => unknown): number => (modified(run, true) ?? 0) - (modified(run, false) ?? 0);
    expect(change((g) => americanFire(g, 2, { atFighters: true }))).toBe(-1);
    expect(change((g) => americanFire(g, 2, {}))).toBe(0);
    expect(change((g) => japaneseFire(g, 2, {}))).toBe(1);
    expect(
      change((g) => rollDamage(g, { at: 0, battleship: false, newTypes: g.state.rules.advanced.newAircraft })),
    ).toBe(1);
  });
});
