import { type RefObject, useCallback, useReducer, useRef } from 'react';

export interface OpenStack {
  /** The hex whose stack is laid open. */
  readonly now: RefObject<string | null>;
  /** Opens the stack of a hex, or closes what is open. Under a press nothing changes until it ends. */
  show(hex: string | null): void;
  hold(isHeld: boolean): void;
}

/** Which stack is open. It never opens or closes under a press: another piece would come to lie where the pointer is. */
export function useOpenStack(): OpenStack {
  const now = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const isHeld = useRef(false);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const show = (hex: string | null): void => {
    wanted.current = hex;
    if (!isHeld.current) now.current = hex;
  };
  const hold = useCallback((held: boolean): void => {
    isHeld.current = held;
    if (!held && wanted.current !== now.current) redraw();
  }, []);
  return { now, show, hold };
}
