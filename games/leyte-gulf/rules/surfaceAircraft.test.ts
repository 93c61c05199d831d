import { at } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { MARKERS } from '../data/markers.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import {
  AIRCRAFT,
  BREAK_OFF,
  dataOf,
  FIELD,
  fight,
  fighter,
  hex,
  hits,
  type How,
  hurt,
  marker,
  meet,
  NIGHT,
  now,
  order,
  pieces,
  put,
  refused,
  rolls,
  rollsFor,
  ship,
  type Table,
  unit,
  until,
} from './surface.testing.ts';

const ESSEX = ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15'];

/** Yamato and Nagato against Essex with all her aircraft ready, when aircraft may fly. */
function ready(change: (data: LeyteTheater) => void = () => undefined, how: How = {}): Table {
  const match = fight(
    { Yamato: 10, Nagato: 10 },
    { Essex: 20 },
    {
      ...how,
      change: (data) => {
        for (const id of ESSEX) data.airAt[unit(id)] = 'ready';
        change(data);
      },
    },
  );
  until(match, AIRCRAFT);
  return match;
}
const attacks = (match: Table): Record<string, number>[] =>
  rolls(match)
    .filter(({ purpose, column }) => purpose.includes('attack') && ['5', '6'].includes(column))
    .map(({ modifiers }) => modifiers);

describe('aircraft in a surface battle', () => {
  test('rule 8.3.7a: by day a carrier sends its ready units at enemy ships on the display', () => {
    const match = ready();
    expect(Object.keys(pieces(match, 'us')).toSorted()).toEqual(ESSEX.toSorted());
    expect(pieces(match, 'us')['VB-15']).toEqual(['Yamato', 'Nagato']);
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 8);
    expect(hits(match, 'Yamato')).toEqual([2]);
  });

  test('rule 8.3.7a: by night nobody flies', () => {
    const match = fight({ Yamato: 10 }, { Essex: 20 }, { turn: NIGHT });
    order(match, 'japan', {});
    order(match, 'us', {});
    expect(now(match)).toBe(BREAK_OFF);
  });

  test('rule 8.3.7b: only the target fires flak, at every unit', () => {
    const match = ready();
    order(match, 'us', { 'VB-15': 'Yamato', 'VT-15': 'Yamato' }, 1, 1, 1, 1);
    expect(
      rolls(match)
        .slice(-4)
        .map(({ column }) => column),
    ).toEqual(['7', '6', '7', '5']);
  });

  test('rule 8.3.7c: the target is slower by one in the next round', () => {
    const match = ready();
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    expect([fighter(match, 'Yamato').slow, fighter(match, 'Nagato').slow]).toEqual([1, 0]);
  });

  test('rule 8.3.7c: results count at once, so a unit over a ship that is sunk attacks nothing', () => {
    const match = ready((data) => hurt(data, 'Nagato', 8));
    order(match, 'us', { 'VB-15': 'Nagato', 'VT-15': 'Nagato' }, 1, 8);
    expect(dataOf(match).shipAt[ship('Nagato')]).toBe(-1);
    expect(hits(match, 'Nagato')).toEqual([9]);
  });

  test('rule 8.1.1: each fighter takes 1 off what flak does to one unit', () => {
    const match = ready();
    const sorties = { 'VB-15': 'Yamato', 'VT-15': 'Yamato', 'VF-15/1': 'Yamato flak' };
    order(match, 'us', sorties, 10, 1, 10, 1);
    const [first, second] = attacks(match).map((each) => each['flak'] ?? 0);
    expect(first).toBe((second ?? 0) + 1);
  });

  test('rule 8.3.7b, 8.1.1: the strongest attacks first, and the fighters go with it', () => {
    const match = ready((data) => void (data.airWeak[unit('VB-15')] = true));
    const sorties = { 'VB-15': 'Yamato', 'VT-15': 'Yamato', 'VF-15/1': 'Yamato flak' };
    order(match, 'us', sorties, 10, 1, 10, 1);
    const bombs = rollsFor(match, 'purpose.air attack').map(({ column, modifiers }) => [column, modifiers['flak']]);
    // A weak unit of dive bombers has 4, the torpedo bombers 5.
    expect(bombs).toEqual([
      ['5', -2],
      ['4', -3],
    ]);
  });

  test('rule 8.3.1d: a carrier that launches is turned up, and so is a ship that is attacked', () => {
    const match = meet(['Zuikaku'], ['Iowa', 'Essex'], [5, 8, 10, 1], {
      change: (data) => {
        for (const id of ['VB-15', 'Zuikaku B']) data.airAt[unit(id)] = 'ready';
      },
    });
    until(match, AIRCRAFT);
    expect(['Iowa', 'Essex'].every((id) => fighter(match, id).mask !== undefined)).toBe(true);
    order(match, 'japan', { 'Zuikaku B': 'Battleship 1' });
    order(match, 'us', { 'VB-15': 'Zuikaku' }, 1, 1, 1, 1);
    expect(['Iowa', 'Essex'].map((id) => fighter(match, id).mask)).toEqual([undefined, undefined]);
  });
});

test('rule 8.3.7a, 8.3.1d: aircraft sent at a carrier that lies face down attack her though she launches herself', () => {
  const match = meet(['Zuikaku'], ['Essex', 'Intrepid'], [5, 1, 8, 10, 1], {
    change: (data) => {
      for (const id of ['VB-15', 'Zuikaku B']) data.airAt[unit(id)] = 'ready';
    },
  });
  until(match, AIRCRAFT);
  const blank = at(fleet.ships, fighter(match, 'Essex').mask ?? 0).id;
  order(match, 'japan', { 'Zuikaku B': blank });
  // Flak and the attack of either.
  order(match, 'us', { 'VB-15': 'Zuikaku' }, 1, 8, 1, 1);
  expect(hits(match, 'Essex', 'Intrepid')).toEqual([1, 0]);
  expect(dataOf(match).own.homeless.map(({ unit: each }) => each)).toEqual([unit('Zuikaku B')]);
});

describe('losses and delays in a surface battle', () => {
  /** Zuikaku's weak bombers over Iowa, with these dice. */
  const overIowa = (...dice: number[]): Table => {
    const match = fight(
      { Zuikaku: 10 },
      { Iowa: 14 },
      {
        change: (data) => {
          data.airAt[unit('Zuikaku B')] = 'ready';
          data.airWeak[unit('Zuikaku B')] = true;
        },
      },
    );
    until(match, AIRCRAFT);
    order(match, 'japan', { 'Zuikaku B': 'Iowa' }, ...dice);
    return match;
  };

  test('rule 8.3.7b, 8.1i: a Japanese unit that the target shoots down is lost, and needs no field', () => {
    const match = overIowa(10, 1);
    expect([dataOf(match).airAt[unit('Zuikaku B')], dataOf(match).own.homeless]).toEqual(['lost', []]);
    expect(rollsFor(match, 'purpose.air attack')).toEqual([]);
  });

  test('rule 8.3.7b, 8.1j: with a 6 it attacks first, and is lost all the same', () => {
    const match = overIowa(10, 6, 1);
    expect([dataOf(match).airAt[unit('Zuikaku B')], dataOf(match).own.homeless]).toEqual(['lost', []]);
    expect(rollsFor(match, 'purpose.air attack')).toHaveLength(1);
  });

  test('rule 6.5.10b: fighters that kept flak down have flown a mission too', () => {
    const match = ready();
    order(match, 'us', { 'VB-15': 'Yamato', 'VF-15/1': 'Yamato flak' }, 1, 1);
    const { airWeak, own } = dataOf(match);
    expect([airWeak[unit('VF-15/1')], own.missions[unit('VF-15/1')]]).toEqual([true, 1]);
  });

  const slowOf = (match: Table, id = 'Force 1'): number => at(dataOf(match).markers, marker(id)).slow;

  test('rule 6.2.3a: four units over the ships of a force slow it, and three do not', () => {
    const four = ready();
    order(
      four,
      'us',
      { 'VB-15': 'Yamato', 'VT-15': 'Nagato', 'VF-15/1': 'Yamato flak', 'VF-15/2': 'Nagato flak' },
      1,
      1,
      1,
      1,
    );
    expect(slowOf(four)).toBe(1);
    const three = ready();
    order(three, 'us', { 'VB-15': 'Yamato', 'VT-15': 'Nagato', 'VF-15/1': 'Yamato flak' }, 1, 1, 1, 1);
    expect(slowOf(three)).toBe(0);
  });

  test('rule 6.2.3a: ships on their own are no force, and are not slowed', () => {
    const match = fight(
      { Yamato: 10 },
      { Essex: 20, Intrepid: 20 },
      {
        change: (data) => {
          put(data, 'Japanese detachment 1', FIELD, 'Nagato');
          put(data, 'Force 1', FIELD, 'Yamato');
          for (const id of [...ESSEX, 'VB-18', 'VT-18']) data.airAt[unit(id)] = 'ready';
        },
        active: 'us',
      },
    );
    until(match, AIRCRAFT);
    const over = { 'VB-15': 'Nagato', 'VT-15': 'Nagato', 'VB-18': 'Nagato', 'VT-18': 'Nagato' };
    order(match, 'us', over, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(slowOf(match, 'Japanese detachment 1')).toBe(0);
  });
});

describe('scramble', () => {
  const flying = (match: Table): string[] => Object.keys(pieces(match, 'us')).toSorted();

  test('rule 6.5.10a: patrols over their own force fly too, and units that have flown do not', () => {
    const match = ready((data) => {
      data.airAt[unit('VF-15/1')] = 'cap';
      data.airAt[unit('VT-15')] = 'flown';
    });
    expect(flying(match)).toEqual(['VB-15', 'VF-15/1', 'VF-15/2']);
  });

  test('rule 6.5.10a: a patrol over another force is not aboard', () => {
    const match = ready((data) => {
      data.airAt[unit('VF-15/1')] = 'cap';
      data.own.covers[unit('VF-15/1')] = MARKERS.findIndex(({ id }) => id === 'TF 2');
    });
    expect(flying(match)).not.toContain('VF-15/1');
  });

  test('rule 6.5.10a, 9.2: a carrier with its deck closed launches nothing', () => {
    const match = ready((data) => void data.own.impaired.push(ship('Essex')));
    expect(pieces(match, 'us')).toEqual({});
    expect(refused(match, 'us', { 'VB-15': 'Yamato' })).not.toBeNull();
  });

  test('rule 6.5.10b: they fight, and have flown a mission of the day, exhausted', () => {
    const match = ready();
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    const { airAt, airWeak, own } = dataOf(match);
    const flier = unit('VB-15');
    expect([airAt[flier], airWeak[flier], own.missions[flier]]).toEqual(['flown', true, 1]);
  });

  test('rule 6.5.10b, 6.5.7: Japanese units look for a field within range of the battle', () => {
    const match = fight(
      { Zuikaku: 10 },
      { Iowa: 14 },
      { change: (data) => void (data.airAt[unit('Zuikaku B')] = 'ready') },
    );
    until(match, AIRCRAFT);
    order(match, 'japan', { 'Zuikaku B': 'Iowa' }, 1, 1);
    expect(dataOf(match).own.homeless).toEqual([{ unit: unit('Zuikaku B'), hex: hex(FIELD) }]);
  });

  test('rule 6.5.10c: it costs the force no movement', () => {
    const match = ready();
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    const { slow, bombed } = at(dataOf(match).markers, marker('TF 1'));
    expect([slow, bombed, dataOf(match).own.spent]).toEqual([0, 0, 99]);
    expect(rollsFor(match, 'purpose.surface initiative')).toHaveLength(2);
  });
});
