import { either, integer, list, oneOf, type Shape } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { SIDES } from '../data/side.ts';
import { OFF } from '../data/theater.ts';

/** More than any battle comes to: of points, hits, and what is counted. */
export const MOST_COUNTED = 999;

export const count = (max: number): Shape => integer({ min: 0, max });
/** A number that stands for something, or -1 for nothing. */
export const orNone = (max: number): Shape => integer({ min: -1, max });
export const listOf = (length: number, shape: Shape): Shape => list(shape, { min: length, max: length });
export const orNull = (shape: Shape): Shape => either(oneOf([null]), shape);

/** What numbers of a game's lists can be. */
export interface Numbers {
  readonly side: Shape;
  readonly hex: Shape;
  readonly hexOrOff: Shape;
  readonly marker: Shape;
  readonly markerOrNone: Shape;
  readonly ship: Shape;
  readonly shipOrNone: Shape;
  readonly unit: Shape;
  readonly unitOrNone: Shape;
  readonly baseOrNone: Shape;
  /** An entry of the pool: a marker, or after them a chit. */
  readonly entry: Shape;
  readonly entryOrNone: Shape;
}

export function numbersOf({ grid, markers, chits, ships, squadrons, bases }: Fleet): Numbers {
  const entries = markers.length + chits.length;
  return {
    side: oneOf(SIDES),
    hex: count(grid.count - 1),
    hexOrOff: integer({ min: OFF, max: grid.count - 1 }),
    marker: count(markers.length - 1),
    markerOrNone: orNone(markers.length - 1),
    ship: count(ships.length - 1),
    shipOrNone: orNone(ships.length - 1),
    unit: count(squadrons.length - 1),
    unitOrNone: orNone(squadrons.length - 1),
    baseOrNone: orNone(bases.length - 1),
    entry: count(entries - 1),
    entryOrNone: orNone(entries - 1),
  };
}
