import { type DisplayBox, type Nations, type PieceView, type PromptView, refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { type HTMLAttributes, useMemo, useRef } from 'react';
import { room } from '../../store/room.ts';
import { useStore } from '../../store/store.ts';
import { placePiece } from '../picking.ts';
import { boxAt, touchedBy } from '../touching.ts';
import { type Landing, landingOf } from './slip.ts';

/** What every box and piece of a display must know to be drawn. Keys are those of `refKey`. */
export interface Desk {
  readonly table: SeatView;
  /** What can be chosen now. */
  readonly lit: ReadonlySet<string>;
  /** What is pointed at. */
  readonly pulse: ReadonlySet<string>;
  /** What the order being composed has chosen, or the pointer is on. */
  readonly chosen: ReadonlySet<string>;
  /** The ids of pieces that the question lets be put elsewhere. */
  readonly movable: ReadonlySet<string>;
  /** Every piece on the displays, by its id. */
  readonly pieces: ReadonlyMap<string, PieceView>;
  readonly nations: Nations;
}

/** Whether a box or anything in it is among these. */
export function holds(box: DisplayBox, keys: ReadonlySet<string>): boolean {
  return keys.has(refKey({ box: box.id })) || box.pieces.some(({ id }) => keys.has(refKey({ piece: id })));
}

const NO_NATIONS = {};

export const useNations = () => useStore(room, ({ opening }) => opening?.nations ?? NO_NATIONS);

/** The keys of what is chosen or looked at. The set is another only where it holds anything else: hundreds of counters follow it. */
export function useChosen({ prompt }: SeatView): ReadonlySet<string> {
  const piece = useStore(room, (now) => now.draft.piece);
  const options = useStore(room, (now) => now.draft.chosen);
  const focus = useStore(room, (now) => now.focus);
  const route = useStore(room, (now) => now.route);
  const keys = useMemo(() => {
    const refs = prompt === null ? [] : [...options, focus].flatMap((option) => touchedBy(prompt, option, route));
    return new Set([...refs.map(refKey), ...(piece === null ? [] : [refKey({ piece })])]);
  }, [prompt, piece, options, focus, route]);
  const kept = useRef<ReadonlySet<string>>(keys);
  if (kept.current.size !== keys.size || [...keys].some((key) => !kept.current.has(key))) kept.current = keys;
  return kept.current;
}

const NO_PIECES: ReadonlySet<string> = new Set();

export function movableIn(prompt: PromptView | null): ReadonlySet<string> {
  return prompt?.kind === 'arrange' ? new Set(prompt.pieces.map(({ id }) => id)) : NO_PIECES;
}

/** Lets the piece in hand be dropped on a box, where it may go there. */
export function useDrop(table: SeatView, box: string): Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'> {
  const draft = useStore(room, (now) => (now.draft.piece === null ? null : now.draft));
  if (draft === null || draft.piece === null) return {};
  const target = boxAt(table, draft, { box });
  if (target === undefined) return {};
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
  return useMemo(() => landingOf(prompt, placed), [prompt, placed]);
}
