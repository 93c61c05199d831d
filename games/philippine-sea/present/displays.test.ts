import { say } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { GUAM_CHIT, type Force } from '../data/state.ts';
import { printed } from '../present.ts';
import { data, done, place } from '../rules/testing.ts';
import { words } from '../words.ts';
import { butai, guam } from './displays.ts';

describe('displays', () => {
  test('rules 11.2, 11.29: points of Guam that are in no box are available at all ranges', () => {
    const match = done(() => undefined, {
      change: (battle) => {
        battle.cup = [GUAM_CHIT];
        battle.guam = { value: 9, turnaround: [0, 2, 0, 0, 1], lost: 1 };
      },
    });
    const [display] = guam({ state: data(match), look: printed });
    const all = display?.boxes.find(({ id }) => id === 'guam all');
    expect(all && say(words, all.title)).toBe('Available at all ranges');
    expect(all?.pieces.map(({ label }) => say(words, label))).toEqual(['5 points']);
  });

  test('rules 9.12, 14.16: hits that are on no ship yet are named where there are any', () => {
    const title = (hits: number[], all: number): string => {
      const match = done(() => undefined, {
        change: (battle) => {
          const air = { turnaround: [0, 0, 0, 0, 0], all, lost: 0 };
          place(battle, '1120', [], { kind: 'carrier', level: 1, chit: 'Carrier', hits, air });
        },
      });
      return say(words, butai({ state: data(match), look: printed }, data(match).forces[0] as Force).title);
    };
    expect(title([0, 0, 0], 0)).toBe('Force A: carriers; air strength not known');
    expect(title([1, 0, 1], 0)).toBe('Force A: carriers; air strength not known; 2 hits on no ship yet');
    expect(title([0, 0, 0], 8)).toBe('Force A: carriers; 8 air points known');
    expect(title([0, 1, 0], 8)).toBe('Force A: carriers; 8 air points known; 1 hit on no ship yet');
  });

  test('rule 7.36: the chart of level 2 does not speak of Kido Butai, which only the great battle has', () => {
    const results = Object.entries(words).filter(([key]) => key.startsWith('result.level 1 to 2.'));
    expect(results.length).toBeGreaterThan(6);
    expect(results.filter(([, said]) => said.includes('Kido Butai'))).toEqual([]);
  });
});
