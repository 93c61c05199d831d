import { proveMany } from '@point-option/proving';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';

proveMany(marianas, { test: 20, soak: 2_000 }, invariants);
