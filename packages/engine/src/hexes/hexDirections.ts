/** Hexes with a corner to the north (`pointy`) have neighbours east and west; `flat` ones, north and south. */
export type Orientation = 'pointy' | 'flat';

/** The compass names of hex directions. */
export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/**
 * The six hexside directions of an orientation, clockwise, as steps in axial coordinates. The axes are chosen so that
 * a positive cross product means "clockwise of" in both orientations.
 */
export interface Directions {
  readonly names: readonly Compass[];
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** Where direction 0 points, in twelfths of a circle clockwise from north. */
  readonly first12: number;
  /** 1 where a step leads north, or due west: it settles ties between two hexes side by side. */
  readonly northward: Int32Array;
}

const POINTY: Directions = {
  names: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  q: Int32Array.of(1, 0, -1, -1, 0, 1),
  r: Int32Array.of(0, 1, 1, 0, -1, -1),
  first12: 3,
  northward: Int32Array.of(0, 0, 0, 1, 1, 1),
};

const FLAT: Directions = {
  names: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  q: Int32Array.of(0, 1, 1, 0, -1, -1),
  r: Int32Array.of(-1, -1, 0, 1, 1, 0),
  first12: 0,
  northward: Int32Array.of(1, 1, 0, 0, 0, 1),
};

/** The directions of an orientation. */
export function directionsOf(orientation: Orientation): Directions {
  return orientation === 'pointy' ? POINTY : FLAT;
}

/** The direction `turns` sixths of a circle clockwise of another (negative: anticlockwise). */
export function turned(direction: number, turns: number): number {
  return (((direction + turns) % 6) + 6) % 6;
}

/**
 * How much of a displacement runs along a direction, once it is split between that direction and the next one
 * clockwise: the cross product with the next one. Negative where the displacement lies outside.
 */
export function partAlong(directions: Directions, direction: number, dq: number, dr: number): number {
  const next = turned(direction, 1);
  return dq * step(directions.r, next) - dr * step(directions.q, next);
}

/** How much of a displacement runs along the next direction clockwise of the given one. */
export function partBeyond(directions: Directions, direction: number, dq: number, dr: number): number {
  return step(directions.q, direction) * dr - step(directions.r, direction) * dq;
}

/**
 * The direction at or just anticlockwise of a displacement, so that the displacement lies in the 60 degrees from
 * there up to the next direction; -1 for no displacement.
 */
export function sextant(directions: Directions, dq: number, dr: number): number {
  for (let d = 0; d < 6; d++) {
    if (partAlong(directions, d, dq, dr) > 0 && partBeyond(directions, d, dq, dr) >= 0) return d;
  }
  return -1;
}

function step(table: Int32Array, direction: number): number {
  const value = table[direction];
  if (value === undefined) throw new RangeError(`A hex has directions 0 to 5, not ${direction}.`);
  return value;
}
