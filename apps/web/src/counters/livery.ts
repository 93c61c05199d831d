import type { Ink, Livery as NationLivery, Nations, PieceView } from '@point-option/engine';

/** How a nation's counters look, in colors of the page. Shape comes first, and color repeats it. */
export interface Livery {
  readonly ink: Ink | 'none';
  readonly corners: NationLivery['corners'];
  readonly bow: NationLivery['bow'];
  readonly fill: string;
  readonly deep: string;
  readonly on: string;
  readonly edge: string;
  /** Letters of the nation's color on paper and sea. */
  readonly text: string;
  readonly soft: string;
  readonly onSoft: string;
}

const inked = ({ ink, corners, bow }: NationLivery): Livery => ({
  ink,
  corners,
  bow,
  fill: `var(--${ink})`,
  deep: `var(--${ink}2)`,
  on: `var(--${ink}-on)`,
  edge: `var(--${ink}-edge)`,
  text: `var(--${ink}-text)`,
  soft: `var(--${ink}-soft)`,
  onSoft: `var(--${ink}-on-soft)`,
});

const NOBODY: Livery = {
  ink: 'none',
  corners: 'square',
  bow: 'west',
  fill: 'var(--paper)',
  deep: 'var(--well2)',
  on: 'var(--ink)',
  edge: 'var(--ink)',
  text: 'var(--ink)',
  soft: 'var(--well)',
  onSoft: 'var(--ink)',
};

/** One object for each livery, so that a counter which has not changed is not drawn again. */
const made = new Map<string, Livery>();

/** The livery of a nation or side; nobody's where it is null, or where no nation has that name. */
export function liveryOf(nations: Nations, nation: string | null | undefined): Livery {
  const named = nation === null || nation === undefined ? undefined : nations[nation]?.livery;
  if (named === undefined) return NOBODY;
  const key = `${named.ink} ${named.corners} ${named.bow}`;
  const known = made.get(key) ?? inked(named);
  made.set(key, known);
  return known;
}

export const nationOf = ({ nation, side }: Pick<PieceView, 'nation' | 'side'>): string | null => nation ?? side;

export function liveryOfPiece(nations: Nations, piece: Pick<PieceView, 'nation' | 'side'>): Livery {
  return liveryOf(nations, nationOf(piece));
}
