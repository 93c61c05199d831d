import { proveStarts } from '@point-option/proving';
import { chitCup } from './index.ts';
import { invariants } from './invariants.ts';

proveStarts(chitCup, { invariants });
