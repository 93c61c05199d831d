import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a row is taken to be high before it was drawn. */
const GUESS = 28;
/** So much is drawn beyond either edge, so that scrolling finds rows there. */
const MARGIN = 400;

export interface Window {
  readonly from: number;
  readonly to: number;
  /** Room for the rows above and below that are not drawn. */
  readonly above: number;
  readonly below: number;
  /** Measures a row from now on, as a ref. It is the same for the same key. */
  measure(key: number): (row: HTMLElement | null) => void;
}

/** Of a long list only what can be seen is drawn: thousands of lines cost no more than a screenful. */
export function useWindow(list: RefObject<HTMLElement | null>, keys: readonly number[]): Window {
  const heights = useRef(new Map<number, number>());
  const [view, setView] = useState({ top: 0, height: 600 });
  const [, redraw] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);

  // The browser tells how high rows have come out: to ask while they are put in would lay out the whole page once more.
  const [{ measure, end }] = useState(() => rowsMeasured(heights.current, () => redraw((n) => n + 1)));
  useEffect(() => end, [end]);

  let [from, to, above, below, y] = [-1, keys.length, 0, 0, 0];
  keys.forEach((key, i) => {
    const height = heights.current.get(key) ?? GUESS;
    if (from < 0 && y + height >= view.top - MARGIN) {
      from = i;
      above = y;
    }
    if (y > view.top + view.height + MARGIN) {
      to = Math.min(to, i);
      below += height;
    }
    y += height;
  });
  return { from: Math.max(0, from), to, above: from < 0 ? 0 : above, below, measure };
}

/** Keeps the heights of the rows that are drawn. Rows that came out higher than guessed may have left a gap at the foot. */
function rowsMeasured(heights: Map<number, number>, onGrown: () => void): Pick<Window, 'measure'> & { end(): void } {
  const keys = new WeakMap<Element, number>();
  const drawn = new Map<number, HTMLElement>();
  const refs = new Map<number, (row: HTMLElement | null) => void>();
  const watcher = new ResizeObserver((entries) => {
    let isGrown = false;
    for (const { target, borderBoxSize } of entries) {
      const key = keys.get(target);
      const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      if (key === undefined || height === 0 || heights.get(key) === height) continue;
      heights.set(key, height);
      isGrown = true;
    }
    if (isGrown) onGrown();
  });
  const refOf = (key: number) => (row: HTMLElement | null) => {
    const before = drawn.get(key);
    if (before === row) return;
    if (before) watcher.unobserve(before);
    drawn.delete(key);
    if (!row) return;
    keys.set(row, key);
    drawn.set(key, row);
    watcher.observe(row);
  };
  return {
    measure: (key) => {
      const ref = refs.get(key) ?? refOf(key);
      refs.set(key, ref);
      return ref;
    },
    end: () => watcher.disconnect(),
  };
}
