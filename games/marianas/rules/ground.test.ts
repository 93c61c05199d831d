import { ask, choosable, oddsFor, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase, islandOf } from '../data/aircraft.ts';
import { GUAM, ISLANDS, SAIPAN } from '../data/map.ts';
import { at, type Campaign, LOST, setup } from '../data/state.ts';
import { marianas } from '../index.ts';
import { invariants } from '../invariants.ts';
import { fieldWorks } from './airBases.ts';
import {
  columnFor,
  fightOn,
  groundColumn,
  groundCombat,
  groundCombatDue,
  groundLosses,
  halves,
  mostWager,
  nextInTheTail,
} from './ground.ts';
import {
  AFTER,
  choices,
  done,
  events,
  given,
  now,
  order,
  place,
  playing,
  spoken,
  standing,
  type Table,
} from './testing.ts';

const PALAU = ISLANDS.findIndex(({ id }) => id === 'palau');
const US = { attacker: 9, defender: 9, attackerSide: 'us' } as const;

/** A fight for Saipan: so many American factors against so many Japanese, with transports at anchor. */
function fight(us: number, japan: number, change: (data: Campaign) => void = () => {}): Table {
  return playing({ ...groundCombat }, { island: SAIPAN, attacker: 'nobody', wager: 0 }, [groundCombat], {
    change: (data) => {
      Object.assign(at(data.islands, SAIPAN), { us, japan });
      place(data, 'U1', '1308', 'Landing Force North');
      data.anchored[0] = SAIPAN;
      change(data);
    },
  });
}
const strengths = ({ table }: Table): number[] => [table.state.islands[0]!.us, table.state.islands[0]!.japan];

describe('an island that falls', () => {
  const parked = (data: Campaign): void => {
    data.base = data.base.map((base) => (islandOf(base) >= 0 ? islandBase(PALAU) : base));
    for (const id of ['Zero 3', 'Betty 1']) data.base[AIR_NUMBER.get(id) ?? -1] = islandBase(SAIPAN);
  };

  test('rule gnd-05: what stands on its field is lost and counts, and Japan cannot use the field any more', () => {
    const match = fight(12, 3, parked);
    // 4:1 and a 6: the defender loses four, and there are three.
    order(match, 'us', 'attack 0', 6);
    expect(strengths(match)).toEqual([12, 0]);
    const { state } = match.table;
    expect(state.base.filter((base) => islandOf(base) === SAIPAN)).toEqual([]);
    expect(['Zero 3', 'Betty 1'].map((id) => state.base[AIR_NUMBER.get(id) ?? -1])).toEqual([LOST, LOST]);
    expect(state.airLost).toEqual({ japan: 2, us: 0 });
    expect(fieldWorks(state, SAIPAN)).toBe(false);
    expect(events(match, 'island falls with aircraft')).toMatchObject([
      { to: 'all', touches: [{ hex: '1308' }, { box: 'saipan' }] },
    ]);
    expect(invariants(state).filter((fault) => /air units|Air units/.test(fault))).toEqual([]);
  });

  test('rule gnd-05: while one defender is left the aircraft are safe', () => {
    const match = fight(12, 5, parked);
    // 2:1 and a 6: the defender loses two.
    order(match, 'us', 'attack 0', 6);
    expect(strengths(match)).toEqual([12, 3]);
    expect(match.table.state.airLost.japan).toBe(0);
    expect(fieldWorks(match.table.state, SAIPAN)).toBe(true);
  });

  test('rule gnd-05: an empty field falls without a loss', () => {
    const match = fight(12, 3, (data) => {
      data.base = data.base.map((base) => (islandOf(base) >= 0 ? islandBase(PALAU) : base));
    });
    order(match, 'us', 'attack 0', 6);
    expect(events(match, 'island falls')).toHaveLength(1);
    expect(match.table.state.airLost.japan).toBe(0);
  });
});

describe('ground combat', () => {
  test('rule gnd-01: the ratio of strengths, rounded down to a column; below 1:2 there is none', () => {
    const columns = [3, 4, 7, 8, 11, 12, 15, 16, 23, 24, 31, 32, 99].map((attacker) => groundColumn(attacker, 8));
    expect(columns).toEqual([null, '1:2', '1:2', '1:1', '1:1', '3:2', '3:2', '2:1', '2:1', '3:1', '3:1', '4:1', '4:1']);
  });

  test('rule gnd-02: the result is how much more one side loses than the other', () => {
    expect(groundLosses(2, 0, 'nobody', US)).toEqual({ attacker: 0, defender: 2 });
    expect(groundLosses(0, 0, 'nobody', US)).toEqual({ attacker: 0, defender: 0 });
    expect(groundLosses(-3, 0, 'nobody', US)).toEqual({ attacker: 3, defender: 0 });
    expect(given([6], (g) => fightOn(g, '4:1', 'A', 0, 0, US))).toEqual({ attacker: 0, defender: 4 });
    expect(given([6], (g) => fightOn(g, '1:2', 'B', 0, 0, US))).toEqual({ attacker: 4, defender: 0 });
  });

  test('rule gnd-02: nobody loses more than he has', () => {
    expect(groundLosses(4, 0, 'nobody', { ...US, defender: 2 })).toEqual({ attacker: 0, defender: 2 });
    expect(groundLosses(-4, 2, 'nobody', { ...US, attacker: 3 })).toEqual({ attacker: 3, defender: 2 });
  });

  test('rule gnd-03: a stake of up to two is lost by both sides besides', () => {
    expect([1, 2].map((wager) => groundLosses(1, wager, 'nobody', US))).toEqual([
      { attacker: 1, defender: 2 },
      { attacker: 2, defender: 3 },
    ]);
    expect(groundLosses(-1, 2, 'nobody', US)).toEqual({ attacker: 3, defender: 2 });
  });

  test('rule gnd-03: nobody stakes more than he has', () => {
    expect([1, 2, 9].map(mostWager)).toEqual([1, 2, 2]);
    expect(choices(fight(1, 1), 'us')).toEqual(['attack 0', 'attack 1', 'hold']);
    expect(whyNot(fight(1, 1), 'us', { option: 'attack 2' })).toMatchObject({
      reason: { key: 'why stake too high', values: { most: 1 } },
      rule: 'gnd-03',
    });
    expect(choices(fight(2, 1), 'us')).toEqual(['attack 0', 'attack 1', 'attack 2', 'hold']);
  });

  test('rule gnd-04: three American battleships halve American losses, rounded up, in attack and defence', () => {
    expect([2, 3, 4].map(halves)).toEqual(['nobody', 'us', 'us']);
    expect(groundLosses(-3, 0, 'us', US)).toEqual({ attacker: 2, defender: 0 });
    expect(groundLosses(-2, 2, 'us', US)).toEqual({ attacker: 2, defender: 2 });
    expect(groundLosses(3, 0, 'us', { ...US, attackerSide: 'japan' })).toEqual({ attacker: 0, defender: 2 });
    expect(groundLosses(-3, 0, 'us', { ...US, attackerSide: 'japan' })).toEqual({ attacker: 3, defender: 0 });
  });

  test('rule gnd-04: they count if they lie in the hex, damaged or not, and Japanese ones do not', () => {
    const losing = (...ships: string[]): number[] => {
      const match = fight(8, 8, (data) => {
        place(data, 'U2', '1308', ...ships);
        place(data, 'J1', '1308', 'Nagato', 'Kongo');
        place(data, 'U3', '1309', 'Alabama');
      });
      order(match, 'us', 'attack 0', 1);
      return strengths(match);
    };
    expect(losing('Iowa', 'Tennessee')).toEqual([5, 8]);
    expect(losing('Iowa', 'Tennessee', 'Louisville')).toEqual([5, 8]);
    expect(losing('Iowa', 'Tennessee', 'Maryland')).toEqual([6, 8]);
  });

  test('rule gnd-05: fighting is due on landing and at the end of a day, where troops are ashore', () => {
    expect([1, 2, 3, 4, 5, 8, 12, 20, 24].filter((turn) => groundCombatDue(turn, false, 5))).toEqual([4, 12, 20]);
    expect(groundCombatDue(2, true, 5)).toBe(true);
    expect([groundCombatDue(4, false, 0), groundCombatDue(2, true, 0)]).toEqual([false, false]);
  });

  test('rule gnd-05: who has just landed must fight, later he may hold', () => {
    const landed = fight(6, 6, (data) => (at(data.islands, SAIPAN).landed = 1));
    expect(choices(landed, 'us')).toEqual(['attack 0', 'attack 1', 'attack 2']);
    expect(whyNot(landed, 'us', { option: 'hold' })).toMatchObject({
      reason: { key: 'why must fight' },
      rule: 'gnd-05',
    });
    expect(choices(fight(6, 6), 'us')).toContain('hold');
    const tail = fight(6, 6, (data) => {
      at(data.islands, SAIPAN).landed = 1;
      data.seaOver = true;
    });
    expect(choices(tail, 'us')).toContain('hold');
  });

  test('rules gnd-02, gnd-03: an American attack is resolved with high faces best', () => {
    const match = fight(12, 8);
    order(match, 'us', 'attack 1', 6);
    expect(strengths(match)).toEqual([11, 5]);
    expect(match.table.state.factorsLost).toEqual({ japan: 3, us: 1 });
    expect(events(match, 'ground fought')).toMatchObject([{ values: { own: 1, other: 3, us: 11, japan: 5 } }]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule gnd-03: where the Americans hold, the Japanese may attack, with low faces best', () => {
    const match = fight(8, 8);
    order(match, 'us', 'hold');
    expect(choices(match, 'japan')).toEqual(['attack 0', 'attack 1', 'attack 2', 'hold']);
    order(match, 'japan', 'attack 0', 1);
    expect(strengths(match)).toEqual([6, 8]);
  });

  test('rule gnd-05: where nobody attacks nothing happens', () => {
    const match = fight(8, 8);
    order(match, 'us', 'hold');
    order(match, 'japan', 'hold');
    expect(strengths(match)).toEqual([8, 8]);
    expect(match.table.state.islands[0]!.quiet).toBe(false);
    expect(match.table.journal).toEqual([]);
  });

  test('rule gnd-01: at odds below 1:2 a side can only hold', () => {
    // The Americans have no choice, and are not asked.
    const match = fight(3, 8);
    expect(now(match)).toBe('ground combat: japanese attack');
    order(match, 'japan', 'attack 0', 6);
    expect(strengths(match)).toEqual([3, 7]);
  });

  test('rule gnd-06: Saipan begins with eight factors and Guam with six', () => {
    expect(ISLANDS.map(({ garrison }) => garrison)).toEqual([8, 6, null, null]);
    const { islands } = setup('historical', { turns: 24 });
    expect(islands.map(({ japan, us }) => [japan, us])).toEqual([
      [8, 0],
      [6, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('rule gnd-08: Americans without transports at the island fight one column worse', () => {
    const column = (us: number, change: (data: Campaign) => void, supply = true): string | null => {
      let found: string | null = null;
      done((g) => void (found = columnFor(g, 'us', SAIPAN)), {
        options: { supply },
        change: (data) => {
          Object.assign(at(data.islands, SAIPAN), { us, japan: 8 });
          change(data);
        },
      });
      return found;
    };
    const anchored = (data: Campaign): void => void (data.anchored[1] = SAIPAN);
    const elsewhere = (data: Campaign): void => void (data.anchored[1] = GUAM);
    const sunk = (data: Campaign): void => {
      data.anchored[1] = SAIPAN;
      data.transports[1] = 0;
    };
    expect([column(12, anchored), column(12, elsewhere), column(12, sunk)]).toEqual(['3:2', '1:1', '1:1']);
    expect([column(4, anchored), column(4, elsewhere)]).toEqual(['1:2', null]);
    expect(column(12, elsewhere, false)).toBe('3:2');
    expect(given([], (g) => columnFor(g, 'japan', SAIPAN), { change: (d) => void (d.islands[0]!.us = 8) })).toBe('1:1');
  });

  test('the odds of an attack are those of its column', () => {
    const match = fight(12, 8);
    expect(ask(match, 'us')).toMatchObject({ rule: 'gnd-03' });
    expect(oddsFor(match, 'us', 'attack 0')?.outcomes.map(({ ways }) => ways)).toEqual([1, 1, 2, 1, 1]);
    expect(oddsFor(match, 'us', 'hold')).toBeNull();
  });
});

describe('ground combat in words', () => {
  test('tells the strengths and the choices', () => {
    expect(spoken(fight(12, 8), 'us')).toMatchObject({
      question: 'Saipan: 12 American factors against 8 Japanese. Attack, and with what stake?',
      options: {
        hold: 'Hold',
        'attack 0': 'Attack, staking nothing',
        'attack 1': 'Attack, staking 1 factor on either side',
        'attack 2': 'Attack, staking 2 factors on either side',
      },
    });
    expect(choosable(promptFor(fight(12, 8), 'us')!)[0]).toMatchObject({
      touches: [{ hex: '1308' }, { box: 'saipan' }],
      rolls: true,
    });
  });

  test('rule gnd-05: only the Americans must fight on landing', () => {
    const match = fight(3, 8, (data) => (at(data.islands, SAIPAN).landed = 1));
    expect(choices(match, 'japan')).toContain('hold');
  });

  test('rule gnd-08: without supply 1:1 becomes 1:2', () => {
    const column = given([], (g) => columnFor(g, 'us', SAIPAN), {
      change: (data) => void Object.assign(at(data.islands, SAIPAN), { us: 8, japan: 8 }),
    });
    expect(column).toBe('1:2');
    const none = given([], (g) => columnFor(g, 'us', SAIPAN), {
      change: (data) => void Object.assign(at(data.islands, SAIPAN), { us: 1, japan: 8 }),
    });
    expect(none).toBeNull();
  });

  test('a fight is told with its rule and its island', () => {
    const match = fight(8, 8);
    order(match, 'us', 'attack 0', 6);
    expect(events(match, 'ground fought')).toMatchObject([
      { rule: 'gnd-02', touches: [{ hex: '1308' }, { box: 'saipan' }] },
    ]);
  });
});

describe('after the sea game', () => {
  const tail = (change: (data: Campaign) => void): Table =>
    standing(
      marianas.procedures,
      { step: 'islands' },
      {
        change: (data) => {
          data.turn = 24;
          data.seaOver = true;
          data.anchored = [SAIPAN, GUAM];
          change(data);
        },
      },
    );

  test('rule gnd-07: an island is fought for until one side is gone', () => {
    const match = tail((data) => Object.assign(at(data.islands, GUAM), { us: 12, japan: 2 }));
    expect(now(match)).toBe('ground combat: american attack');
    order(match, 'us', 'attack 0', 2);
    expect(at(match.table.state.islands, GUAM).japan).toBe(1);
    order(match, 'us', 'attack 0', 2);
    expect(match.table.state.over).toBe(true);
    expect(match.table.whole.outcome).toMatchObject({ scores: { us: 2 + 5 + 3 - 20, japan: 10 } });
  });

  test('rule gnd-07: where neither attacks any more it is over, and the island stays Japanese', () => {
    const match = tail((data) => {
      Object.assign(at(data.islands, SAIPAN), { us: 5, japan: 5 });
      Object.assign(at(data.islands, GUAM), { us: 12, japan: 2 });
    });
    order(match, 'us', 'hold');
    order(match, 'japan', 'hold');
    expect(at(match.table.state.islands, SAIPAN).quiet).toBe(true);
    expect(now(match)).toBe('ground combat: american attack');
    // Two against twelve: Japan is not asked.
    order(match, 'us', 'hold');
    expect(match.table.whole.outcome).toMatchObject({ winner: 'japan', scores: { us: -20, japan: 15 } });
  });

  test('rule gnd-07: nothing is left where only one side stands', () => {
    expect(given([], nextInTheTail)).toBeNull();
    const taken = (data: Campaign): void => void Object.assign(at(data.islands, SAIPAN), { us: 4, japan: 0 });
    expect(given([], nextInTheTail, { change: taken })).toBeNull();
  });
});
