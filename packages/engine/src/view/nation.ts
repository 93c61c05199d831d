import type { Message } from './message.ts';
import type { Side } from '../play/state.ts';

/** How counters of a nation look. Shape first, color second, so that they can be told apart without color. */
export interface Livery {
  readonly ink: Ink;
  readonly corners: 'square' | 'cut' | 'round';
  /** Which way its silhouettes face; each symbol is drawn in both. */
  readonly bow: 'west' | 'east';
}

export type Ink = 'navy' | 'vermilion' | 'forest' | 'ochre' | 'violet' | 'slate';

/** A nation whose pieces are on the board. A side may command several. */
export interface Nation {
  readonly name: Message;
  /** The side that commands it, where that is not the side of the same name; null where nobody does. */
  readonly side?: Side | null;
  readonly livery: Livery;
}

export type Nations = Readonly<Record<string, Nation>>;

/** Liveries of a game that names no nations, in the order of its sides. */
const DEFAULTS: readonly Livery[] = [
  { ink: 'navy', corners: 'square', bow: 'west' },
  { ink: 'vermilion', corners: 'cut', bow: 'east' },
  { ink: 'forest', corners: 'round', bow: 'west' },
  { ink: 'ochre', corners: 'square', bow: 'east' },
  { ink: 'violet', corners: 'cut', bow: 'west' },
  { ink: 'slate', corners: 'round', bow: 'east' },
];

/** Every nation of a game by id; a side without an entry is a nation of its own. */
export function nationsOf(sides: readonly Side[], named: Nations = {}): Nations {
  const own = sides.map((side, i): [string, Nation] => [
    side,
    { name: { key: `side.${side}` }, livery: DEFAULTS[i % DEFAULTS.length] as Livery },
  ]);
  return { ...Object.fromEntries(own), ...named };
}
