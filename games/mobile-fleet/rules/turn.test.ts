import { roundHalfUp, shipsIn } from '@point-option/chit-pull';
import { hashOf, undoRefusal } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { charts } from '../data/charts.ts';
import { dayOf, fleet, isNight } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { choices, dataOf, events, flown, given, heard, marker, now, order, place, refused, unit } from './testing.ts';
import { beginning, idleUntil, NEXT_TURN, turnFrom } from './turn.testing.ts';
import { turn } from './turn.ts';

const stepsOfTurn = turn.steps.map(({ name }) => name);

describe('time and dice', () => {
  it('rule 1.1a: the first of every four turns is a night turn', () => {
    expect([1, 2, 3, 4, 5, 6, 9, 12].map(isNight)).toEqual([true, false, false, false, true, false, true, false]);
    expect(events(beginning(5), 'turn begins')[0]).toMatchObject({
      heading: 'turn',
      values: { turn: 5, day: 19, quarter: { key: 'quarter.night' } },
    });
  });

  it('rule 1.1b: four turns make a day, from 18 June', () => {
    expect([1, 4, 5, 8, 9, 12].map(dayOf)).toEqual([18, 18, 19, 19, 20, 20]);
  });

  it('rule 1.1c: a counter is a ship, or a unit of destroyers', () => {
    const units = fleet.ships.filter(({ name }) => /^(DES|DIV)/.test(name));
    expect(units.every(({ type }) => type === 'DD')).toBe(true);
    expect(fleet.ships.filter(({ type }) => type === 'DD')).toEqual(units);
    expect(given([], (g) => shipsIn(fleet, g.state, marker('TG 52.10')).length)).toBe(14);
  });

  it('rule 1.2: halves are rounded up', () => {
    expect([2.5, 2.4, 2.6, 3].map(roundHalfUp)).toEqual([3, 2, 3, 3]);
  });

  it('rule 1.3: one die of ten sides', () => {
    const dice = charts.flatMap((chart) => (chart.dice ? [chart.dice] : []));
    expect(dice.length).toBeGreaterThan(10);
    expect(dice.every(({ count, sides }) => count === 1 && sides === 10)).toBe(true);
    expect(given([10], (g) => g.die(10, 'purpose.revived', '1.3'))).toBe(10);
    expect(given([0], (g) => g.die(10, 'purpose.revived', '1.3'))).toBe(10);
  });

  it('rule 1.4: what is not offered is refused, and changes nothing', () => {
    const match = turnFrom('patrol');
    const before = hashOf(match.table.whole);
    expect(refused(match, 'us', ['VB-15'])?.reason.key).toBe('kernel.not an option');
    expect(refused(match, 'us', 'everybody')).not.toBeNull();
    expect(hashOf(match.table.whole)).toBe(before);
  });
});

describe('one force a side', () => {
  const forces = fleet.markers.filter(({ kind }) => kind === 'force');

  it('rule 3.2a: Task Force 58 and the Mobile Fleet', () => {
    expect(forces.map(({ side, name }) => [side, name])).toEqual([
      ['japan', 'Mobile Fleet'],
      ['us', 'TF 58'],
    ]);
  });

  it('rule 3.2b: no other can be formed', () => {
    const match = turnFrom('american formations', {
      change: (data) => {
        data.turn = 10;
        place(data, 'TG 58.1', '2811');
        place(data, 'TG 58.4', '2811');
      },
    });
    const offered = choices(match, 'us') as (string | number)[];
    // Two groups in a hex without the force: nothing joins them under one marker.
    expect(offered.filter((option) => String(option).startsWith('join'))).toEqual([]);
  });
});

describe('the turn', () => {
  it('rule 4.0a: Initial Phase, Activation Phase, End Phase', () => {
    const place_ = (step: string): number => stepsOfTurn.indexOf(step);
    expect(place_('begin')).toBe(0);
    expect(place_('pool')).toBe(place_('activations') - 1);
    expect(place_('japanese stragglers')).toBe(place_('activations') + 1);
    expect(place_('end of turn')).toBe(stepsOfTurn.length - 1);
    const match = beginning(2);
    const asked = idleUntil(match);
    const last = asked.findLastIndex((question) => question.includes('turn: patrol'));
    expect(asked.findIndex((question) => question.includes('sail: course'))).toBeGreaterThan(last);
    expect([now(match), dataOf(match).turn]).toEqual([NEXT_TURN, 3]);
    expect(heard(match)[0]).toBe('turn begins');
  });

  it('rule 4.0b: what dice have decided stands', () => {
    const match = beginning(2);
    idleUntil(match, 'turn: order');
    order(match, 'japan', false);
    // The first marker has been drawn.
    expect(undoRefusal(match, 'japan')).not.toBeNull();
  });

  it('rule 4.1a: both players reorganize first, the Japanese before the US', () => {
    expect(idleUntil(beginning(2)).slice(0, 2)).toEqual([
      'japan, reorganization: formations',
      'us, reorganization: formations',
    ]);
    expect(stepsOfTurn.slice(1, 4)).toEqual(['patrols land', 'japanese formations', 'american formations']);
  });

  it('rule 4.1b: then Japanese reinforcements arrive', () => {
    const match = beginning(2);
    idleUntil(match, 'turn: patrol');
    expect(dataOf(match).airAt[unit('253rd AG')]).toBe('ready');
    expect(stepsOfTurn.slice(4, 6)).toEqual(['reinforcements', 'revived']);
  });

  it('rule 4.1c: then American units are back, and recover', () => {
    const match = beginning(3, {
      change: (data) => {
        data.airAt[unit('VB-15')] = 'away';
        data.airBack[unit('VB-15')] = 3;
        flown(data, 'VT-15');
      },
    });
    idleUntil(match, 'turn: patrol');
    const { airAt, airWeak } = dataOf(match);
    expect([airAt[unit('VB-15')], airWeak[unit('VB-15')]]).toEqual(['ready', false]);
    expect([airAt[unit('VT-15')], airWeak[unit('VT-15')]]).toEqual(['ready', true]);
    expect(stepsOfTurn.slice(6, 9)).toEqual(['returns', 'recovery', 'islands']);
  });

  it('rules 5.6c and 16.3: then Japanese units roll to recover', () => {
    const rolls = (scenario: MobileTheater['own']['scenario']): number => {
      const match = beginning(3, {
        change: (data) => {
          data.own.scenario = scenario;
          flown(data, '261st AG', '343rd AG', 'Taiho F');
        },
      });
      idleUntil(match, 'turn: patrol');
      return (match.table.journal ?? []).filter(({ roll }) => roll).length;
    };
    expect([rolls('historical'), rolls('dream')]).toEqual([2, 3]);
  });

  it('rule 4.1d: then CAP, by day', () => {
    expect(idleUntil(beginning(2)).slice(2, 4)).toEqual(['japan, turn: patrol', 'us, turn: patrol']);
    expect(idleUntil(beginning(5)).some((question) => question.includes('patrol'))).toBe(false);
  });

  it('rule 4.1e: then submarines, the order to land-based air, and the pool', () => {
    const match = beginning(2);
    const asked = idleUntil(match, 'sail: course');
    const submarines = asked.findIndex((question) => question === 'us, submarines: place');
    expect(submarines).toBeGreaterThan(asked.indexOf('us, turn: patrol'));
    expect(asked.indexOf('japan, turn: order')).toBeGreaterThan(submarines);
    expect(stepsOfTurn.slice(9, 15)).toEqual([
      'decks',
      'patrol',
      'japanese submarines',
      'american submarines',
      'order',
      'pool',
    ]);
  });

  it('rule 5.0: neither side sees what the other decides at the same time', () => {
    const match = turnFrom('patrol');
    order(match, 'japan', ['Taiho F']);
    expect([dataOf(match).airAt[unit('Taiho F')], heard(match)]).toEqual(['ready', []]);
  });

  it('rules 11.1, 15.2: submarines take part only where the rules in force say so', () => {
    const sides = (options: Record<string, boolean>): unknown[] => {
      const match = beginning(2, { options });
      idleUntil(match, 'sail: course');
      return events(match, 'submarines out').map(({ values }) => values?.['side']);
    };
    expect(sides({ submarines: false })).toEqual([]);
    expect(sides({})).toEqual([{ key: 'side.us' }]);
    expect(sides({ submarines: false, japaneseSubmarines: true })).toEqual([{ key: 'side.japan' }]);
  });
});
