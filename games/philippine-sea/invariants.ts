import type { Battle } from './data/state.ts';

export function invariants(_data: Battle): string[] {
  return [];
}
