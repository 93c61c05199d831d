import { kernelWords, say } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { missionName } from '../data/names.ts';
import { MISSIONS } from '../data/state.ts';
import { words } from '../words.ts';
import { fly, hex, unit, whereIs } from './decks.testing.ts';
import {
  closeIfEmpty,
  freeMission,
  fuelAtTakeOff,
  isFuelCritical,
  leaveStation,
  missionAt,
  missionHex,
  missionsInUse,
  shortBy,
  spendFuel,
  unitsOf,
} from './missions.ts';
import { data, done, events, given } from './testing.ts';

const said = (name: ReturnType<typeof missionName>): string => say({ ...kernelWords, ...words }, name);

describe('air mission displays', () => {
  test('rules 4.11, 4.13: a display serves a strike or an intercept of its own number', () => {
    expect(said(missionName({ kind: 'strike' }, 5))).toBe('Strike 6');
    expect(said(missionName({ kind: 'intercept' }, 5))).toBe('Intercept 6');
  });

  test('rules 2.2, 2.22, 4.12, 4.13: eight displays, each with its units and its fuel; patrols use them too', () => {
    const { state } = given([], (g) => g, {
      change: (battle) => {
        fly(battle, 0, 'strike', '1109', ['Essex SB2C 1', 'Essex F6F 1'], { fuel: 9 });
        fly(battle, 1, 'patrol', '1109', ['Hornet F6F 1']);
      },
    });
    expect(state.missions).toHaveLength(MISSIONS);
    expect(MISSIONS).toBe(8);
    expect(missionsInUse(state)).toEqual([0, 1]);
    expect(freeMission(state)).toBe(2);
    expect(unitsOf(state, 0)).toEqual([unit('Essex F6F 1'), unit('Essex SB2C 1')]);
    expect(missionAt(state, 0).fuel).toBe(9);
  });

  test('rule 4.15: a new mission has the fuel of its unit with the least endurance', () => {
    expect(fuelAtTakeOff([unit('Essex F6F 1')])).toBe(16);
    expect(fuelAtTakeOff([unit('Essex F6F 1'), unit('Essex SB2C 1')])).toBe(14);
    expect(fuelAtTakeOff([unit('Essex TBF 1'), unit('Enterprise SBD 1')])).toBe(15);
  });

  test('rule 4.14: a display is free again when its last unit has left it', () => {
    const left = given(
      [],
      ({ state }) => {
        closeIfEmpty(state, 0);
        const kept = missionAt(state, 0).kind;
        state.units[unit('Essex F6F 1')] = -1;
        closeIfEmpty(state, 0);
        return [kept, missionAt(state, 0).kind];
      },
      { change: (battle) => fly(battle, 0, 'strike', '1109', ['Essex F6F 1']) },
    );
    expect(left).toEqual(['strike', null]);
  });
});

describe('fuel', () => {
  const spent = (fuel: number, points: number, at = '1109') => {
    const match = done((g) => void spendFuel(g, 0, points), {
      change: (battle) => fly(battle, 0, 'intercept', at, ['Essex F6F 1', 'Essex F6F 2'], { fuel }),
    });
    return { match, battle: data(match), flight: data(match).missions[0]! };
  };

  test('rules 4.43, 4.44: past zero the fuel critical marker counts up; at zero a mission is fuel critical', () => {
    expect(spent(3, 1).flight.fuel).toBe(2);
    expect(isFuelCritical(spent(3, 2).flight)).toBe(false);
    const dry = spent(3, 3).flight;
    expect([isFuelCritical(dry), shortBy(dry)]).toEqual([true, 0]);
    const short = spent(1, 3).flight;
    expect([isFuelCritical(short), shortBy(short)]).toEqual([true, 2]);
    expect(shortBy(spent(8, 1).flight)).toBe(0);
  });

  test('rules 4.454, 2.26: at fuel critical seven all aircraft are lost, and where they are lost is kept', () => {
    const last = spent(-5, 1, '1112');
    expect([last.flight.fuel, whereIs(last.battle, 'Essex F6F 1')]).toEqual([-6, 'mission 0']);
    const out = spent(-5, 2, '1112');
    expect(out.flight.kind).toBeNull();
    expect([whereIs(out.battle, 'Essex F6F 1'), whereIs(out.battle, 'Essex F6F 2')]).toEqual([
      'lost away',
      'lost away',
    ]);
    expect(events(out.match, 'out of fuel')).toHaveLength(1);
    expect(whereIs(spent(-6, 3, '1109').battle, 'Essex F6F 1')).toBe('lost at fleet');
  });
});

describe('patrols', () => {
  test('rules 4.34, 4.35: a patrol that leaves its station is an intercept over its ships with fuel by a roll', () => {
    const fuel = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
      (die) =>
        given(
          [die],
          (g) => {
            leaveStation(g, 0);
            return missionAt(g.state, 0);
          },
          { change: (battle) => fly(battle, 0, 'patrol', '', ['Essex F6F 1'], { groups: 1 << 3, fuel: 0 }) },
        ).fuel,
    );
    expect(fuel).toEqual([10, 10, 11, 11, 12, 12, 13, 13, 14, 14]);
    const { kind, hex: at } = given(
      [7],
      (g) => {
        leaveStation(g, 0);
        return missionAt(g.state, 0);
      },
      {
        change: (battle) => {
          battle.groups[3]!.hex = hex('1212');
          fly(battle, 0, 'patrol', '', ['Essex F6F 1'], { groups: 1 << 3 });
        },
      },
    );
    expect([kind, at]).toEqual(['intercept', hex('1212')]);
  });

  test('rule 4.33: a patrol is where its group is', () => {
    const where = given(
      [],
      ({ state }) => {
        const before = missionHex(state, missionAt(state, 0));
        state.groups[2]!.hex = hex('1012');
        return [before, missionHex(state, missionAt(state, 0))];
      },
      { change: (battle) => fly(battle, 0, 'patrol', '', ['Lexington F6F 1'], { groups: 1 << 2 }) },
    );
    expect(where).toEqual([hex('1109'), hex('1012')]);
  });
});
