/**
 * The character of an admiral, as far as it shows in a report, a raid or a surface battle. Admirals are rows of such figures, and a game
 * adds what it needs besides.
 */
export interface Temper {
  /** What a loss of one's own weighs against the same loss of the enemy's: 1 is even, less is bold. */
  readonly caution: number;
  /** Of 100 figures in a report, how many are bent the way that misleads most. The others are drawn by lot. */
  readonly deceit: number;
  /** Weak carrier formations pose as strong ones, to draw strikes away from the main body. */
  readonly baits: boolean;
  /** How much likelier it takes each carrier that a report may have left out: 0 reads reports as they come. */
  readonly suspicion: number;
  /** It fights on at sea while its strength is at least this share of the enemy's. */
  readonly standsAt: number;
  /** The same with carriers of its own in sight of the enemy's guns. */
  readonly risksCarriersAt: number;
  /** It holds torpedoes back while a better range would bring this many times the result. */
  readonly patience: number;
  /** The share of a patrol that stays over its own carriers when radar shows a raid on others. */
  readonly homePatrol: number;
}

/** Ordinary prudence: other tempers are changes to it. */
export const STEADY: Temper = {
  caution: 1,
  deceit: 65,
  baits: true,
  suspicion: 0.15,
  standsAt: 0.7,
  risksCarriersAt: 1.6,
  patience: 1.7,
  homePatrol: 0.5,
};
