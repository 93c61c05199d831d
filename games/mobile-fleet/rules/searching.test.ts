import { ask, journalFor, promptFor } from '@point-option/engine';
import {
  chitInPool,
  type Contact,
  contactOn,
  mayReport,
  PROOF,
  proofs,
  type Sighting,
  tellContact,
} from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import { SEARCH_LINES } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap, markerIn, playedOf, sailing, scouting } from './sailing.testing.ts';
import { searchesOf } from './searching.ts';
import {
  AFTER,
  choices,
  dataOf,
  dummy,
  events,
  given,
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
  see,
  type Table,
} from './testing.ts';

const NIGHT = 5;
const MOBILE = marker('Mobile Fleet');

/** One Japanese group searches for one American group, so many hexes away; nothing else is on the map. */
function facing(data: MobileTheater, to = '3111', from = '2011'): void {
  clearMap(data);
  place(data, 'Force A', from);
  place(data, 'TG 58.1', to);
}

/** Japan searches, and the American die is this. */
function search(die: number, change: (data: MobileTheater) => void = facing, options = {}): Table {
  return scouting(marker('Force A'), { change, dice: [die], options });
}

function contact(match: Table, side: 'japan' | 'us', id: string) {
  return contactOn(dataOf(match), side, marker(id));
}

/** The markers that an entry of the pool searches for. */
function searched(entry: number, change: (data: MobileTheater) => void): string[] {
  return given([], (g) => searchesOf(g, entry), { change }).map((each) => fleet.markers[each.marker]?.id ?? '');
}

describe('reports', () => {
  // TG 58.1: 2 CV, 2 CVL, 3 CA, 2 CL and 4 destroyer units. Force A has three carriers, which add 1; eleven hexes are not far.
  const TRUTH = { CV: 2, CVL: 2, CA: 3, CL: 2, DD: 4 };

  test('rule 6.1a: the searched side alone sees the die', () => {
    const match = search(6);
    const dice = (side: 'japan' | 'us') =>
      journalFor(match.table.journal ?? [], side).filter((event) => event.roll !== undefined).length;
    expect([dice('japan'), dice('us')]).toEqual([0, 1]);
  });

  test('rule 6.1b: the searching side hears the report, and neither the die nor how far off it may be', () => {
    const told = [5, 6, 7, 9].map((die) => {
      const match = search(die);
      order(match, 'us', TRUTH);
      return [contact(match, 'japan', 'TG 58.1'), journalFor(match.table.journal ?? [], 'japan')];
    });
    // Within 3, within 2, within 1, exact: all the same to Japan.
    expect(told.slice(1).every((each) => JSON.stringify(each) === JSON.stringify(told[0]))).toBe(true);
    expect(told[0]?.[0]).toMatchObject({ within: -1 });
  });

  test('rule 6.1c: each type may be off by as much as the result allows', () => {
    const limits = (die: number) => {
      const asked = ask(search(die), 'us');
      return asked?.kind === 'allot' ? asked.items.map(({ id, min, max }) => `${id} ${min}-${max}`) : null;
    };
    expect(limits(5)).toEqual(['CV 1-5', 'CVL 1-5', 'CA 1-6', 'CL 1-5', 'DD 1-7']);
    expect(limits(6)).toEqual(['CV 1-4', 'CVL 1-4', 'CA 1-5', 'CL 1-4', 'DD 2-6']);
    expect(limits(7)).toEqual(['CV 1-3', 'CVL 1-3', 'CA 2-4', 'CL 1-3', 'DD 3-5']);
    expect(limits(9)).toEqual(['CV 2-2', 'CVL 2-2', 'CA 3-3', 'CL 2-2', 'DD 4-4']);
    const match = search(6);
    expect(refused(match, 'us', { ...TRUTH, CA: 6 })).not.toBeNull();
    order(match, 'us', { ...TRUTH, CA: 5, DD: 2 });
    expect(contact(match, 'japan', 'TG 58.1')).toMatchObject({ told: 'types', total: 13, counts: [2, 2, 0, 5, 2, 2] });
  });

  test('rule 6.1d: a type that is there is reported', () => {
    expect(refused(search(5), 'us', { ...TRUTH, CV: 0 })).not.toBeNull();
    expect(refused(search(5), 'us', { CVL: 2, CA: 3, CL: 2, DD: 4 })).not.toBeNull();
    expect(mayReport({ CV: 1 }, 3, { CV: 0 })).toBe(false);
  });

  test('rule 6.1e: a type that is not there is never reported', () => {
    expect(refused(search(5), 'us', { ...TRUTH, BB: 1 })).not.toBeNull();
    expect(mayReport({ CV: 1 }, 3, { CV: 1, BB: 1 })).toBe(false);
    expect(mayReport({ CV: 1, BB: 0 }, 3, { CV: 4 })).toBe(true);
  });

  test('rule 6.1f: a count is the true number of units, and nobody is asked for it', () => {
    const match = search(4);
    expect(now(match)).toBe(AFTER);
    expect(contact(match, 'japan', 'TG 58.1')).toMatchObject({ told: 'count', total: 13, counts: [], within: 0 });
    expect(events(match, 'reported count')).toMatchObject([{ to: 'all', values: { n: 13 } }]);
  });

  test('rule 6.1g: the searched side is asked even where it must tell the truth', () => {
    const match = search(9);
    expect([questionTo(match, 'us'), questionTo(match, 'japan')]).toEqual(['search: report', null]);
    expect(dataOf(match).report).toMatchObject({ to: 'japan', tolerance: 0 });
    order(match, 'us', TRUTH);
    expect(dataOf(match).report).toBeNull();
  });

  test('rule 6.1h: what lookouts see is reported in the same way', () => {
    // In one hex: 58.1 is searched for first, then Force A.
    const match = scouting(marker('Force A'), {
      change: (data) => facing(data, '2011'),
      dice: [5],
    });
    expect(questionTo(match, 'us')).toBe('search: report');
    expect(dataOf(match).report).toMatchObject({ source: 'ship search', tolerance: 2 });
  });

  test('rule 6.1i: the report is kept as a contact, with its turn, hex and source, until a newer one comes', () => {
    const match = search(6);
    order(match, 'us', TRUTH);
    const { turn } = dataOf(match);
    const first = { hex: hex('3111'), turn, source: 'carrier search' };
    expect(contact(match, 'japan', 'TG 58.1')).toMatchObject(first);
    const again = search(4, (data) => {
      facing(data);
      data.contacts.japan = dataOf(match).contacts.japan.map((each) => ({ ...each, turn: 1 }));
    });
    expect(dataOf(again).contacts.japan).toMatchObject([{ told: 'count', turn }]);
    expect(contact(match, 'us', 'TG 58.1')).toBeUndefined();
    // Markers are in plain sight, unless movement is secret.
    expect(markerIn(match, 'TG 58.1').shown).toBe(-1);
  });

  test('rule 6.1j: a poorer report of the same turn leaves what a better one said, and brings its hex', () => {
    const data = dataOf(search(5));
    const base = { marker: marker('TG 58.1'), hex: hex('3111'), turn: 6, source: 'raid' } as const;
    const types = { told: 'types', total: 13, counts: [2, 2, 0, 0, 3, 2, 4] } as const;
    const exact = { ...base, ...types, counts: [...types.counts], within: 0 };
    const tell = (...sightings: Sighting[]): Partial<Contact> | undefined => {
      data.contacts.japan = [];
      for (const sighting of sightings) tellContact(data, 'japan', sighting);
      return contactOn(data, 'japan', marker('TG 58.1'));
    };
    const elsewhere = { hex: hex('3011'), source: 'carrier search' } as const;
    const count: Sighting = { ...exact, ...elsewhere, told: 'count', total: 12, counts: [], within: 0 };
    const sighted: Sighting = { ...count, told: 'sighted', total: 0 };
    const vague: Sighting = { ...exact, ...elsewhere, counts: [9], within: -1 };
    for (const poorer of [count, sighted, vague, { ...vague, within: 2 }])
      expect(tell(exact, poorer)).toEqual({ ...exact, hex: poorer.hex, reports: 2 });
    expect(tell(count, sighted)).toMatchObject({ told: 'count', total: 12 });
    // What says as much or more takes its place, and so does whatever is newer.
    for (const better of [{ ...exact, ...elsewhere }, vague])
      expect(tell(sighted, count, better)).toEqual({ ...better, reports: 3 });
    expect(tell(vague, { ...vague, counts: [7] })).toMatchObject({ counts: [7] });
    expect(tell({ ...vague, within: 2 }, { ...vague, counts: [7], within: 1 })).toMatchObject({ counts: [7] });
    expect(tell(exact, { ...count, turn: 7 })).toEqual({ ...count, turn: 7, reports: 2 });
  });

  test('rule 6.1k: a report on a task force covers all its groups', () => {
    // A 6 with two carriers tells types, give or take 2.
    const match = search(6, (data) => {
      clearMap(data);
      place(data, 'Force A', '2011');
      place(data, 'TF 58', '3111');
      for (const id of ['TG 58.2', 'TG 58.3', 'TG 58.7']) join(data, id, 'TF 58');
    });
    const asked = ask(match, 'us');
    const items = asked?.kind === 'allot' ? asked.items.map(({ id, start }) => [id, start]) : [];
    expect(Object.fromEntries(items)).toEqual({ CV: 4, CVL: 4, BB: 7, CA: 5, CL: 7, DD: 11 });
  });

  test('a question for a report tells its owner the truth and the limits', () => {
    const prompt = promptFor(search(6), 'us');
    expect(prompt?.question.values).toMatchObject({ marker: 'TG 58.1', hex: '3111', n: 2 });
  });
});

describe('search in one hex', () => {
  const shared = (data: MobileTheater): void => facing(data, '2011');

  test('rule 6.2a: both sides search for each other, and add 2 for the hex they share', () => {
    // Neither is found with a 2, both would be with a 3.
    const missed = scouting(marker('Force A'), {
      change: (data) => {
        shared(data);
        data.turn = NIGHT;
        put(data, 'Force A', 'Yamato');
      },
      dice: [2, 2],
    });
    expect(now(missed)).toBe(AFTER);
    expect([markerIn(missed, 'TG 58.1').seen, markerIn(missed, 'Force A').seen]).toEqual([0, 0]);
    const found = scouting(marker('TG 58.1'), {
      change: (data) => {
        shared(data);
        data.turn = NIGHT;
      },
      dice: [3, 4],
    });
    // Whoever was there when it was activated may still sail away: nobody fights yet.
    expect(events(found, 'battle begins')).toEqual([]);
    // The US has no modifier for the night; Japanese lookouts take 1 off.
    expect([markerIn(found, 'Force A').seen, markerIn(found, 'TG 58.1').seen]).toEqual([ARM.ship, ARM.ship]);
  });

  test('rule 6.2e: the shared hex adds 2, and the night takes 1 off for Japanese ships alone', () => {
    /** Whether a Japanese and an American formation find each other with these dice. */
    const found = (turn: number, japan: number, us: number) => {
      const match = scouting(marker('Force D'), {
        change: (data) => {
          clearMap(data);
          data.turn = turn;
          place(data, 'TG 58.7', '2011');
          place(data, 'Force D', '2011');
          put(data, 'Force D', 'Yamato');
        },
        dice: [japan, us],
      });
      return ['TG 58.7', 'Force D'].map((id) => markerIn(match, id).seen !== 0);
    };
    expect([found(NIGHT, 3, 2), found(NIGHT, 4, 3)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([found(NIGHT + 1, 2, 2), found(NIGHT + 1, 3, 3)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('rule 6.2g: the shared hex is searched before planes go up', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        shared(data);
        place(data, 'TG 58.4', '2111');
      },
      dice: [1, 1, 1, 1],
    });
    const order = heard(match).filter((key) => key === 'meeting' || key === 'search planes');
    expect(order).toEqual(['meeting', 'search planes']);
  });

  test('rule 7.1a: where the formation before has sailed is forgotten when the next one searches', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        facing(data);
        data.wake = [hex('2811'), hex('2810')];
      },
      dice: [1],
    });
    expect(dataOf(match).wake).toEqual([]);
  });

  test('rule 6.2f: detached ships search as well', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        clearMap(data);
        data.turn = NIGHT;
        place(data, 'Force A', '2011');
        put(data, 'Force A', 'Yamato');
        place(data, 'US detachment 1', '2011');
        put(data, 'US detachment 1', 'Essex');
        hurt(data, 'Essex', 1);
      },
      dice: [3, 3],
    });
    expect(['US detachment 1', 'Force A'].map((id) => markerIn(match, id).seen)).toEqual([0, ARM.ship]);
  });

  test('rule 6.2b: a dummy that is found there is removed, and both sides hear it', () => {
    const match = scouting(marker('TG 58.1'), {
      change: (data) => {
        clearMap(data);
        data.turn = NIGHT;
        place(data, 'TG 58.1', '2011');
        dummy(data, 'Force D', '2011');
      },
      dice: [3],
    });
    expect(markerIn(match, 'Force D').hex).toBe(-1);
    expect([heard(match, 'japan'), heard(match, 'us')].every((keys) => keys.includes('dummy found'))).toBe(true);
    expect(dataOf(match).contacts.us).toEqual([]);
  });
});

describe('a dummy beside ships', () => {
  /** Force D is a dummy, and Taiho is in Force E, in the same hex as TG 58.1. Force D is the first marker. */
  const beside = (data: MobileTheater): void => {
    clearMap(data);
    data.turn = NIGHT;
    place(data, 'TG 58.1', '2011');
    dummy(data, 'Force D', '2011');
    place(data, 'Force E', '2011');
    put(data, 'Force E', 'Taiho');
  };

  test('rule 6.2d: each enemy formation is searched for, and all of them search for the active one once', () => {
    const match = scouting(marker('TG 58.1'), { change: beside, dice: [1, 3, 4] });
    expect([markerIn(match, 'Force D').seen, markerIn(match, 'Force E').seen]).toEqual([0, ARM.ship]);
    expect(markerIn(match, 'TG 58.1').seen).toBe(ARM.ship);
  });

  test('rule 6.2d: ships search even if the dummy beside them has just been found', () => {
    const match = scouting(marker('TG 58.1'), { change: beside, dice: [3, 1, 4] });
    expect(markerIn(match, 'Force D').hex).toBe(-1);
    expect(markerIn(match, 'TG 58.1').seen).toBe(ARM.ship);
    expect(events(match, 'reported count')).toMatchObject([{ values: { from: 'Force E', marker: 'TG 58.1' } }]);
  });
});

describe('air search', () => {
  test('rule 6.0b: every enemy formation in range is searched for', () => {
    expect(
      searched(marker('Force A'), (data) => {
        facing(data);
        place(data, 'TG 58.4', '3209');
        place(data, 'TG 52.10', '3712');
        place(data, 'TG 58.2', '4412');
      }),
    ).toEqual(['TG 58.1', 'TG 58.4', 'TG 52.10']);
  });

  test('rule 6.0b: and each of those searches is made', () => {
    const change = (data: MobileTheater): void => {
      facing(data);
      place(data, 'TG 58.4', '3209');
    };
    const match = scouting(marker('Force A'), { change, dice: [1, 1] });
    const dice = journalFor(match.table.journal ?? [], 'us').filter((event) => event.roll !== undefined);
    expect(dice).toHaveLength(2);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 6.3a: ships search by air by day only', () => {
    const change = (turn: number) => (data: MobileTheater) => {
      facing(data);
      data.turn = turn;
    };
    expect([NIGHT, 6, 7, 8].map((turn) => searched(marker('Force A'), change(turn)).length)).toEqual([0, 1, 1, 1]);
    expect(now(scouting(marker('Force A'), { change: change(NIGHT) }))).toBe(AFTER);
  });

  test('rule 6.3b: so do the islands', () => {
    const entry = chitInPool(fleet, CHIT.flotilla61);
    expect([NIGHT, 6].map((turn) => searched(entry, (data) => Object.assign(data, { turn })).length > 0)).toEqual([
      false,
      true,
    ]);
  });

  test('rule 6.3c: an air search needs a carrier that can launch', () => {
    const alone = (...ships: string[]) =>
      searched(marker('Force D'), (data) => {
        clearMap(data);
        place(data, 'Force D', '2011');
        put(data, 'Force D', ...ships);
        place(data, 'TG 58.1', '3111');
        hurt(data, 'Zuiho', 2);
      });
    expect([alone('Yamato'), alone('Zuiho'), alone('Yamato', 'Chitose')]).toEqual([[], [], ['TG 58.1']]);
  });

  test('rule 6.3.1a: American ships search to 13 hexes', () => {
    const far = (from: string) => searched(marker('TG 58.1'), (data) => facing(data, '3111', from));
    expect([far('1811'), far('1711')]).toEqual([['Force A'], []]);
  });

  test('rule 6.3.1b: Japanese ships search to 22 hexes', () => {
    const far = (from: string) => searched(marker('Force A'), (data) => facing(data, '3111', from));
    expect([far('0911'), far('0811')]).toEqual([['TG 58.1'], []]);
  });

  test('rule 6.3.1c: what carriers find, carrier aircraft may strike', () => {
    const japan = search(4);
    expect(markerIn(japan, 'TG 58.1').seen).toBe(ARM.carrier);
    const us = scouting(marker('TG 58.1'), { change: (data) => facing(data, '3111', '1911'), dice: [5] });
    expect(markerIn(us, 'Force A').seen).toBe(ARM.carrier);
  });

  test('rule 6.3.1d: two carriers add 1 to the roll, and more than half the range takes 1 off', () => {
    // With three carriers at 11 hexes a 4 finds, at 12 it does not; with one carrier it takes a 5.
    const at = (die: number, from: string, one = false) => {
      const match = search(die, (data) => {
        facing(data, '3111', from);
        if (one) put(data, 'Force B', 'Shokaku', 'Zuikaku');
      });
      return markerIn(match, 'TG 58.1').seen;
    };
    expect([at(4, '2011'), at(4, '1911'), at(5, '1911')]).toEqual([1, 0, 1]);
    expect([at(4, '2011', true), at(5, '2011', true)]).toEqual([0, 1]);
  });

  const islands = chitInPool(fleet, CHIT.flotilla61);

  test('rule 6.3.2a: the 61st Air Flotilla searches to 25 hexes from Guam, wherever else it has aircraft', () => {
    const reach = (to: string) =>
      searched(islands, (data) => {
        clearMap(data);
        place(data, 'TG 58.1', to);
      });
    // Guam is 3516; Yap, another of its bases, is 1725.
    expect([reach('1016'), reach('0916'), reach('0925')]).toEqual([['TG 58.1'], [], []]);
  });

  test('rule 6.3.2b: the 22nd Air Flotilla never searches', () => {
    expect(searched(chitInPool(fleet, CHIT.flotilla22), () => {})).toEqual([]);
  });

  test('rule 6.3.2c: what the islands find serves island aircraft alone', () => {
    const match = scouting(islands, {
      change: (data) => {
        clearMap(data);
        place(data, 'TG 58.1', '3111');
      },
      dice: [6],
    });
    // Land-based takes 1 off.
    expect(now(match)).toBe(AFTER);
    expect(markerIn(match, 'TG 58.1').seen).toBe(ARM.island);
    expect(contact(match, 'japan', 'TG 58.1')).toMatchObject({ told: 'count', source: 'island search' });
  });
});

describe('American search from ashore', () => {
  const ashore = chitInPool(fleet, CHIT.landSearch);
  const [vp16, vb101] = SEARCH_LINES;
  const hexes = Array.from({ length: fleet.grid.count }, (_, each) => each);
  const only = (one: boolean, two: boolean) =>
    fleet.grid.label(hexes.find((each) => vp16?.covers[each] === one && vb101?.covers[each] === two) ?? -1);
  const targets = (where: string, turn = 2) =>
    searched(ashore, (data) => {
      clearMap(data);
      data.turn = turn;
      place(data, 'Force A', where);
    }).length;

  test('rule 6.3.3a: patrol planes search on their own side of the dotted lines', () => {
    expect([targets(only(true, false)), targets(only(false, true)), targets(only(false, false))]).toEqual([1, 1, 0]);
  });

  test('rule 6.3.3b: they search at night too', () => {
    expect(targets(only(true, false), NIGHT)).toBe(1);
  });

  test('rule 6.3.3c: where the areas overlap both squadrons search', () => {
    expect(targets(only(true, true))).toBe(2);
    const match = scouting(ashore, {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', only(true, true));
      },
      dice: [4, 5],
    });
    expect(dataOf(match).contacts.us).toMatchObject([{ told: 'count', source: 'land search' }]);
  });

  test('rule 6.3.3e: nobody searches for a dummy that the other squadron has spotted', () => {
    const match = scouting(ashore, {
      change: (data) => {
        clearMap(data);
        dummy(data, 'Force D', only(true, true));
      },
      dice: [5],
    });
    expect([now(match), markerIn(match, 'Force D').hex]).toEqual([AFTER, -1]);
    expect(match.table.journal?.filter(({ roll }) => roll)).toHaveLength(1);
  });

  test('rule 6.3.3d: they inform and detect nothing', () => {
    const match = scouting(ashore, {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', only(true, false));
      },
      dice: [10],
    });
    order(match, 'japan', { CV: 3, CA: 2, CL: 1, DD: 2 });
    expect(contact(match, 'us', 'Force A')).toMatchObject({ counts: [3, 0, 0, 2, 1, 2] });
    expect(markerIn(match, 'Force A').seen).toBe(0);
  });
});

test('rule 6.3.3e: where both squadrons search, the second does not look for a dummy that the first has found', () => {
  const [vp16, vb101] = SEARCH_LINES;
  const both = vp16?.covers.findIndex((covered, each) => covered && vb101?.covers[each] === true) ?? -1;
  const match = scouting(chitInPool(fleet, CHIT.landSearch), {
    change: (data) => {
      clearMap(data);
      dummy(data, 'Force D', fleet.grid.label(both));
    },
    // A second search would need another die.
    dice: [5],
  });
  expect(heard(match).filter((key) => key === 'dummy found' || key === 'not found')).toEqual(['dummy found']);
});

test('rule 6.3.3e: a dummy that American planes from ashore spot is removed', () => {
  const match = scouting(chitInPool(fleet, CHIT.landSearch), {
    change: (data) => {
      clearMap(data);
      dummy(data, 'Force D', fleet.grid.label(SEARCH_LINES[1]?.covers.indexOf(true) ?? -1));
    },
    dice: [5],
  });
  expect(markerIn(match, 'Force D').hex).toBe(-1);
  expect(heard(match, 'us')).toContain('dummy found');
});

test('rule 6.4: detached ships must be searched for', () => {
  const change = (data: MobileTheater): void => {
    facing(data);
    place(data, 'TG 58.1', '4411');
    place(data, 'US detachment 1', '3111');
    put(data, 'US detachment 1', 'Hornet', 'Boston');
  };
  expect(searched(marker('Force A'), change)).toEqual(['US detachment 1']);
  const match = search(4, change);
  expect(contact(match, 'japan', 'US detachment 1')).toMatchObject({ total: 2 });
  expect(markerIn(match, 'US detachment 1').seen).toBe(ARM.carrier);
});

describe('dummies', () => {
  const lone = (data: MobileTheater): void => {
    clearMap(data);
    dummy(data, 'Force D', '2011');
    place(data, 'TG 58.1', '3111');
  };

  test('rules 6.5a, 3.1.6e: a dummy makes no air search', () => {
    const match = scouting(marker('Force D'), { change: lone });
    expect(now(match)).toBe(AFTER);
    expect(heard(match, 'us')).toEqual(['no search planes']);
  });

  test('rule 6.5b: a dummy searches for nobody in its hex, and is searched for there', () => {
    const match = scouting(marker('Force D'), {
      change: (data) => {
        lone(data);
        data.turn = NIGHT;
        place(data, 'TG 58.1', '2011');
      },
      dice: [2],
    });
    expect(now(match)).toBe(AFTER);
    expect(markerIn(match, 'TG 58.1').seen).toBe(0);
    expect(markerIn(match, 'Force D').hex).toBe(hex('2011'));
  });

  test('rule 3.1.6i: a dummy that is found leaves the map without a report', () => {
    const match = scouting(marker('TG 58.1'), {
      change: (data) => {
        lone(data);
        place(data, 'TG 58.1', '2611');
        const old = { marker: marker('Force D'), hex: hex('2011'), turn: 1, source: 'battle' as const };
        data.contacts.us = [{ ...old, told: 'count', total: 8, counts: [], within: 0, reports: 1 }];
      },
      dice: [4],
    });
    expect(now(match)).toBe(AFTER);
    expect(markerIn(match, 'Force D')).toMatchObject({ hex: -1, dummy: false });
    // What was once reported of the marker is forgotten with it.
    expect(dataOf(match).contacts.us).toEqual([]);
    expect(heard(match, 'japan')).toEqual(heard(match, 'us'));
  });

  test('dummies in a force that is found go too, and only their owner hears of them', () => {
    const match = scouting(marker('TG 58.1'), {
      change: (data) => {
        clearMap(data);
        place(data, 'Mobile Fleet', '2011');
        join(data, 'Force A', 'Mobile Fleet');
        join(data, 'Force D', 'Mobile Fleet');
        Object.assign(data.markers[marker('Force D')] ?? {}, { dummy: true });
        place(data, 'TG 58.1', '2611');
      },
      dice: [4],
    });
    expect(markerIn(match, 'Force D').hex).toBe(-1);
    expect(heard(match, 'us')).not.toContain('dummy in force');
    expect(heard(match, 'japan')).toContain('dummy in force');
    expect([markerIn(match, 'Mobile Fleet').seen, markerIn(match, 'Force A').seen]).toEqual([1, 1]);
    expect(dataOf(match).contacts.us).toMatchObject([{ marker: MOBILE, total: 8 }]);
  });
});

describe('what a search shows of the searcher', () => {
  const shown = (die: number[], change: (data: MobileTheater) => void, id = 'Force A') =>
    proofs(dataOf(scouting(marker(id), { change, dice: die })), marker(id));

  test('planes prove a carrier, and the modifier two: no planes may be planes held back', () => {
    expect(shown([1], facing)).toBe(PROOF.carrier | PROOF.carriers);
    expect(
      shown([1], (data) => {
        facing(data);
        put(data, 'Force B', 'Taiho', 'Shokaku');
      }),
    ).toBe(PROOF.carrier);
    expect(
      shown([], (data) => {
        facing(data);
        put(data, 'Force B', 'Taiho', 'Shokaku', 'Zuikaku');
      }),
    ).toBe(0);
    // Nobody expects planes where no enemy is in reach, or at night.
    expect(shown([], (data) => facing(data, '4411', '0111'))).toBe(0);
    expect(
      shown([], (data) => {
        facing(data);
        data.turn = NIGHT;
      }),
    ).toBe(0);
  });

  test('a dummy in a shared hex proves that it has no ships, because it does not search', () => {
    const meeting = (id: string, ...dice: number[]) => {
      const match = playedOf(
        sailing.meetings.meeting,
        { marker: marker(id), from: -1, fights: false, left: [] },
        {
          change: (data) => {
            clearMap(data);
            dummy(data, 'Force D', '2011');
            place(data, 'Force A', '2011');
            place(data, 'TG 58.1', '2011');
          },
          dice,
        },
      );
      return ['Force A', 'Force D', 'TG 58.1'].map((each) => proofs(dataOf(match), marker(each)));
    };
    expect(meeting('Force D', 1)).toEqual([0, PROOF.noShips, PROOF.ships]);
    // Which of the two searches for 58.1 is not seen.
    expect(meeting('TG 58.1', 1, 1, 1)).toEqual([0, 0, PROOF.ships]);
  });

  test('what was proved holds until the turn ends', () => {
    const match = scouting(marker('Force A'), { change: facing, dice: [1] });
    dataOf(match).turn++;
    expect(proofs(dataOf(match), marker('Force A'))).toBe(0);
  });
});

test('a search that finds nothing changes nothing, and a detection by another arm stays', () => {
  const match = search(1, (data) => {
    facing(data);
    see(data, 'TG 58.1', ARM.island);
  });
  expect(markerIn(match, 'TG 58.1').seen).toBe(ARM.island);
  expect(heard(match, 'japan')).toEqual(['search planes', 'not found']);
  expect(choices(match, 'japan')).toBe('confirm');
});
