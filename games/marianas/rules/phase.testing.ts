import { call, confirm, decide, procedure, type Procedure } from '@point-option/engine';
import { SIDES } from '../data/map.ts';
import type { Campaign } from '../data/state.ts';
import { type Standing, standing, type Table } from './testing.ts';

/** A match about to play one phase of a turn, which then stands at "table: after". */
export function phaseOf(
  phase: Procedure<Campaign>,
  procedures: readonly Procedure<Campaign, never>[],
  how: Standing,
): Table {
  const table = procedure<Campaign>('table', 'time-02', [
    call(
      'phase',
      'time-02',
      () => phase,
      () => ({}),
    ),
    decide('after', 'time-02', SIDES, confirm({ apply: () => undefined })),
  ]);
  return standing([table, ...procedures], { step: 'phase' }, how);
}
export const AFTER = 'table: after';
