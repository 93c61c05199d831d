import { checkSides, type Dice, DieError, type DicePosition, OutOfDice, rolledBefore } from './dice.ts';

/** Dice that show the listed faces in order, counting on from a position: for tests, and for dice rolled by hand. */
export function scripted(faces: readonly number[], from?: DicePosition): Dice & { readonly left: number } {
  const listed = faces.slice();
  const before = rolledBefore(from);
  let used = 0;

  return {
    kind: 'scripted',
    get rolled() {
      return before + used;
    },
    get left() {
      return listed.length - used;
    },
    die(sides, audience) {
      checkSides(sides);
      const shown = listed[used];
      if (shown === undefined) throw new OutOfDice(sides, listed.length, audience);
      // Ten-sided dice are printed 0 to 9, and 0 stands for ten.
      const face = shown === 0 && sides === 10 ? 10 : shown;
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new DieError(`A die of ${sides} sides has no face ${shown}: die ${used + 1} of ${listed.length}.`);
      }
      used++;
      return face;
    },
    position: () => ({ rolled: before + used }),
  };
}
