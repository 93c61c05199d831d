import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { APPROXIMATE, type Battle, type Force, LOCATED, SPOTTED, UNDETECTED } from '../data/state.ts';
import { fly } from './combat.testing.ts';
import { attemptContact, canTryAgain, contactDistance, wrongTarget } from './contact.ts';
import { forceById } from './forces.ts';
import { data, done, events, given, place, type Table, told } from './testing.ts';

const SURFACE: Partial<Force> = { kind: 'surface', level: 3 };
const ships = (n: number): string[] => [`Cruiser Force ${n}`];
/** TF 58 is in 1109; 1119 is ten hexes from it. */
const TARGET = '1119';

interface Tried {
  match: Table;
  force: number;
  astray: boolean;
}
function attempt(
  dice: readonly number[],
  target: Partial<Force> = {},
  more: (data: Battle) => void = () => undefined,
  second = false,
): Tried {
  let result = { force: -1, astray: false };
  const match = done((g) => void (result = attemptContact(g, 0, forceById(g.state, 0) as Force, second)), {
    dice,
    change: (data) => {
      fly(data, 0, { kind: 'strike', hex: grid.mustHex(TARGET) }, ['Essex SB2C 1']);
      place(data, TARGET, ships(1), { ...SURFACE, detection: LOCATED, ...target });
      more(data);
    },
  });
  return { match, ...result };
}
const detection = (match: Table, force: number): number | undefined => forceById(data(match), force)?.detection;

describe('contact', () => {
  test('rule 5.21: the column is the distance from the target to the nearest task group', () => {
    given([], ({ state }) => {
      expect(contactDistance(state, grid.mustHex(TARGET))).toBe(10);
      (state.groups[4] as { hex: number }).hex = grid.mustHex('1116');
      expect(contactDistance(state, grid.mustHex(TARGET))).toBe(3);
      state.rules.contactDistance = 10;
      expect(contactDistance(state, grid.mustHex(TARGET))).toBe(10);
      state.rules.contactDistance = -1;
      for (const group of state.groups) group.hex = -1;
      expect(contactDistance(state, grid.mustHex(TARGET))).toBe(99);
    });
  });

  test('rules 5.1(1), 5.21: at ten hexes contact is made from five on, and the force is spotted', () => {
    const found = attempt([5]);
    expect(found.force).toBe(0);
    expect(detection(found.match, 0)).toBe(SPOTTED);
    const failed = attempt([2]);
    expect(failed.force).toBe(-1);
    expect(detection(failed.match, 0)).toBe(LOCATED);
  });

  test('rule 5.21: an approximate sighting is harder by three, a second attempt by one', () => {
    expect(attempt([5], { detection: APPROXIMATE }).force).toBe(-1);
    expect(attempt([8], { detection: APPROXIMATE }).force).toBe(0);
    expect(attempt([3], {}, undefined, true).force).toBe(-1);
    expect(attempt([6], {}, undefined, true).force).toBe(0);
  });

  test('rule 5.22: a strike that would fall out of the sky cannot try again', () => {
    const can = (fuel: number): boolean =>
      given([], ({ state }) => {
        fly(state, 0, { kind: 'strike', fuel }, ['Essex SB2C 1']);
        return canTryAgain(state, 0);
      });
    expect([can(3), can(-5), can(-6)]).toEqual([true, true, false]);
  });
});

describe('wrong targets', () => {
  test('rules 5.24, 5.26: where there is none, the target itself is found', () => {
    expect(attempt([3]).force).toBe(0);
    expect(attempt([4]).force).toBe(0);
    expect(attempt([4], {}, (data) => void place(data, '1120', ships(2), SURFACE)).force).toBe(0);
    expect(attempt([3], {}, (data) => void place(data, '1122', ships(2), SURFACE)).force).toBe(0);
  });

  test('rules 5.24, 5.25: W/2 leads to another force within two hexes, detected or not, and moves the strike there', () => {
    const { force, match } = attempt([3], {}, (data) => void place(data, '1121', ships(2), SURFACE));
    expect(force).toBe(1);
    expect(data(match).missions[0]?.hex).toBe(grid.mustHex('1121'));
    expect(detection(match, 1)).toBe(SPOTTED);
    expect(detection(match, 0)).toBe(LOCATED);
    expect(told(match)).toContain('Strike 1 goes for the wrong target: Force B in 1121.');
  });

  test('rule 5.26: W/0 leads to another force in the same hex only', () => {
    expect(attempt([4], {}, (data) => void place(data, TARGET, ships(2), SURFACE)).force).toBe(1);
  });

  test('rule 5.24: a detected one before others, then the nearer, then by chance', () => {
    const chosen = (dice: number[], ...others: [string, number][]): string | undefined =>
      given(dice, (g) => {
        const target = place(g.state, TARGET, ships(1), { detection: LOCATED });
        for (const [hex, seen] of others) place(g.state, hex, [], { detection: seen });
        return wrongTarget(g, target, 2)?.marker;
      });
    expect(chosen([], ['1120', UNDETECTED], ['1121', APPROXIMATE])).toBe('C');
    expect(chosen([], ['1121', SPOTTED], ['1120', APPROXIMATE])).toBe('C');
    expect(chosen([], ['1121', UNDETECTED], [TARGET, UNDETECTED])).toBe('C');
    expect(chosen([2], ['1120', LOCATED], ['1118', APPROXIMATE])).toBe('C');
    expect(chosen([])).toBeUndefined();
  });

  test('rule 5.25: an undetected force of level 0 shows its chit; a false contact is gone, and the strike is astray', () => {
    const only = (chit: string) => (data: Battle) => {
      for (const name of Object.keys(data.levelOne)) data.levelOne[name as keyof Battle['levelOne']] = 0;
      data.levelOne[chit as keyof Battle['levelOne']] = 3;
      place(data, '1120');
    };
    const nothing = attempt([3], {}, only('False Contact'));
    expect(nothing).toMatchObject({ force: -1, astray: true });
    expect(data(nothing.match).forces.map(({ id }) => id)).toEqual([0]);
    const real = attempt([3], {}, only('Surface'));
    expect(real.force).toBe(1);
    expect(forceById(data(real.match), 1)).toMatchObject({ level: 1, kind: 'surface' });
    expect(events(real.match, 'strike takes the wrong target')).toHaveLength(1);
  });
});
