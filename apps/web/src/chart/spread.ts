import type { PieceView } from '@point-option/engine';
import { nationOf } from '../counters/livery.ts';
import { counterSize, type Detail, detailAt } from './camera.ts';

/** Where a piece of a stack is drawn, from the middle of its hex, in pixels. */
export interface Spot {
  readonly piece: PieceView;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  /** How many lie under it, unseen. */
  readonly behind: number;
  /** How many of its nation lie here, seen and unseen. */
  readonly count: number;
}

const IN_A_ROW = 5;
const OPEN_SIZE = 38;
const OPEN_STEP = 48;

/** Where the pieces of a stack lie. Those that may be chosen come to the top, and a stack that is open shows all. */
export function spread(
  pieces: readonly PieceView[],
  zoom: number,
  open: boolean,
  first: (piece: PieceView) => number,
): Spot[] {
  const detail = detailAt(zoom);
  if (open && opens(pieces.length, zoom)) return fan(pieces);
  const sorted = [...pieces].sort((a, b) => first(b) - first(a));
  if (detail === 'fanned' && pieces.length > 1) return within(sorted, zoom);
  return tops(sorted, zoom, detail, first);
}

/** Whether there is anything to open: where all lie in the hex and can be read, there is not. */
export function opens(count: number, zoom: number): boolean {
  if (count < 2 || detailAt(zoom) === 'dots') return false;
  return detailAt(zoom) !== 'fanned' || sizeWithin(count, zoom) < READABLE;
}

/** All side by side, in rows above the hex. */
function fan(pieces: readonly PieceView[]): Spot[] {
  const rows = Math.ceil(pieces.length / IN_A_ROW);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, pieces.length - row * IN_A_ROW);
    return {
      piece,
      dx: ((i % IN_A_ROW) - (inRow - 1) / 2) * OPEN_STEP,
      dy: (row - (rows - 1) / 2) * OPEN_STEP,
      size: OPEN_SIZE,
      behind: 0,
      count: 1,
    };
  });
}

/** The room that an open stack takes. */
export function fanRoom(count: number): { width: number; height: number } {
  return { width: Math.min(IN_A_ROW, count) * OPEN_STEP + 12, height: Math.ceil(count / IN_A_ROW) * OPEN_STEP + 12 };
}

const READABLE = 30;

function sizeWithin(count: number, zoom: number): number {
  return Math.min(counterSize(zoom), ((zoom * 0.84) / Math.ceil(Math.sqrt(count))) * 0.86);
}

/** All inside the hex, as large as there is room for. */
function within(pieces: readonly PieceView[], zoom: number): Spot[] {
  const columns = Math.ceil(Math.sqrt(pieces.length));
  const rows = Math.ceil(pieces.length / columns);
  const step = (zoom * 0.84) / columns;
  const size = sizeWithin(pieces.length, zoom);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    return {
      piece,
      dx: ((i % columns) - (inRow - 1) / 2) * step,
      dy: (row - (rows - 1) / 2) * step * 0.95,
      size,
      behind: 0,
      count: 1,
    };
  });
}

/** How many pieces of one side that may be chosen are seen at once; the rest when the stack is opened. */
const MOST_LIT = 3;

/**
 * One for each nation: its uppermost, with the edges of those beneath. What can be chosen is beside it and not beneath it,
 * as far as counters are full.
 */
function tops(pieces: readonly PieceView[], zoom: number, detail: Detail, first: (piece: PieceView) => number): Spot[] {
  const byNation = new Map<string | null, PieceView[]>();
  for (const piece of pieces) {
    const own = byNation.get(nationOf(piece));
    if (own) own.push(piece);
    else byNation.set(nationOf(piece), [piece]);
  }
  const sides = [...byNation.values()];
  if (detail === 'full' && pieces.length > 1 && pieces.some((piece) => first(piece) > 0))
    return row(sides, counterSize(zoom) * 0.84, first);
  const alone = sides.length === 1;
  const size = counterSize(zoom) * (alone || detail === 'dots' ? 1 : 0.84);
  const aside = alone ? 0 : size * 0.3;
  return sides.flatMap((own, i) => {
    const [piece] = own;
    const [dx, dy] = apart(i, sides.length);
    return piece ? [{ piece, dx: dx * aside, dy: dy * aside, size, behind: own.length - 1, count: own.length }] : [];
  });
}

/** Two lie aslant beside each other, more of them in a ring. */
function apart(i: number, count: number): readonly [number, number] {
  if (count <= 2) return i === 0 ? [-1, -0.6] : [1, 0.6];
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return [1.15 * Math.cos(angle), 1.15 * Math.sin(angle)];
}

/** Those that may be chosen and the uppermost of every other side, side by side, each far enough from the next to be hit. */
function row(sides: readonly PieceView[][], size: number, first: (piece: PieceView) => number): Spot[] {
  const heads = sides.flatMap((own) => {
    const chosen = own.filter((piece) => first(piece) > 0).slice(0, MOST_LIT);
    const seen = chosen.length > 0 ? chosen : own.slice(0, 1);
    return seen.map((piece, i) => ({
      piece,
      behind: i === seen.length - 1 ? own.length - seen.length : 0,
      count: own.length,
    }));
  });
  const step = size * 0.74;
  return heads.map(({ piece, behind, count }, i) => ({
    piece,
    dx: (i - (heads.length - 1) / 2) * step,
    dy: heads.length === 1 ? 0 : (i % 2 === 0 ? -1 : 1) * size * 0.2,
    size,
    behind,
    count,
  }));
}
