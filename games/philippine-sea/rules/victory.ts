import type { Outcome } from '@point-option/engine';
import type { G } from '../data/state.ts';

export const outcome = (_g: G): Outcome => ({ winner: null, result: 'result.mixed', scores: {} });
