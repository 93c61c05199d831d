import { type Context, decide, procedure } from '@point-option/engine';
import { choicesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { at } from '../data/side.ts';
import type { AirPlace } from '../data/theater.ts';
import { dataOf, dieChart, fleet, order, type Own, put, rig, type Sister, unit } from '../sister.testing.ts';
import { createAirBoxes } from './airBoxes.ts';
import { createPatrolOrder } from './patrolOrder.ts';

/*
 * Air boxes in the manner of Leyte Gulf: patrols stay up all day, units that have flown twice wait for the night, and aircraft of a
 * carrier that can't fly are out of the battle.
 */

const LAST_DAY_TURN = 4;
const boxes = createAirBoxes<Own>(fleet, {
  cite: { recovery: '6.5.3', grounded: '9.1', lost: '9.1' },
  lands: ({ turn }) => (turn === LAST_DAY_TURN ? { place: 'ready', weak: true } : null),
  recovers: ({ turn, airWeak }, flown) => {
    if (fleet.isNight(turn)) return { place: 'ready', weak: false };
    return airWeak[flown] ? null : { place: 'ready', weak: true };
  },
  grounded: 'stranded',
  refuge: () => -1,
  readiness: () => ({ chart: 'readiness', to: 'japan', purpose: 'purpose.readiness', rule: '6.5.9' }),
});

const { done, playing } = rig(dieChart('readiness', ['ready', 'ready', 'ready', 'flown']));

function after(run: (g: Context<Sister>) => void, change: (data: Sister) => void, dice: number[] = []): Sister {
  return dataOf(
    done(run, {
      dice,
      change: (data) => {
        put(data, 'TG 38.3', '0303', 'Essex', 'Lexington');
        put(data, 'Ozawa', '0903', 'Zuikaku');
        change(data);
      },
    }),
  );
}

function set(data: Sister, id: string, place: AirPlace, weak = false): void {
  data.airAt[unit(id)] = place;
  data.airWeak[unit(id)] = weak;
}
const stateOf = (data: Sister, id: string): [AirPlace, boolean] => [
  at(data.airAt, unit(id)),
  at(data.airWeak, unit(id)),
];

describe('air boxes of another game', () => {
  test('patrols stay up until the last turn of the day, and come down tired', () => {
    const patrol = (turn: number) => (data: Sister) => {
      data.turn = turn;
      set(data, 'Essex F', 'cap');
    };
    expect(stateOf(after(boxes.landPatrols, patrol(2)), 'Essex F')).toEqual(['cap', false]);
    expect(stateOf(after(boxes.landPatrols, patrol(LAST_DAY_TURN)), 'Essex F')).toEqual(['ready', true]);
  });

  test('a unit flies twice a day, and is fresh again after the night', () => {
    const flown = (turn: number) => (data: Sister) => {
      data.turn = turn;
      set(data, 'Essex DB', 'flown');
      set(data, 'Essex T', 'flown', true);
    };
    const day = after((g) => boxes.recover(g, 'us', 'recovered'), flown(2));
    expect([stateOf(day, 'Essex DB'), stateOf(day, 'Essex T')]).toEqual([
      ['ready', true],
      ['flown', true],
    ]);
    const night = after((g) => boxes.recover(g, 'us', 'recovered'), flown(5));
    expect([stateOf(night, 'Essex DB'), stateOf(night, 'Essex T')]).toEqual([
      ['ready', false],
      ['ready', false],
    ]);
  });

  test('units become ready by a roll of their own', () => {
    const units = fleet.squadronsOf.japan;
    const data = after(
      (g) => boxes.rollReady(g, units),
      (theater) => units.forEach((each) => (theater.airAt[each] = 'flown')),
      [3, 4],
    );
    expect(units.map((each) => data.airAt[each])).toEqual(['ready', 'flown']);
  });

  test('aircraft of a carrier that can fly no more are out of the battle', () => {
    const data = after(
      (g) => boxes.ground(g, fleet.shipNumber.get('Essex') as number),
      () => undefined,
    );
    expect([stateOf(data, 'Essex DB')[0], stateOf(data, 'Lexington DB')[0]]).toEqual(['stranded', 'ready']);
  });

  test('a patrol that is up may stay there or come down, and escort carriers fly patrols too', () => {
    const patrol = createPatrolOrder<Own>(fleet, {
      cite: { patrol: '6.5.4', grounded: '9.1' },
      recalls: true,
      bars: (_g, each) => (each === unit('Lexington F') ? { key: 'why held', rule: '6.5.4' } : undefined),
    });
    const ordering = procedure<Sister>('turn', '3.1', [decide('patrol', '6.5.4', () => ['us'], patrol)]);
    const match = playing(ordering, {}, [], {
      change: (data) => {
        put(data, 'TG 38.3', '0303', 'Essex', 'Lexington');
        put(data, 'Taffy 3', '0505', 'Gambier Bay');
        set(data, 'Essex F', 'cap');
      },
    });
    expect(choicesOf(match, 'us')).toEqual(['Essex F', 'Gambier Bay FB']);
    order(match, 'us', ['Gambier Bay FB']);
    expect([stateOf(dataOf(match), 'Essex F')[0], stateOf(dataOf(match), 'Gambier Bay FB')[0]]).toEqual([
      'ready',
      'cap',
    ]);
  });
});
