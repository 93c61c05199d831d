import { prove } from '@point-option/proving';
import { chitCup } from './index.ts';

prove(chitCup, { at: import.meta.url });
