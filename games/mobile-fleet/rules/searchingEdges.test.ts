import { chitInPool } from '@point-option/chit-pull';
import { ask, observeMatch } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { observe } from '../view.ts';
import { clearMap, markerIn, moving, scouting } from './sailing.testing.ts';
import {
  AFTER,
  cap,
  choicesOf,
  dataOf,
  dummy,
  events,
  given,
  halfOf,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  place,
  put,
  questionTo,
  see,
} from './testing.ts';
import { searchesOf } from './searching.ts';

/** Whether a die finds TG 58.1 at a hex, for whoever searches. */
function finds(entry: number, die: number, change: (data: MobileTheater) => void): boolean {
  return markerIn(scouting(entry, { change, dice: [die] }), 'TG 58.1').seen !== 0;
}

describe('searches at the limits of their rules', () => {
  test('rule 6.3.1d: two carriers are enough for the modifier, in a task force too', () => {
    const two = (data: MobileTheater): void => {
      clearMap(data);
      place(data, 'TG 58.1', '3111');
      place(data, 'Mobile Fleet', '2011');
      for (const id of ['Force A', 'Force B']) join(data, id, 'Mobile Fleet');
      for (const id of ['Shokaku', 'Zuikaku', 'Hiyo', 'Ryuho']) hurt(data, id, halfOf(id));
    };
    // Taiho in Force A and Junyo in Force B can launch.
    expect([finds(marker('Mobile Fleet'), 3, two), finds(marker('Mobile Fleet'), 4, two)]).toEqual([false, true]);
  });

  test('rule 6.3.1b: a task force searches with the carriers of its groups', () => {
    const targets = given([], (g) => searchesOf(g, marker('Mobile Fleet')), {
      change: (data) => {
        clearMap(data);
        place(data, 'TG 58.1', '2011');
        place(data, 'Mobile Fleet', '0618');
        join(data, 'Force A', 'Mobile Fleet');
      },
    });
    expect(targets.map((each) => fleet.markers[each.marker]?.id)).toEqual(['TG 58.1']);
  });

  test('rule 6.3.2d: searches from the islands take 1 off, and 1 more beyond half the range', () => {
    const islands = chitInPool(fleet, CHIT.flotilla61);
    const at = (where: string, die: number) =>
      finds(islands, die, (data) => {
        clearMap(data);
        place(data, 'TG 58.1', where);
      });
    // 12 and 13 hexes from Guam.
    expect([grid.distance(hex('3516'), hex('2316')), grid.distance(hex('3516'), hex('2216'))]).toEqual([12, 13]);
    expect([at('2316', 5), at('2316', 6), at('2216', 6), at('2216', 7)]).toEqual([false, true, false, true]);
  });

  test('rule 6.1b: not even the view of the searching side holds how far off the report may be', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '2011');
        place(data, 'TG 58.1', '3111');
      },
      dice: [5],
    });
    expect(dataOf(match).report).toMatchObject({ tolerance: 3 });
    expect(observe(dataOf(match), 'japan').report).toMatchObject({ tolerance: 0, told: 'types' });
    expect(observeMatch(match, 'japan').agenda.length).toBeGreaterThan(0);
  });

  test('rule 3.1.6i: a force of dummies that is found leaves the map with all of them', () => {
    const match = scouting(marker('TG 58.1'), {
      change: (data) => {
        clearMap(data);
        place(data, 'TG 58.1', '2611');
        place(data, 'Mobile Fleet', '2011');
        dummy(data, 'Force D', '2011');
        join(data, 'Force D', 'Mobile Fleet');
      },
      dice: [4],
    });
    expect(['Mobile Fleet', 'Force D'].map((id) => markerIn(match, id).hex)).toEqual([-1, -1]);
    expect(now(match)).toBe(AFTER);
  });
});

describe('moves at the limits of their rules', () => {
  test('rule 6.5c: nobody fights a dummy', () => {
    const match = moving('TG 58.1', {
      change: (data) => {
        clearMap(data);
        place(data, 'TG 58.1', '2811');
        dummy(data, 'Force D', '2810');
        see(data, 'Force D', 1);
      },
    });
    order(match, 'us', [hex('2810')], 1);
    expect(events(match, 'battle begins')).toEqual([]);
  });

  test('rule 7.2d: slowed groups of a force do not add up', () => {
    const match = moving('TF 58', {
      change: (data) => {
        for (const id of ['TG 58.2', 'TG 58.3']) Object.assign(data.markers[marker(id)] ?? {}, { slow: 1 });
      },
    });
    expect(ask(match, 'us')).toMatchObject({ max: 4 });
  });

  test('rule 11.1.3f: the first hex into the wind is behind a formation that a submarine has held up', () => {
    const southeast = grid.neighbour(hex('2811'), grid.direction('SE'));
    const match = moving('TG 58.1', {
      change: (data) => {
        clearMap(data);
        place(data, 'TG 58.1', '2811');
        cap(data, 'VF-50');
        data.subs = [{ side: 'japan', hex: southeast, is: 'real' }];
      },
      options: { wind: true },
    });
    expect(choicesOf(match, 'us')).toEqual([southeast]);
    order(match, 'us', [southeast], 1);
    expect(questionTo(match, 'us')).toBe('sail: course');
    expect(choicesOf(match, 'us')).toHaveLength(6);
  });

  test('rule 7.1i: dummies in a force do not slow it', () => {
    const match = moving('Mobile Fleet', {
      change: (data) => {
        clearMap(data);
        place(data, 'Mobile Fleet', '0618');
        join(data, 'Force A', 'Mobile Fleet');
        dummy(data, 'Force D', '0618');
        join(data, 'Force D', 'Mobile Fleet');
        put(data, 'Force A', 'Taiho');
      },
    });
    expect(ask(match, 'japan')).toMatchObject({ max: 5 });
  });
});
