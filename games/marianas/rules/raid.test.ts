import { journalFor } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER } from '../data/aircraft.ts';
import { ship } from '../data/ships.ts';
import { type Campaign, LOST, SUNK } from '../data/state.ts';
import { AFTER, phaseOf } from './phase.testing.ts';
import { airPhase, airProcedures } from './strike.ts';
import { both, events, now, place, type Table } from './testing.ts';

function planning(change: (data: Campaign) => void, options: Record<string, boolean> = {}): Table {
  return phaseOf(airPhase, airProcedures, { change, options: { shuttle: false, ...options } });
}
const unit = (id: string): number => AIR_NUMBER.get(id)!;
const baseOf = (match: Table, id: string): number => match.table.state.base[unit(id)]!;
const rolled = (match: Table): string[] =>
  (match.table.journal ?? []).flatMap(({ roll }) =>
    roll ? [`${roll.purpose} ${roll.chart?.column ?? ''}`.trim()] : [],
  );

/** Both fleets face up, two hexes apart. */
function meeting(data: Campaign): void {
  place(data, 'U1', '0905', 'Hornet', 'Bataan');
  place(data, 'J1', '0907', 'Taiho', 'Kongo', 'Myoko+Haguro');
  data.markers[0]!.seen = true;
  data.markers[16]!.seen = true;
}

describe('a strike', () => {
  test('rules air-10, air-11: patrol, then flak, and a unit shot down is lost for good', () => {
    // Hornet's group flies two sixths of patrol: a five or six shoots down; its flak is two sixths, three for torpedoes.
    const match = planning(meeting);
    both(match, { 'Taiho Judy': 'Hornet bomb', 'Taiho Jill': 'Hornet torpedo' }, {}, 5, 4, 4);
    expect(events(match, 'air patrol kill')).toMatchObject([{ values: { unit: { key: 'air.Taiho Judy' } } }]);
    expect(events(match, 'air flak kill')).toMatchObject([{ values: { unit: { key: 'air.Taiho Jill' } } }]);
    expect([baseOf(match, 'Taiho Judy'), baseOf(match, 'Taiho Jill')]).toEqual([LOST, LOST]);
    expect(match.table.state.airLost).toEqual({ japan: 2, us: 0 });
    expect(now(match)).toBe(AFTER);
    expect(match.table.state.sorties).toEqual([]);
  });

  test('rules air-13, air-18: torpedo bombers meet a sixth more of flak than dive bombers, and torpedoes hit on three sixths, not two', () => {
    // Flak of four: shoots down on three sixths, not on two.
    const bombs = planning(meeting);
    both(bombs, { 'Taiho Judy': 'Hornet bomb' }, {}, 1, 4, 3);
    expect(events(bombs, 'air bombs miss')).toHaveLength(1);
    const torpedoes = planning(meeting);
    both(torpedoes, { 'Taiho Jill': 'Hornet torpedo' }, {}, 1, 3, 3, 6);
    expect(events(torpedoes, 'air torpedoes in vain')).toHaveLength(1);
  });

  test('rule air-14: a dive bomber that comes lower hits more often', () => {
    const match = planning(meeting);
    // Two steps: four sixths of flak, and four to hit. Under B a four hits, and a one sinks.
    both(match, { 'Taiho Judy': 'Hornet low 2' }, {}, 1, 2, 4, 1);
    expect(match.table.state.at[ship('Hornet')]).toBe(SUNK);
  });

  test('rule air-19: a Val bombs as CA, every other bomber as BC', () => {
    const column = (carrier: string, bomber: string): unknown => {
      const match = planning((data) => {
        place(data, 'U1', '0905', 'Baltimore+Boston');
        place(data, 'J1', '0907', carrier);
        data.markers[16]!.seen = true;
      });
      both(match, { [`${carrier} ${bomber}`]: 'Baltimore+Boston bomb' }, {}, 1, 1, 6);
      return rolled(match).at(-1);
    };
    expect(column('Junyo', 'Val')).toBe('purpose.damage 0');
    expect(column('Taiho', 'Judy')).toBe('purpose.damage 1');
    expect(column('Junyo', 'Jill')).toBe('purpose.damage 1');
    expect(column('Zuiho', 'Zero')).toBe('purpose.damage 1');
  });

  test('rule air-20: an aerial torpedo is read in the T column', () => {
    const match = planning(meeting);
    // Hornet is CA: column +2, where a four of a Japanese die is D and a bomb, in +1, would do nothing.
    both(match, { 'Taiho Jill': 'Hornet torpedo' }, {}, 1, 1, 1, 4);
    expect(match.table.state.damaged[ship('Hornet')]).toBe(true);
    const bomb = planning(meeting);
    both(bomb, { 'Taiho Jill': 'Hornet bomb' }, {}, 1, 1, 1, 4);
    expect(bomb.table.state.damaged[ship('Hornet')]).toBe(false);
  });

  test('rules air-15, air-17: bombs destroy what is parked aboard, not what is in the air', () => {
    const match = planning(meeting);
    // A three is D in column +1 under B. Hornet's TBF stays aboard; its SB2C is away, bombs in vain and must find a deck.
    both(match, { 'Taiho Judy': 'Hornet bomb' }, { 'Hornet SB2C': 'Kongo bomb' }, 1, 1, 1, 3, 6, 6, 1);
    expect(match.table.state.damaged[ship('Hornet')]).toBe(true);
    expect(baseOf(match, 'Hornet TBF')).toBe(LOST);
    expect(match.table.state.cap[ship('Hornet')]).toBe(0);
    expect(baseOf(match, 'Hornet SB2C')).not.toBe(LOST);
    expect(now(match)).toBe('air operations: land');
  });

  test('rule air-16: an escort group loses half of its patrol and of its aircraft to bombs', () => {
    const match = planning((data) => {
      place(data, 'U1', '0905', 'Sangamon');
      place(data, 'J1', '0907', 'Taiho');
      data.markers[16]!.seen = true;
    });
    // DL against BC is column +3: a five of a Japanese die is D.
    both(match, { 'Taiho Judy': 'Sangamon bomb' }, {}, 1, 1, 1, 5);
    expect(match.table.state.cap[ship('Sangamon')]).toBe(1);
    const left = ['Sangamon TBF 1', 'Sangamon TBF 2'].filter((id) => baseOf(match, id) !== LOST);
    expect(left).toHaveLength(1);
  });

  test('rule air-17: patrol and flak are those of the beginning, and damage helps the next attack', () => {
    const match = planning((data) => {
      meeting(data);
      place(data, 'J1', '0907', 'Shokaku');
    });
    // The first hit damages Hornet and ends its patrol; the second still meets two sixths of patrol, one column on.
    both(match, { 'Taiho Judy': 'Hornet bomb', 'Shokaku Judy': 'Hornet bomb' }, {}, 1, 1, 1, 3, 4, 1, 1, 6);
    expect(events(match, 'air patrol kill')).toEqual([]);
    const rolls = rolled(match);
    expect(rolls.slice(4, 7)).toEqual(rolls.slice(0, 3));
    expect(rolls[7]).not.toBe(rolls[3]);
  });

  test('rule air-17: strikes of both sides are flown even where one sinks the other', () => {
    const match = planning(meeting);
    both(match, { 'Taiho Judy': 'Hornet bomb' }, { 'Hornet SB2C': 'Taiho bomb' }, 1, 1, 1, 1, 6, 6, 5, 1);
    expect(match.table.state.at[ship('Hornet')]).toBe(SUNK);
    expect(events(match, 'air bombs in vain')).toMatchObject([{ values: { unit: { key: 'air.Hornet SB2C' } } }]);
  });

  test('rule air-17: whoever comes to a ship that is sunk already turns for home', () => {
    const match = planning(meeting);
    both(match, { 'Taiho Judy': 'Hornet bomb', 'Taiho Jill': 'Hornet torpedo' }, {}, 1, 1, 1, 1);
    expect(events(match, 'air target gone')).toMatchObject([{ values: { unit: { key: 'air.Taiho Jill' } } }]);
    expect(now(match)).toBe('air operations: land');
  });

  test('rule dam-06: bombs sink transports of a landing force', () => {
    const match = planning((data) => {
      place(data, 'U1', '0905', 'Landing Force North');
      place(data, 'J1', '0907', 'Taiho');
      data.markers[16]!.seen = true;
    });
    both(match, { 'Taiho Judy': 'Landing Force North bomb' }, {}, 1, 1, 1);
    expect(match.table.state.transports).toEqual([8, 12]);
  });
});

describe('what both sides hear', () => {
  test('rule air-17: how many flights against which ship, but not from where', () => {
    const match = planning(meeting);
    both(match, { 'Taiho Judy': 'Hornet bomb', 'feint 1': 'Hornet bomb' }, { 'Hornet SB2C': 'Kongo bomb' }, 5, 6, 6, 1);
    expect(events(match, 'air raid')).toMatchObject([
      { to: 'all', values: { n: 2, ship: { key: 'ship.Hornet' }, hex: '0905' } },
      { to: 'all', values: { n: 1, ship: { key: 'ship.Kongo' }, hex: '0907' } },
    ]);
  });

  test('rules dummy-01, dummy-02: a feint rolls nothing, is found out and is out of use', () => {
    const match = planning(meeting);
    both(match, { 'feint 1': 'Hornet bomb', 'feint 2': 'Bataan bomb' }, {});
    expect(events(match, 'feint exposed')).toHaveLength(2);
    expect(match.table.state.feints).toEqual({ japan: 1, us: 3 });
    expect(now(match)).toBe(AFTER);
  });
});

describe('bombing airfields', () => {
  const near = (data: Campaign): void => void place(data, 'U1', '1307', 'Hornet');

  test('rule air-22: a hit destroys one unit on the ground, drawn by lot that its owner alone sees', () => {
    const match = planning(near, { bombFields: true });
    both(match, {}, { 'Hornet SB2C': 'field guam', 'Hornet TBF': 'field guam' }, 5, 2, 4);
    expect(events(match, 'air field hit')).toMatchObject([{ values: { lost: { key: 'air.Zero 1' } } }]);
    expect(events(match, 'air field missed')).toHaveLength(1);
    expect(baseOf(match, 'Zero 1')).toBe(LOST);
    expect(match.table.state.airLost.japan).toBe(1);
    const picks = (side: string): number =>
      journalFor(match.table.journal!, side).filter(({ roll }) => roll?.purpose === 'purpose.parked').length;
    expect([picks('japan'), picks('us')]).toEqual([1, 0]);
    expect(match.table.state.islands[1]!.field).toBe(true);
  });

  test('rules air-17, air-22: what is in the air is not on the ground', () => {
    const match = planning(
      (data) => {
        near(data);
        for (const id of ['Zero 1', 'Zero 2']) data.base[unit(id)] = LOST;
        data.markers[16]!.seen = true;
      },
      { bombFields: true },
    );
    both(match, { 'Betty 1': 'Hornet bomb' }, { 'Hornet SB2C': 'field guam' }, 1, 1, 6, 5);
    expect(events(match, 'air field empty')).toHaveLength(1);
    expect(baseOf(match, 'Betty 1')).not.toBe(LOST);
  });
});
