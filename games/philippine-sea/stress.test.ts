import { proveMany } from '@point-option/proving';
import { philippineSea } from './index.ts';
import { invariants } from './invariants.ts';

proveMany(philippineSea, { test: 16, soak: 1_000 }, invariants);
