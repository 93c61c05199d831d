import { IS_DOWNWIND } from '../data/map.ts';
import { at, type Campaign, numberAt } from '../data/state.ts';

/** air-09: whether a carrier's last hex this turn has put the wind behind it. */
export function isDownwind(state: Campaign, ship: number): boolean {
  const marker = numberAt(state.at, ship);
  if (marker < 0) return false;
  const { heading } = at(state.markers, marker);
  return heading >= 0 && at(IS_DOWNWIND, heading);
}
