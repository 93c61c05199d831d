import { seat, simulate } from '@point-option/engine';
import {
  type FuzzPlan,
  fuzz,
  interference,
  momentsOf,
  pairsOf,
  pairwise,
  replaying,
  sample,
  soaking,
  stress,
} from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { mobileFleet as game } from './index.ts';
import { invariants } from './invariants.ts';

/** The battles, one after another. The lesson has rules of its own. */
const BATTLES = ['historical', 'unleashed', 'dream'] as const;
/** A staffed battle is looked at somewhere in its middle; `npm run soak` looks from beginning to end, and farther. */
const MIDDLE = { moments: sample(3, 8), horizon: sample(8, 80) };

const settings = pairwise(game, 'options');
const plans = settings.map(
  (options, i): FuzzPlan => ({
    scenario: BATTLES[i % BATTLES.length] as string,
    options,
    seed: `options/${i}`,
  }),
);

describe('every two options together', () => {
  test('there are few settings for all pairs', () => {
    expect(pairsOf(game.options ?? {}).size).toBe(220);
    expect(settings.length).toBeLessThan(14);
  });

  test.each(plans)('orders at random come to an end with $options', (plan) => {
    expect(stress(game, plan, invariants)).toBeNull();
  });

  // Admirals in turn; in the soak all of them.
  test.each(plans.map((plan, i) => ({ ...plan, i })))('admirals come to an end with $options', ({ i, ...plan }) => {
    for (const { id } of soaking ? game.staff : game.staff.slice(i % game.staff.length).slice(0, 1)) {
      const { played, match } = simulate(game, seat(game, { japan: id, us: id }), plan);
      expect(played.outcome.result).toMatch(/./);
      expect(invariants(match.table.whole.data, match.table.whole.agenda)).toEqual([]);
    }
  });
});

describe('the fog holds in every setting', () => {
  const all = plans.map((plan) => momentsOf(game, plan, MIDDLE));
  const moments = soaking ? all.flat() : all.flatMap((each) => each.slice(1, 2));

  test('no order that can be undone tells a secret, and a replay is the match', () => {
    for (const moment of moments) {
      const { fault, match } = fuzz(game, moment, invariants);
      expect(fault).toBeNull();
      expect(match && replaying(game, match, moment.seed)).toBeNull();
    }
  });

  test('what a side can not know changes nothing that it can learn', () => {
    // Their beginnings and ends are for secrets that no middle has.
    const more = all.flat().filter((moment) => !moments.includes(moment));
    expect(interference(game, moments.length, 'options', invariants, () => [...moments, ...more]).fault).toBeNull();
  });
});
