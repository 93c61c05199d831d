/**
 * What has the focus only because it was clicked. The browser gives it the focus all the same, and Enter and Space would
 * press it again; after a click they are meant for the order.
 */
let clicked: Element | null = null;
let isPressing = false;

function onDown({ target }: MouseEvent): void {
  isPressing = true;
  // The focus moves as soon as all listeners have heard of the press.
  setTimeout(() => {
    isPressing = false;
  }, 0);
  const now = document.activeElement;
  if (now !== null && now !== document.body && now.contains(target as Node)) clicked = now;
}

function onFocus({ target }: FocusEvent): void {
  clicked = isPressing ? (target as Element) : null;
}

/** After a move with the keyboard the focus is where the player wants it. */
function onWalk({ key }: KeyboardEvent): void {
  if (key === 'Tab' || key.startsWith('Arrow')) clicked = null;
}

export function isClicked(target: Element | null): boolean {
  return target !== null && target === clicked;
}

export function watchClicks(): () => void {
  addEventListener('mousedown', onDown, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('keydown', onWalk, true);
  return () => {
    removeEventListener('mousedown', onDown, true);
    removeEventListener('focusin', onFocus, true);
    removeEventListener('keydown', onWalk, true);
  };
}
