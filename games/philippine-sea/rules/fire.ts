import type { G } from '../data/state.ts';

export function spreadFires(_g: G): void {}
