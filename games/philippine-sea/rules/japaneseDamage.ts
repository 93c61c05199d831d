import type { G } from '../data/state.ts';

export function ageHits(_g: G): void {}
