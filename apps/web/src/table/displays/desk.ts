import { type DisplayBox, type PieceView, refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import type { HTMLAttributes } from 'react';
import { room } from '../../store/room.ts';
import { useStore } from '../../store/store.ts';
import { placePiece } from '../picking.ts';
import { boxAt } from '../touching.ts';
import { type Landing, landingOf } from './slip.ts';

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

const NO_NATIONS = {};

export const useNations = () => useStore(room, ({ opening }) => opening?.nations ?? NO_NATIONS);

/** Lets the piece in hand be dropped on a box, where it may go there. */
export function useDrop(table: SeatView, box: string): Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'> {
  const draft = useStore(room, (now) => now.draft);
  const target = boxAt(table, draft, { box });
  if (target === undefined || draft.piece === null) return {};
  const { piece } = draft;
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      placePiece(piece, target);
    },
  };
}

/** Where the order being composed puts pieces. */
export function useLanding(): Landing {
  const placed = useStore(room, (now) => now.draft.placed);
  const prompt = useStore(room, ({ table }) => (table === null || table.blank ? null : table.prompt));
  return landingOf(prompt, placed);
}
