import type { SideId } from '../data/map.ts';
import { SHIPS } from '../data/ships.ts';
import type { Firing } from './gunnery.ts';

/** The battle board: eight boxes in a line, the two screens face to face (RULINGS.md, the battle board). A box is its place in the line. */
export const BOXES = [
  'US_SCREENED',
  'US_MAIN',
  'US_SUPPORT',
  'US_SCREENING',
  'JP_SCREENING',
  'JP_SUPPORT',
  'JP_MAIN',
  'JP_SCREENED',
] as const;
type BoardBox = (typeof BOXES)[number];
export function boxNumber(box: string): number {
  return BOXES.indexOf(box as BoardBox);
}

/** The boxes of a side, from the screen back. */
export const OWN_BOXES: Readonly<Record<SideId, readonly number[]>> = { japan: [4, 5, 6, 7], us: [3, 2, 1, 0] };
export const SCREENING: Readonly<Record<SideId, number>> = { japan: 4, us: 3 };
export const SCREENED: Readonly<Record<SideId, number>> = { japan: 7, us: 0 };

/** bat-11, bat-12: how many ranges a weapon carries; T are American torpedoes, TL Japanese ones. */
const REACH: Readonly<Record<Firing, number>> = {
  D: 1,
  DL: 2,
  CL: 2,
  CA: 3,
  BC: 3,
  B: 3,
  BB: 3,
  SBB: 3,
  T: 1,
  TL: 2,
};

/** The ranges between two boxes. */
export function rangeBetween(from: number, to: number): number {
  return Math.abs(from - to);
}

/** bat-11, bat-12, bat-15: whether a weapon carries from one box to another. */
export function canReach(weapon: Firing, from: number, to: number): boolean {
  return rangeBetween(from, to) <= REACH[weapon];
}

/** cls-02: a ship of a bracketed class only has armour; this one has guns. */
export const IS_GUNNED: readonly boolean[] = SHIPS.map(({ guns }) => guns.length > 0);
