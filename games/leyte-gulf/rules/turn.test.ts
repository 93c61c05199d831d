import { chitInPool, QUARTERS, type SideId } from '@point-option/chit-pull';
import { opening } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import { LESSON } from '../data/lesson.ts';
import type { LeyteTheater } from '../data/own.ts';
import { leyteGulf } from '../index.ts';
import { observe } from '../view.ts';
import { pool } from './activation.ts';
import {
  asked,
  choices,
  dataOf,
  events,
  given,
  heard,
  idle,
  marker,
  markerIn,
  order,
  put,
  question,
  refused,
  see,
  type Table,
  turnFrom,
} from './standing.testing.ts';

const COMMAND = { us: chitInPool(fleet, CHIT.usCommand), japan: chitInPool(fleet, CHIT.japanCommand) };

/** What the pool is filled with, by name. */
function filled(change: (data: LeyteTheater) => void): string[] {
  return given([], (g) => pool.fillPool(g) ?? g.state.pool.slice(), { change }).map(
    (entry) => fleet.markers[entry]?.id ?? fleet.chits[entry - fleet.markers.length]?.id ?? '',
  );
}

/** An Activation Phase with these in the pool. */
function drawing(
  entries: readonly number[],
  dice: readonly number[],
  change: (data: LeyteTheater) => void = () => {},
): Table {
  return turnFrom(
    'activations',
    (data) => {
      put(data, 'TF 1', '3028', 'Denver');
      put(data, 'TF 2', '3030', 'Boise');
      put(data, 'Force 1', '2813', 'Yamato');
      put(data, 'Force 2', '2812', 'Kongo');
      change(data);
      data.pool = [...entries];
    },
    { dice },
  );
}

/** Everybody does as little as possible until nobody is asked any more in this turn; it gives the questions. */
function idleThrough(match: Table): string[] {
  const put: string[] = [];
  const { turn } = dataOf(match);
  while (dataOf(match).turn === turn && match.table.whole.outcome === null && put.length < 200) {
    put.push(question(match));
    idle(match, asked(match));
  }
  return put;
}

describe('the turn', () => {
  test('rule 1.1a: the first of every four turns is a night turn', () => {
    expect([...QUARTERS]).toEqual(['night', 'morning', 'midday', 'evening']);
    expect([1, 2, 3, 4, 5, 9, 13].map((turn) => fleet.isNight(turn))).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('rule 3.0: Initial Phase, Activation Phase, Terminal Phase, in this order', () => {
    const match = turnFrom('begin', (data) => {
      data.turn = 1;
      put(data, 'TF 1', '3028', 'Denver');
      put(data, 'Force 1', '2813', 'Yamato');
    });
    const steps = idleThrough(match).map((each) => each.split(', ')[1]?.split(':')[0]);
    expect(steps.indexOf('reorganization')).toBeLessThan(steps.indexOf('submarines'));
    expect(steps.lastIndexOf('submarines')).toBeLessThan(steps.indexOf('activation'));
    expect(heard(match).indexOf('submarines gone')).toBeGreaterThan(heard(match).indexOf('activated'));
  });

  test('rule 3.1a: both sides make up forces, Japan first', () => {
    const match = turnFrom('japanese formations', (data) => void put(data, 'TF 1', '3028', 'Denver'));
    expect(question(match)).toBe('japan, reorganization: formations');
    order(match, 'japan', 'done');
    expect(question(match)).toBe('us, reorganization: formations');
  });

  test('rule 3.1c: by day both sides put fighters on patrol, and by night nobody does', () => {
    const asks = (turn: number): string =>
      question(
        turnFrom('patrol', (data) => {
          put(data, 'TF 1', '3028', 'Essex');
          put(data, 'Force 1', '2813', 'Zuikaku');
          data.turn = turn;
        }),
      );
    expect(asks(2)).toBe('japan, turn: patrol and us, turn: patrol');
    expect(asks(5)).not.toContain('patrol');
  });

  test('rule 3.1e: submarines are rolled for, and the US places its PT boats', () => {
    const match = turnFrom('submarines', (data) => void put(data, 'Force 1', '2813', 'Yamato'), { seed: 'subs' });
    expect(events(match, 'submarines out')).toHaveLength(1);
    while (question(match).includes('submarines')) idle(match, asked(match));
    expect(question(match)).toBe('us, turn: boats');
  });

  test('rule 3.1b: Japan rolls for air units that come back on the turns of the track alone', () => {
    const rolled = (turn: number): boolean =>
      turnFrom(
        'reinforcements',
        (data) => {
          put(data, 'TF 1', '3028', 'Essex');
          data.turn = turn;
          data.airAt[0] = 'lost';
        },
        { seed: 'air' },
      ).table.journal?.some(({ roll }) => roll?.purpose === 'purpose.air reinforcement') === true;
    expect([2, 6, 7, 10].map(rolled)).toEqual([false, true, false, true]);
  });

  test('rule 3.1d: by day Japan rolls for every unit ashore that has flown', () => {
    const rolls = (turn: number): number =>
      (
        turnFrom('readiness', (data) => {
          data.turn = turn;
          put(data, 'TF 1', '3028', 'Essex');
        }).table.journal ?? []
      ).filter(({ roll }) => roll?.purpose === 'purpose.readiness').length;
    // Two units of the 1st Air Fleet and six of the 2nd have flown.
    expect(rolls(2)).toBe(8);
    expect(rolls(5)).toBe(0);
  });

  test('rule 3.3a: damaged ships that sail alone move in the Terminal Phase, Japan’s first', () => {
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '3606', 'Yamato');
      put(data, 'US detachment 1', '3030', 'Essex');
      data.hits[0] = 8;
    });
    expect(question(match)).toBe('japan, withdrawal: course');
    idle(match, 'japan');
    expect(question(match)).toBe('us, withdrawal: course');
  });

  test('rule 3.3e and 10.8: sonar markers leave the map', () => {
    const match = turnFrom('submarines leave', (data) => {
      put(data, 'TF 1', '3028', 'Essex');
      data.subs = [{ side: 'us', hex: 700, is: 'hidden' }];
    });
    expect(events(match, 'submarines gone')).toHaveLength(1);
  });
});

describe('the pool', () => {
  test('rule 3.1f, 4.1a and 4.1b: every force has a marker in it, dummies too, and so have air formations by day', () => {
    const sea = (data: LeyteTheater): void => {
      put(data, 'TF 1', '3028', 'Denver');
      put(data, 'TF 2', '3030');
      put(data, 'US detachment 1', '3031', 'Boise');
    };
    expect(filled(sea)).toEqual(['TF 1', 'TF 2', 'us command', 'japan command', '1st AF', '2nd AF', 'USAAF']);
    const night = (data: LeyteTheater): void => {
      sea(data);
      data.turn = 5;
    };
    expect(filled(night)).toEqual(['TF 1', 'TF 2', 'us command', 'japan command']);
  });

  test('rule 4.1c: Kamikazes go in on 25 and 26 October', () => {
    const on = (turn: number): number =>
      filled((data) => {
        data.turn = turn;
      }).filter((id) => id.startsWith('Kamikaze')).length;
    expect([4, 5, 6, 8, 9, 10].map(on)).toEqual([0, 0, 2, 2, 0, 3]);
  });

  test('rule 5.1b: a new force has a marker in it, and one that was dissolved none', () => {
    const match = turnFrom('japanese formations', (data) => {
      put(data, 'Force 1', '2813', 'Yamato', 'Musashi');
      put(data, 'Force 2', '2813', 'Kongo');
      put(data, 'TF 1', '3028', 'Denver');
    });
    const label = dataOf(match).markers[marker('Force 1')]?.hex ?? 0;
    order(match, 'japan', label);
    order(match, 'japan', { Kongo: 'Force 1', Musashi: 'Force 3' });
    order(match, 'japan', 'done');
    expect(given([], (g) => pool.fillPool({ ...g, state: dataOf(match) }) ?? dataOf(match).pool)).toEqual(
      expect.arrayContaining([marker('Force 1'), marker('Force 3')]),
    );
    expect(dataOf(match).pool).not.toContain(marker('Force 2'));
  });

  test('rule 3.2a and 4.2a: one marker at a time is drawn at random, and its owner acts with what it stands for', () => {
    const match = drawing([marker('TF 1'), marker('Force 1')], [2]);
    expect([dataOf(match).active, question(match)]).toEqual([marker('Force 1'), 'japan, activation: action']);
    expect(drawing([marker('TF 1'), marker('Force 1')], [1]).table.whole.data.active).toBe(marker('TF 1'));
  });

  test('rule 3.2b, 4.2b, 4.2c and 4.0: drawing goes on until the pool is empty, and who was activated is shown as moved', () => {
    const match = drawing([marker('TF 1'), marker('Force 1')], [1]);
    order(match, 'us', 'done');
    expect([markerIn(match, 'TF 1').done, markerIn(match, 'Force 1').done, dataOf(match).active]).toEqual([
      true,
      true,
      marker('Force 1'),
    ]);
    order(match, 'japan', 'done');
    expect(events(match, 'activated')).toHaveLength(2);
    expect(dataOf(match).turn).toBe(3);
  });

  test('rule 5.4e: the marker of a removed dummy is ignored', () => {
    const match = drawing([marker('TF 3'), marker('TF 1')], [1]);
    expect(events(match, 'drawn removed')).toMatchObject([{ values: { marker: 'TF 3' }, rule: '5.4' }]);
    expect(dataOf(match).active).toBe(marker('TF 1'));
  });
});

describe('command chits', () => {
  const drawn = (side: SideId, dice: readonly number[] = [1], others: readonly number[] = []): Table =>
    drawing([COMMAND[side], marker('TF 1'), marker('TF 2'), marker('Force 1'), marker('Force 2'), ...others], dice);

  test('rule 4.3b: the US activates any force, or the USAAF, that was not activated yet', () => {
    const army = chitInPool(fleet, CHIT.usArmy);
    expect(choices(drawn('us', [1], [army]), 'us')).toEqual(['TF 1', 'TF 2', 'USAAF', 'nobody']);
    expect(choices(drawn('us'), 'us')).toEqual(['TF 1', 'TF 2', 'nobody']);
    const match = drawing([COMMAND.us, marker('TF 2')], [1], (data) => {
      const entry = data.markers[marker('TF 1')];
      if (entry) entry.done = true;
    });
    expect(choices(match, 'us')).toEqual(['TF 2', 'nobody']);
    expect(refused(match, 'us', 'TF 1')).not.toBeNull();
  });

  test('rule 4.3c: the US chit goes back into the pool, as long as there is anybody to activate', () => {
    const match = drawn('us');
    order(match, 'us', 'TF 2');
    order(match, 'us', 'done', 5);
    expect(events(match, 'command returns')).toHaveLength(1);
    // Five entries are left with it, and it is drawn again.
    expect([dataOf(match).active, choices(match, 'us')]).toEqual([COMMAND.us, ['TF 1', 'nobody']]);
  });

  test('rule 4.3d: Japan activates any force or air fleet, and never Kamikazes', () => {
    const others = [CHIT.fleet1, CHIT.fleet2, CHIT.kamikaze1].map((chit) => chitInPool(fleet, chit));
    expect(choices(drawn('japan', [1], others), 'japan')).toEqual(['Force 1', 'Force 2', '1st AF', '2nd AF', 'nobody']);
  });

  test('rule 4.3e: the Japanese chit does not go back', () => {
    const match = drawn('japan');
    order(match, 'japan', 'Force 2');
    order(match, 'japan', 'done', 1);
    expect(events(match, 'command returns')).toEqual([]);
    expect(dataOf(match).pool).not.toContain(COMMAND.japan);
  });

  test('rule 4.3f: a marker that a chit has activated already is ignored when it is drawn', () => {
    const match = drawing([COMMAND.japan, marker('Force 2'), marker('TF 1')], [1]);
    order(match, 'japan', 'Force 2');
    order(match, 'japan', 'done', 1);
    expect(events(match, 'drawn again')).toMatchObject([{ values: { marker: 'Force 2' }, rule: '4.3' }]);
    expect(dataOf(match).active).toBe(marker('TF 1'));
  });
});

describe('an activation', () => {
  const scene = (data: LeyteTheater): void => {
    put(data, 'TF 1', '3028', 'Essex', 'DES RN 52');
    put(data, 'Force 1', '3022', 'Yamato');
    see(data, 'Force 1');
    data.pool = [marker('TF 1')];
  };

  test('rule 4.4a: it moves, searches, strikes and fights in whatever order its owner likes', () => {
    for (const first of ['search', 'move', 'strike'])
      expect(refused(turnFrom('activations', scene), 'us', first)).toBeNull();
    const beside = turnFrom(
      'activations',
      (data) => {
        scene(data);
        put(data, 'Force 1', '3028', 'Yamato');
        put(data, 'Force 2', '3028', 'Kongo');
        see(data, 'Force 1', 'Force 2', 'TF 1');
      },
      { seed: 'seen' },
    );
    while (question(beside).includes('search: report')) idle(beside, asked(beside));
    expect(choices(beside, 'us')).toContain('fight');
  });

  test('rule 4.4a: a strike may follow whatever a search finds, though the force has struck before', () => {
    const match = turnFrom('activations', (data) => {
      scene(data);
      put(data, 'Force 2', '3023', 'Kongo');
    });
    order(match, 'us', 'strike');
    idle(match, 'us');
    idle(match, 'us');
    expect([question(match), choices(match, 'us').includes('strike')]).toEqual(['us, activation: action', false]);
    order(match, 'us', 'search');
    while (question(match) !== 'us, activation: action') idle(match, asked(match));
    expect(choices(match, 'us')).toContain('strike');
    expect(choices(match, 'us')).not.toContain('search');
  });

  test('rule 4.4b: it may move some hexes, do something else, and move on', () => {
    const match = turnFrom('activations', scene);
    const { hex } = markerIn(match, 'TF 1');
    order(match, 'us', 'move');
    order(match, 'us', [hex + 1]);
    order(match, 'us', 'strike');
    idle(match, 'us');
    while (question(match) !== 'us, activation: action') idle(match, asked(match));
    order(match, 'us', 'move');
    order(match, 'us', [hex + 2, hex + 3]);
    expect(markerIn(match, 'TF 1').hex).toBe(hex + 3);
    expect(choices(match, 'us')).toContain('move');
  });

  test('rule 4.4c: searching its own hex costs no movement', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        put(data, 'Force 1', '3028');
        data.pool = [marker('TF 1')];
      },
      { dice: [1] },
    );
    expect(events(match, 'not found')).toHaveLength(1);
    const { hex } = markerIn(match, 'TF 1');
    order(match, 'us', 'move');
    order(
      match,
      'us',
      [1, 2, 3, 4, 5].map((n) => hex + n),
    );
    expect(markerIn(match, 'TF 1').hex).toBe(hex + 5);
  });

  test('rule 6.2.4c: what it has lost is over once it has moved', () => {
    const match = turnFrom('activations', (data) => {
      scene(data);
      const entry = data.markers[marker('TF 1')];
      if (entry) entry.slow = 2;
    });
    order(match, 'us', 'done');
    expect(markerIn(match, 'TF 1').slow).toBe(0);
  });

  test('rule 6.2.4a: what a force has lost is told to nobody but its owner', () => {
    const match = turnFrom('activations', (data) => {
      scene(data);
      const entry = data.markers[marker('TF 1')];
      if (entry) entry.slow = 2;
    });
    const seenBy = (side: SideId) => observe(dataOf(match), side).markers[marker('TF 1')]?.slow;
    expect([seenBy('us'), seenBy('japan')]).toEqual([2, 0]);
  });
});

test('rule 13.0: there are three scenarios, and a lesson of ours', () => {
  const battles = ['historical', 'what-if', 'campaign'];
  expect(leyteGulf.scenarios.map(({ id }) => id)).toEqual([...battles, LESSON]);
  for (const id of battles) expect(question(opening(leyteGulf, { scenario: id }))).toContain('numbers');
});
