import type { PieceView } from '@point-option/engine';

/** What the states of a piece look like, whatever words a game has for them. */
export interface Condition {
  readonly moved: boolean;
  readonly damaged: boolean;
  readonly crippled: boolean;
  readonly struck: boolean;
  readonly fogged: boolean;
  readonly seen: boolean;
  readonly homeward: boolean;
  readonly surprised: boolean;
  readonly double: boolean;
  readonly deckOut: boolean;
  readonly shadowing: boolean;
  /** Turns or levels that stand behind a word: "pinned 2", "fire 1". */
  readonly pinned: number;
  readonly fire: number;
}

const MOVED = ['moved', 'has fired', 'fired', 'spent', 'flown', 'done'];
const DAMAGED = ['damaged', 'light', 'heavy'];
const STRUCK = ['sunk', 'wrecked', 'lost'];
const FOGGED = ['fogged', 'hidden', 'last known', 'by report', 'undetected'];
const HOMEWARD = ['homeward', 'retiring', 'returning'];
const DECK_OUT = ['deck out of action', 'deck crash'];

export function conditionOf({ state = [] }: Pick<PieceView, 'state'>): Condition {
  const any = (words: readonly string[]): boolean => state.some((word) => words.includes(word));
  return {
    moved: any(MOVED),
    damaged: any(DAMAGED),
    crippled: any(['crippled']),
    struck: any(STRUCK),
    fogged: any(FOGGED),
    seen: any(['seen']),
    homeward: any(HOMEWARD),
    surprised: any(['surprised']),
    double: any(['double']),
    deckOut: any(DECK_OUT),
    shadowing: any(['shadowing']),
    pinned: greatest(state, 'pinned'),
    fire: greatest(state, 'fire'),
  };
}

function greatest(state: readonly string[], word: string): number {
  return Math.max(
    0,
    ...state.filter((said) => said.startsWith(`${word} `)).map((said) => Number(said.slice(word.length)) || 0),
  );
}
