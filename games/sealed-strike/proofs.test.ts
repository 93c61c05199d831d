import { prove } from '@point-option/proving';
import { sealedStrike } from './index.ts';
import { invariants } from './invariants.ts';

prove(sealedStrike, { at: import.meta.url, invariants });
