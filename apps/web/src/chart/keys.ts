import { bearingOf, type Board } from './board.ts';

/** Clockwise from the north-west: the keys lie about the hand as the hexes lie about a hex. */
const RING = ['q', 'w', 'e', 'd', 's', 'a'] as const;
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

export interface KeyPressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type KeyMeaning =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'go'; readonly hex: number }
  | { readonly kind: 'choose' }
  | { readonly kind: 'inspect' }
  | { readonly kind: 'fit' }
  | null;

const PAN = 96;
export const ZOOM_STEP = 1.25;

/** What a key means on the chart, with the cursor on a hex. */
export function meaningOf(pressed: KeyPressed, board: Board, hex: number): KeyMeaning {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key, shiftKey } = pressed;
  if (key === 'Enter' || key === ' ') return { kind: 'choose' };
  if (key === 'i' || key === 'I') return { kind: 'inspect' };
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM_STEP };
  if (key === '-' || key === '_') return { kind: 'zoom', factor: 1 / ZOOM_STEP };
  if (key === '0' || key === 'Home') return { kind: 'fit' };
  const arrow = ARROWS[key];
  if (arrow !== undefined && !shiftKey) {
    const turn = (arrow * Math.PI) / 180;
    return { kind: 'pan', dx: Math.round(PAN * Math.sin(turn)), dy: Math.round(-PAN * Math.cos(turn)) };
  }
  const step = arrow === undefined ? ringStep(key, board) : arrowStep(arrow, board, hex);
  if (step < 0) return null;
  const to = board.grid.neighbour(hex, step);
  return { kind: 'go', hex: to >= 0 ? to : hex };
}

function ringStep(key: string, board: Board): number {
  const place = (RING as readonly string[]).indexOf(key.toLowerCase());
  if (place < 0) return -1;
  const bearing = (board.grid.orientation === 'pointy' ? 330 : 300) + 60 * place;
  return directionNear(board, bearing);
}

/** Straight up and down where hexes stand in rows: to the one side and the other in turn, so that the way is straight. */
function arrowStep(bearing: number, board: Board, hex: number): number {
  const { q, r } = board.grid.axial(hex);
  const odd = (board.grid.orientation === 'pointy' ? r : q) % 2 !== 0;
  return directionNear(board, bearing + (odd ? 1 : -1));
}

function directionNear(board: Board, bearing: number): number {
  const off = (d: number): number => Math.abs(((bearingOf(board.grid.orientation, d) - bearing + 900) % 360) - 180);
  return [0, 1, 2, 3, 4, 5].sort((a, b) => off(a) - off(b))[0] ?? -1;
}
