import type { Nations, Side } from '@point-option/engine';

/** Three sides; the union leads two nations. */
export const SIDES = ['crown', 'union', 'league'] as const;
export const NATIONS = ['crown', 'union', 'dominion', 'league'] as const;
export type NationName = (typeof NATIONS)[number];

export const nations: Nations = {
  crown: { name: { key: 'nation crown' }, livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
  union: { name: { key: 'nation union' }, livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  dominion: {
    name: { key: 'nation dominion' },
    side: 'union',
    livery: { ink: 'ochre', corners: 'round', bow: 'west' },
  },
  league: { name: { key: 'nation league' }, livery: { ink: 'forest', corners: 'round', bow: 'east' } },
};

/** Every piece is named after its nation. */
export function nationOf(piece: string): NationName | undefined {
  return NATIONS.find((nation) => piece.startsWith(`${nation}-`));
}

export function sideOf(nation: NationName): Side {
  return nation === 'dominion' ? 'union' : nation;
}

export const THEATERS = ['north', 'center', 'south'] as const;
export type Theater = (typeof THEATERS)[number];
