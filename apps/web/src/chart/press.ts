/** A press of the main button or of fingers on the chart. */
export interface Press {
  begin(): void;
  /** The last pointer is up. A click is due unless the press was a drag. */
  end(event: PointerEvent, isClickDue: boolean): void;
  detach(): void;
}

/**
 * Holds the chart still from the press to its click. The browser makes no click where the pressed element has left the
 * page meanwhile, as when the pieces are drawn in another order: then the click is made here.
 */
export function createPress(port: HTMLElement, hold: (isHeld: boolean) => void): Press {
  let ending = 0;
  let due: PointerEvent | null = null;
  const heard = (): void => {
    due = null;
  };
  port.addEventListener('click', heard, { capture: true });

  function finish(): void {
    if (ending === 0) return;
    clearTimeout(ending);
    ending = 0;
    if (due) port.dispatchEvent(clickAt(due));
    hold(false);
  }

  return {
    begin(): void {
      // A quick second press can come before the timer does.
      finish();
      hold(true);
    },
    end(event, isClickDue): void {
      // A mouse's click comes in the same task as its release. A finger's comes later, and finds its element by itself.
      due = isClickDue && event.pointerType === 'mouse' ? event : null;
      ending = window.setTimeout(finish, 0);
    },
    detach(): void {
      clearTimeout(ending);
      port.removeEventListener('click', heard, { capture: true });
    },
  };
}

function clickAt({ clientX, clientY, pointerId, pointerType }: PointerEvent): PointerEvent {
  return new PointerEvent('click', { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType });
}
