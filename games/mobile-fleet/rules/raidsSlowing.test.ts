import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import type { MobileTheater } from '../data/own.ts';
import { JAPAN_HEX, onto, striking, US_HEX } from './raids.testing.ts';
import { markerIn } from './sailing.testing.ts';
import { AFTER, events, idle, join, now, order, place, questionTo, see, type Table } from './testing.ts';

/** Everybody else does as little as may be until the strike is over. */
function playOut(match: Table): Table {
  while (now(match) !== AFTER) {
    const side = (['japan', 'us'] as const).find((each) => questionTo(match, each) !== null);
    if (side === undefined) throw new Error(`Nobody is asked at ${now(match)}.`);
    idle(match, side);
  }
  return match;
}

const BATTLESHIPS = ['Yamato', 'Musashi', 'Nagato'];
const THREE = ['VB-2', 'VT-2', 'VB-1'];

/** An American strike by Hornet and Yorktown on three battleships and Taiho. */
function american(units: string[], cap: string[] = [], change?: (data: MobileTheater) => void) {
  const match = striking('TG 58.1', {
    us: ['Hornet', 'Yorktown'],
    japan: [...BATTLESHIPS, 'Taiho'],
    ready: units,
    cap,
    seed: 'slowing',
    ...(change && { change }),
  });
  order(match, 'us', onto(JAPAN_HEX, units));
  return playOut(match);
}

describe('who counts toward the four air units that slow a formation', () => {
  test('rule 7.2h: the whole air attack, with an escort that CAP has drawn off', () => {
    const units = [...THREE, 'VF-2/1'];
    expect(markerIn(american(units), 'Force A').slow).toBe(1);
    expect(markerIn(american(units, ['Taiho F']), 'Force A').slow).toBe(1);
    expect(markerIn(american(THREE), 'Force A').slow).toBe(0);
  });

  test('rule 7.2h: and with units that CAP or flak destroys', () => {
    const units = ['Chitose FB', 'Chitose T', 'Chiyoda FB', 'Chiyoda T'];
    const attacked = (us: string[], cap: string[]) => {
      const match = striking('Force A', {
        us,
        japan: ['Chitose', 'Chiyoda'],
        ready: units,
        cap,
        seed: 'slowing',
      });
      order(match, 'japan', onto(US_HEX, units));
      playOut(match);
      expect(events(match, 'raid over')[0]?.values?.['lost']).toBeGreaterThan(0);
      return markerIn(match, 'TG 58.1').slow;
    };
    expect(attacked(['Iowa', 'New Jersey', 'South Dakota', 'Alabama'], [])).toBe(1);
    expect(attacked(['Essex'], ['VF-15/1', 'VF-15/2'])).toBe(1);
  });

  test('rule 7.2h: a raid that nobody survives to bring to the ships attacks no formation', () => {
    const match = striking('Force A', {
      us: ['Essex', 'Hornet', 'Yorktown'],
      japan: ['Chitose', 'Chiyoda', 'Zuiho'],
      ready: ['Chitose F', 'Chiyoda F', 'Zuiho F', 'Chitose FB'],
      cap: ['VF-15/1', 'VF-15/2', 'VF-2/1', 'VF-2/2', 'VF-1/1', 'VF-1/2'],
      seed: 'slowing',
    });
    order(match, 'japan', onto(US_HEX, ['Chitose F', 'Chiyoda F', 'Zuiho F', 'Chitose FB']));
    expect(markerIn(playOut(match), 'TG 58.1').slow).toBe(0);
  });

  test('rule 7.2h: the marker goes on the force, if the group under attack sails in one', () => {
    const match = american([...THREE, 'VT-1'], [], (data) => {
      place(data, 'Mobile Fleet', JAPAN_HEX);
      join(data, 'Force A', 'Mobile Fleet');
      see(data, 'Mobile Fleet', ARM.carrier);
    });
    expect([markerIn(match, 'Mobile Fleet').slow, markerIn(match, 'Force A').slow]).toEqual([1, 0]);
  });
});
