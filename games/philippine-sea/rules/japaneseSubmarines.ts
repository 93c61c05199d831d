import type { G } from '../data/state.ts';

export function submarinesAttack(_g: G): void {}
