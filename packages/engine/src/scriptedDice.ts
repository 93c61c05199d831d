import { checkSides, type Dice, DieError, OutOfDice } from './dice.ts';

/** Dice that show the listed faces in order: for tests, and for dice that people roll by hand. */
export function scripted(faces: readonly number[]): Dice & { readonly left: number } {
  const listed = faces.slice();
  let rolled = 0;

  return {
    kind: 'scripted',
    get rolled() {
      return rolled;
    },
    get left() {
      return listed.length - rolled;
    },
    die(sides) {
      checkSides(sides);
      const shown = listed[rolled];
      if (shown === undefined) throw new OutOfDice(sides, listed.length);
      // Ten-sided dice are printed 0 to 9, and 0 stands for ten.
      const face = shown === 0 && sides === 10 ? 10 : shown;
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new DieError(`A die of ${sides} sides has no face ${shown}: die ${rolled + 1} of ${listed.length}.`);
      }
      rolled++;
      return face;
    },
    position: () => ({ rolled }),
  };
}
