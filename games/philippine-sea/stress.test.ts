import { proveMany } from '@point-option/proving';
import { philippineSea } from './index.ts';

proveMany(philippineSea, 1_000);
