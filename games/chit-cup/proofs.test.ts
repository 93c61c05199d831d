import { prove } from '@point-option/proving';
import { chitCup } from './index.ts';
import { invariants } from './invariants.ts';

prove(chitCup, { at: import.meta.url, invariants });
