import {
  type Display,
  type DisplayBox,
  type Gauge,
  piecesIn,
  type PieceView,
  type PromptView,
  type Ref,
} from '@point-option/engine';
import { placesOf } from '../touching.ts';

/** What the order being composed does to a box: which pieces would leave it, which would come. */
export interface Change {
  readonly leaving: ReadonlySet<string>;
  readonly coming: readonly PieceView[];
}

/** The boxes of displays that a piece would lie in, by the piece. */
export type Landing = ReadonlyMap<string, ReadonlySet<string>>;

const NOWHERE: Landing = new Map();
const NONE: Change = { leaving: new Set(), coming: [] };

/** Where the slip puts pieces: into boxes, as what on the board stands for them. */
export function landingOf(prompt: PromptView | null, placed: Readonly<Record<string, string>>): Landing {
  if (prompt?.kind !== 'arrange') return NOWHERE;
  return new Map(
    Object.entries(placed).map(([piece, to]) => {
      const boxes = placesOf(prompt, piece, to).flatMap((ref: Ref) => ('box' in ref ? [ref.box] : []));
      return [piece, new Set([to, ...boxes])];
    }),
  );
}

/** What becomes of a box, against what is in it now. */
export function changeOf(box: DisplayBox, landing: Landing, pieces: ReadonlyMap<string, PieceView>): Change {
  if (landing.size === 0) return NONE;
  const inside = new Set(box.pieces.map(({ id }) => id));
  const moves = [...landing];
  return {
    leaving: new Set(moves.flatMap(([piece, to]) => (inside.has(piece) && !to.has(box.id) ? [piece] : []))),
    coming: moves.flatMap(([piece, to]) => {
      const view = pieces.get(piece);
      return to.has(box.id) && !inside.has(piece) && view ? [view] : [];
    }),
  };
}

/** What a gauge that counts the pieces of boxes would show after the order; undefined where nothing changes. */
export function gaugeAfter(
  { value, counts }: Pick<Gauge, 'value' | 'counts'>,
  boxes: readonly DisplayBox[],
  landing: Landing,
): number | undefined {
  if (!counts) return undefined;
  const inside = new Set(
    boxes.filter(({ id }) => counts.includes(id)).flatMap(({ pieces }) => pieces.map(({ id }) => id)),
  );
  let after = value;
  for (const [piece, to] of landing) {
    const isCounted = counts.some((box) => to.has(box));
    if (isCounted && !inside.has(piece)) after++;
    if (!isCounted && inside.has(piece)) after--;
  }
  return after === value ? undefined : after;
}

/** Every piece on the displays by its id. */
export function piecesById(displays: readonly Display[]): Map<string, PieceView> {
  return new Map(piecesIn({ displays }).map((piece) => [piece.id, piece]));
}
