import { type Game, optionsOf } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid, OFF, OIL_HEXES } from '../data/map.ts';
import {
  aboard,
  type Battle,
  emptyMission,
  type Force,
  type G,
  HANGAR,
  inMission,
  LOCATED,
  READY,
  SHIP_SUNK,
  SUNK,
} from '../data/state.ts';
import { BATTLE_LINE, FIXED_GROUPS, TASK_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { philippineSea } from '../index.ts';
import { setup } from '../scenarios.ts';
import { activateForce } from './activation.ts';
import { turnAt } from './clock.ts';
import { fleetMovement } from './fleetMovement.ts';
import { moveForce } from './forceMovement.ts';
import { windFault, windLimit } from './handling.ts';
import { hitJapaneseShip } from './japaneseDamage.ts';
import { roomToLand } from './landing.ts';
import { mayLaunch } from './launch.ts';
import { oilersComeAndGo } from './refuelling.ts';
import { lookFor } from './searchResolution.ts';
import { meeting, surfaceAction } from './surfaceAction.ts';
import {
  AFTER,
  asked,
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
  type Standing,
  type Table,
  told,
} from './testing.ts';
import { rollWind } from './wind.ts';

const hex = grid.mustHex;
const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const theirs = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const unit = (id: string): number => UNIT_BY_ID.get(id) as number;
const [HORNET, YORKTOWN, BELLEAU, BATAAN] = ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan'].map(ship) as [
  number,
  number,
  number,
  number,
];

describe('leeward movement', () => {
  const sailing = (change: (state: Battle) => void = () => undefined): Table => {
    const match = playing(fleetMovement, {}, [surfaceAction], { options: { leeward: true }, change });
    if (now(match) === 'fleet movement: orders') order(match, 'sail');
    return match;
  };
  const marks = (match: Table) =>
    data(match)
      .groups.slice(0, 5)
      .map(({ wind }) => wind);

  test('rules 17.0, 17.1: down the wind, on station, or into it, until the next activation; for carrier groups', () => {
    const match = sailing((state) => void ((state.groups[2] as { wind?: string }).wind = 'leeward'));
    order(match, { 'group 0': 'W', 'group 1': 'NW', 'group 2': 'E', 'group 4': 'W' });
    // Battle Line has no carriers, and no mark.
    expect(marks(match)).toEqual(['leeward', 'leeward', undefined, 'station keeping', undefined]);
    expect(told(match)).toContain('TG 58.3 heads into the wind. Its decks are free.');
  });

  test('rule 17.2: before the wind a patrol has to leave its station', () => {
    const match = sailing((state) => {
      state.missions[0] = { ...emptyMission(), kind: 'patrol', groups: 1 };
      state.units[unit('Hornet F6F 1')] = inMission(0);
    });
    order(match, { 'group 0': 'SW' }, 5);
    expect(data(match).missions[0]).toMatchObject({ kind: 'intercept', fuel: 12 });
  });

  const decks = (
    wind: 'leeward' | 'station keeping' | undefined,
    change: (state: Battle) => void = () => undefined,
  ): Standing => ({
    options: { leeward: true },
    change: (state) => {
      if (wind) (state.groups[0] as { wind?: string }).wind = wind;
      change(state);
    },
  });
  const limits = (how: Standing): number[] =>
    [HORNET, YORKTOWN, BELLEAU, BATAAN].map((carrier) => given([], (g) => windLimit(g, carrier), how));

  test('rule 17.2: before the wind one launch or landing in the whole group', () => {
    expect(limits(decks('leeward'))).toEqual([1, 1, 1, 1]);
    expect(limits(decks('leeward', (state) => void (state.landedNow[BATAAN] = 1)))).toEqual([0, 0, 0, 0]);
    const both: number[] = [];
    both[HORNET] = 1;
    both[BATAAN] = 1;
    expect(given([], (g) => windFault(g, both)?.rule, decks('leeward'))).toBe('17.2');
    expect(given([], (g) => mayLaunch(g, HORNET), decks('leeward'))).toBe(1);
    expect(given([], (g) => mayLaunch(g, HORNET), decks(undefined))).toBe(2);
  });

  test('rule 17.3: on station one on each fleet carrier, and one on a single light carrier', () => {
    expect(limits(decks('station keeping'))).toEqual([1, 1, 1, 1]);
    const used = decks('station keeping', (state) => {
      state.launched[HORNET] = 1;
      state.landedNow[BATAAN] = 1;
    });
    expect(limits(used)).toEqual([0, 1, 0, 0]);
    const light: number[] = [];
    light[BELLEAU] = 1;
    light[BATAAN] = 1;
    expect(given([], (g) => windFault(g, light)?.rule, decks('station keeping'))).toBe('17.3');
    expect(given([], (g) => roomToLand(g, YORKTOWN), decks('station keeping', clearDecks))).toBe(1);
  });
  const clearDecks = (state: Battle): void => {
    state.units = state.units.map((at) => (at >= 0 && (at & 3) === READY ? at - READY + HANGAR : at));
  };

  test('rule 17.4: into the wind nothing is held up', () => {
    expect(limits(decks(undefined))).toEqual([Infinity, Infinity, Infinity, Infinity]);
  });

  test('rule 17.5: a scenario may begin with the fleet running before the wind', () => {
    const marked = (leeward: boolean) =>
      setup('mitschers-way', optionsOf(philippineSea as unknown as Game, { leeward })).groups.map(({ wind }) => wind);
    expect(marked(true).slice(0, 4)).toEqual(['leeward', 'leeward', 'leeward', 'leeward']);
    expect(marked(false).every((mark) => mark === undefined)).toBe(true);
  });

  test('rule 17.6: the wind of those days, or a roll, and then another on a ten', () => {
    const wind = (dice: number[], variableWind = true): string =>
      data(done(rollWind, { options: { leeward: true, variableWind }, dice })).wind;
    expect(wind([], false)).toBe('E->W');
    expect([[7], [8], [9], [10, 5], [10, 6], [10, 7], [10, 8]].map((dice) => wind(dice))).toEqual([
      'E->W',
      'SE->NW',
      'NE->SW',
      'NE->SW',
      'NW->SE',
      'W->E',
      'SW->NE',
    ]);
  });
});

describe('retirement', () => {
  test('rule 19.1: a force of known carriers retires when all are sunk or crippled', () => {
    const hit = (hits: number, options: Standing['options']): boolean | undefined =>
      data(
        done(
          (g) => {
            place(g.state, '1120', ['Taiho', 'Nagato'], { level: 4, kind: 'carrier' });
            hitJapaneseShip(g, theirs('Taiho'), hits);
          },
          { ...(options && { options }) },
        ),
      ).forces[0]?.retiring;
    expect(hit(9, { retirement: true })).toBe(true);
    expect(hit(3, { retirement: true })).toBe(false);
    expect(hit(9, {})).toBe(false);
  });

  test('rules 19.2, 19.3, 19.4: it goes against its compass, sends no raids, and leaves the other half of a double force', () => {
    const match = done(
      (g) => {
        const one = place(g.state, '1120', ['Taiho'], { level: 4, kind: 'carrier', retiring: true });
        const other = place(g.state, '1120', ['Zuikaku'], { level: 4, kind: 'carrier', partner: one.id });
        one.partner = other.id;
        g.state.missionDie = 5;
        activateForce(g, one);
      },
      { options: { retirement: true } },
    );
    expect(data(match).forces.map((force) => grid.label(force.hex))).toEqual(['1121', '1120']);
    expect(told(match).some((line) => line.includes('is retiring and sends no raids'))).toBe(true);
  });
});

describe('Japanese refuelling', () => {
  const DUSK = turnAt(19, '1850');
  const options = { refuelling: true };
  const two = (change: (state: Battle) => void): Standing => ({
    options,
    change: (state) => {
      // The rule is for the two-day battle (20.1).
      state.rules.advanced.refuelling = true;
      state.turn = DUSK;
      change(state);
    },
  });
  const lying = (state: Battle): void => {
    state.oilers = OIL_HEXES.map(([first = OFF]) => ({ hex: first, waiting: [], tried: -1 }));
  };

  test('rules 20.1, 20.2, 20.3, 20.4: at dusk of the nineteenth an oiler lies in each of three places', () => {
    const match = done(oilersComeAndGo, { ...two(() => undefined), dice: [1, 2, 3] });
    expect(data(match).oilers.map(({ hex: at }) => at)).toEqual(OIL_HEXES.map((hexes, n) => hexes[n]));
    const elsewhere = done(oilersComeAndGo, { options, change: (state) => void (state.turn = DUSK) });
    expect(data(elsewhere).oilers).toEqual([]);
  });

  test('rule 20.5: forces in the west turn for the nearest, and stay with it', () => {
    const match = done(oilersComeAndGo, {
      ...two((state) => {
        place(state, '0922', [], { level: 2, kind: 'surface', chit: 'Large Surface' });
        place(state, '1010', [], { level: 2, kind: 'surface', chit: 'Large Surface' });
      }),
      dice: [1, 1, 1],
    });
    const [west, east] = data(match).forces;
    expect(west).toMatchObject({ retiring: true });
    expect(typeof west?.fuel).toBe('object');
    expect(east).toMatchObject({ retiring: false });
    const moved = done(
      (g) => {
        lying(g.state);
        const force = place(g.state, '1021', [], { retiring: true, fuel: { oiler: 1 } });
        moveForce(g, force);
        moveForce(g, force);
        moveForce(g, force);
      },
      two(() => undefined),
    );
    expect(data(moved).forces[0]?.hex).toBe(OIL_HEXES[1]?.[0]);
    expect(data(moved).oilers[1]?.waiting).toEqual([0]);
  });

  const alongside = (dice: number[], change: (state: Battle, force: Force) => void = () => undefined): Table =>
    done(
      (g: G) => {
        const [first, second] = g.state.forces as [Force, Force];
        activateForce(g, second);
        activateForce(g, first);
      },
      {
        ...two((state) => {
          lying(state);
          for (let n = 0; n < 2; n++)
            place(state, grid.label(OIL_HEXES[0]?.[0] ?? OFF), [], {
              level: 2,
              kind: 'surface',
              chit: 'Large Surface',
              retiring: true,
              fuel: { oiler: 0 },
            });
          (state.oilers[0] as { waiting: number[] }).waiting = [0, 1];
          change(state, state.forces[0] as Force);
        }),
        dice,
      },
    );

  test('rules 20.6, 20.61: the first in line tries, once a phase, and succeeds on 1 to 4; without Taiho on 1 to 3', () => {
    expect(data(alongside([4])).forces.map(({ fuel }) => fuel)).toEqual(['refuelled', { oiler: 0 }]);
    expect(data(alongside([5])).forces[0]?.fuel).toEqual({ oiler: 0 });
    const leaderless = (die: number) =>
      data(alongside([die], (state) => void (state.japanese[theirs('Taiho')] = SHIP_SUNK))).forces[0]?.fuel;
    expect([leaderless(3), leaderless(4)]).toEqual(['refuelled', { oiler: 0 }]);
  });

  test('rule 20.6: a double force refuels as one', () => {
    const match = alongside([2], (state, force) => {
      force.partner = 1;
      (state.forces[1] as Force).partner = 0;
    });
    expect(data(match).forces.map(({ fuel }) => fuel)).toEqual(['refuelled', 'refuelled']);
  });

  test('rule 20.7: one that a search has located gives it up', () => {
    const match = done(
      (g) => {
        lying(g.state);
        const force = place(g.state, '1114', [], {
          level: 2,
          kind: 'surface',
          chit: 'Large Surface',
          retiring: true,
          fuel: { oiler: 0 },
        });
        g.state.searches.push({
          id: 0,
          narrow: false,
          origin: hex('1109'),
          goal: hex('1119'),
          hex: hex('1115'),
          homeward: false,
          group: 1,
          out: 6,
        });
        lookFor(g, g.state.searches[0] as never, force);
        expect(force.detection).toBe(LOCATED);
      },
      { ...two((state) => void (state.turn = turnAt(20, '0930'))), dice: [6] },
    );
    expect(data(match).forces[0]?.fuel).toBe('abandoned');
  });

  test('rule 20.8: at 1330 of the twentieth the oilers are gone', () => {
    const match = done(
      oilersComeAndGo,
      two((state) => {
        lying(state);
        place(state, '0922', [], { retiring: true, fuel: { oiler: 0 } });
        state.turn = turnAt(20, '1330');
      }),
    );
    expect(data(match)).toMatchObject({ oilers: [], forces: [{ fuel: 'abandoned', retiring: true }] });
  });
});

describe('surface combat', () => {
  const options = { surfaceCombat: true };
  /** Battle Line alone at 1112 and a Japanese surface force that has come upon it. */
  const met = (
    ships: readonly string[],
    dice: number[],
    {
      mover = 'japan',
      turn = 2,
      level = 3,
      change,
    }: { mover?: 'us' | 'japan'; turn?: number; level?: number; change?: (state: Battle) => void } = {},
  ): Table =>
    playing(surfaceAction, { hex: hex('1112'), mover, forces: [0] }, [], {
      options,
      dice,
      change: (state) => {
        state.turn = turn;
        state.groups[BATTLE_LINE] = { hex: hex('1112'), from: hex('1111') };
        place(state, '1112', ships, { level, kind: 'surface', from: hex('1113') });
        change?.(state);
      },
    });
  const NIGHT = turnAt(19, '2130');
  const where = (match: Table): string[] => [
    grid.label(data(match).groups[BATTLE_LINE]?.hex ?? OFF),
    grid.label(data(match).forces[0]?.hex ?? OFF),
  ];
  const keep =
    (...names: string[]) =>
    (state: Battle): void => {
      state.where = state.where.map((group, i) =>
        group === BATTLE_LINE && !names.some((name) => ship(name) === i) ? SUNK : group,
      );
    };

  test('rules 6.35, 21.0: with it a group may enter the hex of a force, and they meet', () => {
    const sailing = (surfaceCombat: boolean) => {
      const match = playing(fleetMovement, {}, [surfaceAction], {
        options: { surfaceCombat },
        change: (state) => void place(state, '1110', ['Yamato'], { level: 3, kind: 'surface' }),
      });
      if (now(match) === 'fleet movement: orders') order(match, 'sail');
      return match;
    };
    expect(pieces(sailing(false))['group 4']).not.toContain('W');
    const match = sailing(true);
    expect(pieces(match)['group 4']).toContain('W');
    order(match, { 'group 4': 'W' });
    expect(now(match)).toBe('surface action: stand');
    expect(given([], (g) => meeting(g, place(g.state, '1109', ['Yamato']), 'japan'), {})).toBeNull();
  });

  test('rules 7.24, 21.0: the Japanese go for cripples, with battleships always, with cruisers by night', () => {
    const moved = (
      ships: string[],
      change: (state: Battle, force: Force) => void = () => undefined,
      turn = 2,
    ): string => {
      const match = done(
        (g) => {
          g.state.turn = turn;
          for (const group of g.state.groups) if (group.hex !== OFF) group.hex = hex('1112');
          const force = place(g.state, '1113', ships, { level: 3, kind: 'surface' });
          g.state.missionDie = 5;
          change(g.state, force);
          moveForce(g, force);
        },
        { options },
      );
      return grid.label(data(match).forces[0]?.hex ?? OFF);
    };
    expect(moved(['Yamato'])).toBe('1112');
    expect(moved(['Cruiser Force 1'])).toBe('1113');
    expect(moved(['Cruiser Force 1'], undefined, NIGHT)).toBe('1112');
    expect(moved(['Cruiser Force 1'], (state) => void (state.hits[HORNET] = 6))).toBe('1112');
    expect(moved([], (_state, force) => Object.assign(force, { level: 2, chit: 'Large Surface' }))).toBe('1112');
    expect(moved([], (_state, force) => Object.assign(force, { level: 2, chit: 'Medium Surface' }))).toBe('1113');
  });

  test('rules 21.0, 7.34: the force is made out first', () => {
    const match = playing(surfaceAction, { hex: hex('1109'), mover: 'japan', forces: [0] }, [], {
      options,
      seed: 'made out',
      change: (state) => void place(state, '1109', [], { level: 2, kind: 'surface', chit: 'Large Surface' }),
    });
    expect(data(match).forces[0]?.level).toBe(3);
    expect(data(match).forces[0]?.ships.length).toBeGreaterThan(0);
  });

  test('rules 21.11, 21.12, 21.13, 21.15: who wants no battle has none if neither does; both draw off', () => {
    const match = met(['Cruiser Force 1'], []);
    expect(told(match)).toContain('Force A tries to evade in 1112.');
    order(match, 'evade');
    // The Japanese came from 1113 and go back there; the Americans, who lay here, go east.
    expect(where(match)).toEqual(['1111', '1113']);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 21.14: where one side stands, dice decide; carriers get away more easily', () => {
    const away = met(['Yamato', 'Musashi', 'Nagato', 'Kongo'], []);
    order(away, 'evade', 6, 6);
    expect(where(away)).toEqual(['1111', '1112']);
    const caught = met(['Yamato', 'Musashi', 'Nagato', 'Kongo'], []);
    expect(() => order(caught, 'evade', 5, 6)).not.toThrow();
    expect(now(caught)).toBe('surface action: aim');
    const carriers = met(['Yamato', 'Musashi', 'Nagato', 'Kongo'], [], {
      change: (state) => void ((state.groups[0] as { hex: number }).hex = hex('1112')),
    });
    order(carriers, 'evade', 2, 6);
    expect(now(carriers)).toBe(AFTER);
  });

  test('rules 21.2, 21.22, 21.24, 21.25, 21.27: by day the heaviest fire in both rounds, and who lost less stays', () => {
    const match = met(['Musashi', 'Cruiser Force 1'], [], { change: keep('Iowa', 'CruDiv 6') });
    order(match, 'accept');
    expect(pieces(match)).toEqual({ [`ship ${ship('Iowa')}`]: undefined });
    const aim = { [`ship ${ship('Iowa')}`]: `japanese ${theirs('Musashi')}` };
    order(match, aim, 1, 1);
    expect(now(match)).toBe('surface action: aim');
    order(match, aim, 1, 1);
    expect(events(match, 'ship fires')).toHaveLength(4);
    expect(told(match)).toContain('The action in 1112 is over: 0 of our ships sunk, 0 of theirs.');
    expect(where(match)).toEqual(['1111', '1113']);
  });

  test('rule 21.24: nobody is fired at twice while one of his class is spared', () => {
    const match = met(['Musashi', 'Yamato'], [], { change: keep('Iowa', 'New Jersey') });
    order(match, 'accept');
    const both = (target: string) => ({
      [`ship ${ship('Iowa')}`]: `japanese ${theirs(target)}`,
      [`ship ${ship('New Jersey')}`]: `japanese ${theirs(target)}`,
    });
    expect(refused(match, both('Musashi'))?.rule).toBe('21.24');
    expect(asked(match)?.kind).toBe('arrange');
  });

  test('rules 21.21, 21.22, 21.23, 21.26, 21.261: by night all fire, after a roll for surprise, with torpedoes', () => {
    const match = met(['Cruiser Force 1', 'Destroyer Force 1'], [], {
      turn: NIGHT,
      change: keep('CruDiv 6', 'DesDiv 106'),
    });
    // 10: the Japanese are surprised and do not fire in the first round.
    order(match, 'accept', 10);
    expect(Object.keys(pieces(match))).toHaveLength(2);
    const aim = {
      [`ship ${ship('CruDiv 6')}`]: `japanese ${theirs('Cruiser Force 1')}`,
      [`ship ${ship('DesDiv 106')}`]: `japanese ${theirs('Destroyer Force 1')}`,
    };
    order(match, aim, 1, 1);
    const rolls = events(match, 'kernel.roll').slice(1);
    expect(rolls.map(({ roll }) => roll?.chart?.chart)).toEqual(['surface fire', 'torpedoes']);
    expect(rolls.every(({ roll }) => roll?.chart?.modifiers.some(({ n }) => n === 2))).toBe(true);
    // Second round: the Japanese fire too, their cruisers without torpedoes now.
    order(match, {}, 1, 1);
    expect(events(match, 'ship fires').slice(2)).toHaveLength(2);
    const first = met(['Cruiser Force 1'], [], { turn: NIGHT, change: keep('CruDiv 6') });
    order(first, 'accept', 5);
    order(first, {}, 1, 5);
    expect(events(first, 'kernel.roll').at(-1)?.roll?.chart).toMatchObject({ chart: 'torpedoes', modified: 7 });
  });

  test('rules 21.25, 21.28: what is crippled sinks, the hits are permanent, and a beaten force retires', () => {
    const match = met(['Kongo'], [], {
      change: keep('Iowa', 'New Jersey', 'Washington', 'North Carolina', 'Indiana', 'Alabama'),
    });
    expect(told(match)).toContain('Force A tries to evade in 1112.');
    order(match, 'accept', 1, 10);
    const aim = Object.fromEntries(Object.keys(pieces(match)).map((piece) => [piece, `japanese ${theirs('Kongo')}`]));
    order(match, aim, 1, 5, 10, 10, 10, 10, 10, 10);
    expect(data(match).japanese[theirs('Kongo')]).toBe(SHIP_SUNK);
    expect(data(match).forces).toEqual([]);
    const beaten = met(['Kongo', 'Cruiser Force 1'], [], {
      change: (state) => {
        keep('Iowa', 'New Jersey')(state);
        (state.japaneseHits[theirs('Kongo')] as number[])[2] = 9;
      },
    });
    order(beaten, 'accept');
    const at = Object.fromEntries(Object.keys(pieces(beaten)).map((piece) => [piece, `japanese ${theirs('Kongo')}`]));
    order(beaten, at, 1, 1, 10, 10);
    if (now(beaten) === 'surface action: aim') order(beaten, {}, 1, 1);
    expect(data(beaten).forces).toMatchObject([{ retiring: true }]);
  });

  test('rules 21.16, 21.161: cripples take no part, and are lost where the enemy stays', () => {
    const match = met(['Yamato', 'Musashi', 'Nagato', 'Kongo'], [], {
      change: (state) => void (state.hits[ship('Iowa')] = 16),
    });
    order(match, 'evade', 9, 1);
    expect(data(match).where[ship('Iowa')]).toBe(SUNK);
  });

  test('rules 12.411, 12.41: surface ships may stay with a cripple, and go where she is towed', () => {
    const match = playing(fleetMovement, {}, [surfaceAction], {
      options,
      change: (state) => {
        state.turn = 0;
        state.hits[HORNET] = 6;
        state.units = state.units.map((at) =>
          at >= aboard(HORNET, HANGAR) && at < aboard(HORNET, HANGAR) + 4 ? -1 : at,
        );
      },
    });
    if (now(match) === 'fleet movement: orders') order(match, 'sail');
    expect(now(match)).toBe('fleet movement: guards');
    order(match, [ship('DesDiv 91')]);
    const guard = TASK_GROUPS.length;
    expect(data(match).groups[guard]).toMatchObject({ hex: hex('1109'), guards: HORNET });
    expect(Object.keys(pieces(match))).not.toContain(`group ${guard}`);
    order(match, { 'group 0': 'W' });
    expect(data(match).groups[FIXED_GROUPS]).toMatchObject({ hex: hex('1109') });
    expect(data(match).groups[guard]?.hex).toBe(hex('1109'));
  });
});
