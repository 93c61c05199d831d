import { proveMany } from '@point-option/proving';
import { marianas } from './index.ts';

proveMany(marianas, 2_000);
