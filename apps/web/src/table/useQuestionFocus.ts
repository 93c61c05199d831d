import { useEffect, useRef } from 'react';
import type { SeatView } from '@point-option/host/protocol';

/**
 * At the first question and after an order the focus goes to the question, so that it is heard, and so that no key presses the button that
 * ordered again. Focus on the chart or a display stays there, and so does focus on Undo.
 */
export function useQuestionFocus({ seq, staffActs }: SeatView): void {
  const last = useRef(-1);
  useEffect(() => {
    // While the staff are at work the button that stops them keeps it.
    if (staffActs || last.current === seq) return;
    last.current = seq;
    const at = document.activeElement;
    const isElsewhere = at !== null && at !== document.body && at.closest('.ask') === null;
    if (isElsewhere || at?.matches('[data-testid="undo"], [data-testid="redo"]')) return;
    document.querySelector<HTMLElement>('.ask h2')?.focus({ preventScroll: true });
  }, [seq, staffActs]);
}
