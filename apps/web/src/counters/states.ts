import type { Face, PieceState, StateMark } from '@point-option/engine';

/** Where a glyph stands on a counter. */
export type Corner = 'ne' | 'se' | 'sw' | 'nw' | 'n' | 's';

export type Glyph =
  | 'corner'
  | 'flash'
  | 'burst'
  | 'flame'
  | 'barred'
  | 'star'
  | 'eye'
  | 'home'
  | 'tally'
  | 'bolt'
  | 'ring'
  | 'report'
  | 'clock';

/** How a state shows: on the plate as a whole, as a glyph at a corner, or both. */
export interface StateLook {
  /** `pale`: washed out. `faint`: seen through, in a broken line. `listing`: tilted and hatched. `crossed`: struck out. `stacked`: a second plate beneath. */
  readonly plate?: 'pale' | 'faint' | 'listing' | 'crossed' | 'stacked';
  readonly glyph?: Glyph;
  /** The corner it would rather stand at. */
  readonly at?: Corner;
}

/** Every state of the contract: a new one does not compile until it is drawn. */
export const STATE_LOOKS: Readonly<Record<StateMark, StateLook>> = {
  moved: { plate: 'pale', glyph: 'corner', at: 'sw' },
  fired: { plate: 'pale', glyph: 'flash', at: 'sw' },
  damaged: { glyph: 'burst', at: 'ne' },
  crippled: { plate: 'listing', glyph: 'burst', at: 'ne' },
  sunk: { plate: 'crossed' },
  concealed: { plate: 'faint' },
  sighted: { glyph: 'eye', at: 'n' },
  reported: { plate: 'faint', glyph: 'report', at: 'nw' },
  outdated: { plate: 'faint', glyph: 'clock', at: 'nw' },
  homeward: { glyph: 'home', at: 'sw' },
  surprised: { glyph: 'star', at: 'nw' },
  double: { plate: 'stacked' },
  closed: { glyph: 'barred', at: 'sw' },
  shadowing: { glyph: 'eye', at: 'n' },
  pinned: { glyph: 'tally', at: 'ne' },
  burning: { glyph: 'flame', at: 'se' },
  disrupted: { glyph: 'bolt', at: 'se' },
  isolated: { glyph: 'ring', at: 'nw' },
};

const CORNERS: readonly Corner[] = ['ne', 'se', 'sw', 'nw', 'n', 's'];

export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly at: Corner;
  readonly n: number | undefined;
}

/** Whether any state of a face shows on the whole plate in this way. */
export function shows({ states = [] }: Pick<Face, 'states'>, plate: StateLook['plate']): boolean {
  return states.some(({ is }) => STATE_LOOKS[is].plate === plate);
}

/** The glyphs of a face, each at a corner of its own: where the one it wants is taken, the next that is free. */
export function glyphsOf({ states = [], hits, fix }: Pick<Face, 'states' | 'hits' | 'fix'>): PlacedGlyph[] {
  // How well it is tracked stands in the northeast.
  const taken = new Set<Corner>(fix === undefined ? [] : ['ne']);
  const marks = hasBurst(states) || !hits ? states : [{ is: 'damaged' } as const, ...states];
  return marks.flatMap(({ is, n }: PieceState): PlacedGlyph[] => {
    const { glyph, at = 'ne' } = STATE_LOOKS[is];
    if (glyph === undefined) return [];
    const corner = taken.has(at) ? CORNERS.find((each) => !taken.has(each)) : at;
    if (corner === undefined) return [];
    taken.add(corner);
    return [{ glyph, at: corner, n: glyph === 'burst' ? (hits ?? n) : n }];
  });
}

const hasBurst = (states: readonly PieceState[]): boolean => states.some(({ is }) => STATE_LOOKS[is].glyph === 'burst');
