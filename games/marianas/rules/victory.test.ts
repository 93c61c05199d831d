import { describe, expect, test } from 'vitest';
import { GUAM, SAIPAN } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign, type Intelligence, OFF, setup, SUNK } from '../data/state.ts';
import { comingOf, type Losses, lossesOf, outcome, reckon, type Reckoning, shipPoints, standing } from './victory.ts';
import { given } from './testing.ts';

const fresh = (): Campaign => setup('historical', { turns: 24, handicap: 20, otherTypes: true });
const score = (
  japan: Losses,
  us: Losses,
  {
    intelligence = 'code broken',
    coming = intelligence === 'surprised' ? 'a day late' : 'together',
    handicap = 0,
    otherTypes = true,
    holders = ['nobody', 'nobody'],
  }: Partial<Omit<Reckoning, 'losses'>> = {},
) => given([], (g) => reckon(g, { intelligence, coming, losses: { japan, us }, holders, handicap, otherTypes }));

describe('points', () => {
  test('rule vp-01: ships by type, and one for every air unit, Japanese submarine, transport and ground factor', () => {
    const each: [Losses, number][] = [
      [{ CV: 1 }, 6],
      [{ SBB: 1 }, 6],
      [{ BB: 1 }, 5],
      [{ B: 1 }, 4],
      [{ CA: 1 }, 2],
      [{ CL: 1 }, 2],
      [{ air: 1 }, 1],
      [{ transport: 1 }, 1],
      [{ ground: 1 }, 1],
    ];
    for (const [losses, points] of each) {
      expect(score(losses, {}).us).toBe(points);
      expect(score({}, losses).japan).toBe(points);
    }
    expect([score({ sub: 3 }, {}).us, score({}, { sub: 3 }).japan]).toEqual([3, 6]);
    expect(score({ CV: 2, CA: 3, air: 4 }, {}).us).toBe(22);
  });

  test('rule vp-05: types that the list leaves out count by our ruling, and can be left out', () => {
    const unlisted: Losses = { BC: 1, CVL: 1, CVE: 4, DESDIV: 1 };
    expect(given([], (g) => shipPoints(g, unlisted))).toBe(4 + 2 + 4 + 1);
    expect(given([], (g) => shipPoints(g, { ...unlisted, CV: 1 }, false))).toBe(6);
    expect(score({}, unlisted, { otherTypes: false }).japan).toBe(0);
  });

  test('rule vp-02: ten points for Saipan and five for Guam to whoever holds them', () => {
    expect(score({}, {}, { holders: ['us', 'japan'] })).toMatchObject({ us: 10, japan: 5 });
    expect(score({}, {}, { holders: ['japan', 'us'] })).toMatchObject({ us: 5, japan: 10 });
    expect(score({}, {}, { holders: ['nobody', 'nobody', 'japan', 'japan'] })).toMatchObject({ us: 0, japan: 0 });
  });

  test('rule vp-03: less warning is made up for once enough ships are lost', () => {
    const japan = (intelligence: Intelligence, losses: Losses): number => score(losses, {}, { intelligence }).japan;
    expect([japan('forewarned', { BB: 1 }), japan('forewarned', { CV: 1 })]).toEqual([0, 5]);
    expect([japan('surprised', { BB: 2 }), japan('surprised', { CV: 1, BB: 1 })]).toEqual([0, 10]);
    expect([japan('code broken', { CV: 9 }), japan('unknown', { CV: 9 })]).toEqual([0, 0]);
    expect(japan('surprised', { BB: 2, air: 9, ground: 9, sub: 9 })).toBe(0);
    expect(score({ CV: 1 }, {}, { intelligence: 'forewarned' })).toMatchObject({ ships: 6, compensation: 5 });
  });

  test('rule vp-03: a warned fleet must come with the Americans, a surprised one a full day after them', () => {
    const came = (intelligence: Intelligence, japan: number, us: number): number =>
      score({ CV: 2 }, {}, { intelligence, coming: comingOf({ japan, us }) }).compensation;
    expect([came('forewarned', 1, 1), came('forewarned', 3, 3)]).toEqual([5, 5]);
    expect([came('forewarned', 2, 1), came('forewarned', 9, 1), came('forewarned', 1, 3)]).toEqual([0, 0, 0]);
    expect([came('surprised', 9, 1), came('surprised', 12, 2)]).toEqual([10, 10]);
    expect([came('surprised', 8, 1), came('surprised', 1, 1)]).toEqual([0, 0]);
    expect([came('forewarned', OFF, 1), came('surprised', 9, OFF), came('surprised', OFF, OFF)]).toEqual([0, 0, 0]);
  });

  test('rule vp-04: the handicap is taken from the Americans, and the higher total wins', () => {
    expect(score({ CV: 4 }, { CA: 1 }, { handicap: 20 })).toMatchObject({ us: 4, japan: 2, winner: 'us' });
    expect(score({ CV: 4 }, { CA: 1 }, { handicap: 25 })).toMatchObject({ us: -1, japan: 2, winner: 'japan' });
    expect(score({ CA: 1 }, { CA: 1 }).winner).toBeNull();
  });
});

describe('what was lost in a campaign', () => {
  test('rule vp-01: hulls of ships sunk, destroyers by the division, transports afloat no more', () => {
    const data = fresh();
    for (const id of [
      'Myoko+Haguro',
      'Mogami',
      'Desdiv 61',
      'Taiho',
      'Fanshaw Bay',
      'Desdiv 101',
      'Landing Force North',
    ])
      data.at[ship(id)] = SUNK;
    data.subsLeft = 20;
    data.subsLost = 2;
    data.airLost = { japan: 7, us: 3 };
    data.factorsLost = { japan: 5, us: 6 };
    data.transports = [0, 9];
    expect(lossesOf(data, 'japan')).toEqual({ CA: 3, DESDIV: 1, CV: 1, air: 7, ground: 5, sub: 4 });
    expect(lossesOf(data, 'us')).toEqual({ CVE: 4, DESDIV: 1, air: 3, ground: 6, sub: 2, transport: 15 });
  });

  test('rules vp-01, vp-02, vp-03, vp-04: a campaign is scored as it stands', () => {
    const data = fresh();
    data.intelligence = 'forewarned';
    data.entered = { japan: 2, us: 2 };
    data.at[ship('Taiho')] = SUNK;
    Object.assign(at(data.islands, SAIPAN), { japan: 0, us: 3 });
    Object.assign(at(data.islands, GUAM), { japan: 0, us: 0 });
    expect(given([], (g) => standing(g, data))).toEqual({
      ships: 6,
      compensation: 5,
      us: 6 + 10 - 20,
      japan: 5,
      winner: 'japan',
    });
    expect(given([], (g) => outcome(g, data))).toEqual({
      winner: 'japan',
      result: 'Japanese victory',
      scores: {
        us: -4,
        japan: 5,
        'us ships': 6,
        'us submarines': 0,
        'us aircraft': 0,
        'us factors': 0,
        'us islands': 10,
        'us handicap': -20,
        'japan ships': 0,
        'japan submarines': 0,
        'japan aircraft': 0,
        'japan transports': 0,
        'japan factors': 0,
        'japan islands': 0,
        'japan compensation': 5,
      },
    });
    data.handicap = 11;
    expect(given([], (g) => outcome(g, data))).toMatchObject({ winner: null, result: 'draw' });
    data.handicap = 10;
    expect(given([], (g) => outcome(g, data))).toMatchObject({ winner: 'us', result: 'American victory' });
  });
});
