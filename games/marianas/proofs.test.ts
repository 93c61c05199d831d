import { prove } from '@point-option/proving';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';

prove(marianas, {
  at: import.meta.url,
  invariants,
  matches: 16,
  watched: 3,
  middle: { moments: 6, horizon: 80 },
});
