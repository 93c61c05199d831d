import { at, conditionOf, speedOf } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { EDGES, MANILA } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { restAircraft } from './airBoxes.ts';
import { criticals, damage, getUnderWay, impactOn } from './damage.ts';
import { detachedRules } from './detachment.ts';
import { mayDetach } from './detaching.ts';
import { raidRules } from './raids.ts';
import { allowance } from './sailingRules.ts';
import {
  dataOf,
  done,
  fight,
  given,
  hits,
  hurt,
  JAPAN_FIRST,
  marker,
  MOVE,
  NIGHT,
  order,
  pieces,
  put,
  rolls,
  rollsFor,
  ship,
  TARGETS,
  until,
  unit,
} from './surface.testing.ts';

/** The theater of a force with these ships, after something has been done to it. */
function after(ships: readonly string[], change: (data: LeyteTheater) => void): LeyteTheater {
  return dataOf(
    done((g) => change(g.state), {
      change: (data) => {
        put(data, 'Force 1', '3026', ...ships.filter((id) => at(fleet.ships, ship(id)).side === 'japan'));
        put(data, 'TF 1', '3030', ...ships.filter((id) => at(fleet.ships, ship(id)).side === 'us'));
      },
    }),
  );
}
const afloat = (data: LeyteTheater, id: string): boolean => at(data.shipAt, ship(id)) >= 0;

/** A ship has just been hit so often. */
function struck(id: string, ...blows: number[]): LeyteTheater {
  return dataOf(
    done((g) => blows.forEach((n) => damage.inflict(g, ship(id), n)), {
      change: (data) =>
        put(data, at(fleet.ships, ship(id)).side === 'us' ? 'TF 1' : 'Force 1', '3026', id, 'Iowa', 'Yamato'),
    }),
  );
}

describe('damage', () => {
  test('rule 9.0a: a ship with as many hits as boxes is sunk, and with one less it floats', () => {
    expect([afloat(struck('Nagato', 8), 'Nagato'), afloat(struck('Nagato', 8, 1), 'Nagato')]).toEqual([true, false]);
  });

  test('rule 9.0b: hits lower speed and guns before', () => {
    const data = struck('Fuso', 4);
    const { gunnery } = conditionOf(fleet, data, ship('Fuso'));
    expect(gunnery).toBeLessThan(at(fleet.ships, ship('Fuso')).gunnery);
    // 8.3: with four hits Fuso makes 2.
    expect(speedOf(fleet, data, ship('Fuso'), 1)).toBe(2);
  });

  test('rule 9.1: a carrier with half its boxes hit flies nothing: its units are out of play, and destroyed if it sinks', () => {
    const essex = [1, 4, 5].map((n) => at(struck('Essex', n).airAt, unit('VB-15')));
    expect(essex).toEqual(['ready', 'ready', 'stranded']);
    expect(at(struck('Essex', 5, 5).airAt, unit('VB-15'))).toBe('lost');
  });
});

describe('critical hits', () => {
  test('rule 9.2a: a hit on a modified 9 or more is critical, and no other', () => {
    const cell = (column: number, row: number): unknown =>
      given([], (g) => impactOn(ship('Iowa'), g.look('damage', row, column)));
    expect([cell(6, 8), cell(6, 9), cell(1, 9), cell(1, 10)]).toEqual([
      { hits: 2, criticals: 0 },
      { hits: 2, criticals: 1 },
      { hits: 0, criticals: 0 },
      { hits: 1, criticals: 1 },
    ]);
  });

  test.each(['DES RN 52', 'Taffy 3/2', 'Maru APD'])('rule 9.2b: %s suffers none', (id) => {
    expect(given([], (g) => impactOn(ship(id), g.look('damage', 10, 18))).criticals).toBe(0);
    given([], (g) => criticals.roll(g, ship(id), 'surface'));
  });

  test.each(['Iowa', 'Biloxi', 'Boston', 'Essex', 'Cabot', 'Gambier Bay'])('rule 9.2b: %s does', (id) => {
    const result = given(
      [1],
      (g) => {
        criticals.roll(g, ship(id), 'surface');
        return at(g.state.hits, ship(id));
      },
      { change: (data) => put(data, 'TF 1', '3026', id) },
    );
    expect(result).toBe(0);
  });

  test('rule 9.2c: a battleship takes 1 off the roll and a carrier adds 1', () => {
    const hitsAfter = (id: string, die: number): number =>
      given(
        [die],
        (g) => {
          criticals.roll(g, ship(id), 'surface');
          return at(g.state.hits, ship(id));
        },
        { change: (data) => put(data, 'TF 1', '3026', id) },
      );
    expect([hitsAfter('Iowa', 8), hitsAfter('Boston', 8), hitsAfter('Essex', 10)]).toEqual([0, 1, 3]);
  });

  test('rule 9.2c: it is rolled at once, when the hits are marked', () => {
    const match = fight({ 'DIV 17': 10 }, { Boston: 11 });
    until(match, TARGETS);
    order(match, 'japan', { 'DIV 17': 'Boston' }, 9);
    order(match, 'us', {}, 8);
    expect(rollsFor(match, 'purpose.critical by surface')).toMatchObject([{ die: 8, result: '1 hit' }]);
    expect(rolls(match).at(-1)?.purpose).toBe('purpose.critical by surface');
    expect(hits(match, 'Boston')).toEqual([2]);
  });

  test('rule 9.2: by a ruling, guns at half until a night turn has ended', () => {
    const match = fight(
      { Yamato: 10 },
      { Iowa: 11 },
      { change: (data) => void data.own.impaired.push(ship('Yamato')) },
    );
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'Iowa' }, 1);
    expect(rollsFor(match, 'purpose.surface guns')[0]?.column).toBe('9');
    const rested = (turn: number): number[] =>
      given([], (g) => {
        g.state.turn = turn;
        g.state.own.impaired = [ship('Yamato')];
        restAircraft(g);
        return g.state.own.impaired;
      });
    expect([rested(3), rested(NIGHT)]).toEqual([[ship('Yamato')], []]);
  });

  test('rule 9.2: by a ruling, a ship that is dead in the water does not move in the next round of the battle', () => {
    const match = fight({ 'DIV 17': 10 }, { Boston: 11, Iowa: 11 });
    until(match, TARGETS);
    order(match, 'japan', { 'DIV 17': 'Boston' }, 9);
    order(match, 'us', {}, 9);
    expect(dataOf(match).own.stopped).toEqual([ship('Boston')]);
    until(match, 'surface round: break off');
    order(match, 'japan', 'fight on');
    order(match, 'us', 'fight on', ...JAPAN_FIRST);
    order(match, 'japan', {});
    until(match, MOVE);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['Iowa']);
  });

  test('rule 9.2: by a ruling, its force lies still until it has been activated', () => {
    const data = after(['Boston', 'Iowa'], ({ own }) => void own.stopped.push(ship('Boston')));
    expect(allowance({ state: data }, marker('TF 1'))).toBe(0);
    getUnderWay(data, [ship('Boston')]);
    expect(allowance({ state: data }, marker('TF 1'))).toBeGreaterThan(0);
  });
});

describe('destroyers, escorts and transports', () => {
  test('rule 9.3a, 9.3c: an attack takes one ship of the unit at the most', () => {
    for (const id of ['DES RN 52', 'Taffy 3/2', 'Maru APD'])
      expect(given([], (g) => impactOn(ship(id), g.look('damage', 8, 18)))).toEqual({ hits: 1, criticals: 0 });
    expect(given([], (g) => impactOn(ship('DES RN 52'), g.look('damage', 1, 1))).hits).toBe(0);
  });

  test('rule 9.3c: two attacks take two', () => {
    const match = fight({ Yamato: 10, Nagato: 10 }, { 'DES RN 52': 11 });
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'DES RN 52', Nagato: 'DES RN 52' }, 9, 9);
    order(match, 'us', {});
    expect(hits(match, 'DES RN 52')).toEqual([2]);
  });

  test('rule 9.3b: they are not detached because of damage', () => {
    const data = after(['DES RN 52', 'Maru APD', 'DIV 17'], (theater) => {
      for (const id of ['DES RN 52', 'Maru APD', 'DIV 17']) hurt(theater, id, 2);
    });
    expect(['DES RN 52', 'Maru APD', 'DIV 17'].map((id) => mayDetach(data, ship(id)))).toEqual([false, false, false]);
  });
});

describe('damaged Japanese ships', () => {
  test.each([
    ['Mogami', 2],
    ['Yamato', 7],
    ['Nagato', 5],
  ])('rule 9.4a: %s may be detached with %i hits, and not with one less', (id, half) => {
    const may = (n: number): boolean =>
      mayDetach(
        after([id], (data) => hurt(data, id, n)),
        ship(id),
      );
    expect([may(half - 1), may(half)]).toEqual([false, true]);
  });

  const { homes } = detachedRules({} as never);
  const homesOf = (...ids: string[]): readonly (readonly number[])[] => {
    const data = after(ids, () => undefined);
    return homes(data, marker('Force 1'));
  };

  test('rule 9.4b: they make for the northern or the western edge', () => {
    expect(homesOf('Yamato')).toEqual([[...EDGES.north, ...EDGES.west]]);
  });

  test('rule 9.4c: cruisers may make for Manila, where no aircraft attack them', () => {
    expect(homesOf('Mogami', 'Tama')).toEqual([[...EDGES.north, ...EDGES.west, MANILA]]);
    expect(homesOf('Mogami', 'Yamato')).toEqual([[...EDGES.north, ...EDGES.west]]);
    const data = after(['Mogami', 'Essex'], ({ markers }) => void (at(markers, marker('Force 1')).hex = MANILA));
    expect(raidRules.bars(data, marker('TF 1'), marker('Force 1'))?.rule).toBe('9.4');
    at(data.markers, marker('Force 1')).hex = MANILA + 1;
    expect(raidRules.bars(data, marker('TF 1'), marker('Force 1'))).toBeUndefined();
  });
});
