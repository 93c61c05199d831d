import {
  ask,
  begin,
  clone,
  fast,
  observe as observeState,
  prepare,
  resample,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_OF } from './data/aircraft.ts';
import { copy } from './data/copy.ts';
import { SIDES } from './data/map.ts';
import { FLEET, ship } from './data/ships.ts';
import { at, type Campaign, setup, SUNK, waiting } from './data/state.ts';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';
import { place, type Table } from './rules/testing.ts';
import { secrets } from './secrets.ts';
import { observe } from './view.ts';

/** A match at random, after so many orders. */
function played(seed: string, orders: number, options = {}): Table {
  const match = begin(marianas, { options, dice: { kind: 'fast', seed } });
  const whim = fast(`whim ${seed}`);
  for (let n = 0; n < orders && match.table.whole.outcome === null; n++) {
    const side = match.table.whole.open.find((one) => ask(match, one) !== null)!;
    const question = ask(match, side)!;
    expect(submit(match, side, sampleAnswer(question, whim))).toBeNull();
  }
  return match;
}
const SEEDS = ['one', 'two', 'three'];
const STOPS = [0, 4, 25, 80, 160];

describe('resampling', () => {
  const prepared = prepare(marianas);
  test.each(SEEDS)('what a side could not tell apart looks the same to it and breaks nothing (%s)', (seed) => {
    for (const orders of STOPS) {
      const match = played(seed, orders);
      for (const side of SIDES) {
        const seen = observeState(prepared, match.table.whole, side);
        const possible = resample(prepared, seen, fast(`${seed} ${orders} ${side}`));
        expect(observeState(prepared, possible, side)).toEqual(seen);
        expect(invariants(possible.data)).toEqual([]);
      }
    }
  });

  test('rule set-01: what Japan knows is anybody’s guess for the Americans, and known to Japan', () => {
    const match = played('one', 4);
    const guesses = (side: 'japan' | 'us'): Set<string> =>
      new Set(
        Array.from({ length: 30 }, (_, i) => {
          const seen = observeState(prepared, match.table.whole, side);
          return resample(prepared, seen, fast(`guess ${i}`)).data.intelligence;
        }),
      );
    expect(guesses('us')).toEqual(new Set(['code broken', 'forewarned', 'surprised']));
    expect(guesses('japan').size).toBe(1);
  });

  test('rule dummy-01: where dummies are played some markers may be dummies, elsewhere none', () => {
    const guess = (options: object): number[] => {
      const match = played('two', 25, options);
      const seen = observeState(prepared, match.table.whole, 'japan');
      return Array.from({ length: 30 }, (_, i) => {
        const { markers } = resample(prepared, seen, fast(`guess ${i}`)).data;
        return markers.filter(({ dummy }, marker) => dummy && marker >= 16).length;
      });
    };
    expect(Math.max(...guess({ dummies: false }))).toBe(0);
    expect(new Set(guess({})).size).toBeGreaterThan(1);
  });
});

describe('secrets', () => {
  const named = new Map(secrets.map((secret) => [secret.name, secret]));
  function atSea(): Campaign {
    const data = setup('historical', { turns: 24, dummies: true, handicap: 20, otherTypes: true });
    data.turn = 3;
    data.intelligence = 'surprised';
    place(data, 'J1', '0505', 'Taiho', 'Desdiv 61');
    place(data, 'J2', '0606', 'Yamato', 'Desdiv 31');
    at(data.markers, place(data, 'J3', '0606')).dummy = true;
    place(data, 'U1', '1505', 'Hornet', 'Desdiv 101');
    place(data, 'U2', '1506', 'Iowa');
    at(data.markers, place(data, 'U3', '1506')).dummy = true;
    data.dummies = { japan: 2, us: 2 };
    return data;
  }

  test('there is one for the ships, dummies, aircraft and damage of each side, and for what Japan knows', () => {
    expect([...named.keys()].sort()).toEqual(
      [
        ...SIDES.flatMap((side) => ['ships', 'dummies', 'aircraft', 'damage'].map((what) => `${side} ${what}`)),
        'intelligence',
      ].sort(),
    );
    expect([named.get('japan ships')?.hiddenFrom, named.get('us ships')?.hiddenFrom]).toEqual(['us', 'japan']);
    expect(named.get('intelligence')?.hiddenFrom).toBe('us');
  });

  test.each(secrets.map(({ name }) => name))(
    'varying "%s" changes the truth and not what the other side sees',
    (name) => {
      const secret = named.get(name)!;
      for (let i = 0; i < 20; i++) {
        const data = atSea();
        const before = copy(data);
        const viewer = secret.hiddenFrom as 'japan' | 'us';
        const view = clone(observe(data, viewer));
        expect(secret.vary(data, fast(`${name} ${i}`))).toBe(true);
        expect(data).not.toEqual(before);
        expect(observe(data, viewer)).toEqual(view);
        expect(invariants(data)).toEqual([]);
      }
    },
  );

  test.each(secrets.map(({ name }) => name))('"%s" is no secret any more when it is over', (name) => {
    const data = { ...atSea(), over: true };
    const before = clone(data);
    expect(named.get(name)!.vary(data, fast('over'))).toBe(false);
    expect(data).toEqual(before);
  });

  test('where everything lies open there is nothing to vary', () => {
    const data = atSea();
    for (const number of FLEET.us) data.at[number] = SUNK;
    for (const unit of AIR_OF.us) data.base[unit] = -1;
    for (const marker of [16, 17, 18]) at(data.markers, marker).seen = true;
    data.intelligence = 'unknown';
    const whim = fast('open');
    for (const name of ['us ships', 'us dummies', 'us aircraft', 'us damage', 'intelligence'])
      expect(named.get(name)!.vary(data, whim)).toBe(false);
  });

  test('rule move-03: ships change places only where both groups have room', () => {
    const data = setup('historical', { turns: 24, dummies: false });
    for (const number of FLEET.us) data.at[number] = SUNK;
    place(data, 'U1', '1505', 'Landing Force North', 'Desdiv 101', 'Desdiv 102');
    place(data, 'U2', '1506', 'Landing Force South', 'Desdiv 103', 'Reno');
    for (let i = 0; i < 30; i++) {
      const twin = copy(data);
      expect(named.get('us ships')!.vary(twin, fast(`room ${i}`))).toBe(true);
      expect(invariants({ ...twin, airLost: data.airLost }).filter((fault) => fault.includes('ships'))).toEqual([]);
      expect(twin.at[ship('Reno')]).not.toBe(waiting(0));
    }
  });
});
