import { prove } from '@point-option/proving';
import { falseReport } from './index.ts';
import { invariants } from './invariants.ts';

prove(falseReport, { at: import.meta.url, invariants });
