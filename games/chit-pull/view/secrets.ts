import type { Secret } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { enemyOf, type SideId, SIDES } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import type { FormationFigures } from './plausible.ts';
import { varyAircraft, varyFatigue, varyReturns } from './varyAircraft.ts';
import { varyDummies, varyForce, varyPlaces, varyShips } from './varyFormations.ts';
import { varyPlans, type Vary } from './varyPlans.ts';

/** Everything in the theater that a side may not know, but for what only one game has. */
export function createSecrets<Own extends object>(
  fleet: Fleet,
  limits: FormationFigures,
): readonly Secret<Theater<Own>>[] {
  const of = (side: SideId, what: string, vary: Vary): Secret<Theater<Own>> => ({
    name: `${side} ${what}`,
    hiddenFrom: enemyOf(side),
    vary: (theater, dice) => !theater.over && vary(fleet, theater, side, dice),
  });
  return [
    ...SIDES.flatMap((side) => [
      of(side, 'ships', (...given) => varyShips(limits, ...given)),
      of(side, 'dummies', varyDummies),
      of(side, 'force', varyForce),
      of(side, 'places', varyPlaces),
      of(side, 'aircraft', varyAircraft),
      of(side, 'returns', varyReturns),
      of(side, 'plans', varyPlans),
    ]),
    of('us', 'fatigue', varyFatigue),
  ];
}
