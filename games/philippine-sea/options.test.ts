import { seat, simulate } from '@point-option/engine';
import { fuzz, momentsOf, pairsOf, pairwise, replaying, sample, soaking } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { philippineSea as game } from './index.ts';

/** The battles, which have all of the advanced rules (RULINGS.md, 123), one after another. */
const BATTLES = ['full-battle', 'mitschers-way', 'two-days', 'great-battle'] as const;
/** A battle is looked at where it begins, somewhere between, and where it ends; `npm run soak` plays all of it. */
const MIDDLE = { moments: 3, horizon: sample(20, 30) };
const battle = (i: number): string => BATTLES[i % BATTLES.length] as string;

describe('every two options together', () => {
  const settings = pairwise(game, 'options');

  test('there are few settings for many pairs', () => {
    expect(pairsOf(game.options ?? {}).size).toBeGreaterThan(700);
    expect(settings.length).toBeLessThan(30);
  });

  test.each(settings.map((options, i) => ({ i, options })))('a battle with setting $i holds in every proof', (each) => {
    const whole = { scenario: battle(each.i), options: each.options, seed: `options/${each.i}`, endless: 20_000 };
    for (const plan of [...momentsOf(game, whole, MIDDLE), ...(soaking ? [whole] : [])]) {
      const { fault, match } = fuzz(game, plan, invariants);
      expect(fault).toBeNull();
      expect(match && replaying(game, match, plan.seed)).toBeNull();
    }
  });

  // The proofs above begin at moments of matches that staff have played to their ends, one in every setting.
  test('the admirals play settings to their ends, in turn', () => {
    for (const [i, options] of settings.entries()) {
      if (!soaking && i % 3 !== 0) continue;
      for (const { id } of soaking ? game.staff : game.staff.slice(i % 2, (i % 2) + 1)) {
        const { played, match } = simulate(game, seat(game, { us: id }), {
          scenario: battle(i),
          options,
          seed: `${i}`,
        });
        expect(played.outcome.scores).toHaveProperty('net');
        expect(invariants(match.table.state)).toEqual([]);
      }
    }
  });
});
