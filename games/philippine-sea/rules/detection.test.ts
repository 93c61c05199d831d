import { describe, expect, test } from 'vitest';
import { APPROXIMATE, type Force, type G, LOCATED, SPOTTED, UNDETECTED } from '../data/state.ts';
import { detect, fade } from './detection.ts';
import { isDetected } from './forces.ts';
import { promoteToMaximum } from './intelligence.ts';
import { data, done, given, place, told } from './testing.ts';

const only = (g: G): Force => g.state.forces[0] as Force;
const ofLevelOne = (detection: number) => ({
  change: (battle: G['state']): void => {
    place(battle, '1419', [], { level: 1, chit: 'Large', detection });
  },
});
/** A cup with one chit. */
const cupOf =
  (chit: 'Large' | 'False Contact') =>
  (battle: G['state']): void => {
    place(battle, '1419');
    for (const key of Object.keys(battle.levelOne)) battle.levelOne[key as 'Large'] = 0;
    battle.levelOne[chit] = 1;
  };

describe('detection', () => {
  test('rules 8.11, 8.12: a force is undetected until it is found', () => {
    const match = done((g) => void detect(g, only(g), SPOTTED), ofLevelOne(UNDETECTED));
    expect(data(match).forces[0]?.detection).toBe(SPOTTED);
    expect(told(match)).toContain('Force A is spotted.');
    expect(given([], (g) => isDetected(only(g)), { change: (battle) => void place(battle, '1419') })).toBe(false);
  });

  test('rules 8.111, 8.13: each result gives its marker; a poorer one takes nothing away (RULINGS.md, 75)', () => {
    const after = (before: number, result: 1 | 2 | 3): number =>
      data(done((g) => void detect(g, only(g), result), ofLevelOne(before))).forces[0]?.detection ?? -1;
    expect([APPROXIMATE, LOCATED, SPOTTED].map((result) => after(UNDETECTED, result as 1))).toEqual([1, 2, 3]);
    expect(after(APPROXIMATE, LOCATED)).toBe(LOCATED);
    expect(after(LOCATED, SPOTTED)).toBe(SPOTTED);
    expect(after(LOCATED, APPROXIMATE)).toBe(LOCATED);
    expect(after(SPOTTED, APPROXIMATE)).toBe(SPOTTED);
    expect(after(SPOTTED, LOCATED)).toBe(SPOTTED);
  });

  test('rule 8.13: a force of level 0 draws its chit, whatever the result', () => {
    for (const result of [APPROXIMATE, LOCATED, SPOTTED] as const) {
      const match = done(
        (g) => {
          expect(detect(g, only(g), result)).toBe(true);
        },
        { change: cupOf('Large') },
      );
      expect(data(match).forces[0]).toMatchObject({ level: 1, chit: 'Large', detection: result });
    }
    const gone = done(
      (g) => {
        expect(detect(g, only(g), APPROXIMATE)).toBe(false);
      },
      {
        change: cupOf('False Contact'),
      },
    );
    expect(data(gone).forces).toEqual([]);
  });

  test('rules 8.12, 7.34: a force that a strike has contacted is spotted and known whole', () => {
    const match = done(
      (g) => {
        detect(g, only(g), SPOTTED, 'strike');
        promoteToMaximum(g, only(g));
      },
      {
        change: (battle) => {
          place(battle, '1419', [], { level: 2, chit: 'Small Surface', kind: 'surface', detection: APPROXIMATE });
        },
        dice: [1, 1],
      },
    );
    expect(data(match).forces[0]).toMatchObject({ detection: SPOTTED, level: 3 });
  });

  test('rule 8.14: with each activation one step down', () => {
    const after = (before: number): number =>
      data(done((g) => fade(g, only(g)), ofLevelOne(before))).forces[0]?.detection ?? -1;
    expect([SPOTTED, LOCATED, APPROXIMATE, UNDETECTED].map(after)).toEqual([LOCATED, APPROXIMATE, UNDETECTED, 0]);
    expect(told(done((g) => fade(g, only(g)), ofLevelOne(SPOTTED)))).toContain(
      'The sighting of Force A ages: located.',
    );
    expect(told(done((g) => fade(g, only(g)), ofLevelOne(UNDETECTED)))).toEqual([]);
  });

  test('rule 8.15: only detected forces can be targets, and an approximate sighting makes contact harder', () => {
    const reach = (detection: number): boolean => given([], (g) => isDetected(only(g)), ofLevelOne(detection));
    expect([UNDETECTED, APPROXIMATE, LOCATED, SPOTTED].map(reach)).toEqual([false, true, true, true]);
    const contact = (...modifiers: string[]): string =>
      given([6], (g) => g.roll<string>('strike contact', { column: 9, modifiers }));
    expect([contact(), contact('approximate')]).toEqual(['C', 'W/2']);
  });
});
