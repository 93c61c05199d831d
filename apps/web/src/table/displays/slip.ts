import type { Display, DisplayBox, Gauge, PieceView } from '@point-option/engine';

/** What an order in the making does to a box: which pieces would leave it, which would come. */
export interface Change {
  readonly leaving: ReadonlySet<string>;
  readonly coming: readonly PieceView[];
}

const NONE: Change = { leaving: new Set(), coming: [] };

/** Pieces to boxes, as the slip has them, against where they are now. */
export function changeOf(
  box: DisplayBox,
  placed: Readonly<Record<string, string>>,
  pieces: ReadonlyMap<string, PieceView>,
): Change {
  const moves = Object.entries(placed);
  if (moves.length === 0) return NONE;
  const inside = new Set(box.pieces.map(({ id }) => id));
  const isHere = (to: string): boolean => to === box.id || box.takes?.includes(to) === true;
  return {
    leaving: new Set(moves.flatMap(([piece, to]) => (inside.has(piece) && !isHere(to) ? [piece] : []))),
    coming: moves.flatMap(([piece, to]) => {
      const view = pieces.get(piece);
      return isHere(to) && !inside.has(piece) && view ? [view] : [];
    }),
  };
}

/** What a gauge that counts the pieces of boxes would show after the order; undefined where nothing changes. */
export function gaugeAfter(
  { value, counts }: Pick<Gauge, 'value' | 'counts'>,
  boxes: readonly DisplayBox[],
  placed: Readonly<Record<string, string>>,
): number | undefined {
  if (!counts) return undefined;
  const inside = new Set(
    boxes.filter(({ id }) => counts.includes(id)).flatMap(({ pieces }) => pieces.map(({ id }) => id)),
  );
  let after = value;
  for (const [piece, to] of Object.entries(placed)) {
    if (counts.includes(to) && !inside.has(piece)) after++;
    if (!counts.includes(to) && inside.has(piece)) after--;
  }
  return after === value ? undefined : after;
}

/** Every piece on the displays by its id. */
export function piecesById(displays: readonly Display[]): Map<string, PieceView> {
  return new Map(
    displays.flatMap(({ boxes }) => boxes.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece]))),
  );
}
