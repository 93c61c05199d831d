import type { Box, Piece } from './decision.ts';

/** Pieces and the boxes they may go into, each with its limits. */
interface Placing {
  readonly pieces: readonly Piece[];
  readonly boxes: readonly Box[];
  readonly partial: boolean;
}

/**
 * One arrangement that keeps every limit, or null where there is none. Drawing at random finds one at once where
 * limits are loose; where they are tight, only this is sure to.
 *
 * First every box is given its least, then every piece a box. Either way a piece that is in the way moves on to
 * another box where that frees a place, so no box ever falls below its least.
 */
export function arrangement(placing: Placing): Record<string, string> | null {
  const { pieces, boxes, partial } = placing;
  const placed = new Map<Piece, Box>();
  const count = (box: Box): number => [...placed.values()].filter((other) => other === box).length;
  const fits = (piece: Piece, box: Box): boolean => piece.boxes === undefined || piece.boxes.includes(box.id);

  /** Brings one more piece into a box: from outside, or from a box that gets another in its place. */
  const fill = (box: Box, tried: Set<Piece>): boolean => {
    for (const piece of pieces) {
      const from = placed.get(piece);
      if (from === box || tried.has(piece) || !fits(piece, box)) continue;
      tried.add(piece);
      if (from === undefined || fill(from, tried)) {
        placed.set(piece, box);
        return true;
      }
    }
    return false;
  };

  /** Finds a box for a piece, if need be by moving another on. */
  const place = (piece: Piece, tried: Set<Box>): boolean => {
    for (const box of boxes) {
      if (tried.has(box) || !fits(piece, box)) continue;
      tried.add(box);
      const max = box.max ?? pieces.length;
      if (max < 1) continue;
      const inside = pieces.filter((other) => placed.get(other) === box);
      if (inside.length < max || inside.some((other) => place(other, tried))) {
        placed.set(piece, box);
        return true;
      }
    }
    return false;
  };

  for (const box of boxes) {
    if ((box.min ?? 0) > (box.max ?? pieces.length)) return null;
    while (count(box) < (box.min ?? 0)) if (!fill(box, new Set())) return null;
  }
  for (const piece of pieces) {
    if ((!partial || piece.must) && !placed.has(piece) && !place(piece, new Set())) return null;
  }
  return Object.fromEntries([...placed].map(([piece, box]) => [piece.id, box.id]));
}

/** Whether pieces can be arranged in two ways at least: some piece has two places that the others allow it. */
export function arrangesTwoWays(placing: Placing): boolean {
  const { pieces, boxes, partial } = placing;
  if (pieces.length === 0) return false;
  // A simulation asks this at every decision, and most often the limits are loose, or leave nothing to decide.
  if (!boxes.some((box) => box.min)) {
    if (partial) for (const piece of pieces) if (piece.must !== true && hasPlaces(placing, piece, 1)) return true;
    if (hasRoomToMove(placing)) return true;
  }
  if (!partial && isBound(placing)) return false;
  return pieces.some((piece) => {
    const choices = boxes.filter((box) => mayHold(box, piece));
    const places = choices.filter((box) => arrangement(forced(placing, piece, box)) !== null).length;
    const without =
      partial && !piece.must && arrangement({ ...placing, pieces: pieces.filter((other) => other !== piece) }) !== null;
    return places + (without ? 1 : 0) > 1;
  });
}

/** Whether a piece has so many places at least, as far as only it decides. */
function hasPlaces({ boxes }: Placing, piece: Piece, n: number): boolean {
  let places = 0;
  for (const box of boxes) if (mayHold(box, piece) && ++places >= n) return true;
  return false;
}

/** Whether, of pieces that must all be placed, none has two places but such as a box cannot do without. */
function isBound(placing: Placing): boolean {
  for (const piece of placing.pieces) if (hasPlaces(placing, piece, 2) && !isNeeded(placing, piece)) return false;
  return true;
}

/** Whether a box needs every piece that it may hold, and this is one of them. */
function isNeeded({ pieces, boxes }: Placing, piece: Piece): boolean {
  for (const box of boxes) {
    if (box.min === undefined || box.min === 0 || !mayHold(box, piece)) continue;
    let able = 0;
    for (const other of pieces) if (mayHold(box, other)) able++;
    if (able <= box.min) return true;
  }
  return false;
}

/**
 * Whether every piece goes into the first box with room for it, and then one of them could go into another too, or two
 * could change places.
 */
function hasRoomToMove({ pieces, boxes }: Placing): boolean {
  const counts = boxes.map(() => 0);
  const hasRoom = (at: number, piece: Piece): boolean => {
    const box = boxes[at] as Box;
    return mayHold(box, piece) && (box.max === undefined || (counts[at] ?? 0) < box.max);
  };
  const chosen: number[] = [];
  for (const piece of pieces) {
    let at = 0;
    while (at < boxes.length && !hasRoom(at, piece)) at++;
    if (at === boxes.length) return false;
    counts[at] = (counts[at] ?? 0) + 1;
    chosen.push(at);
  }
  if (pieces.some((piece, i) => boxes.some((_, at) => at !== chosen[i] && hasRoom(at, piece)))) return true;
  const wouldDo = (i: number, j: number): boolean => mayHold(boxes[chosen[j] as number] as Box, pieces[i] as Piece);
  return pieces.some((_, i) => chosen.some((at, j) => at !== chosen[i] && wouldDo(i, j) && wouldDo(j, i)));
}

function mayHold({ id, max }: Box, { boxes }: Piece): boolean {
  return (max === undefined || max > 0) && (boxes === undefined || boxes.includes(id));
}

/** The same placing with one piece put into a box for good. */
function forced({ pieces, boxes, partial }: Placing, piece: Piece, into: Box): Placing {
  const { min = 0, max = pieces.length } = into;
  return {
    pieces: pieces.filter((other) => other !== piece),
    boxes: boxes.map((box) => (box === into ? { id: box.id, min: Math.max(0, min - 1), max: max - 1 } : box)),
    partial,
  };
}
