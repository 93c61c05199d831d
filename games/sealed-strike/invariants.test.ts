import { proveStarts } from '@point-option/proving';
import { sealedStrike } from './index.ts';
import { invariants } from './invariants.ts';

proveStarts(sealedStrike, { invariants, decided: ['rounds'] });
