import { at, enemyOf, LEFT, NONE, OFF, type SideId, SUNK, UNKNOWN } from '@point-option/chit-pull';
import { clone, frozen } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';
import { cap, flown, hex, hurt, marker, place, put, see, ship, unit, weaken } from './rules/testing.ts';
import { observe } from './view.ts';
import { atSea } from './view.testing.ts';

const BOTH: readonly SideId[] = ['japan', 'us'];
const DUMMY = { japan: 'Force F', us: 'TG 58.9' };
const CARRIER = { japan: 'Taiho', us: 'Essex' };
const IN_FORCE = { japan: 'Force A', us: 'TG 58.2' };

/** What two theaters show a side is the same, though they differ. */
function looksAlike(viewer: SideId, one: MobileTheater, other: MobileTheater): void {
  expect(one).not.toEqual(other);
  expect(observe(one, viewer)).toEqual(observe(other, viewer));
}

describe('what a side sees of the enemy', () => {
  test.each(BOTH)('rule 15.1a: %s sees its own ships, and of the enemy only those that were sunk', (viewer) => {
    const enemy = enemyOf(viewer);
    const lost = fleet.shipsOf[enemy][0]!;
    const data = atSea((theater) => (theater.shipAt[lost] = SUNK));
    const view = observe(data, viewer);
    expect(fleet.shipsOf[viewer].map((each) => view.shipAt[each])).toEqual(
      fleet.shipsOf[viewer].map((each) => data.shipAt[each]),
    );
    expect(view.shipAt[lost]).toBe(SUNK);
    expect(new Set(fleet.shipsOf[enemy].slice(1).map((each) => view.shipAt[each]))).toEqual(new Set([UNKNOWN]));
  });

  test.each(BOTH)('rule 15.1a: who has left the map %s is not told either', (viewer) => {
    const gone = fleet.shipsOf[enemyOf(viewer)].at(-1)!;
    looksAlike(
      viewer,
      atSea(),
      atSea((theater) => (theater.shipAt[gone] = LEFT)),
    );
  });

  test.each(BOTH)('rule 15.1b: to %s a dummy looks like any other marker', (viewer) => {
    const enemy = enemyOf(viewer);
    const view = observe(atSea(), viewer);
    expect(at(view.markers, marker(DUMMY[enemy]))).toMatchObject({
      dummy: false,
      hex: hex(enemy === 'us' ? '3209' : '0620'),
    });
    expect(at(view.markers, marker(DUMMY[viewer])).dummy).toBe(true);
  });

  test.each(BOTH)(
    'rule 15.1c: %s sees no difference between a group in the force and one that nobody uses',
    (viewer) => {
      const enemy = enemyOf(viewer);
      const view = observe(atSea(), viewer);
      const [inForce, unused] = [IN_FORCE[enemy], enemy === 'us' ? 'TG 58.8' : 'Force H'].map((id) =>
        at(view.markers, marker(id)),
      );
      expect(inForce).toEqual(unused);
      expect(inForce).toMatchObject({ hex: OFF, force: NONE });
      expect(at(view.markers, marker(IN_FORCE[viewer])).force).not.toBe(NONE);
    },
  );

  test('rule 15.1d: without it ships, dummies and forces lie open; aircraft do not', () => {
    const data = atSea(undefined, { secretComposition: false });
    const view = observe(data, 'us');
    expect([view.shipAt, view.markers]).toEqual([data.shipAt, data.markers]);
    expect(view.airAt[unit('Taiho F')]).toBe('unknown');
  });

  test.each(BOTH)('%s does not know what enemy aircraft do, only which are lost', (viewer) => {
    const enemy = enemyOf(viewer);
    const [lost, other] = [fleet.squadronsOf[enemy][0]!, fleet.squadronsOf[enemy][1]!];
    const data = atSea((theater) => (theater.airAt[lost] = 'lost'));
    const view = observe(data, viewer);
    expect([view.airAt[lost], view.airAt[other]]).toEqual(['lost', 'unknown']);
    for (const change of ['cap', 'flown'] as const)
      looksAlike(
        viewer,
        data,
        atSea((theater) => {
          theater.airAt[lost] = 'lost';
          theater.airAt[other] = change;
        }),
      );
  });

  test('American fatigue is hidden, Japanese losses are not', () => {
    const data = atSea((theater) => weaken(theater, 'VF-15/1', 'Taiho F'));
    expect(observe(data, 'japan').airWeak[unit('VF-15/1')]).toBe(false);
    expect(observe(data, 'us').airWeak[unit('Taiho F')]).toBe(true);
    expect(observe(data, 'us').airWeak[unit('VF-15/1')]).toBe(true);
  });

  test('when aircraft are back, or arrive, only their owner knows', () => {
    const data = atSea((theater) => {
      theater.airAt[unit('VT-15')] = 'away';
      theater.airBack[unit('VT-15')] = 6;
    });
    expect(observe(data, 'us').airBack[unit('VT-15')]).toBe(6);
    expect(observe(data, 'japan').airBack[unit('VT-15')]).toBe(0);
  });

  test('aircraft that changed decks show the deck they started from', () => {
    const data = atSea((theater) => (theater.airHome[unit('Taiho F')] = ship('Shokaku')));
    expect(observe(data, 'us').airHome[unit('Taiho F')]).toBe(ship('Taiho'));
    expect(observe(data, 'japan').airHome[unit('Taiho F')]).toBe(ship('Shokaku'));
  });

  test('what the enemy saw in the air stays known for the turn', () => {
    const seen = atSea((theater) => {
      cap(theater, 'VF-15/1');
      flown(theater, 'VT-15');
      for (const id of ['VF-15/1', 'VT-15']) theater.airShown[unit(id)] = 2;
    });
    expect(['VF-15/1', 'VT-15', 'VB-15'].map((id) => observe(seen, 'japan').airAt[unit(id)])).toEqual([
      'cap',
      'flown',
      'unknown',
    ]);
    seen.turn = 3;
    expect(observe(seen, 'japan').airAt[unit('VF-15/1')]).toBe('unknown');
  });

  test('fighters that radar has sent out are seen where they wait', () => {
    const data = atSea((theater) => {
      cap(theater, 'VF-15/1');
      theater.airPost[unit('VF-15/1')] = hex('3110');
    });
    const view = observe(data, 'japan');
    expect([view.airAt[unit('VF-15/1')], view.airPost[unit('VF-15/1')]]).toEqual(['cap', hex('3110')]);
  });

  test('hits, detection and reports both sides know', () => {
    const data = atSea((theater) => {
      hurt(theater, 'Taiho', 2);
      see(theater, 'Mobile Fleet', 1);
      theater.contacts.us.push({
        marker: marker('Mobile Fleet'),
        hex: hex('0618'),
        turn: 2,
        source: 'carrier search',
        told: 'count',
        total: 9,
        counts: [],
        within: 0,
        reports: 1,
      });
    });
    for (const viewer of BOTH) {
      const view = observe(data, viewer);
      expect(view.hits[ship('Taiho')]).toBe(2);
      expect(at(view.markers, marker('Mobile Fleet')).seen).toBe(1);
      expect(view.contacts).toEqual(data.contacts);
    }
  });
});

describe('what is laid open for a while', () => {
  test('rule 15.1a: the ships of a raid’s target, their group, and everybody who flies are seen', () => {
    const data = atSea((theater) => {
      cap(theater, 'Taiho F');
      const boxes = Array.from({ length: 19 }, () => NONE);
      boxes[0] = ship('Taiho');
      theater.raid = {
        by: 'us',
        from: marker('TG 58.4'),
        hex: hex('0618'),
        group: marker('Force A'),
        base: NONE,
        flights: [
          {
            unit: unit('VT-15'),
            fate: 'flying',
            extended: false,
            engaged: false,
            strength: 5,
            harried: 0,
            flak: 0,
            box: NONE,
            suppresses: false,
          },
        ],
        fight: OFF,
        patrol: [],
        facing: [],
        against: [],
        tolls: [],
        met: [unit('Taiho F')],
        boxes,
        shots: [],
      };
    });
    const us = observe(data, 'us');
    expect([us.shipAt[ship('Taiho')], us.shipAt[ship('Shokaku')]]).toEqual([marker('Force A'), UNKNOWN]);
    expect(at(us.markers, marker('Force A'))).toEqual(data.markers[marker('Force A')]);
    expect(at(us.markers, marker('Force B')).hex).toBe(OFF);
    expect(us.airAt[unit('Taiho F')]).toBe('cap');
    const japan = observe(data, 'japan');
    expect([japan.airAt[unit('VT-15')], japan.airAt[unit('VB-15')]]).toEqual(['ready', 'unknown']);
  });

  test('everybody in a surface battle', () => {
    const data = atSea((theater) => {
      place(theater, 'TG 52.10', '0618');
      theater.battle = {
        hex: hex('0618'),
        active: 'us',
        round: 1,
        initiative: 'us',
        markers: [marker('Mobile Fleet'), marker('TG 52.10')],
        ships: [{ ship: ship('Yamato'), box: 3, start: 3, moved: false, fired: false, slow: 0 }],
        smoke: [],
        smoked: { japan: false, us: false },
        leaving: { japan: false, us: false },
        ended: null,
        retreats: { japan: false, us: false },
        from: OFF,
      };
    });
    const view = observe(data, 'us');
    expect([view.shipAt[ship('Yamato')], view.shipAt[ship('Taiho')]]).toEqual([marker('Force C'), UNKNOWN]);
    expect(at(view.markers, marker('Force C')).hex).toBe(hex('0618'));
  });
});

describe('plans', () => {
  test('only its owner knows where a formation is still bound', () => {
    const data = atSea((theater) => {
      theater.active = marker('TG 58.4');
      theater.course = [hex('3110'), hex('3011')];
    });
    expect(observe(data, 'us').course).toHaveLength(2);
    expect(observe(data, 'japan').course).toEqual([]);
  });

  test('only the side that reorganizes knows how', () => {
    const data = atSea((theater) => (theater.regrouping = { side: 'us', hex: 5, due: [], slowed: [] }));
    expect(observe(data, 'us').regrouping).not.toBeNull();
    expect(observe(data, 'japan').regrouping).toBeNull();
  });

  test('the searching side does not see how good a report is, or which group it is about', () => {
    const report = (tolerance: number) =>
      atSea((theater) => {
        theater.report = {
          to: 'us',
          marker: marker('Mobile Fleet'),
          group: marker(tolerance === 1 ? 'Force A' : 'Force B'),
          source: 'carrier search',
          told: 'types',
          tolerance,
          open: false,
        };
      });
    looksAlike('us', report(1), report(3));
    expect(observe(report(3), 'japan').report).toEqual(report(3).report);
  });

  test('who flies the flag after Taiho is for Japan to know, what Saipan costs is for the US', () => {
    const data = atSea((theater) => {
      theater.own.flagship = ship('Zuikaku');
      theater.own.saipan = 7;
    });
    expect(observe(data, 'us').own).toMatchObject({ flagship: ship('Taiho'), saipan: 7 });
    expect(observe(data, 'japan').own).toMatchObject({ flagship: ship('Zuikaku'), saipan: 0 });
  });
});

describe('secret movement', () => {
  const secret = { secretMovement: true };
  test('enemy markers are where they were last seen, or nowhere', () => {
    const data = atSea((theater) => {
      const found = at(theater.markers, marker('TG 58.4'));
      found.shown = hex('3008');
      found.seen = 1;
    }, secret);
    const view = observe(data, 'japan');
    expect(at(view.markers, marker('TG 58.4'))).toMatchObject({ hex: hex('3008'), seen: 1 });
    expect(at(view.markers, marker('TG 58.1')).hex).toBe(OFF);
    expect(observe(data, 'us').markers[marker('TG 58.4')]).toEqual(data.markers[marker('TG 58.4')]);
  });

  test('of a formation that was not found, only what it did this turn is known', () => {
    const hidden = (slow: number, done: boolean) =>
      atSea((theater) => Object.assign(at(theater.markers, marker('TG 58.1')), { slow, done }), secret);
    looksAlike('japan', hidden(0, false), hidden(2, false));
    expect(at(observe(hidden(0, true), 'japan').markers, marker('TG 58.1')).done).toBe(true);
  });

  test('where the active formation has sailed only its owner knows', () => {
    const data = atSea((theater) => {
      theater.active = marker('TG 58.4');
      theater.wake = [hex('3209'), hex('3110')];
      theater.overfull = { japan: [], us: [hex('3209')] };
    }, secret);
    expect(observe(data, 'japan')).toMatchObject({ wake: [], overfull: { japan: [], us: [] } });
    expect(observe(data, 'us')).toMatchObject({ wake: data.wake, overfull: data.overfull });
  });
});

describe('the whole of it', () => {
  test('the referee sees all, and so does everybody when it is over', () => {
    const data = atSea();
    expect(observe(data, 'referee')).toEqual(data);
    const over = atSea((theater) => (theater.over = true));
    for (const viewer of BOTH) expect(observe(over, viewer)).toEqual(over);
  });

  test('is made without changing anything, and shares nothing that it hides', () => {
    const data = frozen(atSea((theater) => put(theater, 'Force A', 'Taiho')));
    const before = clone(data);
    for (const viewer of BOTH) observe(data, viewer);
    expect(data).toEqual(before);
  });

  test.each(BOTH)('%s is not shown where a carrier sails, whichever group it is in', (viewer) => {
    const enemy = enemyOf(viewer);
    const other = enemy === 'us' ? 'TG 58.1' : 'Force B';
    looksAlike(
      viewer,
      atSea(),
      atSea((theater) => put(theater, other, CARRIER[enemy])),
    );
  });
});
