import { directionsOf, partAlong, partBeyond, sextant } from './hexDirections.ts';
import type { HexGrid } from './hexes.ts';

/*
 * Bearings, sectors and arcs. A circle has twelve directions, 30 degrees apart, clockwise from 0 = north: six cross
 * the sides of a hex and six run along its spines, out through the corners. A displacement split into its parts along
 * two hexside directions shows by comparing the parts on which side of the spine between them it lies, so nothing
 * here is measured in degrees and nothing is rounded.
 */

/** The direction of a hexside, as one of the twelve. */
export function direction12(grid: HexGrid, direction: number): number {
  return (directionsOf(grid.orientation).first12 + 2 * direction) % 12;
}

/**
 * The bearing from `a` to `b` as a place on a circle of 24: an even number 2k where `b` lies exactly in direction k
 * of the twelve, the odd number 2k + 1 where it lies between directions k and k + 1; -1 where `b` is `a`.
 */
export function bearing24(grid: HexGrid, a: number, b: number): number {
  const directions = directionsOf(grid.orientation);
  const dq = grid.axialQ(b) - grid.axialQ(a);
  const dr = grid.axialR(b) - grid.axialR(a);
  const d = sextant(directions, dq, dr);
  if (d < 0) return -1;
  const along = partAlong(directions, d, dq, dr);
  const beyond = partBeyond(directions, d, dq, dr);
  const past = beyond === 0 ? 0 : beyond < along ? 1 : beyond === along ? 2 : 3;
  return (2 * directions.first12 + 4 * d + past) % 24;
}

/** The direction, of the twelve, nearest to the bearing from `a` to `b`; -1 where `b` is `a`. It is never a tie. */
export function bearing12(grid: HexGrid, a: number, b: number): number {
  const bearing = bearing24(grid, a, b);
  if (bearing < 0) return -1;
  if (bearing % 2 === 0) return bearing / 2;
  const before = (bearing - 1) / 2;
  const after = (before + 1) % 12;
  return nearerHexside(grid, a, b) === (before % 2 === directionsOf(grid.orientation).first12 % 2) ? before : after;
}

/**
 * Whether a bearing between a hexside direction and a spine is nearer to the hexside direction. With the greater part
 * m and the lesser part n, the cosines of the two angles are as 2m + n to (m + n) times the root of 3; squared, these
 * are integers, which are never equal because 3 is no square.
 */
function nearerHexside(grid: HexGrid, a: number, b: number): boolean {
  const dq = grid.axialQ(b) - grid.axialQ(a);
  const dr = grid.axialR(b) - grid.axialR(a);
  // The sizes of dq, dr and dq + dr are m + n, m and n in some order, and the greatest is the distance.
  const sum = grid.distance(a, b);
  const lesser = Math.min(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  return (2 * sum - lesser) ** 2 > 3 * sum ** 2;
}

/**
 * Whether a hex lies in the sector around a direction of the twelve, reaching `halfWidth30` times 30 degrees to either
 * side; the edges belong to the sector and the origin to every sector. A half width of 1 is a sector of 60 degrees.
 */
export function inSector(grid: HexGrid, origin: number, hex: number, direction: number, halfWidth30: number): boolean {
  const bearing = bearing24(grid, origin, hex);
  if (bearing < 0) return true;
  const apart = Math.abs(bearing - 2 * (((direction % 12) + 12) % 12));
  return Math.min(apart, 24 - apart) <= 2 * halfWidth30;
}

/** The hexes of a sector at most `radius` away, nearest first, the origin included. */
export function sectorHexes(
  grid: HexGrid,
  origin: number,
  direction: number,
  halfWidth30: number,
  radius: number,
): number[] {
  return grid.within(origin, radius).filter((hex) => inSector(grid, origin, hex, direction, halfWidth30));
}

/** Which way an arc opens from a ship or unit that faces forward. */
export type ArcSide = 'front' | 'starboard' | 'rear' | 'port';

/** How wide an arc is. */
export type ArcDegrees = 60 | 120 | 180;

const TURN_OF_SIDE: Record<ArcSide, number> = { front: 0, starboard: 3, rear: 6, port: 9 };
const HALF_WIDTH: Record<ArcDegrees, number> = { 60: 1, 120: 2, 180: 3 };

/**
 * Whether a hex lies in an arc of a unit at `origin` that faces one of the twelve directions (a hexside or a corner).
 * As with sectors the edges belong to the arc, so that a hex straight abeam is in the front and the rear 180 degrees,
 * and the unit's own hex is in every arc.
 */
export function inArc(
  grid: HexGrid,
  origin: number,
  facing: number,
  hex: number,
  opening: ArcSide,
  degrees: ArcDegrees,
): boolean {
  return inSector(grid, origin, hex, facing + TURN_OF_SIDE[opening], HALF_WIDTH[degrees]);
}
