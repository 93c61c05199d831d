import type { Nations } from '@point-option/engine';
import { UNIT_BY_ID } from './aircraft.ts';
import { pieceWanted } from './refs.ts';

/** Whose pieces are on the chart. The rules command the Japanese, so no side does. */
export const NATIONS = {
  us: { name: { key: 'nation.us' }, livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  japan: { name: { key: 'nation.japan' }, side: null, livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
} as const satisfies Nations;

const AMERICAN = ['group', 'ship', 'mission', 'search', 'sub'] as const;
const JAPANESE = ['japanese', 'force', 'raid'] as const;
/** Air points as a piece, and a ship of a force that nobody has identified. */
const JAPANESE_PARTS = [/\bpoints\b/, / of force \d+$/];

export function nationOf(piece: string): keyof typeof NATIONS | undefined {
  const isOf = (kinds: readonly Parameters<typeof pieceWanted>[1][]): boolean =>
    kinds.some((kind) => pieceWanted({ piece }, kind) !== undefined);
  if (UNIT_BY_ID.has(piece) || isOf(AMERICAN)) return 'us';
  return isOf(JAPANESE) || JAPANESE_PARTS.some((part) => part.test(piece)) ? 'japan' : undefined;
}
