import type { Json } from '../files/json.ts';

/** Who decides: 'us', 'japan'. A game lists its sides. */
export type Side = string;

/** A side, or the referee, who sees everything: for replays of finished matches and for tests. Never for staff. */
export type Viewer = Side | 'referee';

/** One procedure under way: where it stands and what it remembers. Locals are public: a secret belongs in the data. */
export interface Frame {
  procedure: string;
  step: string;
  locals: object;
}

/** How a match ended. `result` is a message key; scores are integers by name. */
export interface Outcome {
  winner: Side | null;
  result: string;
  scores: Record<string, number>;
}

/**
 * The whole state of a match: plain JSON, clonable, comparable, storable between any two steps.
 * The journal and the dice stand beside it.
 */
export interface State<D> {
  /** The stack of procedures under way, the innermost last. */
  agenda: Frame[];
  /** The sides whose answer is awaited now. */
  open: Side[];
  /** Answers already given while others are awaited. Nobody else may see them, or that they were given. */
  sealed: Record<Side, Json>;
  /** What the game itself keeps. */
  data: D;
  outcome: Outcome | null;
}
