import type { DisplayBox, PieceView } from '@point-option/engine';
import type { TableView } from '../../worker/protocol.ts';

/** What every box and piece of a display must know to be drawn. */
export interface Desk {
  readonly table: TableView;
  readonly litIds: ReadonlySet<string>;
  readonly pulse: readonly string[];
  /** Every piece on the displays, by its id. */
  readonly pieces: ReadonlyMap<string, PieceView>;
}

export function holds(box: DisplayBox, ids: ReadonlySet<string>): boolean {
  return ids.has(box.id) || box.pieces.some(({ id }) => ids.has(id));
}
