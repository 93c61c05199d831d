import { prove } from '@point-option/proving';
import { leyteGulf } from './index.ts';
import { invariants } from './invariants.ts';

prove(leyteGulf, {
  at: import.meta.url,
  invariants,
  middle: { moments: 6, horizon: 50 },
  // The others differ from it in set-up, length and air units alone, and each would be another 3.5 MB.
  golden: ['historical'],
});
