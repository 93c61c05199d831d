/** When each hex was last raised, and the pieces that were drawn there then. */
export type Raised = ReadonlyMap<string, { readonly at: number; readonly pieces: string }>;

interface Drawn {
  readonly hex: string;
  readonly position: { readonly piece: { readonly id: string } };
}

/**
 * The order to draw pieces in, the last on top: what can be chosen over what cannot, and of the rest what changed last.
 * So a piece that is no longer lit stays where it is. Put back among the others, it would have a browser insert nearly all
 * of them again, with all the styling, layout and painting of hundreds of new counters.
 */
export function drawingOrder<T extends Drawn>(
  pieces: readonly T[],
  rankOf: (piece: T) => number,
  before: Raised,
): { readonly order: readonly T[]; readonly raised: Raised } {
  let latest = Math.max(0, ...[...before.values()].map(({ at }) => at));
  const raised = new Map<string, { at: number; pieces: string }>();
  for (const [hex, here] of byHex(pieces)) {
    const ids = here.map(({ position }) => position.piece.id).join(' ');
    const last = before.get(hex);
    const isAsBefore = last?.pieces === ids && here.every((piece) => rankOf(piece) === 0);
    raised.set(hex, isAsBefore ? last : { at: ++latest, pieces: ids });
  }
  const at = ({ hex }: T): number => raised.get(hex)?.at ?? 0;
  return { order: [...pieces].sort((a, b) => rankOf(a) - rankOf(b) || at(a) - at(b)), raised };
}

function byHex<T extends Drawn>(pieces: readonly T[]): Map<string, T[]> {
  const hexes = new Map<string, T[]>();
  for (const piece of pieces) {
    const here = hexes.get(piece.hex);
    if (here) here.push(piece);
    else hexes.set(piece.hex, [piece]);
  }
  return hexes;
}
