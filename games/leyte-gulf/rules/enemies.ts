import { at, enemyOf, formationsAt, shipsUnder, type SurfaceBattle } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';

/** Enemy forces with ships in the hex of a battle. */
export function enemiesIn(theater: LeyteTheater, { marker, hex }: SurfaceBattle): number[] {
  return formationsAt(fleet, theater, enemyOf(at(fleet.markers, marker).side), hex).filter(
    (other) => shipsUnder(fleet, theater, other).length > 0,
  );
}
