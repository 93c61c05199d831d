import { fuzz, fuzzPlans, momentsOf } from '@point-option/proving';
import { expect, it } from 'vitest';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';

/*
 * A few of the moments that the proofs look at by the hundred. The proofs take too long for every mutant; this is quick enough, and hears
 * of a value or a reference that is missing in what is said.
 */
it.each(fuzzPlans(mobileFleet, mobileFleet.scenarios.length, 'wording'))(
  'all that is said of $scenario can be said, and points at something',
  (plan) => {
    for (const moment of momentsOf(mobileFleet, plan, { moments: 4, horizon: 50 }))
      expect(fuzz(mobileFleet, moment, invariants).fault).toBeNull();
  },
);
