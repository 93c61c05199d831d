import type { Procedure } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, OFF } from '../data/map.ts';
import { type Battle, GUAM_CHIT, NO_OP, SPOTTED, US_MOVE, US_SUBS } from '../data/state.ts';
import { activateForce, activation, activationChit } from './activation.ts';
import { turnAt } from './clock.ts';
import { fly } from './raids.testing.ts';
import { mustForce } from './forces.ts';
import { procedures } from './procedures.ts';
import { AFTER, data, done, events, now, place, playing, type Table, told } from './testing.ts';

const hex = grid.mustHex;
const others = procedures.filter(({ name }) => name !== 'activation') as Procedure<Battle, never>[];
const segment = (dice: number[], change: (battle: Battle) => void): Table =>
  playing(activation, {}, others, { change, dice });
const quiet = (battle: Battle): void => {
  battle.rules.raids = 'none';
  battle.subs.forEach((sub) => void (sub.sunk = true));
};

describe('the activation segment', () => {
  test('rules 3.21, 3.24: so many chits are drawn at random, one after the other, each done with before the next', () => {
    const match = segment([5, 4, 2], (battle) => {
      quiet(battle);
      place(battle, '0120');
      place(battle, '0320');
      battle.cup = [0, NO_OP, NO_OP, 1];
      battle.chitsPerPhase = 2;
    });
    expect(now(match)).toBe(AFTER);
    expect(data(match).drawn).toEqual([1, NO_OP]);
    expect(data(match).cup).toEqual([0, NO_OP]);
    const said = told(match);
    const [first, second] = [
      said.findIndex((line) => line.startsWith('Force B moves')),
      said.indexOf('Nothing is activated.'),
    ];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
  });
  test('rules 3.21, 7.221: one mission die for all forces of the phase, none without forces', () => {
    const match = segment([7], (battle) => {
      quiet(battle);
      place(battle, '0120');
    });
    expect(data(match).missionDie).toBe(7);
    expect(data(segment([], quiet)).missionDie).toBe(0);
  });
  test('rule 3.24: later in the turn it goes on with what is left, and stops when the cup is empty', () => {
    const match = segment([], (battle) => {
      quiet(battle);
      battle.drawn = [NO_OP, NO_OP, NO_OP];
      battle.cup = [NO_OP];
      battle.chitsPerPhase = 2;
    });
    expect(data(match)).toMatchObject({ cup: [], drawn: [NO_OP, NO_OP, NO_OP, NO_OP] });
    expect(told(match)).toContain('The last chit in the cup: No Op.');
  });
  test('rule 3.22: the other chits: Guam, and the chit of a force that is gone', () => {
    const match = segment([1], (battle) => {
      quiet(battle);
      battle.guam.value = 1;
      battle.cup = [GUAM_CHIT, 17];
      battle.chitsPerPhase = 2;
    });
    expect(told(match)).toEqual(
      expect.arrayContaining(['Guam has too few aircraft for a raid.', 'Nothing is activated.']),
    );
  });
  test('rule 3.22: US Move and US Subs let the fleet and the submarines act', () => {
    const moving = segment([], (battle) => {
      quiet(battle);
      battle.cup = [US_MOVE];
      battle.chitsPerPhase = 1;
    });
    expect(data(moving).drawn).toEqual([US_MOVE]);
    expect(now(moving)).toMatch(/^fleet movement/);
    const subs = segment([], (battle) => {
      quiet(battle);
      battle.subs[0] = { hex: hex('1115'), pin: 0, shadows: -1, sunk: false };
      battle.cup = [US_SUBS];
      battle.chitsPerPhase = 1;
    });
    expect(data(subs).drawn).toEqual([US_SUBS]);
    expect(now(subs)).toMatch(/^submarine/);
  });
  test('rule 3.1-II: raids that the scenario sends in this phase come first', () => {
    const match = segment([], (battle) => {
      quiet(battle);
      battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
      battle.rules.raids = 'listed';
      battle.rules.listed = [{ phase: 0, points: 9, wave: 'A', source: hex('1120'), hex: hex('1114') }];
    });
    expect(data(match).raids).toMatchObject([{ points: 9 }]);
  });
});

describe('a force that is activated', () => {
  const activated = (dice: number[], change: (battle: Battle) => void, id = 0): Table =>
    done((g) => activateForce(g, mustForce(g.state, id)), { change, dice });

  test('rules 10.1, 3.1-II: it launches its raid, then its aircraft come on, then it moves', () => {
    const match = activated([6, 1, 1, 1], (battle) => {
      battle.turn = turnAt(19, '0810');
      battle.missionDie = 5;
      battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
      place(battle, '1117', [], {
        kind: 'carrier',
        level: 2,
        chit: '2-3 Carriers',
        butai: true,
        marker: '1',
        advantage: false,
        detection: SPOTTED,
        air: { turnaround: [0, 0, 0, 0, 4], all: 4, lost: 0 },
      });
    });
    const force = mustForce(data(match), 0);
    // Eight hexes before it moved: in reach of both boxes; three points fly.
    expect(data(match).raids).toMatchObject([{ points: 3, source: hex('1117') }]);
    expect(force.air).toEqual({ turnaround: [0, 0, 0, 0, 0], all: 5, lost: 0 });
    expect(force.detection).toBe(SPOTTED - 1);
    const keys = (match.table.journal ?? []).map(({ key }) => key);
    const order = ['sighting grows old', 'raid sighted'].map((key) => keys.indexOf(key));
    const moved = keys.findIndex((key) => key.startsWith('force moves') || key.startsWith('force stays'));
    expect([...order, moved]).toEqual([...order, moved].toSorted((a, b) => a - b));
    expect(Math.min(...order, moved)).toBeGreaterThanOrEqual(0);
  });
  test('rules 8.351, 8.35: American advantage ends with its activation, after the raid', () => {
    const match = activated([6], (battle) => {
      battle.turn = turnAt(19, '0810');
      battle.missionDie = 5;
      battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
      place(battle, '1117', [], { kind: 'carrier', level: 1, chit: 'Carrier', advantage: true });
    });
    expect(data(match).raids).toEqual([]);
    expect(mustForce(data(match), 0).advantage).toBe(false);
  });
  test('rule 10.1: a scenario without the procedure has no raids', () => {
    const match = activated([], (battle) => {
      quiet(battle);
      battle.turn = turnAt(19, '0810');
      battle.missionDie = 5;
      place(battle, '1117', [], { kind: 'carrier', level: 1, chit: 'Carrier' });
    });
    expect(events(match, 'kernel.roll')).toEqual([]);
  });
  test('rules 7.53, 7.54: the second half of a double force does not move, but its aircraft come on', () => {
    const pair =
      (retiring: boolean, drawn: number[]) =>
      (battle: Battle): void => {
        quiet(battle);
        battle.missionDie = 5;
        place(battle, '0420', [], { partner: 1 });
        place(battle, '0420', [], { partner: 0, kind: 'carrier', level: 1, chit: 'Carrier', retiring });
        battle.drawn = drawn;
        fly(battle, { owner: 1, returning: 2 });
      };
    const second = activated([], pair(false, [0, 1]), 1);
    expect(data(second).forces.map((force) => force.hex)).toEqual([hex('0420'), hex('0420')]);
    expect(data(second).raids).toMatchObject([{ returning: 1 }]);
    expect(told(second)).toEqual(['Force B has moved already, with its other half.']);
    const first = activated([], pair(false, [1]), 1);
    expect(data(first).forces.map((force) => force.hex === hex('0420'))).toEqual([false, false]);
  });
});

test('every procedure of the segment is one of the game', () => {
  expect(procedures).toContain(activation);
  expect(procedures).toContain(activationChit);
});
