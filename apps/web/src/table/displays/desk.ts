import { type DisplayBox, type PieceView, refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';

/** What every box and piece of a display must know to be drawn. Keys are those of `refKey`. */
export interface Desk {
  readonly table: SeatView;
  /** What can be chosen now. */
  readonly lit: ReadonlySet<string>;
  /** What is pointed at. */
  readonly pulse: ReadonlySet<string>;
  /** Every piece on the displays, by its id. */
  readonly pieces: ReadonlyMap<string, PieceView>;
}

/** Whether a box or anything in it is among these. */
export function holds(box: DisplayBox, keys: ReadonlySet<string>): boolean {
  return keys.has(refKey({ box: box.id })) || box.pieces.some(({ id }) => keys.has(refKey({ piece: id })));
}
