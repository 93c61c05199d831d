import { chitInPool } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { procedures } from '../procedures.ts';
import { pool } from './activation.ts';
import { dataOf, dummy, events, given, heard, marker, now, place, put } from './testing.ts';
import { beginning, idleUntil, turnFrom } from './turn.testing.ts';

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
    expect(asked[0]).toBe('japan, activation: targets');
    expect(asked.slice(1, course).every((question) => question === 'us, search: report')).toBe(true);
    expect(asked[course + 1]).toBe('japan, strike: plan');
    expect(heard(match).indexOf('search planes')).toBeGreaterThan(-1);
    const steps = procedures
      .find(({ name }) => name === 'activation')
      ?.steps.map(({ name, rule }) => `${name} ${rule}`);
    expect(steps?.slice(-4)).toEqual(['search 6.0', 'move 7.0', 'strike 8.0', 'over 6.0']);
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
    expect(asked[0]).toBe('us, activation: targets');
    expect(asked.slice(1).every((question) => question === 'japan, search: report')).toBe(true);
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
