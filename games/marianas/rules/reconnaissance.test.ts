import { journalFor } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { GUAM, IWO, SAIPAN } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import { holderOf, search, searchSixths, sightAtIslands } from './reconnaissance.ts';
import { done, events, given, place, type Standing, type Table } from './testing.ts';

const NO_CARRIERS = { carrierSearch: false };
/** Searches in a turn, with only Saipan's field working. */
function searched(change: (data: Campaign) => void, how: Standing = {}): Table {
  return done(search, {
    options: NO_CARRIERS,
    ...how,
    change: (data) => {
      data.islands.forEach((island, i) => (island.field = i === SAIPAN));
      change(data);
    },
  });
}
const seen = (match: Table, marker: number): boolean => at(match.table.state.markers, marker).seen;

describe('air search', () => {
  test('rule recon-04: certain at one hex, one sixth less each hex out, none beyond six, at night or from a wreck', () => {
    const sixths = (distance: number, working = true, day = true): number =>
      given([], (g) => searchSixths(g, distance, working, day));
    expect([1, 2, 3, 4, 5, 6, 7, 12].map((distance) => sixths(distance))).toEqual([6, 5, 4, 3, 2, 1, 0, 0]);
    expect([sixths(1, false), sixths(1, true, false)]).toEqual([0, 0]);
  });

  test('rule recon-04: a field four hexes away finds on three sixths, Japanese dice low best', () => {
    const at1708 = (data: Campaign): void => void place(data, 'U1', '1708', 'Hornet');
    expect(seen(searched(at1708, { dice: [3] }), 16)).toBe(true);
    const match = searched(at1708, { dice: [4] });
    expect(seen(match, 16)).toBe(false);
    expect(match.table.journal).toMatchObject([{ rule: 'recon-04', to: 'all' }]);
  });

  test('rule recon-04: every working field searches by itself, until the ships are found', () => {
    const near = (data: Campaign): void => {
      place(data, 'U1', '1308', 'Hornet');
      place(data, 'U2', '1508', 'Wasp');
      data.turn = 5;
    };
    expect(searched(near).table.journal).toEqual([]);
    const both = searched(
      (data) => {
        place(data, 'U1', '1508', 'Hornet');
        at(data.islands, GUAM).field = true;
      },
      { dice: [6, 5] },
    );
    expect(seen(both, 16)).toBe(true);
    expect(events(both, 'search finds')).toMatchObject([
      { rule: 'recon-05', touches: [{ hex: '1508' }], values: { from: { key: 'island.guam' }, hex: '1508' } },
    ]);
    const once = searched(
      (data) => {
        place(data, 'U1', '1508', 'Hornet');
        at(data.islands, GUAM).field = true;
      },
      { dice: [5] },
    );
    expect(seen(once, 16)).toBe(true);
  });

  test('rule recon-04: no searches from a wrecked field, nor for Japan from one that the Americans have taken', () => {
    const taken = (japan: number, us: number) =>
      searched(
        (data) => {
          place(data, 'U1', '1307', 'Hornet');
          Object.assign(at(data.islands, SAIPAN), { japan, us });
        },
        japan > 0 ? { dice: [1] } : {},
      );
    expect(seen(taken(1, 5), 16)).toBe(true);
    expect(seen(taken(0, 5), 16)).toBe(false);
    const wrecked = searched((data) => {
      place(data, 'U1', '1307', 'Hornet');
      at(data.islands, SAIPAN).field = false;
    });
    expect(wrecked.table.journal).toEqual([]);
  });

  test('rule recon-05: one die for a hex, which shows every group in it, and dummies for what they are', () => {
    const match = searched(
      (data) => {
        place(data, 'U1', '1608', 'Hornet');
        place(data, 'U2', '1608', 'Wasp');
        at(data.markers, place(data, 'U3', '1608')).dummy = true;
        place(data, 'U4', '1609', 'Essex');
      },
      { dice: [4, 5] },
    );
    expect([16, 17, 19].map((marker) => seen(match, marker))).toEqual([true, true, false]);
    expect(match.table.state.exposed.us).toBe(1);
    expect(events(match, 'found')).toHaveLength(2);
  });

  test('rule recon-04: what lies face up already is not searched for', () => {
    const match = searched((data) => {
      at(data.markers, place(data, 'U1', '1608', 'Hornet')).seen = true;
    });
    expect(match.table.journal).toEqual([]);
  });

  test('rule recon-04: at night nobody searches', () => {
    expect(
      searched((data) => {
        data.turn = 5;
        place(data, 'U1', '1307', 'Hornet');
      }).table.journal,
    ).toEqual([]);
  });
});

describe('carrier search', () => {
  const bothSides = (distance: string, extra: (data: Campaign) => void = () => {}) => ({
    options: { carrierSearch: true },
    change: (data: Campaign) => {
      data.islands.forEach((island) => (island.field = false));
      place(data, 'J1', '0505', 'Taiho');
      place(data, 'U1', distance, 'Hornet');
      extra(data);
    },
  });

  test('rule recon-07: Japanese carriers search four hexes, American ones three, Japan first', () => {
    const four = done(search, { ...bothSides('0509'), dice: [3] });
    expect([seen(four, 0), seen(four, 16)]).toEqual([false, true]);
    const three = done(search, { ...bothSides('0508'), dice: [5, 3] });
    expect([seen(three, 0), seen(three, 16)]).toEqual([true, false]);
    expect(done(search, bothSides('0510')).table.journal).toEqual([]);
    expect(events(three, 'carriers find')).toMatchObject([{ values: { side: { key: 'side.us' }, hex: '0505' } }]);
  });

  test('rule recon-07: whence they search is the searcher’s secret', () => {
    const match = done(search, { ...bothSides('0508'), dice: [5, 2] });
    expect(journalFor(match.table.journal!, 'us')).toHaveLength(1);
    expect(journalFor(match.table.journal!, 'japan')).toHaveLength(1);
  });

  test('rules recon-04, recon-07, time-03: fields first, then Japanese carriers, then American ones', () => {
    const match = done(search, {
      options: { carrierSearch: true },
      dice: [6, 6, 1],
      change: (data) => {
        data.islands.forEach((island, i) => (island.field = i === SAIPAN));
        place(data, 'J1', '1508', 'Taiho', 'Desdiv 31');
        place(data, 'U1', '1708', 'Hornet', 'Desdiv 101');
      },
    });
    const rolls = (match.table.journal ?? []).flatMap(({ roll, to }) => (roll ? [[roll.rule, to]] : []));
    expect(rolls).toEqual([
      ['recon-04', 'all'],
      ['recon-07', ['japan']],
      ['recon-07', ['us']],
    ]);
  });

  test('rule recon-07: hexes search and are searched in the order of the chart', () => {
    const match = done(search, {
      options: { carrierSearch: true },
      dice: [1, 2, 3],
      change: (data) => {
        data.islands.forEach((island) => (island.field = false));
        place(data, 'U1', '0509', 'Hornet');
        place(data, 'U2', '0503', 'Wasp');
        place(data, 'J1', '0506', 'Myoko+Haguro');
        place(data, 'J2', '0505', 'Mogami');
      },
    });
    // From 0503 neither 0505 nor 0506 is found, from 0509 the latter.
    expect(events(match, 'carriers find')).toMatchObject([
      { values: { hex: '0506' }, touches: [{ hex: '0506' }], rule: 'recon-07' },
    ]);
  });

  test('rule recon-07: several groups in one hex search once', () => {
    const match = done(search, {
      ...bothSides('0508', (data) => place(data, 'J2', '0505', 'Shokaku')),
      dice: [5, 2],
    });
    expect(match.table.journal).toHaveLength(2);
  });

  test('rule recon-07: not damaged carriers, not escort carriers, not without the option', () => {
    const damaged = bothSides('0508', (data) => {
      for (const id of ['Taiho', 'Hornet']) data.damaged[ship(id)] = true;
    });
    expect(done(search, damaged).table.journal).toEqual([]);
    const escorts = bothSides('0508', (data) => {
      data.damaged[ship('Taiho')] = true;
      place(data, 'U1', '0508', 'Fanshaw Bay');
      data.at[ship('Hornet')] = data.at[ship('Wasp')]!;
    });
    expect(done(search, escorts).table.journal).toEqual([]);
    expect(done(search, { ...bothSides('0508'), options: { carrierSearch: false } }).table.journal).toEqual([]);
    const light = bothSides('0508', (data) => {
      place(data, 'J1', '0505', 'Zuiho');
      data.at[ship('Taiho')] = data.at[ship('Wasp')]!;
      data.damaged[ship('Hornet')] = true;
    });
    expect(done(search, { ...light, dice: [5] }).table.journal).toHaveLength(1);
  });
});

describe('ships off an island', () => {
  const off = (turn: number, change: (data: Campaign) => void = () => {}): Table =>
    done(sightAtIslands, {
      change: (data) => {
        data.turn = turn;
        place(data, 'U1', '1308', 'Hornet');
        place(data, 'U2', '1002', 'Wasp');
        place(data, 'U3', '1307', 'Essex');
        place(data, 'J1', '1309', 'Taiho');
        change(data);
      },
    });

  test('rule recon-02: by daylight ships in an island hex that the enemy holds are seen', () => {
    const match = off(4);
    expect([16, 17, 18, 0].map((marker) => seen(match, marker))).toEqual([true, true, false, false]);
    expect(events(match, 'found').map(({ rule }) => rule)).toEqual(['recon-02', 'recon-02']);
    expect(off(5).table.journal).toEqual([]);
  });

  test('rule recon-02: who took the island sees the other side’s ships there', () => {
    const match = off(1, (data) => {
      Object.assign(at(data.islands, GUAM), { japan: 0, us: 4 });
      Object.assign(at(data.islands, SAIPAN), { japan: 0, us: 0 });
    });
    expect([16, 17, 0].map((marker) => seen(match, marker))).toEqual([false, true, true]);
  });

  test('an island is held by Japan as long as it has troops there, and where nobody can land', () => {
    const { state } = off(5).table;
    Object.assign(at(state.islands, SAIPAN), { japan: 1, us: 9 });
    Object.assign(at(state.islands, GUAM), { japan: 0, us: 1 });
    expect([SAIPAN, GUAM, IWO].map((island) => holderOf(state, island))).toEqual(['japan', 'us', 'japan']);
    Object.assign(at(state.islands, GUAM), { us: 0 });
    expect(holderOf(state, GUAM)).toBe('nobody');
  });
});
