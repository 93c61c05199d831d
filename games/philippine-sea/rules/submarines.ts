import { one } from '@point-option/engine';
import { ALL_HEXES } from '../data/map.ts';
import type { Battle, G } from '../data/state.ts';

export const submarineToPlace = (_g: G): { sub: number } | null => null;
export const placeSubmarine = one<Battle, { sub: number }, number>({
  options: () => ALL_HEXES,
  apply: () => undefined,
});
