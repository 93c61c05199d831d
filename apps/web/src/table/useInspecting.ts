import type { Ref } from '@point-option/engine';
import { useEffect } from 'react';
import { inspectThis, pick } from './picking.ts';

/** How long a finger rests on something to ask what it is. */
const HOLD_MS = 500;
/** A finger that moves further than this pans. */
const STILL = 8;

/** What an element of the page stands for: the innermost thing that it lies in. */
export function refAt(element: Element | null): Ref | null {
  const at = element?.closest<HTMLElement>(
    '[data-piece], [data-hex], [data-box], [data-track], [data-cup], [data-display]',
  )?.dataset;
  if (at === undefined) return null;
  const { piece, hex, box, track, cup, display } = at;
  if (piece !== undefined) return { piece };
  if (hex !== undefined) return { hex };
  if (box !== undefined) return { box };
  if (track !== undefined) return { track };
  if (cup !== undefined) return { cup };
  return display === undefined ? null : { display };
}

/** What does something of its own when it is clicked. */
const PRESSED = 'button, a, summary, input, select, textarea, [role="spinbutton"], dialog, .chart';

const SAID_OF_DISPLAY = 'header, .gauges, .notes';

/** A click on a box, a track or a cup that isn't a button says why it cannot be chosen, or what it is. */
function clickRest({ target, defaultPrevented }: MouseEvent): void {
  const element = target as Element;
  if (defaultPrevented || element.closest(PRESSED)) return;
  const ref = refAt(element);
  // The ground of a display is not the display: its heading is, and what is said of it as a whole.
  if (ref !== null && (!('display' in ref) || element.closest(SAID_OF_DISPLAY))) pick(ref);
}

/** A right click on anything, or a finger that rests on it, shows its card. The chart hears its own. */
export function useInspecting(): void {
  useEffect(() => {
    addEventListener('click', clickRest);
    return () => removeEventListener('click', clickRest);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const end = (): void => clearTimeout(timer);
    const onMenu = (event: MouseEvent): void => {
      if (event.defaultPrevented) return;
      const ref = refAt(event.target as Element);
      if (ref === null) return;
      event.preventDefault();
      inspectThis(ref);
    };
    const onDown = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      end();
      const element = target as Element;
      if (pointerType !== 'touch' || element.closest('.chart')) return;
      const ref = refAt(element);
      if (ref === null) return;
      from = { x, y };
      timer = setTimeout(() => inspectThis(ref), HOLD_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) end();
    };
    addEventListener('contextmenu', onMenu);
    addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      end();
      removeEventListener('contextmenu', onMenu);
      removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);
}
