import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { checkSides, type Dice, DieError, type DicePosition, refusedFrom, rolledBefore } from './dice.ts';

/**
 * The next word of xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain), changing the state of four
 * words in place. Math.imul keeps the products to 32 bits, as the C code does.
 */
export function xoshiro128(state: Uint32Array): number {
  const a = state[0] as number;
  const b = state[1] as number;
  const c = (state[2] as number) ^ a;
  const d = (state[3] as number) ^ b;
  const fives = Math.imul(b, 5);
  state[0] = a ^ d;
  state[1] = b ^ c;
  state[2] = c ^ (b << 9);
  state[3] = (d << 11) | (d >>> 21);
  return Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
}

/** The limits of the usual dice, worked out once: a division for every die would halve the speed. No die has 0 sides. */
const LIMITS = Float64Array.from({ length: 101 }, (_, sides) => (sides === 0 ? 0 : refusedFrom(sides)));

/** Dice for simulation: the same seed gives the same dice, quickly. Whoever knows the state knows every die to come. */
export function fast(seed: string, from?: DicePosition): Dice {
  const state = from === undefined ? seeded(seed) : stored(from);
  let rolled = rolledBefore(from);

  return {
    kind: 'fast',
    get rolled() {
      return rolled;
    },
    die(sides) {
      const limit = LIMITS[sides] || rareLimit(sides);
      let word = xoshiro128(state);
      while (word >= limit) word = xoshiro128(state);
      rolled++;
      return (word % sides) + 1;
    },
    position: () => ({ rolled, words: Array.from(state) }),
  };
}

function rareLimit(sides: number): number {
  checkSides(sides);
  return refusedFrom(sides);
}

function seeded(seed: string): Uint32Array {
  const digest = sha256(utf8ToBytes(seed));
  const view = new DataView(digest.buffer, digest.byteOffset);
  return Uint32Array.from([0, 4, 8, 12], (at) => view.getUint32(at, true));
}

function stored({ words }: DicePosition): Uint32Array {
  const sound = words?.length === 4 && words.every((word) => word >>> 0 === word) && words.some((word) => word !== 0);
  if (!sound) {
    throw new DieError('Fast dice go on from a position with four 32-bit words, not all 0; this one has none such.');
  }
  return Uint32Array.from(words);
}
