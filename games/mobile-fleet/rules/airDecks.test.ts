import { createDamage } from '@point-option/chit-pull';
import { decide, procedure, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { airBoxes } from './airBoxes.ts';
import { changeDecks } from './airDecks.ts';
import {
  boxesIn,
  boxesOf,
  cap,
  dataOf,
  done,
  flown,
  halfOf,
  hurt,
  offers,
  order,
  pieces,
  place,
  playing,
  refused,
  ship,
  type Table,
  unit,
  weaken,
} from './testing.ts';

const damage = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.2' },
  grounded: airBoxes.ground,
  lost: airBoxes.lose,
});
const decks = procedure<MobileTheater>('decks', '15.6', [decide('move', '15.6', 'japan', changeDecks)]);
const options = { otherDecks: true };
const WITH_OPTION = { options };

/** Taiho is sunk with her fighters on patrol, and these units of Zuikaku gone. */
function sunk(lost: readonly string[], how: { options?: typeof options } = WITH_OPTION): MobileTheater {
  return dataOf(
    done((g) => damage.inflict(g, ship('Taiho'), boxesOf('Taiho')), {
      ...how,
      change: (state) => {
        cap(state, 'Taiho F');
        for (const id of lost) state.airAt[unit(id)] = 'lost';
      },
    }),
  );
}

describe('decks for homeless aircraft', () => {
  it('rule 15.6b: a Japanese patrol whose carrier sinks lands on another in the hex', () => {
    const data = sunk(['Zuikaku F']);
    expect([data.airAt[unit('Taiho F')], data.airHome[unit('Taiho F')]]).toEqual(['cap', ship('Zuikaku')]);
    expect(data.airAt[unit('Taiho DB')]).toBe('lost');
  });

  it('rule 15.6b: units on deck go down with the ship, room or not', () => {
    const data = sunk(['Zuikaku F', 'Zuikaku DB']);
    expect([data.airAt[unit('Taiho F')], data.airAt[unit('Taiho T')]]).toEqual(['cap', 'lost']);
  });

  it('rule 15.6c: not where it would carry more than it started with', () => {
    // Zuikaku's torpedo bombers leave room for 2, Taiho's fighters are 4.
    expect(sunk(['Zuikaku T']).airAt[unit('Taiho F')]).toBe('lost');
  });

  it('rule 15.6c: units that have flown take up room as much as ready ones', () => {
    const full = done((g) => damage.inflict(g, ship('Taiho'), boxesOf('Taiho')), {
      ...WITH_OPTION,
      change: (state) => {
        cap(state, 'Taiho F', 'Zuikaku F');
        flown(state, 'Zuikaku FB', 'Zuikaku DB', 'Zuikaku T');
      },
    });
    expect(dataOf(full).airAt[unit('Taiho F')]).toBe('lost');
  });

  it('rule 15.6c: nor where it would carry one point more', () => {
    // Zuikaku has lost her torpedo bombers, and her fighter-bombers are reduced: that makes room for 3.
    const lost = done((g) => damage.inflict(g, ship('Taiho'), boxesOf('Taiho')), {
      ...WITH_OPTION,
      change: (state) => {
        cap(state, 'Taiho F');
        state.airAt[unit('Zuikaku T')] = 'lost';
        weaken(state, 'Zuikaku FB');
      },
    });
    expect(dataOf(lost).airAt[unit('Taiho F')]).toBe('lost');
  });

  it('rule 15.6b: a carrier in another hex is of no use', () => {
    const data = dataOf(
      done((g) => damage.inflict(g, ship('Taiho'), boxesOf('Taiho')), {
        ...WITH_OPTION,
        change: (state) => {
          place(state, 'Force B', '0101');
          cap(state, 'Taiho F');
          state.airAt[unit('Junyo F')] = 'lost';
          state.airAt[unit('Junyo DB')] = 'lost';
        },
      }),
    );
    expect(data.airAt[unit('Taiho F')]).toBe('lost');
  });

  it('rule 15.6b: without the optional rule they are lost', () => {
    expect(sunk(['Zuikaku F'], {}).airAt[unit('Taiho F')]).toBe('lost');
  });

  it('rule 15.6d: American aircraft never land elsewhere', () => {
    const data = dataOf(
      done((g) => damage.inflict(g, ship('Essex'), boxesOf('Essex')), {
        options,
        change: (state) => {
          cap(state, 'VF-15/1');
          state.airAt[unit('VF-32')] = 'lost';
          // Not even on an enemy's, in the middle of a battle.
          place(state, 'Mobile Fleet', '3209');
          state.airAt[unit('Zuikaku F')] = 'lost';
        },
      }),
    );
    expect(data.airAt[unit('VF-15/1')]).toBe('lost');
  });
});

describe('changing decks', () => {
  const asked = (change: (state: MobileTheater) => void): Table => playing(decks, {}, [], { options, change });

  it('rule 15.6a: units on deck may move to another Japanese carrier in their hex', () => {
    const match = asked((state) => {
      state.airAt[unit('Zuikaku F')] = 'lost';
      cap(state, 'Taiho F');
      flown(state, 'Taiho T');
      hurt(state, 'Shokaku', halfOf('Shokaku'));
    });
    const offered = pieces(match, 'japan');
    expect(offered['Taiho F']).toBeUndefined();
    expect(offered['Taiho T']).toContain('Zuikaku');
    expect(offered['Taiho T']).not.toContain('Shokaku');
    expect(offered['Taiho T']).not.toContain('Taiho');
    order(match, 'japan', { 'Taiho T': 'Zuikaku' });
    expect([dataOf(match).airHome[unit('Taiho T')], dataOf(match).airAt[unit('Taiho T')]]).toEqual([
      ship('Zuikaku'),
      'flown',
    ]);
  });

  it('rule 15.6a: units and decks say what they are, and a unit with nowhere to go says why', () => {
    const match = asked((state) => {
      state.airAt[unit('Zuikaku F')] = 'lost';
      cap(state, 'Taiho F');
    });
    const [first] = offers(match, 'japan');
    expect(first).toMatchObject({ label: { key: 'deck unit' }, touches: [{ piece: String(first?.id) }] });
    const zuikaku = boxesIn(match, 'japan').find(({ id }) => id === 'Zuikaku');
    expect(zuikaku?.label).toMatchObject({ key: 'deck', values: { ship: 'Zuikaku' } });
    expect(whyNot(match, 'japan', { piece: 'Taiho F' })?.reason.key).toBe('why no other deck');
    expect(whyNot(match, 'japan', { piece: 'Taiho T' })).toBeNull();
  });

  it('rule 15.6c: no carrier takes more factors than it started with, all moves together', () => {
    const full = asked(() => {});
    expect(refused(full, 'japan', { 'Taiho T': 'Zuikaku' })?.reason.key).toBe('why deck full');
    expect(refused(full, 'japan', { 'Taiho F': 'Zuikaku', 'Zuikaku F': 'Taiho' })).toBeNull();
    const reduced = asked((state) => weaken(state, 'Zuikaku F', 'Zuikaku DB'));
    expect(refused(reduced, 'japan', { 'Taiho F': 'Zuikaku' })).toBeNull();
    // Her reduced fighters make room for 2: Taiho's torpedo bombers are 3.
    const tight = asked((state) => weaken(state, 'Zuikaku F'));
    expect(refused(tight, 'japan', { 'Taiho T': 'Zuikaku' })?.reason.key).toBe('why deck full');
    expect(refused(tight, 'japan', { 'Shokaku T': 'Zuikaku' })).toBeNull();
  });
});
