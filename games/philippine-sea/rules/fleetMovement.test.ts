import { ask, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, IS_ISLAND } from '../data/map.ts';
import { type Battle, emptyMission, newForce, SHIP_SUNK } from '../data/state.ts';
import { BATTLE_LINE, FIXED_GROUPS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { fleetMovement } from './fleetMovement.ts';
import { hexOf, shipsOf } from './groups.ts';
import { missionHex } from './missions.ts';
import {
  AFTER,
  choices,
  data,
  events,
  now,
  order,
  pieces,
  place,
  playing,
  refused,
  spoken,
  type Table,
} from './testing.ts';

const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const hex = grid.mustHex;
const sailing = (change: (data: Battle) => void = () => undefined): Table => playing(fleetMovement, {}, [], { change });
/** Past the question whether Battle Line sends ships away. */
function atCourses(change?: (data: Battle) => void): Table {
  const match = sailing(change);
  if (now(match) === 'fleet movement: orders') order(match, 'sail');
  return match;
}
const where = (match: Table, group: number): string => grid.label(hexOf(data(match), group));
const ALL = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

describe('sailing', () => {
  test('rules 6.31, 6.32, 6.33: the five groups of Task Force 58 sail together or apart, one hex each', () => {
    const match = atCourses();
    expect(Object.keys(pieces(match))).toEqual(['group 0', 'group 1', 'group 2', 'group 3', 'group 4']);
    order(match, { 'group 0': 'W', 'group 1': 'W', 'group 4': 'NW' });
    expect([0, 1, 2, 3, 4].map((group) => where(match, group))).toEqual(['1110', '1110', '1109', '1109', '1010']);
    expect(data(match).groups[0]?.from).toBe(hex('1109'));
    expect(now(match)).toBe(AFTER);
    expect(events(match, 'group sails')).toHaveLength(3);
  });

  test('rule 6.33: a group that comes back to the others is with them again', () => {
    const match = atCourses((state) => {
      state.groups[0] = { hex: hex('1110'), from: hex('1110') };
    });
    order(match, { 'group 0': 'E' });
    expect(hexOf(data(match), 0)).toBe(hexOf(data(match), 1));
  });

  test('rule 6.34: groups with carriers keep out of island hexes, others need not, and nobody leaves the chart', () => {
    // Saipan is 1006, Tinian 1106.
    expect(IS_ISLAND[hex('1006')]).toBe(true);
    const match = atCourses((state) => {
      for (const group of state.groups.slice(0, 5)) group.hex = hex('1007');
    });
    expect(pieces(match)['group 0']).toEqual(ALL.filter((way) => way !== 'E' && way !== 'SE'));
    expect(pieces(match)['group 4']).toEqual(ALL);
    expect(refused(match, { 'group 0': 'E' })).not.toBeNull();
    order(match, { 'group 4': 'E' });
    expect(where(match, BATTLE_LINE)).toBe('1006');
    const edge = atCourses((state) => {
      state.groups[0] = { hex: hex('0130'), from: -1 };
    });
    expect(pieces(edge)['group 0']).toEqual(['E', 'SE']);
  });

  test('rule 6.35: nobody enters a hex with a Japanese force', () => {
    const match = atCourses((state) => void place(state, '1110'));
    expect(pieces(match)['group 0']).not.toContain('W');
    expect(pieces(match)['group 4']).toHaveLength(5);
  });

  test('rule 6.36: strikes and intercepts stay where they are, patrols go along', () => {
    const match = atCourses((state) => {
      state.missions[0] = { ...emptyMission(), kind: 'intercept', hex: hex('1109'), fuel: 9, groups: 1 };
      state.missions[1] = { ...emptyMission(), kind: 'patrol', fuel: 0, groups: 1 };
    });
    order(match, { 'group 0': 'SW' });
    const { missions } = data(match);
    expect(missionHex(data(match), missions[0]!)).toBe(hex('1109'));
    expect(missionHex(data(match), missions[1]!)).toBe(hexOf(data(match), 0));
    expect(where(match, 0)).toBe('1210');
  });

  test('rule 6.431: the lights are those of the ships and go along', () => {
    const match = atCourses((state) => void (state.lit = [hex('1109')]));
    order(match, { 'group 0': 'W', 'group 1': 'W', 'group 2': 'W', 'group 3': 'W', 'group 4': 'W' });
    expect(data(match).lit).toEqual([hex('1110')]);
  });

  test('a fleet that is hemmed in is not asked', () => {
    const match = sailing((state) => {
      for (const group of state.groups) group.hex = -1;
    });
    expect(now(match)).toBe(AFTER);
  });
});

describe('detachment', () => {
  test('rule 6.15: ships of Battle Line form a surface group, once and for all; three times at most', () => {
    const match = sailing();
    expect(choices(match)).toEqual(['sail', 'detach']);
    order(match, 'detach');
    expect(choices(match)).toEqual(shipsOf(data(match), BATTLE_LINE));
    expect(whyNot(match, 'us', { option: ship('Essex') })?.reason.key).toBe('why not of Battle Line');
    expect(refused(match, [])).not.toBeNull();
    expect(refused(match, shipsOf(data(match), BATTLE_LINE))).not.toBeNull();
    expect(spoken(match).question).toBe('Which ships leave Battle Line for good as Surf 1?');
    order(match, [ship('Iowa'), ship('DesDiv 12')]);
    expect(shipsOf(data(match), 5)).toEqual([ship('Iowa'), ship('DesDiv 12')]);
    order(match, 'detach');
    // What is detached does not come back, and is not detached again.
    expect(choices(match)).not.toContain(ship('Iowa'));
    order(match, [ship('Alabama')]);
    order(match, 'detach');
    order(match, [ship('Indiana')]);
    // No marker is left.
    expect(now(match)).toBe('fleet movement: courses');
    order(match, { 'group 5': 'NE', 'group 6': 'W' });
    expect([4, 5, 6, 7].map((group) => where(match, group))).toEqual(['1109', '1009', '1110', '1109']);
  });

  test('rules 6.15, 12.41: crippled battleships stay, and one sound ship with Battle Line', () => {
    const match = sailing((state) => {
      state.hits[ship('Iowa')] = 15;
    });
    order(match, 'detach');
    expect(choices(match)).not.toContain(ship('Iowa'));
    expect(whyNot(match, 'us', { piece: `ship ${ship('Iowa')}` })?.reason.key).toBe('why not detach a cripple');
    expect(ask(match, 'us')).toMatchObject({ max: 9 });
  });
});

describe('crippled ships', () => {
  const cripple = (state: Battle): void => {
    state.hits[ship('Essex')] = 6;
  };

  test('rules 12.4, 12.41: a crippled carrier stays behind by herself when her group sails', () => {
    const match = atCourses(cripple);
    order(match, { 'group 3': 'W' });
    expect(shipsOf(data(match), FIXED_GROUPS)).toEqual([ship('Essex')]);
    expect([where(match, 3), where(match, FIXED_GROUPS)]).toEqual(['1110', '1109']);
    expect(events(match, 'cripple left behind')).toHaveLength(1);
    // While the group stays she stays with it.
    const still = atCourses(cripple);
    order(still, { 'group 0': 'W' });
    expect(shipsOf(data(still), 3)).toContain(ship('Essex'));
  });

  test('rules 12.16, 12.41: five hits on a fleet carrier do not cripple her', () => {
    const match = atCourses((state) => void (state.hits[ship('Essex')] = 5));
    order(match, { 'group 3': 'W' });
    expect(shipsOf(data(match), 3)).toContain(ship('Essex'));
  });

  test('rule 12.42: a ship in tow moves every third turn', () => {
    const alone = (turn: number) =>
      atCourses((state) => {
        cripple(state);
        state.turn = turn;
        state.where[ship('Essex')] = FIXED_GROUPS;
        state.groups[FIXED_GROUPS] = { hex: hex('1112'), from: hex('1112') };
      });
    // 0530, 0650, 0810, 0930.
    const towed = [0, 1, 2, 3].map((turn) => Object.keys(pieces(alone(turn))).includes('group 8'));
    expect(towed).toEqual([true, false, false, true]);
    const match = alone(1);
    expect(whyNot(match, 'us', { piece: 'group 8' })?.reason.key).toBe('why not towed now');
    const under = alone(3);
    order(under, { 'group 8': 'E' });
    expect(where(under, FIXED_GROUPS)).toBe('1111');
    expect(shipsOf(data(under), FIXED_GROUPS)).toEqual([ship('Essex')]);
  });

  test('rules 6.34, 12.46: a crippled carrier is not towed to an island nor to a wreck', () => {
    const match = atCourses((state) => {
      cripple(state);
      state.where[ship('Essex')] = FIXED_GROUPS;
      state.groups[FIXED_GROUPS] = { hex: hex('1007'), from: hex('1007') };
      state.wrecks = [{ ship: 1, hex: hex('1008'), of: 0 }];
    });
    expect(pieces(match)['group 8']).toEqual(ALL.filter((way) => !['E', 'SE', 'W'].includes(way)));
  });

  test('rule 12.46: a task group that comes upon a lone Japanese cripple sinks her', () => {
    const match = atCourses((state) => {
      state.wrecks = [{ ship: 1, hex: hex('1110'), of: 0 }];
      state.japanese[1] = -6;
    });
    expect(pieces(match)['group 0']).toContain('W');
    order(match, { 'group 0': 'W' });
    expect(data(match).wrecks).toEqual([]);
    expect(data(match).japanese[1]).toBe(SHIP_SUNK);
    expect(events(match, 'wreck overrun')).toHaveLength(1);
    // Beside a force nobody goes there at all.
    const guarded = atCourses((state) => {
      state.wrecks = [{ ship: 1, hex: hex('1110'), of: 0 }];
      state.forces.push(newForce(0, 'A', hex('1110')));
    });
    expect(pieces(guarded)['group 0']).not.toContain('W');
  });
});
