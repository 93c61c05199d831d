import type { Face, PieceView } from '@point-option/engine';
import type { Livery } from './livery.ts';
import { glyphsOf } from './states.ts';

/** Everything that a counter is drawn from. */
export interface Drawing {
  readonly piece: PieceView;
  readonly face: Face;
  readonly livery: Livery;
  /** The words at the foot. */
  readonly foot: string;
  readonly lit: boolean;
  readonly selected: boolean;
  /** Degrees from north, where it is known which way it goes. */
  readonly bearing: number | undefined;
  /** How many counters lie under it. */
  readonly behind: number;
  /** Letters only: it is too small for more. */
  readonly small: boolean;
}

/** Where the name stands at the head of a plate: clear of what is at its corners. */
export function nameRoom(face: Face, width: number): { x: number; width: number } {
  const taken = new Set(glyphsOf(face).map(({ at }) => at));
  const east = taken.has('ne') || face.fix !== undefined ? 8 : 0;
  const west = taken.has('nw') ? 8 : 0;
  return { x: (west - east) / 2, width: width - east - west };
}

/** Figures as they are printed: "4-4-5". */
export const figures = ({ strength = [] }: Face): string => strength.join('-');

/** Which way a plane points: where it flies, or else as its nation's ships do; home where it is homeward bound. */
export function noseOf({ face, livery, bearing }: Drawing): number {
  if (bearing !== undefined) return bearing;
  const isHomeward = face.states?.some(({ is }) => is === 'homeward') === true;
  return (livery.bow === 'west') === isHomeward ? 90 : 270;
}

/** The colors of a plate by its tone: full, pale where it is not ready, hollow where it is spent. */
export function paintOf({ face: { tone }, livery }: Pick<Drawing, 'face' | 'livery'>): { fill: string; ink: string } {
  if (tone === 'spent') return { fill: 'var(--sheet)', ink: livery.text };
  return tone === 'soft' ? { fill: livery.soft, ink: livery.onSoft } : { fill: livery.fill, ink: livery.on };
}
