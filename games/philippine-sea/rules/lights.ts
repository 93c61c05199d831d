import { some } from '@point-option/engine';
import type { Battle, G } from '../data/state.ts';

export const litGroups = (g: G): number[] => g.state.lit;
export const lightsOut = some<Battle, object>({ options: () => [], apply: () => undefined });
