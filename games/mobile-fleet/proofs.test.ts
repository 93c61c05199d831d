import { prove } from '@point-option/proving';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';

prove(mobileFleet, { at: import.meta.url, invariants, middle: { moments: 6, horizon: 80 } });
