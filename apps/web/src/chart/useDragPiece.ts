import { type Ref, refKey, sameRef } from '@point-option/engine';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { GestureHost } from './gestures.ts';
import type { Scene } from './scene.ts';
import { elementUnder, hitTest } from './under.ts';
import type { View } from './useView.ts';

export interface Carrying extends Pick<GestureHost, 'lift' | 'carry' | 'drop'> {
  /** The piece that is dragged. */
  readonly piece: string | null;
  /** The element that follows the pointer, and where it is. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly at: RefObject<string>;
}

/** Dragging a piece: what is lit and dropped on is picked, and anything else is asked about. */
export function useDragPiece(scene: RefObject<Scene>, view: RefObject<View | null>): Carrying {
  const [piece, setPiece] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef('');
  const gestures = useMemo(() => {
    const isLit = (ref: Ref): boolean => scene.current.lit.has(refKey(ref));
    const isHeld = (ref: Ref): boolean => {
      const { selected, mover } = scene.current.props;
      return [selected, mover].some((held) => held && sameRef(held, ref));
    };
    const hexUnder = (x: number, y: number): Ref | null => {
      const hex = view.current?.hexAt(x, y) ?? -1;
      return hex < 0 ? null : { hex: scene.current.board.grid.label(hex) };
    };
    return {
      lift(ref: Ref): boolean {
        if (!('piece' in ref) || (!isLit(ref) && !isHeld(ref))) return false;
        if (!isHeld(ref)) scene.current.props.onPick(ref);
        setPiece(ref.piece);
        return true;
      },
      carry(x: number, y: number): void {
        at.current = `translate(${x}px, ${y}px)`;
        if (ghost.current) ghost.current.style.transform = at.current;
        const hex = hexUnder(x, y);
        scene.current.props.onAim?.(hex && isLit(hex) ? hex : null);
      },
      drop(x: number, y: number, done: boolean): void {
        setPiece(null);
        if (!done) return;
        const { props, places } = scene.current;
        const hex = hexUnder(x, y);
        if (hex && isLit(hex)) return props.onPick(hex);
        const over = hitTest(elementUnder(view.current?.port.current ?? null, x, y)).piece;
        if (over && !isHeld(over) && isLit(over)) return props.onPick(over);
        const from = places.hexOf(props.mover ?? props.selected);
        if (hex && places.hexOf(hex) !== from) props.onWhyNot(hex);
      },
    };
  }, [scene, view]);
  return { piece, ghost, at, ...gestures };
}
