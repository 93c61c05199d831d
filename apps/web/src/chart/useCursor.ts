import { type Ref, refId, refKey } from '@point-option/engine';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { meaningOf } from './keys.ts';
import type { Scene } from './scene.ts';
import { pieceAt } from './under.ts';
import type { View } from './useView.ts';

export interface Cursor {
  readonly hex: number;
  readonly label: string;
  /** What the keyboard is on. */
  readonly held: 'hex' | 'piece' | null;
  put(hex: number): void;
  press(event: React.KeyboardEvent): void;
  focus(event: React.FocusEvent): void;
  blur(): void;
}

const ofPort = (port: RefObject<HTMLElement | null>, selector: string): SVGElement[] => [
  ...(port.current?.querySelectorAll<SVGElement>(selector) ?? []),
];

/** The keyboard's place on the chart: from hex to hex, and among the pieces of a stack. */
export function useCursor(scene: Scene, view: View, choose: (ref: Ref) => void): Cursor {
  const { board, places, lit, props } = scene;
  const [at, put] = useState(-1);
  const [held, setHeld] = useState<'hex' | 'piece' | null>(null);
  const hex = at >= 0 && at < board.grid.count ? at : firstHex(scene);
  const label = board.grid.label(hex);
  const wantsFocus = useRef(false);
  const heldPiece = useRef<string | null>(null);
  const focusHex = (): void => ofPort(view.port, '[data-cursor]')[0]?.focus({ preventScroll: true });
  const focusPiece = (id: string): void =>
    ofPort(view.port, '[data-piece]')
      .find(({ dataset }) => dataset['piece'] === id)
      ?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (wantsFocus.current) {
      wantsFocus.current = false;
      focusHex();
    } else if (heldPiece.current !== null && document.activeElement === document.body) {
      // A stack that opens or closes draws its pieces anew, and the focus goes with the old one.
      focusPiece(heldPiece.current);
    }
  });

  function go(to: number): void {
    put(to);
    wantsFocus.current = true;
    view.keepInView(to);
    props.onAim?.({ hex: board.grid.label(to) });
  }

  /** Enter on a hex chooses it, or the one piece in it that can be chosen, or else goes in among its pieces. */
  function chooseHere(piece: Ref | null): void {
    if (piece) return choose(piece);
    if (lit.has(refKey({ hex: label }))) return props.onPick({ hex: label });
    const pieces = places.piecesAt(label);
    const asked = pieces.filter(({ id }) => lit.has(refKey({ piece: id })));
    if (asked.length === 1 && asked[0]) return props.onPick({ piece: asked[0].id });
    const wanted = asked[0] ?? pieces[0];
    if (!wanted) return props.onWhyNot({ hex: label });
    focusPiece(wanted.id);
  }

  /** Among the pieces of a stack the arrows go from one to the next, and Escape back to the hex. */
  function inStack(event: React.KeyboardEvent, piece: Ref): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key !== 'Escape' && (step === undefined || event.shiftKey)) return false;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) {
      wantsFocus.current = true;
      setHeld('hex');
      focusHex();
      return true;
    }
    const here = places.labelOf(piece);
    const all = ofPort(view.port, '[data-piece]').filter(({ dataset }) => dataset['hex'] === here);
    const now = all.findIndex(({ dataset }) => dataset['piece'] === refId(piece));
    all[(now + step + all.length) % all.length]?.focus();
    return true;
  }

  function press(event: React.KeyboardEvent): void {
    const target = event.target as Element;
    if (target.closest('button')) return;
    const piece = pieceAt(target);
    if (piece && inStack(event, piece)) return;
    const meaning = meaningOf(event, board, hex);
    if (!meaning || (meaning.kind === 'inspect' && !props.onInspect)) return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning.kind === 'pan') view.pan(meaning.dx, meaning.dy);
    if (meaning.kind === 'zoom') view.zoomBy(meaning.factor);
    if (meaning.kind === 'fit') view.fit();
    if (meaning.kind === 'go') go(meaning.hex);
    if (meaning.kind === 'choose') chooseHere(piece);
    if (meaning.kind === 'inspect') props.onInspect?.(piece ?? { hex: label });
  }

  return {
    hex,
    label,
    held,
    put,
    press,
    focus(event) {
      const target = event.target as unknown as SVGElement;
      if (!target.matches(':focus-visible')) return;
      const piece = pieceAt(target);
      const where = target.dataset['hex'];
      setHeld(piece ? 'piece' : 'hex');
      heldPiece.current = piece && 'piece' in piece ? piece.piece : null;
      if (where !== undefined) put(board.grid.hexAt(where));
      props.onAim?.(piece ?? (where === undefined ? null : { hex: where }));
    },
    blur() {
      setHeld(null);
      heldPiece.current = null;
    },
  };
}

/** Where the cursor begins: on something that is asked, or else where something lies. */
function firstHex({ board, places, props: { lit, map } }: Scene): number {
  const wanted = lit.map(({ ref }) => places.hexOf(ref)).find((hex) => hex >= 0);
  return wanted ?? Math.max(0, board.grid.hexAt(map.stacks[0]?.hex ?? ''));
}
