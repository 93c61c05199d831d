import { chitInPool, NONE, OFF, roundHalfUp, shipsIn } from '@point-option/chit-pull';
import { hashOf, undoRefusal } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { charts } from '../data/charts.ts';
import { dayOf, fleet, isNight } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { mobileFleet } from '../index.ts';
import { ARM } from '../data/arms.ts';
import { beginning, idleUntil, NEXT_TURN, turnFrom } from './turn.testing.ts';
import {
  choices,
  dataOf,
  dummy,
  events,
  flown,
  given,
  heard,
  hurt,
  marker,
  now,
  order,
  place,
  put,
  refused,
  see,
  ship,
  unit,
} from './testing.ts';
import { pool } from './activation.ts';
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

describe('the pool', () => {
  const filled = (change: (data: MobileTheater) => void = () => {}): string[] => {
    const entries = given(
      [],
      (g) => {
        pool.fillPool(g);
        return g.state.pool;
      },
      { change },
    );
    return entries.map((entry) => (fleet.markers[entry] ?? fleet.chits[entry - fleet.markers.length])?.id ?? '?');
  };

  it('rule 5.2a: every group and force on the map, dummies too', () => {
    const markers = filled((data) => {
      place(data, 'Force C', '0717');
      dummy(data, 'Force D', '0717');
    });
    for (const id of ['Mobile Fleet', 'Force C', 'Force D', 'TF 58', 'TG 58.1', 'TG 58.4', 'TG 52.10'])
      expect(markers).toContain(id);
    expect(markers).not.toContain('Force E');
  });

  it('rule 5.2b: groups in a force have none', () => {
    const markers = filled();
    for (const id of ['Force A', 'TG 58.2', 'TG 58.7']) expect(markers).not.toContain(id);
  });

  it('rule 5.2c: the command chits and the air formations', () => {
    expect(filled()).toEqual(expect.arrayContaining(fleet.chits.map(({ id }) => id)));
  });

  it('rule 5.2d: detached ships have none', () => {
    const markers = filled((data) => {
      put(data, 'US detachment 1', 'Idaho');
      place(data, 'US detachment 1', '3712');
    });
    expect(markers).not.toContain('US detachment 1');
  });
});

describe('the Activation Phase', () => {
  it('rule 4.2a: markers are drawn until the pool is empty', () => {
    const match = beginning(2);
    idleUntil(match);
    const activated = events(match, 'activated').map(({ values }) => values?.['marker']);
    for (const name of [
      'Mobile Fleet',
      'TF 58',
      'TG 58.1',
      'TG 58.4',
      'TG 52.10',
      '61st Air Flotilla',
      '22nd Air Flotilla',
      'US land search',
    ])
      expect(activated.filter((each) => each === name)).toHaveLength(1);
    expect(dataOf(match).pool).toEqual([]);
  });

  it('rule 4.2b: the players take turns to draw', () => {
    const match = beginning(2);
    idleUntil(match);
    const draws = (match.table.journal ?? []).flatMap(({ roll }) => (roll?.purpose === 'purpose.draw' ? [roll] : []));
    const sides = draws.map(({ about }) => about?.['side']);
    expect(sides[0]).toEqual({ key: 'side.japan' });
    expect(sides).toContainEqual({ key: 'side.us' });
  });

  it('rule 4.2c: its owner searches, moves and fights with what was drawn', () => {
    const only = (entry: number): string[] => {
      const match = turnFrom('activations', { seed: 'one', change: (data) => void (data.pool = [entry]) });
      return idleUntil(match);
    };
    expect(only(marker('TG 58.1'))).toEqual(['us, sail: course', 'us, strike: plan']);
    expect(only(marker('Mobile Fleet')).slice(-2)).toEqual(['japan, sail: course', 'japan, strike: plan']);
    expect(only(chitInPool(fleet, 3))).toEqual(['japan, strike: plan']);
  });

  it('rule 6.0a: search, then movement, then combat', () => {
    const match = turnFrom('activations', {
      seed: 'search',
      change: (data) => {
        place(data, 'Mobile Fleet', '2015');
        data.pool = [marker('Mobile Fleet')];
      },
    });
    const asked = idleUntil(match);
    const course = asked.indexOf('japan, sail: course');
    expect(asked.slice(0, course).every((question) => question === 'us, search: report')).toBe(true);
    expect(asked[course + 1]).toBe('japan, strike: plan');
    expect(heard(match).indexOf('search planes')).toBeGreaterThan(-1);
  });

  it('rule 6.3.3: patrol planes from ashore search, and do nothing else', () => {
    const match = turnFrom('activations', {
      seed: 'ashore',
      change: (data) => {
        place(data, 'Mobile Fleet', '2015');
        data.pool = [chitInPool(fleet, 4)];
      },
    });
    const asked = dataOf(match).turn === 2 ? idleUntil(match) : [];
    expect(asked.every((question) => question === 'japan, search: report')).toBe(true);
    expect(events(match, 'searches from ashore')).toHaveLength(1);
  });

  it('rule 16.1.4j: the flagship is told first', () => {
    const match = turnFrom('activations', {
      seed: 'flag',
      change: (data) => {
        data.own.landOrder = 'given';
        data.pool = [marker('Mobile Fleet')];
      },
    });
    expect(now(match)).toBe('announcement: hex');
  });
});

describe('the End Phase', () => {
  const crippled = (data: MobileTheater): void => {
    put(data, 'Japanese detachment 1', 'Mogami');
    place(data, 'Japanese detachment 1', '1010');
    hurt(data, 'Mogami', 1);
    put(data, 'US detachment 1', 'Idaho');
    place(data, 'US detachment 1', '3920');
    hurt(data, 'Idaho', 1);
  };

  it('rule 4.3a: detached ships move last, the Japanese before the American', () => {
    const match = turnFrom('japanese stragglers', { change: crippled });
    expect(idleUntil(match)).toEqual(['japan, withdrawal: course', 'us, withdrawal: course']);
  });

  const ending = (number: number): MobileTheater =>
    dataOf(
      turnFrom('detection', {
        change: (data) => {
          data.turn = number;
          data.subs = [{ side: 'us', hex: 100, is: 'hidden' }];
          see(data, 'Mobile Fleet', ARM.carrier);
          see(data, 'TG 58.1', ARM.island | ARM.submarine);
          data.own.struck = true;
          (data.markers[marker('TG 58.1')] as { shown: number }).shown = 300;
        },
      }),
    );

  it('rule 4.3b: when a night turn ends, nobody is detected any more', () => {
    const { markers } = ending(5);
    expect(markers.every(({ seen, shown }) => seen === 0 && shown === OFF)).toBe(true);
  });

  it('rule 4.3c: when a day turn ends, detection stays', () => {
    const { markers } = ending(6);
    expect(['Mobile Fleet', 'TG 58.1'].map((id) => markers[marker(id)]?.seen)).toEqual([
      ARM.carrier,
      ARM.island | ARM.submarine,
    ]);
  });

  it('rule 4.3d: submarine markers leave the map', () => {
    expect([ending(5).subs, ending(6).subs]).toEqual([[], []]);
  });

  it('rule 10.2k: the cover of Saipan is checked', () => {
    const match = turnFrom('saipan', { change: (data) => void (data.shipAt[ship('Idaho')] = marker('TG 58.1')) });
    expect(dataOf(match).own.saipan).toBe(1);
  });
});

describe('the end', () => {
  const ended = (number: number, struck: boolean, scenario: MobileTheater['own']['scenario'] = 'historical') =>
    turnFrom('end of turn', {
      change: (data) => {
        data.turn = number;
        data.own.struck = struck;
        data.own.scenario = scenario;
      },
    }).table.whole;

  it('rules 10.0a and 16.1: the battle ends with turn 12, and points are counted', () => {
    expect(ended(12, true).outcome).toMatchObject({
      winner: 'japan',
      result: 'japan decisive',
      scores: { us: 0, japan: 33 },
    });
    expect(mobileFleet.setup('historical', {}).lastTurn).toBe(12);
  });

  it('rule 16.1: not before', () => {
    expect(ended(11, true)).toMatchObject({ outcome: null, data: { turn: 12 } });
  });

  it('rule 16.1.4k: a fleet that has not struck by the end of turn 8 has lost', () => {
    expect(ended(8, false).outcome).toMatchObject({ winner: 'us', result: 'us unstruck' });
    expect([ended(8, true).outcome, ended(7, false).outcome]).toEqual([null, null]);
  });

  it('rule 16.1.4k: and the match is over whatever the points', () => {
    expect(ended(10, false, 'unleashed').outcome?.result).toBe('us unstruck');
    expect(ended(12, false, 'dream').outcome?.result).toBe('japan decisive');
  });

  it('rule 10.0a: nothing is hidden any more', () => {
    expect(ended(12, true).data.over).toBe(true);
  });
});

describe('scenarios', () => {
  it('rule 16.0: there are three', () => {
    expect(mobileFleet.scenarios.map(({ id }) => id)).toEqual(['historical', 'unleashed', 'dream']);
  });

  const force = (scenario: string): MobileTheater => mobileFleet.setup(scenario, {});

  it('rule 16.1.1f: the Japanese forces have their ships and air units', () => {
    const data = force('historical');
    const carriers = fleet.carriersOf.japan.map((each) => fleet.ships[each]?.name);
    expect(carriers).toEqual(['Taiho', 'Shokaku', 'Zuikaku', 'Junyo', 'Hiyo', 'Ryuho', 'Chitose', 'Chiyoda', 'Zuiho']);
    expect(['Force A', 'Force B', 'Force C'].map((id) => shipsIn(fleet, data, marker(id)).length)).toEqual([8, 7, 18]);
    const factors = fleet.squadrons.filter(({ side, home }) => side === 'japan' && home >= 0).map(({ full }) => full);
    expect([factors.length, factors.reduce((sum, n) => sum + n, 0)]).toEqual([31, 69]);
  });

  it('rule 16.1.1g: land-based air starts at its islands, ready and at full strength', () => {
    const data = force('historical');
    const start = [
      '261st AG',
      '521st AG/1',
      '523rd AG/1',
      '263rd AG/1',
      '343rd AG',
      '761st AG',
      '265th AG',
      '521st AG/2',
      '523rd AG/2',
      '521st AG/3',
    ];
    expect(start.every((id) => data.airAt[unit(id)] === 'ready' && data.airWeak[unit(id)] === false)).toBe(true);
    expect(data.airAt[unit('253rd AG')]).toBe('waiting');
  });

  it('rule 16.1.3c: the American groups have their ships and air units', () => {
    const data = force('historical');
    const groups = ['TG 58.1', 'TG 58.2', 'TG 58.3', 'TG 58.4', 'TG 58.7', 'TG 52.10'];
    expect(groups.map((id) => shipsIn(fleet, data, marker(id)).length)).toEqual([13, 10, 13, 11, 15, 14]);
    expect(fleet.squadrons.filter(({ side }) => side === 'us')).toHaveLength(44);
    expect(NONE).toBe(-1);
  });

  it('rule 16.3: in the dream all land-based air is there', () => {
    expect(force('dream').airAt.includes('waiting')).toBe(false);
  });
});
