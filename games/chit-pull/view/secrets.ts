import { type Dice, type Secret, shuffle } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { enemyOf, ofSide, type PerSide, type SideId, SIDES } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import { varyFaces } from './drawFaces.ts';
import type { FormationFigures } from './plausible.ts';
import { varyAircraft, varyFatigue, varyReturns } from './varyAircraft.ts';
import { varyDummies, varyForce, varyPlaces, varyShips } from './varyFormations.ts';
import { varyCourse, varyRegrouping, varyReport, type Vary } from './varyPlans.ts';

/** Everything that a side hides in either game, by what it belongs to. */
export const HIDDEN = {
  ships: { ships: varyShips, faces: varyFaces },
  formations: { dummies: varyDummies, force: varyForce, places: varyPlaces },
  aircraft: { boxes: varyAircraft, fatigue: varyFatigue, returns: varyReturns },
  plans: { report: varyReport, course: varyCourse, regrouping: varyRegrouping },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Vary>>>>;

/** What a side hides that only one game has. */
export type OwnVary<Own extends object> = (theater: Theater<Own>, dice: Dice) => boolean;
/** The same, by what it belongs to. */
export type OwnHidden<Own extends object> = Readonly<Partial<Record<keyof typeof HIDDEN, readonly OwnVary<Own>[]>>>;

/**
 * Everything in the theater that a side may not know. What is seldom there to hide goes with what mostly is: whichever of them can be
 * changed, in no order.
 */
export function createSecrets<Own extends object>(
  fleet: Fleet,
  limits: FormationFigures,
  own: Readonly<PerSide<OwnHidden<Own>>>,
): readonly Secret<Theater<Own>>[] {
  const secret = (side: SideId, what: string, varies: readonly OwnVary<Own>[]): Secret<Theater<Own>> => ({
    name: `${side} ${what}`,
    hiddenFrom: enemyOf(side),
    vary: (theater, dice) => !theater.over && shuffle(dice, varies).some((vary) => vary(theater, dice)),
  });
  return SIDES.flatMap((side) =>
    (Object.keys(HIDDEN) as (keyof typeof HIDDEN)[]).map((what) => {
      const shared = Object.values<Vary>(HIDDEN[what]).map(
        (vary): OwnVary<Own> =>
          (theater, dice) =>
            vary({ fleet, limits }, theater, side, dice),
      );
      return secret(side, what, [...shared, ...(ofSide(own, side)[what] ?? [])]);
    }),
  );
}
