import { ask, journalFor, oddsFor, promptFor, whyNot } from '@point-option/engine';
import { contactOn, type Patrol, patrolOf, type SideId, submarineContact } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { procedures } from '../procedures.ts';
import { clearMap, markerIn, moving, playedOf, sailing } from './sailing.testing.ts';
import {
  AFTER,
  choices,
  dataOf,
  done,
  dummy,
  events,
  heard,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  place,
  put,
  questionTo,
  refused,
  ship,
  type Standing,
  standing,
  type Table,
} from './testing.ts';

const { submarines } = sailing;

/** A side puts out its markers, with these dice before the first question. */
function patrol(side: SideId, dice: number[], how: Omit<Standing, 'dice'> = {}): Table {
  return playedOf<Patrol>(submarines.patrol, patrolOf(side), { ...how, dice });
}

/** One Japanese formation, in mid-ocean. */
function lone(data: MobileTheater): void {
  clearMap(data);
  place(data, 'Force A', '0618');
}

function hexes(match: Table, side: SideId): string[] {
  const asked = ask(match, side);
  return asked?.kind === 'one' ? asked.options.map((each) => grid.label(Number(each))) : [];
}

/** Force A sails into 0718, where markers of the US lie in these states. */
function entering(
  change: (data: MobileTheater) => void = () => {},
  subs: MobileTheater['subs'] = [{ side: 'us', hex: hex('0718'), is: 'real' }],
): Table {
  return moving('Force A', {
    change: (data) => {
      lone(data);
      data.subs = subs.map((sub) => ({ ...sub }));
      change(data);
    },
  });
}

// Force A: Taiho, Shokaku, Zuikaku; Myoko, Haguro; Yahagi; two units of destroyers.
const TRUTH = { CV: 3, CA: 2, CL: 1, DD: 2 };
const INTO = [hex('0718')];

describe('how many submarine markers', () => {
  const counts = (side: SideId, turn: number) =>
    [1, 3, 4, 6, 7, 8, 9, 10].map((die) => {
      const match = playedOf<Patrol>(submarines.patrol, patrolOf(side), {
        change: (data) => {
          // Nowhere to put them: the number alone is rolled, and a distance for each.
          clearMap(data);
          data.turn = turn;
        },
        dice: [die, 6, 6, 6, 6, 6].slice(0, 1 + drawn(side, turn, die)),
      });
      return events(match, 'submarines out')[0]?.values?.['n'];
    });
  /** With no formation on the map a marker that must go beside one goes nowhere, so that one die follows for each. */
  function drawn(side: SideId, turn: number, die: number): number {
    const modified = die + (side === 'us' ? (turn > 8 ? -1 : turn > 4 ? 1 : 0) : 0);
    const us = modified < 4 ? 2 : modified < 7 ? 3 : modified < 9 ? 4 : 5;
    return side === 'us' ? us : us - 2;
  }

  test('rule 11.1.1a: 1 to 3 two markers, 4 to 6 three, 7 and 8 four, 9 and 10 all five', () => {
    expect(counts('us', 2)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('rule 11.1.1b: 1 is added on 19 June and taken off on 20 June', () => {
    expect(counts('us', 6)).toEqual([2, 3, 3, 4, 4, 5, 5, 5]);
    expect(counts('us', 10)).toEqual([2, 2, 2, 3, 3, 4, 4, 5]);
  });

  test('rule 15.2.1: the Japanese draw none, one, two or three, and never modify the roll', () => {
    for (const turn of [2, 6, 10]) expect(counts('japan', turn)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('rule 11.1.1c: nobody knows what was drawn: of five markers three are real', () => {
    const first = (face: number) => {
      const match = entering(undefined, [{ side: 'us', hex: hex('0718'), is: 'hidden' }]);
      order(match, 'japan', INTO, ...(face > 2 ? [face, 1] : [face]));
      return dataOf(match).subs[0]?.is;
    };
    expect([1, 2, 3, 4, 5].map(first)).toEqual(['false', 'false', 'real', 'real', 'real']);
    // What has come to light this turn is no longer among the others.
    const second = entering(undefined, [
      { side: 'us', hex: hex('0718'), is: 'hidden' },
      { side: 'us', hex: hex('1010'), is: 'false' },
      { side: 'us', hex: hex('1111'), is: 'false' },
    ]);
    order(second, 'japan', INTO, 1);
    expect(dataOf(second).subs[0]?.is).toBe('real');
    // With all three real ones face up, the others can only be false.
    const last = entering(undefined, [
      { side: 'us', hex: hex('0718'), is: 'hidden' },
      ...['1010', '1111', '1212'].map((label) => ({ side: 'us' as const, hex: hex(label), is: 'real' as const })),
    ]);
    order(last, 'japan', INTO);
    expect(dataOf(last).subs[0]?.is).toBe('false');
  });
});

describe('who puts out submarines', () => {
  /** The Initial Phase from a step on: whether markers are placed with these rules. */
  const placed = (
    step: string,
    turn: number,
    options: Record<string, boolean>,
    scenario?: MobileTheater['own']['scenario'],
  ) => {
    const match = standing(
      procedures,
      { procedure: 'turn', step },
      {
        options,
        seed: 'submarines',
        change: (data) => {
          data.turn = turn;
          if (scenario !== undefined) data.own.scenario = scenario;
        },
      },
    );
    return events(match, 'submarines out').map(({ values }) => values?.['side']);
  };

  test('rule 11.0: without the advanced rule the US does not', () => {
    expect(placed('japanese submarines', 2, { submarines: false })).toEqual([]);
    expect(placed('japanese submarines', 2, { submarines: false, japaneseSubmarines: true })).toEqual([
      { key: 'side.japan' },
    ]);
  });

  test('rule 11.1: the US does in every Initial Phase, day or night', () => {
    for (const turn of [1, 2, 5, 12]) expect(placed('american submarines', turn, {})).toEqual([{ key: 'side.us' }]);
  });

  test('rule 15.2: the Japanese do with the option, or where the scenario says so', () => {
    const first = (options: Record<string, boolean>, scenario?: MobileTheater['own']['scenario']) =>
      placed('japanese submarines', 2, options, scenario)[0];
    expect([first({}), first({ japaneseSubmarines: true }), first({}, 'dream')]).toEqual([
      { key: 'side.us' },
      { key: 'side.japan' },
      { key: 'side.japan' },
    ]);
  });

  test('rule 15.2: one of the three markers is real', () => {
    const drawn = (face: number) => {
      const match = moving('TG 58.1', {
        change: (data) => {
          clearMap(data);
          place(data, 'TG 58.1', '3111');
          // American markers have a container of their own.
          data.subs = [
            { side: 'japan', hex: hex('3110'), is: 'hidden' },
            { side: 'us', hex: hex('0718'), is: 'real' },
            { side: 'us', hex: hex('0717'), is: 'false' },
          ];
        },
      });
      order(match, 'us', [hex('3110')], ...(face === 3 ? [face, 1] : [face]));
      return dataOf(match).subs[0]?.is;
    };
    expect([1, 2, 3].map(drawn)).toEqual(['false', 'false', 'real']);
  });
});

describe('where submarine markers go', () => {
  test('rule 11.1.2a: on 1 to 5, two hexes or more from every enemy formation', () => {
    for (const die of [1, 5]) {
      const match = patrol('us', [1, die], { change: lone });
      const near = grid.within(hex('0618'), 1).map(grid.label);
      expect(hexes(match, 'us')).toHaveLength(grid.count - near.length);
      expect(hexes(match, 'us').filter((each) => near.includes(each))).toEqual([]);
    }
  });

  test('rule 11.1.2b: on 6 to 10, one hex from an enemy formation', () => {
    for (const die of [6, 10]) {
      const match = patrol('us', [1, die], { change: lone });
      expect(hexes(match, 'us').sort()).toEqual(grid.neighbours(hex('0618')).map(grid.label).sort());
    }
  });

  test('rule 11.1.2c: never where enemy ships are', () => {
    const match = patrol('us', [1, 6], {
      change: (data) => {
        lone(data);
        place(data, 'Force B', '0718');
        place(data, 'Japanese detachment 1', '0617');
        put(data, 'Japanese detachment 1', 'Haruna');
      },
    });
    for (const taken of ['0618', '0718', '0617']) expect(hexes(match, 'us')).not.toContain(taken);
    expect(whyNot(match, 'us', { hex: '0718' })).toMatchObject({ reason: { key: 'why ships there' }, rule: '11.1.2' });
    expect(whyNot(match, 'us', { hex: '3030' })).not.toBeNull();
    expect(whyNot(match, 'us', { hex: '2010' })?.reason.key).toBe('why not beside');
  });

  test('rule 11.1.2d: one to a hex', () => {
    const match = patrol('us', [1, 6], { change: lone });
    order(match, 'us', hex('0718'), 6);
    expect(hexes(match, 'us')).not.toContain('0718');
    expect(whyNot(match, 'us', { hex: '0718' })?.reason.key).toBe('why marker there');
    order(match, 'us', hex('0717'));
    expect(now(match)).toBe(AFTER);
    expect(dataOf(match).subs).toEqual([
      { side: 'us', hex: hex('0718'), is: 'hidden' },
      { side: 'us', hex: hex('0717'), is: 'hidden' },
    ]);
  });

  test('rule 11.1.2e: the roll is for each marker, and its owner chooses the hex', () => {
    const match = patrol('us', [1, 6], { change: lone });
    expect([questionTo(match, 'us'), questionTo(match, 'japan')]).toEqual(['submarines: place', null]);
    order(match, 'us', hex('0718'), 1);
    expect(hexes(match, 'us')).not.toContain('0717');
    expect(whyNot(match, 'us', { hex: '0717' })?.reason.key).toBe('why too near');
  });

  test('whoever places the last marker is told so, not that 0 more come', () => {
    const match = patrol('us', [1, 6], { change: lone });
    expect(promptFor(match, 'us')?.question.values).toMatchObject({ left: { key: 'markers left', values: { n: 1 } } });
    order(match, 'us', hex('0718'), 6);
    expect(promptFor(match, 'us')?.question.values).toMatchObject({ left: { key: 'last marker' } });
  });

  test('rule 11.1.2f: they are not moved, and both sides see where they lie', () => {
    const match = patrol('us', [1, 6], { change: lone });
    order(match, 'us', hex('0718'), 1);
    expect(heard(match, 'japan')).toEqual(['submarines out', 'submarine placed']);
  });
});

describe('submarine contact', () => {
  test('rule 11.1.3a: a marker is turned over when a formation enters its hex, on its way too', () => {
    const match = entering(undefined, [{ side: 'us', hex: hex('0718'), is: 'hidden' }]);
    order(match, 'japan', [hex('0718'), hex('0818')], 1);
    expect(dataOf(match).subs[0]?.is).toBe('false');
    expect(markerIn(match, 'Force A').hex).toBe(hex('0818'));
  });

  test('rule 11.1.3b: nothing happens where a formation stays, or where the marker is its own', () => {
    const stay = entering(undefined, [{ side: 'us', hex: hex('0618'), is: 'hidden' }]);
    order(stay, 'japan', []);
    expect(now(stay)).toBe(AFTER);
    const own = entering(undefined, [{ side: 'japan', hex: hex('0718'), is: 'hidden' }]);
    order(own, 'japan', INTO);
    expect(dataOf(own).subs[0]?.is).toBe('hidden');
  });

  test('rule 11.1.3c: a false contact does nothing, then or later', () => {
    const match = entering(undefined, [{ side: 'us', hex: hex('0718'), is: 'hidden' }]);
    order(match, 'japan', INTO, 2);
    expect(now(match)).toBe(AFTER);
    expect(heard(match, 'us')).toContain('false contact');
    const later = entering(undefined, [{ side: 'us', hex: hex('0718'), is: 'false' }]);
    order(later, 'japan', INTO);
    expect(heard(later, 'us')).toEqual(['sails']);
  });

  test('rule 11.1.3d: a real submarine stays, and meets whoever comes next', () => {
    const match = entering();
    order(match, 'japan', INTO, 1);
    order(match, 'japan', []);
    expect(dataOf(match).subs).toEqual([{ side: 'us', hex: hex('0718'), is: 'real' }]);
    expect(heard(match, 'us')).toEqual(['sails', 'submarine contact']);
    // After an attack, too.
    const fired = entering();
    order(fired, 'japan', INTO, 5);
    order(fired, 'japan', TRUTH, 1, 1);
    expect(dataOf(fired).subs).toEqual([{ side: 'us', hex: hex('0718'), is: 'real' }]);
  });

  test('rule 11.1.3e: of several groups one is affected, by chance, and only its owner sees which', () => {
    const met = (face: number) => {
      const match = moving('Mobile Fleet', {
        change: (data) => {
          data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
        },
      });
      order(match, 'japan', INTO, 3, face);
      return [
        dataOf(match).report?.group,
        journalFor(match.table.journal ?? [], 'us').filter(({ roll }) => roll).length,
      ];
    };
    // The US sees the roll on the table alone.
    expect([1, 2, 3].map(met)).toEqual([
      [marker('Force A'), 1],
      [marker('Force B'), 1],
      [marker('Force C'), 1],
    ]);
  });

  test('rule 11.1.3f: survivors sail on, as far as damage allows', () => {
    const left = (hits: number) => {
      const match = entering((data) => {
        put(data, 'Force B', 'Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Yahagi');
        hurt(data, 'Taiho', 2);
      });
      // Attack by chance: the draw falls on Taiho.
      order(match, 'japan', [hex('0718'), hex('0818'), hex('0918'), hex('1018')], 5);
      order(match, 'japan', { CV: 1, DD: 2 }, ...(hits === 0 ? [1, 1] : [1, 9, 1, 1]));
      const asked = ask(match, 'japan');
      expect(refused(match, 'japan', [hex('0818'), hex('0918'), hex('1018'), hex('1118')])).not.toBeNull();
      return asked?.kind === 'path' ? [asked.max, asked.budget, promptFor(match, 'japan')?.question.values?.['n']] : [];
    };
    // Taiho has seven boxes left of nine, and a speed of four; with two hits more she has five, and makes three.
    expect([left(0), left(2)]).toEqual([
      [3, 3, 3],
      [2, 2, 2],
    ]);
  });

  test('rule 11.1.3f: after a real submarine their owner says anew where they sail', () => {
    const met = (...planned: string[]) => {
      const match = entering();
      order(match, 'japan', planned.map(hex), 1);
      return match;
    };
    const match = met('0718', '0818', '0918');
    expect(questionTo(match, 'japan')).toBe('sail: course');
    // Nothing is left of the old course, and nobody is in a hurry any more.
    expect(dataOf(match).course).toEqual([]);
    order(match, 'japan', [hex('0717'), hex('0716')]);
    expect(now(match)).toBe(AFTER);
    expect(markerIn(match, 'Force A').hex).toBe(hex('0716'));
    expect(dataOf(match).wake).toEqual(['0618', '0718', '0717', '0716'].map(hex));
    // They may stay with it, or sail on from where they meant to stop.
    const stops = met('0718');
    expect(ask(stops, 'japan')).toMatchObject({ kind: 'path', max: 4 });
    order(stops, 'japan', []);
    expect([now(stops), markerIn(stops, 'Force A').hex]).toEqual([AFTER, hex('0718')]);
    // Without points left nobody is asked.
    const spent = moving('Force A', {
      change: (data) => {
        lone(data);
        data.lame[ship('Taiho')] = 4;
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    expect(ask(spent, 'japan')).toMatchObject({ max: 1 });
    order(spent, 'japan', INTO, 1);
    expect(now(spent)).toBe(AFTER);
  });

  test('rule 11.1.3c: past a false contact the course holds', () => {
    const match = entering(undefined, [{ side: 'us', hex: hex('0718'), is: 'hidden' }]);
    order(match, 'japan', [hex('0718'), hex('0818')], 1);
    expect(events(match, 'false contact')).toHaveLength(1);
    expect([now(match), markerIn(match, 'Force A').hex]).toEqual([AFTER, hex('0818')]);
  });

  test('rule 11.1.3g: detached ships come upon submarines too', () => {
    const match = done((g) => void sailing.entered(g, marker('Japanese detachment 1')), {
      change: (data) => {
        lone(data);
        place(data, 'Japanese detachment 1', '0718');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    expect(now(match)).toBe(AFTER);
    const flow = playedOf(submarines.contact, submarineContact(hex('0718'), marker('Japanese detachment 1')), {
      change: (data) => {
        lone(data);
        place(data, 'Japanese detachment 1', '0718');
        put(data, 'Japanese detachment 1', 'Haruna');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
      dice: [3],
    });
    expect(questionTo(flow, 'japan')).toBe('submarine contact: report');
  });

  test('rule 11.1.3h: a dummy turns the marker over, and is removed if it is detected', () => {
    const decoy = (data: MobileTheater): void => {
      clearMap(data);
      dummy(data, 'Force A', '0618');
      for (const each of ['Taiho', 'Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Yahagi']) put(data, 'Force B', each);
      data.shipAt = data.shipAt.map((at) => (at === marker('Force A') ? marker('Force B') : at));
    };
    const missed = entering(decoy);
    order(missed, 'japan', INTO, 2);
    expect(markerIn(missed, 'Force A').hex).toBe(hex('0718'));
    const found = entering(decoy);
    order(found, 'japan', INTO, 9);
    expect(now(found)).toBe(AFTER);
    expect(markerIn(found, 'Force A').hex).toBe(-1);
  });
});

describe('what a submarine sees and attacks', () => {
  /** The roll on the table, and where play stands then. */
  const rolled = (die: number): Table => {
    const match = entering();
    order(match, 'japan', INTO, die);
    return match;
  };
  const limits = (match: Table) => {
    const asked = ask(match, 'japan');
    return asked?.kind === 'allot' ? asked.items.map(({ id, min, max }) => `${id} ${min}-${max}`) : null;
  };

  test('rule 11.1.4a: 1 and 2, nothing', () => {
    for (const die of [1, 2]) {
      expect(now(rolled(die))).toBe('sail: course');
      expect(markerIn(rolled(die), 'Force A').seen).toBe(0);
    }
  });

  test('rule 11.1.4b: 3 and 4, a report within 3 and no attack', () => {
    for (const die of [3, 4]) {
      const match = rolled(die);
      expect(limits(match)).toEqual(['CV 1-6', 'CA 1-5', 'CL 1-4', 'DD 1-5']);
      order(match, 'japan', TRUTH);
      expect(now(match)).toBe('sail: course');
    }
  });

  test('rule 11.1.4c: 5 and 6, a report within 2 and an attack on a unit by chance', () => {
    for (const die of [5, 6]) {
      const match = rolled(die);
      expect(limits(match)).toEqual(['CV 1-5', 'CA 1-4', 'CL 1-3', 'DD 1-4']);
      // The eighth of eight units: destroyers.
      order(match, 'japan', TRUTH, 8, 3);
      expect(events(match, 'hit')).toHaveLength(1);
      expect(events(match, 'hit')[0]?.values?.['ship']).toMatch(/10\/17/);
    }
  });

  test('rule 11.1.4d: 7 and 8, a report within 1 and an attack on a unit that is no destroyer', () => {
    for (const die of [7, 8]) {
      const match = rolled(die);
      expect(limits(match)).toEqual(['CV 2-4', 'CA 1-3', 'CL 1-2', 'DD 1-3']);
      order(match, 'japan', TRUTH, 6, 3, 1);
      expect(dataOf(match).hits[ship('Yahagi')]).toBe(1);
    }
    // Where there are only destroyers it holds its torpedoes.
    const screen = entering((data) => put(data, 'Force B', 'Taiho', 'Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Yahagi'));
    order(screen, 'japan', INTO, 7);
    order(screen, 'japan', { DD: 2 });
    expect(heard(screen, 'us')).toContain('submarine no target');
  });

  test('rule 11.1.4i: where ships are secret its owner chooses a type on 9 and 10, and chance picks the unit', () => {
    for (const die of [9, 10]) {
      const match = rolled(die);
      expect(limits(match)).toEqual(['CV 3-3', 'CA 2-2', 'CL 1-1', 'DD 2-2']);
      order(match, 'japan', TRUTH);
      expect(questionTo(match, 'us')).toBe('submarine contact: target');
      expect(choices(match, 'us')).toEqual(['CV', 'CA', 'CL', 'DD']);
      expect(oddsFor(match, 'us', 'CV')?.of).toBe(10);
      // Chance picks the second carrier.
      order(match, 'us', 'CV', 2, 3, 1);
      expect(dataOf(match).hits[ship('Shokaku')]).toBe(1);
    }
  });

  test('rule 11.1.4f: the formation is detected, and both sides know how far off the report may be', () => {
    const match = rolled(3);
    order(match, 'japan', { CV: 1, CA: 4, CL: 1, DD: 3 });
    expect(markerIn(match, 'Force A').seen).toBe(ARM.submarine);
    expect(contactOn(dataOf(match), 'us', marker('Force A'))).toMatchObject({
      source: 'submarine',
      told: 'types',
      counts: [1, 0, 0, 4, 1, 3],
      within: 3,
    });
    expect(events(match, 'reported within')).toMatchObject([{ to: 'all', values: { within: 3 } }]);
  });

  test('rule 11.1.4g: whoever is there is reported, and nobody else', () => {
    expect(refused(rolled(3), 'japan', { CV: 0, CA: 2, CL: 1, DD: 2 })).not.toBeNull();
    expect(refused(rolled(3), 'japan', { ...TRUTH, BB: 1 })).not.toBeNull();
  });

  test('rule 11.1.4h: of a force the report covers the group that was met', () => {
    const match = moving('Mobile Fleet', {
      change: (data) => {
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', INTO, 9, 2);
    order(match, 'japan', { CVL: 3, BB: 1, CA: 1, DD: 2 });
    expect(contactOn(dataOf(match), 'us', marker('Mobile Fleet'))).toMatchObject({ total: 7, within: 0 });
    expect([markerIn(match, 'Mobile Fleet').seen, markerIn(match, 'Force C').seen]).toEqual([8, 8]);
  });
});

describe('torpedoes', () => {
  const attacked = (die: number, change?: (data: MobileTheater) => void, criticals: number[] = []) => {
    const match = entering(change);
    order(match, 'japan', INTO, 9);
    const { report } = dataOf(match);
    const counts = Object.fromEntries(
      fleet.reported.map((type, place) => [
        type,
        dataOf(match).shipAt.filter((at, each) => at === report?.group && fleet.reportedType[each] === place).length,
      ]),
    );
    order(match, 'japan', Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)));
    order(match, 'us', 'CL', die, ...criticals);
    return match;
  };

  test('rule 11.1.5a: the attack is rolled on column 6 of the damage table', () => {
    const match = attacked(2);
    expect(dataOf(match).hits[ship('Yahagi')]).toBe(0);
    expect(dataOf(attacked(3, undefined, [1])).hits[ship('Yahagi')]).toBe(1);
    expect(dataOf(attacked(8, undefined, [1, 1])).hits[ship('Yahagi')]).toBe(2);
  });

  test('rule 11.1.5b: without a destroyer unit in the group 1 is added', () => {
    const bare = (data: MobileTheater): void => {
      for (const [each, { type }] of fleet.ships.entries())
        if (type === 'DD' && data.shipAt[each] === marker('Force A')) data.shipAt[each] = marker('Force B');
    };
    expect(dataOf(attacked(2, bare, [1])).hits[ship('Yahagi')]).toBe(1);
  });

  test('rule 11.1.5c: each hit may be a critical one', () => {
    // Two hits; an 8 on the first critical makes another, which sinks her.
    expect(events(attacked(8, undefined, [8]), 'hit')).toHaveLength(2);
    // Nothing is rolled for a miss.
    expect(events(attacked(2), 'hit')).toHaveLength(0);
  });

  test('a miss does not tell the enemy which ship was meant', () => {
    const match = entering();
    order(match, 'japan', INTO, 5);
    order(match, 'japan', TRUTH, 1, 1);
    expect(heard(match, 'us')).toContain('torpedoes miss');
    expect(heard(match, 'japan')).toContain('torpedoes miss ship');
    expect(JSON.stringify(journalFor(match.table.journal ?? [], 'us'))).not.toContain('Taiho');
  });
});

test('rule 11.1.6: all submarine markers leave the map when the turn ends', () => {
  const match = done((g) => submarines.lift(g), {
    change: (data) => {
      data.subs = [
        { side: 'us', hex: hex('0718'), is: 'real' },
        { side: 'us', hex: hex('0717'), is: 'hidden' },
        { side: 'japan', hex: hex('3111'), is: 'false' },
      ];
    },
  });
  expect(dataOf(match).subs).toEqual([]);
  expect(heard(match)).toEqual(['submarines gone']);
});

test('rule 15.2.2: Japanese markers are placed, turned over and lifted like American ones', () => {
  const placed = patrol('japan', [4, 6], {
    change: (data) => {
      clearMap(data);
      place(data, 'TG 58.1', '3111');
    },
  });
  expect(hexes(placed, 'japan').sort()).toEqual(grid.neighbours(hex('3111')).map(grid.label).sort());
  const met = moving('TG 58.1', {
    change: (data) => {
      clearMap(data);
      place(data, 'TG 58.1', '3111');
      data.subs = [{ side: 'japan', hex: hex('3110'), is: 'hidden' }];
    },
  });
  // One of three is real: the third.
  order(met, 'us', [hex('3110')], 3, 3);
  expect(questionTo(met, 'us')).toBe('submarine contact: report');
  order(met, 'us', { CV: 2, CVL: 2, CA: 3, CL: 2, DD: 4 });
  expect(markerIn(met, 'TG 58.1').seen).toBe(ARM.submarine);
});

test('a force keeps its groups apart from what a submarine sees of one of them', () => {
  const match = moving('Mobile Fleet', {
    change: (data) => {
      join(data, 'Force A', 'Mobile Fleet');
      data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
    },
  });
  order(match, 'japan', INTO, 1);
  order(match, 'japan', []);
  expect(now(match)).toBe(AFTER);
  expect(dataOf(match).report).toBeNull();
});
