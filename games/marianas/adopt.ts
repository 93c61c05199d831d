import { islandOf } from './data/aircraft.ts';
import { type Campaign, LOST } from './data/state.ts';
import { isLost } from './rules/airBases.ts';

/** A campaign of version 1: nobody was remembered as passed over, and aircraft stayed on islands that had fallen. */
type First = Omit<Campaign, 'passed'>;

/** A match of version 1 goes on under the rules of version 2. */
export function adopt(data: unknown): Campaign {
  const campaign: Campaign = { ...(data as First), passed: [] };
  campaign.base.forEach((base, unit) => {
    const island = islandOf(base);
    if (island < 0 || !isLost(campaign, island)) return;
    campaign.base[unit] = LOST;
    campaign.airLost.japan++;
  });
  return campaign;
}
