import type { G } from '../data/state.ts';

export function arrive(_g: G): void {}
