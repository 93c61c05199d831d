import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { chitCup } from './index.ts';
import { invariants } from './invariants.ts';

proveStarts(chitCup, { invariants });
proveStartsPlayed(chitCup, { invariants, changes: [150, 10_000] });
