import type { Procedure } from '@point-option/engine';
import type { Campaign } from '../data/state.ts';
import { playing, type Standing, type Table } from './testing.ts';

export { AFTER } from './testing.ts';

/** A match about to play one phase of a turn, which then stands at "table: after". */
export function phaseOf(
  phase: Procedure<Campaign>,
  procedures: readonly Procedure<Campaign, never>[],
  how: Standing,
): Table {
  return playing(phase, {}, procedures, how);
}
