import { proveMany } from '@point-option/proving';
import { philippineSea } from './index.ts';
import { invariants } from './invariants.ts';

proveMany(philippineSea, 1_000, invariants);
