import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { options } from './data/options.ts';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';

/** Every optional rule that is off unless somebody sets it. */
const every = Object.fromEntries(
  Object.entries(options).flatMap(([name, { default: off }]) => (off ? [] : [[name, true]])),
);

proveStarts(mobileFleet, {
  invariants,
  matches: [
    { scenario: 'historical', options: every },
    { scenario: 'unleashed' },
    { scenario: 'dream', options: every },
  ],
  decided: ['lastTurn', 'secret', 'veiled'],
});

proveStartsPlayed(mobileFleet, {
  invariants,
  matches: [{ scenario: 'historical', options: every }, { scenario: 'unleashed' }],
  changes: [40, 1500],
  horizon: 30,
  staffed: 400,
});
