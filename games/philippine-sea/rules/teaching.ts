import type { Side } from '@point-option/engine';
import type { G } from '../data/state.ts';

/**
 * Who sees what the Japanese side considers and rolls before anything comes of it: the player where the match is played
 * to learn, otherwise nobody until it is over.
 */
export const considered = (g: G): readonly Side[] | 'all' => (g.options['teaching'] === true ? 'all' : []);
