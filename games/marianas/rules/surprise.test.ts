import { includesRef } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ship } from '../data/ships.ts';
import { at, type Campaign, MARKER_NUMBER, SUNK } from '../data/state.ts';
import { atSea, met, NIGHT, offered } from './battle.testing.ts';
import { nextContact } from './battle.ts';
import { forgetPassing } from './groups.ts';
import { both, events, now, order, place, type Table } from './testing.ts';

const atNight = (data: Campaign): void => {
  data.turn = NIGHT;
};
/** Mogami and Yahagi against Canberra and Biloxi in the dark, all in their screens; the dice begin with surprise. */
function dark(dice: number[], extra: (data: Campaign) => void = () => {}): Table {
  const match = atSea(
    met(['Mogami', 'Yahagi'], ['Canberra', 'Biloxi'], (data) => {
      atNight(data);
      extra(data);
    }),
  );
  both(
    match,
    { Mogami: 'JP_SCREENING', Yahagi: 'JP_SCREENING' },
    { Canberra: 'US_SCREENING', Biloxi: 'US_SCREENING' },
    ...dice,
  );
  return match;
}

describe('surprise at night', () => {
  /** American fire that misses: the target of either cruiser, and the result. */
  const AMERICAN_MISSES = [1, 1, 1, 1];
  /** Japanese fire that misses: of either ship the gun's target and result, the torpedo's target and to hit. */
  const JAPANESE_MISSES = [1, 6, 1, 6, 1, 6, 1, 6];

  test.each([
    [1, 'japan', JAPANESE_MISSES],
    [2, 'japan', JAPANESE_MISSES],
    [3, 'none', []],
    [4, 'us', AMERICAN_MISSES],
    [5, 'us', AMERICAN_MISSES],
    [6, 'us', AMERICAN_MISSES],
  ])('rule bat-04: a %i gives it to %s', (face, surpriser, dice) => {
    const match = dark([face, ...dice]);
    expect(match.table.state.battle?.surprise).toBe(surpriser);
    expect(now(match)).toBe(surpriser === 'none' ? 'gunfire: ship' : 'engagement: hit and run');
    if (surpriser !== 'none') expect(match.table.whole.open).toEqual([surpriser]);
  });

  test('rule bat-04: nobody rolls for it by daylight', () => {
    const match = atSea(met(['Mogami'], ['Canberra']));
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    expect(now(match)).toBe('gunfire: ship');
    expect(match.table.state.battle?.surprise).toBe('none');
  });

  test('rules bat-06, bat-12: one side alone fires guns and torpedoes, at targets that chance picks', () => {
    // Mogami: gun at Biloxi (2), a 6 misses; torpedo at Canberra (1), a 4 misses. Yahagi: gun at Biloxi, misses;
    // torpedo at Biloxi, a 3 hits, and a 2 on the column of +4 sinks.
    const match = dark([1, 2, 6, 1, 4, 2, 6, 2, 3, 2]);
    expect(events(match, 'fires').map(({ touches }) => touches)).toEqual([
      [{ piece: 'Mogami' }, { piece: 'Biloxi' }],
      [{ piece: 'Yahagi' }, { piece: 'Biloxi' }],
    ]);
    expect(events(match, 'fires torpedoes').map(({ touches }) => touches)).toEqual([
      [{ piece: 'Mogami' }, { piece: 'Canberra' }],
      [{ piece: 'Yahagi' }, { piece: 'Biloxi' }],
    ]);
    expect(events(match, 'fires torpedoes')[0]?.values).toMatchObject({ weapon: { key: 'weapon.TL' } });
    const { state } = match.table;
    expect(state.at[ship('Biloxi')]).toBe(SUNK);
    expect([state.torpedoesFired[ship('Mogami')], state.torpedoesFired[ship('Yahagi')]]).toEqual([true, true]);
    expect(state.battle?.round).toBe(1);
  });

  test('rule bat-12: torpedoes once fired are gone', () => {
    const match = dark([1, 1, 6, 1, 6], (data) => {
      data.torpedoesFired[ship('Mogami')] = true;
      data.torpedoesFired[ship('Yahagi')] = true;
    });
    expect(events(match, 'fires torpedoes')).toEqual([]);
  });

  test('rules bat-06, dam-02: a damaged ship rolls once for guns and torpedoes', () => {
    const match = dark([1, 4, 1, 6, 1, 6], (data) => {
      data.damaged[ship('Mogami')] = true;
    });
    expect(events(match, 'battle cannot fire')).toMatchObject([{ touches: [{ piece: 'Mogami' }] }]);
    expect(events(match, 'fires')).toHaveLength(1);
  });

  test('rule bat-06: in the dark fire may fall on what it cannot harm', () => {
    const match = atSea(met(['Yamato'], ['Desdiv 101'], atNight));
    // Surprise; two firings in vain without a die, then the torpedoes: a 1 misses.
    both(match, { Yamato: 'JP_SCREENING' }, { 'Desdiv 101': 'US_SCREENING' }, 6, 1);
    expect(events(match, 'battle no harm')).toHaveLength(2);
  });

  test('rule bat-06: the surpriser may leave unanswered and unpursued', () => {
    // Biloxi is damaged, a 3 keeps it from firing, and the enemy is faster.
    const match = dark([6, 1, 1, 3], (data) => {
      data.damaged[ship('Biloxi')] = true;
    });
    expect(offered(match, 'us')).toEqual(['stay', 'flee']);
    order(match, 'us', 'flee');
    expect(now(match)).toBe('flight: retreat');
    order(match, 'us', '1004');
    expect(events(match, 'fires').every(({ touches }) => !includesRef(touches?.slice(0, 1), { piece: 'Mogami' }))).toBe(
      true,
    );
    expect(now(match)).toBe('sea: calm');
  });

  test('rule bat-07: if it stays, ships shift and the next round is as by daylight', () => {
    const match = dark([6, ...AMERICAN_MISSES]);
    order(match, 'us', 'stay');
    expect(now(match)).toBe('engagement: relocate');
    both(match, {}, {});
    expect(match.table.state.battle?.round).toBe(2);
    expect(now(match)).toBe('gunfire: ship');
    expect(match.table.whole.open).toEqual(['us']);
    for (const side of ['us', 'japan'] as const) order(match, side, 'hold fire');
    expect(now(match)).toBe('engagement: japan decides');
  });
});

const fought = ({ table }: Table, ...ids: string[]): number[] =>
  ids.map((id) => at(table.state.markers, MARKER_NUMBER.get(id) ?? -1).fought);

describe('passing over', () => {
  /** Two Japanese groups come upon two American ones, and those with Mogami and Canberra meet. */
  const groups = (): Table => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        atNight(data);
        place(data, 'J2', '1005', 'Yahagi');
        place(data, 'U2', '1005', 'Landing Force North');
      }),
    );
    order(match, 'us', 'U1');
    order(match, 'japan', 'J1');
    return match;
  };

  test('rule bat-05: the same group goes on to another, with a new chance of surprise', () => {
    const match = groups();
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' }, 1);
    expect(now(match)).toBe('engagement: pass over');
    order(match, 'japan', true);
    expect(events(match, 'fires')).toEqual([]);
    expect(now(match)).toBe('engagement: array');
    expect(match.table.state.battle?.markers).toEqual({
      japan: MARKER_NUMBER.get('J1'),
      us: MARKER_NUMBER.get('U2'),
    });
    // Surprise again; the gun: a 6 misses; the torpedo: a 6 misses. There is no third group to go on to.
    both(match, { Mogami: 'JP_SCREENING' }, { 'Landing Force North': 'US_SCREENING' }, 2, 6, 6);
    expect(now(match)).toBe('engagement: hit and run');
    order(match, 'japan', 'flee');
    order(match, 'japan', '1004');
    expect(fought(match, 'J1', 'U1', 'U2')).toEqual([NIGHT, 0, NIGHT]);
    // The group passed over has not fought, nor has the second Japanese one: these two meet.
    expect(now(match)).toBe('engagement: array');
    expect(match.table.state.battle?.markers).toEqual({
      japan: MARKER_NUMBER.get('J2'),
      us: MARKER_NUMBER.get('U1'),
    });
  });

  test('rule bat-05: the group passed over has not fought, and the same two do not meet again in that hex', () => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        atNight(data);
        place(data, 'U2', '1005', 'Landing Force North');
      }),
    );
    order(match, 'us', 'U1');
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' }, 1);
    order(match, 'japan', true);
    // Surprise, and every shot at the transports misses; then Mogami stays, and holds its fire until both break off.
    both(match, { Mogami: 'JP_SCREENING' }, { 'Landing Force North': 'US_SCREENING' }, 2, 6, 6);
    order(match, 'japan', 'stay');
    for (const _round of [1, 2, 3]) {
      both(match, {}, {});
      order(match, 'japan', 'hold fire');
      if (now(match) !== 'engagement: japan decides') break;
      order(match, 'japan', 'stay');
      order(match, 'us', 'stay');
    }
    order(match, 'japan', '1004');
    expect(now(match)).toBe('sea: calm');
    expect(fought(match, 'J1', 'U1', 'U2')).toEqual([NIGHT, 0, NIGHT]);
  });

  test('rule bat-05: where both stay it is settled, until one of them has sailed', () => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        data.passed = [{ by: 0, marker: 16 }];
      }),
    );
    expect(now(match)).toBe('sea: calm');
    const { table } = match;
    expect(nextContact(table, 'us')).toBeNull();
    forgetPassing(table.state, 16);
    expect(nextContact(table, 'us')).toMatchObject({ mover: 'us' });
    table.state.passed = [{ by: 16, marker: 0 }];
    expect(nextContact(table, 'us')).toBeNull();
    forgetPassing(table.state, 16);
    expect(nextContact(table, 'us')).not.toBeNull();
  });

  test('rule bat-05: a group of the same side that nobody has passed over must still be met', () => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        data.passed = [{ by: 0, marker: 16 }];
        place(data, 'U2', '1005', 'Biloxi');
        place(data, 'J2', '1005', 'Yahagi');
        at(data.markers, 1).fought = data.turn;
      }),
    );
    expect(now(match)).toBe('engagement: defender');
    expect(offered(match, 'us')).toEqual(['U1', 'U2']);
    order(match, 'us', 'U1');
    // Mogami let it go: only Yahagi, which has fought, is left to meet it.
    expect(match.table.state.battle?.markers).toEqual({ japan: 1, us: 16 });
    expect(now(match)).toBe('engagement: array');
  });

  test('rule bat-05: who does not pass over opens fire', () => {
    const match = groups();
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' }, 1);
    order(match, 'japan', false, 6, 6);
    expect(events(match, 'fires')).toHaveLength(1);
  });
});
