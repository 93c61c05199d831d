import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { ALONE, type Battle, type Force, SUNK, WITHDRAWN } from '../data/state.ts';
import { FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { HOURS, isTowingTurn } from './clock.ts';
import { isCrippled, leaveCripples, overrun, towWrecks } from './cripples.ts';
import { moveForce } from './forceMovement.ts';
import { data, done, events, given, place } from './testing.ts';

const hex = grid.mustHex;
const japanese = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const carriers = (state: Battle, change: Partial<Force> = {}): Force =>
  place(state, '1020', ['Shokaku', 'Zuikaku', 'Cruiser Force 1'], { kind: 'carrier', level: 4, ...change });

describe('left behind', () => {
  test('rules 12.4, 12.41: crippled Japanese ships are put on the map when their force moves on', () => {
    const match = done((g) => {
      const force = carriers(g.state);
      g.state.japaneseHits[japanese('Shokaku')] = [4, 2, 0];
      g.state.japaneseHits[japanese('Zuikaku')] = [0, 5, 0];
      force.hex = hex('1019');
      leaveCripples(g, force, hex('1020'));
    });
    const { wrecks, forces, japanese: at } = data(match);
    expect(wrecks).toEqual([{ ship: japanese('Shokaku'), hex: hex('1020'), of: forces[0]!.id }]);
    expect(at[japanese('Shokaku')]).toBe(ALONE);
    expect(forces[0]!.ships).toEqual([japanese('Zuikaku'), japanese('Cruiser Force 1')]);
    expect(forces[0]!.retiring).toBe(false);
    expect(events(match, 'wreck left behind')).toHaveLength(1);
  });

  test('rules 12.41, 9.13, 19.1: a force that leaves its last carriers goes on as a surface force, and home', () => {
    const match = done((g) => {
      const force = carriers(g.state);
      for (const name of ['Shokaku', 'Zuikaku']) g.state.japaneseHits[japanese(name)] = [6, 0, 0];
      leaveCripples(g, force, hex('1020'));
    });
    expect(data(match).forces[0]).toMatchObject({ kind: 'surface', level: 3, retiring: true });
    expect(data(match).wrecks).toHaveLength(2);
  });

  test('rule 12.41: a force that does not move keeps its cripples', () => {
    // A carrier force that has raided stays nine hexes from the carriers (7.21(7)).
    const stay = done((g) => {
      const force = place(g.state, '1118', ['Shokaku', 'Cruiser Force 1'], { kind: 'carrier', level: 4, raided: true });
      g.state.japaneseHits[japanese('Shokaku')] = [6, 0, 0];
      g.state.missionDie = 5;
      moveForce(g, force);
    });
    expect(data(stay).wrecks).toEqual([]);
    const go = done((g) => {
      const force = place(g.state, '1125', ['Shokaku', 'Cruiser Force 1'], { kind: 'carrier', level: 4, raided: true });
      g.state.japaneseHits[japanese('Shokaku')] = [6, 0, 0];
      g.state.missionDie = 5;
      moveForce(g, force);
    });
    expect(data(go).wrecks).toEqual([{ ship: japanese('Shokaku'), hex: hex('1125'), of: 0 }]);
  });

  test('rules 12.16, 12.51, 12.4: hits that cripple American ships', () => {
    const crippled = (name: string, hits: number): boolean =>
      given([], (g) => isCrippled(g, ship(name)), { change: (state) => void (state.hits[ship(name)] = hits) });
    expect([5, 6].map((n) => crippled('Essex', n))).toEqual([false, true]);
    expect([3, 4].map((n) => crippled('Langley', n))).toEqual([false, true]);
    expect([14, 15].map((n) => crippled('Iowa', n))).toEqual([false, true]);
    expect(crippled('DesDiv 12', 5)).toBe(false);
  });
});

describe('in tow', () => {
  test('rule 12.42: turns that end in 30', () => {
    const turns = ['0530', '0650', '0810', '0930', '1330', '1730', '2130', '0130'] as const;
    expect(turns.map((hour) => isTowingTurn(HOURS.indexOf(hour)))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  const towing = (at: string, change: (state: Battle) => void = () => undefined) =>
    done((g) => {
      const force = carriers(g.state);
      const wreck = japanese('Taiho');
      g.state.japanese[wreck] = ALONE;
      g.state.wrecks = [{ ship: wreck, hex: hex(at), of: force.id }];
      g.state.missionDie = 5;
      change(g.state);
      towWrecks(g, force);
    });

  test('rules 12.42, 12.43: a wreck retires with the force that left it, every third turn', () => {
    // The compass points east for a five: against it is west.
    expect(data(towing('1122')).wrecks[0]!.hex).toBe(hex('1123'));
    expect(data(towing('1122', (state) => void (state.turn = 1))).wrecks[0]!.hex).toBe(hex('1122'));
    expect(data(towing('1122', (state) => void (state.wrecks[0]!.of = 99))).wrecks[0]!.hex).toBe(hex('1122'));
  });

  test('rule 12.43: by the west edge it is out of the battle', () => {
    const match = towing('1130');
    expect(data(match).wrecks).toEqual([]);
    expect(data(match).japanese[japanese('Taiho')]).toBe(WITHDRAWN);
    expect(events(match, 'wreck withdrawn')).toHaveLength(1);
  });
});

describe('overrun', () => {
  const lone = (state: Battle): void => {
    state.hits[ship('Essex')] = 7;
    state.where[ship('Essex')] = FIXED_GROUPS;
    state.groups[FIXED_GROUPS] = { hex: hex('1112'), from: hex('1112') };
    for (let unit = 0; unit < state.units.length; unit++) if ((state.units[unit] ?? -1) >= 0) state.units[unit] = -3;
  };

  test('rule 12.46: a surface force that comes upon a crippled carrier sinks her; others do not', () => {
    const comes = (kind: Force['kind']) =>
      done(
        (g) => {
          place(g.state, '1112', [], { kind });
          overrun(g, hex('1112'), 'japan');
        },
        { change: lone },
      );
    const sunk = comes('surface');
    expect(data(sunk).where[ship('Essex')]).toBe(SUNK);
    expect(data(sunk).groups[FIXED_GROUPS]!.hex).toBe(-1);
    expect(events(sunk, 'cripple overrun')).toHaveLength(1);
    expect(data(comes('carrier')).where[ship('Essex')]).toBe(FIXED_GROUPS);
    expect(data(comes('unknown')).where[ship('Essex')]).toBe(FIXED_GROUPS);
  });

  test('rule 12.46: not where a task group is with her', () => {
    const match = done(
      (g) => {
        place(g.state, '1112', [], { kind: 'surface' });
        g.state.groups[0]!.hex = hex('1112');
        overrun(g, hex('1112'), 'japan');
      },
      { change: lone },
    );
    expect(data(match).where[ship('Essex')]).toBe(FIXED_GROUPS);
  });

  test('rules 12.45, 12.46: a surface force makes for her and sinks her when it gets there', () => {
    const match = done(
      (g) => {
        const force = place(g.state, '1113', ['Kongo', 'Cruiser Force 1'], { kind: 'surface', level: 3 });
        for (const group of g.state.groups.slice(0, 5)) group.hex = hex('1107');
        g.state.missionDie = 1;
        moveForce(g, force);
      },
      { change: lone },
    );
    expect(data(match).forces[0]!.hex).toBe(hex('1112'));
    expect(data(match).where[ship('Essex')]).toBe(SUNK);
  });
});
