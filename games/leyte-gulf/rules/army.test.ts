import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { activation, pool } from './activation.ts';
import { restAircraft } from './airBoxes.ts';
import { IS_IN_US_AREA, ALL_HEXES, grid, IS_SEA } from '../data/map.ts';
import {
  airOf,
  airPlace,
  ARMY,
  asked,
  choices,
  dataOf,
  done,
  FLEET_1,
  JAPAN_FORCE,
  order,
  pieces,
  place,
  refused,
  playing,
  rolls,
  see,
  striking,
} from './raids.testing.ts';

const AREA_HEX = '3822';

describe('rule 6.5.8: the USAAF', () => {
  it('rules 4.5 and 6.5.8a: it searches for every force in its area, and no other', () => {
    const match = playing(
      activation,
      { entry: ARMY },
      {
        japan: ['Yamato'],
        change: (data) => {
          place(data, JAPAN_FORCE, AREA_HEX);
          place(data, 'Force 2', '2220', 'Musashi');
          see(data, JAPAN_FORCE, 0);
        },
      },
    );
    expect(choices(match, 'us')).toEqual(expect.arrayContaining(['search', 'strike']));
    order(match, 'us', 'search', 10);
    expect(rolls(match, 'search')).toHaveLength(1);
  });

  it('rule 5.3.2a: it is one formation, which sends both units of bombers and no others', () => {
    const match = striking(ARMY, {
      us: ['Essex'],
      ready: ['HB/1', 'HB/2', 'VB-15'],
      change: (data) => place(data, JAPAN_FORCE, AREA_HEX),
    });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['HB/1', 'HB/2']);
  });

  it('rule 6.5.8d: a search without a strike is as good', () => {
    const match = playing(activation, { entry: ARMY }, { change: (data) => place(data, JAPAN_FORCE, '2220') });
    order(match, 'us', 'done');
    expect(asked(match, 'us')).toBe('table: after');
  });

  it('rule 6.5.8b: it strikes there with one unit or both', () => {
    const match = striking(ARMY, { ready: ['HB/1', 'HB/2'], change: (data) => place(data, JAPAN_FORCE, AREA_HEX) });
    expect(pieces(match, 'us')).toEqual({ 'HB/1': [JAPAN_FORCE], 'HB/2': [JAPAN_FORCE] });
    expect(refused(match, 'us', { 'HB/1': JAPAN_FORCE })).toBeUndefined();
    const north = striking(ARMY, { ready: ['HB/1'], change: (data) => place(data, JAPAN_FORCE, '2220') });
    expect(pieces(north, 'us')).toEqual({});
    expect(whyNot(north, 'us', { piece: JAPAN_FORCE })?.rule).toBe('6.5.8');
  });

  it('rule 6.5.8b: it reaches every sea hex of the area', () => {
    const label = (hex: number): string => grid.label(hex);
    const area = ALL_HEXES.filter((hex) => IS_IN_US_AREA[hex] && IS_SEA[hex]);
    const missed = area.filter((hex) => {
      const match = striking(ARMY, { ready: ['HB/1'], change: (data) => place(data, JAPAN_FORCE, label(hex)) });
      return Object.keys(pieces(match, 'us')).length === 0;
    });
    expect(area.length).toBeGreaterThan(100);
    expect(missed.map(label)).toEqual([]);
  });

  it('rule 6.5.8c: each unit strikes once a day, and those that were saved strike later', () => {
    const rested = (turn: number) =>
      done((g) => restAircraft(g), {
        change: (data) => {
          data.turn = turn;
          airPlace(data, 'flown', 'HB/1');
          airPlace(data, 'ready', 'HB/2');
        },
      });
    expect([airOf(rested(2), 'HB/1').at, airOf(rested(2), 'HB/2').at]).toEqual(['flown', 'ready']);
    expect(airOf(rested(5), 'HB/1')).toEqual({ at: 'ready', weak: false });
  });
});

describe('rule 6.5.9: Japanese air fleets', () => {
  it('rules 4.5 and 6.5.9e: one searches for forces in range of its fields, and strikes', () => {
    const match = playing(
      activation,
      { entry: FLEET_1 },
      {
        change: (data) => {
          place(data, 'TF 1', '4630');
          place(data, 'TF 2', '1030', 'Iowa');
          see(data, 'TF 1', 0);
        },
      },
    );
    expect(choices(match, 'japan')).toEqual(expect.arrayContaining(['search', 'strike']));
    order(match, 'japan', 'search', 1);
    // Davao is seven hexes from the first; the other is out of reach of every field.
    expect(rolls(match, 'search')).toHaveLength(1);
  });
});

it('rule 6.5.11b: no air formation is in the pool at night', () => {
  const entries = (turn: number) =>
    dataOf(done((g) => pool.fillPool(g), { change: (data) => (data.turn = turn) })).pool;
  expect(entries(2)).toEqual(expect.arrayContaining([ARMY, FLEET_1]));
  for (const entry of [ARMY, FLEET_1]) expect(entries(5)).not.toContain(entry);
});

describe('rule 6.5: when aircraft act', () => {
  const scene = {
    ready: ['1st AF B1', 'Zuikaku B'],
    change: (data: ReturnType<typeof dataOf>) => place(data, 'TF 1', '3525'),
  };

  it('rule 6.5a: those ashore when their formation is drawn', () => {
    expect(Object.keys(pieces(striking(FLEET_1, scene), 'japan'))).toEqual(['1st AF B1']);
  });

  it('rule 6.5b: those of carriers when their force is activated', () => {
    const near = { ...scene, change: (data: ReturnType<typeof dataOf>) => place(data, 'TF 1', '2224') };
    expect(Object.keys(pieces(striking(JAPAN_FORCE, near), 'japan'))).toEqual(['Zuikaku B']);
  });
});
