import { prove } from '@point-option/proving';
import { marianas } from './index.ts';

prove(marianas, { at: import.meta.url, matches: 16, watched: 2 });
