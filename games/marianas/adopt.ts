import { islandOf } from './data/aircraft.ts';
import { FLEET } from './data/ships.ts';
import { type Campaign, LOST, numberAt, OFF, type PassedOver, type PerSide, SUNK } from './data/state.ts';
import { isLost } from './rules/airBases.ts';
import { DELAY } from './rules/entry.ts';

/**
 * A campaign of an earlier version. Version 2 knew that Japan had come, not when. Version 1 remembered nobody as passed
 * over, and left aircraft on islands that had fallen.
 */
type Earlier = Omit<Campaign, 'passed' | 'entered'> & { passed?: PassedOver[]; entered: boolean };

/** A match of version 1 or 2 goes on under the rules of version 3. */
export function adopt(data: unknown): Campaign {
  const earlier = data as Earlier;
  const campaign: Campaign = { ...earlier, passed: earlier.passed ?? [], entered: enteredOf(earlier) };
  campaign.base.forEach((base, unit) => {
    const island = islandOf(base);
    if (island < 0 || !isLost(campaign, island)) return;
    campaign.base[unit] = LOST;
    campaign.airLost.japan++;
  });
  return campaign;
}

/** When each side came, so that Japan is made up to for less warning as it was when the match began (vp-03). */
function enteredOf({ at, entered, intelligence }: Earlier): PerSide<number> {
  const us = FLEET.us.some((ship) => numberAt(at, ship) >= 0 || at[ship] === SUNK) ? 1 : OFF;
  if (!entered) return { japan: OFF, us };
  return { japan: intelligence === 'surprised' ? 1 + DELAY : 1, us };
}
