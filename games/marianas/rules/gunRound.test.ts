import { choosable, oddsFor, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ship } from '../data/ships.ts';
import { SUNK } from '../data/state.ts';
import { atSea, met, missAll, offered } from './battle.testing.ts';
import { beforeFirst, nextToFire } from './gunRound.ts';
import { both, events, now, order, type Table } from './testing.ts';

/** Two cruisers each, screen to screen. */
const cruisers = (extra?: Parameters<typeof met>[2]): Table => {
  const match = atSea(met(['Mogami', 'Yahagi'], ['Canberra', 'Biloxi'], extra));
  both(match, { Mogami: 'JP_SCREENING', Yahagi: 'JP_SCREENING' }, { Canberra: 'US_SCREENING', Biloxi: 'US_SCREENING' });
  return match;
};

describe('the order of fire', () => {
  test('rule bat-03: ships take turns, an American one first, and the longer line goes on alone', () => {
    const { side } = beforeFirst();
    expect(nextToFire(side, { us: true, japan: true })).toBe('us');
    expect(nextToFire('us', { us: true, japan: true })).toBe('japan');
    expect(nextToFire('us', { us: true, japan: false })).toBe('us');
    expect(nextToFire(side, { us: false, japan: true })).toBe('japan');
    expect(nextToFire('us', { us: false, japan: false })).toBeNull();
  });

  test('rule bat-03: in a battle too; a ship fires once a round, and no torpedoes are fired', () => {
    const match = cruisers();
    expect(offered(match, 'us')).toEqual(['Canberra', 'Biloxi', 'hold fire']);
    order(match, 'us', 'Biloxi');
    order(match, 'us', { 'CL 1': 'Mogami' }, 1);
    expect(offered(match, 'japan')).toEqual(['Mogami', 'Yahagi', 'hold fire']);
    order(match, 'japan', 'Mogami');
    order(match, 'japan', { 'CA 1': 'Biloxi' }, 6);
    expect(offered(match, 'us')).toEqual(['Canberra', 'hold fire']);
    expect(whyNot(match, 'us', { option: 'Biloxi' })).toMatchObject({
      reason: { key: 'why has fired' },
      rule: 'bat-03',
    });
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'hold fire');
    expect(now(match)).toBe('engagement: japan decides');
    expect(match.table.state.torpedoesFired[ship('Mogami')]).toBe(false);
  });

  test('rule bat-11: a ship that nothing is in reach of is not asked to fire', () => {
    const match = atSea(met(['Mogami', 'Desdiv 4'], ['Canberra', 'Biloxi']));
    both(match, { Mogami: 'JP_SCREENING', 'Desdiv 4': 'JP_SUPPORT' }, { Canberra: 'US_SCREENING', Biloxi: 'US_MAIN' });
    expect(offered(match, 'us')).toEqual(['Canberra', 'hold fire']);
    expect(whyNot(match, 'us', { option: 'Biloxi' })).toMatchObject({
      reason: { key: 'why out of range' },
      rule: 'bat-11',
    });
    order(match, 'us', 'hold fire');
    expect(offered(match, 'japan')).toEqual(['Mogami', 'hold fire']);
  });

  test('rules bat-11, cls-01: nobody fires at a ship that his guns cannot harm', () => {
    const match = atSea(met(['Yamato'], ['Desdiv 101', 'Reno']));
    both(match, { Yamato: 'JP_SCREENING' }, { 'Desdiv 101': 'US_SCREENING', Reno: 'US_SCREENING' });
    // Neither destroyers nor the light guns of Reno can harm Yamato: Japan fires alone.
    expect(offered(match, 'japan')).toEqual(['Yamato', 'hold fire']);
  });

  test('rule bat-11: where all that a gun could still do is damage, it is silent against a damaged ship', () => {
    const of = (damaged: boolean): unknown => {
      const match = atSea(
        met(['Kongo'], ['Desdiv 101'], (data) => {
          data.damaged[ship('Kongo')] = damaged;
        }),
      );
      both(match, { Kongo: 'JP_SCREENING' }, { 'Desdiv 101': 'US_SCREENING' });
      return offered(match, 'us');
    };
    expect(of(false)).toEqual(['Desdiv 101', 'hold fire']);
    expect(of(true)).toBeUndefined();
  });
});

describe('fire', () => {
  test('rules bat-09, cls-03: firings may be divided among targets, each within the reach of its calibre', () => {
    const match = atSea(met(['Yamato', 'Desdiv 4'], ['Canberra', 'Biloxi']));
    both(
      match,
      { Yamato: 'JP_SUPPORT', 'Desdiv 4': 'JP_SCREENING' },
      { Canberra: 'US_SCREENING', Biloxi: 'US_SUPPORT' },
    );
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'Yamato');
    expect(offered(match, 'japan')).toEqual({
      'SBB 1': ['Canberra', 'Biloxi'],
      'SBB 2': ['Canberra', 'Biloxi'],
      'CL 1': ['Canberra'],
    });
    order(match, 'japan', { 'SBB 1': 'Canberra', 'SBB 2': 'Biloxi' }, 1, 6);
    expect(events(match, 'fires').map(({ touches }) => touches)).toEqual([
      [{ piece: 'Yamato' }, { piece: 'Canberra' }],
      [{ piece: 'Yamato' }, { piece: 'Biloxi' }],
    ]);
    expect(events(match, 'sunk')).toMatchObject([{ touches: [{ piece: 'Canberra' }] }]);
  });

  test('rule bat-09: a shot at a ship that the shot before has sunk is lost', () => {
    const match = atSea(met(['Yamato'], ['Canberra', 'Biloxi']));
    both(match, { Yamato: 'JP_SCREENING' }, { Canberra: 'US_SCREENING', Biloxi: 'US_SCREENING' });
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'Yamato');
    order(match, 'japan', { 'SBB 1': 'Biloxi', 'SBB 2': 'Biloxi' }, 1);
    expect(events(match, 'battle too late')).toHaveLength(1);
  });

  test('rule bat-10: a ship that is sunk before it has fired does not fire', () => {
    const match = cruisers();
    order(match, 'us', 'Canberra');
    order(match, 'us', { 'CA 1': 'Mogami' }, 6);
    expect(match.table.state.at[ship('Mogami')]).toBe(SUNK);
    expect(offered(match, 'japan')).toEqual(['Yahagi', 'hold fire']);
  });

  test('rules bat-10, dam-02: a ship that is damaged before it has fired must roll to fire', () => {
    const match = atSea(met(['Atago+Takao'], ['Canberra']));
    both(match, { 'Atago+Takao': 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    order(match, 'us', 'Canberra', 6);
    expect(match.table.state.damaged[ship('Atago+Takao')]).toBe(true);
    expect(oddsFor(match, 'japan', 'Atago+Takao')).toMatchObject({
      of: 36,
      outcomes: [{ result: { key: 'odds silent' }, ways: 18 }, { ways: 8 }, { ways: 10 }],
    });
    expect(choosable(promptFor(match, 'japan')!)[0]).toMatchObject({ caution: { key: 'caution damaged guns' } });
    order(match, 'japan', 'Atago+Takao', 4);
    expect(events(match, 'battle cannot fire')).toHaveLength(1);
    expect(events(match, 'fires')).toHaveLength(1);
    expect(now(match)).toBe('engagement: japan decides');
  });

  test('rule dam-02: on three sixths a damaged ship fires, in each round anew', () => {
    const match = cruisers((data) => {
      data.damaged[ship('Canberra')] = true;
    });
    order(match, 'us', 'Canberra', 4);
    order(match, 'us', { 'CA 1': 'Yahagi' }, 1);
    expect(events(match, 'fires')).toHaveLength(1);
    expect(oddsFor(match, 'japan', 'Mogami')).toBeNull();
  });

  test.each([
    ['us', 'Canberra', 4, true],
    ['us', 'Canberra', 3, false],
    ['japan', 'Mogami', 3, true],
    ['japan', 'Mogami', 4, false],
  ] as const)('rule dam-02: a damaged ship of %s, %s, that rolls a %i', (side, id, face, fires) => {
    const match = cruisers((data) => {
      data.damaged[ship(id)] = true;
    });
    if (side === 'japan') order(match, 'us', 'hold fire');
    order(match, side, id, face);
    expect(now(match)).toBe(fires ? 'gunfire: targets' : 'gunfire: ship');
    expect(events(match, 'battle cannot fire')).toHaveLength(fires ? 0 : 1);
    expect(events(match, 'kernel.roll')).toMatchObject([
      { roll: { purpose: 'purpose.damaged fires', rule: 'dam-02' } },
    ]);
  });

  test('rule bat-03: with one target left every gun fires at it', () => {
    const match = atSea(met(['Mogami'], ['Baltimore+Boston']));
    both(match, { Mogami: 'JP_SCREENING' }, { 'Baltimore+Boston': 'US_SCREENING' });
    order(match, 'us', 'Baltimore+Boston', 1, 1);
    missAll(match, 'Mogami');
    expect(events(match, 'fires')).toHaveLength(3);
  });
});
