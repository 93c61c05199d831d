import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { falseReport } from './index.ts';
import { invariants } from './invariants.ts';

proveStarts(falseReport, { invariants, decided: ['turns', 'deck', 'squalls'] });
proveStartsPlayed(falseReport, { invariants, changes: [150, 8000] });
