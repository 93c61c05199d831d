import { prove } from '@point-option/proving';
import { falseReport } from './index.ts';

prove(falseReport, { at: import.meta.url });
