import type { MapView, PieceView, Ref } from '@point-option/engine';
import type { Board } from './board.ts';

/** Where things lie on the chart. */
export interface Places {
  /** The hex of a hex or of a piece that lies in one; -1 for anything else. */
  hexOf(ref: Ref | null | undefined): number;
  /** The label of that hex, or null. */
  labelOf(ref: Ref | null | undefined): string | null;
  pieceOf(id: string): PieceView | undefined;
  piecesAt(label: string): readonly PieceView[];
}

const NONE: readonly PieceView[] = [];

export function placesOf(board: Board, stacks: MapView['stacks']): Places {
  const lying = new Map<string, { hex: string; piece: PieceView }>();
  const byHex = new Map<string, readonly PieceView[]>();
  for (const { hex, pieces } of stacks) {
    byHex.set(hex, pieces);
    for (const piece of pieces) lying.set(piece.id, { hex, piece });
  }
  const labelOf: Places['labelOf'] = (ref) => {
    if (!ref) return null;
    if ('hex' in ref) return ref.hex;
    return 'piece' in ref ? (lying.get(ref.piece)?.hex ?? null) : null;
  };
  return {
    labelOf,
    hexOf(ref) {
      const label = labelOf(ref);
      return label === null ? -1 : board.grid.hexAt(label);
    },
    pieceOf: (id) => lying.get(id)?.piece,
    piecesAt: (label) => byHex.get(label) ?? NONE,
  };
}
