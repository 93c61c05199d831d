import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { type Battle, SUNK } from '../data/state.ts';
import { FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { submarinesAttack } from './japaneseSubmarines.ts';
import { data, done, events, type Table } from './testing.ts';

const hex = grid.mustHex;
const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const ESSEX = ship('Essex');

/** The end of a turn at night: 2010. Nobody has aircraft aboard. */
function attacked(dice: number[], change: (state: Battle) => void): Table {
  return done(submarinesAttack, {
    dice,
    change: (state) => {
      state.turn = 11;
      state.phase = 4;
      state.units.fill(-3);
      change(state);
    },
  });
}
const lit = (state: Battle): void => void (state.lit = [hex('1109')]);
/** Only Essex of the carriers is left. */
const essexOnly = (state: Battle): void => {
  for (let carrier = 0; carrier < 16; carrier++) if (carrier !== ESSEX) state.where[carrier] = SUNK;
};

const essexLit = (state: Battle): void => {
  lit(state);
  essexOnly(state);
};

describe('lights', () => {
  test('rules 6.433, 14.21, 14.22: one attack on each lit hex, however many groups lie there', () => {
    expect(events(attacked([9], lit), 'submarines near the lights')).toHaveLength(1);
    attacked([], () => undefined);
    const two = attacked([1, 9], (state) => {
      state.groups[0]!.hex = hex('1113');
      state.lit = [hex('1109'), hex('1113')];
    });
    expect(events(two, 'submarines near the lights')).toHaveLength(2);
    // Where no carrier lies there is none.
    attacked([], (state) => {
      lit(state);
      for (const group of state.groups.slice(0, 4)) group.hex = hex('1113');
    });
  });

  test('rules 14.23, 14.24, 12.311: a second roll, on a carrier taken by chance; fire without another', () => {
    // Ten; the thirteenth of the fifteen carriers is Essex; the second roll.
    const match = attacked([10, 13, 1], lit);
    expect(data(match).hits[ESSEX]).toBe(2);
    expect(data(match).fires[ESSEX]).toEqual([]);
    const hits = (second: number) => {
      const { hits: all, fires } = data(attacked([10, second], essexLit));
      return [all[ESSEX], fires[ESSEX]];
    };
    expect(hits(3)).toEqual([2, []]);
    expect(hits(4)).toEqual([3, []]);
    expect(hits(7)).toEqual([3, [1]]);
    expect(hits(9)).toEqual([5, [1]]);
    const sunk = attacked([10, 10], essexLit);
    expect(data(sunk).where[ESSEX]).toBe(SUNK);
  });

  test('rule 14.26: nobody hunts the submarine', () => {
    // All the dice there are: the attack and its effect.
    attacked([10, 1], essexLit);
  });
});

describe('cripples', () => {
  const alone = (turn: number) => (state: Battle) => {
    state.turn = turn;
    state.hits[ESSEX] = 6;
    state.where[ESSEX] = FIXED_GROUPS;
    state.groups[FIXED_GROUPS] = { hex: hex('1112'), from: hex('1112') };
  };

  test('rules 14.25, 12.47, 14.21: each crippled ship is attacked after a turn of daylight, not after dusk or night', () => {
    // 1730 is the last; 1850 has dusk in it.
    expect(events(attacked([8], alone(9)), 'submarines near a cripple')).toHaveLength(1);
    attacked([], alone(10));
    attacked([], alone(11));
    const two = attacked([1, 1], (state) => {
      alone(0)(state);
      state.hits[ship('Iowa')] = 15;
    });
    expect(events(two, 'submarines near a cripple')).toHaveLength(2);
    // A ship that is only damaged is none of them.
    attacked([], (state) => {
      state.turn = 0;
      state.hits[ESSEX] = 5;
    });
  });

  test('rule 14.25: alone she is hit on a nine; surface ships beside her help, and the result is hers', () => {
    const match = attacked([9, 1], alone(0));
    expect(data(match).where[ESSEX]).toBe(SUNK);
    expect(data(match).groups[FIXED_GROUPS]!.hex).toBe(-1);
    attacked([8], alone(0));
    // A division beside her: a nine is not enough, a ten is. With two neither is.
    const escorted =
      (...names: string[]) =>
      (state: Battle): void => {
        alone(0)(state);
        state.groups[5] = { hex: hex('1112'), from: hex('1112') };
        for (const name of names) state.where[ship(name)] = 5;
      };
    attacked([9], escorted('DesDiv 12'));
    expect(data(attacked([10, 1], escorted('DesDiv 12'))).where[ESSEX]).toBe(SUNK);
    attacked([10], escorted('DesDiv 12', 'CruDiv 6'));
    // With her whole group round her she is safe.
    attacked([10], (state) => {
      state.turn = 0;
      state.hits[ESSEX] = 6;
    });
  });

  test('rule 12.35: a battleship does not burn', () => {
    const match = attacked([10, 9], (state) => {
      state.turn = 0;
      state.hits[ship('Iowa')] = 15;
      state.where[ship('Iowa')] = FIXED_GROUPS;
      state.groups[FIXED_GROUPS] = { hex: hex('1112'), from: hex('1112') };
    });
    expect(data(match).hits[ship('Iowa')]).toBe(20);
  });
});
