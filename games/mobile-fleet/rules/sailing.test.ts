import { ask, oddsFor, refusalOf, routeFor, whyNot } from '@point-option/engine';
import { hexesSailed, movementPoints } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { allowance } from './sailingRules.ts';
import { clearMap, markerIn, moving } from './sailing.testing.ts';
import { JAPAN_HEX, onto, striking } from './raids.testing.ts';
import {
  AFTER,
  cap,
  choicesOf,
  dataOf,
  dummy,
  events,
  given,
  halfOf,
  heard,
  hex,
  hurt,
  idle,
  join,
  marker,
  now,
  order,
  place,
  put,
  questionTo,
  refused,
  see,
  type Table,
} from './testing.ts';

const NIGHT = 5;

/** TG 58.1 alone in mid-ocean. */
function alone(data: MobileTheater): void {
  clearMap(data);
  place(data, 'TG 58.1', '2811');
}

/** Movement points of a marker. */
function points(id: string, change: (data: MobileTheater) => void, options = {}): number {
  return given([], (g) => allowance(g, marker(id)), { change, options });
}

function course(...labels: string[]): number[] {
  return labels.map(hex);
}

/** Why a step is refused, by its reason and rule. */
function why(match: Table, side: 'japan' | 'us', ...route: string[]): string | null {
  const refusal = refused(match, side, course(...route));
  return refusal && `${refusal.reason.key} (${refusal.rule})`;
}

/** What a player is told who clicks on a hex. */
function clicked(match: Table, side: 'japan' | 'us', label: string, ...route: string[]): string | null {
  const refusal = whyNot(match, side, { hex: label }, { route: course(...route) });
  return refusal && `${refusal.reason.key} (${refusal.rule})`;
}

describe('movement', () => {
  test('rule 7.0: a formation that is activated moves, and its owner says where', () => {
    const match = moving('TG 58.1', { change: alone });
    expect([questionTo(match, 'us'), questionTo(match, 'japan')]).toEqual(['sail: course', null]);
    order(match, 'us', course('2810', '2809'));
    expect(markerIn(match, 'TG 58.1').hex).toBe(hex('2809'));
    expect(events(match, 'sails')).toMatchObject([{ to: 'all', values: { from: '2811', hex: '2809', n: 2 } }]);
  });

  test('rule 7.1a: the slowest ship sets the pace', () => {
    expect(points('TG 58.1', alone)).toBe(5);
    // The old battleships make 3.
    expect(points('TG 52.10', (data) => void put(data, 'TG 58.1', 'Idaho'))).toBe(3);
    expect(points('TG 58.1', (data) => void put(data, 'TG 58.1', 'Idaho'))).toBe(3);
  });

  test('rule 7.1b: a force moves as one, and no faster than the slowest of all its ships', () => {
    const change = (data: MobileTheater): void => {
      clearMap(data);
      place(data, 'Mobile Fleet', '0618');
      for (const id of ['Force A', 'Force B']) join(data, id, 'Mobile Fleet');
    };
    // Force A makes 5 on an even turn, Junyo in Force B makes 4.
    expect([points('Force A', change), points('Mobile Fleet', change)]).toEqual([5, 4]);
    const match = moving('Mobile Fleet', { change });
    order(match, 'japan', course('0718'));
    expect(['Mobile Fleet', 'Force A', 'Force B'].map((id) => markerIn(match, id).hex)).toEqual(
      course('0718', '0718', '0718'),
    );
  });

  test('rule 7.1c: split movement points are the left ones on odd turns and the right ones on even turns', () => {
    const on = (turn: number) =>
      points('TG 58.1', (data) => {
        alone(data);
        data.turn = turn;
      });
    expect([2, 3, 4].map(on)).toEqual([5, 4, 5]);
    expect([movementPoints([4, 5], 3, 0), movementPoints([4, 5], 2, 0), movementPoints([4, 5], 2, 1)]).toEqual([
      4, 5, 4,
    ]);
  });

  test('rule 7.1d: each hex costs a point, and none is skipped', () => {
    const match = moving('TG 58.1', { change: alone });
    expect(choicesOf(match, 'us')).toHaveLength(6);
    expect(routeFor(match, 'us', course('2810', '2809'))?.cost).toBe(2);
    expect(refused(match, 'us', course('2809'))).not.toBeNull();
    expect(refused(match, 'us', course('2810', '2809', '2808', '2807', '2806', '2805'))).not.toBeNull();
    order(match, 'us', course('2810', '2809', '2808', '2807', '2806'));
    expect(markerIn(match, 'TG 58.1').hex).toBe(hex('2806'));
  });

  test('rule 7.1e: it may stop early, or stay', () => {
    const match = moving('TG 58.1', { change: alone });
    order(match, 'us', []);
    expect(now(match)).toBe(AFTER);
    expect(markerIn(match, 'TG 58.1').hex).toBe(hex('2811'));
    expect(heard(match, 'japan')).toEqual(['stays']);
  });

  test('rule 7.1f: the move ends in a hex with enemy units', () => {
    const change = (data: MobileTheater): void => {
      alone(data);
      place(data, 'Force A', '2810');
    };
    const match = moving('TG 58.1', { change });
    const asked = ask(match, 'us');
    expect(asked && refusalOf(asked, course('2810', '2809'))).not.toBeNull();
    expect(asked?.kind === 'path' && asked.first.find(({ to }) => to === hex('2810'))?.stops).toBeTruthy();
    // Both miss.
    order(match, 'us', course('2810'), 1, 1);
    expect(now(match)).toBe(AFTER);
    expect(heard(match, 'us')).toContain('meeting');
    // From there it may sail on another time.
    const away = moving('TG 58.1', {
      change: (data) => {
        change(data);
        place(data, 'TG 58.1', '2810');
      },
    });
    order(away, 'us', course('2809', '2808'));
    expect(markerIn(away, 'TG 58.1').hex).toBe(hex('2808'));
  });

  test('rule 7.1g: a dummy ends a move like any other marker', () => {
    const match = moving('TG 58.1', {
      change: (data) => {
        alone(data);
        dummy(data, 'Force D', '2810');
      },
    });
    expect(refused(match, 'us', course('2810', '2809'))).not.toBeNull();
  });

  test('rule 7.1h: damage slows a ship, and with it the formation', () => {
    // Hornet has a mean speed of 4.5: with half its boxes left it makes 2.
    expect(
      points('TG 58.1', (data) => {
        alone(data);
        hurt(data, 'Hornet', halfOf('Hornet'));
      }),
    ).toBe(2);
  });

  test('rule 3.1.6f: a dummy makes four hexes, whatever the turn', () => {
    const at = (turn: number) =>
      points('Force D', (data) => {
        dummy(data, 'Force D', '2011');
        data.turn = turn;
      });
    expect([at(2), at(3)]).toEqual([4, 4]);
  });
});

describe('movement lost', () => {
  const slowed = (n: number) => (data: MobileTheater) => {
    alone(data);
    Object.assign(data.markers[marker('TG 58.1')] ?? {}, { slow: n });
  };

  test('rule 7.2a: a marker takes one or two points off the next move', () => {
    expect([0, 1, 2].map((n) => points('TG 58.1', slowed(n)))).toEqual([5, 4, 3]);
  });

  test('rule 7.2b: it comes off once the formation has moved, or stayed', () => {
    for (const route of [[], course('2810')]) {
      const match = moving('TG 58.1', { change: slowed(2) });
      order(match, 'us', route);
      expect(markerIn(match, 'TG 58.1').slow).toBe(0);
    }
  });

  test('rule 7.2b: a force loses the markers of all its groups', () => {
    const match = moving('TF 58', {
      change: (data) => {
        for (const id of ['TF 58', 'TG 58.3']) Object.assign(data.markers[marker(id)] ?? {}, { slow: 1, bombed: 1 });
      },
    });
    order(match, 'us', []);
    for (const id of ['TF 58', 'TG 58.3']) expect(markerIn(match, id)).toMatchObject({ slow: 0, bombed: 0 });
  });

  test('rule 7.2c: nothing may be left', () => {
    const change = (data: MobileTheater): void => {
      slowed(2)(data);
      hurt(data, 'Hornet', halfOf('Hornet'));
    };
    expect(points('TG 58.1', change)).toBe(0);
    const match = moving('TG 58.1', { change });
    expect(refused(match, 'us', course('2810'))).not.toBeNull();
    order(match, 'us', []);
    expect(now(match)).toBe(AFTER);
  });

  /** An American strike of so many bombers on Force A, played with little resistance; how slow that makes it. */
  const attacked = (units: string[], bombed: number, other = 0): number => {
    const match = striking('TG 58.1', {
      us: ['Hornet', 'Yorktown', 'Bataan'],
      japan: ['Yamato', 'Musashi', 'Nagato'],
      ready: units,
      seed: 'bombs',
      change: (data) => Object.assign(data.markers[marker('Force A')] ?? {}, { slow: bombed + other, bombed }),
    });
    order(match, 'us', onto(JAPAN_HEX, units));
    while (now(match) !== AFTER) {
      const side = (['japan', 'us'] as const).find((each) => questionTo(match, each) !== null);
      if (side === undefined) throw new Error(`Nobody is asked at ${now(match)}.`);
      idle(match, side);
    }
    return markerIn(match, 'Force A').slow;
  };
  const FOUR = ['VB-2', 'VT-2', 'VB-1', 'VT-1'];

  test('rule 7.2e: an attack by four air units or more places the marker, damage or not', () => {
    expect([attacked(FOUR.slice(1), 0), attacked(FOUR, 0)]).toEqual([0, 1]);
  });

  test('rule 7.2f: another such attack makes it two, and none makes it more', () => {
    expect([attacked(FOUR, 1), attacked(FOUR, 2)]).toEqual([2, 2]);
  });

  test('rule 7.2g: the limit is on air attacks alone: what a retreat cost comes on top', () => {
    expect([attacked(FOUR, 0, 2), attacked(FOUR, 1, 1), attacked(FOUR, 2, 1)]).toEqual([3, 3, 3]);
  });

  test('rule 7.2d: a force is slowed as much as the worst of its groups', () => {
    expect(points('TF 58', (data) => Object.assign(data.markers[marker('TG 58.3')] ?? {}, { slow: 1 }))).toBe(4);
  });
});

describe('meetings', () => {
  const near = (data: MobileTheater): void => {
    alone(data);
    place(data, 'Force A', '2810');
  };

  test('rule 6.2c: whoever enters a hex with enemies searches, and is searched for', () => {
    const match = moving('TG 58.1', { change: near });
    // The US finds Force A by number, Japan misses.
    order(match, 'us', course('2810'), 3, 1);
    expect([markerIn(match, 'Force A').seen, markerIn(match, 'TG 58.1').seen]).toEqual([ARM.ship, 0]);
  });

  test('rules 12.0a, 12.0b, 12.0c: ships fight enemies in the hex they enter whom they have found, before or now', () => {
    const found = moving('TG 58.1', { change: near });
    order(found, 'us', course('2810'), 3, 1);
    expect(events(found, 'battle begins')).toMatchObject([
      { values: { hex: hex('2810'), marker: marker('TG 58.1'), from: hex('2811') } },
    ]);
    const before = moving('TG 58.1', {
      change: (data) => {
        near(data);
        see(data, 'Force A', ARM.carrier);
      },
    });
    order(before, 'us', course('2810'), 1, 1);
    expect(events(before, 'battle begins')).toHaveLength(1);
    const missed = moving('TG 58.1', {
      change: (data) => {
        near(data);
        see(data, 'TG 58.1', ARM.carrier);
      },
    });
    order(missed, 'us', course('2810'), 1, 3);
    expect(events(missed, 'battle begins')).toHaveLength(0);
  });

  test('without surface combat nobody fights', () => {
    const match = moving('TG 58.1', { change: near, options: { surface: false } });
    order(match, 'us', course('2810'), 3, 3);
    expect(events(match, 'battle begins')).toHaveLength(0);
  });

  test('rule 6.0c: ships that stay with enemies they have found fight them', () => {
    const stay = (seen: number) => {
      const match = moving('TG 58.1', {
        change: (data) => {
          near(data);
          place(data, 'TG 58.1', '2810');
          see(data, 'Force A', seen);
        },
      });
      order(match, 'us', []);
      return events(match, 'battle begins').length;
    };
    expect([stay(0), stay(ARM.ship)]).toEqual([0, 1]);
  });

  test('rule 6.5c: a dummy neither searches nor fights where it enters a hex, and may be found', () => {
    const change = (data: MobileTheater): void => {
      clearMap(data);
      place(data, 'Force A', '2810');
      see(data, 'Force A', ARM.carrier);
      dummy(data, 'TG 58.5', '2811');
    };
    const seen = moving('TG 58.5', { change });
    order(seen, 'us', course('2810'), 3);
    expect(markerIn(seen, 'TG 58.5').hex).toBe(-1);
    const unseen = moving('TG 58.5', { change });
    order(unseen, 'us', course('2810'), 1);
    expect(markerIn(unseen, 'TG 58.5').hex).toBe(hex('2810'));
    expect(events(unseen, 'battle begins')).toHaveLength(0);
  });

  test('a retreat from battle slows the next move, not the one that is over', () => {
    const match = moving('TG 58.1', {
      change: (data) => {
        near(data);
        Object.assign(data.markers[marker('TG 58.1')] ?? {}, { slow: 1 });
      },
    });
    order(match, 'us', course('2810'), 3, 1);
    // The marker was gone before the battle began, which may place another.
    expect(markerIn(match, 'TG 58.1').slow).toBe(0);
  });
});

describe('where a formation may not sail', () => {
  test('rules 16.1.4a, 16.1.4c: Task Force 58 stays within nine hexes of Saipan before turn 9', () => {
    const at = (turn: number) =>
      moving('TF 58', {
        change: (data) => {
          place(data, 'TF 58', '2812');
          data.turn = turn;
        },
      });
    expect(choicesOf(at(2), 'us').map((each) => grid.label(Number(each)))).not.toContain('2712');
    expect(choicesOf(at(9), 'us')).toContain(hex('2712'));
    expect(clicked(at(2), 'us', '2712')).toBe('why near Saipan (16.1.4)');
  });

  test('rule 16.1.4g: no Japanese formation sails west before the strike', () => {
    const match = (struck: boolean) => moving('Mobile Fleet', { change: (data) => void (data.own.struck = struck) });
    expect(
      choicesOf(match(false), 'japan')
        .map((each) => grid.label(Number(each)))
        .sort(),
    ).toEqual(['0617', '0619', '0717', '0718'].sort());
    expect(choicesOf(match(true), 'japan')).toHaveLength(6);
    expect(clicked(match(false), 'japan', '0518')).toBe('why no turning back (16.1.4)');
  });

  test('rule 3.3e: a group leaves a hex that has too many', () => {
    const change = (data: MobileTheater): void => {
      alone(data);
      place(data, 'TG 58.4', '2811');
      place(data, 'TG 58.7', '2811');
      data.overfull.us = [hex('2811')];
    };
    const match = moving('TG 58.1', { change });
    expect(why(match, 'us')).toBe('why overfull (3.3)');
    expect(why(match, 'us', '2810', '2811')).toBe('why overfull (3.3)');
    // The least that it can do is sail one hex.
    expect(ask(match, 'us')?.example?.()).toHaveLength(1);
    order(match, 'us', course('2810'));
    // A task force with a group stays, and the group goes.
    const force = moving('TF 58', {
      change: (data) => {
        place(data, 'TG 58.1', '3111');
        data.overfull.us = [hex('3111')];
      },
    });
    order(force, 'us', []);
    expect(now(force)).toBe(AFTER);
    // With two left, they may stay.
    const two = moving('TG 58.4', {
      change: (data) => {
        change(data);
        place(data, 'TG 58.1', '2810');
      },
    });
    expect(ask(two, 'us')?.example?.()).toEqual([]);
    order(two, 'us', []);
    expect(now(two)).toBe(AFTER);
  });
});

describe('optional rules', () => {
  test('rule 15.3a: a formation with fighters on patrol sails its first hex to the southeast', () => {
    const change = (data: MobileTheater): void => {
      alone(data);
      cap(data, 'VF-50');
    };
    const match = moving('TG 58.1', { change, options: { wind: true } });
    const southeast = grid.neighbour(hex('2811'), grid.direction('SE'));
    expect(choicesOf(match, 'us')).toEqual([southeast]);
    expect(why(match, 'us')).toBe('why into the wind (15.3)');
    order(match, 'us', [southeast, grid.neighbour(southeast, grid.direction('N'))]);
    expect(now(match)).toBe(AFTER);
    const calm = moving('TG 58.1', { change });
    expect(choicesOf(calm, 'us')).toHaveLength(6);
    const idle = moving('TG 58.1', { change: alone, options: { wind: true } });
    expect(choicesOf(idle, 'us')).toHaveLength(6);
  });

  test('rule 15.3b: the hexes that bombers need are the last ones of the move', () => {
    const southeast = grid.direction('SE');
    const run = (...ways: ('SE' | 'N')[]) => {
      const match = moving('TG 58.1', { change: alone, options: { wind: true } });
      let here = hex('2811');
      order(
        match,
        'us',
        ways.map((way) => (here = grid.neighbour(here, grid.direction(way)))),
      );
      return hexesSailed(fleet, dataOf(match), southeast);
    };
    expect([run(), run('SE'), run('N', 'SE', 'SE'), run('SE', 'SE', 'N'), run('SE', 'N', 'SE')]).toEqual([
      0, 1, 2, 0, 1,
    ]);
  });

  test('rule 15.4a: both sides gain a point at night', () => {
    const at = (id: string, turn: number, nightSpeed: boolean) =>
      points(
        id,
        (data) => {
          dummy(data, 'Force D', '2011');
          data.turn = turn;
        },
        { nightSpeed },
      );
    expect([at('TG 58.1', NIGHT, false), at('TG 58.1', NIGHT, true), at('TG 58.1', 7, true)]).toEqual([4, 5, 4]);
    expect([at('Mobile Fleet', NIGHT, true), at('Force D', NIGHT, true)]).toEqual([5, 5]);
  });

  test('rule 15.4b: ships that cannot move do not', () => {
    const change = (data: MobileTheater): void => {
      alone(data);
      data.turn = NIGHT;
      data.lame[data.shipAt.indexOf(marker('TG 58.1'))] = 9;
    };
    expect(points('TG 58.1', change, { nightSpeed: true })).toBe(0);
  });
});

test('a player learns why a hex is out of reach', () => {
  const match = moving('TG 58.1', {
    change: (data) => {
      alone(data);
      place(data, 'Force A', '2810');
      place(data, 'TG 58.4', '2816');
    },
  });
  expect(clicked(match, 'us', '2805')).toBe('why too far (7.1)');
  expect(clicked(match, 'us', '2809')).toBe('why hex by hex (7.1)');
  expect(clicked(match, 'us', '2809', '2810')).toBe('why stopped (7.1)');
  // Two of its five points go on the way there.
  expect(clicked(match, 'us', '2817', '2812', '2813')).toBe('why too far (7.1)');
  expect(clicked(match, 'us', '2812')).toBeNull();
  // Its own hex is no step, nor is it itself: they are what they are.
  expect(whyNot(match, 'us', { hex: '2811' })).toMatchObject({ vague: true });
  expect(whyNot(match, 'us', { piece: 'TG 58.1' })).toMatchObject({ vague: true });
  expect(whyNot(match, 'us', { piece: 'TG 58.4' })?.reason.key).toBe('why other marker');
  expect(whyNot(match, 'us', { piece: 'Force A' })).toBeNull();
});

test('the odds of entering a submarine marker are shown before the order', () => {
  const match = moving('Force A', {
    change: (data) => {
      clearMap(data);
      place(data, 'Force A', '0618');
      data.subs = [{ side: 'us', hex: hex('0718'), is: 'hidden' }];
    },
  });
  const odds = oddsFor(match, 'japan', hex('0718'));
  // Three of five are real.
  expect(odds?.of).toBe(50);
  expect(odds?.outcomes.map(({ ways }) => ways)).toEqual([20, 6, 6, 6, 6, 6]);
  expect(oddsFor(match, 'japan', hex('0617'))).toBeNull();
});
