import { describe, expect, it } from 'vitest';
import type { MobileTheater, ScenarioId } from '../data/own.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import { cap, ready } from '../rules/testing.ts';
import { type Admiral, OZAWA, TOYODA } from './admirals.ts';
import { opsDesk, position } from './staff.testing.ts';
import { isLastChance, isSpent, plannedTurn, turnsToStrike } from './timing.ts';

const desk = (admiral: Admiral, change: (data: MobileTheater) => void = () => {}) =>
  opsDesk(position(change), 'japan', admiral);
const inScenario =
  (scenario: ScenarioId, turn = 2) =>
  (data: MobileTheater): void => {
    data.own.scenario = scenario;
    data.turn = turn;
  };
const grounded = (data: MobileTheater): void => {
  for (const unit of JAPANESE_CARRIER_UNITS) data.airAt[unit] = 'flown';
};

describe('when the Mobile Fleet strikes', () => {
  it('Ozawa keeps a turn of daylight in hand, and Toyoda two', () => {
    const planned = (admiral: Admiral, scenario: ScenarioId): number =>
      plannedTurn(desk(admiral, inScenario(scenario)));
    // The duty ends with turns 8 and 10, and turn 9 is night. The dream has none.
    expect([planned(OZAWA, 'historical'), planned(TOYODA, 'historical')]).toEqual([7, 6]);
    expect([planned(OZAWA, 'unleashed'), planned(TOYODA, 'unleashed')]).toEqual([8, 7]);
    expect([planned(OZAWA, 'dream'), planned(TOYODA, 'dream')]).toEqual([4, 3]);
  });

  it('turns are counted down to it', () => {
    const left = (turn: number): number => turnsToStrike(desk(OZAWA, inScenario('historical', turn)));
    expect([left(5), left(7), left(8)]).toEqual([2, 0, 0]);
  });

  it('the last chance is the turn with which the duty ends', () => {
    expect([7, 8].map((turn) => isLastChance(desk(OZAWA, inScenario('historical', turn))))).toEqual([false, true]);
  });

  it('it is spent once it has struck', () => {
    expect(isSpent(desk(OZAWA))).toBe(false);
    expect(isSpent(desk(OZAWA, (data) => void (data.own.struck = true)))).toBe(true);
  });

  it('or once it has nothing left to strike with; fighters will do while it owes a strike', () => {
    expect(isSpent(desk(OZAWA, grounded))).toBe(true);
    const fighters = (data: MobileTheater): void => {
      grounded(data);
      cap(data, 'Taiho F');
    };
    expect(isSpent(desk(OZAWA, fighters))).toBe(false);
  });

  it('in the dream, while most of its bombers are not ready', () => {
    const with4 = (data: MobileTheater): void => {
      grounded(data);
      ready(data, 'Taiho DB', 'Taiho T', 'Shokaku DB', 'Shokaku T');
      data.own.scenario = 'dream';
    };
    expect(isSpent(desk(OZAWA, with4))).toBe(true);
    expect(isSpent(desk(OZAWA, inScenario('dream')))).toBe(false);
  });
});
