import { ask, choosable, promptFor, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import {
  aboard,
  APPROXIMATE,
  type Battle,
  type Force,
  type G,
  HANGAR,
  inSearch,
  LANDED,
  LOCATED,
  LOST_AT_FLEET,
  LOST_AWAY,
  READY,
  type Search,
  SPOTTED,
} from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { search } from './airSearch.ts';
import { roomToLand } from './landing.ts';
import { mayLaunch } from './launch.ts';
import { fly } from './searchFlight.ts';
import { lookFor } from './searchResolution.ts';
import {
  AFTER,
  asked,
  choices,
  data,
  done,
  events,
  given,
  now,
  order,
  pieces,
  place,
  playing,
  refused,
  type Table,
} from './testing.ts';

const hex = grid.mustHex;
const unit = (id: string): number => UNIT_BY_ID.get(id) as number;
const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const WASP = ship('Wasp');
const DIVER = 'Wasp SB2C 1';
const SECOND = 'Wasp SB2C 2';
const FIGHTER = 'Wasp F6F 1';

/** TF 58 at 1109, with two dive bombers and nothing else ready, on Wasp. */
function searching(change: (state: Battle) => void = () => undefined, dice: number[] = []): Table {
  return playing(search, {}, [], {
    dice,
    change: (state) => {
      state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
      ready(state, DIVER, SECOND);
      change(state);
    },
  });
}
function ready(state: Battle, ...ids: string[]): void {
  for (const id of ids) state.units[unit(id)] = aboard(WASP, READY);
}
/** A search in the air. */
function inTheAir(state: Battle, change: Partial<Search> = {}, ids: string[] = [DIVER]): Search {
  const flying: Search = {
    id: state.nextSearch++,
    narrow: false,
    origin: hex('1109'),
    goal: hex('1119'),
    hex: hex('1109'),
    homeward: false,
    group: 1,
    out: 0,
    ...change,
  };
  state.searches.push(flying);
  for (const id of ids) state.units[unit(id)] = inSearch(flying.id);
  return flying;
}
const known = (state: Battle, label: string, change: Partial<Force> = {}): Force =>
  place(state, label, [], { level: 1, chit: 'Large', ...change });
/** Through a launch: kind, units, goal. */
function launch(match: Table, kind: string, units: string[], goal: string, ...dice: number[]): void {
  order(match, kind);
  if (now(match) === 'search: from') order(match, hex('1109'));
  order(match, units);
  order(match, hex(goal), ...dice);
}

describe('the search segment', () => {
  test('rule 8.22: it may be declared in one phase of a turn', () => {
    const waits = searching();
    expect(choices(waits)).toEqual(['wait', 'search']);
    order(waits, 'wait');
    expect([now(waits), data(waits).searched]).toEqual([AFTER, false]);
    const match = searching();
    order(match, 'search');
    expect(data(match).searched).toBe(true);
  });

  test('rules 8.22, 8.27: nobody is asked who has nothing to search with', () => {
    const none = searching((state) => {
      for (const id of [DIVER, SECOND]) state.units[unit(id)] = aboard(WASP, HANGAR);
    });
    expect(now(none)).toBe(AFTER);
    const forbidden = searching((state) => void (state.rules.launches = ['intercept']));
    expect(now(forbidden)).toBe(AFTER);
    // By night none are sent, but those that are out may fly on.
    const night = (state: Battle): void => void Object.assign(state, { turn: 11 });
    expect(now(searching(night))).toBe(AFTER);
    const out = searching((state) => {
      night(state);
      inTheAir(state, { hex: hex('1111'), out: 2 });
    });
    expect(now(out)).toBe('search: declare');
    order(out, 'search');
    expect([now(out), data(out).searches[0]!.out]).toEqual([AFTER, 6]);
  });

  test('rules 8.21, 8.211, 8.27: one or two ready units of any kind, on the map and without a mission display', () => {
    const match = searching((state) => ready(state, FIGHTER));
    // Three on deck are too many to launch from (6.24).
    expect(now(match)).toBe(AFTER);
    const two = searching((state) => {
      ready(state, FIGHTER);
      state.units[unit(SECOND)] = aboard(WASP, HANGAR);
    });
    order(two, 'search');
    order(two, 'standard');
    expect(asked(two)).toMatchObject({ kind: 'some', min: 1, max: 2, options: [FIGHTER, DIVER] });
    expect(whyNot(two, 'us', { piece: SECOND })?.reason.key).toBe('why not ready to search');
    order(two, [FIGHTER, DIVER]);
    order(two, hex('1119'));
    expect(data(two).searches).toMatchObject([{ hex: hex('1111'), out: 2, group: 1, narrow: false }]);
    expect([unit(FIGHTER), unit(DIVER)].map((u) => data(two).units[u])).toEqual([inSearch(0), inSearch(0)]);
    expect(data(two).missions.every(({ kind }) => kind === null)).toBe(true);
    // Nothing was there to be rolled for: it can be taken back.
    expect(undoRefusal(two, 'us')).toBeNull();
  });

  test('rules 8.27, 8.282: units of one search start from one hex, within what the deck can launch', () => {
    const apart = searching((state) => {
      state.groups[0]!.hex = hex('1110');
      state.units[unit('Hornet SB2C 1')] = aboard(ship('Hornet'), READY);
    });
    order(apart, 'search');
    order(apart, 'standard');
    expect(choices(apart)).toEqual([hex('1110'), hex('1109')]);
    order(apart, hex('1109'));
    expect(choices(apart)).toEqual([DIVER, SECOND]);
    expect(whyNot(apart, 'us', { piece: 'Hornet SB2C 1' })?.reason.key).toBe('why not from two hexes');
    // One launched before: the deck has one more to give.
    const one = searching((state) => void (state.launched[WASP] = 1));
    order(one, 'search');
    order(one, 'standard');
    expect(refused(one, [DIVER, SECOND])?.reason.key).toBe('why not two from one deck');
    order(one, [DIVER]);
    order(one, hex('1119'));
    expect(data(one).launched[WASP]).toBe(2);
    expect(now(one)).toBe(AFTER);
  });

  test('rule 8.282: what was launched or landed on search counts in the phase', () => {
    const match = searching();
    order(match, 'search');
    launch(match, 'narrow', [DIVER], '1123');
    expect(given([], (g) => mayLaunch(g, WASP), { change: (state) => Object.assign(state, data(match)) })).toBe(1);
    expect(given([], (g) => roomToLand(g, WASP), { change: (state) => Object.assign(state, data(match)) })).toBe(0);
  });

  test('rules 8.24, 8.25, 8.26: the marker lies where the kind of search allows', () => {
    const match = searching();
    order(match, 'search');
    order(match, 'standard');
    order(match, [DIVER]);
    expect(choices(match)).toHaveLength(12);
    // Each course has its compass word, and shows what it would look into before it is ordered.
    const prompt = promptFor(match, 'us');
    const courses = prompt ? choosable(prompt) : [];
    const ways = courses.map(({ label: { values = {} } }) => (values['way'] as { key: string }).key);
    expect(new Set(ways).size).toBe(12);
    expect(ways[courses.findIndex(({ id }) => id === hex('1119'))]).toBe('way.W');
    for (const { id, preview = [] } of courses) {
      const [sector, track] = preview;
      expect(sector).toMatchObject({ kind: 'sector', side: 'us' });
      expect(sector?.hexes.length).toBeGreaterThan(5);
      expect(sector?.hexes).toContain(grid.label(Number(id)));
      expect(track?.hexes.at(-1)).toBe(grid.label(Number(id)));
    }
    expect(whyNot(match, 'us', { hex: '1123' })?.rule).toBe('8.25');
    order(match, hex('1119'));
    launch(match, 'narrow', [SECOND], '1123');
    expect(data(match).searches.map(({ goal }) => goal)).toEqual([hex('1119'), hex('1123')]);
    expect(now(match)).toBe(AFTER);
  });
});

describe('flight', () => {
  const flown = (change: Partial<Search>, times: number, each: (g: G, search: Search) => void = () => undefined) =>
    given([], (g) => {
      const flying = inTheAir(g.state, change);
      return Array.from({ length: times }, (_, n) => {
        each(g, flying);
        fly(g, flying);
        return `${grid.label(flying.hex)} ${flying.out}${flying.homeward ? ' home' : ''} ${n}`
          .split(' ')
          .slice(0, -1)
          .join(' ');
      });
    });

  test('rules 8.23, 8.24, 8.271: a standard search is out at 2, 6 and 10 hexes, then comes back the same way', () => {
    expect(flown({}, 6)).toEqual(['1111 2', '1115 6', '1119 10 home', '1115 6 home', '1111 2 home', '1109 0 home']);
  });

  test('rules 8.23, 8.26, 8.271: a narrow search is out at 2, 6, 10 and 14', () => {
    expect(flown({ narrow: true, goal: hex('1123') }, 5)).toEqual([
      '1111 2',
      '1115 6',
      '1119 10',
      '1123 14 home',
      '1119 10 home',
    ]);
  });

  test('rules 8.261, 8.332: at the edge of the map it turns round, with two turns in the last zone', () => {
    // Eight hexes to the east edge: the far zone is there in part.
    expect(flown({ goal: hex('1101') }, 6)).toEqual([
      '1107 2',
      '1103 6',
      '1101 10 home',
      '1103 6 home',
      '1107 2 home',
      '1109 0 home',
    ]);
    // Four hexes: no far zone.
    const near = { origin: hex('1105'), hex: hex('1105'), goal: hex('1101') };
    expect(flown(near, 5, (g) => void (g.state.groups[1]!.hex = hex('1105')))).toEqual([
      '1103 2',
      '1101 6 home',
      '1103 2 home',
      '1105 0 home',
      '1105 0 home',
    ]);
    expect(flown({ narrow: true, goal: hex('1101') }, 4)).toEqual(['1107 2', '1103 6', '1101 8 home', '1105 4 home']);
  });

  test('rules 8.28, 8.281: it comes back to where its group is now; distances are still from where it started', () => {
    const moved = flown({ hex: hex('1119'), out: 10, homeward: true }, 3, (g) => {
      g.state.groups[1]!.hex = hex('1311');
    });
    expect(moved.map((step) => Number(step.split(' ')[1]))).toEqual([7, 4, 3]);
    expect(moved[2]!.startsWith('1311')).toBe(true);
    expect(grid.distance(hex('1109'), hex('1311'))).toBe(Number(moved[2]!.split(' ')[1]));
  });

  test('rule 8.28: where its group has no carriers left it makes for the nearest that has; without any it is lost', () => {
    const other = flown({ hex: hex('1111'), out: 2, homeward: true }, 1, (g) => {
      g.state.groups[1]!.hex = -1;
      g.state.groups[3]!.hex = hex('1112');
      for (const group of [0, 2]) g.state.groups[group]!.hex = hex('1105');
    });
    expect(other).toEqual(['1112 3 home']);
    const lost = done((g) => {
      const flying = inTheAir(g.state, { hex: hex('1111'), out: 2, homeward: true });
      for (let carrier = 0; carrier < 16; carrier++) g.state.where[carrier] = -1;
      fly(g, flying);
    });
    expect([data(lost).searches, data(lost).units[unit(DIVER)]]).toEqual([[], LOST_AWAY]);
  });
});

describe('coming home', () => {
  const back = (state: Battle, ...ids: string[]): void =>
    void inTheAir(state, { hex: hex('1111'), out: 2, homeward: true }, ids);
  /** No deck has room but those named. */
  const room = (state: Battle, ...names: string[]): void => {
    for (let carrier = 0; carrier < 16; carrier++) state.launched[carrier] = 1;
    for (const name of names) state.launched[ship(name)] = 0;
  };

  test('rule 8.28: they land at once, on any carrier in the hex', () => {
    const match = searching((state) => {
      back(state, DIVER);
      room(state, 'Hornet', 'Yorktown');
    });
    order(match, 'search');
    expect(now(match)).toBe('search: landing');
    expect(ask(match, 'us')).toMatchObject({ boxes: [{ id: 'Hornet' }, { id: 'Yorktown' }], partial: false });
    expect(refused(match, {})).not.toBeNull();
    order(match, { [DIVER]: 'Yorktown' });
    expect(data(match).units[unit(DIVER)]).toBe(aboard(ship('Yorktown'), LANDED));
    expect(data(match).landedNow[ship('Yorktown')]).toBe(1);
    expect(data(match).searches).toEqual([]);
  });

  test('rules 8.28, 6.291: where there is no choice it is not asked; without room they ditch beside the ships', () => {
    const only = searching((state) => {
      back(state, DIVER);
      room(state, 'Hornet');
    });
    order(only, 'search');
    expect(data(only).units[unit(DIVER)]).toBe(aboard(ship('Hornet'), LANDED));
    const none = searching((state) => {
      back(state, DIVER, SECOND);
      room(state);
    });
    order(none, 'search');
    expect([DIVER, SECOND].map((id) => data(none).units[unit(id)])).toEqual([LOST_AT_FLEET, LOST_AT_FLEET]);
    expect(events(none, 'searcher ditches')).toHaveLength(2);
    // 6.291: landed units make room, and only as many as go over the side.
    const full = searching((state) => {
      back(state, DIVER, SECOND);
      room(state, 'Hornet');
      for (const id of ['Hornet F6F 1', 'Hornet F6F 2', 'Hornet F6F 3'])
        state.units[unit(id)] = aboard(ship('Hornet'), LANDED);
    });
    order(full, 'search');
    expect(now(full)).toBe('search: landing');
    expect(pieces(full)).toMatchObject({ [DIVER]: ['Hornet'], 'Hornet F6F 1': ['overboard'] });
    expect(refused(full, { [DIVER]: 'Hornet', [SECOND]: 'Hornet', 'Hornet F6F 1': 'overboard' })?.rule).toBe('6.291');
    order(full, { [DIVER]: 'Hornet', 'Hornet F6F 2': 'overboard' });
    expect([DIVER, SECOND, 'Hornet F6F 2'].map((id) => data(full).units[unit(id)])).toEqual([
      aboard(ship('Hornet'), LANDED),
      LOST_AT_FLEET,
      LOST_AT_FLEET,
    ]);
    expect(events(full, 'unit overboard')).toHaveLength(1);
    // 17.2: before the wind the decks of a group take one in all, cleared or not.
    const leeward = searching((state) => {
      state.rules.advanced.leeward = true;
      state.groups[0]!.wind = 'leeward';
      back(state, DIVER, SECOND);
      room(state, 'Hornet', 'Yorktown', 'Bataan', 'Belleau Wood');
      for (const name of ['Bataan', 'Belleau Wood']) state.crashed[ship(name)] = true;
      for (const name of ['Hornet', 'Yorktown'])
        for (const n of [1, 2, 3]) state.units[unit(`${name} F6F ${n}`)] = aboard(ship(name), LANDED);
    });
    order(leeward, 'search');
    const cleared = { 'Hornet F6F 1': 'overboard', 'Yorktown F6F 1': 'overboard', [DIVER]: 'Hornet' };
    expect(refused(leeward, { ...cleared, [SECOND]: 'Yorktown' })?.rule).toBe('17.2');
    order(leeward, cleared);
    // 4.452: behind a crash nobody lands: the second finds another deck, or none.
    const crash = (others: string[]) => {
      const match = playing(search, {}, [], {
        options: { deckCrashes: true },
        change: (state) => {
          state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
          state.turn = 10;
          state.phase = 2;
          back(state, DIVER, SECOND);
          room(state, 'Essex', ...others);
          for (const name of ['Essex', ...others])
            state.units = state.units.map((at) => (at === aboard(ship(name), HANGAR) ? LOST_AWAY : at));
        },
      });
      if (others.length > 0) {
        order(match, 'search');
        order(match, { [DIVER]: 'Essex', [SECOND]: 'Essex' }, 10, 10, 1);
      } else order(match, 'search', 10, 10);
      return match;
    };
    const elsewhere = crash(['Langley']);
    expect(data(elsewhere).crashed[ship('Essex')]).toBe(true);
    expect(data(elsewhere).units[unit(SECOND)]).toBe(aboard(ship('Langley'), LANDED));
    expect(data(crash([])).units[unit(SECOND)]).toBe(LOST_AT_FLEET);
    // Room for one of two, on a light carrier: it has to be used.
    const one = searching((state) => {
      back(state, DIVER, SECOND);
      room(state, 'Cabot');
      for (let u = 0; u < state.units.length; u++)
        if (state.units[u] === aboard(ship('Cabot'), HANGAR)) state.units[u] = LOST_AWAY;
    });
    order(one, 'search');
    expect(Object.keys(pieces(one))).toEqual([DIVER, SECOND]);
    expect(refused(one, {})).not.toBeNull();
    order(one, { [SECOND]: 'Cabot' });
    expect([DIVER, SECOND].map((id) => data(one).units[unit(id)])).toEqual([
      LOST_AT_FLEET,
      aboard(ship('Cabot'), LANDED),
    ]);
  });

  test('rules 8.28, 8.282: a carrier that has taken searchers aboard launches none', () => {
    const match = searching((state) => {
      back(state, SECOND);
      room(state, 'Wasp');
    });
    order(match, 'search');
    expect(data(match).units[unit(SECOND)]).toBe(aboard(WASP, LANDED));
    // Wasp has a bomber ready and may not send it.
    expect(now(match)).toBe(AFTER);
  });

  test('rules 8.28, 6.42: in the dark they land at their peril', () => {
    const match = searching((state) => {
      back(state, DIVER);
      room(state, 'Hornet');
      Object.assign(state, { turn: 11 });
    });
    // Eight, and three for the night.
    order(match, 'search', 8);
    expect(data(match).units[unit(DIVER)]).toBe(LOST_AT_FLEET);
  });
});

describe('what is seen', () => {
  /** Where forces must be for a standard search to the west to look for them, as it flies with these dice. */
  function seen(change: Partial<Search>, forces: string[], dice: number[]): unknown[] {
    const match = done(
      (g) => {
        for (const label of forces) known(g.state, label);
        fly(g, inTheAir(g.state, change));
      },
      { dice },
    );
    return events(match, 'search looks for').map(({ values }) => values?.['hex']);
  }

  test('rules 8.31, 8.33: after each move it looks in the zone it flew through, out and back', () => {
    const forces = ['1111', '1112', '1115', '1116', '1119', '1120'];
    expect(seen({}, forces, [1])).toEqual(['1111']);
    expect(seen({ hex: hex('1111'), out: 2 }, forces, [1, 1])).toEqual(['1112', '1115']);
    expect(seen({ hex: hex('1115'), out: 6 }, forces, [1, 1])).toEqual(['1116', '1119']);
    const homeward = { homeward: true };
    expect(seen({ ...homeward, hex: hex('1119'), out: 10 }, forces, [1, 1])).toEqual(['1116', '1119']);
    expect(seen({ ...homeward, hex: hex('1115'), out: 6 }, forces, [1, 1])).toEqual(['1112', '1115']);
    expect(seen({ ...homeward, hex: hex('1111'), out: 2 }, forces, [1])).toEqual(['1111']);
  });

  test('rules 8.251, 8.33, 8.331: every force in the sector, where it is now, and none outside', () => {
    // 60 degrees round west at six hexes: from 0812 to 1412.
    const middle = { hex: hex('1111'), out: 2 };
    expect(seen(middle, ['0914', '1314', '0814', '0714', '1111', '1117'], [1, 1, 1])).toEqual(['0914', '1314', '0814']);
    expect(seen(middle, [], [])).toEqual([]);
  });

  test('rule 8.331: each search looks for itself', () => {
    const match = searching((state) => {
      known(state, '1114');
      inTheAir(state, { hex: hex('1111'), out: 2 }, [DIVER]);
      inTheAir(state, { hex: hex('1111'), out: 2 }, [SECOND]);
    });
    order(match, 'search', 1, 1);
    expect(events(match, 'search looks for')).toHaveLength(2);
  });

  test('rule 8.332: in the last zone that is on the map it looks twice', () => {
    const east = { goal: hex('1101') };
    expect(seen({ ...east, hex: hex('1103'), out: 6 }, ['1102'], [1])).toEqual(['1102']);
    expect(seen({ ...east, hex: hex('1101'), out: 10, homeward: true }, ['1102'], [1])).toEqual(['1102']);
  });

  test('rules 8.26, 8.32: a narrow search sees only the hexes it has flown through in this move', () => {
    const narrow = { narrow: true, goal: hex('1123'), hex: hex('1111'), out: 2 };
    expect(seen(narrow, ['1111', '1112', '1115', '1116', '1012'], [1, 1])).toEqual(['1112', '1115']);
    // Along a hexside the hex that holds something is flown through.
    const south = { narrow: true, origin: hex('1009'), hex: hex('1009'), goal: hex('2409') };
    expect(seen(south, ['1108'], [1])).toEqual(['1108']);
    expect(seen(south, ['1109'], [1])).toEqual(['1109']);
  });

  test('rule 8.34: at night nobody sees anything', () => {
    const match = done((g) => {
      Object.assign(g.state, { turn: 10, phase: 4 });
      known(g.state, '1111');
      fly(g, inTheAir(g.state));
    });
    expect(events(match, 'too dark to search')).toHaveLength(1);
  });
});

describe('the roll', () => {
  /** The least die that finds a force of level 1 (8.34: five without modifiers). */
  function least(
    change: Partial<Search>,
    at: string,
    ids: string[],
    also: (state: Battle, force: Force) => void = () => undefined,
  ): number {
    for (let die = 1; die <= 10; die++) {
      const found = given([die], (g) => {
        const force = known(g.state, at, { level: 4, kind: 'carrier' });
        const flying = inTheAir(g.state, change, ids);
        also(g.state, force);
        lookFor(g, flying, force);
        return force.detection > 0;
      });
      if (found) return die;
    }
    return 11;
  }

  test('rules 8.211, 8.26, 8.34, 14.15: two units, a narrow path and a submarine help, a fighter does not', () => {
    expect(least({}, '1114', [DIVER])).toBe(5);
    expect(least({}, '1114', [DIVER, SECOND])).toBe(4);
    expect(least({ narrow: true }, '1114', [DIVER])).toBe(4);
    expect(least({}, '1114', [FIGHTER])).toBe(7);
    expect(least({}, '1114', [DIVER, FIGHTER])).toBe(6);
    const shadowed = (n: number) => (state: Battle, force: Force) => {
      for (let sub = 0; sub < n; sub++) state.subs[sub]!.shadows = force.id;
    };
    expect([1, 2].map((n) => least({}, '1114', [DIVER], shadowed(n)))).toEqual([3, 3]);
  });

  test('rules 8.34, 8.281: range from where it was launched, and the hour', () => {
    const ranges = ['1109', '1111', '1112', '1115', '1116', '1119', '1120'];
    expect(ranges.map((at) => least({}, at, [DIVER]))).toEqual([4, 4, 5, 5, 6, 6, 7]);
    // Wherever the fleet has gone.
    expect(least({}, '1116', [DIVER], (state) => void (state.groups[1]!.hex = hex('1115')))).toBe(6);
    const hour = (turn: number) => (state: Battle) => void (state.turn = turn);
    expect([8, 9, 10].map((turn) => least({}, '1114', [DIVER], hour(turn)))).toEqual([5, 6, 7]);
  });

  const looked = (dice: number[], change: Partial<Force>, also: (state: Battle) => void = () => undefined): Table =>
    done(
      (g) => {
        also(g.state);
        lookFor(g, inTheAir(g.state), place(g.state, '1114', [], change));
      },
      { dice },
    );

  test('rule 8.341: approximate, located or spotted; a force of level 0 gets its chit, or was nothing', () => {
    const status = [4, 5, 6, 7, 9].map(
      (die) => data(looked([die], { level: 4, kind: 'carrier' })).forces[0]!.detection,
    );
    expect(status).toEqual([0, APPROXIMATE, LOCATED, LOCATED, SPOTTED]);
    const cup = (chit: 'Large' | 'False Contact') => (state: Battle) => {
      for (const key of Object.keys(state.levelOne)) state.levelOne[key as 'Large'] = key === chit ? 1 : 0;
    };
    const real = looked([10], {}, cup('Large'));
    // Chit+1 does nothing for a force of which nothing was known.
    expect(data(real).forces[0]).toMatchObject({ level: 1, chit: 'Large', detection: SPOTTED });
    const nothing = looked([5], {}, cup('False Contact'));
    expect([data(nothing).forces, data(nothing).levelOne['False Contact']]).toEqual([[], 0]);
  });

  test('rules 8.342, 8.35: more is learned of a known force, and carriers nobody had suspected give an advantage', () => {
    const large = looked([8, 5], { level: 1, chit: 'Large' });
    expect(data(large).forces[0]).toMatchObject({
      level: 2,
      chit: 'Large Surface',
      detection: LOCATED,
      advantage: false,
    });
    const carriers = looked([10, 7], { level: 1, chit: 'Large' });
    expect(data(carriers).forces[0]).toMatchObject({ level: 2, kind: 'carrier', detection: SPOTTED, advantage: true });
    const expected = looked([10, 4], { level: 1, chit: 'Carrier', kind: 'carrier' });
    expect(data(expected).forces[0]).toMatchObject({ level: 2, advantage: false });
    // Without the plus nothing more is learned.
    expect(data(looked([9], { level: 1, chit: 'Large' })).forces[0]!.level).toBe(1);
  });
});
