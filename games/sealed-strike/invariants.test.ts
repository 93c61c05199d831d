import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { sealedStrike } from './index.ts';
import { invariants } from './invariants.ts';

proveStarts(sealedStrike, { invariants, decided: ['rounds'] });
proveStartsPlayed(sealedStrike, { invariants, changes: [80, 4000] });
