import { prove } from '@point-option/proving';
import { sealedStrike } from './index.ts';

prove(sealedStrike, { at: import.meta.url });
