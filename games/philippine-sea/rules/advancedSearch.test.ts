import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid, OFF } from '../data/map.ts';
import {
  aboard,
  APPROXIMATE,
  type Battle,
  type Force,
  type G,
  HANGAR,
  inSearch,
  LOCATED,
  READY,
  type Search,
  SPOTTED,
  UNDETECTED,
} from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { search } from './airSearch.ts';
import { turnAt } from './clock.ts';
import { removeForce, takeAlong } from './forces.ts';
import { fly } from './searchFlight.ts';
import { lookFor, toLookFor } from './searchResolution.ts';
import { extendedGoals } from './searchZones.ts';
import { searchLeg, searchLegs } from './shadowing.ts';
import { AFTER, choices, data, done, events, now, order, place, playing, type Table, told } from './testing.ts';
import { turn } from './turn.ts';
import { philippineSea } from '../index.ts';

const hex = grid.mustHex;
const unit = (id: string): number => UNIT_BY_ID.get(id) as number;
const WASP = US_SHIP_BY_NAME.get('Wasp') as number;
const DIVER = 'Wasp SB2C 1';
const FIGHTER = 'Wasp F6F 1';
const NIGHT = 'Wasp F6F-3 1';

/** A search in the air from 1109 to the west. */
function aloft(state: Battle, change: Partial<Search> = {}, ids: readonly string[] = [DIVER]): Search {
  const flying: Search = {
    id: state.nextSearch++,
    narrow: false,
    origin: hex('1109'),
    goal: hex('1119'),
    hex: hex('1111'),
    homeward: false,
    group: 1,
    out: 2,
    ...change,
  };
  state.searches.push(flying);
  for (const id of ids) state.units[unit(id)] = inSearch(flying.id);
  return flying;
}
const surface = { level: 2, chit: 'Large Surface', kind: 'surface' } as const;
/** The legs of all searches that are out, with shadowing. */
const flown = (change: (state: Battle) => void, dice: number[] = []): Table =>
  playing(searchLegs, { order: [0], next: 0 }, [searchLeg], { change, dice, options: { shadowing: true } });

describe('shadowing', () => {
  test('rules 18.11, 18.12: a search on its way out that has located or spotted a force may stay by it', () => {
    const match = flown(
      (state) => {
        aloft(state);
        place(state, '1114', [], surface);
        place(state, '1115', [], surface);
      },
      [9],
    );
    expect(now(match)).toBe('search leg: shadow');
    order(match, true);
    const [flying] = data(match).searches;
    expect(flying).toMatchObject({ shadows: 0, hex: hex('1114'), homeward: false });
    // The other force in the sector is not looked for any more.
    expect(events(match, 'kernel.roll')).toHaveLength(1);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 18.12: who goes on looks for the others, and what was found stands', () => {
    const match = flown(
      (state) => {
        aloft(state);
        place(state, '1114', [], surface);
        place(state, '1115', [], surface);
      },
      [9],
    );
    order(match, false, 4);
    expect(events(match, 'kernel.roll')).toHaveLength(2);
    expect(data(match).forces.map(({ detection }) => detection)).toEqual([SPOTTED, UNDETECTED]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 18.11: an approximate sighting is not enough, nor is one on the way home', () => {
    const half = flown(
      (state) => {
        aloft(state);
        place(state, '1114', [], surface);
      },
      [5],
    );
    expect(now(half)).toBe(AFTER);
    const back = flown(
      (state) => {
        aloft(state, { homeward: true, hex: hex('1116'), out: 7 });
        place(state, '1117', [], surface);
      },
      [10],
    );
    expect(now(back)).toBe(AFTER);
  });

  test('rule 18.13: in the far zone only what is seven or eight hexes out', () => {
    const at = (where: string): string =>
      now(
        flown(
          (state) => {
            aloft(state, { hex: hex('1115'), out: 6 });
            place(state, where, [], surface);
          },
          [10],
        ),
      );
    expect(at('1117')).toBe('search leg: shadow');
    expect(at('1118')).toBe(AFTER);
  });

  test('rules 18.11, 18.14: it looks at that force alone again, with one more, and then goes home', () => {
    const match = flown(
      (state) => {
        const force = place(state, '1114', [], { ...surface, detection: LOCATED });
        place(state, '1115', [], surface);
        aloft(state, { shadows: force.id, hex: force.hex, out: 6 });
      },
      [8],
    );
    const rolls = events(match, 'kernel.roll');
    expect(rolls).toHaveLength(1);
    expect(rolls[0]?.roll?.chart?.modifiers).toContainEqual(expect.objectContaining({ rule: '18.14', n: 1 }));
    expect(data(match).searches).toMatchObject([{ homeward: true, blindFrom: 3, hex: hex('1114') }]);
    expect(data(match).searches[0]).not.toHaveProperty('shadows');
  });

  test('rule 18.11: on the way back it does not look where the force was, and does nearer home', () => {
    const looked = (where: string, dice: number[]): number =>
      events(
        flown((state) => {
          aloft(state, { homeward: true, hex: hex('1115'), out: 6, blindFrom: 3 });
          place(state, where, [], surface);
        }, dice),
        'kernel.roll',
      ).length;
    expect(looked('1114', [])).toBe(0);
    const nearer = flown(
      (state) => {
        aloft(state, { homeward: true, hex: hex('1111'), out: 2, blindFrom: 3 });
        place(state, '1110', [], surface);
      },
      [3],
    );
    expect(events(nearer, 'kernel.roll')).toHaveLength(1);
  });

  test('rules 18.11, 18.15: both units of a mission go with the force; where that is gone they turn for home', () => {
    const shadowing = (g: G): Force => {
      const force = place(g.state, '1114', [], surface);
      aloft(g.state, { shadows: force.id, hex: force.hex, out: 6 }, [DIVER, 'Wasp SB2C 2']);
      return force;
    };
    const moved = done((g) => {
      const force = shadowing(g);
      force.hex = hex('1115');
      takeAlong(g.state, force);
    });
    expect(data(moved).searches).toMatchObject([{ hex: hex('1115'), homeward: false }]);
    const gone = done((g) => removeForce(g, shadowing(g), '7.35'));
    expect(data(gone).searches).toMatchObject([{ homeward: true }]);
    expect(data(gone).searches[0]).not.toHaveProperty('shadows');
  });
});

describe('extended search', () => {
  const extended = (state: Battle, change: Partial<Search> = {}): Search =>
    aloft(state, { extended: true, goal: hex('1121'), ...change }, [FIGHTER]);

  test('rules 18.21, 8.27: fighters alone may search to twelve hexes', () => {
    expect(extendedGoals(hex('1113')).every((goal) => grid.distance(hex('1113'), goal) <= 12)).toBe(true);
    expect(extendedGoals(hex('1109'))).toContain(hex('1121'));
    const match = playing(search, {}, [searchLeg, searchLegs], {
      options: { extendedSearch: true },
      change: (state) => {
        state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
        for (const id of [DIVER, FIGHTER]) state.units[unit(id)] = aboard(WASP, READY);
      },
    });
    order(match, 'search');
    expect(choices(match)).toEqual(['done', 'standard', 'narrow', 'extended']);
    order(match, 'extended');
    expect(choices(match)).toEqual([FIGHTER]);
    order(match, [FIGHTER]);
    expect(choices(match)).toContain(hex('1121'));
    order(match, hex('1121'));
    expect(data(match).searches).toMatchObject([{ extended: true, goal: hex('1121'), hex: hex('1111') }]);
  });

  test('rules 18.22, 18.24: after ten hexes two more, back to ten, and then as any other', () => {
    const legs: string[] = [];
    const seen: string[] = [];
    const match = done((g) => {
      const flying = extended(g.state, { hex: hex('1119'), out: 10 });
      for (let n = 0; n < 3; n++) {
        fly(g, flying);
        legs.push(grid.label(flying.hex));
      }
    }, {});
    expect(legs).toEqual(['1121', '1119', '1115']);
    for (const where of ['1120', '1118']) {
      const there = done(
        (g) => {
          place(g.state, where, [], surface);
          fly(g, extended(g.state, { hex: hex('1119'), out: 10 }));
        },
        where === '1120' ? { dice: [1] } : {},
      );
      if (events(there, 'kernel.roll').length > 0) seen.push(where);
    }
    expect(seen).toEqual(['1120']);
    expect(data(match).searches[0]?.homeward).toBe(true);
  });

  test('rule 18.23: who meets carriers turns back at once', () => {
    const met = (kind: 'carrier' | 'surface'): boolean | undefined =>
      data(
        done(
          (g) => {
            const force = place(g.state, '1114', [], {
              level: 1,
              chit: kind === 'carrier' ? 'Carrier' : 'Surface',
              kind,
            });
            lookFor(g, extended(g.state), force);
          },
          { dice: [9] },
        ),
      ).searches[0]?.homeward;
    expect([met('carrier'), met('surface')]).toEqual([true, false]);
  });
});

describe('location uncertainty', () => {
  const looked = (dice: number[], detection: number, uncertainty = true, where = '1114'): Table =>
    done(
      (g) => {
        const force = place(g.state, where, [], { ...surface, detection });
        lookFor(g, aloft(g.state), force);
      },
      { dice, options: { uncertainty } },
    );
  const placeOf = (match: Table): string => grid.label(data(match).forces[0]?.hex ?? OFF);

  test('rules 18.31, 18.32, 18.33, 18.34: what was half seen and is now found may be a hex or two off', () => {
    expect(placeOf(looked([9, 5, 3], APPROXIMATE))).toBe('1115');
    expect(placeOf(looked([9, 2, 8], APPROXIMATE))).toBe('1112');
    expect(placeOf(looked([9, 5, 2], APPROXIMATE))).toBe('1114');
    expect(placeOf(looked([9, 7], APPROXIMATE))).toBe('1114');
  });

  test('rule 18.31: only where it had that marker, and only when it is located or spotted', () => {
    expect(placeOf(looked([9], UNDETECTED))).toBe('1114');
    expect(placeOf(looked([9], LOCATED))).toBe('1114');
    expect(placeOf(looked([5], APPROXIMATE))).toBe('1114');
    expect(placeOf(looked([9], APPROXIMATE, false))).toBe('1114');
  });

  test('rule 18.34: not off the chart, nor among American ships', () => {
    expect(placeOf(looked([9, 5, 8], APPROXIMATE, true, '1130'))).toBe('1130');
    expect(placeOf(looked([8, 2, 8], APPROXIMATE, true, '1111'))).toBe('1110');
  });
});

describe('searches by night', () => {
  test('rule 22.2: night units see by night, three worse; others nothing', () => {
    const at = (ids: readonly string[], nightOperations = true) =>
      done(
        (g: G) => {
          g.state.turn = turnAt(19, '2130');
          const force = place(g.state, '1114', [], surface);
          const flying = aloft(g.state, {}, ids);
          if (toLookFor(g, flying, () => true).length > 0) lookFor(g, flying, force);
        },
        { options: { nightOperations }, dice: ids[0] === NIGHT && nightOperations ? [6] : [] },
      );
    const [roll] = events(at([NIGHT]), 'kernel.roll');
    expect(roll?.roll?.chart?.modifiers).toContainEqual(expect.objectContaining({ rule: '22.2', n: -3 }));
    expect(events(at([DIVER]), 'kernel.roll')).toEqual([]);
    expect(events(at([NIGHT], false), 'kernel.roll')).toEqual([]);
    expect(data(at([NIGHT])).flewByNight).toEqual([unit(NIGHT)]);
  });
});

describe('morning searches', () => {
  const others = philippineSea.procedures.filter(({ name }) => name !== 'turn') as never;
  const morning = (change: (state: Battle) => void = () => undefined): Table =>
    playing(turn, {}, others, {
      options: { morningSearch: true },
      seed: 'morning',
      change: (state) => {
        state.phase = 0;
        change(state);
      },
    });
  test('rule 18.41: on the first morning the search segment comes before the arrivals', () => {
    const match = morning();
    expect(now(match)).toBe('search: declare');
    expect(data(match).forces).toEqual([]);
    order(match, 'wait');
    expect(data(match).forces.length).toBeGreaterThan(0);
    expect(data(match).searched).toBe(true);
    expect(told(match)).toContain('Phase 1, daylight.');
  });

  test('rules 18.41, 8.282: what takes off then counts for the first phase', () => {
    const match = morning((state) => {
      state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
      state.units[unit(DIVER)] = aboard(WASP, READY);
    });
    for (const answer of ['search', 'standard', [DIVER], hex('1119')]) order(match, answer);
    expect(data(match)).toMatchObject({ phase: 1, searched: true });
    expect(data(match).launched[WASP]).toBe(1);
  });
});
