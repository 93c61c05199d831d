import type { Side } from '@point-option/engine';

/** How a side's counters look. Shape first, colour repeats it: straight corners and bow to the west, or cut corners and bow to the east. */
export interface Livery {
  readonly name: 'us' | 'jp' | 'none';
  readonly cutCorners: boolean;
  readonly fill: string;
  readonly deep: string;
  readonly on: string;
  readonly edge: string;
  /** Letters of the side's colour on paper and sea. */
  readonly text: string;
  readonly soft: string;
  readonly onSoft: string;
}

const coloured = (name: 'us' | 'jp', cutCorners: boolean): Livery => ({
  name,
  cutCorners,
  fill: `var(--${name})`,
  deep: `var(--${name}2)`,
  on: `var(--${name}-on)`,
  edge: `var(--${name}-edge)`,
  text: `var(--${name}-text)`,
  soft: `var(--${name}-soft)`,
  onSoft: `var(--${name}-on-soft)`,
});

const STRAIGHT = coloured('us', false);
const CUT = coloured('jp', true);
const NOBODY: Livery = {
  name: 'none',
  cutCorners: false,
  fill: 'var(--paper)',
  deep: 'var(--well2)',
  on: 'var(--ink)',
  edge: 'var(--ink)',
  text: 'var(--ink)',
  soft: 'var(--well)',
  onSoft: 'var(--ink)',
};

/** Sides whose counters have cut corners; every other side has straight ones. */
const CUT_CORNERED: ReadonlySet<Side> = new Set(['japan', 'south', 'east', 'red', 'enemy']);

export function liveryOf(side: Side | null | undefined): Livery {
  if (side === null || side === undefined) return NOBODY;
  return CUT_CORNERED.has(side) ? CUT : STRAIGHT;
}
