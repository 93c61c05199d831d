import type { SideId } from './side.ts';
import type { Source } from './ship.ts';

/** Fighters, fighter-bombers, dive bombers, torpedo bombers, level bombers. */
export type SquadronKind = 'F' | 'FB' | 'DB' | 'T' | 'B';

/** One air unit: six to twenty aircraft. */
export interface Squadron {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: SquadronKind;
  /** Strength on its front. */
  readonly full: number;
  /** Strength on its back, reduced or fatigued; 0 for a unit of one step. */
  readonly weak: number;
  readonly range: number;
  /** Where it is based at the start: a ship by its number, or a base as `baseHome` gives it. */
  readonly home: number;
  readonly source: Source;
}

/** Homes that are no ships: bases are numbered downward from -1. */
export function baseHome(base: number): number {
  return -1 - base;
}
/** The base of a home, or -1 where it is a ship. */
export function baseOf(home: number): number {
  return home < 0 ? -1 - home : -1;
}

/** Can fly patrol and escort. */
export function isFighter(kind: SquadronKind): boolean {
  return kind === 'F' || kind === 'FB';
}
/** Can attack ships. */
export function isBomber(kind: SquadronKind): boolean {
  return kind !== 'F';
}

/** An airfield ashore. One that lies beyond the map is entered `beyond` hexes from its `hex`. */
export interface Base {
  readonly id: string;
  readonly name: string;
  readonly hex: number;
  readonly beyond: number;
  /** The hexes that strikes of its units may start from, where that is not its own: where a formation says no field, any of its own will do. */
  readonly from?: readonly number[];
  readonly capacity?: number;
  /** The air formation whose marker sends its units, by its number among the chits. */
  readonly chit: number;
}
