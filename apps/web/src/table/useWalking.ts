import { useEffect } from 'react';
import { pick } from './picking.ts';
import { refAt } from './useInspecting.ts';

/**
 * Everything that can be clicked can be reached by the keyboard. A display, or the tracks at the top, is one stop of Tab:
 * within it the arrows walk from thing to thing. Hundreds of counters are not hundreds of stops.
 */
const PARTS = '.display, .st';
const THINGS = '[data-display] h3, .piece[data-piece], [data-box], [data-cup], [data-track]';
/** The title of a lit box is a button, and stands for the box. */
const TITLE = ':scope > header > button, :scope > .hh > button';

const NEXT: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function useWalking(): void {
  useEffect(() => {
    const watched = document.querySelectorAll<HTMLElement>('.disp, .st');
    const observer = new MutationObserver(() => watched.forEach(settle));
    for (const each of watched) {
      settle(each);
      observer.observe(each, { childList: true, subtree: true });
      each.addEventListener('focusin', stay);
      each.addEventListener('keydown', walk);
    }
    return () => {
      observer.disconnect();
      for (const each of watched) {
        each.removeEventListener('focusin', stay);
        each.removeEventListener('keydown', walk);
      }
    };
  }, []);
}

function thingsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(THINGS)].map(
    (thing) => (thing.dataset['box'] === undefined ? null : thing.querySelector<HTMLElement>(TITLE)) ?? thing,
  );
}

/** One thing of every part can be reached by Tab: where the walk left off, or the first. */
function settle(around: Element): void {
  const parts = around.matches(PARTS) ? [around] : around.querySelectorAll(PARTS);
  for (const part of parts) {
    const things = thingsIn(part);
    // A box that is lit by now goes by its title.
    for (const box of part.querySelectorAll<HTMLElement>('[data-box][tabindex]'))
      if (!things.includes(box)) box.removeAttribute('tabindex');
    stopAt(things, things.find((thing) => thing.tabIndex === 0 && thing.hasAttribute('tabindex')) ?? things[0]);
  }
}

function stopAt(things: readonly HTMLElement[], at: HTMLElement | undefined): void {
  for (const thing of things) {
    const stop = thing === at ? '0' : '-1';
    if (thing.getAttribute('tabindex') !== stop) thing.setAttribute('tabindex', stop);
  }
}

/** The part that an element is in, and which of its things it is. */
function placeOf(element: Element): { things: HTMLElement[]; at: number } {
  const part = element.closest(PARTS);
  const things = part ? thingsIn(part) : [];
  return { things, at: things.indexOf(element as HTMLElement) };
}

function stay({ target }: FocusEvent): void {
  const { things, at } = placeOf(target as Element);
  if (at >= 0) stopAt(things, things[at]);
}

function walk(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const target = event.target as HTMLElement;
  const { things, at } = placeOf(target);
  if (at < 0) return;
  const to = { Home: 0, End: things.length - 1 }[event.key] ?? at + (NEXT[event.key] ?? 0);
  if (to !== at) things[to]?.focus();
  else if (!isPress(event) || !ask(target)) return;
  event.preventDefault();
}

/** A button hears Enter and Space by itself. */
function isPress({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && !(target as Element).closest('button');
}

function ask(target: Element): boolean {
  const ref = refAt(target);
  if (ref !== null) pick(ref);
  return ref !== null;
}
