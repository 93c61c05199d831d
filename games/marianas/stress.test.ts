import { proveMany } from '@point-option/proving';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';

proveMany(marianas, 2_000, invariants);
