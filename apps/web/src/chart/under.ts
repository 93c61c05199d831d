import type { Ref } from '@point-option/engine';

/** What on the chart an element belongs to: a piece, where it is one, and the hex that lies there. */
export interface Under {
  readonly piece: Ref | null;
  readonly hex: string | null;
}

export function hitTest(element: Element | null | undefined): Under {
  const drawn = element?.closest<SVGElement | HTMLElement>('[data-hex]');
  return { piece: drawn ? pieceAt(drawn) : null, hex: drawn?.dataset['hex'] ?? null };
}

export function pieceAt(element: Element): Ref | null {
  const piece = element.closest<SVGElement | HTMLElement>('[data-piece]')?.dataset['piece'];
  return piece === undefined ? null : { piece };
}

/** What lies at a point of the port, in its own pixels. */
export function elementUnder(port: HTMLElement | null, x: number, y: number): Element | null {
  if (!port) return null;
  const { left, top } = port.getBoundingClientRect();
  return document.elementFromPoint(left + x, top + y);
}
