import { at } from './side.ts';
import type { Theater } from './theater.ts';

/*
 * What a formation does in the open tells what it is: whoever sends up search planes has a carrier, whoever sends up none when an enemy is in reach
 * has not. That is no secret any more until ships can change groups, when the next turn begins. It is kept because a side must see what it has
 * been told: staff, forks and the proofs of secrecy go by it.
 */
export const PROOF = {
  /** It has a carrier that can launch. */
  carrier: 1,
  /** It has two such carriers or more. */
  carriers: 2,
  /** It has no carrier that can launch. */
  noCarrier: 4,
  /** It has ships. */
  ships: 8,
  /** It has none. */
  noShips: 16,
} as const;

/** Bits of a proof; the turn stands above them. */
const BITS = 32;

/** What a formation has shown the enemy this turn, as bits of PROOF. */
export function proofs(theater: Theater, marker: number): number {
  const { proof } = at(theater.markers, marker);
  return Math.floor(proof / BITS) === theater.turn ? proof % BITS : 0;
}

/** A formation shows the enemy what it is, or is not. */
export function prove(theater: Theater, marker: number, bits: number): void {
  at(theater.markers, marker).proof = theater.turn * BITS + (proofs(theater, marker) | bits);
}
