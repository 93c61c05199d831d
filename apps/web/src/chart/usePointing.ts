import { type Ref, refKey } from '@point-option/engine';
import { type MouseEvent, type RefObject, useState } from 'react';
import type { Scene } from './scene.ts';
import { opens } from './spread.ts';
import { elementUnder, type Under, hitTest } from './under.ts';
import { useDwelt } from './useDwelt.ts';
import type { View } from './useView.ts';

interface PointingOptions {
  readonly scene: RefObject<Scene>;
  readonly view: RefObject<View | null>;
  /** The hex whose stack is laid open. */
  readonly open: RefObject<string | null>;
  choose(ref: Ref): void;
  /** The hex that was clicked. */
  onHex(hex: number): void;
}

export interface Pointing {
  /** The hex that the pointer has rested on. */
  readonly dwelt: string | null;
  hover(x: number, y: number, on: boolean): void;
  click(event: MouseEvent<HTMLElement>): void;
  doubleClick(event: MouseEvent<HTMLElement>): void;
  contextMenu(event: MouseEvent<HTMLElement>): void;
}

/** The pointer on the chart: what it rests on and what its clicks mean. */
export function usePointing({ scene, view, open, choose, onHex }: PointingOptions): Pointing {
  const [hover, setHover] = useState<string | null>(null);
  const dwelt = useDwelt(hover);
  const labelAt = (x: number, y: number): string | null => {
    const hex = view.current?.hexAt(x, y) ?? -1;
    return hex < 0 ? null : scene.current.board.grid.label(hex);
  };
  /** What a click is on. Not the event's own target: that may be the shield of a gesture that has just ended. */
  const underClick = ({ currentTarget, clientX, clientY, target }: MouseEvent<HTMLElement>): Under => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const under = hitTest(document.elementFromPoint(clientX, clientY) ?? (target as Element));
    return { ...under, hex: under.hex ?? labelAt(clientX - left, clientY - top) };
  };
  return {
    dwelt,
    hover(x, y, on) {
      const under = hitTest(on ? elementUnder(view.current?.port.current ?? null, x, y) : null);
      // Over an open stack the pointer is still with its hex, though that lies under another.
      const label = under.hex ?? (on ? labelAt(x, y) : null);
      setHover(label);
      scene.current.props.onAim?.(under.piece ?? (label === null ? null : { hex: label }));
    },
    click(event) {
      const { piece, hex } = underClick(event);
      if (hex === null) return;
      const { board, lit, places } = scene.current;
      const isLit = (ref: Ref): boolean => lit.has(refKey(ref));
      onHex(board.grid.hexAt(hex));
      // A finger cannot rest on a stack: its first touch opens it, unless there is but one thing to mean.
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') {
        setHover(hex);
        const pieces = places.piecesAt(hex);
        const asked = pieces.filter(({ id }) => isLit({ piece: id }));
        const canOpen = open.current !== hex && opens(pieces.length, view.current?.settled.zoom ?? 0);
        if (canOpen && !isLit({ hex }) && asked.length !== 1) return;
        // Of a closed stack no piece can be meant but the one that can be chosen.
        if (canOpen && isLit({ hex }) && !(piece && isLit(piece))) return choose({ hex });
      }
      choose(piece ?? { hex });
    },
    doubleClick(event) {
      const { hex } = underClick(event);
      if (hex !== null) view.current?.centreOn(scene.current.board.grid.hexAt(hex), true);
    },
    contextMenu(event) {
      const { piece, hex } = underClick(event);
      const { onInspect } = scene.current.props;
      if (!onInspect || hex === null) return;
      event.preventDefault();
      onInspect(piece ?? { hex });
    },
  };
}
