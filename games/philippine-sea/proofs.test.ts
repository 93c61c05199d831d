import { prove } from '@point-option/proving';
import { philippineSea } from './index.ts';
import { invariants } from './invariants.ts';

prove(philippineSea, {
  at: import.meta.url,
  invariants,
  matches: 22,
  middle: { moments: 6, horizon: 80 },
  // The later battles are the sixth with other numbers, at twice its length.
  golden: ['hellcats-up', 'sunset-strike', 'turkey-shoot', 'eyes-of-the-fleet', 'first-blood', 'full-battle'],
});
