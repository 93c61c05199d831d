import { SIDES } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import {
  asked,
  course,
  dataOf,
  events,
  hex,
  hurt,
  idle,
  markerIn,
  order,
  put,
  question,
  see,
  ship,
  type Table,
  turnFrom,
  unit,
  whereIs,
} from './standing.testing.ts';

/** The Terminal Phase of a turn, from its first step to the Initial Phase of the next. */
function terminal(turn: number, change: (data: LeyteTheater) => void): Table {
  const match = turnFrom('japanese stragglers', (data) => {
    put(data, 'TF 1', '3028', 'Essex', 'Denver');
    put(data, 'Force 1', '2810', 'Zuikaku', 'Kinu');
    data.turn = turn;
    change(data);
  });
  for (let left = 40; left > 0 && dataOf(match).turn === turn; left--) idle(match, asked(match));
  return match;
}
const airOf = (match: Table, id: string) => {
  const { airAt, airWeak } = dataOf(match);
  return [airAt[unit(id)], airWeak[unit(id)]];
};

describe('the Terminal Phase', () => {
  const flown = (data: LeyteTheater): void => {
    data.airAt[unit('VB-15')] = 'flown';
    data.airWeak[unit('VT-15')] = true;
  };

  test('rule 3.3b: by day US units that have flown are exhausted and ready again', () => {
    for (const turn of [2, 3, 4]) {
      const match = terminal(turn, flown);
      expect([turn, ...airOf(match, 'VB-15'), ...airOf(match, 'VT-15')]).toEqual([turn, 'ready', true, 'ready', true]);
      expect(airOf(match, 'VF-15/1')).toEqual(['ready', false]);
    }
  });

  test('rule 3.3c: at night exhausted US units are fresh and ready', () => {
    const match = terminal(5, flown);
    expect([airOf(match, 'VB-15'), airOf(match, 'VT-15')]).toEqual([
      ['ready', false],
      ['ready', false],
    ]);
  });

  test('rule 3.3d: at night alone all forces of both sides become undetected', () => {
    const seen = (turn: number): number[] => {
      const match = terminal(turn, (data) => {
        put(data, 'TF 2', '3030');
        see(data, 'TF 1', 'TF 2', 'Force 1');
      });
      return ['TF 1', 'TF 2', 'Force 1'].map((id) => markerIn(match, id).seen);
    };
    expect([2, 3, 4, 5].map(seen)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  test('rule 3.3e: sonar markers leave the map by day and by night', () => {
    for (const turn of [2, 5]) {
      const match = turnFrom('submarines leave', (data) => {
        put(data, 'TF 1', '3028', 'Essex');
        data.turn = turn;
        data.subs = [
          { side: 'us', hex: 700, is: 'hidden' },
          { side: 'japan', hex: 701, is: 'real' },
        ];
      });
      expect([turn, dataOf(match).subs]).toEqual([turn, []]);
    }
  });

  test('rule 3.3a: every marker of ships that sail alone moves once, and forces do not', () => {
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Force 1', '2810', 'Zuikaku');
      put(data, 'TF 1', '3028', 'Essex');
      put(data, 'Japanese detachment 1', '3606', 'Musashi');
      put(data, 'Japanese detachment 3', '1230', 'Haruna');
      put(data, 'US detachment 2', '3030', 'Iowa');
      hurt(data, 'Musashi', 8);
      hurt(data, 'Haruna', 5);
    });
    const asks: string[] = [];
    for (let left = 40; left > 0 && dataOf(match).turn === 2; left--) {
      asks.push(question(match));
      idle(match, asked(match));
    }
    expect(asks).toEqual(['japan, withdrawal: course', 'japan, withdrawal: course', 'us, withdrawal: course']);
    expect(events(match, 'detached sails')).toHaveLength(3);
    expect([whereIs(match, 'Force 1'), whereIs(match, 'TF 1')]).toEqual(['2810', '3028']);
  });

  test('rule 6.4e: ships alone move by the speed of the turn, less what slowed them, which is then over', () => {
    const match = turnFrom('american stragglers', (data) => {
      put(data, 'US detachment 1', '3022', 'Denver');
      Object.assign(data.markers[fleet.markerNumber.get('US detachment 1') ?? 0] ?? {}, { slow: 1 });
      data.turn = 3;
    });
    // Four on an odd turn.
    order(match, 'us', course('3023', '3024', '3025'));
    expect([whereIs(match, 'US detachment 1'), markerIn(match, 'US detachment 1').slow]).toEqual(['3025', 0]);
    expect(dataOf(match).shipAt[ship('Denver')]).toBe(fleet.markerNumber.get('US detachment 1'));
  });

  test('rule 3.3a: both sides have their stragglers in the same phase, by night too', () => {
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '3606', 'Musashi');
      put(data, 'US detachment 1', '3030', 'Iowa');
      hurt(data, 'Musashi', 8);
      data.turn = 5;
    });
    for (const side of SIDES) {
      expect(question(match)).toBe(`${side}, withdrawal: course`);
      idle(match, side);
    }
    expect(hex('3606')).not.toBe(markerIn(match, 'Japanese detachment 1').hex);
  });
});
