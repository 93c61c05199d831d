import { prove } from '@point-option/proving';
import { leyteGulf } from './index.ts';
import { invariants } from './invariants.ts';

prove(leyteGulf, {
  at: import.meta.url,
  invariants,
  middle: { moments: 6, horizon: 50 },
  // The campaign differs from them in its set-up and length alone.
  golden: ['historical', 'what-if'],
});
