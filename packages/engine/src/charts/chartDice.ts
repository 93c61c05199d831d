import type { Dice } from '../chance/dice.ts';
import { check, fields, integer, oneOf, optional, type Shape } from '../files/shape.ts';

/**
 * What is rolled on a chart. Read as a sum, or as digits: two ten-sided dice are tens and units with 10 as 0 and
 * 00 as 100; two six-sided dice are 11 to 66.
 */
export interface DiceSpec {
  count: number;
  sides: number;
  read?: 'sum' | 'digits';
}

/** More than any game rolls; a chart file from outside must not ask for more work than a person would. */
const MOST_DICE = 20;
const MOST_SIDES = 1000;
const MOST_DIGITS = 4;
/** Odds are counted in whole ways, so all the ways the dice can fall must be a number that is exact. */
const MOST_WAYS = Number.MAX_SAFE_INTEGER;

export const diceShape: Shape = fields({
  count: integer({ min: 1, max: MOST_DICE }),
  sides: integer({ min: 2, max: MOST_SIDES }),
  read: optional(oneOf(['sum', 'digits'])),
});

/** Why no such dice can be rolled, as a sentence, or null. */
export function diceProblem(spec: DiceSpec): string | null {
  const fault = check(diceShape, spec, 'dice');
  if (fault) return fault.problem;
  const { count, sides, read } = spec;
  if (sides ** count > MOST_WAYS)
    return `The ways in which ${count} dice of ${sides} sides can fall are too many to count.`;
  if (read === 'digits' && sides > 10) return `A die of ${sides} sides cannot be read as one digit.`;
  if (read === 'digits' && count > MOST_DIGITS) return `At most ${MOST_DIGITS} dice are read as digits, not ${count}.`;
  return null;
}

/** Rolls the dice and reads them, keeping nothing. */
export function rollNatural(spec: DiceSpec, dice: Dice): number {
  let read = 0;
  if (spec.read === 'digits') {
    for (let i = 0; i < spec.count; i++) read = 10 * read + digit(dice.die(spec.sides));
    return read === 0 ? 10 ** spec.count : read;
  }
  for (let i = 0; i < spec.count; i++) read += dice.die(spec.sides);
  return read;
}

/** Reads faces that were rolled before. */
export function readFaces(spec: DiceSpec, faces: readonly number[]): number {
  if (spec.read !== 'digits') return faces.reduce((sum, face) => sum + face, 0);
  const read = faces.reduce((number, face) => 10 * number + digit(face), 0);
  return read === 0 ? 10 ** spec.count : read;
}

/** Only a ten-sided die has a ten, and it is printed 0. */
function digit(face: number): number {
  return face === 10 ? 0 : face;
}

/** The lowest and the highest that the dice can read. */
export function diceRange(spec: DiceSpec): [lowest: number, highest: number] {
  const { count, sides, read } = spec;
  if (read !== 'digits') return [count, count * sides];
  return sides === 10
    ? [1, 10 ** count]
    : [readFaces(spec, Array(count).fill(1)), readFaces(spec, Array(count).fill(sides))];
}

/** In how many ways the dice give each reading, the lowest reading first. */
export function waysOf({ count, sides, read }: DiceSpec): [reading: number, ways: number][] {
  let ways = new Map<number, number>([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [before, n] of ways) {
      for (let face = 1; face <= sides; face++) {
        const reading = read === 'digits' ? 10 * before + digit(face) : before + face;
        next.set(reading, (next.get(reading) ?? 0) + n);
      }
    }
    ways = next;
  }
  return [...ways]
    .map(([reading, n]): [number, number] => [reading === 0 ? 10 ** count : reading, n])
    .sort(([a], [b]) => a - b);
}
