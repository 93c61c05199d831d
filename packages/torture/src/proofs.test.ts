import { prove } from '@point-option/proving';
import { torture } from './index.ts';
import { invariants } from './invariants.ts';

// Few matches: with 600 counters each of them takes long, and what it proves is the contract rather than the rules.
prove(torture, {
  at: import.meta.url,
  invariants,
  matches: 4,
  watched: 2,
  middle: { moments: 4, horizon: 25 },
  golden: ['desk'],
});
