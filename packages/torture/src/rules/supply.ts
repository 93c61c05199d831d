import type { Side } from '@point-option/engine';
import { rosterOf } from '../data/roster.ts';
import { isInPlay, type Unit, type War } from '../data/state.ts';

export function headquarters(war: War, side: Side): Unit[] {
  const { entries } = rosterOf(war.scenario);
  return war.units.filter(
    (unit, i) => entries[i]?.side === side && entries[i]?.kind === 'headquarters' && isInPlay(war, unit),
  );
}

/** Fuel that the headquarters of a side have together. */
export function stock(war: War, side: Side): number {
  return headquarters(war, side).reduce((sum, { fuel }) => sum + fuel, 0);
}

export function burn(war: War, side: Side, n: number): void {
  let left = n;
  for (const unit of headquarters(war, side)) {
    const spent = Math.min(unit.fuel, left);
    unit.fuel -= spent;
    left -= spent;
  }
}
