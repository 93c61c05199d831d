import type { Outcome } from '@point-option/engine';
import { type Cup, outOfAction } from '../data/state.ts';

/** 8.2: what each thing is worth. */
const WORTH = { carriers: 5, surface: 3, hit: -2, bombardment: -3 } as const;
/** 8.3: the least points of each level, the best first. */
const LEVELS = [
  { least: 12, result: 'triumph' },
  { least: 6, result: 'success' },
  { least: 0, result: 'draw' },
] as const;

/** 8.2, 8.3 */
export function score(state: Cup): Outcome {
  const points =
    WORTH.carriers * state.sunk.carriers +
    WORTH.surface * state.sunk.surface +
    WORTH.hit * state.group.hits +
    WORTH.bombardment * state.bombardments;
  const result = outOfAction(state) ? 'defeat' : (LEVELS.find((level) => points >= level.least)?.result ?? 'defeat');
  return { winner: result === 'triumph' || result === 'success' ? 'you' : null, result, scores: { points } };
}
