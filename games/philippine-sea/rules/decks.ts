import type { G } from '../data/state.ts';

export function repairDecks(_g: G): void {}
