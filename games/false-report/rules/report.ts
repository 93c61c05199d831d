import type { Range } from '@point-option/engine';
import { type Accuracy, type Charts, DUMMY, REPORT_MOST } from '../data/state.ts';

/** 5.4, 5.5: what may be reported of a formation with so many ships. */
export function reportRange(g: Charts, ships: number, accuracy: Accuracy): Range {
  if (ships === DUMMY) return { min: 1, max: REPORT_MOST };
  const error = g.look<number>('accuracy', accuracy);
  return { min: Math.max(1, ships - error), max: Math.min(REPORT_MOST, ships + error) };
}
