import { seat, simulate } from '@point-option/engine';
import { fuzz, pairsOf, pairwise, replaying } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { philippineSea as game } from './index.ts';

/** The battles, which have all of the advanced rules (RULINGS.md, 123), one after another. */
const BATTLES = ['full-battle', 'mitschers-way', 'two-days', 'great-battle'] as const;
const battle = (i: number): string => BATTLES[i % BATTLES.length] as string;

describe('every two options together', () => {
  const settings = pairwise(game, 'options');

  test('there are few settings for many pairs', () => {
    expect(pairsOf(game.options ?? {}).size).toBeGreaterThan(700);
    expect(settings.length).toBeLessThan(30);
  });

  test.each(settings.map((options, i) => ({ i, options })))('a battle with setting $i holds in every proof', (each) => {
    const plan = { scenario: battle(each.i), options: each.options, seed: `options/${each.i}`, endless: 20_000 };
    const { fault, match } = fuzz(game, plan);
    expect(fault).toBeNull();
    expect(match && replaying(game, match, plan.seed)).toBeNull();
  });

  test('both admirals play every setting to its end', () => {
    for (const [i, options] of settings.entries())
      for (const { id } of game.staff) {
        const { played, match } = simulate(game, seat(game, { us: id }), {
          scenario: battle(i),
          options,
          seed: `${i}`,
        });
        expect(played.outcome.scores).toHaveProperty('net');
        expect(invariants(match.table.state)).toEqual([]);
      }
  });
});
