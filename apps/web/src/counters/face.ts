import type { PieceView } from '@point-option/engine';
import type { Silhouette } from './art/silhouette.ts';
import type { Condition } from './condition.ts';
import type { Inscription } from './inscription.ts';
import type { Kind } from './kinds.ts';
import type { Livery } from './livery.ts';

/** Everything a counter's face is drawn from. */
export interface Face {
  readonly piece: PieceView;
  readonly kind: Kind;
  readonly livery: Livery;
  readonly inscription: Inscription;
  readonly condition: Condition;
  readonly lit: boolean;
  readonly selected: boolean;
  /** Degrees from north, where it is known which way it goes. */
  readonly bearing: number | undefined;
  /** How many counters lie under it. */
  readonly behind: number;
  /** Letters only: it is too small for more. */
  readonly small: boolean;
}

export function artOf({ kind, livery }: Pick<Face, 'kind' | 'livery'>): Silhouette | undefined {
  return kind.art?.[livery.cutCorners ? 1 : 0];
}

/** Hits, where the label tells them. */
export const hitsOf = ({ inscription, condition }: Face): number | undefined =>
  condition.damaged || condition.crippled ? inscription.numbers[0] : undefined;
