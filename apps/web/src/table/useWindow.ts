import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  /** Measures a row once it is drawn. */
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

  const grown = useRef(false);
  const measure = useCallback(
    (key: number) => (row: HTMLElement | null) => {
      if (!row) return;
      const height = row.offsetHeight;
      if (height === 0 || heights.current.get(key) === height) return;
      heights.current.set(key, height);
      grown.current = true;
    },
    [],
  );
  // Rows that came out higher than guessed may have left a gap at the foot.
  useLayoutEffect(() => {
    if (!grown.current) return;
    grown.current = false;
    redraw((n) => n + 1);
  });

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
