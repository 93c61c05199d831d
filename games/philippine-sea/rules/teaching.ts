import type { Side } from '@point-option/engine';
import type { G } from '../data/state.ts';

/**
 * Who sees what the Japanese side considers and rolls before anything comes of it: the player where the match is played
 * to learn, by its option or by its scenario, otherwise nobody until it is over.
 */
export const considered = (g: G): readonly Side[] | 'all' =>
  !g.silent && (g.state.rules.teaching || g.options['teaching'] === true) ? 'all' : NOBODY;
const NOBODY: readonly Side[] = [];
