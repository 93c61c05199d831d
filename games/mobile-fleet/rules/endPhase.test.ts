import { OFF, shipsIn } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import { mobileFleet } from '../index.ts';
import { dataOf, events, hurt, marker, place, put, see, ship, unit } from './testing.ts';
import { idleUntil, turnFrom } from './turn.testing.ts';

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

  it('rule 4.3b: which is told if anybody was', () => {
    const told = (change: (data: MobileTheater) => void = () => {}): number => {
      const night = (data: MobileTheater): void => {
        data.turn = 5;
        change(data);
      };
      return events(turnFrom('detection', { change: night }), 'detection lost').length;
    };
    expect([told(), told((data) => see(data, 'TG 58.1', ARM.carrier))]).toEqual([0, 1]);
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

  it('rule 16.1.4k: one that has attacked with all it had left has not', () => {
    const change = (data: MobileTheater): void => {
      data.turn = 8;
      data.own.attacked = true;
      for (const each of JAPANESE_CARRIER_UNITS) data.airAt[each] = 'flown';
    };
    expect(turnFrom('end of turn', { change }).table.whole).toMatchObject({ outcome: null, data: { turn: 9 } });
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
  it('rule 16.0: there are three, and a lesson', () => {
    const played = mobileFleet.scenarios.filter(({ lesson }) => lesson === undefined);
    expect(played.map(({ id }) => id)).toEqual(['historical', 'unleashed', 'dream']);
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
  });

  it('rule 16.3: in the dream all land-based air is there', () => {
    expect(force('dream').airAt.includes('waiting')).toBe(false);
  });
});
