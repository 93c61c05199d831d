import type { Values } from '../view/message.ts';

/** Where a source of dice stands, as plain data, so that a snapshot can go on rolling from there. */
export interface DicePosition {
  rolled: number;
  words?: number[];
}

/** A source of dice. Nothing else in a game is random. */
export interface Dice {
  readonly kind: 'fast' | 'fair' | 'scripted';
  /** How many dice have been rolled. It never goes back: undo and reload do not re-roll. */
  readonly rolled: number;
  /**
   * A face from 1 to `sides`, each equally likely. Who will see it makes no difference to real dice; the proofs of
   * secrecy roll the hidden ones anew.
   */
  die(sides: number, audience?: 'all' | readonly string[]): number;
  position(): DicePosition;
}

/** A die that cannot be: a face it does not have, or sides that no die has. */
export class DieError extends Error {
  override readonly name = 'DieError';
}

/** A die was needed after the last of the listed faces: a caller may ask for one more die and try again. */
export class OutOfDice extends Error {
  override readonly name = 'OutOfDice';
  readonly sides: number;
  /** What the die was for, as a message key, once the table has said so: a person who rolls it wants to know. */
  purpose: string | null = null;
  /** The values that its words need. */
  about: Values | undefined = undefined;
  /**
   * Whether the order that needs the die had told a secret before, once the match has said so: nothing is kept of the
   * order, but whoever could take it back at the prompt would have looked for nothing.
   */
  revealed = false;
  /** Who will see the face: a die that nobody may see is nobody's to roll. */
  readonly audience: 'all' | readonly string[];

  constructor(sides: number, given: number, audience: 'all' | readonly string[] = 'all') {
    super(`A die of ${sides} sides is needed, but all of the ${given} dice given are used.`);
    this.sides = sides;
    this.audience = audience;
  }
}

/** One 32-bit word decides a die, so no die has more sides than there are words. */
const MOST_SIDES = 2 ** 32;

/** Refuses a number of sides that no die has. */
export function checkSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new DieError(`A die needs a whole number of sides, from 1 to ${MOST_SIDES}: ${String(sides)} was asked for.`);
  }
}

/**
 * Words from here up are refused: the words below divide into equal shares for every face, so no face is favoured.
 */
export function refusedFrom(sides: number): number {
  return MOST_SIDES - (MOST_SIDES % sides);
}

/** How many dice a position has behind it. */
export function rolledBefore(from: DicePosition | undefined): number {
  if (from === undefined) return 0;
  if (!Number.isSafeInteger(from.rolled) || from.rolled < 0) {
    throw new DieError(`Dice go on from a whole number of dice rolled, not below 0: ${String(from.rolled)} was given.`);
  }
  return from.rolled;
}

/** One of the list, each equally likely. A list of one needs no die. */
export function pick<T>(dice: Dice, list: readonly T[]): T {
  if (list.length === 0) throw new DieError('Nothing can be picked from an empty list.');
  return list[list.length === 1 ? 0 : dice.die(list.length) - 1] as T;
}

/**
 * A key drawn from a cup that holds `counts[key]` of each; the cup is left as it is. A cup of one kind needs no die.
 *
 * The keys are taken in alphabetical order, because a stored match may list them in another order than the live one
 * and the same die must draw the same chit.
 */
export function drawFrom(dice: Pick<Dice, 'die'>, counts: Readonly<Record<string, number>>): string {
  const keys = Object.keys(counts);
  let total = 0;
  let kinds = 0;
  let last = '';
  let inOrder = true;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const count = counts[key] as number;
    if (!Number.isInteger(count) || count < 0) {
      throw new DieError(`A cup cannot hold ${String(count)} of "${key}": counts are whole numbers, not below 0.`);
    }
    if (i > 0 && key < (keys[i - 1] as string)) inOrder = false;
    if (count === 0) continue;
    total += count;
    kinds++;
    last = key;
  }
  if (kinds === 0) throw new DieError('Nothing can be drawn from an empty cup.');
  if (kinds === 1) return last;
  if (!inOrder) keys.sort();
  let left = dice.die(total);
  for (const key of keys) {
    left -= counts[key] as number;
    if (left <= 0) return key;
  }
  throw new DieError('The die read more than the cup holds.');
}

/** A copy in random order, every order equally likely: one die fewer than there are items. */
export function shuffle<T>(dice: Dice, list: readonly T[]): T[] {
  const copy = list.slice();
  for (let last = copy.length - 1; last > 0; last--) {
    const chosen = dice.die(last + 1) - 1;
    const item = copy[last] as T;
    copy[last] = copy[chosen] as T;
    copy[chosen] = item;
  }
  return copy;
}
