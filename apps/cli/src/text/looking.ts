import { type Catalogue, type Nations, type PieceView, say, type Side, type Viewer } from '@point-option/engine';
import { sideName } from './words.ts';

/** Who looks at a position, and how much they want to hear of it. */
export interface Looking {
  readonly viewer: Viewer;
  readonly nations?: Nations;
  /** Every hex of what covers many, and every empty box. */
  readonly all?: boolean;
}

/** What a nation is called: a side's own goes by the name of the side. */
export function nationName(words: Catalogue, nation: string, { nations }: Looking): string {
  const name = nations?.[nation]?.name;
  return name ? say(words, name) : sideName(words, nation);
}

interface Owned {
  readonly side?: Side | null;
  readonly nation?: PieceView['nation'];
}

/** Whose something is, where that must be said: another side's, or another nation's of the same side. */
export function ownerName(words: Catalogue, { side, nation }: Owned, looking: Looking): string | null {
  if (side === undefined || side === null) return null;
  if (nation !== undefined && nation !== side) return nationName(words, nation, looking);
  return side === looking.viewer ? null : sideName(words, side);
}
