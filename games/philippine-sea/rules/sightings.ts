import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { isCarrierForce } from './forces.ts';
import type { Reading } from './groups.ts';

/** The fourth lesson is about looking: what is known at the end counts. The values are ours. */
const SEEN_CV = 5;
const SEEN_CVL = 3;
const BY_LEVEL: readonly number[] = [0, 0, 1, 2];

/** Points for carriers seen one by one (level 4), and for carrier forces of which less is known. */
export function sightings({ state }: Reading): number {
  let points = 0;
  for (const force of state.forces) {
    if (!isCarrierForce(force)) continue;
    if (force.level < BY_LEVEL.length) {
      points += BY_LEVEL[force.level] as number;
      continue;
    }
    for (const ship of force.ships)
      if (isJapaneseCarrier(ship)) points += JAPANESE_SHIPS[ship]?.type === 'CV' ? SEEN_CV : SEEN_CVL;
  }
  return points;
}
