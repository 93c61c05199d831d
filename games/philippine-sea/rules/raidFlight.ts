import type { G } from '../data/state.ts';

export function moveRaids(_g: G): void {}
