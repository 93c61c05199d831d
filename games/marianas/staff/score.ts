import { ISLANDS, type SideId } from '../data/map.ts';
import { FLEET, TRANSPORTS } from '../data/ships.ts';
import { IJN_SUBS, SUNK } from '../data/state.ts';
import type { CampaignView } from '../view.ts';
import { pointsOf } from './worth.ts';

/** Ashore with this much more than the garrison the Americans will have the island in the end (gnd-07). */
const WILL_FALL = 1.2;
const US_SUB_POINTS = 2;

/** Points for ships of a side that are sunk. */
export function shipsLost(view: CampaignView, side: SideId): number {
  let points = 0;
  for (const ship of FLEET[side]) if (view.at[ship] === SUNK) points += pointsOf(ship);
  return points;
}

/** How far Japan would be ahead if the fleets went home now, as far as its staff can tell. */
export function japaneseLead(view: CampaignView): number {
  let lead = shipsLost(view, 'us') - shipsLost(view, 'japan') + view.handicap;
  lead += view.airLost.us - view.airLost.japan + view.factorsLost.us - view.factorsLost.japan;
  lead += US_SUB_POINTS * view.subsLost - (IJN_SUBS - view.subsLeft);
  lead += 2 * TRANSPORTS - view.transports.reduce((sum, n) => sum + n, 0);
  ISLANDS.forEach(({ points }, island) => {
    const { us = 0, japan = 0 } = view.islands[island] ?? {};
    const falls = us > 0 && us >= japan * WILL_FALL;
    lead += falls ? -points - japan : points;
  });
  return lead;
}
